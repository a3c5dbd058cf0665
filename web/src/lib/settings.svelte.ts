// What a person prefers on this device; kept in the browser.
import type { Language } from "./languages";
import { LANGUAGES, preferredLanguage } from "./languages";

export type Theme = "system" | "light" | "dark";
export type Confirm = "never" | "touch" | "always";
export type Motion = "system" | "none";
export type Pace = "none" | "quick" | "normal" | "slow";

export interface Settings {
  language: Language;
  theme: Theme;
  /** When a move that cannot be taken back is asked about first. */
  confirm: Confirm;
  motion: Motion;
  /** How fast the moves of the others follow each other. */
  pace: Pace;
  /** What is a matter of routine is said by itself, after a moment. */
  byItself: boolean;
  /** Not `sound`, under which older pages kept silence that nobody had asked for. */
  sounds: boolean;
  /** The browser tells of my turns while nobody looks at the page. */
  notify: boolean;
  chat: boolean;
  /** Show what every seat can hope for, where only bots play. */
  chances: boolean;
  /** Say every event to a screen reader. */
  announce: boolean;
  /** Show the field for typed moves. */
  typed: boolean;
  /** Write the names of places in typed moves on the table, also without that field. */
  places: boolean;
}

const KEY = "holdfast-settings";

export const PACES: readonly Pace[] = ["none", "quick", "normal", "slow"];
/** How long a move of somebody else is looked at, in milliseconds. */
const LOOKS: Record<Pace, number> = { none: 0, quick: 650, normal: 1300, slow: 2600 };

function usual(): Settings {
  return {
    language: preferredLanguage(typeof navigator === "undefined" ? [] : navigator.languages),
    theme: "system",
    confirm: "touch",
    motion: "system",
    pace: "normal",
    byItself: false,
    sounds: true,
    notify: false,
    chat: true,
    chances: true,
    announce: true,
    typed: false,
    places: false,
  };
}

function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

function isPace(value: unknown): value is Pace {
  return PACES.some((pace) => pace === value);
}

/** Settings from a text; whatever is not understood is as usual. */
export function readSettings(text: string | null): Settings {
  const settings = usual();
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? "{}");
  } catch {
    return settings;
  }
  if (typeof kept !== "object" || kept === null) return settings;
  const wanted = kept as Partial<Record<keyof Settings, unknown>>;
  if (isLanguage(wanted.language)) settings.language = wanted.language;
  if (wanted.theme === "light" || wanted.theme === "dark") settings.theme = wanted.theme;
  if (wanted.confirm === "never" || wanted.confirm === "always") settings.confirm = wanted.confirm;
  if (wanted.motion === "none") settings.motion = wanted.motion;
  if (isPace(wanted.pace)) settings.pace = wanted.pace;
  for (const name of [
    "byItself",
    "sounds",
    "notify",
    "chat",
    "chances",
    "announce",
    "typed",
    "places",
  ] as const) {
    const value = wanted[name];
    if (typeof value === "boolean") settings[name] = value;
  }
  return settings;
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // storage is forbidden: everything works, nothing is kept
  }
}

export const settings: Settings = $state(readSettings(kept()));

/** Keep the settings, and show them on the page. Call inside an effect. */
export function applySettings(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  if (settings.theme === "system") delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  if (settings.motion === "system") delete root.dataset.motion;
  else root.dataset.motion = settings.motion;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // see above
  }
}

/** How long something should move, in milliseconds: nothing does if the person wants it so. */
export function moving(milliseconds: number): number {
  if (settings.motion === "none") return 0;
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : milliseconds;
}

/** How long a move of somebody else is looked at, in milliseconds: not at all in a hidden page,
 *  quickly at most in a hurry, and at least when it was asked for once more. */
export function looking(why: "new" | "hurry" | "again" = "new"): number {
  if (document.hidden) return 0;
  const look = LOOKS[settings.pace];
  if (why === "hurry") return Math.min(look, LOOKS.quick);
  return why === "again" ? Math.max(look, LOOKS.quick) : look;
}

/** Whether a move that cannot be taken back is asked about first. */
export function asksFirst(): boolean {
  if (settings.confirm === "touch") return matchMedia("(pointer: coarse)").matches;
  return settings.confirm === "always";
}

/** Whether the table shows what places are called in typed moves. */
export function showsPlaces(): boolean {
  return settings.places || settings.typed;
}
