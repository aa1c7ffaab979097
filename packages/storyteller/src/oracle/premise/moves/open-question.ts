import { bare, capitalise, listed } from "#english/noun-phrase";
import { withCapitals } from "../lore/capitals.ts";
import { properNames, isCommonWord } from "#english/names";
import { entriesIn, findEntry, isHero, type LoreEntry, shortName } from "../lore/lore.ts";
import { kindOfName } from "../lore/name-kinds.ts";
import { kindOfNoun } from "../lore/nouns.ts";
import { isYesNo } from "../words/short-answer.ts";
import { hasVerb, isPhrase } from "../words/phrases.ts";
import type { Sort } from "../memo.ts";
import type { Message, Part } from "../words/clauses.ts";
import { toSecondPerson } from "../words/person-words.ts";
import { BY, type Turn } from "../turn.ts";
import { dangerIn, dangerStands, endanger, isDangerous } from "./danger/danger-words.ts";
import { chosenWith, endChosen, OF_HERO } from "./chosen.ts";
import { hold, noteItems } from "./record/items.ts";
import { payOff } from "./aim/payoff.ts";
import { propose } from "./proposals.ts";
import { decidedAt, opposes } from "./people/rival.ts";
import { fateOf } from "../lore/fates.ts";
import { isLeft, newcomerIn, personIn } from "./people/who.ts";
import { isSamePlace, placesOf } from "../lore/whereabouts.ts";
import { closeStory } from "./aim/ending.ts";
import { advance, swear } from "./aim/vow.ts";

/** Questions that only the player can answer, with proposals to press; and what becomes of the answer. */

interface Asked {
  readonly sort: Sort;
  readonly asks: string;
  /** What it is about: names in it are proposed first. */
  readonly about?: string;
  /** Whose words the answer will be. */
  readonly by?: string;
  /** Whom no proposal names. */
  readonly except?: string;
  /** The proposals, where the question has its own. */
  readonly proposes?: readonly string[];
}

/** Asks the player. Answers the question with its proposals, in a sentence. */
export function askPlayer(turn: Turn, { sort, asks, about = "", by = "", except = by, proposes }: Asked): string {
  if (
    sort !== "end" &&
    (turn.ending || turn.memo.pending?.sort === "end" || (turn.asked && turn.memo.pending !== null))
  )
    return "";
  turn.asked = true;
  const choices = proposes === undefined ? propose(turn, sort, about, except) : [...proposes];
  turn.memo.pending = { sort, asks, by, choices };
  turn.moved = true;
  return withChoices(turn, asks, choices);
}

/** The question and its proposals. That any other answer will do is said the first few times. */
function withChoices(turn: Turn, asks: string, choices: readonly string[]): string {
  if (choices.length === 0) return `${asks} Say it in your own words.`;
  const times = ["own words 1", "own words 2", "own words 3"].find((key) => !turn.wasSaid(key));
  if (times !== undefined) turn.markSaid(times);
  return `${asks} ${listed(
    choices.map((choice, at) => `(${at + 1}) ${choice}`),
    "or",
  )}?${times === undefined ? "" : " Or say it yourself."}`;
}

