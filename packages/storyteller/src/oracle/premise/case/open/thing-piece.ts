import { verbOf } from "#english/inflection";
import { isKnownVerb } from "#english/past-tense";
import { createRandom } from "../../../../random.ts";
import { pattern } from "../../../patterns.ts";
import { withCapitals } from "../../lore/capitals.ts";
import { fateOf } from "../../lore/fates.ts";
import { entriesIn, isHero, type LoreEntry, shortName } from "../../lore/lore.ts";
import { contentWords, kindOfNoun } from "../../lore/nouns.ts";
import { isSamePlace, placesOf } from "../../lore/whereabouts.ts";
import { personIn } from "../../moves/people/who.ts";
import { placeNamed } from "../../moves/travel/place-named.ts";
import type { Turn } from "../../turn.ts";
import { nounIn } from "../../words/noun-in.ts";
import { toSecondPerson } from "../../words/person-words.ts";
import { cases, type Way } from "../case-content.ts";
import { fillIn, lineFor, type More } from "../fill-in.ts";
import type { KeptCase } from "../kept-case.ts";
import { openClues } from "../leads.ts";
import { isNoPerson, truthOf } from "../parts/people-of-case.ts";
import { askedFor, findClue, givePiece, hasClueFor, ownWords, saysClue } from "../reveal-clue.ts";
import { fitsIn } from "../choose-truth.ts";
import { isUnsolved } from "./open-story.ts";

/**
 * Pieces that are made of the things of the premise: what one looks at or asks about is what one learns about. The texts go by the kind of
 * thing and by what is asked (`things` of `cases.json`); none says who did it.
 */

export interface Thing {
  /** "the oil rags", "Josiah's report", "your slate". */
  readonly phrase: string;
  /** "rags", and its stem. */
  readonly word: string;
  readonly head: string;
  readonly kind: string;
  /** Whether the texts or a piece name it. */
  readonly isNamed: boolean;
}

/** So many pieces come from one thing. */
const MOST = 2;
const LAST = "anything";
const NAMES_IT = /\{(?:\p{L}+:)?thing\}/iu;
/** What a general story is about by its words. */
const NOTHING = ["^$"];

/** The kind of a thing by its noun, with the word before it: "burned hand"; the last kind where no list has it. */
export const kindOf = (word: string, before = ""): string =>
  Object.keys(cases().things).find(
    (kind) =>
      kind !== LAST && (pattern(`thing ${kind}`).test(word) || pattern(`thing ${kind}`).test(`${before} ${word}`)),
  ) ?? LAST;

const isMany = (word: string): boolean => pattern("thing many").test(word);

/** Whether the player's texts, or a piece, name a thing. What the hero carries is none of the matter, but for what can be read. */
const isNamed = (turn: Turn, head: string, kind: string): boolean =>
  turn.lore.sentences.some(
    ({ source, words }) =>
      source !== "story" && (source !== "hero" || /^(?:paper|picture)$/u.test(kind)) && words.has(head),
  ) || turn.memo.clues.some((each) => contentWords(each).has(head));

/** The thing that a text is about; null where it is about a person, a place or nothing. */
export function thingIn(turn: Turn, text: string, isAsked = false): Thing | null {
  if (!isUnsolved(turn)) return null;
  const last = turn.memo.case!.found.at(-1) ?? "";
  const noun = nounIn(text.replace(pattern("thing with what"), ""))
    .replace(/^your /iu, "the ")
    .split(pattern("thing ends", "u"))[0]!
    .trim();
  // "I smell at them": what was looked at just now.
  if (noun === "" && !isAsked)
    return /\b(?:it|them)\b/iu.test(text) && last.startsWith("thing ")
      ? thingOf(turn, last.slice(6).split(": ")[0]!)
      : null;
  const own = noun === "" ? null : thingOf(turn, noun, isAsked);
  if (own !== null || !isAsked) return own;
  // "Why do you keep rags?": what the texts name, of whatever number.
  const plain = (text.match(/\p{Ll}{3,}/gu) ?? []).find((word) => {
    const kind = kindOf(word);
    return kind !== LAST && isNamed(turn, stemOf(word), kind);
  });
  return plain === undefined ? null : thingOf(turn, `the ${plain}`);
}

const stemOf = (word: string): string => [...contentWords(word)].at(-1) ?? word;

