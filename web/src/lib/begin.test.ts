import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { api } from "./api";
import { Beginning } from "./begin.svelte";
import type { GameShown, Page } from "./protocol";
import { router } from "./route.svelte";
import { session } from "./session.svelte";
import { toSetup, usualDraft } from "./setup";

function game(state: GameShown["state"]): GameShown {
  const known = { title: "", players: [2], rules: 1, levels: [], options: [] };
  return { name: "example", state, done: 0, steps: 3, label: "", ...known };
}
const play = (shown: GameShown) => toSetup("example", usualDraft(shown, false));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(session, "sign").mockResolvedValue();
  vi.spyOn(router, "go").mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Let the server answer with these states one after the other. */
function server(...states: GameShown["state"][]) {
  let at = 0;
  vi.spyOn(api, "games").mockImplementation(async () => [
    game(states[Math.min(at++, states.length - 1)] ?? "ready"),
  ]);
  vi.spyOn(api, "prepare").mockResolvedValue(game("waiting"));
  return vi.spyOn(api, "create").mockResolvedValue({ table: { id: "abc" } } as Page);
}

it("goes to the table of a game that is ready, at once", async () => {
  const create = server("ready");
  await new Beginning().begin("play", "example", play);
  expect(create).toHaveBeenCalledOnce();
  expect(session.sign).toHaveBeenCalledOnce();
  expect(api.prepare).not.toHaveBeenCalled();
  expect(router.go).toHaveBeenCalledWith("/table/abc");
});

it("waits for a game that is being prepared, and hurries it once", async () => {
  const create = server("waiting", "waiting", "waiting", "warming");
  const beginning = new Beginning();
  const done = beginning.begin("play", "example", play);
  expect(beginning.busy).toBe("play");
  await vi.runAllTimersAsync();
  await done;
  expect(api.prepare).toHaveBeenCalledOnce();
  expect(create).toHaveBeenCalledOnce();
  expect(router.go).toHaveBeenCalledWith("/table/abc");
  expect(beginning.busy).toBeNull();
});

it("says so when a game cannot be prepared, after one more attempt", async () => {
  server("failed", "waiting", "failed");
  const beginning = new Beginning();
  const done = beginning.begin("play", "example", play);
  await vi.runAllTimersAsync();
  await done;
  expect(beginning.refusal?.sentence).toBe("failed");
  expect(router.go).not.toHaveBeenCalled();
});

it("begins one table for two clicks", async () => {
  const create = server("ready");
  const beginning = new Beginning();
  await Promise.all([
    beginning.begin("play", "example", play),
    beginning.begin("play", "example", play),
  ]);
  expect(create).toHaveBeenCalledOnce();
});
