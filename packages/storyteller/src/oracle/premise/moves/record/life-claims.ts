import { capitalise } from "#english/noun-phrase";
import { foundFact } from "../../lore/fates.ts";
import type { LoreEntry } from "../../lore/lore-entry.ts";
import { isHero, shortName } from "../../lore/lore.ts";
import type { Turn } from "../../turn.ts";
import { away } from "../come-and-go.ts";
import { isSamePlace } from "../../lore/whereabouts.ts";
import { renameInCase } from "../../case/people-of-case.ts";
import { arrive } from "../travel/travel.ts";
import { placeNamed } from "../travel/place-named.ts";
import { personIn } from "../people/who.ts";
import { type Amend, exactly, leave } from "./names.ts";
import { forget } from "./not-them.ts";

/** What the player corrects of who lives, who is near, and where nobody can go. */

/** All whom "Suri and Dov" names; none where one of the words is no name. */
function allIn(turn: Turn, list: string): LoreEntry[] {
  const found = list
    .split(/,? and |, /u)
    .map((name) => (name.split(" ").length > 4 ? undefined : (exactly(turn, name) ?? personIn(turn, name))));
  return found.every((each) => each !== undefined && !isHero(turn.lore, each)) ? (found as LoreEntry[]) : [];
}

const LIVES =
  /^(.+?) (?:(?:is|are|was|were)(?: not|n't) (?:really |actually |even )?(?:dead|gone|missing|lost)\b.*|(?:is|are) (?:still |well and |both |all )*(?:alive|living|aboard|on board)\b.*)$/iu;

/** "Father Anselm is not dead", "Suri and Dov are aboard with me": they can be met. */
export const lives: Amend = (turn, clause) => {
  const named = LIVES.exec(clause)?.[1];
  const who =
    named === undefined ? [] : allIn(turn, named).filter(({ kind }) => kind === "person" || kind === "creature");
  if (who.length === 0) return null;
  return () => {
    for (const each of who) {
      turn.fact(foundFact(each));
      delete turn.memo.places[each.name];
      if (turn.member(each.name)?.alive === false || /\bwith (?:me|us)\b/iu.test(clause)) turn.bring(each);
    }
  };
};

const FAR =
  /^(.+?) (?:is|are) (?:(?:an?|the) )?(?:\p{Ll}+ )?(?:planets?|moons?|stars?|countr(?:y|ies)|continents?|oceans?)(?:(?:,| and| so|;) .*)?$/iu;
const NO_WAY =
  /^(.+?) (?:is|are)(?: not|n't) (?:an? )?(?:places? )?(?:(?:where |that )?(?:i|we|you|one|anybody) (?:can|could) (?:go|walk|get).*|to go to.*)$/iu;

/** "Mars is a planet, we can't walk there": no place of the story. */
export const isTooFar: Amend = (turn, clause) => {
  const named = NO_WAY.exec(clause)?.[1] ?? FAR.exec(clause)?.[1];
  const all = named === undefined ? [] : allIn(turn, named).filter(({ kind, proper }) => kind === "place" && proper);
  if (all.length === 0) return null;
  return () => {
    for (const { name } of all) {
      turn.memo.struck.push(name);
      for (const [who, where] of Object.entries(turn.memo.places)) if (where === name) delete turn.memo.places[who];
      turn.memo.visited = turn.memo.visited.filter((each) => each !== name);
      if (turn.memo.case !== null) renameInCase(turn.memo.case, name, begunAt(turn));
      // The hero stands nowhere that nobody can be: it began somewhere.
      if (isSamePlace(turn.place, name)) arrive(turn, begunAt(turn));
    }
    for (const { name } of all) leave(turn, name, true);
  };
};

/** Where the player's own texts say that it begins; else where the hero is. */
const begunAt = (turn: Turn): string =>
  turn.lore.sentences
    .filter(({ source }) => source === "notes")
    .map(
      ({ text }) =>
        /\b(?:begins?|starts?|opens?) (?:in|at|on|aboard) ((?:the |a )?[\p{L}'’ -]{3,30}?)(?= (?:at|as|when|where|with|on|in)\b|[,.;]|$)/u.exec(
          text,
        )?.[1],
    )
    .find((each) => each !== undefined) ?? "the place where you are";

const ALONG =
  /^(.+?) (?:should(?:n't| not)|must(?:n't| not)|does(?:n't| not)|is(?:n't| not)|do(?:n't| not)) (?:be )?(?:travel(?:ling)?|coming?|go(?:ing)?|walk(?:ing)?) (?:along|with (?:me|us))\b.*$/iu;

/** "Brannoc should not be travelling with me". */
export const notAlong: Amend = (turn, clause) => {
  const named = ALONG.exec(clause)?.[1];
  const who = named === undefined ? [] : allIn(turn, named);
  if (who.length === 0) return null;
  return () => {
    for (const { name } of who) away(turn, name);
  };
};

const AT =
  /^(.+?) (?:is|are|was|were) (?:always |now |usually |still )?(?:in|at|on|aboard) ((?:the |my |our )?[\p{L}'’ -]{3,40}?)$/iu;
const PLAIN = /^(?:no\b|nope\b|wrong\b|that(?:'s| is) wrong|actually\b|correction\b)/iu;

/** "No, that is wrong: Suri is in the medbay": where somebody is. Without such a beginning it is news of the story. */
export const isAt: Amend = (turn, clause) => {
  if (!PLAIN.test(turn.brief.playerText)) return null;
  const [, name = "", where = ""] = AT.exec(clause) ?? [];
  const who = name === "" ? [] : allIn(turn, name).filter(({ kind }) => kind === "person" || kind === "creature");
  const place = who.length === 0 ? null : (placeNamed(turn, where) ?? where);
  if (place === null) return null;
  return () => {
    for (const each of who) {
      turn.memo.places[each.name] = place;
      leave(turn, each.name, false);
    }
    return who.map((each) => `${capitalise(shortName(each))} is at ${place}.`).join(" ");
  };
};

const NOT_ONE =
  /^(.+?) (?:is|are) (?:the|an?|my|only|just) .+?,? (?:and )?not an? (?:person|character|name|somebody|someone)$/iu;

/** "Pieman is the title I want to win, not a person". */
export const isOther: Amend = (turn, clause) => {
  const named = NOT_ONE.exec(clause)?.[1];
  const entry = named === undefined ? undefined : exactly(turn, named);
  return entry?.proper === true && entry.kind !== "place" ? () => forget(turn, entry) : null;
};
