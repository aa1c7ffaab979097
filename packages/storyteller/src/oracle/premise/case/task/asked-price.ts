import { pattern } from "../../../patterns.ts";
import { bare, capitalise } from "#english/noun-phrase";
import { type LoreEntry, shortName } from "../../lore/lore.ts";
import { contentWords } from "../../lore/nouns.ts";
import { hold } from "../../moves/record/items.ts";
import { coinOf, hasMoney, purse, sumPaid } from "../../moves/record/money.ts";
import type { Turn } from "../../turn.ts";
import { cases } from "../case-content.ts";
import { fillIn } from "../fill-in.ts";
import type { Step } from "../kept-case.ts";
import { otherFor } from "./helpers.ts";
import { pays, promises } from "./price.ts";
import { openSteps } from "./task.ts";

/** What somebody asks for their help, when the hero asks for the price: a sum, a thing, or a favour that can be promised there and then. It can be bargained about once. */

/** A price leaves the hero something. */
const SHARE = 0.5;
const FEWEST = 3;
const LOWER = 0.6;

/** The step that somebody has a say in. */
const stepOf = (turn: Turn, who: LoreEntry): Step | undefined =>
  openSteps(turn.memo.case!.task!).find(({ person }) => person === who.name);

const slots = (turn: Turn, step: Step, who: LoreEntry): Readonly<Record<string, string>> => ({
  person: shortName(who),
  step: step.name,
  thing: "",
  place: step.place,
  own: step.price?.of === "thing" ? yours(step.price.what) : "",
  sum: step.price?.of === "sum" ? sumWords(turn, step.price.sum) : "",
  other: otherPerson(turn, step, who),
});

/** "Your lantern", "your father's flute". */
const yours = (thing: string): string => `your ${bare(thing.replace(/^(?:your|my) /iu, ""))}`;

const sumWords = (turn: Turn, sum: number): string =>
  `${sum} ${sum === 1 ? coinOf(turn).replace(/(?<=[^s])s$/u, "") : coinOf(turn)}`;

/** Somebody else of the texts, for a favour. */
function otherPerson(turn: Turn, step: Step, who: LoreEntry): string {
  const other =
    otherFor(turn, step, who) ??
    turn.people.find(({ name, kind, proper }) => name !== who.name && kind === "person" && proper);
  return other === undefined || other.name === who.name ? "" : shortName(other);
}

/** Whether words ask somebody what they want for what is still open. */
export const asksPriceOf = (turn: Turn, words: string, who: LoreEntry): boolean =>
  stepOf(turn, who) !== undefined && pattern("task asks price").test(words);

/** What somebody wants for it; who has said so already keeps to it. */
export const saysPrice = (turn: Turn, step: Step, who: LoreEntry): string =>
  step.price === null
    ? tells(turn, step, who)
    : `${line(turn, cases().tasks.asked.firm, slots(turn, step, who))} ${hint(step)}`;

function tells(turn: Turn, step: Step, who: LoreEntry): string {
  const { asked } = cases().tasks;
  step.price ??= drawPrice(turn, step, who);
  const has = slots(turn, step, who);
  const { of, what } = step.price;
  const text = of === "favour" ? asked.favour.find(({ owes }) => owes === what)!.text : line(turn, asked[of], has);
  turn.log(`${capitalise(shortName(who))} names a price for ${step.name}.`);
  return `${fillIn(turn, turn.memo.case!, text, has)} ${hint(step)}`;
}

/** Answers what somebody wants for it; false where they have no say in anything that is still open. */
export function namesPrice(turn: Turn, words: string, who: LoreEntry): boolean {
  const step = stepOf(turn, who);
  if (step === undefined || !turn.isHere(who)) return false;
  const { asked } = cases().tasks;
  const isDear = step.price !== null && pattern("task too dear").test(words);
  if (!isDear && !pattern("task asks price").test(words)) return false;
  turn.memo.last = who.name;
  turn.spokenTo = who.name;
  turn.acted = true;
  turn.dealt = true;
  turn.moved = true;
  if (isDear && step.price?.of === "sum" && !step.ways.includes("bargained")) {
    step.ways.push("bargained");
    step.price.sum = Math.max(1, Math.round(step.price.sum * LOWER));
    turn.say(line(turn, asked.lower, slots(turn, step, who)), hint(step));
    return true;
  }
  if (isDear) {
    const before = step.price!.of;
    if (before !== "favour" && !step.ways.includes("other price")) {
      step.ways.push("other price");
      step.price = favour(turn, step, who);
    } else {
      turn.say(saysPrice(turn, step, who));
      return true;
    }
  }
  turn.say(tells(turn, step, who));
  return true;
}

