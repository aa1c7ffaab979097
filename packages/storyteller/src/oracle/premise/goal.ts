import type { StoryThread } from "#contracts/story/state";
import { capitalise } from "#english/noun-phrase";
import type { Reading } from "../understand/reading.ts";
import { askPlayer } from "./hand-over.ts";
import { fateOf } from "./fates.ts";
import { entriesIn, type LoreEntry, shortName } from "./lore.ts";
import { readPremiseMemo } from "./memo.ts";
import { contentWords } from "./nouns.ts";
import { deedOf, toSecondPerson } from "./person-words.ts";
import { isHero, suspects } from "./proposals.ts";
import { sentence } from "./quotes.ts";
import { pay } from "./reward.ts";
import { riskOf } from "./risks.ts";
import type { Turn } from "./turn.ts";

/**
 * The goal of a story and its end. Everything learned or done for the goal is a mark on its track. When the track is full, the player says
 * how it ends, one check decides, and the ending narrates how it came about (docs/oracle.md, "Your own premise"). `DC` is the difficulty
 * of that check.
 */

const BY = "game_master" as const;
const DC = 12;
/** If the check fails a second time, there is no third try. */
const MOST_TRIES = 2;
/** The most steps of the thread that an ending mentions. */
const MOST_TOLD = 6;

export const lowerFirst = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
/** The thread with the hero's goal. Promises are not goals. */
export const goalOf = (turn: Turn): StoryThread | undefined => turn.open.find(({ kind }) => kind !== "promise");

/** Adds a mark to a thread's track. Returns what the player reads about it. Empty if it was no step. */
export function advance(turn: Turn, thread: StoryThread | undefined, step: string): string {
  if (thread === undefined || thread.kind === "promise") return "";
  const before = thread.steps.length;
  turn.step(thread, step);
  const now = turn.story.threads.find(({ title }) => title === thread.title);
  if (now === undefined || now.steps.length === before) return "";
  if (turn.isRipe(now)) return comesToTheEnd(turn, now);
  const size = turn.sizeOf(now);
  return before === 0
    ? `That is the first step to what you are after (1 of ${size}).`
    : `That is a step further (${now.steps.length} of ${size}).`;
}

/** The track is full, so the player is asked how the story ends. */
function comesToTheEnd(turn: Turn, thread: StoryThread): string {
  return askPlayer(turn, {
    kind: "last",
    asks: asksToKnow(thread)
      ? `You have learned enough to say it. ${howOf(thread)}`
      : `You have what you need now. ${howOf(thread)} Say what you do, and the dice say whether it succeeds.`,
    about: thread.title,
    thread: thread.title,
    choices: asksToKnow(thread) ? solutions(turn, thread) : ways(turn),
  });
}

/** Asks again how the story ends, if the track is full and something else came in between. Empty if the track is not full. */
export function lastQuestion(turn: Turn): string {
  const goal = goalOf(turn);
  if (goal === undefined || turn.memo.pending !== null) return "";
  if (turn.isRipe(goal)) return comesToTheEnd(turn, goal);
  const { clocks } = turn.story;
  return clocks.length > 0 && clocks.every(({ filled, segments }) => filled >= segments) ? timeIsUp(turn) : "";
}

/** "Find out who put out the lamp" → "who put out the lamp". Null if the goal is to do something. */
const toKnow = ({ title }: StoryThread): string | null =>
  /^Find out ((?:who|what|why|where|when|how) .+)$/u.exec(title)?.[1] ?? null;
export const asksToKnow = (thread: StoryThread): boolean => toKnow(thread) !== null;

/** Possible answers to what the hero wants to know: the people whom the story has mentioned most. */
function solutions(turn: Turn, thread: StoryThread): string[] {
  const played = `${thread.steps.join(" ")} ${turn.memo.facts.join(" ")}`;
  const times = (name: string) => played.split(name).length;
  return suspects(turn, thread.title)
    .map((entry) => shortName(entry))
    .toSorted((a, b) => times(b) - times(a))
    .slice(0, 3)
    .map((name) => `it was ${name}`);
}

/**
 * The answer to a question about the goal itself: "Is it done?", or "Who put out the lamp?" once that is known. Null for any other
 * question.
 */
