import { capitalise } from "#english/noun-phrase";
import { properNames } from "#english/proper-names";
import type { Reading } from "../understand/reading.ts";
import { entriesIn, findEntry, type LoreEntry, shortName } from "./lore.ts";
import { type Pending, readPremiseMemo } from "./memo.ts";
import { kindOfName } from "./name-kinds.ts";
import { deedOf, toSecondPerson } from "./person-words.ts";
import { markOf } from "./plot/fill.ts";
import { canFace, knows, pointer } from "./plot/reveal.ts";
import type { Turn } from "./turn.ts";

/** What the player says is so becomes lore: an answer to what the dice left open, or a sentence of their own about the world. */

const LET_ORACLE =
  /^(?:you (?:decide|choose|pick|tell me|say)|(?:i )?(?:don't|do not) know|no idea|idk|surprise me|whatever|dealer's choice|your call|up to you|1$)(?!\w)/iu;
const TRUTH = /^(?:and |so |i think |i believe |i say )*(?:the )?truth (?:is|was)(?: that)?[,:]? /iu;
const THOUGHT =
  /^(?:(?:i (?:think|guess|believe|suppose|say|decide|imagine)|maybe|perhaps|probably|well|so|ok(?:ay)?|it means|that means|i'd say|let's say)[, ]+)+(?:that )?/iu;
/** First words of a sentence about the world. */
const TOLD =
  /^(?:yes|no|because|that|this|it|it's|he|he's|she|she's|they|they're|there|there's|the|an?|his|her|its|their|some|somebody|someone|something|nobody|nothing|only|one|two|three|four|in|on|at|under|behind|inside|between|from|just|another|every|all|most|many|rows|both|i (?:see|find|notice|hear|learn|realise|realize|discover|remember|smell|recognise|recognize))\b/iu;

/** Whether the player's words tell how it is, rather than what their character does. */
export function tellsHowItIs(turn: Turn, reading: Reading, text: string): boolean {
  const plain = text.trim().replace(/’/gu, "'");
  const { pending } = readPremiseMemo(turn.brief.memo);
  if (TRUTH.test(plain)) return true;
  if (pending === null && /^\d$/u.test(plain)) return false;
  if (LET_ORACLE.test(plain)) return true;
  if (
    /\?\s*$|^(?:and |so |but )?(?:who|whose|what|when|where|why|how|did|does|do you|is it|are you)\b/iu.test(plain) ||
    /^["“]/u.test(plain)
  )
    return false;
  const isTable = ["recall", "rules", "options", "meta", "stop", "selfharm"].includes(reading.act);
  if (isTable) return false;
  const bare = plain.replace(THOUGHT, "");
  const whole = entriesIn(turn.lore, plain).find(
    (entry) =>
      entry.proper &&
      [entry.name, ...entry.aliases, entry.name.split(" ")[0]!, shortName(entry)].some((name) =>
        plain.startsWith(`${name} `),
      ),
  );
  const tells =
    whole !== undefined &&
    !/^[^ ]+,/u.test(plain) &&
    / (?:\p{Ll}+(?:s|ed)|came|went|took|told|said|was|gave|found|saw|has|had|is|are|were|will|did|left|ran|sold|bought|knew|hid|stole|made|kept|let|put|paid|sent|wrote|knows) /u.test(
      plain,
    );
  const opens = TOLD.test(bare) || tells;
  const own = /^(?:i|we|let me|let's)\b/iu.test(
    bare.replace(
      /^i (?:see|find|notice|hear|learn|realise|realize|discover|remember|smell|recognise|recognize)\b/iu,
      "",
    ),
  );
  if (pending !== null)
    return (opens || bare !== plain || (deedOf(plain) === null && reading.act !== "nonsense")) && !own;
  // Unasked, only a sentence counts that can be no act of the scene.
  return !own && opens && bare.split(" ").length >= 4;
}

/** Takes what the player says as so. */
export async function takeAsSo(turn: Turn, text: string): Promise<void> {
  const { pending } = readPremiseMemo(turn.brief.memo);
  const plain = text.trim().replace(/’/gu, "'");
  if (pending === null && LET_ORACLE.test(plain)) {
    turn.still = true;
    return turn.say("Nothing is open to decide just now. Say what you do, or ask “What can I do?”.");
  }
  if (TRUTH.test(plain) || pending?.kind === "truth") return settle(turn, plain.replace(TRUTH, ""));
  const fact = LET_ORACLE.test(plain) && pending !== null ? oraclePicks(turn, pending) : asFact(plain, pending, turn);
  turn.fact(fact);
  bringNames(turn, fact);
  bringPeople(turn, fact);
  const title = pending?.moves === true ? pending.thread : "";
  const thread = turn.open.find((each) => each.title === title);
  if (thread !== undefined) turn.step(thread, fact);
  turn.log(fact);
  if (plotMoves(turn, fact)) return;
  turn.say(fact, whatItBrings(turn, fact));
}

/** Something that comes at the hero in the player's own words is a foe from now on: "a wolf leaps out of the dark". */
function plotMoves(turn: Turn, fact: string): boolean {
  if (
    !/\b(?:leaps?|attacks?|charges?|lunges?|springs?|ambush\w*|pounces?|rush(?:es)?|draws? (?:a|his|her|their)|jumps? (?:out|through|at|on|from)|bursts? (?:in|through|out)|comes? at (?:me|you|us))\b/iu.test(
      fact,
    )
  )
    return false;
  const foe =
    entriesIn(turn.lore, fact).find(({ kind, proper }) => kind === "creature" || (kind === "person" && proper)) ??
    newFoe(turn, fact);
  if (foe === null) return false;
  turn.bring(foe);
  turn.attitude(foe.name, -3);
  turn.say(fact, `${capitalise(shortName(foe))} is between you and the way out.`);
  turn.offer(
    { text: `attack ${foe.name}`, act: "fight", target: foe.name, topic: "" },
    { text: "run away", act: "flee", target: null, topic: "" },
  );
  return true;
}

function newFoe(turn: Turn, fact: string): LoreEntry | null {
  const noun =
    /^(?:an?|the|two|three|some) ((?:\p{Ll}+ ){0,1}?\p{Ll}+)(?: (?:with|without|in|from|of) [\p{L} ]+?)? (?:leaps?|attacks?|charges?|lunges?|springs?|pounces?|rush(?:es)?|draws?|jumps?|bursts?)\b/iu.exec(
      fact,
    )?.[1];
  if (noun === undefined) return null;
  const name = `the ${noun.toLowerCase()}`;
  turn.memo.names.push({ name, kind: "creature", sentence: fact });
  return turn.entry(name);
}

/** What comes of something that the player has said is so: somebody takes it up, or it bears on what is open. */
function whatItBrings(turn: Turn, fact: string): string {
  const { plot } = turn;
  if (plot === null || plot.stage !== "open") return "";
  plot.calm = 0;
  const named = entriesIn(turn.lore, fact);
  const speaker = turn.present.find(({ name }) =>
    fact.startsWith(`${capitalise(shortName({ ...turn.entry(name) }))} `),
  );
  const mentions = named.find(
    ({ name, kind }) => kind === "person" && name !== speaker?.name && !turn.present.some((here) => here.name === name),
  );
  if (mentions !== undefined && mentions.name === plot.culprit && knows(plot, "name"))
    return `So it comes back to ${shortName(mentions)} again.`;
  const place = named.find(({ kind, name }) => kind === "place" && name !== turn.place);
  if (place !== undefined) {
    turn.offer({ text: `go to ${place.name}`, act: "travel", target: place.name, topic: "" });
    return "";
  }
  return "";
}

/** The player leaves it to the oracle: it takes the nearest name of the lore that has had no part yet. */
function oraclePicks(turn: Turn, pending: Pending): string {
  const used = turn.memo.facts.join(" ");
  const left = turn.lore.entries.filter(
    ({ proper, name, kind }) =>
      proper &&
      kind !== "place" &&
      name !== pending.by &&
      !used.includes(name) &&
      !turn.present.some((here) => here.name === name),
  );
  const pick = left.length === 0 ? turn.lore.entries[0] : turn.random.pick(left.slice(0, 5));
  return pick === undefined ? "It leads nowhere yet." : `It has to do with ${pick.name}.`;
}

const VERB =
  /\b(?:is|are|was|were|has|have|had|do|does|did|can|could|will|would|must|smells?|leads?|says?|said|tells?|told|points?|comes?|came|goes|went|lies|stands?|looks?|wants?|climbed|took|stole|gave|\p{Ll}{3,}ed|\p{Ll}{2,}[^s\P{Ll}]s) /u;

/** The player's words as a sentence of the lore. */
function asFact(plain: string, pending: Pending | null, turn: Turn): string {
  const bare = plain
    .replace(THOUGHT, "")
    .replace(/^(?:yes|no),? (?=\p{L})/iu, "")
    .trim();
  const by =
    pending === null || pending.by === ""
      ? (turn.present.find(({ name }) => name === turn.memo.last)?.name ??
        (turn.present.length === 1 ? turn.present[0]!.name : ""))
      : pending.by;
  let told = toSecondPerson(bare);
  if (by !== "")
    told = told
      .replace(/^(?:she|he)(?=['’ ])/iu, shortName(turn.entry(by)))
      .replace(/^(?:her|his)(?= \p{Ll})/iu, `${shortName(turn.entry(by))}'s`);
  const fragment =
    /^(?:an?|the|some|rows|two|three|four|only|another|one|somebody|someone|it's just)\b/iu.test(told) &&
    !/ (?:follow|come|stand|run|ride|wait|block|surround|step|walk|jump|burst)s? /u.test(told) &&
    !VERB.test(`${told} `.replace(/^(?:an?|the|some) [\p{Ll}]+s /u, ""));
  const lead = pending?.lead ?? "There is";
  if (fragment && lead !== "") told = `${lead} ${told.charAt(0).toLowerCase()}${told.slice(1)}`;
  else if (/^because\b/iu.test(told)) told = `It is ${told.charAt(0).toLowerCase()}${told.slice(1)}`;
  told = capitalise(told.replace(/\s+/gu, " "));
  const sentence = /[.!?…]["”’)]*$/u.test(told) ? told : `${told}.`;
  return sentence.slice(0, 400);
}

const HERE =
  /\b(?:there (?:is|are|stands?|sits?|lies)|there's|here|asleep|waits?|waiting|stands?|sits?|next to|beside you|comes? in|arrives?|enters?|steps? (?:in|out)|walks? in|appears?)\b/iu;

/** Whoever is said to be here is here. */
function bringPeople(turn: Turn, fact: string): void {
  if (!HERE.test(fact)) return;
  for (const entry of entriesIn(turn.lore, fact))
    if (entry.proper && (entry.kind === "person" || entry.kind === "creature")) turn.bring(entry);
}

/** Names that the player's words bring in are lore, too. */
export function bringNames(turn: Turn, text: string): void {
  const heroes = new Set(turn.lore.heroes.flatMap((name) => name.split(" ")));
  for (const { name } of properNames(text)) {
    if (
      findEntry(turn.lore, name) !== undefined ||
      heroes.has(name) ||
      turn.memo.names.some((each) => each.name === name)
    )
      continue;
    const from = text.indexOf(name);
    const kind = kindOfName(name, text.slice(0, from), text.slice(from + name.length)) ?? "person";
    turn.memo.names.push({ name, kind, sentence: text.slice(0, 400) });
  }
}

/** The player says what is behind it: right, it brings the end; else it is held against what was found. */
function settle(turn: Turn, words: string): void {
  const told = capitalise(toSecondPerson(words.trim()));
  const truth = /[.!?…]$/u.test(told) ? told : `${told}.`;
  const { plot } = turn;
  bringNames(turn, truth);
  turn.log(truth);
  if (plot === null || plot.stage === "done") {
    turn.fact(truth);
    return turn.say(truth);
  }
  const blamed = entriesIn(turn.lore, truth).filter(({ kind, name }) => kind === "person" && name !== plot.heart);
  const wrong = blamed.find(({ name }) => name !== plot.culprit && name !== plot.other);
  const { worn } = markOf(plot);
  if (wrong !== undefined && !blamed.some(({ name }) => name === plot.culprit)) {
    return turn.say(
      "It does not fit.",
      knows(plot, "trace") || knows(plot, "seen")
        ? `It does not account for ${worn}, and ${shortName(wrong)} has nothing of the kind.`
        : `There is nothing yet that points to ${shortName(wrong)}.`,
    );
  }
  plot.theory = truth.slice(0, 400);
  turn.fact(truth);
  turn.say(
    "It fits with all that you have found.",
    canFace(plot)
      ? `There is one who can tell you whether it is so: ${pointer(turn, plot)}.`
      : "What is missing is the proof.",
  );
}

/** What an ended thread is worth: experience or a level, as the campaign has it. */
export async function pay(turn: Turn, small: boolean): Promise<string> {
  const { sheet } = turn;
  if (sheet === null) return "";
  for (const { name } of turn.present) turn.attitude(name, 1);
  if (turn.brief.scene.campaign.levelProgression === "xp") {
    const delta = (small ? 25 : 100) * sheet.level;
    await turn.brief.table.change({
      type: "experience",
      characterId: sheet.characterId,
      delta,
      reason: "A thread of the story settled",
    });
    return `You gain ${delta} experience points.`;
  }
  if (small) return "";
  const after = await turn.brief.table.change({
    type: "level_up",
    characterId: sheet.characterId,
    reason: "A thread of the story settled",
  });
  return `You reach level ${after.level}.`;
}
