// Cards and pieces say what they are: when they are pointed at for a moment, pressed for long, or
// have the focus. A board attaches the explanation to the thing, `Explained.svelte` shows it.
import { getContext, setContext } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Refusal } from "../lib/protocol";
import type { Asker, Explanation } from "./contract";

/** Milliseconds: a pointer rests, a finger presses for long, a pointer is on its way to the note. */
const REST = 550;
const LONG = 450;
const BRIEF = 250;
/** So many pixels a finger may move and still press. */
const FAR = 10;
/** The id of the note, which describes what it is about. */
export const NOTE = "explained";

/** What a board calls: the attachment of a thing that says what it is. */
export type Explain<Move = unknown> = (
  what: () => Explanation<Move> | null,
) => Attachment<HTMLElement | SVGElement>;

export class Explainer {
  /** What is said now, about what, and why nothing can be done with it if the server was asked. */
  about: Explanation | null = $state.raw(null);
  by: HTMLElement | SVGElement | null = $state.raw(null);
  refusal: Refusal | null = $state.raw(null);
  #ask: () => Asker;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ask: () => Asker) {
    this.#ask = ask;
  }

  explain: Explain = (what) => (node) => {
    let pressed: { x: number; y: number } | null = null;
    let held = false;
    const show = () => this.#show(what(), node);
    const leave = () => this.leave();
    const letGo = () => {
      if (pressed) clearTimeout(this.#timer);
      pressed = null;
    };
    const listeners: { [kind: string]: (event: never) => void } = {
      pointerenter: (event: PointerEvent) =>
        event.pointerType === "mouse" && this.#soon(REST, show),
      pointerleave: (event: PointerEvent) => event.pointerType === "mouse" && leave(),
      pointerdown: (event: PointerEvent) => {
        this.hide();
        held = false;
        // A second finger makes the table larger or smaller: neither of them presses for long.
        if (event.pointerType === "mouse" || !event.isPrimary) return;
        pressed = { x: event.clientX, y: event.clientY };
        this.#soon(LONG, () => {
          held = true;
          pressed = null;
          show();
        });
      },
      pointermove: (event: PointerEvent) => {
        if (pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > FAR)
          letGo();
      },
      pointerup: letGo,
      pointercancel: letGo,
      contextmenu: (event: Event) => held && event.preventDefault(),
      // The click that ends a long press plays nothing.
      click: (event: MouseEvent) => {
        if (!held) return;
        held = false;
        event.stopPropagation();
        event.preventDefault();
      },
      focus: () => node.matches(":focus-visible") && this.#soon(BRIEF, show),
      blur: leave,
    };
    for (const kind in listeners)
      node.addEventListener(kind, listeners[kind] as EventListener, { capture: kind === "click" });
    return () => {
      for (const kind in listeners)
        node.removeEventListener(kind, listeners[kind] as EventListener, {
          capture: kind === "click",
        });
      if (this.by === node) this.hide();
    };
  };

  /** The pointer or the focus has left, perhaps on the way to the note. */
  leave(): void {
    this.#soon(BRIEF, () => this.hide());
  }

  /** The pointer or the focus is in the note. */
  stay(): void {
    clearTimeout(this.#timer);
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.by?.removeAttribute("aria-describedby");
    this.about = this.by = this.refusal = null;
  }

  #soon(milliseconds: number, what: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(what, milliseconds);
  }

  #show(about: Explanation | null, node: HTMLElement | SVGElement): void {
    this.hide();
    if (!about) return;
    this.about = about;
    this.by = node;
    node.setAttribute("aria-describedby", NOTE);
    if (about.why && about.moves?.length === 0) void this.#askWhy(about);
  }

  async #askWhy(about: Explanation): Promise<void> {
    if (!about.why) return;
    try {
      const { refusal } = await this.#ask().why(about.why);
      if (this.about === about) this.refusal = refusal;
    } catch {
      // The page itself says that the server is away; what the thing is stands there all the same.
    }
  }
}

const KEY = Symbol("explain");

export function setExplain(explainer: Explainer): void {
  setContext(KEY, explainer.explain);
}

export function getExplain<Move>(): Explain<Move> {
  return getContext<Explain<Move>>(KEY);
}
