import { capitalise } from "#english/noun-phrase";
import { entriesIn, shortName } from "./lore.ts";
import { hashOf } from "./memo.ts";
import { tellingWords } from "./nouns.ts";
import { fateOf } from "./fates.ts";
import { anyOf } from "./people/voices.ts";
import { toSecondPerson } from "./person-words.ts";
import type { Turn } from "./turn.ts";

/** Questions for a number, a name, a time or a place: a definite answer, made once and kept as a fact. */

const NUMBERS = "none one two three four five six seven eight nine ten eleven twelve".split(" ");
const inWords = (count: number): string => NUMBERS[count] ?? String(count);

const COUNTED: readonly string[] = [
  "Somebody has counted them before you: there is a tick beside each.",
  "One of them stands a little apart from the rest, as if it had been put back by another hand.",
  "There is room left for as many again.",
  "It was more a week ago; one can see where the others stood.",
];
const COUNTED_BY_NAME = [
  "{A} has counted them, too, and came to one more.",
  "{A} says that it was twice that at the beginning of the week.",
];

/** Everyone of the story who could be named in an answer. */
const namesFor = (turn: Turn): string[] =>
  (turn.plot?.people ?? [])
    .filter(({ name }) => name !== turn.plot?.culprit && !turn.present.some((here) => here.name === name))
    .map(({ name }) => shortName(turn.entry(name)));

