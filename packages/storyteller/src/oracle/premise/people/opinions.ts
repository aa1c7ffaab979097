import { capitalise } from "#english/noun-phrase";
import { type LoreEntry, shortName } from "../lore.ts";
import type { Turn } from "../turn.ts";

/** What people of the story give up of themselves. */

/** Something of their own that somebody gives up under pressure: where they were. */
export function secretOf(turn: Turn, speaker: LoreEntry): string {
  const { plot } = turn;
  const part = plot?.people.find(({ name }) => name === speaker.name);
  return part === undefined || plot === null
    ? "I have nothing to hide from you."
    : capitalise(
        `${plot.when === "" ? "the whole time" : plot.when} I was at ${homeSaid(part.home, speaker)}, by myself.`,
      );
}

const homeSaid = (home: string, { name, kind, proper }: LoreEntry): string =>
  home.replace(`${shortName({ name, kind, proper })}'s`, "my").replace(/^my house$/u, "home");
