import { pattern, storedPattern, type StoredPattern } from "../../patterns.ts";
import type { Person } from "#content/adventures/schema";
import { calledIn } from "../talk/conversation-partner.ts";
import { deedFor } from "../stage/deeds.ts";
import { mentions, stemsOf } from "../stage/match-words.ts";
import { namesOf, shortName } from "../stage/prose.ts";
import { present, type Stage } from "../stage/stage.ts";
import { thingMeant } from "../stage/sight.ts";
import { asksWhat } from "../talk/said-to-them.ts";
import { calledAndDone } from "./called-and-done.ts";
import { onlyPlaceIn } from "./goes-somewhere.ts";
import { isBareWay, isPosture, kindOf, type MessagePart, partsOf } from "./message-parts.ts";
import { isOfWay } from "./questions-of-way.ts";
import { isSilence } from "./silent-player.ts";
import { isTheory } from "./theory.ts";
import { isWhatIf } from "./what-if.ts";

/** A part of the message with the person to whom it is said. */
export interface Planned extends MessagePart {
  readonly listener: Person | null;
  /** The words of the act beside it, which may name a listener whom the hero only meets on the way. */
  readonly beside: string;
  /** True for words to somebody beside what the hero does in the same sentence. */
  readonly isAside?: boolean;
  /** True if only the main clause of the sentence is left. */
  readonly isShort?: boolean;
  /** True if it takes the place of what the player wrote before and took back. */
  readonly isInstead?: boolean;
}

const THIRD: Readonly<Record<string, StoredPattern>> = {
  she: /\bher\b/iu,
  he: /\b(?:him|his)\b/iu,
  they: /\b(?:them|their)\b/iu,
};
const ASKS_ON = storedPattern("plan-message asks on");

/** "... and I listen": part of asking. */
const LISTENS = storedPattern("adventure plan-message listens");

const ASKS_MEANING = storedPattern("plan-message asks meaning");

