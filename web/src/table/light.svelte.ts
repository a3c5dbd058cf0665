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
  /** The parts of the moves that are spoken of, if some are. */
  parts: readonly unknown[] = $state.raw([]);
  /** What speaks of them: an element, or a timer that began with a tap. */
  #speaker: unknown;

  /** Light moves for a while: they were tapped. */
  flash(moves: readonly unknown[]): void {
    const ending: unknown = setTimeout(() => this.#off(ending), A_WHILE);
    this.#on(moves, ending);
  }

  /** Light moves while something that speaks of them is pointed at or has the focus. */
  by(moves: () => readonly unknown[]): Attachment<HTMLElement> {
    return (node) => {
      const listeners: [string, (event: Event) => void][] = [
        ["pointerenter", (event) => (event as PointerEvent).pointerType === "mouse" && on()],
        ["pointerleave", (event) => (event as PointerEvent).pointerType === "mouse" && off()],
        ["focusin", () => node.contains(document.querySelector(":focus-visible")) && on()],
        ["focusout", () => off()],
      ];
      const on = () => this.#on(moves(), node);
      // What is lit may go while the page is being drawn, when nothing may change.
      const off = () => queueMicrotask(() => this.#off(node));
      for (const [kind, listener] of listeners) node.addEventListener(kind, listener);
      return () => {
        for (const [kind, listener] of listeners) node.removeEventListener(kind, listener);
        off();
      };
    };
  }

  #on(moves: readonly unknown[], speaker: unknown): void {
    this.parts = moves.filter((parts) => parts != null);
    this.#speaker = speaker;
  }

  /** Something else may speak since. */
  #off(speaker: unknown): void {
    if (this.#speaker === speaker) this.parts = [];
  }
}
