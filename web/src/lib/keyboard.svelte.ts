// Which keys do something at present. Only here is it read which key was pressed (a test holds it),
// so that the list of keys is what the page hears.
import { untrack } from "svelte";
import { type Keys, PAGE_KEYS } from "./keys";

/** What a key was pressed for, and which of the keys for it. */
export interface Pressed<Does extends string> {
  does: Does;
  index: number;
}

class Keyboard {
  /** The list of keys is shown. */
  listed = $state(false);
  #used: readonly Keys[] = $state.raw([]);

  /** The keys in use, each once: those of a game first, those of every page last. */
  get used(): Keys[] {
    const place = (keys: Keys) => (keys === PAGE_KEYS ? 2 : keys.words === "page" ? 1 : 0);
    return [...new Set(this.#used)].sort((one, two) => place(one) - place(two));
  }

  /** List keys from now on; returns how to stop. */
  add(keys: Keys): () => void {
    this.#used = [...this.#used, keys];
    return () => {
      const at = this.#used.indexOf(keys);
      this.#used = this.#used.filter((_, index) => index !== at);
    };
  }
}

export const keyboard = new Keyboard();

/** Use keys as long as the component is there; returns what reads them. Call while it is made. */
export function useKeys<Does extends string>(
  keys: Keys<Does>,
): (event: KeyboardEvent) => Pressed<Does> | null {
  $effect(() => untrack(() => keyboard.add(keys)));
  return (event) => readKey(keys, event);
}

/** What a key was pressed for; nothing if it is written into a field, or meant for the browser. */
export function readKey<Does extends string>(
  keys: Keys<Does>,
  event: Pick<KeyboardEvent, "key" | "target" | "ctrlKey" | "altKey" | "metaKey">,
): Pressed<Does> | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  if (event.key !== "Escape" && isField(event.target)) return null;
  for (const does of Object.keys(keys.uses) as Does[]) {
    const index = keys.uses[does].indexOf(event.key);
    if (index >= 0) return { does, index };
  }
  return null;
}

function isField(target: EventTarget | null): boolean {
  return (target as Element | null)?.closest?.("input, select, textarea") != null;
}
