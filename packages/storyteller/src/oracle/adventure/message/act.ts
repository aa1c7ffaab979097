import { pattern, storedPattern } from "../../patterns.ts";
import type { Meaning } from "#contracts/play/reading";
import type { Reading } from "../../understand/reading.ts";
import { actOnce, type Answers, leads } from "./act-once.ts";
import { dealWithDead } from "../acts/dead.ts";
import {
  chosen,
  deedFor,
  doDeed,
  isDecisive,
  isOnlyTheWay,
  isOtherWay,
  type KnownDeed,
  onlyLeads,
  openDeeds,
} from "../stage/deeds.ts";
import { nounKinds, verbIn } from "../../understand/lexicon/vocabulary.ts";
import { confirmedDeed, doEveryday, answerWho } from "../acts/everyday.ts";
import { fightOn } from "../acts/fight.ts";
import { doThen, goFirst, goOver } from "./go-and-do.ts";
import { calledOut } from "./called-out.ts";
import { receiveKindness, takesHand } from "../acts/improvise.ts";
import { staysOpen } from "../stage/effects.ts";
import { mentions, stemsOf } from "../stage/match-words.ts";
import { alikeThings, askWhich, lookRound, moodLine, thingByLook, thingMeant } from "../stage/sight.ts";
import { count, exitsOf, nameOf, next, personHere, present, type Stage, say, thingsAtHand } from "../stage/stage.ts";
import { hasAnswer } from "../talk/answer.ts";
import { answerBystander } from "../talk/bystanders.ts";
import { absentPerson, calledAway, notHere, partnerHere, personNamed } from "../talk/conversation-partner.ts";
import { asksWhat } from "../talk/said-to-them.ts";
import { eventAwaited, passTime } from "../acts/pass-time.ts";
import { doSight, isSight, onlyNames } from "../acts/sights.ts";
import { asGivenOrSaid, asMeantHere, asSpeech, SAYING } from "./as-meant-here.ts";
import { approached, goToPerson } from "./go-to-person.ts";
import { goingWords } from "./goes-somewhere.ts";
import { kindOf } from "./message-parts.ts";
import { asksBack } from "./open-choice.ts";
import { isOnlyPlace, setOut } from "./set-out.ts";
import { answerWay } from "./questions-of-way.ts";
import { OBSERVES, OF_ONESELF, SAID_TO_SOMEBODY, SAYS_WHAT, THERE_IS } from "./remarks.ts";
import { answerFromStory } from "./questions.ts";
import { consider, isForSomebody, isWhatIf } from "./what-if.ts";
import { isSilence, keepSilence, leavesWord, silentDeed } from "./silent-player.ts";
import { isAnsweredHere, whoIsThat } from "./who-is-that.ts";
import { answerLit, answerPlainly, isDoneToNobody } from "./plain-questions.ts";
import { answerRemark } from "../talk/small-talk.ts";
import { bearingOn, theorise } from "./theory.ts";
import { markOffer } from "../suggest.ts";
import { destination, namesPlace, travel } from "../acts/travel.ts";

