// The table in sentences, for those who listen.
import type { Face, GameTable, Tally } from "../../table/contract";
import { spaceArgs, type Way } from "./moves";
import type { Duchy, Space, View } from "./wire";

type Describe = GameTable<View>["describe"];
type Say = Parameters<Describe>[3];

export const describeTable: Describe = (view, faces, _eyes, say) => ({
  hand: [
    view.hand.length > 0
      ? say("table-say-hand", { count: view.hand.length, cards: view.hand.join(", ") })
      : say("table-say-no-hand"),
    say("table-say-deck", { deck: view.deck, discard: view.discard.length }),
  ],
  board: [
    ...(view.ended ? [say("table-last-round")] : []),
    ...view.duchies.map((duchy) => sayDuchy(view, faces, duchy, say)),
    ...sayLone(view, faces, say),
    ...(view.bastions.length > 0
      ? [
          say("table-say-bastions", {
            places: view.bastions.map((name) => saySpace(findSpace(view, name), say)).join(", "),
          }),
        ]
      : []),
  ],
  scores: faces.flatMap((face) => [
    sayPlayer(view, face, say),
    ...tallies(view, face.seat, null).map(
      ({ meaning }) => `${face.name}: ${say(meaning.id, meaning.args)}.`,
    ),
  ]),
});

/** What one plays for: what all see on the board, and the coins of whoever may see them. */
export function tallies(view: View, seat: number, coins: number | null): Tally[] {
  const count = view.players[seat]?.holdings ?? 0;
  const told: Tally[] = [];
  if (view.phase !== "over") {
    const meaning = { id: "table-holdings-told", args: { count } };
    told.push({ id: "table-tally-holdings", value: count, meaning });
  }
  if (coins !== null) {
    const meaning = { id: "table-coins-told", args: { count: coins } };
    told.push({ id: "table-tally-coins", value: coins, meaning });
  }
  return told;
}

/** A space on which something stands; its name alone, should the view not have it. */
export function findSpace(view: View, name: string): Space {
  return view.spaces.find((space) => space.name === name) ?? { name, side: "", number: 0 };
}

function saySpace(space: Space, say: Say): string {
  return say("table-space", spaceArgs(space));
}

function sayDuchy(view: View, faces: readonly Face[], duchy: Duchy, say: Say): string {
  const towns = duchy.slots.flatMap((slot) => view.slots[slot - 1]?.name ?? []);
  const owner = duchy.owner === null ? undefined : faces[duchy.owner];
  const knights = duchy.knights
    .map((count, seat) => ({ count, name: faces[seat]?.name ?? "" }))
    .filter((each) => each.count > 0)
    .map((each) => say("table-knights-of", each));
  return say(owner ? "table-say-duchy" : "table-say-duchy-free", {
    place:
      towns.length > 0 ? towns.join(", ") : saySpace(findSpace(view, duchy.spaces[0] ?? ""), say),
    owner: owner?.name ?? "",
    value: duchy.value,
    knights: knights.join(", "),
    bishop: duchy.bishop ? 1 : 0,
  });
}

/** The knights that belong to no duchy, by player. */
function sayLone(view: View, faces: readonly Face[], say: Say): string[] {
  const within = new Set(view.duchies.flatMap((duchy) => duchy.spaces));
  return faces.flatMap((face) => {
    const places = Object.entries(view.knights)
      .filter(([space, seat]) => seat === face.seat && !within.has(space))
      .map(([space]) => saySpace(findSpace(view, space), say));
    return places.length > 0
      ? [say("table-say-lone", { name: face.name, places: places.join(", ") })]
      : [];
  });
}

function sayPlayer(view: View, face: Face, say: Say): string {
  const has = view.players[face.seat];
  return say("table-say-player", {
    name: face.name,
    knights: has?.knights ?? 0,
    bastions: has?.bastions ?? 0,
    bishops: has?.bishops ?? 0,
    dukes: view.duchies.filter((duchy) => duchy.owner === face.seat).length,
    archbishop: view.archbishop === face.seat ? 1 : 0,
    known: face.score === null ? 0 : 1,
    coins: face.score ?? 0,
  });
}

/** A space in one line, for its button: who stands there, its duchy, its town, what it is for now. */
export function describeSpace(
  view: View,
  faces: readonly Face[],
  space: Space,
  way: Way | null,
  say: Say,
): string {
  const name = space.name;
  const face = faces[view.knights[name] ?? -1];
  const duchy = view.duchies.find((each) => each.spaces.includes(name));
  const town = view.slots.find((slot) => slot.touches.includes(name));
  const parts = [saySpace(space, say)];
  if (face) parts.push(say("table-stands-knight", { name: face.name }));
  if (view.bastions.includes(name)) parts.push(say("table-stands-bastion"));
  if (duchy) {
    const owner = duchy.owner === null ? undefined : faces[duchy.owner];
    parts.push(owner ? say("table-duchy-owned", { owner: owner.name }) : say("table-duchy-free"));
    parts.push(say("table-worth", { value: duchy.value }));
  }
  if (town) {
    parts.push(say("table-beside", { town: town.name, centre: say(`centre-${town.centre}`) }));
  }
  if (way) parts.push(say(`table-can-${way}`));
  return parts.join(", ");
}
