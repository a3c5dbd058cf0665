// How the places of a table are pointed at while a position is set up: with the pointer, and with the
// keys of the editor where the board itself has no button.
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { readKey } from "../../../lib/keyboard.svelte";
import { EDIT_KEYS } from "../../../lib/keys";
import type { Setup } from "../../../lib/position.svelte";

/** What the places of a table need to know. */
interface Pointing {
  setup: Setup;
  /** What a place is called, and what lies there. */
  labelOf: (place: string) => string;
  /** The places that what is impossible speaks of. */
  wrong: () => ReadonlySet<string>;
  /** The keyboard leaves the table. */
  leave: () => void;
}

/** Makes an element of a table a place that can be pointed at. */
export function pointingAt(
  { setup, labelOf, wrong, leave }: Pointing,
  place: string,
  thing?: string,
): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    untrack(() => {
      if (!node.matches("button, [role=button]")) {
        node.setAttribute("role", "button");
        node.setAttribute("tabindex", thing === undefined ? "0" : "-1");
      }
    });
    $effect(() => {
      const fits = setup.fits(place);
      node.setAttribute("data-lies", place);
      node.toggleAttribute("data-fits", setup.chosen !== "" && fits);
      node.toggleAttribute("data-wrong", wrong().has(place));
      node.setAttribute("aria-label", labelOf(place));
    });
    const click = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      void setup.point(place, thing);
    };
    const press = (event: Event) => {
      const does = readKey(EDIT_KEYS, event as KeyboardEvent)?.does;
      if (does === undefined || does === "walk" || does === "undo") return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (does === "point") void setup.point(place, thing);
      else if (does === "back") leave();
      else takeAway();
    };
    const takeAway = () => {
      const top = thing ?? setup.place(place)?.holds.at(-1);
      if (top) void setup.take(top, place);
    };
    node.addEventListener("click", click, { capture: true });
    node.addEventListener("keydown", press, { capture: true });
    return () => {
      node.removeEventListener("click", click, { capture: true });
      node.removeEventListener("keydown", press, { capture: true });
    };
  };
}

const WAYS: readonly [number, number][] = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
];

/** The element that lies next in the direction of an arrow key; what is aside counts twice. */
export function nextTowards<Node extends Element>(
  nodes: readonly Node[],
  from: Element,
  way: number,
): Node | undefined {
  const [right, down] = WAYS[way] ?? [0, 0];
  const here = from.getBoundingClientRect();
  let best: Node | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const node of nodes) {
    const box = node.getBoundingClientRect();
    const x = box.x + box.width / 2 - here.x - here.width / 2;
    const y = box.y + box.height / 2 - here.y - here.height / 2;
    const on = x * right + y * down;
    const far = on + 2 * Math.abs(x * down) + 2 * Math.abs(y * right);
    if (on > 1 && far < least) [best, least] = [node, far];
  }
  return best;
}
