import { verbOf } from "#english/inflection";
import { isKnownVerb } from "#english/past-tense";
import { createRandom } from "../../../../random.ts";
import { pattern } from "../../../patterns.ts";
import { fateOf } from "../../lore/fates.ts";
import { entriesIn, isHero, type LoreEntry, shortName } from "../../lore/lore.ts";
import { contentWords, kindOfNoun } from "../../lore/nouns.ts";
import { isSamePlace, placesOf } from "../../lore/where/whereabouts.ts";
import { personIn } from "../../moves/people/who.ts";
import { placeNamed } from "../../moves/travel/place-named.ts";
import type { Turn } from "../../turn.ts";
import { nounIn } from "../../words/noun-in.ts";
import { cases, type Clue, type Way } from "../case-content.ts";
import { fillIn, type More, SLOT } from "../fill-in.ts";
import type { KeptCase } from "../kept-case.ts";
import { isMany, isOfSense, thingNamed } from "../thing-named.ts";
import { isNoPerson, truthOf } from "../parts/people-of-case.ts";
import { fitsIn } from "../choose-truth.ts";
import { isFrame } from "../../opening/seeds.ts";
import { isSearch, isUnsolved } from "./open-story.ts";

/** The things that the player's texts name, and the piece that one of them gives. */

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
const LAST = "";
const NAMES_IT = /\{(?:\p{L}+:)?thing\}/iu;
/** What a general story is about by its words. */
const NOTHING = ["^$"];

/** The kind of a thing by its noun, with the word before it: "burned hand"; empty where no list has it. */
export const kindOf = (word: string, before = ""): string =>
  Object.keys(cases().things).find(
    (kind) => pattern(`thing ${kind}`).test(word) || pattern(`thing ${kind}`).test(`${before} ${word}`),
  ) ?? LAST;

/** Whether a word is of a thing, a place, an animal or a person. */
export const isThingWord = (word: string): boolean =>
  kindOf(word.toLowerCase()) !== LAST || kindOfNoun(word.toLowerCase()) !== null;

/** Whether a kind is of things that are held, opened or moved: no landscape, no food, no voice. */
export const isSmall = (kind: string): boolean => pattern("thing untouched").test(kind);

