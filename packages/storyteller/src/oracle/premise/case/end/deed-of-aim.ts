import { pattern, storedPattern } from "../../../patterns.ts";
import { isKnownVerb } from "#english/past-tense";
import { verbOf } from "#english/inflection";
import { entriesIn, isHero, type LoreEntry } from "../../lore/lore.ts";
import { contentWords } from "../../lore/nouns.ts";
import { isSamePlace } from "../../lore/where/whereabouts.ts";
import { personIn } from "../../moves/people/who.ts";
import { placeNamed } from "../../moves/travel/place-named.ts";
import { wayIn } from "../../moves/travel/travel.ts";
import type { Turn } from "../../turn.ts";
import type { Part } from "../../words/clauses.ts";

/** Whether the player's words do what an aim says: by its object, its verb or its place. */

/** Verbs of what is done by saying it. */
export const BY_SAYING = storedPattern("rest-of-aim by saying");
/** Until when, and for how long: none of what the deed is about. */
const TAIL = storedPattern("rest-of-aim tail");
/** What changes nothing: looks, ways and waiting. */
const NO_DEED = storedPattern("rest-of-aim no deed");
/** "home", "back", "safe": where somebody is brought. */
const HOMEWARD = storedPattern("deed-of-aim homeward");
/** "home", "ashore": where somebody is brought who was to come home. */
const HOME = storedPattern("deed-of-aim home");
/** Deeds that are done with somebody and bring them nowhere. */
const KINDNESS = storedPattern("deed-of-aim kindness");
/** "I have brought him back", "it is shut", "the letter is in his hands": what has come about. */
const STATED = storedPattern("deed-of-aim stated");
const DENIED = storedPattern("deed-of-aim denied");
/** "to the duke", "for the orphans": to whom something is brought. */
const RECIPIENT = / (?:to|for|into|from) /u;

/** Verbs that do the same, a family each. */
let known: readonly ReadonlySet<string>[] | null = null;
const families = () =>
  (known ??= pattern("deed-of-aim families")
    .source.split("|")
    .map((family) => new Set(family.split(" "))));

const lemma = (word: string): string => verbOf(word.toLowerCase(), isKnownVerb)?.lemma ?? word.toLowerCase();

/** Whether a text has the verb of an aim, or one that does the same. */
export function hasVerbOf(aim: string, text: string): boolean {
  const verb = lemma(aim.split(" ")[0]!);
  const alike = families().filter((family) => family.has(verb));
  return text.split(/[^\p{L}]+/u).some((word) => {
    const own = lemma(word);
    return own === verb || alike.some((family) => family.has(own));
  });
}

const named = (turn: Turn, words: string): LoreEntry[] =>
  entriesIn(turn.lore, words).filter((entry) => !isHero(turn.lore, entry));

/** Of whom or what an aim is, to whom, and where. */
function objectsOf(turn: Turn, aim: string) {
  const plain = aim.slice(0, TAIL.exec(aim)?.index ?? aim.length).replace(/^\S+ /u, "");
  const [object = "", ...rest] = plain.split(RECIPIENT);
  const who = named(turn, object).find(({ kind }) => kind !== "place");
  const places = named(turn, plain).flatMap(({ kind, name }) => (kind === "place" ? [name] : []));
  const recipient = rest.length === 0 ? undefined : personIn(turn, rest.join(" to "));
  return {
    who: who ?? (/\b(?:your|my)\b/u.test(object) ? personIn(turn, object) : undefined),
    places,
    recipient,
    words: contentWords(object),
  };
}

/** Whom a part of the aim is to bring somewhere; undefined where it is about a thing. */
export function broughtBy(turn: Turn, aim: string): LoreEntry | undefined {
  const { who } = objectsOf(turn, aim);
  return who !== undefined && who.kind !== "thing" && HOMEWARD.test(aim) ? who : undefined;
}

/**
 * Whether a part does an aim that hands something over or brings it to its place, and all of it is here: the one who is to have it, or the
 * place.
 */
export function handsOver(turn: Turn, aim: string, part: Part): boolean {
  if (part.kind !== "do" && part.kind !== "state") return false;
  const { recipient, places } = objectsOf(turn, aim);
  const isHere =
    recipient === undefined
      ? turn.brief.number >= EARLIEST && places.some((each) => isSamePlace(each, turn.place))
      : turn.isHere(recipient) && recipient.name !== turn.memo.case?.who.opponent;
  return isHere && hasVerbOf(aim, part.text) && doesAim(turn, aim, part);
}
/** A way to a place is a story of some length. */
const EARLIEST = 8;

const PEACE = storedPattern("aim of peace");
const MAKES_PEACE = storedPattern("deed of peace");

/** Whether a text means somebody: by name, by kinship, or by a word for who was named last. */
function means(turn: Turn, text: string, who: LoreEntry): boolean {
  if (named(turn, text).some(({ name }) => name === who.name) || personIn(turn, text)?.name === who.name) return true;
  const word = pattern("deed-of-aim means").exec(text)?.[0].toLowerCase();
  if (word === undefined) return false;
  if (/^(?:we|us)$/u.test(word)) return turn.isHere(who);
  // Where somebody is all that the aim is about, they are meant before others.
  const is = { him: "he", he: "he", her: "she", she: "she" }[word] ?? "they";
  return turn.pronoun(who) === is || turn.pronoun(who) === "they" || is === "they";
}

