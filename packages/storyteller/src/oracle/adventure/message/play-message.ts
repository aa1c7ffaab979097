import { pattern, sourceOf, storedPattern } from "../../patterns.ts";
import type { Reading } from "../../understand/reading.ts";
import { understand } from "../../understand/understand.ts";
import { act, doKnown } from "./act.ts";
import { waitForHour } from "./at-an-hour.ts";
import { isSmallOrder } from "./called-and-done.ts";
import { companyIn } from "./company.ts";
import { calledOut } from "./called-out.ts";
import { type Answers, leads } from "./act-once.ts";
import { travel } from "../acts/travel.ts";
import { speakToAnybody, speakToBystander } from "../talk/bystanders.ts";
import { absentPerson, calledIn, calledStems, notHere, spokenToAway } from "../talk/conversation-partner.ts";
import { PLEADS, writtenWay } from "../acts/fight.ts";
import { chosen, deedFor, isDecisive, openDeeds } from "../stage/deeds.ts";
import { reactToEvidence } from "../talk/evidence.ts";
import { mentions, stemsOf } from "../stage/match-words.ts";
import { type MessagePart, plainly, toPlayer } from "./message-parts.ts";
import { inMainClauses } from "./in-main-clauses.ts";
import { type Chosen, choiceMeant } from "./open-choice.ts";
import { tidy } from "./outcome.ts";
import { andWhom, OF_OTHERS, personIn, type Planned, planOf } from "./plan-message.ts";
import { reworded } from "./reworded.ts";
import { addressed, capital, listed, namesOf, shortName } from "../stage/prose.ts";
import { keyOf } from "../stage/repeats.ts";
import { sceneOf } from "../stage/reading-scene.ts";
import { present, type Stage, say, textNow, thingsAtHand } from "../stage/stage.ts";
import { unanswered, voiced } from "../stage/voice.ts";

/** Corrects a reading with what the scene knows. */
type Correct = (reading: Reading, text: string) => Reading;

