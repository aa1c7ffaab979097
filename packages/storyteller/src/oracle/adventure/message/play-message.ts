import type { Person } from "#content/adventures/schema";
import type { Reading } from "../../understand/reading.ts";
import { understand } from "../../understand/understand.ts";
import { act, doKnown } from "./act.ts";
import type { Answers } from "./act-once.ts";
import { calledIn, absentPerson } from "../talk/conversation-partner.ts";
import { chosen, deedFor, isDecisive, isWaitingHere, type KnownDeed, openDeeds } from "../stage/deeds.ts";
import { reactToEvidence } from "../talk/evidence.ts";
import { matches, mentions, stemsOf } from "../stage/match-words.ts";
import { isPosture, type MessagePart, partsOf, plainly, toPlayer } from "./message-parts.ts";
import { tidy } from "./outcome.ts";
import { capital, listed, namesOf } from "../stage/prose.ts";
import { sceneOf } from "../stage/reading-scene.ts";
import { isSilence } from "./silent-player.ts";
import { present, type Stage, say, thingsAtHand } from "../stage/stage.ts";
import { isTheory } from "./theory.ts";

/** A part of the message with the person to whom it is said. */
interface Planned extends MessagePart {
  readonly listener: Person | null;
}

/** Corrects a reading with what the scene knows. */
type Correct = (reading: Reading, text: string) => Reading;

/** Plays a whole message: each of its parts in order, and then the world once. Nothing that the player wrote is left out in silence. */
export async function playMessage(stage: Stage, reading: Reading, answers: Answers, correct: Correct): Promise<void> {
  const whole = stage.brief.playerText;
  if (takesBack(stage, whole)) return;
  const text = ASKS_FIRST.test(whole) ? whole.replace(THEN_LISTENS, "") : whole;
  if (text !== whole) {
    const own: Stage = { ...stage, brief: { ...stage.brief, playerText: text } };
    await playMessage(own, correct(understand(text, sceneOf(own)), text), answers, correct);
    Object.assign(stage, { ...own, brief: stage.brief });
    return;
  }
  const parts = planOf(stage, text);
  const spoken = parts.find(({ kind }) => kind === "speech");
  stage.talks =
    parts.length === 1 && spoken === undefined ? SAID.has(reading.act) : parts.every(({ kind }) => kind !== "act");
  if (chosen(stage, text) !== null) return act(stage, reading, answers);
  const choice = choiceMeant(stage, parts);
  if (choice === "unclear") return;
  if (parts.length < 2 && choice === null && spoken === undefined) return act(stage, byHand(reading, text), answers);
  await playParts(stage, parts, choice, (part, words) => {
    const meant = correct(understand(words, sceneOf(part)), words);
    return act(part, byHand(meant, words), answers);
  });
}

/** "I ease the crank out of her lap" and "I use it to break the glass, away from her face" lead nowhere. */
const BY_HAND =
  /^\W*(?:i\s+)?(?:\p{L}+ly\s+)?(use|ease|pull|draw|slide|lift|work|prise|pry|tug|fish|slip)\s+(?:the|it|a|his|her|my)\b/iu;
const byHand = (reading: Reading, text: string): Reading => {
  const verb = BY_HAND.exec(text)?.[1]?.toLowerCase();
  if (verb === undefined || (reading.act !== "travel" && reading.act !== "flee")) return reading;
  return { ...reading, act: verb === "use" ? "use" : "take", sure: true };
};

const SAID: ReadonlySet<Reading["act"]> = new Set(["talk", "persuade", "deceive", "threaten", "promise", "accuse"]);

const ASKS_ON = /^\W*(?:(?:and|then),?\s+)*(?:i\s+)?(?:ask|tell|say|demand)\b(?!\s+(?:the|mr|mrs)\b)/iu;
/** "... and I listen": part of asking. */
const LISTENS =
  /^\W*(?:(?:and|then),?\s+)*(?:i\s+)?(?:just\s+)?(?:listen(?: (?:carefully|closely|hard|well|to (?:the|her|his|their) answers?))?|wait for (?:an|the|her|his|their) (?:answer|reply|response)|hear (?:him|her|them) out|see what (?:she|he|they) says?|(?:be|stay|keep) (?:ready|careful|alert|quiet|calm|watchful|on (?:my|your) guard)\b.*)\W*$/iu;

