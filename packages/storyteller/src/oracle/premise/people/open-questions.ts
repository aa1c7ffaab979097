import { type LoreEntry, shortName } from "../lore.ts";
import { readPremiseMemo } from "../memo.ts";
import type { Verdict } from "../odds.ts";
import { spokenBy } from "../plot/fill.ts";
import type { Turn } from "../turn.ts";

/** Questions to somebody that nothing in the texts answers: asked of the dice in the open. */

const NOT: Readonly<Record<string, string>> = { can: "can't", will: "won't", am: "am not", shall: "won't" };
/** Of whom the answer speaks, and what becomes of the verb beside it: "are you" → "I am". */
const OF: Readonly<Record<string, string>> = {
  you: "I",
  i: "you",
  we: "you",
  he: "he",
  she: "she",
  it: "it",
  they: "they",
  this: "it",
  that: "it",
};
const TAIL: Readonly<Partial<Record<Verdict, string>>> = {
  "yes, and": "And I would say so to anybody.",
  "yes, but": "I would rather you did not repeat it.",
  "no, but": "I have thought about it.",
  "no, and": "Nor will I.",
};
/** Nobody owns up to it by chance. */
const DEED =
  /\b(?:take|steal|kill|cut|hide|push|poison|sabotage|break|swap|do (?:it|this|that)|took|stole|hurt|lie|lying)\b/iu;

/** A yes or a no by the dice, in the words of the question; null where it cannot be answered so. */
export async function saysYesOrNo(turn: Turn, person: LoreEntry, question: string): Promise<string | null> {
  const [, aux = "", no = "", whom = ""] =
    /^(?:so |and |but |then )*(do|does|did|have|has|had|are|is|was|were|can|could|will|would)(n't)? (?:(?:the|your|my|his|her) \p{Ll}+ |(you|i|we|he|she|it|they|this|that)\b)/iu.exec(
      question,
    ) ?? [];
  const name = shortName(person);
  if (aux === "") return null;
  const own = whom.toLowerCase() === "you";
  const denies = own && DEED.test(question);
  const { verdict, yes: rolled } = denies
    ? { verdict: "no" as const, yes: false }
    : await turn.ask(`${name}: ${question}`, no === "" ? "fifty-fifty" : "likely");
  const yes = rolled && !denies;
  const subject = OF[whom.toLowerCase()];
  const verb = aux.toLowerCase();
  const be =
    subject === "I"
      ? verb === "are"
        ? "am"
        : verb === "were"
          ? "was"
          : verb
      : subject === "you" && verb === "am"
        ? "are"
        : verb;
  const said =
    subject === undefined
      ? yes
        ? "Yes."
        : "Not that I know of."
      : yes
        ? `Yes, ${subject} ${be}.`
        : `No, ${subject} ${NOT[be] ?? `${be}n't`}.`;
  turn.fact(`Asked “${question}”, ${name} said ${yes ? "yes" : "no"}.`.slice(0, 400));
  return spokenBy(name, `${said}${own && TAIL[verdict] !== undefined ? ` ${TAIL[verdict]}` : ""}`);
}

/** Turns between two questions that are handed to the player. */
const PAUSE = 6;

/**
 * A question about somebody's own life is answered by the player, from two words of the dice; null where it is about something else, or
 * where the player was asked not long ago.
 */
export async function leavesOpen(turn: Turn, person: LoreEntry, question: string): Promise<string | null> {
  const { number } = turn.brief;
  const mark = (at: number) => ({ text: `handed over in turn ${at}` });
  const asks = /^(?:so |and |but |then )*(?:who|what|why|where|how)\b/iu.test(question);
  if (
    !asks ||
    !/\b(?:you|your|he|she|his|her|they|their)\b/iu.test(question) ||
    Array.from({ length: PAUSE }, (_, back) => mark(number - back)).some((each) => turn.wasSaid(each)) ||
    number < 2 ||
    readPremiseMemo(turn.brief.memo).pending !== null
  )
    return null;
  turn.markSaid(mark(number));
  const name = shortName(person);
  turn.handOver({
    kind: "fact",
    about: question.slice(0, 200),
    by: person.name,
    lead: `${name} says:`,
    thread: "",
    moves: false,
  });
  return `${name} takes a while to answer, and the dice say what it is about: ${await turn.words()}. What ${name} tells you is yours to say, or say “you decide”.`;
}
