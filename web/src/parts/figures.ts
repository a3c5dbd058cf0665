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
  return new Intl.NumberFormat(currentLanguage(), { maximumFractionDigits: 0 }).format(value);
}

/** The same with its sign, as something that was won or lost. */
export function signed(value: number): string {
  const format = { maximumFractionDigits: 0, signDisplay: "exceptZero" } as const;
  return new Intl.NumberFormat(currentLanguage(), format).format(value).replace("-", "−");
}