const LEFT =
  /^(?:you|the dice) (?:decide|choose|pick|tell me)[.!]*$|^(?:your call|up to you|surprise me|whatever|dunno|idk|no idea|i don'?t know|roll for it)[.!]*$/iu;

const BARE_NUMBER = /^[1-3][.!]*$/u;
const LEFT_NUMBER = /^[1-3](?:[.,:;!]|$)/u;

/**
 * Takes a message as the answer to what the player was asked; false where it is none. A deed, a word to somebody and a question are no
 * answers: then the question is dropped, and nothing is lost by it.
 */
export async function takeAnswer(turn: Turn, message: Message): Promise<readonly Part[] | null> {
  if (
    turn.memo.pending === null &&
    turn.memo.left !== null &&
    (isLeft(turn) ? LEFT_NUMBER : BARE_NUMBER).test(message.text)
  )
    turn.memo.pending = turn.memo.left;
  const { pending } = turn.memo;
  turn.memo.left = null;
  if (pending === null) return null;
  if (/^(?:or )?(?:i(?:'ll)? )?say it (?:my|your)self[.!]*$/iu.test(message.text)) {
    turn.say(`In your own words, then: ${pending.asks}`);
    return [];
  }
  if (
    /^(?:(?:and|so|ok|wait),? )?what(?:'s| is)? ?(?:it|that|this|inside|in it|there)?\??$|^(?:who|where|why)\?*$/iu.test(
      message.text,
    )
  ) {
    turn.say(withChoices(turn, pending.asks, pending.choices));
    return [];
  }
  const typed = message.text.replace(/^["“](.*)["”]$/u, "$1").trim();
  const number = /^(?:option |number |the )?(?:([1-3])|(first|second|third|last))(?: one)?[.!]*$/iu.exec(typed);
  const at =
    number === null
      ? pending.choices.findIndex((choice) => plain(choice) === plain(typed))
      : number[1] !== undefined
        ? Number(number[1]) - 1
        : { first: 0, second: 1, third: 2, last: pending.choices.length - 1 }[number[2]!.toLowerCase()]!;
  let answer = pending.choices[at];
  if (pending.sort === "end" && number === null && at < 0 && !isOnlyAsked(message)) {
    turn.memo.pending = null;
    closeStory(turn, endChosen(message.text, pending.choices), pending.asks);
    return [];
  }
  const mine = number === null && at < 0 ? chosenWith(turn, message.text, pending.choices, pending.sort) : null;
  if (mine !== null) {
    turn.memo.pending = null;
    establish(turn, pending.sort, pending.asks, pending.by, mine.answer);
    return mine.more;
  }
  if (answer === undefined && LEFT.test(typed) && pending.choices.length > 0) {
    const { total } = await turn.brief.table.roll(`1d${Math.max(2, pending.choices.length)}`, "Which of the proposals");
    answer = pending.choices[(total - 1) % pending.choices.length];
  }
  const said = answer === undefined && number === null ? isAnswer(turn, message, pending.sort) : 0;
  if (answer === undefined && said === 0) {
    // What the hero is after stays open until the player says it.
    if (pending.sort !== "aim" && pending.sort !== "end") {
      turn.memo.left = pending;
      turn.memo.pending = null;
    }
    return null;
  }
  turn.memo.pending = null;
  const own = message.parts.slice(0, said).map((part) => ("text" in part ? part.text : part.words));
  establish(
    turn,
    pending.sort,
    pending.asks,
    pending.by,
    answer ?? (said === message.parts.length ? typed : own.join(" ")),
  );
  return answer === undefined ? message.parts.slice(said) : [];
}
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[.!?"“”]+/gu, "")
    .replace(/^(?:maybe|that|it'?s|it is) /u, "")
    .trim();

/** How many clauses at the beginning of a message are the answer; none where it is a deed, a question, or words to somebody. */
function isAnswer(turn: Turn, { parts, corrects }: Message, sort: Sort): number {
  const [first] = parts;
  if (corrects || first === undefined) return 0;
  if (sort === "aim")
    return parts.every(({ kind }) => kind === "do" || kind === "state") &&
      !/^(?:look|open|search|go|walk|ask|read)\b/u.test("text" in first ? first.text : "")
      ? parts.length
      : 0;
  const typed = "text" in first ? first.text : first.words;
  // Something that happens is no answer to who, where or what.
  const happens =
    first.kind === "state" &&
    (hasVerb(typed) || isDangerous(typed)) &&
    !/^(?:it|that|there|because|since|in|at|on|to|by|with|when|after|before|from|out|so|under|behind|nobody|somebody)\b/iu.test(
      typed,
    );
  if (/\b(?:i|we)(?: can)? (?:hear|see|smell) \b/iu.test(typed) && !/^(?:find|sound|what)$/u.test(sort)) return 0;
  if (happens && /^(?:who|where|what|when|why|how|find|sound|want)$/u.test(sort)) return 0;
  if (sort === "rival") return parts.length === 1 && first.kind === "state" && !hasVerb(typed) ? 1 : 0;
  if (sort === "finale") {
    const place = bare(typed.replace(/^(?:at|in|on) /iu, "")).replace(/[.!]+$/u, "");
    const isPlace =
      placesOf(turn).some((each) => isSamePlace(each, place)) || kindOfNoun(place.split(" ").at(-1)!) === "place";
    return parts.length === 1 && first.kind === "state" && isPlace && !hasVerb(typed) ? 1 : 0;
  }
  // Words in quotation marks are what somebody says, where that was asked.
  if (first.kind === "say")
    return /^(?:say|admit)$/u.test(sort) && first.direct && first.to === "" && !/\?/u.test(first.words) ? 1 : 0;
  const until = parts.findIndex(({ kind, ...part }) => kind !== "state" || ("text" in part && OF_HERO.test(part.text)));
  return until < 0 ? parts.length : until;
}
/** Whether a message only asks or says something to somebody. */
const isOnlyAsked = ({ parts }: Message): boolean =>
  parts.every((part) => part.kind === "ask" || part.kind === "table" || (part.kind === "say" && part.direct));

/** The player's answer is so, and its names exist from now on. */
function establish(turn: Turn, sort: Sort, asks: string, by: string, typed: string): void {
  if (sort === "aim") return swear(turn, typed);
  if (sort === "end") return closeStory(turn, typed, asks);
  if (sort === "rival") return opposes(turn, typed);
  if (sort === "finale") return decidedAt(turn, typed);
  // What somebody says of themself stays as they say it.
  const answer = (
    sort === "admit" || /^["“]/u.test(typed)
      ? typed.replace(/^["“](.*)["”]$/u, "$1")
      : withCapitals(turn.lore, ` ${toSecondPerson(typed)}`).trim()
  )
    .replace(/(?<=[.!?] )\p{Ll}/gu, (letter) => letter.toUpperCase())
    .replace(/[.\s]+$/u, "");
  newNames(turn, typed);
  const who = by === "" ? null : turn.entry(by);
  // What is said of "her" is said of who was asked.
  const whose =
    who === null
      ? answer
      : answer.replace(
          /^(?:he|she)('s)?(?= (?!says?\b|said\b))/iu,
          (_, is?: string) => `${shortName(who)}${is === undefined ? "" : " is"}`,
        );
  const isSaid = who !== null && !/^(?:say|admit)$/u.test(sort);
  const isBare = !isSaid && /^(?:who|what|where|when|why|how|which)$/u.test(sort) && !isWhole(whose);
  const text = isBare
    ? `${asks} ${capitalise(whose)}.`
    : worded(whose, isSaid || sort === "admit" ? "say" : sort, who === null ? "" : shortName(who), quoted(turn, typed));
  turn.fact(text);
  if (sort === "find" && !hasVerb(answer))
    noteItems(turn, text.replace(/^You find (?=(?:the|an?) \p{Ll}+[,.])/u, "take "));
  turn.memo.clues.push(text);
  turn.log(text);
  const isSeen = asks.startsWith("Somebody has seen you.");
  if ((isSeen || asks.endsWith("Who comes by?")) && !hasVerb(answer)) {
    const comes =
      entriesIn(turn.lore, answer).find(({ name }) => turn.people.some((each) => each.name === name)) ??
      newcomerIn(turn, answer) ??
      newcomerIn(turn, `the ${answer.replace(/^(?:an?|the) /iu, "")}`);
    if (comes !== undefined) {
      turn.bring(comes);
      turn.memo.last = comes.name;
      if (isSeen) {
        endanger(turn, comes, "after");
        return turn.say(`${capitalise(shortName(comes))} has seen you. ${dangerStands(turn)}`);
      }
      return turn.say(`${capitalise(shortName(comes))} comes by. What do you say?`);
    }
  }
  comeAndGo(turn, answer);
  const won = payOff(turn, text, sort === "find" || sort === "what" ? answer : "", by === "" ? "" : typed);
  // What is found out leads on, if more slowly than what the dice give.
  if (won !== "") turn.say(text, dangerIn(turn, answer) ? dangerStands(turn) : "", won);
  else if (turn.memo.clues.length % 2 === 0)
    turn.say(text, dangerIn(turn, answer) ? dangerStands(turn) : "", advance(turn, "weak", text));
  else turn.say(text, dangerIn(turn, answer) ? dangerStands(turn) : "");
}

/** What somebody says, as the player has written it: the speaker says "I". */
const quoted = (turn: Turn, typed: string): string =>
  capitalise(
    withCapitals(turn.lore, ` ${typed}`)
      .trim()
      .replace(/^["“](.*)["”]$/u, "$1")
      .replace(/,? (?:he|she|they) says?[.!]*$/iu, "")
      .replace(/\bi(?=\b|')/gu, "I")
      .replace(/(?<=[.!?] )\p{Ll}/gu, (letter) => letter.toUpperCase())
      .replace(/[.\s]+$/u, ""),
  );

function worded(answer: string, sort: Sort, by: string, said: string): string {
  const whole = `${capitalise(answer)}.`.replace(/([!?”"])\.$/u, "$1");
  if (sort === "say" && by !== "" && !new RegExp(`^(?:${by.split(" ").join("|")}|he|she|they)\\b`, "iu").test(answer))
    return /^(?:that|to|about|nothing)\b/iu.test(answer)
      ? `${capitalise(by)} ${/^to /iu.test(answer) ? "tells you" : /^nothing/iu.test(answer) ? "says" : /^about/iu.test(answer) ? "talks" : "says"} ${answer.charAt(0).toLowerCase()}${answer.slice(1)}.`
      : `${capitalise(by)} says: “${said}${/[!?]$/u.test(said) ? "" : "."}”`;
  if (sort === "say" && by === "" && /^that\b/iu.test(answer))
    return `It says ${lowered(answer)}.`.replace("says That", "says that");
  if (sort === "find" && isPhrase(answer) && !hasVerb(answer))
    return `You find ${lowered(answer).replace(/[.!?]+$/u, "")}.`;
  return whole;
}
const isWhole = (text: string): boolean =>
  /^(?:it|he|she|they|there|you|nobody|somebody|everybody|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)(?:'s)? (?:\p{L}+ )?(?:is|are|was|were|has|have|had|did|does|\p{L}+(?:ed|s|t|d|w|ke|le|ve))\b/u.test(
    text,
  ) && !/ (?:that|who) /u.test(text.slice(0, 16));
const lowered = (text: string): string =>
  /^(?:The|An?|Some|My|Your|His|Her|Their|It|Somebody|Something|They|There)\b/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

const COMES =
  "(?:comes?(?! from)|came|arrives?|arrived|enters?|walks? in|bursts? in|steps? in|shows? up|turns? up|appears?|is (?:here|(?:asleep|sleeping|lying|hiding|kneeling|leaning)(?= (?:in|on|at|here|there|by|under|behind|beside)\\b)|waiting|there|with (?:me|you)|back|in the room|standing|sitting|at the door)|joins?|follows? (?:me|you|us)|wants to speak|asks you|makes an offer|has found|tells it|takes your side|and \\S+ quarrel|wakes up|wants something|\\p{Ll}+s (?:back )?in(?:to the \\p{L}+)?\\b)";
const GOES =
  /\b(?:leaves?|left|has gone|is gone|goes (?:away|home|off|out|back)|(?:runs?|ran|bolts?|dash(?:es)?|escapes?|gallops?|drives?|rides?|slips?|sneaks?|hurries|rushes|flies|flees) (?:off|away|out|down|over|across|for|from|past me)|fle(?:es|d)|storms? out|walks? (?:out|off|away)|vanish(?:es|ed)|disappears?|is no longer here)\b|^\S+(?: \S+)? (?:runs|flees|bolts|leaves)[.!]*$/iu;

/** A person whom a sentence brings in is here, and one whom it sends away is not. */
export function comeAndGo(turn: Turn, text: string): void {
  // "It's Coach Halloran, with a dog": that is who has come.
  const [, named = ""] =
    /^(?:it's|it is|that's|this is|here comes|in comes|here's) ((?:the |my |old )?[\p{L}'’ -]{3,40}?)(?:[,.!]|$| (?:who|with|standing|coming|and|in|at)\b)/iu.exec(
      text,
    ) ?? [];
  const come = named === "" ? undefined : personIn(turn, named);
  if (come !== undefined) {
    turn.bring(come);
    turn.memo.last = come.name;
  }
  // "Gilbert himself is on the gangplank": here, where the words name no other place.
  const stands =
    /^(?:\S+ ){1,3}?(?:(?:him|her)self )?is (?:on|at|in|by|behind|under|half \p{L}+) (.+?)(?:[,.]|$)/iu.exec(text)?.[1];
  const stood = stands === undefined ? undefined : personIn(turn, text.split(" ").slice(0, 3).join(" "));
  const where = entriesIn(turn.lore, stands ?? "").find(({ kind }) => kind === "place")?.name ?? null;
  if (stood !== undefined && fateOf(turn.lore, stood) === null && (where === null || isSamePlace(where, turn.place))) {
    turn.bring(stood);
    turn.memo.last = stood.name;
  }
  for (const entry of entriesIn(turn.lore, text).slice(0, 4)) {
    if (!turn.people.some(({ name }) => name === entry.name)) continue;
    const after = text.slice(Math.max(0, indexIn(text, entry)));
    if (new RegExp(`^(?:\\S+ ){1,4}?${COMES}\\b`, "iu").test(after)) {
      turn.bring(entry);
      turn.memo.last = entry.name;
      if (
        /\b(?:follows? (?:me|you|us)|comes? (?:with|along))\b/iu.test(after) &&
        !turn.memo.companions.includes(entry.name)
      )
        turn.memo.companions.push(entry.name);
    } else if (GOES.test(after.slice(0, 60)) && turn.isHere(entry)) away(turn, entry.name);
    if (
      /^\S+(?: \S+)? turns against you/u.test(after) ||
      new RegExp(`turns? ${shortName(entry)} against (?:me|you)`, "u").test(text)
    )
      turn.attitude(entry.name, -2);
    if (/^\S+(?: \S+)? takes your side/u.test(after)) turn.attitude(entry.name, 1);
    // "Dolfin takes the lantern from you", "… gets to San Mattio before you".
    const lost = /^\S+(?: \S+)? takes ((?:the |your )?.+?) from (?:you|me)\b/u.exec(after)?.[1];
    if (lost !== undefined) {
      hold(turn, lost, false);
      turn.memo.lost.push(`${lost}, to ${shortName(entry)}`);
    }
    const ahead = /^\S+(?: \S+)? gets to (.+?) before (?:you|me)\b/u.exec(after)?.[1];
    if (ahead !== undefined && turn.member(entry.name) !== undefined)
      turn.change({ type: "cast_changed", by: BY, name: entry.name, place: ahead.slice(0, 120) });
  }
}
const indexIn = (text: string, entry: LoreEntry): number =>
  Math.min(
    ...[entry.name, ...entry.aliases, ...entry.name.split(" ")]
      .map((name) => text.toLowerCase().indexOf(name.toLowerCase()))
      .filter((at) => at >= 0),
    text.length,
  );

export function away(turn: Turn, name: string): void {
  const { scene } = turn.story;
  if (scene !== null)
    turn.change({ type: "scene_changed", by: BY, present: scene.present.filter((each) => each !== name) });
  turn.memo.companions = turn.memo.companions.filter((each) => each !== name);
  if (turn.member(name) !== undefined) turn.change({ type: "cast_changed", by: BY, name, place: "" });
}

/** Names of the player's own words that the lore does not have yet. */
export function newNames(turn: Turn, text: string): void {
  const inside = text.replace(/^["“]?\p{Lu}\p{Ll}*(?= \p{Ll})/u, (word) =>
    findEntry(turn.lore, word) === undefined && isKnownOpening(word) ? word.toLowerCase() : word,
  );
  for (const { name: found, type } of properNames(inside)) {
    const name = found.replace(/['’]s$/u, "");
    if (
      name.length < 3 ||
      findEntry(turn.lore, name) !== undefined ||
      isHero(turn.lore, { name }) ||
      isCommonWord(name) ||
      isYesNo(name.toLowerCase()) ||
      turn.memo.struck.includes(name)
    )
      continue;
    const at = inside.indexOf(name);
    const kind =
      kindOfName(name, inside.slice(0, at), inside.slice(at + name.length)) ??
      (type === "place" || type === "faction" ? type : type === "item" ? "thing" : "person");
    turn.memo.names.push({ name, kind });
  }
}
const isKnownOpening = (word: string): boolean =>
  isCommonWord(word) || kindOfNoun(word.toLowerCase()) !== null || /(?:ly|ing|ed)$/u.test(word);
