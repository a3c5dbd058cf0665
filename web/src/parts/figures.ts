// Shares and figures as people read them, in their language.
import { currentLanguage } from "../lib/words.svelte";
import { SHOWN } from "./chances";

/** A share. */
export function percent(share: number): string {
  return new Intl.NumberFormat(currentLanguage(), { style: "percent" }).format(share);
}

/** A figure with so much as it may be wrong. */
export function figure(value: number, error: number, digits = 0): string {
  const format = new Intl.NumberFormat(currentLanguage(), { maximumFractionDigits: digits });
  return `${format.format(value)} ± ${format.format(SHOWN * error)}`;
}
