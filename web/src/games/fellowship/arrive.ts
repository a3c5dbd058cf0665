// Things come from where they were.
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { moving } from "../../lib/settings.svelte";

/** A transition from a place on the screen, also on a sheet that is zoomed. */
export function arrive(
  node: HTMLElement,
  { origin }: { origin: () => DOMRect | null },
): TransitionConfig {
  const duration = moving(280);
  const from = duration > 0 ? origin() : null;
  if (!from) return { duration: 0 };
  const to = node.getBoundingClientRect();
  const zoom = to.width / node.offsetWidth || 1;
  const x = (from.left + from.width / 2 - to.left - to.width / 2) / zoom;
  const y = (from.top + from.height / 2 - to.top - to.height / 2) / zoom;
  return {
    duration,
    easing: cubicOut,
    css: (_, left) => `transform: translate(${x * left}px, ${y * left}px); z-index: 3`,
  };
}
