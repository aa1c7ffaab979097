import { capitalise } from "#english/noun-phrase";
import { isKnownVerb } from "#english/past-tense";
import type { Reading } from "../understand/reading.ts";
import { breaksLaw } from "./customs.ts";
import { fateOf } from "./fates.ts";
import { advance, goalOf, isAboutGoal } from "./goal.ts";
import { askPlayer } from "./hand-over.ts";
import { entriesIn, findEntry, type LoreEntry, shortName } from "./lore.ts";
import { hashOf } from "./memo.ts";
import { addressed, pronounMeant } from "./narration.ts";
import { DEED_VERBS, deedOf, toSecondPerson } from "./person-words.ts";
import { answersTo, callers, comers, finds, gains, secrets } from "./proposals.ts";
import { freshOf, replyTo } from "./replies.ts";
import { riskOf } from "./risks.ts";
import { findPerson } from "./search.ts";
import { trouble } from "./trouble.ts";
import type { Turn } from "./turn.ts";

/**
 * Deeds that are neither talk nor travel nor a fight. A harmless deed simply succeeds; a risky one takes one check. If these skills fail,
 * the hero is hurt.
 */

const HURTS: ReadonlySet<string> = new Set(["Athletics", "Acrobatics"]);
/** Deeds that cannot have a consequence. */
const TRIVIAL =
  /^(?:sit|stand|stay|wait|smile|nod|shrug|sigh|breathe|laugh|cry|weep|yawn|stretch|drink|eat|lie down|lean|put on|take off|button|warm|rub|blink|sip|swallow|hum|think|feel|remember|thank|close my eyes)\b/iu;
/** Deeds that open something closed. The player then says what is inside. */
const OPENS =
  /\b(?:open|unlock|pick|break|force|pry|smash|lift|dig|unearth|unroll|unfold|unwrap|untie|uncover|pull (?:off|back|away)|crack|cut open|climb|crawl|squeeze|reach (?:in|into)|read|decipher|decode|translate)\b/iu;
const LISTENS = /\b(?:listen|eavesdrop|overhear|spy|watch|hide|shadow|tail|sneak|creep|peek|peep)\b/iu;

const NO_DEED =
  /^(?:the|an?|my|his|her|some|to|in|on|at|into|back|then|and|but|with|who|what\p{Ll}*|where|why|how|is|are|was|i|we|you|not|never|onto|everyone|everybody|all|over|under|out|off|it|he|she|they|there|this|that|yes|no|ok|okay|well|please)\b/iu;

