// The places of a table where things lie. A board says which of its elements is which place, by the
// name that the game gives it; while a position is set up by hand, they can be pointed at.
import { getContext, setContext } from "svelte";
import type { Attachment } from "svelte/attachments";

/** What a board calls: the attachment of an element that is a place, or of a thing that lies there. */
export type AtPlace = (place: string, thing?: string) => Attachment<HTMLElement | SVGElement>;

const KEY = Symbol("places");

export function setPlaces(at: AtPlace): void {
  setContext(KEY, at);
}

/** What makes an element a place; null where no position is set up. */
export function getPlaces(): AtPlace | null {
  return getContext<AtPlace | undefined>(KEY) ?? null;
}