export function goalAnswer(turn: Turn, text: string): string | null {
  const goal = goalOf(turn);
  const ended = turn.story.threads.findLast(({ kind, state }) => kind !== "promise" && state !== "open");
  if (
    /\b(?:is (?:it|this|that|the story) (?:all )?(?:done|over|finished|the end)(?: now| then)?\?|(?:have|did) (?:i|we) (?:won?|done it|finish\w*|succeed\w*|make it|made it|found out|find out)\b[^?]*\?|(?:am i|are we) done(?: now)?\?)/iu.test(
      text,
    )
  ) {
    if (goal !== undefined)
      return `Not yet. Still open: ${lowerFirst(goal.title)} (${goal.steps.length} of ${turn.sizeOf(goal)}).`;
    if (ended === undefined) return null;
    return ended.state === "resolved"
      ? `Yes: ${lowerFirst(ended.title)}. That is done.`
      : `It is over. You set out to ${lowerFirst(ended.title)}, and it was not to be.`;
  }
  // Answers a question of the player whether they have reached the goal: "So did I make the ghost behave?"
  if (/\b(?:did|have) (?:i|we)\b[^?]*\?\s*$/iu.test(text)) {
    const thread = goal ?? ended;
    const own = thread === undefined ? null : contentWords(thread.title);
    const shared = own === null ? 0 : [...contentWords(text)].filter((word) => own.has(word)).length;
    if (thread !== undefined && shared >= 2)
      return thread.state === "resolved"
        ? `Yes: ${lowerFirst(thread.title)}. That is done.`
        : `Not yet. Still open: ${lowerFirst(thread.title)} (${thread.steps.length} of ${turn.sizeOf(thread)}).`;
  }
  const asked = ended === undefined || ended.state !== "resolved" ? null : toKnow(ended);
  if (asked === null || !/\?\s*$/u.test(text)) return null;
  const words = contentWords(asked);
  const shared = [...contentWords(text)].filter((word) => words.has(word)).length;
  if (shared < words.size || words.size === 0) return null;
  const guilty = turn.memo.accused.find((each) => each.guilty);
  return guilty === undefined
    ? null
    : `${capitalise(shortName(turn.entry(guilty.name)))} did. You have found that out.`;
}

/** Whether a question to a person asks for exactly what the hero wants to know: "Did you put out the lamp?" */
export function asksGoalOf(turn: Turn, question: string): boolean {
  const goal = goalOf(turn);
  const asked = goal === undefined ? null : toKnow(goal);
  if (asked === null || !asked.startsWith("who ")) return false;
  const words = contentWords(asked);
  const said = contentWords(question);
  return (
    words.size > 0 && [...words].every((word) => said.has(word)) && /\b(?:you|he|she|they|it was)\b/iu.test(question)
  );
}

const howOf = (thread: StoryThread): string => {
  const asked = toKnow(thread);
  return asked === null ? goalQuestion(thread) : `${capitalise(asked)}?`;
};
const goalQuestion = ({ kind, title, question }: StoryThread): string =>
  kind === "quest" && question.endsWith("?") ? `How do you ${lowerFirst(title)}?` : "How do you bring it to an end?";

/** Ways to try any goal: openly, in secret, or together with a friend. */
function ways(turn: Turn): string[] {
  const friend = turn.story.cast.find(({ attitude, alive }) => alive && attitude > 0);
  return [
    "I do it openly, in front of everyone",
    "I do it quietly, when nobody is looking",
    ...(friend === undefined ? [] : [`I ask ${shortName(turn.entry(friend.name))} to do it with me`]),
  ];
}

/** The clock is full, so the goal must be tried now. */
export function timeIsUp(turn: Turn): string {
  const thread = goalOf(turn);
  if (thread === undefined || turn.memo.pending?.kind === "last") return "";
  return askPlayer(turn, {
    kind: "last",
    asks: `It is now or never. ${howOf(thread)} Say what you do, and the dice say whether it succeeds.`,
    about: thread.title,
    thread: thread.title,
    choices: ways(turn),
  });
}

const TRIES: ReadonlySet<Reading["act"]> = new Set([
  "persuade",
  "deceive",
  "threaten",
  "accuse",
  "fight",
  "sneak",
  "take",
  "give",
  "use",
  "cast",
  "craft",
  "climb",
  "perform",
  "plan",
  "search",
  "flee",
  "pray",
]);

