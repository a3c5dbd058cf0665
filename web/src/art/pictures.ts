// The pictures of the games: wide, and cut at the edges to whatever shape they are shown in.
import type { Component } from "svelte";
import type { GameName } from "../games";
import BorderPicture from "./BorderPicture.svelte";
import RiverPicture from "./RiverPicture.svelte";
import RoadPicture from "./RoadPicture.svelte";

export const PICTURES: Record<GameName, Component> = {
  "schotten-totten": BorderPicture,
  rheinlander: RiverPicture,
  fellowship: RoadPicture,
};
