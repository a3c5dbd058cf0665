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

/** A figure alone, without digits after the point. */
export function whole(value: number): string {
  return inDigits(value, { maximumFractionDigits: 0 });
}

/** The same with its sign, as something that was won or lost. */
export function signed(value: number): string {
  return inDigits(value, { maximumFractionDigits: 0, signDisplay: "exceptZero" });
}

/** A figure below 0 has a minus as wide as a plus. */
function inDigits(value: number, format: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(currentLanguage(), format).format(value).replace("-", "−");
}
