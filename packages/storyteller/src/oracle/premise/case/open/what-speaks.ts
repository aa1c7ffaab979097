import { pattern } from "../../../patterns.ts";
import { entriesIn, indexOfName, isHero, shortName } from "../../lore/lore.ts";
import { contentWords } from "../../lore/nouns.ts";
import { isFrame } from "../../opening/seeds.ts";
import type { Turn } from "../../turn.ts";
import { isShared } from "../aim/object-of-aim.ts";
import { fillIn } from "../fill-in.ts";
import { truthOf } from "../parts/people-of-case.ts";
import { placeIn } from "./named-in-theory.ts";
import { isSearch } from "./open-story.ts";
import { isThingWord } from "./own-things.ts";
import { hasEnough } from "./theory-in.ts";

/** What of the record speaks for a theory, and whether that is enough for the dice. */

/**
 * The pieces that speak for a theory: those that share a person, a place or a thing with it that the question itself does not have. Two
 * other words of the record do as well: one alone ("sleeps", "comes") is chance.
 */
export function speaksFor(turn: Turn, theory: string): string[] {
  const { aim, prize, threat } = turn.memo.case!;
  const asked = contentWords(`${aim} ${prize.words} ${threat} ${turn.lore.heroes.join(" ")}`);
  const names = contentWords(turn.lore.entries.map(({ name, aliases }) => [name, ...aliases].join(" ")).join(" "));
  const own = (theory.match(/\p{L}{3,}/gu) ?? [])
    .map((word) => ({ word, stem: [...contentWords(word)].at(-1) ?? "" }))
    .filter(
      ({ word, stem }) =>
        stem !== "" && !asked.has(stem) && !(isSearch(turn.memo.case) && pattern("theory common").test(word)),
    );
  const nouns = new Set([...theory.matchAll(pattern("theory noun", "giu"))].map(([, noun]) => noun));
  const meant = own.filter(({ word, stem }) => names.has(stem) || nouns.has(word) || isThingWord(word));
  // "Marjorie" of the theory is "Director Quince" of the piece.
  const people = entriesIn(turn.lore, theory).filter(
    ({ kind, name }) => kind === "person" && !aim.includes(name) && !isShared(prize.words, name),
  );
  // What people have said of whom it names counts as well.
  const said = testimonies(turn).filter((each) =>
    people.some((who) => each.slice(each.lastIndexOf(": ")).includes(shortName(who))),
  );
  return [
    ...said,
    ...ofTexts(turn, theory),
    ...turn.memo.clues.filter((each) => {
      const record = contentWords(each);
      const full = `${each} ${inFull(turn, each)}`;
      const all = contentWords(full);
      return (
        meant.some(({ stem }) => all.has(stem)) ||
        people.some((who) => full.includes(shortName(who))) ||
        new Set(own.filter(({ stem }) => record.has(stem)).map(({ stem }) => stem)).size > 1
      );
    }),
  ];
}

/** What the player's own texts say for where a search leads: where it was seen last, and who wants it or hates whom. One of it counts. */
function ofTexts(turn: Turn, theory: string): string[] {
  const kept = turn.memo.case!;
  if (!isSearch(kept)) return [];
  const place = placeIn(turn, theory);
  const people = entriesIn(turn.lore, theory).filter(
    ({ kind, name }) => kind === "person" && !isHero(turn.lore, turn.entry(name)),
  );
  return turn.lore.written
    .filter(
      ({ source, text }) =>
        source !== "hero" &&
        !isFrame(text) &&
        !/^I \p{Ll}/u.test(text) &&
        !turn.lore.heroes.some((name) => text.includes(name)) &&
        pattern("search texts point").test(text) &&
        (people.some((who) => indexOfName(text, shortName(who)) >= 0 && !isShared(kept.prize.words, who.name)) ||
          (place !== undefined && text.toLowerCase().includes(place.toLowerCase().replace(/^the /u, "")))),
    )
    .map(({ text }) => text)
    .slice(0, 1);
}

/** "Who gave Tamsin the money: Jory.": what people were asked and said, as it was drawn. */
const testimonies = ({ memo }: Turn): string[] =>
  memo.facts.filter((fact) =>
    memo.settled.some(
      ({ key, answer }) =>
        key.startsWith("drawn who") &&
        !/^Who (?:is|are|was|were) /u.test(fact) &&
        answer !== "" &&
        fact.endsWith(`: ${answer}`),
    ),
  );

/** What the hero saw or was told of a piece, beyond the line on record. */
function inFull(turn: Turn, log: string): string {
  const kept = turn.memo.case!;
  const clue = truthOf(kept)?.clues.find(
    (each) => kept.found.includes(each.id) && fillIn(turn, kept, each.log) === log,
  );
  return clue === undefined ? "" : fillIn(turn, kept, `${clue.found} ${clue.said}`);
}

/** What two pieces speak for is so, and the dice only say at what price. */
export const SURE = 2;
export const isSure = (turn: Turn, theory: string): boolean => speaksFor(turn, theory).length >= SURE;

/** Whether two pieces speak for a theory, or one of enough: then the dice may decide. */
export const isBorneOut = (turn: Turn, theory: string): boolean =>
  isSure(turn, theory) || (hasEnough(turn) && speaksFor(turn, theory).length > 0);