/** The parts of the message, as far as they are to be played one by one. */
export function planOf(stage: Stage, text: string): Planned[] {
  const whole: Planned = { kind: "remark", text, denied: false, to: "", listener: null, beside: "" };
  if (isTheory(text) || isSilence(stage, text) || onlyPlaceIn(stage, text) !== "" || /^\W*(?:\(|\/|ooc\b)/iu.test(text))
    return [whole];
  // "What happens if I open it and read it?" is one thought.
  if (isWhatIf(text) && !/[.!?]\s+\S/u.test(text)) return [whole];
  // "What does it mean, hang a light on the step?" hangs nothing.
  if (ASKS_MEANING.test(text)) return [{ ...whole, kind: "question" }];
  const both = calledAndDone(stage, text);
  if (both !== null) {
    const said = both.speech === null ? [] : [{ ...both.speech, listener: both.person, beside: "", isAside: true }];
    const acts = plannedOf(
      stage,
      both.acts.flatMap((act) => partsOf(act.text)),
    );
    return [...said, ...acts.map((act) => ({ ...act, isShort: true }))];
  }
  const found = partsOf(text);
  const quoted = found.some(({ kind }) => kind === "speech");
  const parts = asked(
    found.flatMap((part): MessagePart[] => (part.kind === "speech" ? bySpeaker(stage, part) : [part])),
  );
  // "What exits are there? Who locked them?": the map answers one of them.
  const sentences = text.split(/(?<=[.!?])\s+/u);
  if (!quoted && sentences.length > 1 && sentences.some(isOfWay))
    return sentences.map((each) => {
      const asks = isOfWay(each) || asksWhat(each) !== "";
      return { ...whole, text: each, ...(asks ? { kind: "question" as const } : kindOf(each)) };
    });
  const acts = parts.filter(({ kind }) => kind === "act");
  if (parts.length > 1 && parts.every(({ kind }) => kind === "remark") && !isSpeech(stage, text)) return [whole];
  // "No idea, nothing. We don't stamp bread" is one answer.
  if (!quoted && parts.every(({ kind, denied, text: words }) => kind === "remark" || (denied && OF_OTHERS.test(words))))
    return [whole];
  const isSaid = !quoted && isSpeech(stage, text);
  // "Annis, stay behind me. Bet, did you know?" is said to two.
  const speeches = isSaid ? bySpeaker(stage, { ...whole, kind: "speech" }) : [];
  if (speeches.length > 1) return plannedOf(stage, speeches);
  if (!quoted && (acts.length === 0 || parts.length < 2 || isSaid)) return [whole];
  return plannedOf(stage, parts);
}

const AND_WHO = storedPattern("plan-message and who");
/** "We set off for the Third, Annis with the ladder and me with the can": who carries what on the way. */
const WHO_CARRIES = storedPattern("plan-message who carries");

/** "And Bet?", to somebody: what they think of her. Otherwise the same words, without who carries what on a way. */
export function andWhom(stage: Stage, text: string): string {
  const stems = stemsOf(AND_WHO.exec(text)?.[1] ?? "");
  const listener = present(stage).find(({ id }) => id === stage.progress.partner);
  const person = stage.adventure.people.find((each) => stems.length > 0 && mentions(namesOf(each), stems) >= 1);
  const isThird = listener !== undefined && person !== undefined && person.id !== listener.id;
  return isThird ? `${shortName(listener)}, what do you think of ${person.name}?` : text.replace(WHO_CARRIES, "$1");
}

function plannedOf(stage: Stage, parts: readonly MessagePart[]): Planned[] {
  let before: Person | null = null;
  let beside: Person | null = null;
  let called: Person | null = null;
  let acted = "";
  const planned: Planned[] = joined(inOneGo(stage, sung(parts))).map((part): Planned => {
    if (KNOCKS.test(part.text)) return { ...part, kind: "act", listener: null, beside: "", isShort: true };
    const calls = part.kind === "speech" ? null : calledIn(part.text, present(stage));
    if (calls !== null) called = calls;
    if (part.kind === "question" && calls === null && called !== null && !/\bwho (?:is|was)\b/iu.test(part.text))
      return { ...part, listener: called, beside: "" };
    if (part.kind !== "speech") {
      const named = part.kind === "act" ? personIn(stage, part.text) : null;
      // "I shake Annis and ask what she's hiding" asks Annis. "I sit with Tib and share my supper with her": she is Tib.
      const goesOn = ASKS_ON.test(part.text) || (beside !== null && THIRD[beside.pronoun]?.test(part.text) === true);
      const asked = part.kind === "act" && named === null && goesOn ? beside : null;
      // "I show Hanne the loaf and point at the edge": what is said then is said to Hanne.
      const stays = MOVES.test(part.text) ? null : beside;
      if (part.kind === "act") [beside, acted] = [named ?? asked ?? stays, part.text];
      return { ...part, listener: asked, beside: "" };
    }
    const named = part.to === "" ? null : personIn(stage, part.to);
    const listener: Person | null = named ?? calledIn(part.text, present(stage)) ?? beside ?? before;
    before = listener;
    return { ...part, listener, beside: acted };
  });
  // "I walk up to the house" leads somewhere.
  // "I step forward" is not about the seventh step.
  const leads = (words: string) =>
    stage.adventure.places.some(
      ({ name, aliases }) =>
        mentions([name, ...aliases], stemsOf(words.replace(pattern("plan-message its verb"), ""))) >= 1,
    );
  for (const [at, part] of planned.entries()) {
    const before = planned[at - 1];
    const goes = before?.kind === "act" && !before.denied && WAY.test(before.text);
    if (part.kind === "question" && goes && calledIn(part.text, present(stage)) !== null)
      planned.splice(at - 1, 2, part, before);
  }
  // "I eat it. No, I don't": nothing is eaten.
  for (const [at, part] of planned.entries()) {
    const after = planned[at + 1];
    if (at > 0 && TAKES_BACK.test(part.text)) {
      planned.splice(at - 1, 2);
      if (after !== undefined) planned[at - 1] = { ...after, isInstead: true };
    } else if (at > 0 && CORRECTS.test(part.text)) {
      const text = part.text.replace(CORRECTS, "");
      planned.splice(at - 1, 2, { ...part, ...kindOf(text), text, isInstead: true });
    }
  }
  // "I look at the tracks. Which way do they go?" is one close look.
  for (const [at, part] of planned.entries()) {
    const before = planned[at - 1];
    if (
      before?.kind === "act" &&
      part.kind === "question" &&
      LOOKS_AT.test(before.text) &&
      OF_THE_THING.test(part.text)
    )
      planned.splice(at - 1, 2, { ...before, text: `${before.text.replace(/\W+$/u, "")} closely` });
  }
  const rest = planned.filter(
    (part, at) =>
      !(at > 0 && LISTENS.test(part.text)) && (!isPosture(part) || (MOVES.test(part.text) && leads(part.text))),
  );
  return rest.some(({ kind }) => kind !== "remark") ? rest : planned;
}

/** Whether a message without quotation marks is speech as a whole: it calls somebody by name, or bids good night. */
const isSpeech = ({ adventure }: Stage, text: string): boolean => {
  if (pattern("plan-message is speech").test(text)) return true;
  // "I thank Wenna, give her a coin and go up" calls nobody, whatever commas it has.
  if (pattern("plan-message is speech 2").test(text)) return false;
  if (pattern("plan-message is speech 3").test(text)) return false;
  // "Take the wire and go down. Leonie, can you walk?" begins with an act.
  const [begins = "", ...more] = text.split(/(?<=[.!?])\s+/u);
  if (
    more.length > 0 &&
    kindOf(begins).kind === "act" &&
    adventure.people.every((person) => mentions(namesOf(person), stemsOf(begins)) < 1)
  )
    return false;
  // "Leonie is alive in there!" is about her, and not said to her.
  if (pattern("plan-message is speech 4", "u").test(text)) return false;
  const first = `${text.split(/[.!?]/u)[0] ?? ""}!`;
  return [text, first].some((words) => calledIn(words, adventure.people) !== null);
};

/** "Where is the step? Up past the house": a way that only belongs to the question. */
const asked = (parts: readonly MessagePart[]): MessagePart[] =>
  parts.filter((part, at) => !(part.kind === "act" && parts[at - 1]?.kind === "question" && isBareWay(part.text)));

export const OF_OTHERS = storedPattern("plan-message of others");
const PRONOUNS: Readonly<Record<string, string>> = { him: "he", her: "she", them: "they", it: "it" };

/** The person here whom words of narration name. A possessive names a thing. */
export function personIn(stage: Stage, text: string): Person | null {
  // "In Bet's hand" is Bet.
  const stems = stemsOf(text.replaceAll(pattern("plan-message of somebody", "gu"), " "));
  const here = present(stage);
  const named = here
    .map((person) => ({ person, fit: mentions([...namesOf(person), person.role], stems) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit)[0]?.person;
  const pronoun = PRONOUNS[pattern("plan-message person in").exec(text)?.[1]?.toLowerCase() ?? ""];
  const meant = here.filter(({ pronoun: each }) => each === pronoun);
  return named ?? meant.find(({ id }) => id === stage.progress.partner) ?? meant[0] ?? null;
}

/** Splits speech where it turns from one person to another: "I'll tell you when I know. Pass the salt, Mr Sloe." */
function bySpeaker(stage: Stage, part: MessagePart): MessagePart[] {
  const parts: MessagePart[] = [];
  const partner = present(stage).find(({ id }) => id === stage.progress.partner) ?? null;
  let last: Person | null = part.to === "" ? partner : (personIn(stage, part.to) ?? partner);
  const sentences = part.text.split(/(?<=[.!?…])\s+/u);
  // "It is in your cellar. Give it up, Maddern": one name in it, and all of it is said to him.
  const [named, ...others] = new Set(sentences.flatMap((each) => calledIn(each, present(stage)) ?? []));
  if (part.to === "" && named !== undefined && others.length === 0) return [{ ...part, to: named.name }];
  for (const sentence of sentences) {
    const called = calledIn(sentence, present(stage));
    const before = parts.at(-1);
    const goesOn = called === null || called === last || last === null;
    if (before !== undefined && goesOn) parts[parts.length - 1] = { ...before, text: `${before.text} ${sentence}` };
    else parts.push({ ...part, text: sentence, to: before === undefined ? part.to : "" });
    last = called ?? last;
  }
  return parts;
}

const SINGS = storedPattern("plan-message sings");

/** A song and its words are one act: "I stand on the bench and try a verse:" and the verse. */
function sung(parts: readonly MessagePart[]): MessagePart[] {
  return parts.flatMap((part, at): MessagePart[] => {
    const before = parts[at - 1];
    if (part.kind === "speech" && before?.kind === "act" && SINGS.test(before.text)) return [];
    const after = parts[at + 1];
    if (part.kind !== "act" || after?.kind !== "speech" || !SINGS.test(part.text)) return [part];
    return [
      { ...part, text: `I sing a song, ${part.text.replace(pattern("plan-message sung"), "").replace(/\W+$/u, "")}` },
    ];
  });
}

const TAKES_BACK = storedPattern("plan-message takes back");
/** "No, I don't, I put it in my bag" */
const CORRECTS = storedPattern("plan-message corrects");
const LOOKS_AT = storedPattern("plan-message looks at");
const OF_THE_THING = storedPattern("plan-message of the thing");
const WAY = storedPattern("plan-message way");
const MOVES = storedPattern("plan-message moves");

const KNOCKS = storedPattern("plan-message knocks");
const OPENS_DOOR = storedPattern("plan-message opens door");

/** "I run down the steps and climb into the boat" leads to the boat: a way without a place's name is only the beginning. */
function inOneGo(stage: Stage, parts: readonly MessagePart[]): MessagePart[] {
  const { adventure } = stage;
  return parts.filter((part, at) => {
    const after = parts[at + 1];
    // "I climb to the front door and knock": the knock leads in, where the story has one.
    if (part.kind === "act" && MOVES.test(part.text) && KNOCKS.test(after?.text ?? ""))
      return deedFor(stage, "use", ["knock"], 0) === null;
    const before = parts[at - 1];
    if (KNOCKS.test(part.text) && before?.kind === "act" && MOVES.test(before.text))
      return deedFor(stage, "use", ["knock"], 0) !== null;
    if (part.kind !== "act" || after?.kind !== "act" || !MOVES.test(after.text)) return true;
    if (!MOVES.test(part.text)) return !OPENS_DOOR.test(part.text);
    // "I slip into the cabin and go through her desk" goes into no desk.
    const rifled = pattern("act goes through").exec(after.text)?.[1];
    if (rifled !== undefined && thingMeant(stage, null, stemsOf(rifled)) !== null) return true;
    return adventure.places.some(({ name }) => mentions([name], stemsOf(part.text)) >= 1);
  });
}

/** Joins neighbouring questions and remarks, which are answered together. */
function joined(parts: readonly MessagePart[]): MessagePart[] {
  const result: MessagePart[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    const both = last !== undefined && !last.denied && !part.denied && last.kind !== "act" && last.kind !== "speech";
    if (both && last.kind === part.kind) result[result.length - 1] = { ...last, text: `${last.text} ${part.text}` };
    else result.push(part);
  }
  return result;
}
