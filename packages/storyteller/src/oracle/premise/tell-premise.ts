import type { GmEvent, TurnBrief } from "../../ports.ts";
import { answer } from "../answers/index.ts";
import type { Meaning, Reading } from "../understand/reading.ts";
import { buy, cast, deed, give, personMeant, take } from "./deeds.ts";
import { fight, flee, foesOf, parley, wake } from "./fight.ts";
import { findEntry, shortName } from "./lore.ts";
import { type Offer, readPremiseMemo, storedMemo } from "./memo.ts";
import { makeOffers, offerLine } from "./offers.ts";
import { open } from "./opening.ts";
import { enter, findPerson, look, search, travel } from "./places.ts";
import { bringNames, takeAsSo, tellsHowItIs } from "./player-says.ts";
import { askWorld } from "./questions.ts";
import { nobodyToTalkTo, promise, sway, talk } from "./talk.ts";
import { Turn } from "./turn.ts";

const BY = "game_master" as const;
/** Most acts of one message that are told. */
const MOST_PARTS = 3;

/**
 * Tells a turn of a story from the player's own world, campaign and hero (docs/oracle.md, "Your own premise"). The same brief, reading
 * and dice always tell the same turn.
 * @param reading what the player's words mean; null at the opening and where the player only wants the story to go on
 */
export async function* tellPremise(
  brief: TurnBrief,
  reading: Reading | null,
  signal: AbortSignal,
): AsyncIterable<GmEvent> {
  const turn = new Turn(brief);
  const taken = reading === null ? null : offered(brief, corrected(reading, brief.readAs));
  if (taken !== null) {
    const { act, target, sure, alternatives } = taken;
    yield { type: "read", reading: { act, target, sure, alternatives: [...alternatives] } };
  }
  if (brief.kind === "opening") await open(turn);
  else {
    if (turn.story.scene === null) begin(turn);
    if (taken === null) await goOn(turn);
    else await play(turn, taken);
  }
  if (signal.aborted) return;
  if (!turn.still) await timeRunsOut(turn);
  const marked = marks(turn);
  const kept = readPremiseMemo(brief.memo);
  // Where nothing happened, what was open before is still open.
  if (turn.still && turn.memo.pending === null) turn.memo.pending = kept.pending;
  const offers = turn.still && turn.memo.offers.length === 0 ? kept.offers : makeOffers(turn);
  turn.memo.offers = [...offers];
  if (!turn.still) turn.say(marked);
  if (!turn.still || brief.kind === "opening") turn.say(offerLine(turn, offers));
  yield* turn.introduced;
  for (const [at, paragraph] of turn.paragraphs.entries()) {
    if (signal.aborted) return;
    yield { type: "text", delta: (at === 0 ? "" : "\n\n") + paragraph };
  }
  for (const event of turn.events) yield { type: "story", event };
  yield {
    type: "done",
    source: turn.still ? "table" : "oracle",
    aiEnhanced: false,
    model: null,
    memo: storedMemo(
      turn.still ? { ...kept, offers: turn.memo.offers, turn: brief.number } : { ...turn.memo, turn: brief.number },
    ),
  };
}

/** The reading as the player has corrected it. */
const corrected = (reading: Reading, as: Meaning | undefined): Reading =>
  as === undefined ? reading : { ...reading, ...as, sure: true, also: [], parts: [], alternatives: [] };

