// The pictures of the games: wide, and cut at the edges to whatever shape they are shown in.
import type { Component } from "svelte";
import type { GameName } from "../games";

const PICTURES = import.meta.glob<Component>("../games/*/picture/Picture.svelte", {
  eager: true,
  import: "default",
});

export function pictureOf(game: GameName): Component {
  const found = PICTURES[`../games/${game}/picture/Picture.svelte`];
  if (!found) throw new Error(`no picture of ${game}`);
  return found;
}
