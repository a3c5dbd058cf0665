// Where it is my turn, for those who look elsewhere: the bar above the pages, the title and the icon
// of the tab, a notification of the browser.
import { api, Refused } from "./api";
import type { MyTable } from "./protocol";
import { settings } from "./settings.svelte";
import { t } from "./words.svelte";

const QUIET = "/icon.svg";
const CALLING = "/icon-turn.svg";

class Turns {
  /** At so many tables it is my turn. */
  count = $state(0);
  /** What is shown waits for me. */
  calling = $state(false);

  /** Find out at how many tables it is my turn. */
  async load(): Promise<void> {
    try {
      this.count = (await api.myTables()).filter(isMyTurn).length;
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem; // without an answer nothing is said
    }
  }

  /** The title of a page, marked if it is my turn there. */
  title(text: string): string {
    return this.calling ? `● ${t("turn-title")} – ${text}` : text;
  }
}

export const turns = new Turns();

export function isMyTurn({ table, your_turn }: MyTable): boolean {
  return your_turn && table.status === "playing";
}

/** Show in the tab whether it is my turn. Call inside an effect. */
export function markTab(): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (icon) icon.href = turns.calling ? CALLING : QUIET;
}

/** Whether this browser has notifications for pages that are open. */
export function canNotify(): boolean {
  return "Notification" in window && isSecureContext;
}

/** Ask the person whether the browser may notify them; only ever after a click. */
export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** Say that it is my turn, if nobody looks at the page and the person wants to be told. */
export function notify(title: string, body: string, table: string): void {
  if (!settings.notify || !document.hidden || !canNotify()) return;
  if (Notification.permission !== "granted") return;
  try {
    const note = new Notification(title, { body, tag: table, icon: CALLING });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // some phones take notifications from elsewhere alone: sound and title remain
  }
}