/** What was offered works when it is typed as it stands, or by its number. */
function offered(brief: TurnBrief, reading: Reading): Reading {
  if (brief.readAs !== undefined) return reading;
  const tidy = (text: string) =>
    text
      .toLowerCase()
      .replace(/^(?:i |then i |i'll )/u, "")
      .replace(/[.!“”"]+/gu, "")
      .trim();
  const said = tidy(brief.playerText);
  const { offers } = readPremiseMemo(brief.memo);
  const number = /^(?:option )?([123])$/u.exec(said)?.[1];
  const found: Offer | undefined =
    number === undefined ? offers.find(({ text }) => tidy(text) === said) : offers[Number(number) - 1];
  if (found === undefined) return reading;
  return {
    ...reading,
    act: found.act,
    target: found.target,
    topic: found.topic,
    sure: true,
    also: [],
    parts: [],
    alternatives: [],
  };
}

/** A story that another game master began, or that lost its first scene, goes on from the player's texts. */
function begin(turn: Turn): void {
  const place =
    turn.lore.entries.find(({ kind }) => kind === "place")?.name ??
    turn.brief.scene.world?.name ??
    turn.brief.scene.campaign.name;
  enter(turn, place === "" ? "the place where you are" : place, "");
}

async function play(turn: Turn, reading: Reading): Promise<void> {
  const { sheet } = turn;
  const text = turn.brief.playerText;
  if (sheet !== null && sheet.life !== "up") return wake(turn);
  if (tellsHowItIs(turn, reading, text)) return takeAsSo(turn, text);
  const said = answer(reading, turn.brief);
  if (said !== null) {
    turn.still = true;
    return turn.say(said);
  }
  if (reading.act === "compound" && reading.parts.length > 0) {
    for (const part of reading.parts.slice(0, MOST_PARTS))
      await act(turn, { ...reading, ...part, parts: [], also: [], topic: "" }, part.text);
    // One thing done is a turn, though another could not be.
    turn.still =
      turn.still && turn.events.length === 0 && turn.memo.log.length === readPremiseMemo(turn.brief.memo).log.length;
    return;
  }
  return act(turn, reading, text);
}

async function act(turn: Turn, reading: Reading, text: string): Promise<void> {
  if (foesOf(turn.story).length > 0) {
    switch (reading.act) {
      case "talk":
      case "persuade":
      case "deceive":
      case "threaten":
      case "promise":
      case "accuse":
      case "give":
        return parley(turn, reading);
      case "flee":
      case "travel":
        if (!(await flee(turn)) || reading.act === "flee") return;
        return travel(turn, reading.target, text);
      case "look":
      case "oracle":
      case "plan":
      case "wait":
        break;
      default:
        return fight(turn, reading, text);
    }
  }
  switch (reading.act) {
    case "talk":
    case "persuade":
    case "deceive":
    case "threaten":
    case "accuse":
      return converse(turn, reading, text);
    case "promise":
      bringNames(turn, text);
      return promise(turn, personMeant(turn, reading, text), text);
    case "look":
      return look(turn, reading.target, text);
    case "search":
      return search(turn, reading.target, text);
    case "travel":
      return goTo(turn, reading, text);
    case "fight":
      return fight(turn, reading, text);
    case "take":
      return take(turn, reading, text);
    case "give":
      return give(turn, reading, text);
    case "buy":
      return buy(turn, reading, text);
    case "cast":
      return cast(turn, reading, text);
    case "rest":
      return rest(turn, text);
    case "oracle":
      return askWorld(turn, reading, text);
    case "plan":
      turn.still = true;
      return turn.say("A plan, and nothing of it is done yet. Say the first step, and it happens.");
    default:
      return deed(turn, reading, text);
  }
}

/** A word to somebody who is here, or whom the player looks for first. */
async function converse(turn: Turn, reading: Reading, text: string): Promise<void> {
  const person = personMeant(turn, reading, text);
  if (person === undefined) return nobodyToTalkTo(turn);
  if (!turn.present.some(({ name }) => name === person.name)) {
    await findPerson(turn, person);
    if (!turn.present.some(({ name }) => name === person.name)) return;
  }
  return reading.act === "talk" ? talk(turn, person, reading, text) : sway(turn, person, reading, text);
}

/** To a place, or to somebody. */
async function goTo(turn: Turn, reading: Reading, text: string): Promise<void> {
  const known = reading.target === null ? undefined : findEntry(turn.lore, reading.target);
  if (known?.kind === "person") {
    if (turn.present.some(({ name }) => name === known.name)) return turn.say(`You go up to ${shortName(known)}.`);
    return findPerson(turn, known);
  }
  return travel(turn, reading.target, text);
}

async function rest(turn: Turn, text: string): Promise<void> {
  const long = /\b(?:long|sleep|night|morning|bed|camp|dawn|tomorrow|eight hours)\b/iu.test(text);
  const before = turn.sheet?.hp.current ?? 0;
  await turn.brief.table.rest(long ? "long" : "short", `A rest at ${turn.place}`.slice(0, 200));
  const healed = (turn.sheet?.hp.current ?? 0) - before;
  if (long && turn.story.scene !== null)
    turn.change({ type: "scene_changed", by: BY, day: turn.story.scene.day + 1, time: "morning" });
  turn.say(
    long ? `You sleep at ${turn.place} until the morning.` : `You rest an hour at ${turn.place}.`,
    healed > 0 ? `You regain ${healed} hit points.` : "You are as well as before.",
    long ? turn.tick("A night goes by") : "",
  );
  turn.log(long ? `You slept at ${turn.place}.` : `You rested at ${turn.place}.`);
}

/** The player lets the story move: somebody who is open in it does something, and the dice say what. */
async function goOn(turn: Turn): Promise<void> {
  const thread = turn.open[0];
  const people = turn.lore.entries.filter(({ kind, proper }) => kind === "person" && proper);
  const who = people.length === 0 ? undefined : turn.random.pick(people.slice(0, 8));
  const clock = turn.tick("Time goes by");
  turn.say(
    who === undefined
      ? "Time goes by, and something moves."
      : `Time goes by, and ${who.name} does something that nobody asked for.`,
    clock,
  );
  turn.say(`Two words to build on: ${await turn.words()}. What happens?`);
  turn.handOver({
    kind: "fact",
    about: "what happens",
    by: who?.name ?? "",
    lead: "There is",
    thread: thread?.title ?? "",
    moves: true,
  });
  turn.log("Time went by.");
}

/** A full clock strikes, once. */
async function timeRunsOut(turn: Turn): Promise<void> {
  const full = turn.story.clocks.find(({ filled, segments }) => filled >= segments);
  if (full === undefined) return;
  turn.change({ type: "clock_removed", by: BY, name: full.name });
  const title = full.full.replace(/[.!]$/u, "").slice(0, 118);
  turn.change({ type: "thread_changed", by: BY, title, question: "What comes of it?", kind: "threat", state: "open" });
  turn.say(`${full.full} Two words to build on: ${await turn.words()}. How does it show?`);
  turn.handOver({ kind: "fact", about: "how it shows", by: "", lead: "There is", thread: title, moves: true });
  turn.log(full.full);
}

/** The tracks that moved in this turn: "Find the thief: 2 of 6." */
function marks(turn: Turn): string {
  const before = new Map(turn.brief.story.threads.map(({ title, steps }) => [title, steps.length]));
  const moved = turn.open.filter(({ title, steps }) => before.has(title) && steps.length > (before.get(title) ?? 0));
  return moved.map((thread) => `(${thread.title}: ${thread.steps.length} of ${turn.sizeOf(thread)}.)`).join(" ");
}
