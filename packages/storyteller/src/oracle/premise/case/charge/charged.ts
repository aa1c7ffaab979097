import { pattern, storedPattern } from "../../../patterns.ts";
import { fateOf } from "../../lore/fates.ts";
import { entriesIn, isHero, type LoreEntry } from "../../lore/lore.ts";
import { contentWords } from "../../lore/nouns.ts";
import { calledIn, personIn, pronounMeans } from "../../moves/people/who.ts";
import type { Turn } from "../../turn.ts";
import { SLOT } from "../fill-in.ts";
import { truthOf } from "../parts/people-of-case.ts";
import type { Message } from "../../words/clauses.ts";

/** Whom the player's words charge with what the story is about, in whatever form they are said. */

/** Whom a message charges, and whether it is said or shown to their face. */
export interface Charged {
  readonly who: LoreEntry;
  readonly isFaced: boolean;
  /** Whether a piece is shown, and nothing said. */
  readonly isShown?: boolean;
}

const OPENS = storedPattern("charge opens");
const NAMES = storedPattern("accuse names");
const ACCUSES = storedPattern("charge accuses");
const GUILT = storedPattern("charge guilt");
const OF_YOU = storedPattern("charge of you");
const WHY = storedPattern("charge why");
const BEHIND = storedPattern("charge behind", "u");
/** "I don't think that it was Jory": it clears somebody. */
const DENIES = storedPattern("charge denies");
const SHOWS = storedPattern("charge shows");

/** The first who is charged in a message; undefined where it charges nobody. */
export function chargedIn(turn: Turn, { parts, text }: Message): Charged | undefined {
  const kept = turn.memo.case!;
  const isDeed = parts.some((part) => part.kind === "do" && !NAMES.test(part.text));
  const shown =
    isDeed || parts.some((part) => part.kind === "say" && part.verb === "show") ? shownTo(turn, text) : undefined;
  if (shown !== undefined) return shown;
  if (isDeed || text.includes("?") || parts.some(({ kind }) => kind === "ask" || kind === "table") || DENIES.test(text))
    return undefined;
  const called = calledIn(turn, text);
  if (OF_YOU.test(text)) {
    const head = pattern("charged charged in", "u").exec(text.replace(/^["“]/u, ""))?.[0] ?? "";
    // "I tell the Major: you did it".
    const [first] = parts;
    const who =
      called ??
      (first?.kind === "say" ? personIn(turn, first.to) : undefined) ??
      (head === "" ? undefined : personIn(turn, head)) ??
      lastCalled(turn, text) ??
      turn.present.find(({ name, kind }) => name === turn.memo.last && kind === "person");
    // Who is elsewhere is charged all the same.
    if (who !== undefined && !turn.isHere(who) && head !== "") return { who, isFaced: false };
    if (who !== undefined && turn.isHere(who) && !turn.memo.companions.includes(who.name))
      return { who, isFaced: true };
  }
  const accuses =
    ACCUSES.test(text) ||
    parts.some(
      (part) => part.kind === "do" || (part.kind === "say" && pattern("charged charged in 2", "u").test(part.verb)),
    );
  const isAsked = kept.said.includes("asked") && !kept.announced;
  // "The abbot hid the bell to be paid for it": a deed with its reason. "It was the abbot who hid it." is so, for the player says so.
  const isReasoned =
    parts.length === 1 && parts[0]!.kind === "state" && WHY.test(text) && !/^it (?:is|was)\b/iu.test(text);
  const isBare = pattern("charged bare", "u").test(text);
  if (!accuses && !isBare && !OPENS.test(text) && !(isAsked && !/^it (?:is|was)\b/iu.test(text)) && !isReasoned)
    return undefined;
  if (!accuses && !isBare && !GUILT.test(text) && (isAsked || sharedWords(kept.aim, text) < 2)) return undefined;
  const who = personCharged(turn, text, called);
  return who === undefined ? undefined : { who, isFaced: turn.isHere(who) && (accuses || OF_YOU.test(text)) };
}

const sharedWords = (one: string, other: string): number => {
  const wanted = contentWords(one);
  return [...contentWords(other)].filter((word) => wanted.has(word)).length;
};

/** People who can be charged: those who live, and are not the hero. */
const peopleIn = (turn: Turn, text: string): LoreEntry[] =>
  entriesIn(turn.lore, text).filter(
    (each) =>
      !isHero(turn.lore, each) &&
      (turn.people.some(({ name }) => name === each.name) || Object.values(turn.memo.case!.who).includes(each.name)) &&
      fateOf(turn.lore, each) !== "dead",
  );

/** "… you wanted the silver, Jory, and …" */
const lastCalled = (turn: Turn, text: string): LoreEntry | undefined =>
  (text.match(pattern("charged last called", "gu")) ?? []).flatMap((each) => peopleIn(turn, each))[0];

/** Who is named as the one who did it: who is behind it, else the first who is named and not only addressed or quoted. */
function personCharged(turn: Turn, text: string, called: LoreEntry | undefined): LoreEntry | undefined {
  const own = text.replace(pattern("charged person charged", "gu"), "");
  const [, before, after] = BEHIND.exec(own) ?? [];
  const behind = before ?? after;
  const named = behind === undefined ? [] : peopleIn(turn, behind);
  const all = peopleIn(turn, own).filter(({ name }) => name !== called?.name);
  const at = (each: LoreEntry) => {
    const places = [each.name, ...each.aliases, ...each.name.split(" ")].map((word) => own.indexOf(word));
    return Math.min(...places.filter((place) => place >= 0), own.length);
  };
  const first = all.toSorted((a, b) => at(a) - at(b))[0];
  const word = /\b(?:he|she)\b/iu.exec(own)?.[0];
  return named.at(-1) ?? first ?? (word === undefined ? undefined : pronounMeans(turn, word));
}

/** To whom of those who have a hand in it the hero shows a piece that was found. */
function shownTo(turn: Turn, text: string): Charged | undefined {
  if (!SHOWS.test(text) || text.includes("?")) return undefined;
  const { who, prize } = turn.memo.case!;
  const names = new Set(peopleIn(turn, text).map(({ name }) => name));
  const faced = [who.opponent, who.tool].find((name) => names.has(name) && turn.isHere(turn.entry(name)));
  if (faced === undefined || turn.memo.clues.length === 0) return undefined;
  const plain = contentWords(`${[...names].join(" ")} ${prize.words} ${turn.place} lay show hold hand`);
  const own = [...contentWords(text)].filter((word) => !plain.has(word));
  const clues = (truthOf(turn.memo.case!)?.clues ?? []).filter(({ id }) => turn.memo.case!.found.includes(id));
  const known = contentWords(
    clues
      .map(({ log, found: seen }) => `${log} ${seen}`)
      .join(" ")
      .replace(SLOT, " "),
  );
  const found =
    own.some((word) => known.has(word)) || turn.memo.held.some(({ thing }) => turn.sharesWords(thing, text));
  return found ? { who: turn.entry(faced), isFaced: true, isShown: true } : undefined;
}
