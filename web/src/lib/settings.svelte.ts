// What a person prefers on this device; kept in the browser.
import type { Language } from "./languages";
import { LANGUAGES, preferredLanguage } from "./languages";

export type Theme = "system" | "light" | "dark";
export type Confirm = "never" | "touch" | "always";
export type Motion = "system" | "none";

export interface Settings {
  language: Language;
  theme: Theme;
  /** When a move that cannot be taken back is asked about first. */
  confirm: Confirm;
  motion: Motion;
  sound: boolean;
  chat: boolean;
  /** Say every event to a screen reader. */
  announce: boolean;
  /** Show the field for typed moves. */
  typed: boolean;
}

const KEY = "holdfast-settings";

function usual(): Settings {
  return {
    language: preferredLanguage(typeof navigator === "undefined" ? [] : navigator.languages),
    theme: "system",
    confirm: "touch",
    motion: "system",
    sound: false,
    chat: true,
    announce: true,
    typed: false,
  };
}

function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
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
  for (const name of ["sound", "chat", "announce", "typed"] as const) {
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

/** Whether a move that cannot be taken back is asked about first. */
export function asksFirst(): boolean {
  if (settings.confirm === "touch") return matchMedia("(pointer: coarse)").matches;
  return settings.confirm === "always";
}
