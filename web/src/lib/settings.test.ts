import { expect, it } from "vitest";
import { readSettings } from "./settings.svelte";

it("reads what was kept", () => {
  const kept = JSON.stringify({
    language: "hu",
    theme: "dark",
    confirm: "always",
    pace: "slow",
    typed: true,
    places: true,
  });
  const settings = readSettings(kept);
  expect(settings).toMatchObject({
    language: "hu",
    theme: "dark",
    confirm: "always",
    pace: "slow",
    typed: true,
    places: true,
  });
  expect(settings.announce).toBe(true);
});

it("takes as usual whatever it does not understand", () => {
  const usual = readSettings(null);
  for (const text of [
    "",
    "{",
    "null",
    "7",
    '{"language":"xx","theme":3,"pace":"wild","sounds":"loud"}',
  ]) {
    expect(readSettings(text)).toEqual(usual);
  }
  expect(usual.sounds).toBe(true);
  expect(usual.confirm).toBe("touch");
  expect(usual.pace).toBe("normal");
});
