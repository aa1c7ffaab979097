import { capitalise } from "#english/noun-phrase";
import { entriesIn, shortName } from "./lore.ts";
import { hashOf } from "./memo.ts";
import { contentWords } from "./nouns.ts";
import { fateOf } from "./fates.ts";
import type { Turn } from "./turn.ts";

/**
 * Answers questions for a number, a name, a time or a place with something definite. The answer is made once and stored as a fact. Numbers
 * are written as these words.
 */

const NUMBERS = "none one two three four five six seven eight nine ten eleven twelve".split(" ");
const inWords = (count: number): string => NUMBERS[count] ?? String(count);

/** A definite answer to an open question, as a sentence. Null if the question asks for nothing definite. */
export function factFor(turn: Turn, question: string): string | null {
  const plain = question.replace(/[?!.“”"]+$/gu, "").trim();
  return (
    howMany(turn, plain) ?? howMuch(turn, plain) ?? whatTime(turn, plain) ?? where(turn, plain) ?? howLong(turn, plain)
  );
}

function howMany(turn: Turn, text: string): string | null {
  const noun =
    /\bhow many (?:of )?(?:the |your |my |these |those )?([\p{L}'-]+(?: (?!are|is|were|was|do|did|does|have|has|had|in|on|at|there|left|can|will|would|to|until|till|before|from|away|off|per|a|is|went|came|survived|died|got|of)[\p{L}'-]+)?)/iu
      .exec(text)?.[1]
      ?.toLowerCase();
  if (noun === undefined) return null;
  const key = `How many ${noun}: `;
  const known = turn.memo.facts.find((fact) => fact.startsWith(key));
  const before = known === undefined ? null : Number(/(\d+)/u.exec(known.slice(key.length))?.[1] ?? "0");
  const now =
    before === null
      ? 3 + (hashOf(`${turn.open[0]?.title ?? ""} ${noun}`) % 15)
      : Math.max(1, before - 1 - (turn.brief.number % 2));
  if (known !== undefined) turn.memo.facts.splice(turn.memo.facts.indexOf(known), 1);
  turn.fact(`${key}${now}.`);
  if (before !== null) return `${capitalise(inWords(now))} ${noun} now. It was ${inWords(before)} when you last asked.`;
  return `${capitalise(inWords(now))} ${noun}.`;
}

function howMuch(turn: Turn, text: string): string | null {
  const noun = /\bhow much ([\p{L}'-]+)/iu.exec(text)?.[1]?.toLowerCase();
  if (noun === undefined) return null;
  if (/\bweigh/iu.test(text)) return howLong(turn, "how heavy is it");
  if (/^(?:the|an?|this|that|it|he|she|they|you|i|we|his|her|their|my|your)$/u.test(noun)) return null;
  if (/^(?:is|does|do|did|for|would|will)$/u.test(noun)) {
    const price = 2 + (hashOf(text) % 9);
    return `${capitalise(inWords(price))} gold.`;
  }
  // Takes the answer from the player's texts: "In twenty hours the air runs out."
  const written = turn.lore.sentences.find(
    (each) =>
      each.source !== "story" &&
      new RegExp(`\\b${noun}\\b`, "iu").test(each.text) &&
      /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|half|last|no)\b/iu.test(
        each.text,
      ),
  );
  if (written !== undefined) return written.text;
  const key = `How much ${noun}: `;
  const known = turn.memo.facts.find((fact) => fact.startsWith(key));
  const days =
    known === undefined
      ? 2 + (hashOf(`${turn.open[0]?.title ?? ""} ${noun}`) % 9)
      : Math.max(1, Number(/(\d+)/u.exec(known.slice(key.length))?.[1] ?? "2") - 1);
  if (known !== undefined) turn.memo.facts.splice(turn.memo.facts.indexOf(known), 1);
  turn.fact(`${key}${days} days.`);
  return `Enough ${noun} for ${inWords(days)} days.`;
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
  const air = /\bhow much\b/iu.test(text) ? ` ${howMuch(turn, text) ?? ""}` : "";
  return `It is ${TIMES[turn.story.scene?.time ?? "day"] ?? "later than you thought"}.${air}`;
}

function where(turn: Turn, text: string): string | null {
  if (
    !/^(?:and |so |but )?where(?:'s| is| are| did| does| do| can i find)\b|^where .{2,40} (?:is|are|lives?)$/iu.test(
      text,
    )
  )
    return null;
  const entry = entriesIn(turn.lore, text)[0];
  if (entry === undefined) return null;
  if (turn.present.some(({ name }) => name === entry.name))
    return `${capitalise(shortName(entry))} is here, in front of you.`;
  const fate = fateOf(turn.lore, entry);
  if (fate === "dead") return `${capitalise(shortName(entry))} is dead.`;
  const place = turn.member(entry.name)?.place ?? entry.at;
  return place === "" || place === undefined || entry.kind === "place"
    ? null
    : `${capitalise(shortName(entry))} is to be found at ${place}.`;
}

const MEASURE =
  /\b(?:(?:\d[\d,.]*|an?|(?:\p{L}+-)?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)(?: hundred| thousand)?) (?:and a half )?)(?:(?:inch|foot|feet|yard|mile|metre|meter|pace|pound|stone|ton|kilo|storey|year|hand|fathom|league|kilomet(?:re|er)|centimet(?:re|er))(?:e?s)?)\b(?: (?:and a half|long|high|tall|wide|deep|old|across))?/iu;

/** A measure: from the texts if they give it, otherwise an invented one of the kind that the question asks for. */
function howLong(turn: Turn, text: string): string | null {
  const kind = /\bhow (long|far|old|deep|high|tall|wide|big|heavy)\b/iu.exec(text)?.[1]?.toLowerCase();
  if (kind === undefined) return null;
  const asked = contentWords(text.replace(/\bhow \p{L}+/iu, ""));
  const written = turn.lore.sentences
    .filter((each) => MEASURE.test(each.text))
    .map((each) => ({ each, shared: [...asked].filter((word) => each.words.has(word)).length }))
    .toSorted((a, b) => b.shared - a.shared)
    .find(
      ({ each, shared }) =>
        shared > 0 || (/\b(?:he|she|it|they)\b/iu.test(text) && each.text.includes(kind === "tall" ? "high" : kind)),
    );
  if (written !== undefined) return `${capitalise(MEASURE.exec(written.each.text)![0])}.`;
  const isTime = /\b(?:ago|been|since|until|till|take|takes|last|lasts|left|wait|stay)\b/iu.test(text);
  const count = inWords(2 + (hashOf(`${turn.open[0]?.title ?? ""}${text.toLowerCase()}`) % 9));
  if (kind === "long" && /\b(?:have|has|had) (?:you|he|she|they|we|it)\b/iu.test(text))
    return `${capitalise(count)} years.`;
  const isVoyage =
    kind === "far" &&
    turn.lore.sentences.some(
      ({ text: each, source }) =>
        source !== "story" &&
        /\b(?:spaces?ship|starship|freighter|shuttle|orbit|planet|asteroid|moon base|space station|light.?years?|voyage|ocean|schooner|caravan)\b/iu.test(
          each,
        ),
    );
  if (isVoyage) return `About ${count} days from here.`;
  const unit: Readonly<Record<string, string>> = {
    long: isTime ? `${count} hours` : `${count} feet`,
    far: `${count} hundred paces`,
    old: `${count} times ten years`,
    heavy: `${count} pounds`,
  };
  return `About ${unit[kind] ?? `${count} feet`}.`;
}