function thingOf(turn: Turn, noun: string, isAsked = false): Thing | null {
  const words = noun.split(" ");
  const place = placeNamed(turn, noun);
  // The last noun of a known kind, else the last one that the texts name: "the third scrubber stopped" is the scrubber.
  for (let step = 2 * words.length - 1; step > 0; step--) {
    const at = step % words.length;
    const word = words[at]!.toLowerCase();
    if (at === 0 || /^\p{Lu}/u.test(words[at]!) || contentWords(word).size === 0) continue;
    const kind = kindOf(word, words[at - 1]);
    const head = stemOf(word);
    const named = isNamed(turn, head, kind);
    const isLast = step < words.length;
    // "The bells ring": the bells. "Why the clock stops": the clock.
    const isVerb =
      at > 1 &&
      kind !== LAST &&
      kindOf(words[at - 1]!) !== LAST &&
      (isMany(words[at - 1]!) || (isAsked && verbOf(word, isKnownVerb)?.form === "s"));
    if (
      isVerb ||
      (kind === LAST &&
        (!isLast ||
          at < words.length - 1 ||
          !named ||
          /^(?:person|place)$/u.test(kindOfNoun(word) ?? "") ||
          pattern("thing no").test(word) ||
          isKnownVerb(word) ||
          verbOf(word, isKnownVerb)?.form === "past"))
    )
      continue;
    // The hero's own rope is no part of the matter.
    if (!named && /^my$/iu.test(words[0]!)) return null;
    const phrase = words.slice(0, at + 1).join(" ");
    if (
      place !== null &&
      // "The lock" is not the airlock.
      place.toLowerCase().endsWith(` ${word}`) &&
      (kindOfNoun(word) === "place" || kind === LAST || kind === "room" || isSamePlace(place, phrase))
    )
      return null;
    // "The Grey Lady", "Hob the goose": somebody.
    const who = personIn(turn, phrase);
    if (who !== undefined && !/['’]s?\b/u.test(phrase) && (who.proper || kind === LAST)) return null;
    return {
      phrase: withCapitals(
        turn.lore,
        ` ${toSecondPerson(phrase).replace(/^(?:an?|this|that|these|those|his|her|their|its|our) /iu, "the ")}`,
      ).trim(),
      word,
      head,
      kind,
      isNamed: named,
    };
  }
  return null;
}

const idOf = ({ phrase }: Thing): string => `thing ${phrase}: `;
const times = (kept: KeptCase, { head }: Thing): number =>
  kept.found.filter((each) => each.startsWith("thing ") && stemOf(each.slice(6).split(":")[0]!) === head).length;

/** Whether a thing is what the matter of the story is, so that its own observations are about it. */
const isMatter = (kept: KeptCase, { word, head }: Thing): boolean =>
  contentWords(`${kept.aim} ${kept.prize.words} ${kept.threat}`).has(head) &&
  fitsIn(truthOf(kept)?.fits ?? NOTHING).test(word);

/** Whether one of the written observations is about a thing. */
const isWritten = (turn: Turn, kept: KeptCase, { word, head }: Thing): boolean =>
  ownWords(turn, kept, word).length > 0 &&
  openClues(kept).some(({ log }) => contentWords(log.replace(/\{[^}]*\}/gu, "")).has(head));

/** What a look at a thing shows: a piece about it, or that all of it has been seen. */
export const showsPiece = (turn: Turn, thing: Thing, way: Way, text: string): string =>
  findsOfThing(turn, thing, way, text) || (turn.hasClue ? "" : lineFor(turn, "thing seen", thing.phrase));

/** A piece about a thing; empty where all of it has been seen. */
export function findsOfThing(turn: Turn, thing: Thing, way: Way, text: string): string {
  const kept = turn.memo.case!;
  if (turn.hasClue) return "";
  if (isMatter(kept, thing)) {
    const own = findClue(turn, way, text, false, false);
    if (own !== "") return own;
  }
  const written = isWritten(turn, kept, thing) ? findClue(turn, way, thing.word, false, true) : "";
  return written || pieceOf(turn, thing, text, way);
}

/** A piece about the thing that a deed is done with; empty where the texts name no such thing. */
export function pieceWith(turn: Turn, text: string): string {
  const thing = thingIn(turn, text);
  return thing?.isNamed === true ? findsOfThing(turn, thing, "look", text) : "";
}

/** What somebody says of a thing that they are asked about; empty where it is none, or they have no more to say of it. */
export function saysOfThing(turn: Turn, who: LoreEntry, text: string): string {
  const thing = thingIn(turn, text, true);
  if (thing === null || turn.hasClue) return "";
  const kept = turn.memo.case!;
  if (isMatter(kept, thing)) return "";
  if (isWritten(turn, kept, thing) && hasClueFor(turn, who, thing.word)) return saysClue(turn, who, thing.word);
  return pieceOf(turn, thing, text, "talk", who);
}

function pieceOf(turn: Turn, thing: Thing, text: string, way: Way, by?: LoreEntry): string {
  const kept = turn.memo.case!;
  const before = times(kept, thing);
  // What nobody has named is looked at once, and not all of a room.
  if (
    before >= (thing.isNamed ? MOST : 1) ||
    (!thing.isNamed && (by !== undefined || (kept.from[turn.place] ?? 0) > 3))
  )
    return "";
  const random = createRandom(`${kept.seed}/${thing.head}/${before}`);
  const rows = cases().things[thing.kind]!.map((row, at) => ({ row, id: `${thing.kind} ${at}` }));
  const people = peopleFor(turn, thing, by);
  const place = random
    .shuffle(placesOf(turn).filter((each) => !isSamePlace(each, turn.place)))
    .toSorted((a, b) => mentions(turn, a) - mentions(turn, b))[0];
  const wanted = askedFor(text);
  const more: More = {
    thing: thing.phrase,
    "is thing": isMany(thing.word) ? "they" : "it",
    ...(people[0] === undefined ? {} : { person: shortName(people[0]) }),
    ...(people[1] === undefined ? {} : { other: shortName(people[1]) }),
    ...(place === undefined ? {} : { place }),
  };
  const used = new Set(kept.found.map((each) => each.split(": ")[1]));
  const seen = new Set(kept.found.filter((each) => each.startsWith(idOf(thing))).map((each) => each.split(": ")[2]));
  const found = random
    .shuffle(
      rows.filter(
        ({ row, id }) =>
          !used.has(id) &&
          [...`${by === undefined ? row.found : row.said} ${row.log}`.matchAll(/\{(\p{L}+)\}/gu)].every(
            ([, slot = ""]) => more[slot.toLowerCase()] !== undefined,
          ),
      ),
    )
    .toSorted((a, b) => rank(b.row.about) - rank(a.row.about))[0];
  function rank(about: string): number {
    return (about === wanted ? 2 : 0) - (seen.has(about) ? 1 : 0);
  }
  if (found === undefined) return "";
  const { row, id } = found;
  const [found_, said, log] = [row.found, NAMES_IT.test(row.said) ? row.said : `{Thing}? ${row.said}`, row.log].map(
    (each) => fillIn(turn, kept, each, more),
  );
  return givePiece(
    turn,
    kept,
    {
      id: `${idOf(thing)}${id}: ${row.about}`.slice(0, 120),
      about: row.about,
      ways: [way],
      found: found_!,
      said: said!,
      log: log!,
    },
    { ...(by === undefined ? {} : { by }), way, ...(thing.isNamed ? { through: thing.phrase } : {}) },
  );
}

const mentions = ({ memo }: Turn, name: string): number => memo.clues.filter((each) => each.includes(name)).length;

/** Who may be named with a thing: who is named with it in the texts first, then who was named least; nobody who is dead, and not who speaks. */
function peopleFor(turn: Turn, { head }: Thing, by?: LoreEntry): LoreEntry[] {
  const tied = new Set(
    turn.lore.sentences
      .filter(({ source, words }) => source !== "story" && source !== "hero" && words.has(head))
      .flatMap(({ text }) => text.split(/[;,]/u).filter((part) => contentWords(part).has(head)))
      .flatMap((part) => entriesIn(turn.lore, part).map(({ name }) => name)),
  );
  const all = turn.people.filter(
    (each) =>
      each.kind === "person" &&
      each.proper &&
      each.name !== by?.name &&
      !isHero(turn.lore, each) &&
      fateOf(turn.lore, each) === null &&
      turn.member(each.name)?.alive !== false &&
      !isNoPerson(turn, each),
  );
  return createRandom(`${turn.memo.case!.seed}/${head}/who`)
    .shuffle(all)
    .toSorted(
      (a, b) =>
        Number(tied.has(b.name)) * 9 -
        Number(tied.has(a.name)) * 9 +
        mentions(turn, shortName(a)) -
        mentions(turn, shortName(b)),
    );
}

/** A thing that the player's texts name and nobody has looked at yet; empty where there is none. */
export function untouched(turn: Turn): string {
  for (const { source, text } of turn.lore.written) {
    if (source === "hero" || source === "story") continue;
    for (const [phrase] of text.matchAll(pattern("thing phrase", "gu"))) {
      const thing = thingOf(turn, phrase);
      if (
        thing !== null &&
        /^(?:paper|cloth|tool|lock|vehicle|body|bag|machine|picture|weapon|glass|bell)$/u.test(thing.kind) &&
        times(turn.memo.case!, thing) === 0 &&
        !isMatter(turn.memo.case!, thing)
      )
        return thing.phrase;
    }
  }
  return "";
}

/** Whether a look is at something of which no text has a word: nothing of the matter is learned from it. */
export function isElsewhere(turn: Turn, text: string): boolean {
  const noun = nounIn(text);
  const { aim, prize, threat } = turn.memo.case!;
  const head = [...contentWords(noun)].at(-1) ?? "";
  return (
    head !== "" &&
    !pattern("thing vague").test(noun) &&
    placeNamed(turn, noun) === null &&
    !/^(?:place|person)$/u.test(kindOfNoun(noun.split(" ").at(-1)!) ?? "") &&
    !contentWords(`${aim} ${prize.words} ${threat}`).has(head) &&
    !isNamed(turn, head, "paper")
  );
}
