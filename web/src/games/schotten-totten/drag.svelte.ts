// Dragging means the same as pointing twice: first at what is dragged, then at where it is dropped.

import type { CardId } from "./cards";
import type { Desk } from "./desk.svelte";

const FAR = 8; // pixels, before a press becomes a drag

interface Start {
  x: number;
  y: number;
  pointer: number;
  from: HTMLElement;
}

export class Drag {
  #desk: Desk;
  #start: Start | null = null;
  /** The card under the pointer, where it is drawn. */
  shown: { card: CardId; x: number; y: number } | null = $state.raw(null);

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  down = (event: PointerEvent): void => {
    const from = event.target instanceof Element ? event.target.closest("[data-drag]") : null;
    if (event.button !== 0 || !(from instanceof HTMLElement)) return;
    this.#start = { x: event.clientX, y: event.clientY, pointer: event.pointerId, from };
  };

  move = (event: PointerEvent): void => {
    const start = this.#start;
    const root = this.#desk.root;
    if (start === null || root === null || event.pointerId !== start.pointer) return;
    if (this.shown === null) {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < FAR) return;
      if (!this.#lift(start.from)) {
        this.#start = null;
        return;
      }
      root.setPointerCapture(event.pointerId);
    }
    const home = root.getBoundingClientRect();
    const card = start.from.dataset.card ?? "";
    this.shown = { card, x: event.clientX - home.left, y: event.clientY - home.top };
  };

  up = (event: PointerEvent): void => {
    const dragged = this.shown !== null;
    const start = this.#start;
    this.cancel();
    if (!dragged || start === null) return;
    const below = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-drop]");
    if (below instanceof HTMLElement) this.#drop(start.from, below);
    else this.#desk.picked = null;
  };

  cancel = (): void => {
    this.#start = null;
    this.shown = null;
  };

  /** Take up what is dragged; false if nothing can be done with it now. */
  #lift(from: HTMLElement): boolean {
    const desk = this.#desk;
    const card = from.dataset.card ?? "";
    if (from.dataset.drag === "table") {
      if (desk.picked?.taken !== card) desk.pointCard(card, from);
      return true;
    }
    if (desk.aims.returns.has(card)) return true;
    const index = Number(from.dataset.index);
    if (desk.picked?.index !== index) desk.pointHand(card, index, from);
    return desk.picked?.index === index;
  }

  #drop(from: HTMLElement, on: HTMLElement): void {
    const desk = this.#desk;
    const card = from.dataset.card ?? "";
    const back = desk.aims.returns.get(card);
    switch (on.dataset.drop) {
      case "stone":
        desk.pointStone(Number(on.dataset.stone), on);
        break;
      case "card":
        desk.pointCard(on.dataset.card ?? "", on);
        break;
      case "deck":
        if (back) desk.play(back);
        else desk.pointDeck(on.dataset.deck === "tactic" ? "tactic" : "clan", on);
        break;
      case "discard":
        if (desk.aims.discard) desk.play(desk.aims.discard);
        break;
    }
  }
}