const line = (turn: Turn, texts: readonly string[], has: Readonly<Record<string, string>>): string =>
  fillIn(turn, turn.memo.case!, turn.oneOf(texts), has);

const hint = (step: Step): string =>
  step.price?.of === "favour"
    ? "*Give your word, or offer something else.*"
    : "*Pay it, bargain, or offer something else.*";

function drawPrice(turn: Turn, step: Step, who: LoreEntry): NonNullable<Step["price"]> {
  const gold = turn.sheet?.gold ?? 0;
  if (step.sum > 0) return { of: "sum", what: "", sum: step.sum };
  const spare = spareThings(turn);
  const kinds = [
    "favour",
    ...(hasMoney(turn) && gold >= FEWEST ? ["sum"] : []),
    ...(spare.length > FEWEST ? ["thing"] : []),
  ];
  const of = turn.random.pick(kinds);
  if (of === "sum") return { of: "sum", what: "", sum: Math.max(1, Math.round(gold * SHARE)) };
  if (of === "thing") return { of: "thing", what: turn.random.pick(spare), sum: 0 };
  return favour(turn, step, who);
}

function favour(turn: Turn, step: Step, who: LoreEntry): NonNullable<Step["price"]> {
  const hasOther = otherPerson(turn, step, who) !== "";
  const { favour: all } = cases().tasks.asked;
  const can = all.filter(({ text }) => hasOther || !/\{other\}/iu.test(text));
  return { of: "favour", what: turn.random.pick(can).owes, sum: 0 };
}

/** What the hero could spare: nothing that a step or the deed needs. */
function spareThings(turn: Turn): string[] {
  const { task, prize } = turn.memo.case!;
  const needed = contentWords(`${task!.steps.map(({ thing }) => thing).join(" ")} ${prize.words}`);
  return turn.memo.held
    .map(({ thing }) => thing)
    .filter((each) => ![...contentWords(each)].some((word) => needed.has(word)));
}

/**
 * Pays the price that was named, where the words or the deed do: the sum, the thing, or the hero's word.
 * @returns the step, and what is said of it; null where nothing is paid
 */
export async function paysAsked(
  turn: Turn,
  text: string,
  who: LoreEntry | undefined,
): Promise<{ readonly step: Step; readonly who: LoreEntry; readonly said: string } | null> {
  const to = who ?? turn.present.find(({ name }) => name === turn.memo.last);
  const step = to === undefined ? undefined : stepOf(turn, to);
  if (to === undefined || step === undefined || step.price === null || !turn.isHere(to)) return null;
  const { of, what, sum } = step.price;
  const { asked } = cases().tasks;
  const agrees = pattern("task accepts").test(text);
  const gives = pattern("task gives").test(text);
  const has = slots(turn, step, to);
  if (of === "sum") {
    const offered = sumPaid(text) ?? (agrees || (gives && pattern("asked-price pays asked").test(text)) ? sum : 0);
    const gold = turn.sheet?.gold ?? 0;
    const already = Math.max(0, turn.gold - gold);
    if (offered < sum || sum > gold + already) return null;
    await pays(turn, -(sum - already));
    return { step, who: to, said: `${line(turn, asked.paid, has)} You have ${purse(turn)} now.` };
  }
  if (of === "thing") {
    const words = contentWords(text);
    const isIt = [...contentWords(what)].some((word) => words.has(word)) || /\b(?:it|them)\b/iu.test(text);
    if (!(agrees || (gives && isIt))) return null;
    hold(turn, what, false);
    turn.log(`You give ${shortName(to)} ${yours(what)}.`);
    return {
      step,
      who: to,
      said: `${line(turn, asked.paid, has)} ${capitalise(yours(what))} is out of your hands.`,
    };
  }
  if (!agrees && !pattern("asked-price pays asked 2").test(text)) return null;
  promises(turn, to, fillIn(turn, turn.memo.case!, what, has));
  return { step, who: to, said: line(turn, asked.sworn, has) };
}
