// A board without a server, for those who draw: npm run dev, then
// /workbench/?game=GAME&views=/workbench/views/GAME-4.json&shot=2&language=de&theme=dark
import { mount } from "svelte";
import "../src/styles.css";
import { GAMES, isGame, loadTable } from "../src/games";
import { LANGUAGES } from "../src/lib/languages";
import type { Choice, Preview } from "../src/lib/protocol";
import { loadGame, loadLanguage } from "../src/lib/words.svelte";
import Workbench from "./Workbench.svelte";

export interface Shot {
  turn: number | null;
  eyes: number;
  players: number;
  scores: (number | null)[];
  table: { [key: string]: unknown };
  moves: Choice[];
  previews?: Record<string, Preview>;
  log: { seat: number; parts: unknown; told: [] }[];
}

const wanted = new URLSearchParams(location.search);
const game = wanted.get("game") ?? GAMES[0] ?? "";
const target = document.getElementById("app");
if (!isGame(game) || target === null) throw new Error(`no game ${game}`);
document.documentElement.dataset.theme = wanted.get("theme") ?? "light";
const language = LANGUAGES.find((one) => one === wanted.get("language")) ?? "en";
await loadLanguage(language);
await loadGame(game);
const views = wanted.get("views") ?? `/workbench/views/${game}.json`;
const shots = (await (await fetch(views)).json()) as Shot[];
const shot = shots[Number(wanted.get("shot") ?? 1)];
if (shot === undefined) throw new Error("no such shot");
mount(Workbench, { target, props: { game, table: await loadTable(game), shot } });