/** Plays the player's decisive try at the goal. False if they do something else first. */
export async function triesGoal(turn: Turn, reading: Reading, text: string): Promise<boolean> {
  const { pending } = readPremiseMemo(turn.brief.memo);
  if (pending?.kind !== "last") return false;
  const thread = turn.open.find(({ title }) => title === pending.thread);
  if (thread === undefined) return false;
  const chosen = pending.choices.some(
    (each) =>
      each.toLowerCase() ===
      text
        .trim()
        .replace(/[.!]+$/u, "")
        .toLowerCase(),
  );
  // "It was Rafe, out of spite" names what the hero wanted to know. Words that are addressed to a person do not decide it.
  const decides = asksToKnow(thread)
    ? !/["“?]|\byou(?:r)?\b|^\W*(?:i|we|go|ask|look|search|wait|follow|take|give|call|tell|show)\b/iu.test(text)
    : TRIES.has(reading.act) && !/\?\s*$/u.test(text);
  const lets = /^you (?:decide|choose|pick)\b/iu.test(text.trim());
  if (!chosen && !lets && !decides) {
    // The question stays open while the player does something else first.
    turn.memo.pending = pending;
    return false;
  }
  const deed = lets ? turn.random.pick(pending.choices) : text;
  await decide(turn, thread, reading, deed);
  return true;
}

async function decide(turn: Turn, thread: StoryThread, reading: Reading, text: string): Promise<void> {
  const plain = text.trim().replace(/[.!]+$/u, "");
  const own = deedOf(text) ?? (/^i /iu.test(plain) ? toSecondPerson(plain.slice(2)) : null);
  const does = own ?? "bring it to an end";
  // "On Saturday we carry Gerald into the tent" is already a complete sentence.
  const said = asksToKnow(thread) && own === null;
  const narrated = own === null ? sentence(toSecondPerson(plain)) : `You ${own}`;
  const quietly = /\b(?:quiet|secret|unseen|sneak|hid|nobody is looking)/iu.test(text);
  const [ability, skill] =
    riskOf(reading.act, text) ??
    (reading.act === "threaten"
      ? (["charisma", "Intimidation"] as const)
      : quietly
        ? (["dexterity", "Stealth"] as const)
        : (["charisma", "Persuasion"] as const));
  const friends = turn.story.cast.filter(({ attitude, alive }) => alive && attitude > 0).length;
  const late = turn.story.clocks.some(({ filled, segments }) => filled >= segments) ? 3 : 0;
  const grade = await turn.check(ability, skill, DC - Math.min(3, friends) + late, `Whether you ${does}`);
  if (grade === "failure" && turn.memo.tries + 1 < MOST_TRIES) {
    turn.memo.tries += 1;
    turn.log(`You try to ${does}, and fail.`);
    turn.say(
      said
        ? `${narrated} That cannot be all of it.`
        : own === null
          ? `${narrated} It fails.`
          : `${narrated}, and it fails.`,
      askPlayer(turn, {
        kind: "last",
        asks: said ? `You can try once more. ${howOf(thread)}` : "You can try once more, another way. What do you do?",
        about: thread.title,
        thread: thread.title,
        choices: (said ? solutions(turn, thread) : ways(turn)).filter(
          (each) => each.toLowerCase() !== text.toLowerCase(),
        ),
      }),
    );
    return;
  }
  turn.memo.tries = 0;
  // The person whom the player names as the answer is the guilty one.
  const named =
    said && grade !== "failure"
      ? entriesIn(turn.lore, plain).find((entry) => entry.kind === "person" && !isHero(turn, entry))
      : undefined;
  if (named !== undefined && turn.memo.accused.every((each) => each.name !== named.name))
    turn.memo.accused.push({ name: named.name, guilty: true });
  turn.log(`You ${does}${grade === "failure" ? ", and fail" : ""}.`);
  const result = grade === "failure" ? "it fails for the last time" : "it succeeds";
  turn.say(
    said
      ? `${narrated} ${grade === "failure" ? "You will never know for certain." : "It all fits."}`
      : own === null
        ? `${narrated} ${capitalise(result)}.`
        : `${narrated}, and ${result}.`,
  );
  await end(turn, thread, grade !== "failure");
  turn.say(
    grade === "cost"
      ? askPlayer(turn, {
          kind: "cost",
          asks: "It has its price. What does it cost you?",
          about: "what it costs",
          choices: prices(turn),
        })
      : whatBecomes(turn, thread),
  );
}

/** Narrates the end of a thread: what the goal was, how it was reached or lost, and which promises are still open. */
export async function end(turn: Turn, thread: StoryThread, won: boolean): Promise<void> {
  const goal = lowerFirst(thread.title);
  const wording =
    thread.kind === "quest"
      ? won
        ? `You set out to ${goal}, and you have done it.`
        : `You set out to ${goal}. It was not to be.`
      : won
        ? `${sentence(thread.title)} That is over now, and you know what was behind it.`
        : `${sentence(thread.title)} It stays as it was.`;
  const truth = [...thread.steps].slice(-MOST_TOLD);
  turn.change({
    type: "thread_changed",
    by: BY,
    title: thread.title,
    state: won ? "resolved" : "failed",
    truth: (truth.join(" ") || wording).slice(0, 1_000),
  });
  turn.say(wording);
  if (truth.length > 0) turn.say(`This is how it came about. ${truth.map((each) => sentence(each)).join(" ")}`);
  const owed = turn.open.filter(({ kind }) => kind === "promise");
  turn.say(
    owed.length === 0 ? "" : `What you still owe: ${owed.map(({ title }) => lowerFirst(title)).join("; ")}.`,
    won ? await pay(turn, false) : "",
  );
}

/** Asks what happens to the people whom the thread was about. */
export function whatBecomes(turn: Turn, thread: StoryThread): string {
  const of = concerned(turn, thread);
  if (of === undefined) return "Here this story ends. What do you do now?";
  const name = shortName(of);
  return askPlayer(turn, {
    kind: "after",
    asks: `What becomes of ${name}?`,
    about: `what becomes of ${name}`,
    by: "",
    lead: "",
    choices: [
      `${capitalise(name)} stays, and things are better than before`,
      `${capitalise(name)} goes away, and sends word in spring`,
    ],
  });
}

/** The person whom the thread was about: the guilty one, or somebody named in the goal or its steps. */
function concerned(turn: Turn, { title, steps }: StoryThread): LoreEntry | undefined {
  const guilty = turn.memo.accused.find((each) => each.guilty);
  if (guilty !== undefined) return turn.entry(guilty.name);
  return entriesIn(turn.lore, `${title}. ${steps.join(" ")}`).find(
    (entry) => entry.kind === "person" && !isHero(turn, entry) && fateOf(turn.lore, entry) !== "dead",
  );
}

function prices(turn: Turn): string[] {
  const [one] = suspects(turn, "").map((entry) => shortName(entry));
  const friend = turn.story.cast.find(({ attitude, alive }) => alive && attitude > 0);
  return [
    ...(friend === undefined ? [] : [`${shortName(turn.entry(friend.name))} does not forgive you`]),
    ...(one === undefined ? [] : [`${one} gets away with it`]),
    "your good name",
  ];
}

/** The most steps that one person's words can add to a thread. */
const MOST_STEPS = 2;

/**
 * The title of the thread that a person's answer would advance. One person can advance it twice at most. Undefined if it would advance
 * none.
 */
export function bears(turn: Turn, person: LoreEntry | null, question: string): string | undefined {
  const goal = goalOf(turn);
  if (goal === undefined) return undefined;
  const name = person === null ? "" : shortName(person);
  if (name !== "" && goal.steps.filter((step) => step.includes(`${name} `)).length >= MOST_STEPS) return undefined;
  if (
    /\b(?:weather|your (?:name|day|job|work|family|age)|old are you|married|hobb\p{Ll}+|favou?rite)\b/iu.test(question)
  )
    return undefined;
  return goal.title;
}

/** Whether a text has to do with the hero's goal. */
export function isAboutGoal(turn: Turn, text: string): boolean {
  const goal = goalOf(turn);
  if (goal === undefined) return false;
  const words = contentWords(`${goal.title} ${goal.steps.join(" ")}`);
  const named = new Set(entriesIn(turn.lore, `${goal.title} ${goal.steps.join(" ")}`).map(({ name }) => name));
  return (
    [...contentWords(text)].some((word) => words.has(word)) ||
    entriesIn(turn.lore, text).some(({ name }) => named.has(name))
  );
}