/** A definite answer to an open question, as a sentence; null where the question asks for nothing definite. */
export function factFor(turn: Turn, question: string): string | null {
  const plain = question.replace(/[?!.“”"]+$/gu, "").trim();
  return (
    howMany(turn, plain) ??
    howMuch(turn, plain) ??
    whatTime(turn, plain) ??
    where(turn, plain) ??
    whoDid(turn, plain) ??
    howLong(turn, plain) ??
    whatIsThere(turn, plain)
  );
}

function howMany(turn: Turn, text: string): string | null {
  const noun =
    /\bhow many (?:of )?(?:the |your |my |these |those )?([\p{L}'-]+(?: (?!are|is|were|was|do|did|does|have|has|had|in|on|at|there|left|can|will|would|went|came|survived|died|got|of)[\p{L}'-]+)?)/iu
      .exec(text)?.[1]
      ?.toLowerCase();
  if (noun === undefined) return null;
  const key = `How many ${noun}: `;
  const known = turn.memo.facts.find((fact) => fact.startsWith(key));
  const before = known === undefined ? null : Number(/(\d+)/u.exec(known.slice(key.length))?.[1] ?? "0");
  const now =
    before === null
      ? 3 + (hashOf(`${turn.plot?.thread ?? ""} ${noun}`) % 15)
      : Math.max(1, before - 1 - (turn.brief.number % 2));
  if (known !== undefined) turn.memo.facts.splice(turn.memo.facts.indexOf(known), 1);
  turn.fact(`${key}${now}.`);
  if (before !== null) return `${capitalise(inWords(now))} ${noun} now. It was ${inWords(before)} when you last asked.`;
  const names = namesFor(turn);
  const more =
    names.length > 0 && turn.brief.number % 2 === 0
      ? anyOf(turn, COUNTED_BY_NAME).replaceAll("{A}", names[turn.brief.number % names.length]!)
      : anyOf(turn, COUNTED);
  return `${capitalise(inWords(now))} ${noun}. ${more}`;
}

function howMuch(turn: Turn, text: string): string | null {
  const noun = /\bhow much ([\p{L}'-]+)/iu.exec(text)?.[1]?.toLowerCase();
  if (noun === undefined) return null;
  if (/^(?:is|does|do|did|for|would|will)$/u.test(noun)) {
    const price = 2 + (hashOf(text) % 9);
    return `${capitalise(inWords(price))}. It was less last week, and it will be more tomorrow.`;
  }
  const key = `How much ${noun}: `;
  const known = turn.memo.facts.find((fact) => fact.startsWith(key));
  const days =
    known === undefined
      ? 2 + (hashOf(`${turn.plot?.thread ?? ""} ${noun}`) % 9)
      : Math.max(1, Number(/(\d+)/u.exec(known.slice(key.length))?.[1] ?? "2") - 1);
  if (known !== undefined) turn.memo.facts.splice(turn.memo.facts.indexOf(known), 1);
  turn.fact(`${key}${days} days.`);
  return `Enough ${noun} for ${inWords(days)} days, if everyone is careful, and somebody always is not.`;
}

const TIMES: Readonly<Record<string, string>> = {
  dawn: "ten minutes before sunrise",
  morning: "twenty past nine",
  day: "a quarter to two",
  noon: "twelve, near enough",
  afternoon: "a quarter past four",
  evening: "ten past seven",
  night: "twenty to eleven",
};

function whatTime(turn: Turn, text: string): string | null {
  if (!/\bwhat (?:time|hour) is it\b|\bwhat(?:'s| is) the time\b/iu.test(text)) return null;
  const clock = turn.story.clocks.find(({ filled, segments }) => filled < segments);
  const air = /\bhow much\b/iu.test(text) ? ` ${howMuch(turn, text) ?? ""}` : "";
  return `It is ${TIMES[turn.story.scene?.time ?? "day"] ?? "later than you thought"}.${clock === undefined ? "" : ` ${clock.name}: of that there is ${inWords(clock.segments - clock.filled)} sixths left.`}${air}`;
}

function where(turn: Turn, text: string): string | null {
  if (!/^(?:and |so |but )?where(?:'s| is| are| did| does| do| can i find)\b/iu.test(text)) return null;
  const entry = entriesIn(turn.lore, text)[0];
  if (entry === undefined) return null;
  if (entry.name === turn.plot?.heart || entry.name === turn.plot?.captive) return null;
  if (turn.present.some(({ name }) => name === entry.name))
    return `${capitalise(shortName(entry))} is here, in front of you.`;
  const fate = fateOf(turn.lore, entry);
  if (fate === "dead") return `${capitalise(shortName(entry))} is dead.`;
  const place =
    turn.member(entry.name)?.place ?? turn.plot?.people.find(({ name }) => name === entry.name)?.home ?? entry.at;
  return place === "" || place === undefined || entry.kind === "place"
    ? null
    : `${capitalise(shortName(entry))} is to be found at ${place}.`;
}

const DID: readonly string[] = [
  "{A}. There is no doubt of it: {A} leaves out the last stroke, always has.",
  "{A} did, and was seen at it, and made no secret of it.",
  "That was {A}'s work. Nobody else has the patience.",
];

function whoDid(turn: Turn, text: string): string | null {
  const found =
    /^(?:and |so |but )?who (painted|wrote|made|built|baked|carved|drew|sewed|sang|rang|paid for|taught|left|put|sent|brought|hung|keeps|owns|runs|locked|opened|profits|gains|benefits|inherits)\b(.*)$/iu.exec(
      text,
    );
  if (found === null) return null;
  const { plot } = turn;
  const verb = found[1]!.toLowerCase();
  if (/^(?:profits|gains|benefits|inherits)$/u.test(verb) && plot !== null)
    return `${shortName(turn.entry(plot.other))}, more than anybody. It is not proof. But nobody else has bought a new hat.`;
  const names = namesFor(turn);
  if (
    names.length === 0 ||
    (plot !== null && [...tellingWords(text)].some((word) => tellingWords(plot.heart).has(word)))
  )
    return null;
  const name = names[hashOf(text) % names.length]!;
  turn.fact(`${name} ${verb}${toSecondPerson(found[2]!).replace(/\s+$/u, "")}.`);
  return anyOf(turn, DID).replaceAll("{A}", name);
}

function howLong(turn: Turn, text: string): string | null {
  const kind = /\bhow (long|far|old|deep|high|big|heavy)\b/iu.exec(text)?.[1]?.toLowerCase();
  if (kind === undefined) return null;
  const count = inWords(3 + (hashOf(`${turn.plot?.thread ?? ""}${text}`) % 9));
  const unit: Readonly<Record<string, string>> = {
    long: /\bago|been|since\b/iu.test(text)
      ? `${count} weeks, to the day`
      : `${count} hours, and one less if nothing goes wrong`,
    far: `${count} hundred paces, and most of them in plain sight of somebody's window`,
    old: `${count} times ten years and a little over`,
    deep: `${count} times a man's height, and then water`,
    high: `${count} times a man's height`,
    big: `${count} paces across`,
    heavy: "as much as two can carry and one can drag",
  };
  return `${capitalise(unit[kind]!)}.`;
}

const THERE: readonly string[] = [
  "It is about {A}, and a door that should have been locked, and a Sunday. {A} would pay a good deal not to hear it told.",
  "Three years ago {A} was found with it at the wrong hour in the wrong place, and {B} let it pass. {B} has never let {A} forget it.",
];

/** "What is the thing about the bicycle clips?" */
function whatIsThere(turn: Turn, text: string): string | null {
  if (
    !/^(?:and |so |but )?what(?:'s| is| was) (?:the (?:thing|story|matter|business|secret)|it) (?:about|with)\b/iu.test(
      text,
    )
  )
    return null;
  const named = entriesIn(turn.lore, text).find(({ kind }) => kind === "person");
  const last = turn.present.find(({ name }) => name === turn.memo.last);
  const names = namesFor(turn);
  const about = named ?? last;
  const a = about === undefined ? (names[0] ?? "somebody here") : shortName(about);
  const b = names.find((name) => name !== a) ?? "somebody else";
  return anyOf(turn, THERE).replaceAll("{A}", a).replaceAll("{B}", b);
}