/**
 * Whether a part of a message does, or says, what an aim is.
 * @param guilty who was behind the story before: whom an accusation has to name
 * @param isAll whether nothing but this deed is left, so that its beginning is enough
 */
export function doesAim(turn: Turn, aim: string, part: Part, guilty = "", isAll = false): boolean {
  if (part.kind === "ask" || part.kind === "table") return false;
  const text =
    part.kind === "say"
      ? part.direct
        ? `${part.to} ${part.words}`
        : `${part.verb} ${part.to} ${part.words}`
      : part.text;
  if (/\?["”]?$/u.test(text) || (part.kind !== "say" && DENIED.test(text))) return false;
  if (part.kind === "state" && !STATED.test(text)) return false;
  // To keep people from quarrelling takes a deed that is about that, and no thing that is carried past them.
  if (PEACE.test(aim)) return MAKES_PEACE.test(text);
  if (pattern("deed-of-aim does aim").test(aim)) {
    if (part.kind === "say" && !BY_SAYING.test(aim)) return false;
    const accused = named(turn, part.kind === "say" && part.direct ? part.words : text);
    return guilty === "" ? accused.length > 0 : accused.some(({ name }) => name === guilty);
  }
  const { who, places, recipient, words } = objectsOf(turn, aim);
  if (who !== undefined && who.kind !== "thing") return doesWith(turn, aim, part, text, who, places, isAll);
  if (part.kind === "say" && !BY_SAYING.test(aim) && !isClaim(aim, text)) return false;
  // "Get out before they lock the doors": a way that leads out.
  if (pattern("deed-of-aim leaves").test(aim)) return part.kind !== "say" && pattern("deed-of-aim left").test(text);
  if (part.kind === "do" && NO_DEED.test(text)) return false;
  // "Keep the village from quarrelling": what is done with people, and no walk through the village.
  if (pattern("deed-of-aim keeps from").test(aim) && part.kind !== "state" && !MAKES_PEACE.test(text)) return false;
  // "Back to the engine room" gets no engine running.
  if (
    part.kind === "do" &&
    places.length === 0 &&
    recipient === undefined &&
    (wayIn(turn, text)?.place ?? null) !== null
  )
    return false;
  const shared = [...contentWords(text)].filter((word) => words.has(word)).length;
  const isVerb = hasVerbOf(aim, text);
  const isIt = pattern("deed-of-aim does aim 2").test(text);
  if (recipient !== undefined && !turn.isHere(recipient) && !means(turn, text, recipient)) return false;
  if (part.kind === "state") return shared > 0 || (isVerb && isIt);
  if (pattern("deed-of-aim keeps from").test(aim)) return true;
  return (shared > 0 && (shared * 2 >= words.size || isVerb)) || (isVerb && isIt && words.size > 0);
}

/** "I demand my fee": what is to be got is asked for. */
const isClaim = (aim: string, text: string): boolean =>
  /^get\b/iu.test(aim) && pattern("deed-of-aim is claim").test(text);

/** Whether a part does what is to be done with somebody. */
function doesWith(
  turn: Turn,
  aim: string,
  part: Part,
  text: string,
  who: LoreEntry,
  places: readonly string[],
  isAll: boolean,
): boolean {
  // "I ride out to find Jeb": who is only looked for is not brought.
  if (pattern("deed-of-aim seeks").test(text)) return false;
  // "Before the judge": that takes the judge.
  const before = personIn(turn, pattern("deed-of-aim before").exec(aim)?.[1] ?? "");
  if (before !== undefined && !turn.isHere(before)) return false;
  const isMeant = means(turn, text, who);
  if (!HOMEWARD.test(aim) && places.length === 0) {
    if (!isMeant) return false;
    // "Tell Martha the truth": a greeting is none.
    if (part.kind === "say") return BY_SAYING.test(aim) && text.split(" ").length > 5;
    return part.kind !== "do" || (!NO_DEED.test(text) && (hasVerbOf(aim, text) || !KINDNESS.test(text)));
  }
  const way = part.kind === "do" ? wayIn(turn, text) : null;
  const isThere =
    (/\b(?:home|back)\b/iu.test(aim) ? HOME : HOMEWARD).test(text) ||
    (way?.place !== undefined &&
      way.place !== null &&
      [...places, turn.memo.visited[0] ?? ""].some((each) => isSamePlace(each, way.place!))) ||
    places.some((each) => text.toLowerCase().includes(each.toLowerCase().replace(/^the /u, "")));
  if (part.kind === "do" && way !== null) return (isMeant || turn.isHere(who)) && isThere;
  if (part.kind === "do" && NO_DEED.test(text)) return false;
  const isBegun = isAll && part.kind === "do" && hasVerbOf(aim, text) && !KINDNESS.test(text);
  return isMeant && (isThere || isBegun);
}

/** What is missing for an aim, in a clause: who is elsewhere. Empty where it is only the deed. */
export function missingFor(turn: Turn, aim: string): string {
  const { places } = objectsOf(turn, aim);
  const place = places.map((each) => placeNamed(turn, each) ?? each).find((each) => !isSamePlace(each, turn.place));
  return place ?? "";
}

/** What is settled when a part of the aim is done before the story is over. */
export const doneFact = (part: string): string => `You brought it about: ${part}.`;
export const isDone = ({ memo }: Turn, part: string): boolean => memo.facts.includes(doneFact(part));
