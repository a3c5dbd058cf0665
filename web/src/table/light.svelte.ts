// What the page speaks of is lit on the board: the parts of the move of a line of the log, of a
// hint, of the end.
import type { Attachment } from "svelte/attachments";

/** Milliseconds for which something is lit that was tapped. */
const A_WHILE = 3500;

/** Whether one can point at something without pressing it; who cannot taps. */
export function hovers(): boolean {
  return !matchMedia("(hover: none)").matches;
}

export class Light {
  /** The parts of the move that is spoken of, if one is. */
  parts: readonly unknown[] = $state.raw([]);
  #ending: ReturnType<typeof setTimeout> | undefined;

  /** Light a move for a while: it was tapped. */
  flash(parts: unknown): void {
    this.#on(parts);
    this.#ending = setTimeout(() => {
      this.#ending = undefined;
      this.parts = [];
    }, A_WHILE);
  }

  /** Light a move while something that speaks of it is pointed at or has the focus. */
  by(parts: unknown): Attachment<HTMLElement> {
    return (node) => {
      const listeners: [string, (event: Event) => void][] = [
        ["pointerenter", (event) => (event as PointerEvent).pointerType === "mouse" && on()],
        ["pointerleave", (event) => (event as PointerEvent).pointerType === "mouse" && off()],
        ["focusin", () => node.contains(document.querySelector(":focus-visible")) && on()],
        ["focusout", () => off()],
      ];
      const on = () => this.#on(parts);
      // What is lit may go while the page is being drawn, when nothing may change.
      const off = () => queueMicrotask(() => this.#off(parts));
      for (const [kind, listener] of listeners) node.addEventListener(kind, listener);
      return () => {
        for (const [kind, listener] of listeners) node.removeEventListener(kind, listener);
        off();
      };
    };
  }

  #on(parts: unknown): void {
    clearTimeout(this.#ending);
    this.#ending = undefined;
    this.parts = parts === null ? [] : [parts];
  }

  /** Something else may have been lit since, or this for a while. */
  #off(parts: unknown): void {
    if (this.parts.includes(parts) && this.#ending === undefined) this.parts = [];
  }
}
