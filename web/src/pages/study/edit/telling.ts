// What the editor calls the things, places and settings of a game.
import type { GameName } from "../../../games";
import { spellAll } from "../../../lib/letters";
import type { PlaceShown, SettingShown, Told, Workbench } from "../../../lib/protocol";
import { find, say } from "../../../lib/words.svelte";
import { seatOf, withNames } from "../../../table/telling";

/** Says what a position is made of, in the words of its game. */
export class Teller {
  constructor(
    readonly game: GameName,
    readonly names: () => string[],
    readonly bench: () => Workbench | null,
  ) {}

  tell(told: Told): string {
    const args = withNames(spellAll(this.game, told.args), this.names());
    const found = find(`positions/${this.game}`, told.id, args);
    return sentence(found ?? say(this.game, told.id, args));
  }

  /** A thing by its name. */
  thing(name: string): string {
    const found = this.bench()?.things.find((each) => each.name === name);
    return found ? this.tell(found.says) : name;
  }

  /** A place by its name. */
  place(name: string): string {
    const found = this.bench()?.places.find((each) => each.name === name);
    return found ? this.tell(found.says) : name;
  }

  /** A place and what lies there. */
  lying({ name, holds }: PlaceShown): string {
    const place = this.place(name);
    if (holds.length === 0) return say("study", "edit-place-empty", { place });
    const counts = new Map<string, number>();
    for (const thing of holds) counts.set(thing, (counts.get(thing) ?? 0) + 1);
    const things = [...counts].map(([thing, count]) =>
      count > 1 ? `${count} × ${this.thing(thing)}` : this.thing(thing),
    );
    return say("study", "edit-place-holds", { place, things: things.join(", ") });
  }

  /** A kind of things, or a choice. */
  named(name: string): string {
    const found = this.bench()?.names[name];
    return found ? this.tell(found) : name;
  }

  setting(setting: SettingShown): string {
    if (setting.option) return say(this.game, `option-${setting.name.replaceAll("_", "-")}`);
    if (setting.name === "players") return say("study", "edit-players");
    if (setting.name === "turn") return say("study", "edit-turn");
    return this.tell(setting.says);
  }

  choice(setting: SettingShown, value: string): string {
    const option = `option-${setting.name.replaceAll("_", "-")}-${value}`;
    if (setting.option) return find(this.game, option) ?? value;
    if (this.bench()?.names[value]) return this.named(value);
    return (value.length === 1 && this.names()[seatOf(value)]) || value;
  }
}

/** With a capital letter: it begins a line. */
function sentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
