import { describe, expect, it } from "vitest";
import { nameMove, prompt } from "./naming";
import type { View } from "./view";

const view = {
  phase: "play",
  played: 0,
  locations: [{ at: [0, 0] }, { at: [-2, 0] }, { at: null }],
  cells: [
    { at: [0, 2], card: "b1", ring: null, covered: [] },
    { at: [1, 2], card: null, ring: null, covered: [] },
  ],
} as unknown as View;
const moves = (...texts: string[]) => texts.map((text, id) => ({ id, text }));
const [end] = moves("end");

describe("prompt", () => {
  it("says what is to be done, and where", () => {
    expect(prompt(view, moves("r1@1,2")).id).toBe("table-prompt-play");
    expect(prompt(view, moves("r1@1,2")).args).toEqual({ location: "bree" });
    expect(prompt({ ...view, played: 1 }, moves("r1@1,2", "end")).id).toBe("table-prompt-more");
    expect(prompt({ ...view, played: 1 }, moves("end")).id).toBe("table-prompt-end");
    expect(prompt(view, []).id).toBe("table-prompt-wait");
    expect(prompt({ ...view, phase: "over" }, []).id).toBe("table-prompt-over");
  });

  it("names the location that comes next when it is to be placed", () => {
    expect(prompt({ ...view, phase: "site" }, moves("site 1,4"))).toEqual({
      id: "table-prompt-site",
      args: { location: "weathertop" },
    });
  });
});

describe("nameMove", () => {
  const id = (text: string) => nameMove({ id: 0, text }, view).id;

  it("tells laying from covering, and with a ring", () => {
    expect(id("r4@1,2")).toBe("table-move-lay");
    expect(id("r4@0,2")).toBe("table-move-cover");
    expect(id("r4@1,2*r1")).toBe("table-move-lay-ring");
    expect(id("r4@0,2*r1")).toBe("table-move-cover-ring");
  });

  it("names the rest", () => {
    expect(end && nameMove(end, view).id).toBe("table-end");
    expect(id("lo -3,4>0,2")).toBe("table-move-retake");
    expect(nameMove({ id: 0, text: "site 1,4" }, view).args).toEqual({
      place: "1,4",
      location: "weathertop",
    });
  });
});
