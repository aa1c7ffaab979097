import { capitalise } from "#english/noun-phrase";
import { pattern } from "../../../patterns.ts";
import { fateOf } from "../../lore/fates.ts";
import { entriesIn, isHero, shortName } from "../../lore/lore.ts";
import { contentWords, kindOfNoun } from "../../lore/nouns.ts";
import { isSamePlace, placesOf } from "../../lore/where/whereabouts.ts";
import { personIn } from "../../moves/people/who.ts";
import { placeNamed } from "../../moves/travel/place-named.ts";
import { wayIn } from "../../moves/travel/travel.ts";
import type { Turn } from "../../turn.ts";
import { isShared } from "../aim/object-of-aim.ts";
import { fillIn, ofHero } from "../fill-in.ts";
import { truthOf } from "../parts/people-of-case.ts";
import { isSearch, isUnsolved } from "./open-story.ts";

/** What the player of an open search says of where it is, or who has it, in words or by looking there. */

/** Under which is kept what the player has said of a place without daring it: who looks there means it. */
export const SAID_OF = "theory said";

/** The verb of a deed that looks for what is sought; empty where it is another deed. */
export const lookVerb = (text: string): string =>
  pattern("search looks for", "u").exec(`${text.charAt(0).toLowerCase()}${text.slice(1)}`)?.[0] ?? "";

/** Whether a text names what is sought, by its noun, by a name of it or by a pronoun that can be it. */
export function namesSoughtThing(turn: Turn, text: string): boolean {
  const kept = turn.memo.case!;
  if (isShared(`${kept.prize.words} ${kept.prize.alias}`, text)) return true;
  const sought = new Set(entriesIn(turn.lore, kept.prize.words).map(({ name }) => name));
  return entriesIn(turn.lore, text).some(
    (entry) => sought.has(entry.name) || (entry.proper && fateOf(turn.lore, entry) === "missing"),
  );
}

/** Whether a text has a pronoun that can be what is sought: an animal is a he or a she as well. */
function hasPronoun(turn: Turn, text: string): boolean {
  const kept = turn.memo.case!;
  const forms = truthOf(kept)?.sought.includes("animal") === true ? (["it", "he", "she"] as const) : [kept.prize.is];
  return forms.some((form) => pattern(`search pronoun ${form}`).test(text));
}

/** The same, or a pronoun that can be it. */
export const isAboutSought = (turn: Turn, text: string): boolean =>
  namesSoughtThing(turn, text) || hasPronoun(turn, text);

/** A place that a text has after "in", "at", "under" and the like: one of the lore, or one of which the texts only have the word. Null where it has none. */
export function placeSaid(turn: Turn, text: string): string | null {
  for (const [, phrase = ""] of text.matchAll(pattern("search phrase", "gu"))) {
    const known = placeNamed(turn, phrase);
    if (known !== null) return known;
    const head = phrase.split(" ").at(-1)!;
    const [stem = ""] = contentWords(head);
    const isOfTexts = turn.lore.written.some(({ source, words }) => source !== "hero" && words.has(stem));
    if (
      stem !== "" &&
      /^\p{Ll}/u.test(head) &&
      isOfTexts &&
      kindOfNoun(head) !== "person" &&
      personIn(turn, phrase) === undefined &&
      !isShared(turn.memo.case!.prize.words, phrase)
    )
      return phrase.replace(/^(?:an?|this|that) /u, "the ");
  }
  return null;
}

/**
 * The sentence that says where what is sought is, or who has it, with the name of what is sought in it: "Rook took the coupling to the ring".
 * Null where a sentence says nothing of the kind.
 */
export function whereItSays(turn: Turn, sentence: string): string | null {
  const kept = turn.memo.case;
  if (!isSearch(kept) || !isUnsolved(turn) || sentence.endsWith("?")) return null;
  const plain = sentence.replace(pattern("search sure"), "").trim();
  const isNamed = namesSoughtThing(turn, plain);
  if (!isNamed && !hasPronoun(turn, plain)) return null;
  const isAt = pattern("search is at").test(plain) && placeSaid(turn, plain) !== null;
  const has = pattern("search has").exec(plain);
  const who = has === null ? undefined : personIn(turn, plain.slice(0, has.index).trim());
  const isHad = who !== undefined && !isHero(turn.lore, who) && !isShared(kept!.prize.words, who.name);
  if (!isAt && !isHad) return null;
  // "The mayor has my dish": Mayor Thripp has it.
  if (isHad && has !== null) {
    const rest = plain.slice(has.index);
    return `${capitalise(shortName(who))} ${isNamed ? rest : rest.replace(pattern("search object pronoun"), ofHero(kept!.prize.words))}`;
  }
  if (isNamed) return plain;
  const sought = capitalise(ofHero(kept!.prize.words));
  return plain
    .replace(/\b(?:he|she|it)['’]s\b/iu, `${sought} is`)
    .replace(/\bthey['’]re\b/iu, `${sought} are`)
    .replace(/\b(?:he|she|they|it)(?= )/iu, sought);
}

/** Where a deed looks for what is sought, and what it comes to say: "Nell is at the salt mill". */
export interface Looked {
  readonly place: string;
  readonly theory: string;
  /** Whether the words name what is sought: who only searches a place may mean something else. */
  readonly isAbout: boolean;
}

/** Where the hero looks for it by a deed; null where the deed is another one, or looks at a thing. */
export function looksFor(turn: Turn, text: string): Looked | null {
  const kept = turn.memo.case;
  if (!isSearch(kept) || !isUnsolved(turn) || kept!.showdown !== null) return null;
  const verb = lookVerb(text);
  if (verb === "") return null;
  const after = text.slice(verb.length);
  const rest = after.split(/\bfor\b/iu)[0]!.trim();
  const said = placeSaid(turn, text) ?? (rest === "" ? null : placeNamed(turn, rest));
  // "The hold" is in the wreck of which the player has spoken: only what the texts have is another place then.
  const isSpokenOf = turn.memo.settled.some(({ key }) => key === SAID_OF);
  const [stem = ""] = [...contentWords(said ?? "")].slice(-1);
  // "Behind the boiler" is in the boiler room.
  const isHere = said === null || contentWords(turn.place).has(stem);
  const named = !isHere && (!isSpokenOf || isOfTexts(turn, said)) ? said : null;
  const isAbout = isAboutSought(turn, text);
  if (!isAbout && pattern("search traces").test(after)) return null;
  // "I search the drawer" looks at a thing; the place itself, or nothing in particular, is searched for what is sought.
  if (!isAbout && said === null && rest !== "" && !pattern("look look at").test(rest)) return null;
  const place = named ?? turn.place;
  return { place, theory: fillIn(turn, kept!, `{Prize} {is:prize} at ${place}.`), isAbout };
}

/** Whether a place is one of the story, or one of which the texts have the word. */
const isOfTexts = (turn: Turn, place: string): boolean => {
  const [stem = ""] = [...contentWords(place)].slice(-1);
  return (
    placesOf(turn).some((each) => isSamePlace(each, place)) ||
    turn.lore.written.some(({ source, words }) => source !== "hero" && words.has(stem))
  );
};

/** "I climb down into the hold", where what was sought has been found: deeper into the place, and no way to another. */
export function isWithin(turn: Turn, text: string): boolean {
  const kept = turn.memo.case;
  const place = isSearch(kept) && kept!.showdown !== null ? (wayIn(turn, text)?.place ?? null) : null;
  return place !== null && !isOfTexts(turn, place);
}