const ASKS_FIRST = /^\W*(?:i\s+)?(?:ask|tell|talk|speak|greet)\b/iu;
const THEN_LISTENS = /,?\s+and\s+(?:then\s+)?(?:i\s+)?(?:just\s+)?listen(?:\s+(?:carefully|closely|hard|well))?\W*$/iu;

/** Whether the message takes back an act that the last reply asked the player to confirm: "No. Leave it dark." */
function takesBack(stage: Stage, text: string): boolean {
  const { lastDeed, said } = stage.progress;
  if (lastDeed === "" || said[lastDeed] !== 1 || !/do it again\W*$|do it again\./u.test(stage.progress.lastTold))
    return false;
  if (!/^\W*(?:no\b|don['’]t\b|i don['’]t\b|stop\b|never mind|leave (?:it|the)\b)/iu.test(text)) return false;
  said[lastDeed] = 0;
  stage.progress.lastDeed = "";
  say(stage, "You take your hand away, and leave it as it is.");
  return !/[.!;,]\s*\S/u.test(text);
}

/** The parts of the message, as far as they are to be played one by one. */
function planOf(stage: Stage, text: string): Planned[] {
  const whole: Planned = { kind: "remark", text, denied: false, to: "", listener: null };
  if (isTheory(text) || isSilence(stage, text) || /^\W*(?:\(|\/|ooc\b)/iu.test(text)) return [whole];
  const found = partsOf(text);
  const quoted = found.some(({ kind }) => kind === "speech");
  const parts = found.flatMap((part): MessagePart[] => (part.kind === "speech" ? bySpeaker(stage, part) : [part]));
  const acts = parts.filter(({ kind }) => kind === "act");
  if (parts.length > 1 && parts.every(({ kind }) => kind === "remark")) return [whole];
  // "No idea, nothing. We don't stamp bread" is one answer.
  if (!quoted && parts.every(({ kind, denied, text: words }) => kind === "remark" || (denied && OF_OTHERS.test(words))))
    return [whole];
  if (!quoted && (acts.length === 0 || parts.length < 2 || isSpeech(stage, text))) return [whole];
  let before: Person | null = null;
  let beside: Person | null = null;
  const planned = joined(inOneGo(stage, sung(parts))).map((part) => {
    if (part.kind !== "speech") {
      const named = part.kind === "act" ? personIn(stage, part.text) : null;
      // "I shake Annis and ask what she's hiding" asks Annis.
      const asked = part.kind === "act" && named === null && ASKS_ON.test(part.text) ? beside : null;
      if (part.kind === "act") beside = named ?? asked;
      return { ...part, listener: asked };
    }
    const named = part.to === "" ? null : personIn(stage, part.to);
    const listener: Person | null = named ?? calledIn(part.text, present(stage)) ?? beside ?? before;
    before = listener;
    return { ...part, listener };
  });
  // "I walk up to the house" leads somewhere.
  const leads = (words: string) =>
    stage.adventure.places.some(({ name, aliases }) => mentions([name, ...aliases], stemsOf(words)) >= 1);
  const rest = planned.filter(
    (part, at) =>
      !(at > 0 && LISTENS.test(part.text)) && (!isPosture(part) || (MOVES.test(part.text) && leads(part.text))),
  );
  return rest.some(({ kind }) => kind !== "remark") ? rest : planned;
}

/** Whether a message without quotation marks is speech as a whole: it calls somebody by name, or bids good night. */
const isSpeech = ({ adventure }: Stage, text: string): boolean => {
  if (/\b(?:good ?night|goodbye|farewell)\b/iu.test(text)) return true;
  // "I thank Wenna, give her a coin and go up" calls nobody, whatever commas it has.
  if (/^\W*i\s+(?!know\b|think\b|am\b|was\b|have\b)/iu.test(text)) return false;
  if (/\bi\s+(?:open|take|go|give|put|walk|climb)\b/iu.test(text)) return false;
  // "Leonie is alive in there!" is about her, and not said to her.
  if (/^\W*\p{Lu}[\p{L}’']+ (?:is|was|has|will|must)\b[^?]*[.!]/u.test(text)) return false;
  const first = `${text.split(/[.!?]/u)[0] ?? ""}!`;
  return [text, first].some((words) => calledIn(words, adventure.people) !== null);
};

const OF_OTHERS = /^\W*(?:we|he|she|they|it|you|that|this|nobody|no one)\b/iu;
const PRONOUNS: Readonly<Record<string, string>> = { him: "he", her: "she", them: "they", it: "it" };

/** The person here whom words of narration name. A possessive names a thing. */
function personIn(stage: Stage, text: string): Person | null {
  const stems = stemsOf(text.replaceAll(/\p{L}+['’]s?\s/gu, " "));
  const here = present(stage);
  const named = here
    .map((person) => ({ person, fit: mentions([...namesOf(person), person.role], stems) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit)[0]?.person;
  const pronoun = PRONOUNS[/^\W*(?:to |at )?(him|her|them|it)\W*$/iu.exec(text)?.[1]?.toLowerCase() ?? ""];
  const meant = here.filter(({ pronoun: each }) => each === pronoun);
  return named ?? meant.find(({ id }) => id === stage.progress.partner) ?? meant[0] ?? null;
}

/** Splits speech where it turns from one person to another: "I'll tell you when I know. Pass the salt, Mr Sloe." */
function bySpeaker(stage: Stage, part: MessagePart): MessagePart[] {
  const parts: MessagePart[] = [];
  const partner = present(stage).find(({ id }) => id === stage.progress.partner) ?? null;
  let last: Person | null = part.to === "" ? partner : (personIn(stage, part.to) ?? partner);
  for (const sentence of part.text.split(/(?<=[.!?…])\s+/u)) {
    const called = calledIn(sentence, present(stage));
    const before = parts.at(-1);
    const goesOn = called === null || called === last || last === null;
    if (before !== undefined && goesOn) parts[parts.length - 1] = { ...before, text: `${before.text} ${sentence}` };
    else parts.push({ ...part, text: sentence, to: before === undefined ? part.to : "" });
    last = called ?? last;
  }
  return parts;
}

const SINGS = /\b(?:sing|chant|hum|recite|croon|verse|song|toast)\b/iu;

/** A song and its words are one act: "I stand on the bench and try a verse:" and the verse. */
function sung(parts: readonly MessagePart[]): MessagePart[] {
  return parts.flatMap((part, at): MessagePart[] => {
    const before = parts[at - 1];
    if (part.kind === "speech" && before?.kind === "act" && SINGS.test(before.text)) return [];
    const after = parts[at + 1];
    if (part.kind !== "act" || after?.kind !== "speech" || !SINGS.test(part.text)) return [part];
    return [
      { ...part, text: `I sing a song, ${part.text.replace(/^\W*(?:and\s+)?(?:i\s+)?/iu, "").replace(/\W+$/u, "")}` },
    ];
  });
}

const MOVES =
  /^\W*(?:(?:and|then),?\s+)*(?:i\s+)?(?:run|walk|go|head|hurry|march|climb|step|wade|row|cross|creep|jump|dash|slip)\b/iu;

const OPENS_DOOR = /^\W*(?:i\s+)?(?:open|kick|push|shove|unlatch)\s+(?:open\s+)?(?:the|a|that)\s+door\b/iu;

/** "I run down the steps and climb into the boat" leads to the boat: a way without a place's name is only the beginning. */
function inOneGo({ adventure }: Stage, parts: readonly MessagePart[]): MessagePart[] {
  return parts.filter((part, at) => {
    const after = parts[at + 1];
    if (part.kind !== "act" || after?.kind !== "act" || !MOVES.test(after.text)) return true;
    if (!MOVES.test(part.text)) return !OPENS_DOOR.test(part.text);
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

/** A choice of the open event, and the part of the message that makes it. */
interface Choice {
  readonly known: KnownDeed;
  readonly at: number;
}

/** At least this many words of a choice must be in one part of the message. */
const CLEAR = 2;

/**
 * The choice of the open event that the player makes in their own words. Words that are denied choose nothing if other words do. "unclear"
 * if the parts mean two different endings; then the reply has asked which one is meant.
 */
function choiceMeant(stage: Stage, parts: readonly Planned[]): Choice | "unclear" | null {
  const event = stage.adventure.events.find(({ id }) => id === stage.progress.open);
  if (event === undefined || !isWaitingHere(stage) || parts.length === 0) return null;
  const choices = openDeeds(stage).filter(({ key }) => key.startsWith("event/"));
  const found = parts.flatMap((part, at) => {
    if (parts.length === 1 && part.kind !== "speech") return [];
    const words = part.kind === "speech" ? statements(part.text) : part.text;
    const own: Stage = { ...stage, brief: { ...stage.brief, playerText: words } };
    const known =
      words === "" ? null : deedFor(own, part.kind === "speech" ? "talk" : "use", stemsOf(words), 0, "", choices);
    if (known === null) return [];
    const stems = part.kind === "speech" ? ["tell", "ask", ...stemsOf(words)] : stemsOf(words);
    const fit = Math.max(0, ...known.deed.try.map((pattern) => matches(pattern, stems)));
    return fit < CLEAR ? [] : [{ known, at, fit, denied: part.denied }];
  });
  const meant = found.some(({ denied }) => !denied) ? found.filter(({ denied }) => !denied) : found;
  const ranked = meant.toSorted((a, b) => b.fit - a.fit || b.at - a.at);
  const [best, ...others] = ranked;
  if (best === undefined) return null;
  const rival = others.find(({ known, fit }) => known.key !== best.known.key && fit === best.fit);
  if (rival !== undefined && isDecisive(best.known) && isDecisive(rival.known)) {
    const says = [best, rival].map(({ known }) => `“${sayOf(known)}”`);
    say(stage, `Which do you mean: ${listed(says, "or")}?`);
    stage.still = true;
    return "unclear";
  }
  return best;
}

const sayOf = ({ deed }: KnownDeed): string => ("say" in deed && typeof deed.say === "string" ? deed.say : "");

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?…])\s+/u);
/** The sentences that ask nothing. */
const statements = (text: string): string =>
  sentencesOf(text)
    .filter((each) => !each.endsWith("?"))
    .join(" ");

async function playParts(
  stage: Stage,
  parts: readonly Planned[],
  choice: Choice | null,
  play: (part: Stage, words: string) => Promise<void>,
): Promise<void> {
  let moved = false;
  let lost = false;
  let referents: readonly string[] = [];
  const { fight, open } = stage.progress;
  for (const [at, part] of parts.entries()) {
    const { progress } = stage;
    const stops =
      progress.ended !== "" ||
      (progress.fight !== "" && (fight === "" || moved)) ||
      progress.barred !== "" ||
      (moved && progress.open !== open && progress.open !== "");
    if (stops && at > 0) return sayWhatIsLeft(stage, parts.slice(at));
    if (lost && part.kind === "act" && ONLY_IT.test(part.text)) continue;
    const from = stage.paragraphs.length;
    const own: Stage = {
      ...stage,
      still: false,
      idle: false,
      referents: [...referents],
      addressed: part.listener?.id ?? "",
      brief: { ...stage.brief, playerText: wording(part) },
    };
    if (choice?.at === at) await doKnown(own, choice.known);
    else if (part.denied) {
      if (part.kind === "act" && !OF_OTHERS.test(part.text)) say(own, `You ${toPlayer(part.text)}.`);
      own.still = true;
    } else if (part.kind === "remark") own.still = true;
    else if (part.kind === "speech") await speak(own, part, play);
    else await play(own, wording(part));
    const { brief: _, addressed: __, ...done } = own;
    const still = own.still;
    Object.assign(stage, done);
    if (parts.length > 1)
      tidy(stage, part, { from, still, moved, total: parts.filter(({ kind }) => kind !== "remark").length });
    moved ||= !still;
    lost = part.kind === "act" && (still || stage.paragraphs.slice(from).some((text) => text.startsWith("You leave ")));
    referents = namedIn(stage, part.text) ?? referents;
  }
  const done = parts.find(({ kind, denied }) => kind === "act" && !denied);
  if (stage.paragraphs.length === 0 && done !== undefined) say(stage, `You ${toPlayer(done.text)}.`);
  stage.still = !moved;
}

/** "and roll it out", when the thing could not be had before. */
const ONLY_IT = /^\W*(?:(?:and|then),?\s+)*(?:i\s+)?\p{L}+\s+(?:it|them)\b/iu;

/** Plays what is said to one person: a deed that its sentences are, then its questions. */
async function speak(stage: Stage, part: Planned, play: (part: Stage, words: string) => Promise<void>): Promise<void> {
  if (part.listener === null && part.to !== "" && declines(stage, part.to)) return;
  const before = { beats: stage.beats, place: stage.progress.place, count: stage.paragraphs.length };
  const stated = statements(part.text);
  const own: Stage = { ...stage, brief: { ...stage.brief, playerText: stated } };
  const mixed = stated !== "" && stated !== part.text && stage.progress.fight === "";
  const known = mixed ? deedFor(own, "talk", stemsOf(stated), LEAST) : null;
  if (known === null) await play(stage, wording(part));
  else await doKnown(stage, known);
  const quiet = stage.beats === before.beats && stage.progress.place === before.place && stage.progress.fight === "";
  if (quiet && !stage.still && stage.paragraphs.length <= before.count + 1) reactToEvidence(stage, part.text);
}

/** A deed must have more of its words in the sentences that ask nothing than this. */
const LEAST = 1.5;

const wording = (part: MessagePart): string =>
  part.kind === "speech" ? `"${part.text}"` : part.kind === "act" ? plainly(part.text) : part.text;

/** The words of the thing that a part of the message names, for the pronouns of the next part. */
function namedIn(stage: Stage, text: string): readonly string[] | null {
  const named = thingsAtHand(stage)
    .map(({ name, aliases }) => ({ name, fit: mentions([name, ...aliases], stemsOf(text)) }))
    .filter(({ fit }) => fit >= 1)
    .toSorted((a, b) => b.fit - a.fit)[0];
  return named === undefined ? null : stemsOf(named.name);
}

/** Words to somebody whom the story shows but who is no person of it. Returns whether the words were to such a one. */
function declines(stage: Stage, to: string): boolean {
  if (absentPerson(stage, stemsOf(to)) !== null) return false;
  if (
    !/^(?:the|that|one of)\s.*\b(?:man|woman|boy|girl|lad|sailor|guard|clerk|stranger|tinker|carter|child|fiddler|soldier|hand|cook|waiter)s?\b/iu.test(
      to,
    )
  )
    return false;
  say(stage, `${capital(to)} hears you, looks round at who else is listening, and keeps the answer back.`);
  return true;
}

/** Says in a clause what the hero had no time for. */
function sayWhatIsLeft(stage: Stage, parts: readonly Planned[]): void {
  if (stage.progress.ended !== "") return;
  const acts = parts.filter(({ kind, denied }) => kind === "act" && !denied).map(({ text }) => toPlayer(text));
  const said = parts.some(({ kind }) => kind === "speech" || kind === "question");
  const left = [...acts.slice(0, 2), ...(said ? ["say the rest"] : [])];
  if (left.length > 0) say(stage, `You had no time to ${listed(left, "or")}.`);
}