/** Whether the player's texts, or a piece, name a thing. What the hero carries is none of the matter, but for what can be read. */
export const isNamed = (turn: Turn, head: string, kind: string): boolean =>
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
  // The last noun of a known kind: "the third scrubber stopped" is the scrubber, but "the sweet peas" are no sweet. What has no known
  // kind has no texts that are true of it.
  for (let at = words.length - 1; at > 0; at--) {
    const word = words[at]!.toLowerCase();
    const next = words[at + 1];
    if (/^\p{Lu}/u.test(words[at]!) || contentWords(word).size === 0) continue;
    const kind = kindOf(word, words[at - 1]);
    if (kind === LAST) continue;
    if (next !== undefined && contentWords(next).size > 0 && !isKnownVerb(next) && verbOf(next, isKnownVerb) === null)
      return null;
    if (words.slice(1, at).some((each) => pattern("thing aux", "u").test(each))) continue;
    const head = stemOf(word);
    const named = isNamed(turn, head, kind);
    // "The bells ring": the bells. "Why the clock stops", "the mail boat leaves": the clock, the boat.
    const before = words[at - 1]!;
    if (
      at > 1 &&
      ((kindOf(before) !== LAST && isMany(before)) ||
        (kindOfNoun(before) !== null && isMany(before)) ||
        ((isAsked || kindOf(before) !== LAST) && verbOf(word, isKnownVerb)?.form === "s"))
    )
      continue;
    // The hero's own rope is no part of the matter.
    if (!named && /^my$/iu.test(words[0]!)) return null;
    const phrase = words.slice(0, at + 1).join(" ");
    if (
      place !== null &&
      // "The lock" is not the airlock.
      place.toLowerCase().endsWith(` ${word}`) &&
      (kindOfNoun(word) === "place" || kind === "room" || isSamePlace(place, phrase))
    )
      return null;
    // "The Grey Lady", "Hob the goose": somebody.
    const who = personIn(turn, phrase);
    if (who !== undefined && !/['’]s?\b/u.test(phrase) && who.proper) return null;
    return {
      phrase: thingNamed(turn, phrase),
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
export const isMatter = (kept: KeptCase, { word, head }: Pick<Thing, "word" | "head">): boolean =>
  contentWords(`${kept.aim} ${kept.prize.words} ${kept.threat}`).has(head) &&
  fitsIn(truthOf(kept)?.fits ?? NOTHING).test(word);

/** The next piece of a thing, as a clue; null where all of it has been seen. */
export function clueOfThing(
  turn: Turn,
  thing: Thing,
  way: Way,
  wanted: Clue["about"] | null,
  by?: LoreEntry,
  isAsked = true,
  deed = "",
): Clue | null {
  const kept = turn.memo.case!;
  const before = times(kept, thing);
  // What nobody has named is looked at once, and not all of a room.
  if (
    before >= (thing.isNamed ? MOST : 1) ||
    (!thing.isNamed && (by !== undefined || (kept.from[turn.place] ?? 0) > 3))
  )
    return null;
  const random = createRandom(`${kept.seed}/${thing.head}/${before}`);
  const rows = cases().things[thing.kind]!.map((row, at) => ({ row, id: `${thing.kind} ${at}` }));
  const people = peopleFor(turn, thing, by);
  const place = random
    .shuffle(placesOf(turn).filter((each) => !isSamePlace(each, turn.place)))
    .toSorted((a, b) => mentions(turn, a) - mentions(turn, b))[0];
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
          // Where it is, or who has it, is what a search asks.
          (!isSearch(kept) || /\{(?:\p{L}+:)?(?:person|other|place)\}/iu.test(row.log)) &&
          (by !== undefined || isOfSense(deed, row.found)) &&
          [...`${row.found} ${row.said} ${row.log}`.matchAll(SLOT)].every(
            ([, , slot = ""]) => more[slot.toLowerCase()] !== undefined,
          ),
      ),
    )
    .toSorted((a, b) => rank(b.row.about) - rank(a.row.about))[0];
  function rank(about: string): number {
    return (about === wanted ? 2 : 0) - (seen.has(about) ? 1 : 0);
  }
  if (found === undefined) return null;
  const { row, id } = found;
  const opening = isAsked ? (NAMES_IT.test(row.said) ? "" : "{Thing}?") : random.pick(cases().lines["thing unasked"]!);
  const said = `${opening} ${isAsked ? row.said : row.said.replace(/^\{Thing\}\? /u, "")}`.trim();
  const [found_, said_, log] = [row.found, said, row.log].map((each) => fillIn(turn, kept, each, more));
  return {
    id: `${idOf(thing)}${id}: ${row.about}`.slice(0, 120),
    about: row.about,
    ways: [way],
    found: found_!,
    said: said_!,
    log: log!,
  };
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

interface OwnThing {
  readonly thing: Thing;
  readonly sentence: string;
}

/** The things of the player's texts, what is nearest to the matter first. */
function ownThings(turn: Turn, kept: KeptCase): OwnThing[] {
  const matter = contentWords(`${kept.aim} ${kept.prize.words} ${kept.threat}`);
  const found: OwnThing[] = [];
  for (const { source, text } of turn.lore.written) {
    if (source === "hero" || source === "story" || isFrame(text)) continue;
    for (const [, phrase = ""] of text.matchAll(pattern("thing phrases", "gu"))) {
      const thing = thingOf(turn, phrase.split(pattern("thing ends", "u"))[0]!);
      if (
        thing !== null &&
        // Small things, that somebody can have handled.
        isSmall(thing.kind) &&
        !found.some((each) => each.thing.head === thing.head)
      )
        found.push({
          thing: { ...thing, phrase: thing.phrase.replace(/^(?:one|no|every|each|some) /iu, "the ") },
          sentence: text,
        });
    }
  }
  const near = ({ sentence }: OwnThing): number =>
    [...contentWords(sentence)].filter((word) => matter.has(word)).length;
  return found.toSorted((a, b) => near(b) - near(a));
}

/** Whether a sentence of the texts has what it names where the hero is: the place itself, or somebody who is here. */
const isAtHand = (turn: Turn, { sentence }: OwnThing): boolean => {
  const low = sentence.toLowerCase();
  const named = placesOf(turn).filter((place) => low.includes(place.toLowerCase().replace(/^the /u, "")));
  return named.length > 0
    ? named.some((place) => isSamePlace(place, turn.place))
    : entriesIn(turn.lore, sentence).some((each) => each.kind === "person" && turn.isHere(each));
};

/** The next piece about a thing of the premise itself, of which nobody has asked: what is at hand, or what somebody is named with. Null where none is left. */
export function ownClue(turn: Turn, way: Way, wanted: Clue["about"] | null, by?: LoreEntry, deed = ""): Clue | null {
  const kept = turn.memo.case!;
  const left = ownThings(turn, kept)
    .filter((each) => times(kept, each.thing) < MOST && !isMatter(kept, each.thing))
    .filter((each) => by !== undefined || isAtHand(turn, each));
  const isOf = ({ sentence }: OwnThing): boolean =>
    by !== undefined && entriesIn(turn.lore, sentence).some(({ name }) => name === by.name);
  const ranked = left.toSorted(
    (a, b) => times(kept, a.thing) - times(kept, b.thing) || Number(isOf(b)) - Number(isOf(a)),
  );
  for (const { thing } of ranked) {
    const clue = clueOfThing(turn, thing, way, wanted, by, false, deed);
    if (clue !== null) return clue;
  }
  return null;
}