/** Plays what the player's words mean: an answer to an open event, a deed of the adventure, or an act without a written deed. */
export async function act(stage: Stage, reading: Reading, answers: Answers): Promise<void> {
  const text = stage.brief.playerText;
  const away = stage.progress.fight === "" && stage.progress.ended === "" ? calledAway(stage, text) : null;
  // Who came along with the hero is not who is called.
  const others = present(stage).some(({ id }) => !stage.progress.companions.includes(id));
  const call = away === null && others ? null : calledOut(stage, text, away);
  if (call !== null) return doKnown(stage, call);
  if (away !== null) {
    say(stage, notHere(stage, away));
    stage.still = true;
    return;
  }
  if (stage.progress.fight === "" && WHAT_NEXT.test(text))
    return answerFromStory(stage, { ...reading, act: "options" });
  const atPeace = stage.progress.fight === "" && stage.progress.ended === "" && chosen(stage, text) === null;
  const goes = reading.act === "travel" || reading.act === "flee";
  // "I got that from the wedge at the west door" goes nowhere.
  const leadsNowhere =
    !isGoing(stage, text) && !isOnlyPlace(stage, text) && absentPerson(stage, stemsOf(text)) === null;
  if (atPeace && goes && leadsNowhere) {
    const said = present(stage).length > 0 && (/["“?]/u.test(text) || kindOf(text).kind !== "act");
    return act(stage, { ...reading, act: said ? "talk" : "use", target: null, also: [], parts: [] }, answers);
  }
  if (atPeace && (answerWay(stage, text, goes) || answerLit(stage, text))) return;
  if (atPeace && (await setOut(stage, reading, text, doKnown))) return;
  if (atPeace && isWhatIf(text)) {
    if (!isForSomebody(stage, text)) return consider(stage, text);
    if (!SAYING.has(reading.act))
      return act(stage, { ...reading, act: "talk", target: null, also: [], parts: [], sure: true }, answers);
  }
  const throat = atPeace ? AT_THE_THROAT.exec(text)?.[1] : undefined;
  const threatened = throat === undefined ? undefined : (personNamed(stage, throat) ?? partnerHere(stage, text));
  if (threatened !== undefined)
    return actOnce(stage, { ...reading, act: "threaten", target: threatened.name, sure: true }, text, answers);
  // "I sail the cutter to Needle Light with Tansy" is a way, and no word to Tansy.
  if (atPeace && SAILS_TO.test(text) && !goes && !/[?"“]/u.test(text)) {
    const to = destination(stage, null, stemsOf(text), text);
    if (to !== null && to !== stage.progress.place)
      return act(stage, { ...reading, act: "travel", target: null, also: [], parts: [], sure: true }, answers);
  }
  // "Let's have a look at his house, Annis" leads there.
  const toSee = atPeace && !goes ? LETS_SEE.exec(text)?.[1] : undefined;
  const visited = toSee === undefined ? null : destination(stage, null, stemsOf(toSee), `to ${toSee}`);
  if (visited !== null && visited !== stage.progress.place && namesPlace(stage, visited, stemsOf(toSee ?? "")))
    return act(stage, { ...reading, act: "travel", target: null, also: [], parts: [], sure: true }, answers);
  const arrival = atPeace ? await goToPerson(stage, reading, text) : null;
  if (arrival !== null)
    return doThen(stage, arrival.text, (part, meant) =>
      act(part, { ...meant, act: "talk", target: arrival.person.name }, answers),
    );
  // Who steps up to a thing looks at it, and goes nowhere.
  const near = atPeace ? approached(stage, text) : null;
  // "I go through the drawer" searches it.
  const rifled = atPeace ? GOES_THROUGH.exec(text)?.[1] : undefined;
  const gone = rifled === undefined ? null : thingMeant(stage, null, stemsOf(rifled));
  if (gone !== null && reading.act !== "search")
    return act(stage, { ...reading, act: "search", target: gone.name, also: [], parts: [], sure: true }, answers);
  if (near !== null && (reading.act !== "search" || reading.target !== near.name))
    return act(stage, { ...reading, act: "search", target: near.name, also: [], parts: [], sure: true }, answers);
  const given = asGivenOrSaid(stage, reading, text);
  if (given !== null) return act(stage, given, answers);
  const spokenTo = SAYS_WHAT.test(text) ? partnerHere(stage, text) : undefined;
  // "What does it say on it?" is no question about Hanne.
  const speaker = /\bit\b/iu.test(text) && spokenTo?.pronoun !== "it" ? undefined : spokenTo;
  if (speaker !== undefined && !SAYING.has(reading.act) && !hasAnswer(stage, speaker, text)) {
    say(stage, next(stage, `again/${speaker.id}`, speaker.again));
    return;
  }
  const looks = reading.act === "look" || reading.act === "search";
  if (looks ? OBSERVES.test(text) : IDLE.has(reading.act) && OF_ONESELF.test(text)) {
    const partner = partnerHere(stage, text);
    if (partner === undefined || !hasAnswer(stage, partner, text)) return takeNote(stage, text);
    return act(stage, { ...reading, act: "talk", target: null, also: [], parts: [], sure: true }, answers);
  }
  const spoken = asSpeech(stage, reading, text);
  if (spoken !== null) return act(stage, spoken, answers);
  // "Go back and open it, Prudence" is no travel if Prudence is not here.
  const tail = stemsOf(pattern("act act", "u").exec(text)?.[1] ?? "");
  const isCall = reading.act === "travel" && tail.length <= 2 && tail[0] !== "to";
  const elsewhere = isCall ? absentPerson(stage, tail) : null;
  if (elsewhere !== null) {
    say(stage, notHere(stage, elsewhere));
    stage.still = true;
    return;
  }
  const meant = asMeantHere(stage, reading, text);
  if (meant !== null) return act(stage, meant, answers);
  if (atPeace && reading.act === "wait" && eventAwaited(stage, text) !== "") return passTime(stage, "wait", text);
  stage.progress.barred = "";
  if (answerWho(stage, text) || answerPlainly(stage, text) || (await dealWithDead(stage, reading, text))) return;
  const choice = chosen(stage, text) ?? confirmedDeed(stage, text);
  // "I'll look for him", to the one who has asked for it, is a promise.
  const promised =
    reading.act === "plan" && !stage.acted && present(stage).length > 0
      ? deedFor(stage, "promise", stemsOf(text), 1.5)
      : null;
  if (promised !== null && WILL.test(text) && !isDecisive(promised)) return doKnown(stage, promised);
  if (reading.act === "plan" && present(stage).length > 0 && SAID_TO_SOMEBODY.test(text)) {
    return act(stage, { ...reading, act: "persuade", sure: true }, answers);
  }
  if (choice !== null) {
    return doKnown(stage, choice);
  }
  const then = stage.progress.fight === "" ? await goFirst(stage, text) : null;
  if (then !== null) return doThen(stage, then, (part, meant) => act(part, meant, answers));
  if (stage.progress.fight !== "") {
    await fightOn(stage, reading, text);
    const away = reading.act === "travel" && stage.progress.fight === "" && stage.progress.ended === "";
    if (away) await act(stage, reading, answers);
    return;
  }
  // "Is there a bottle of ink?" is seen, and no companion is asked.
  const sought = IS_THERE.test(text) ? thingMeant(stage, null, stemsOf(text)) : null;
  if (sought !== null && mentions([sought.name, ...sought.aliases], stemsOf(text)) >= 1)
    return actOnce(stage, { ...reading, act: "search", target: sought.name, sure: true }, text, answers);
  if (IS_THERE.test(text) && present(stage).some((person) => hasAnswer(stage, person, text)))
    return actOnce(stage, { ...reading, act: "talk", target: null, sure: true }, text, answers);
  if (SEES_WHAT.test(text) || isNothingHere(stage, text)) return lookRound(stage);
  if (isSilence(stage, text)) return takeSilence(stage, text);
  if (whoIsThat(stage, text)) return;
  if (theorise(stage, text)) return;
  const named = thingMeant(stage, reading.target, stemsOf(text));
  const alike = alikeThings(stage, reading, text);
  // "I knock on the glass", before one of several, means that one.
  const before = alike.find(({ id }) => id === stage.progress.thing);
  if (before !== undefined && reading.target !== before.name)
    return act(stage, { ...reading, target: before.name, sure: true }, answers);
  if (named !== null && alike.length === 0) stage.progress.thing = named.id;
  const asksPeople = present(stage).length > 0 && OF_THE_PAST.test(text);
  const seen =
    named === null && LOOKS.has(reading.act) && !asksPeople && !isSight(stage, text)
      ? thingByLook(stage, stemsOf(text))
      : null;
  if (seen !== null && seen.name !== reading.target)
    return act(stage, { ...reading, act: "search", target: seen.name, sure: true }, answers);
  markOffer(stage, text);
  const parts = reading.parts.length > 0 ? reading.parts : [{ act: reading.act, target: reading.target, text }];
  const acts = reading.act === "compound" ? (parts[0]?.act ?? "use") : reading.act;
  const least = isWay(stage, reading, text) || namesThing(stage, reading, text) ? 1.5 : 0;
  const inParts = parts.length > 1 && parts.some((part) => deedOf(stage, reading, part) !== null);
  const known = inParts
    ? null
    : (deedOfSentences(stage, reading, text, least) ??
      deedFor(stage, acts, wordsOf(stage, reading, text), least, asksWhat(text)));
  // Travel takes precedence over a deed that ends the story, if the words name an exit.
  const leadsElsewhere = known?.deed.effects?.goes !== undefined && isOtherWay(stage, text, known.deed.effects.goes);
  const isWayItself = known !== null && goingWords(text) !== "" && isOnlyTheWay(stage, known, text);
  if (known !== null && !leadsElsewhere && !isWayItself && !(isDecisive(known) && namesWay(stage, text))) {
    const kind = SAYING.has(reading.act) ? "speech" : "act";
    if (asksBack(stage, known, { kind, text, listener: partnerHere(stage, text) ?? null })) return;
    await doKnown(stage, known);
    await goOver(stage, known, text);
    // "Annis, take me to the oil-house and bring the ladder": Annis comes along, and the hero goes.
    const led = leads(stage, text);
    if (known.deed.effects?.joins !== undefined && led !== null)
      await travel(stage, { ...reading, act: "travel", target: led }, text);
    return;
  }
  if (atPeace && doSight(stage, reading, text)) return;
  // "And Dame Honoria's glass": what is only named is looked at.
  if (atPeace && named !== null && reading.act === "use" && onlyNames(named, text))
    return actOnce(stage, { ...reading, act: "look", target: named.name }, text, answers);
  if (alike.length > 0 && before === undefined) return askWhich(stage, alike);
  if (answerBystander(stage, text, () => isAnsweredHere(stage, text))) return;
  if (stage.progress.fight === "" && (isDoneToNobody(stage, text) || (await doEveryday(stage, reading, text)))) return;
  const held = takesHand(text) ? (personNamed(stage, text) ?? partnerHere(stage, text)) : undefined;
  // "His hand" is nobody's where only a girl is here.
  if (held !== undefined && !(/\bhis\b/iu.test(text) && held.pronoun === "she")) {
    receiveKindness(stage, held);
    return;
  }
  if (reading.act !== "compound" || reading.parts.length === 0) {
    await actOnce(stage, reading, text, answers);
    return;
  }
  const place = stage.progress.place;
  for (const [at, part] of parts.entries()) {
    if (stage.progress.fight !== "" || stage.progress.ended !== "") return;
    const wording = stage.paragraphs.length;
    const deed = deedOf(stage, reading, part);
    if (deed !== null) await doKnown(stage, deed);
    else await actOnce(stage, { ...reading, ...meaning(part), also: [], parts: [] }, part.text, answers);
    // If one part of the text has no effect, the parts after it are not played.
    if (stage.still) {
      stage.still = at === 0;
      if (at > 0) stage.paragraphs.length = wording;
      return;
    }
    if (stage.progress.place !== place && stage.paragraphs.length === wording) return;
  }
}

/** "Is there anything out there?" asks about the place, unless somebody here has words for it. */
const isNothingHere = (stage: Stage, text: string): boolean =>
  IS_THERE.test(text) &&
  thingMeant(stage, null, stemsOf(text)) === null &&
  !present(stage).some((person) => hasAnswer(stage, person, text));

const WILL = storedPattern("act will");

/** "I hold it to Maddern's throat" */
const AT_THE_THROAT = storedPattern("act at the throat");
const GOES_THROUGH = storedPattern("act goes through");
const LETS_SEE = storedPattern("adventure act lets see");
const WHAT_NEXT = storedPattern("act what next");

const SAILS_TO = storedPattern("act sails to");

const IS_THERE = storedPattern("act is there");

/** "What do I see in here?" asks about the place. */
const SEES_WHAT = storedPattern("act sees what");
const LOOKS: ReadonlySet<Reading["act"]> = new Set(["look", "search"]);
/** Matches a question about the past, which no look can answer. */
const OF_THE_PAST = storedPattern("act of the past");

/** The player keeps silent. If a deed is a silence, it is played. Otherwise the people present react, and an open event keeps waiting. */
async function takeSilence(stage: Stage, text: string): Promise<void> {
  // "I'd rather not say" is an answer where the scene has one for it.
  const choices = openDeeds(stage).filter(({ key }) => key.startsWith(`event/${stage.progress.open}/`));
  const answer = /\bnot\b/iu.test(text) ? deedFor(stage, "talk", stemsOf(text), 1.5, "", choices) : null;
  if (answer !== null && !isDecisive(answer)) return doKnown(stage, answer);
  // "I won't say" may be words for which there is a deed.
  const words = /\bsay|tell|answer\b/iu.test(text) ? deedFor(stage, "talk", stemsOf(text), 1.5) : null;
  if (words !== null && !isDecisive(words)) return doKnown(stage, words);
  // A silence counts as an answer only if it is directed at somebody. Sitting by the fire is not.
  const known = silentDeed(
    stage,
    text,
    openDeeds(stage).filter(({ key }) => !key.startsWith("deed/")),
  );
  // One silence does not end the story: at the first one the people present wait, and the second one is the answer.
  const ends = known !== null && isDecisive(known) && !leavesWord(text);
  if (known !== null && !(ends && count(stage, `silent/${stage.progress.open}`) === 0)) return doKnown(stage, known);
  keepSilence(stage, text);
}

/** Whether a look or a search names a whole thing: "the watch tally" is a thing and not the verb "watch". */
function namesThing(stage: Stage, { act, target }: Reading, text: string): boolean {
  if (act !== "look" && act !== "search") return false;
  const thing = thingMeant(stage, target, stemsOf(text));
  return thing !== null && mentions([thing.name, ...thing.aliases], stemsOf(text)) >= 2;
}

/** The deed of the first sentence that means one. Null if one of the sentences is a question. */
function deedOfSentences(stage: Stage, reading: Reading, text: string, least: number): KnownDeed | null {
  const sentences = text.split(/(?<=[.;!?])\s+/u);
  if (sentences.length < 2 || /["“]/u.test(text)) return null;
  const act = ASKED_OF_TABLE.has(reading.act) ? "talk" : reading.act;
  const wording = sentences.filter((each) => !each.includes("?") && asksWhat(each) === "");
  // "There's something knocking. I open the oven" means the opening.
  const done = wording.filter((each) => !THERE_IS.test(each));
  for (const sentence of done.length > 0 ? done : wording) {
    const found = deedFor(stage, act, wordsOf(stage, reading, sentence), Math.max(least, 1));
    if (found !== null) return found;
  }
  return null;
}

const IDLE: ReadonlySet<Reading["act"]> = new Set(["rest", "wait", "perform", "pray", "use", "oracle", "recall"]);

/** A remark of the player is said to a person here. If nobody is here, the reply compares it with the clues found. */
function takeNote(stage: Stage, text: string): void {
  const person = partnerHere(stage, text);
  if (person !== undefined) {
    stage.progress.partner = person.id;
    return answerRemark(stage, person, text);
  }
  say(stage, bearingOn(stage, text) ?? moodLine(stage));
  stage.still = true;
}

const ASKED_OF_TABLE: ReadonlySet<Reading["act"]> = new Set(["oracle", "recall", "compound", "plan"]);

/** The deed that one part of the player's words means. */
const deedOf = (stage: Stage, reading: Reading, { act, target, text }: Reading["parts"][number]): KnownDeed | null =>
  deedFor(stage, act, wordsOf(stage, { ...reading, target }, text), act === "travel" ? 1.5 : 0);

/** The player's words, followed by the names of people whom they mean without naming them: "the girl", "her". */
function wordsOf(stage: Stage, { target }: Reading, text: string): string[] {
  // "Tell me" counts as "ask".
  const stems = stemsOf(text.replaceAll(pattern("act words of 2", "giu"), "ask"));
  const meant = present(stage).filter(
    (person) =>
      person.name === target ||
      mentions(person.aliases, stems) >= 1 ||
      (stems.includes("you") && person.id === stage.progress.partner),
  );
  const referred = pattern("act words of").test(text) ? stage.referents : [];
  const pointed = [...pointedAt(stage, text, stems), ...referred.filter((word) => !stems.includes(word))];
  return [...stems, ...pointed, ...meant.flatMap(({ name }) => stemsOf(name)).filter((word) => !stems.includes(word))];
}

/** The words of the thing that the hero looked at last, if the deed is done to "it" and the text names nothing here. */
function pointedAt(stage: Stage, text: string, stems: readonly string[]): readonly string[] {
  if (
    !pattern("act pointed at").test(text) ||
    !DOES_TO_IT.test(text) ||
    thingMeant(
      stage,
      null,
      stems.filter((word) => !["it", "this", "that", "them"].includes(word)),
    ) !== null
  )
    return [];
  const thing = thingsAtHand(stage).find(({ id }) => id === stage.progress.thing);
  if (thing === undefined) return [];
  // "Drink", as another name of a cup, is not what is done with it.
  const names = thing.aliases.filter(
    (each) => each.includes(" ") || verbIn(each)?.form !== "base" || nounKinds(each) !== "",
  );
  return stemsOf([thing.name, ...names.filter((each) => each !== "drink")].join(" "));
}

const DOES_TO_IT = storedPattern("act does to it");

/** Whether a clause of the words goes somewhere. A place that only another clause names is not where it goes: "I lit the Third. Come on out." */
function isGoing(stage: Stage, text: string): boolean {
  const way = goingWords(text);
  const to = destination(stage, null, stemsOf(text), text);
  return way !== "" && (to === null || destination(stage, null, stemsOf(way), way) !== null);
}

const meaning = ({ act, target }: Meaning): Meaning => ({ act, target });

/** Plays a deed. If it is a choice of an event and cannot be made twice, the event ends. */
export async function doKnown(stage: Stage, known: KnownDeed): Promise<void> {
  const { open } = stage.progress;
  const goesOn = staysOpen(stage) && onlyLeads(known.deed);
  stage.acted = true;
  stage.dealtWith = known.deed.with ?? stage.dealtWith;
  if (open !== "" && known.key.startsWith(`event/${open}/`)) stage.answered = true;
  stage.progress.lastDeed = known.key;
  if (known.deed.with !== undefined && personHere(stage, known.deed.with)) stage.progress.partner = known.deed.with;
  const success = await doDeed(stage, known);
  const ends = success && !goesOn && known.deed.again === undefined && known.key.startsWith(`event/${open}/`);
  if (ends && stage.progress.open === open) stage.progress.open = "";
}

const namesWay = (stage: Stage, text: string): boolean =>
  exitsOf(stage).some(({ to }) => mentions([nameOf(stage, to)], stemsOf(text)) >= 1);

/** Whether the words name an exit from here. A single word that also occurs in a deed does not make them that deed. */
function isWay(stage: Stage, reading: Reading, text: string): boolean {
  if (reading.act !== "travel" && reading.act !== "flee") return false;
  const to = destination(stage, reading.target, stemsOf(text), text);
  return to !== null && to !== stage.progress.place;
}
