import { pattern } from "../../../patterns.ts";
import { capitalise } from "#english/noun-phrase";
import { lineFor } from "../../case/fill-in.ts";
import { type LoreEntry, shortName } from "../../lore/lore.ts";
import { kindOfNoun } from "../../lore/nouns.ts";
import type { Turn } from "../../turn.ts";
import { alibi } from "./alibi.ts";
import { speakerName } from "./replies.ts";

/** What somebody answers for themselves: a denial with where they were; that they do not know; whom they would ask and why. */

/** Whether a question asks whether somebody did something that would decide the case. No die answers it. */
export const asksOfDeed = (words: string): boolean => pattern("asks of a deed", "u").test(words);

/** Whether the texts say that somebody knows more than they tell. */
export const knowsMore = (turn: Turn, who: LoreEntry): boolean =>
  turn
    .about(who)
    .some(({ text, source }) => source !== "story" && source !== "hero" && pattern("knows more").test(text));

/** Who is asked whether they did it denies it, and says where they were; everybody does, the guilty as well. */
export function deniesIt(turn: Turn, who: LoreEntry): string {
  const key = `denied ${who.name}`;
  const name = speakerName(who);
  if (turn.wasSaid(key)) return lineFor(turn, "denied before", name);
  turn.markSaid(key);
  turn.fact(`${capitalise(shortName(who))} denies it.`);
  return `${lineFor(turn, "denies it", name)} ${alibi(turn, who, "where were you")}`.trim();
}

/** Why somebody sends the hero on to another. */
export function because(turn: Turn, other: LoreEntry): string {
  const { role } = other;
  const name = capitalise(shortName(other));
  return /^(?:the|an?) \p{Ll}/u.test(role) &&
    kindOfNoun(role.split(" ").at(-1)!) === "person" &&
    !turn.wasSaid(`role ${other.name}`)
    ? (turn.markSaid(`role ${other.name}`), `${name} is ${role}, and would have to know.`)
    : lineFor(turn, "because", shortName(other));
}
