import { expect, it } from "vitest";
import { readSettings } from "./settings.svelte";

it("reads what was kept", () => {
  const kept = JSON.stringify({ language: "hu", theme: "dark", confirm: "always", typed: true });
  const settings = readSettings(kept);
  expect(settings).toMatchObject({ language: "hu", theme: "dark", confirm: "always", typed: true });
  expect(settings.announce).toBe(true);
});

it("takes as usual whatever it does not understand", () => {
  const usual = readSettings(null);
  for (const text of ["", "{", "null", "7", '{"language":"xx","theme":3,"sound":"loud"}']) {
    expect(readSettings(text)).toEqual(usual);
  }
  expect(usual.sound).toBe(false);
  expect(usual.confirm).toBe("touch");
});
