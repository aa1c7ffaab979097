import { filledPattern, pattern } from "../../../patterns.ts";
import { entriesIn, isHero, type LoreEntry, shortName } from "../../lore/lore.ts";
import type { Turn } from "../../turn.ts";

/** The player's sentences in clauses, each with whom it is about. */

export interface Clause {
  readonly text: string;
  readonly who: LoreEntry | undefined;
}

/** A clause with its own subject: "she has sworn" is "Ragna has sworn". */
export function clausesIn(turn: Turn, sentence: string): Clause[] {
  let last: LoreEntry | undefined;
  return sentence
    .replace(/[.!?]+$/u, "")
    .split(pattern("read-steps joins", "u"))
    .map((each, at, all) => {
      const before = all[at - 1] ?? "";
      const people = entriesIn(turn.lore, each).filter(
        (entry) =>
          (entry.kind === "person" || entry.kind === "creature") &&
          entry.proper &&
          !isHero(turn.lore, entry) &&
          // "The Colonel's marrow has vanished", "sits in Tansy's boat": it is not they who do.
          ![entry.name, shortName(entry)].some((name) =>
            filledPattern("read-steps owner", "u", escaped(name)).test(each),
          ),
      );
      // "Old Brida's grandson Tomas owns the team": whose kin it is does not own it.
      const isKin =
        people.length > 1 &&
        filledPattern("read-steps clauses in", "u", escaped(people[0]!.name), escaped(shortName(people[1]!))).test(
          each.replace(/^(?:the|but|and) /iu, ""),
        );
      const person = people[isKin ? 1 : 0];
      const isHis = pattern("read-steps clauses in 2").test(each);
      // "And wants a dance with Mabel": whose wish it is was said before.
      const who = isHis ? (last ?? person) : person;
      last = who ?? last;
      if (who === undefined || !isHis || who === person) return { text: each, who };
      const name = shortName(who);
      // "Brigadier is sitting in the boat and refuses to leave it": what "it" is stands in the words before.
      const whole = before.slice(Math.max(0, before.indexOf(name)));
      if (pattern("read-steps stays").test(whole) && /\b(?:it|them)$/iu.test(each) && before.includes(name))
        return { text: `${whole} and ${each}`, who };
      const text = /^(?:he|she|they)\b/iu.test(each)
        ? each.replace(/^\p{L}+/u, name)
        : pattern("read-steps clauses in 3").test(each)
          ? each.replace(/^\p{L}+/u, `${name}’s`)
          : `${name} ${each}`;
      return { text, who };
    });
}

/** What the hero wants is no obstacle. */
export const ofHero = (turn: Turn, sentence: string): boolean =>
  pattern("read-steps of hero").test(sentence) ||
  (/\bwants to\b/u.test(sentence) && entriesIn(turn.lore, sentence).some((entry) => isHero(turn.lore, entry)));

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");
