// Things move from where they were to where they are: the places of all things with a key are
// remembered before the picture changes, and what lies elsewhere afterwards flies there.
import { moving } from "../../lib/settings.svelte";

const LONG = 280;

export class Flight {
  #places = new Map<string, DOMRect>();

  /** Remember where everything is. */
  remember(root: HTMLElement): void {
    this.#places = new Map();
    for (const thing of root.querySelectorAll<HTMLElement>("[data-key]")) {
      this.#places.set(thing.dataset.key ?? "", thing.getBoundingClientRect());
    }
  }

  /** Let fly what has moved; what is new comes from the place that it names. */
  fly(root: HTMLElement): void {
    const long = moving(LONG);
    if (long === 0 || this.#places.size === 0) return;
    for (const thing of root.querySelectorAll<HTMLElement>("[data-key]")) {
      const before = this.#places.get(thing.dataset.key ?? "");
      const from = before ?? originOf(root, thing);
      // What is drawn comes when what was played lies there.
      const drawn = before === undefined && thing.dataset.from?.startsWith("deck");
      if (from) send(thing, from, long, drawn ? long : 0);
    }
  }
}

function originOf(root: HTMLElement, thing: HTMLElement): DOMRect | undefined {
  const spot = thing.dataset.from;
  return spot
    ? root.querySelector(`[data-spot="${CSS.escape(spot)}"]`)?.getBoundingClientRect()
    : undefined;
}

function send(thing: HTMLElement, from: DOMRect, long: number, delay: number): void {
  const to = thing.getBoundingClientRect();
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  if (Math.hypot(x, y) < 2 || to.width === 0) return;
  const size = from.width / to.width;
  thing.animate(
    [
      { translate: `${x}px ${y}px`, scale: `${size}`, zIndex: 40 },
      { translate: "0 0", scale: "1", zIndex: 40 },
    ],
    { duration: long, delay, easing: "cubic-bezier(.3,.7,.3,1)", fill: "backwards" },
  );
}