/** Plays a whole message: each of its parts in order, and then the world once. Nothing that the player wrote is left out in silence. */
export async function playMessage(stage: Stage, reading: Reading, answers: Answers, correct: Correct): Promise<void> {
  const whole = stage.brief.playerText;
  const now = await waitForHour(stage, whole);
  if (now === null) return;
  const later = reworded(stage, now);
  if (later !== whole) return playAs(stage, later, answers, correct);
  forgetQuestion(stage);
  if (wasNeverDone(stage, whole)) return;
  if (takesBack(stage, whole)) return;
  if (isOfLater(stage, whole)) {
    say(stage, voiced(stage, "considers"));
    stage.still = true;
    return;
  }
  const company = chosen(stage, whole) === null ? companyIn(stage, reading, whole, doKnown) : null;
  if (company !== null) {
    const { place } = stage.progress;
    if (company.before !== "") await playAs(stage, company.before, answers, correct);
    if (stage.progress.place !== place || stage.progress.fight !== "" || stage.progress.ended !== "") return;
    await company.play();
    stage.still = false;
    if (company.after !== "") await playAs(stage, company.after, answers, correct);
    return;
  }
  const said = DIRECTED.exec(whole);
  const addressee = said === null || /["“]/u.test(whole) ? null : personIn(stage, said[1]!);
  if (addressee !== null) return playAs(stage, `"${said![2]}" I say to ${shortName(addressee)}.`, answers, correct);
  const text = ASKS_FIRST.test(whole) ? whole.replace(pattern("play-message then listens"), "") : andWhom(stage, whole);
  if (text !== whole) return playAs(stage, text, answers, correct);
  const parts = inMainClauses(stage, planOf(stage, text));
  // "I eat it. No, I don't."
  if (parts.length === 0) {
    say(stage, "You think better of it.");
    stage.still = true;
    return;
  }
  const spoken = parts.find(({ kind }) => kind === "speech");
  stage.talks =
    parts.length === 1 && spoken === undefined ? SAID.has(reading.act) : parts.every(({ kind }) => kind !== "act");
  // A blow in a fight is a blow, however the hero stands.
  const strikes = stage.progress.fight !== "" && BLOW.test(text) && !/["“]/u.test(text);
  if (strikes) return act(stage, { ...reading, act: "fight", also: [], parts: [], sure: true }, answers);
  // In a fight the whole message is one try: "I break off a bit of bread and throw it past the badger".
  if (stage.progress.fight !== "" && (PLEADS.test(text) || writtenWay(stage, text, ["use", "talk"]) !== null))
    return act(stage, { ...reading, also: [], parts: [], sure: true }, answers);
  if (chosen(stage, text) !== null) return act(stage, reading, answers);
  const meant = choiceMeant(stage, parts);
  if (meant === "unclear") return;
  // Without the posture before it, an act is played by its own words: "I sit down with Tib and share my supper with her".
  const [only] = parts;
  const shorter =
    only?.kind === "act" &&
    !only.denied &&
    only.text !== text &&
    (only.listener !== null || only.isInstead === true || only.isShort === true || only.text.endsWith(" closely"));
  if (parts.length < 2 && meant.choice === null && spoken === undefined && !shorter)
    return act(stage, byHand(reading, text), answers);
  await playParts(stage, meant, (part, words) => {
    const meant = correct(understand(words, sceneOf(part)), words);
    return act(part, byHand(meant, words), answers);
  });
}

/** "I look Sloe in the eye: what happened to the heirs?" */
const DIRECTED = storedPattern("play-message directed", "isu");

/** "When Stroud stops, I shout", and he is not here: a plan for when he is. */
function isOfLater(stage: Stage, text: string): boolean {
  const when = stemsOf(pattern("play-message in that event").exec(text)?.[1] ?? "");
  return when.length > 0 && absentPerson(stage, when) !== null;
}

/** Plays the message as if it had these words. */
async function playAs(stage: Stage, text: string, answers: Answers, correct: Correct): Promise<void> {
  const own: Stage = { ...stage, brief: { ...stage.brief, playerText: text } };
  await playMessage(own, correct(understand(text, sceneOf(own)), text), answers, correct);
  Object.assign(stage, { ...own, brief: stage.brief });
}

const BLOW = storedPattern("play-message blow");

/** "I ease the crank out of her lap" and "I use it to break the glass, away from her face" lead nowhere. */
const BY_HAND = storedPattern("play-message by hand");
const byHand = (reading: Reading, text: string): Reading => {
  const found = BY_HAND.exec(text);
  const verb = (found?.[1] ?? found?.[2])?.toLowerCase();
  if (verb === undefined || (reading.act !== "travel" && reading.act !== "flee")) return reading;
  return { ...reading, act: verb === "use" ? "use" : "take", sure: true };
};

const SAID: ReadonlySet<Reading["act"]> = new Set(["talk", "persuade", "deceive", "threaten", "promise", "accuse"]);

const ASKS_FIRST = storedPattern("play-message asks first");

/** Whether the message takes back an act that the last reply asked the player to confirm: "No. Leave it dark." */
function takesBack(stage: Stage, text: string): boolean {
  const { lastDeed, said } = stage.progress;
  if (lastDeed === "" || said[lastDeed] !== 1 || !pattern("play-message takes back", "u").test(stage.progress.lastTold))
    return false;
  if (!pattern("play-message takes back 2").test(text)) return false;
  said[lastDeed] = 0;
  stage.progress.lastDeed = "";
  say(stage, sourceOf("play-message hand away"));
  return !/[.!;,]\s*\S/u.test(text);
}

const DO_IT_AGAIN = /\bdo it again\b/iu;

/** A deed that asked to be done again waits for a turn or two. After them, the same deed asks once more. */
const PENDING = 2;
function forgetQuestion(stage: Stage): void {
  const { lastDeed, said, lately, turns } = stage.progress;
  const deed = openDeeds(stage).find(({ key }) => key === lastDeed)?.deed;
  if (deed === undefined || said[lastDeed] !== 1 || DO_IT_AGAIN.test(stage.progress.lastTold)) return;
  const asked = addressed(textNow(stage, deed.text), stage.hero).trim();
  if (DO_IT_AGAIN.test(asked) && turns - (lately[keyOf(asked)] ?? 0) > PENDING) said[lastDeed] = 0;
}

const NEVER_DID = storedPattern("play-message never did");
const NO_DEED = storedPattern("play-message no deed");

/** "Wait, I never bid on anything": the player says that the story has misread them. Undo takes the turn back. */
function wasNeverDone(stage: Stage, text: string): boolean {
  const [, verb = ""] = NEVER_DID.exec(text) ?? [];
  if (verb === "" || NO_DEED.test(verb) || stage.progress.fight !== "" || stage.progress.open !== "") return false;
  say(stage, sourceOf("play-message undone"));
  stage.still = true;
  return true;
}

async function playParts(
  stage: Stage,
  { parts, choice }: Chosen,
  play: (part: Stage, words: string) => Promise<void>,
): Promise<void> {
  let moved = false;
  let lost = false;
  let theirs = false;
  const vain: string[] = [];
  let referents: readonly string[] = [];
  const { fight, open } = stage.progress;
  const passed = [...stage.progress.passed];
  const ends = choice !== null && isDecisive(choice.known);
  for (const [at, part] of parts.entries()) {
    const { progress } = stage;
    // The words on the way to the last act of a story ask for no answer of their own.
    if (ends && at < choice.at && part.kind === "speech" && !part.text.includes("?")) continue;
    const stops =
      progress.ended !== "" ||
      (progress.fight !== "" && (fight === "" || moved)) ||
      progress.barred !== "" ||
      (moved && progress.open !== open && progress.open !== "");
    if (stops && at > 0) return sayWhatIsLeft(stage, parts.slice(at));
    // "I hold the ladder, you go up and light it": the deed has told both.
    const isTheirs: boolean = theirs && !OF_HERO.test(part.text);
    theirs = isTheirs || YOU_DO.test(part.text);
    if (isTheirs && stage.acted && choice?.at !== at && part.kind === "act") continue;
    if (lost && choice?.at !== at && part.kind === "act" && ONLY_IT.test(part.text)) continue;
    if (part.kind === "act" && !part.denied && choice?.at !== at && isOfThePassed(stage, passed, part.text)) continue;
    const from = stage.paragraphs.length;
    if (part.kind === "act" && part.listener !== null) stage.progress.partner = part.listener.id;
    const own: Stage = {
      ...stage,
      still: false,
      idle: false,
      missed: false,
      kept: false,
      referents: [...referents],
      addressed: (part.listener ?? personIn(stage, part.beside))?.id ?? "",
      brief: { ...stage.brief, playerText: wording(part) },
    };
    if (choice?.at === at) await doKnown(own, choice.known);
    else if (part.denied) {
      // What is not done needs no reply beside what is: "I don't take it yet. I crawl out."
      const alone = parts.every(({ kind, denied }) => denied || kind === "remark");
      const isAct = part.kind === "act" && !OF_OTHERS.test(part.text) && !FEELS.test(part.text);
      if (alone && isAct && !TO_YOU.test(part.text)) say(own, `You ${toPlayer(part.text)}.`);
      own.still = true;
    } else if (part.kind === "remark") own.still = true;
    else if (part.kind === "speech") await speak(own, part, play);
    else await play(own, wording(part));
    const { brief: _, addressed: __, ...done } = own;
    const still = own.still;
    Object.assign(stage, done);
    if (parts.length > 1)
      tidy(stage, part, { from, still, moved, total: parts.filter(({ kind }) => kind !== "remark").length });
    // What is answered needs no line before it about what is not here.
    const fresh = stage.paragraphs.slice(from);
    if (!still && fresh.length > 0) {
      const kept = stage.paragraphs.filter((text) => !vain.includes(text));
      stage.paragraphs.splice(0, stage.paragraphs.length, ...kept);
    }
    if (still && part.kind === "act" && (own.missed || ends)) vain.push(...fresh);
    moved ||= !still;
    lost = part.kind === "act" && (still || own.kept);
    referents = namedIn(stage, part.text) ?? referents;
  }
  // "I climb up and light it" has the outcome that was written for it, and no other.
  if (stage.acted) {
    const written = stage.paragraphs.filter((text) => !stage.stock.includes(text) && !vain.includes(text));
    stage.paragraphs.splice(0, stage.paragraphs.length, ...written);
  }
  const done = parts.find(({ kind, denied }) => kind === "act" && !denied);
  if (stage.paragraphs.length === 0 && done !== undefined) say(stage, `You ${toPlayer(done.text)}.`);
  // "Don't sell it, Bess. Please": what is neither done nor asked is said.
  if (stage.paragraphs.length === 0 && present(stage).length > 0) {
    await play(stage, `"${stage.brief.playerText}"`);
    moved ||= !stage.still;
  }
  // No message gets an empty reply, even if nobody hears it.
  if (stage.paragraphs.length === 0) {
    const away = calledIn(stage.brief.playerText, stage.adventure.people);
    if (away !== null) say(stage, notHere(stage, away));
    else if (!speakToAnybody(stage)) say(stage, unanswered(stage));
  }
  stage.still = !moved;
}

/** "I don't care" is nothing that the hero leaves undone, and "don't move, Annis" is said to her. */
const FEELS = storedPattern("play-message feels");

/** "I won't judge you" is said. */
const TO_YOU = /\byour?\b/iu;

/** "I warm the lead and cut her out": what an earlier part of the message has got past is not done a second time. */
function isOfThePassed(stage: Stage, before: readonly string[], text: string): boolean {
  const { adventure, progress } = stage;
  const ways = adventure.obstacles
    .filter(({ id }) => progress.passed.includes(id) && !before.includes(id))
    .flatMap(({ id, ways }) => ways.map((deed, at) => ({ key: `obstacle/${id}/${at}`, deed })));
  return ways.length > 0 && deedFor(stage, "use", stemsOf(text), 1, "", ways) !== null;
}

const OF_HERO = /\b(?:i|we|me|us)\b/iu;
const YOU_DO = storedPattern("play-message you do");

/** "and roll it out", when the thing could not be had before. */
const ONLY_IT = storedPattern("play-message only it");

const SENTENCE = /(?<=[.!?…])\s+/u;
/** The sentences that ask nothing. */
const statements = (text: string): string =>
  text
    .split(SENTENCE)
    .filter((each) => !each.endsWith("?"))
    .join(" ");

/** Plays what is said to one person: a deed that its sentences are, then its questions. */
async function speak(stage: Stage, part: Planned, play: (part: Stage, words: string) => Promise<void>): Promise<void> {
  const near = BESIDE.exec(part.beside)?.[1] ?? "";
  const to = part.to === "" && personIn(stage, part.beside) === null ? near : part.to;
  // Who is not here does not answer, and nobody answers for them.
  const { listener } = part;
  const named = listener === null && to !== "" ? absentPerson(stage, stemsOf(to)) : null;
  const absent =
    listener === null
      ? named !== null && mentions([named.name, ...named.aliases], stemsOf(to)) >= 1
        ? named
        : null
      : present(stage).some(({ id }) => id === listener.id)
        ? null
        : listener;
  const call = absent === null ? null : calledOut(stage, part.text, absent);
  if (call !== null) return doKnown(stage, call);
  if (absent !== null && absent.hidden === undefined && absent.absent === undefined && stage.progress.ended === "") {
    say(stage, notHere(stage, absent));
    stage.still = true;
    return;
  }
  // "You locked that door on an order, Prudence", and she is at the Hall: nobody else answers for her.
  const away = listener === null && to === "" ? spokenToAway(stage, part.text) : null;
  if (away !== null) {
    say(stage, notHere(stage, away));
    stage.still = true;
    return;
  }
  // Who is told a thing for which there is a deed: the deed first.
  const toSome = part.listener === null && to !== "" ? `${part.beside} ${part.text}` : "";
  const deed =
    toSome === ""
      ? null
      : deedFor(
          stage,
          "talk",
          stemsOf(toSome).filter((word) => !DENIES.has(word)),
          LEAST,
        );
  if (deed !== null) return doKnown(stage, deed);
  if (part.isAside === true && listener !== null && isSmallOrder(stage, listener, part.text)) {
    stage.progress.partner = listener.id;
    stage.stock.push(`${shortName(listener)} nods.`);
    return say(stage, ...stage.stock.slice(-1));
  }
  // "Oddy, would you like to get off?" and "I sit down next to the man with the napkin. 'Sir, who taught you?'"
  const unnamed = listener === null || mentions(namesOf(listener), stemsOf(part.text)) === 0;
  const [called = ""] = /^[^:]+(?=:)/u.exec(part.text) ?? [calledStems(part.text).join(" ")];
  if (unnamed && [near, to, called].some((each) => speakToBystander(stage, each))) return;
  if (listener === null && to !== "" && declines(stage, to)) return;
  const before = { beats: stage.beats, place: stage.progress.place, count: stage.paragraphs.length };
  const stated = statements(part.text);
  const own: Stage = { ...stage, brief: { ...stage.brief, playerText: stated } };
  const mixed = stated !== "" && stated !== part.text && stage.progress.fight === "";
  const known = mixed ? deedFor(own, "talk", stemsOf(stated), LEAST) : null;
  if (known === null) await play(stage, wording(part));
  else {
    await doKnown(stage, known);
    const asked = part.text.split(SENTENCE).filter((each) => each.endsWith("?"));
    const goesOn = stage.progress.place === before.place && stage.progress.fight === "" && stage.progress.ended === "";
    // A call for which there is a deed is answered by it: nobody who can be seen answers the rest.
    if (goesOn && asked.length > 0 && present(stage).length > 0) await play(stage, `"${asked.join(" ")}"`);
    // "Can you walk? I'll take you to my room": who says yes to that is taken there.
    const led = goesOn && known.deed.effects?.joins !== undefined ? leads(stage, stated) : null;
    if (led !== null) await travel(stage, { ...understand(led, sceneOf(stage)), act: "travel", target: led }, led);
  }
  const quiet = stage.beats === before.beats && stage.progress.place === before.place && stage.progress.fight === "";
  // A deed has its own reaction.
  const plain = known === null && !stage.acted && stage.paragraphs.length <= before.count + 1;
  if (quiet && !stage.still && plain) reactToEvidence(stage, part.text);
}

/** "He told me not to" is a reason, and denies no deed. */
const DENIES = new Set(["not", "never", "don't", "nothing", "without"]);

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

const BESIDE = storedPattern("play-message beside");

/** Words to somebody whom the story shows but who is no person of it. Returns whether the words were to such a one. */
function declines(stage: Stage, to: string): boolean {
  if (absentPerson(stage, stemsOf(to)) !== null) return false;
  if (!pattern("play-message declines").test(to)) return false;
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