/** The deed as words that can follow "You". Null if the player's words cannot form such a sentence. */
export function deedSaid(text: string): string | null {
  const own = deedOf(text);
  if (own !== null) return own;
  const plain = text
    .trim()
    .replace(/^(?:then|and|now|so|ok|okay|quickly|quietly),? /iu, "")
    .split(/[.!?:;“"]/u)[0]!
    .trim();
  if (plain === "" || plain.length > 110 || !/^[\p{L}\p{N}'’ ,-]+$/u.test(plain)) return null;
  // "Gently open the box": an adverb may come first.
  const first = /^(?:\p{L}+ly )?(\p{L}+)/u.exec(plain)?.[1] ?? "";
  if (NO_DEED.test(plain) || !(isKnownVerb(first) || DEED_VERBS.test(first))) return null;
  return toSecondPerson(plain.charAt(0).toLowerCase() + plain.slice(1));
}

export async function deed(turn: Turn, reading: Reading, text: string): Promise<void> {
  const does = deedSaid(text.replace(/ \([^)]*\)$/u, ""));
  const opening = does === null ? "" : `You ${does}.`;
  const missing = notFoundYet(turn, text);
  if (missing !== null) return turn.say(missing);
  const against = breaksLaw(turn, text);
  if (against !== null) return turn.say(opening, against);
  const dead = entriesIn(turn.lore, text).find(
    (entry) => entry.kind === "person" && fateOf(turn.lore, entry) === "dead",
  );
  if (dead !== undefined && /\b(?:talk|speak|ask|tell|say|wake|kiss|hold|touch|bury|mourn)\b/iu.test(text)) {
    turn.log(`You ${does ?? `think of ${shortName(dead)}`}.`);
    return turn.say(opening, `${capitalise(shortName(dead))} does not answer any more.`);
  }
  const whom = addressed(turn, text);
  if (whom !== undefined && whom.kind === "person" && !turn.present.some(({ name }) => name === whom.name)) {
    await findPerson(turn, whom);
    if (!turn.present.some(({ name }) => name === whom.name)) return;
  }
  const risk = riskOf(reading.act, text);
  if (risk === null) return plainDeed(turn, text, does);
  turn.log(does === null ? `You do this: ${text.slice(0, 120)}` : `You ${does}.`);
  const [ability, skill, dc] = risk;
  const grade = await turn.check(ability, skill, dc, `Whether you ${does ?? "manage it"}`);
  if (grade === "failure") {
    const hurt = HURTS.has(skill ?? "") && turn.sheet !== null ? await bruise(turn) : "";
    const tries = does === null || /^try\b/u.test(does) ? (does ?? "try it") : `try to ${does}`;
    return turn.say(`You ${tries}, and it goes wrong.`, hurt, await trouble(turn, `Gone wrong: ${does ?? "a try"}`));
  }
  const goal = goalOf(turn);
  const thread = goal === undefined ? {} : { thread: goal.title };
  const near = grade === "cost" ? await trouble(turn, `A near thing: ${does ?? "a try"}`, false) : "";
  const uncovers =
    LISTENS.test(text) || reading.act === "sneak" ? secrets(turn) : OPENS.test(text) ? finds(turn) : null;
  if (uncovers !== null)
    turn.say(
      does === null ? "It works." : `You ${does}. It works${near === "" ? "." : ", only just."}`,
      near,
      askPlayer(turn, {
        kind: "fact",
        asks: LISTENS.test(text) || reading.act === "sneak" ? "What do you find out?" : "What is there?",
        about: LISTENS.test(text) ? "what you find out" : "what is there",
        lead: LISTENS.test(text) ? "" : "There is",
        ...thread,
        choices: uncovers,
      }),
    );
  else
    turn.say(
      does === null ? "It works." : `You ${does}. It works${near === "" ? "." : ", only just."}`,
      near,
      does !== null && isAboutGoal(turn, text) ? advance(turn, goal, `You ${does}.`) : "",
    );
  if (reading.act === "perform" && turn.present[0] !== undefined) turn.attitude(turn.present[0].name, 1);
}

/** Plays a deed without a check. If it concerns the hero's goal, the dice decide whether it leads to anything. */
async function plainDeed(turn: Turn, text: string, does: string | null): Promise<void> {
  const opening = does === null ? "" : `You ${does}.`;
  turn.log(does === null ? `You do this: ${text.slice(0, 120)}` : `You ${does}.`);
  const named = entriesIn(turn.lore, text).find(
    ({ name, kind }) => (kind === "person" || kind === "creature") && turn.present.some((here) => here.name === name),
  );
  const to =
    named ??
    (/\b(?:him|her|them)\b/iu.test(text) ? turn.present.find(({ name }) => name === turn.memo.last) : undefined);
  if (to !== undefined) {
    turn.memo.last = to.name;
    const reply = replyTo(turn, to, text);
    turn.attitude(to.name, 1);
    return turn.say(
      opening,
      reply ?? freshOf(turn, LETS, hashOf(to.name)).replaceAll("{N}", capitalise(shortName(to))),
    );
  }
  if (CALLS.test(text)) return answersCall(turn, opening);
  if (/^(?:then )?(?:i )?follow\b/iu.test(text)) return leads(turn, opening);
  if (/\b(?:wait|watch|lie in wait|keep watch)\b.*\b(?:for|until|till) (?:some|any)(?:body|one|thing)\b/iu.test(text))
    return waitsFor(turn, opening);
  if (TRIVIAL.test(does ?? text)) return turn.say(opening);
  const related = isAboutGoal(turn, text);
  const { verdict, yes } = await turn.ask(
    `Does anything come of it? You ${does ?? "try"}`,
    related ? "likely" : "unlikely",
  );
  if (!yes)
    return turn.say(
      opening,
      related ? "It brings you no further." : "",
      verdict === "no, and" && related ? await trouble(turn, "Time lost") : "",
    );
  const goal = goalOf(turn);
  turn.say(
    opening,
    askPlayer(turn, {
      kind: "fact",
      asks: "Something comes of it. What?",
      about: "what comes of it",
      ...(goal === undefined || !related ? {} : { thread: goal.title }),
      choices: OPENS.test(text) ? finds(turn) : gains(turn),
    }),
  );
}

/** The reply if the hero uses the thing that the goal is to find, although it is not found yet. Null if they do not. */
function notFoundYet(turn: Turn, text: string): string | null {
  const goal = goalOf(turn);
  const noun = /^(?:Find|Get|Recover|Win|Steal|Retrieve|Bring back) ((?:the|your|an?) (?:\p{Ll}+ )?(\p{Ll}+))\b/u.exec(
    goal?.title ?? "",
  );
  if (noun === null) return null;
  const handles = new RegExp(
    `^(?:i )?(?:open|read|wear|give|bring|return|hold|eat|hand|take|lift|unlock|empty)\\b[^.]*\\b${noun[2]}\\b`,
    "iu",
  );
  return handles.test(text) ? `You have yet to find ${noun[1]}.` : null;
}

const CALLS =
  /^\W*(?:i )?(?:(?:call|shout|cry|yell)(?: out)?\b[^.]*\b(?:any|some)(?:body|one)\b|(?:hello\W+)?(?:is )?(?:any|some)(?:body|one) (?:there|here|home|out there)\b|who(?:'s| is) there\b)/iu;

/** The hero calls out. The dice decide whether anybody answers; the player says who it is. */
export async function answersCall(turn: Turn, opening: string): Promise<void> {
  turn.log("You call out.");
  const { yes } = await turn.ask("Does anybody answer?", "fifty-fifty");
  if (!yes) return turn.say(opening, "Nobody answers.");
  const goal = goalOf(turn);
  turn.say(
    opening,
    "There is an answer.",
    askPlayer(turn, {
      kind: "fact",
      asks: "Who is it, and what do they say?",
      about: "who answers your call",
      ...(goal === undefined ? {} : { thread: goal.title }),
      choices: callers(turn),
    }),
  );
}

export const isCall = (text: string): boolean => CALLS.test(text.replace(/’/gu, "'"));

/** The hero follows something. The dice decide whether it leads anywhere; the player says where. */
async function leads(turn: Turn, opening: string): Promise<void> {
  const { yes } = await turn.ask("Does it lead you anywhere?", "likely");
  if (!yes) return turn.say(opening, "You lose it.", await trouble(turn, "Time lost on a way to nowhere"));
  const goal = goalOf(turn);
  turn.say(
    opening,
    askPlayer(turn, {
      kind: "fact",
      asks: "Where does it lead you?",
      about: "where it leads you",
      lead: "It leads you to",
      ...(goal === undefined ? {} : { thread: goal.title }),
      choices: answersTo(turn, "where does it lead"),
    }),
  );
}

/** The hero waits for somebody. The dice decide whether anybody comes; the player says who it is. */
async function waitsFor(turn: Turn, opening: string): Promise<void> {
  const { yes } = await turn.ask("Does somebody come?", "likely");
  if (!yes) return turn.say(opening, "Nobody comes.", await trouble(turn, "Time lost in waiting"));
  const goal = goalOf(turn);
  turn.say(
    opening,
    askPlayer(turn, {
      kind: "fact",
      asks: "Somebody comes. Who is it, and what do they do?",
      about: "who comes",
      ...(goal === undefined ? {} : { thread: goal.title }),
      choices: comers(turn),
    }),
  );
}

const LETS: readonly string[] = [
  "{N} lets you.",
  "{N} looks up, and lets it be.",
  "{N} had not expected that.",
  "{N} watches what you do.",
];

async function bruise(turn: Turn): Promise<string> {
  const { sheet } = turn;
  if (sheet === null || sheet.hp.current <= 1) return "";
  const { total } = await turn.brief.table.roll("1d4", "What it costs you");
  const lost = Math.min(total, sheet.hp.current - 1);
  await turn.brief.table.change({
    type: "hit_points",
    characterId: sheet.characterId,
    delta: -lost,
    reason: "A deed that went wrong",
  });
  return `It costs you ${lost} hit ${lost === 1 ? "point" : "points"}.`;
}

/** The person to whom the player's words are addressed: a named person, the one whom "she" or "him" means, or the only one here. */
export function personMeant(turn: Turn, reading: Reading, text: string): LoreEntry | undefined {
  const isSomebody = ({ kind, proper }: LoreEntry) => kind === "person" || (kind === "creature" && proper);
  const isHere = ({ name }: LoreEntry) => turn.present.some((here) => here.name === name);
  const unquoted = text.replace(/[“"][^”"]*[”"]/gu, "");
  const about =
    /\b(?:about|whether|if|why|who|what|where|when|how|that)\b.*$/iu.exec(unquoted)?.index ?? unquoted.length;
  // The person asked is named before the word "about"; names after it are what the question is about.
  const to = addressed(turn, unquoted.slice(0, about));
  if (to !== undefined) return to;
  const named = [
    ...entriesIn(turn.lore, unquoted.slice(0, about)),
    ...(unquoted.trim() === "" ? entriesIn(turn.lore, text) : []),
  ].filter(isSomebody);
  const target = reading.target === null ? undefined : findEntry(turn.lore, reading.target);
  const last = turn.present.find(({ name }) => name === turn.memo.last);
  if (named.length > 0) return named.find(isHere) ?? named[0];
  const other = pronounMeant(turn, unquoted.slice(0, about));
  if (other !== undefined) return other;
  if (target !== undefined && isSomebody(target)) return target;
  const called = entriesIn(turn.lore, text).filter(isSomebody);
  return called.find(isHere) ?? last ?? turn.present[0] ?? called[0];
}

const PLAINLY: Reading = {
  act: "use",
  target: null,
  also: [],
  parts: [],
  instrument: null,
  topic: "",
  speech: "",
  manner: "plain",
  sure: true,
  alternatives: [],
};

const CANTRIPS =
  /\b(?:light|mage hand|prestidigitation|fire bolt|firebolt|ray of frost|minor illusion|thaumaturgy|guidance|message|vicious mockery|eldritch blast|sacred flame|mending|dancing lights|shape water|druidcraft|cantrip)\b/iu;

/** Casts a spell. It uses a slot if the sheet has one, and does what the player says. What the spell shows is decided by the dice. */
export async function cast(turn: Turn, text: string): Promise<void> {
  const { sheet } = turn;
  const slot = sheet?.resources.find(({ name, current }) => /spell slots?/iu.test(name) && current > 0);
  const caster = sheet?.resources.some(({ name }) => /spell slots?/iu.test(name)) === true;
  if (turn.brief.scene.world?.magicLevel === "none") return deed(turn, { ...PLAINLY, act: "use" }, text);
  if (
    sheet === null ||
    (!caster && !/wizard|sorcer|warlock|bard|cleric|druid|paladin|ranger|artificer/iu.test(sheet.className))
  ) {
    turn.still = true;
    return turn.say("Your sheet knows no spells. You can try something else.");
  }
  const free = CANTRIPS.test(text);
  if (!free && slot === undefined) {
    turn.still = true;
    return turn.say("You have no spell slot left for that. A long rest brings them back.");
  }
  if (!free && slot !== undefined)
    await turn.brief.table.change({
      type: "resource",
      characterId: sheet.characterId,
      name: slot.name,
      delta: -1,
      reason: "A spell",
    });
  const does = deedSaid(text) ?? "cast it";
  turn.log(`You ${does}.`);
  const cost = free ? "A cantrip costs nothing." : `It takes a slot (${slot?.name}).`;
  const goal = goalOf(turn);
  turn.say(
    `You ${does}.`,
    cost,
    askPlayer(turn, {
      kind: "fact",
      asks: "The magic takes hold. What does it do?",
      about: "what the spell does",
      ...(goal === undefined || !isAboutGoal(turn, text) ? {} : { thread: goal.title }),
      choices: /\b(?:detect|identify|augury|divination|speak with|read|comprehend|locate|sense|see)\b/iu.test(text)
        ? finds(turn)
        : gains(turn),
    }),
  );
}
