import { capitalise } from "#english/noun-phrase";
import { type LoreEntry, shortName } from "../lore.ts";
import type { Turn } from "../turn.ts";

/** What people of the story say of each other: what the texts tell of them. */

/** What somebody thinks of somebody or something else: what is written of it and was not said yet; null where nothing is left. */
export function opinionOf(turn: Turn, speaker: LoreEntry, of: LoreEntry): string | null {
  const told = turn
    .about(of)
    .find(
      (each) =>
        !turn.wasSaid(each) &&
        each.source !== "story" &&
        each.source !== "hero" &&
        !/\b(?:I|me|my|we|our)\b/u.test(each.text) &&
        !each.text.includes(shortName(speaker)),
    );
  if (told === undefined) return null;
  turn.markSaid(told);
  return told.text;
}

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
