import { pattern } from "../../../patterns.ts";
import { parsePromise } from "#english/promise";
import { capitalise } from "#english/noun-phrase";
import { type LoreEntry, shortName } from "../../lore/lore.ts";
import { contentWords } from "../../lore/nouns.ts";
import { tick } from "../../moves/aim/clock.ts";
import { riskOf } from "../../moves/deed.ts";
import { takeAlong } from "../../moves/people/company.ts";
import { hearerOf } from "../../moves/people/hearer.ts";
import { touchesOn } from "../../moves/people/touches-on.ts";
import { calledIn, personIn } from "../../moves/people/who.ts";
import { hold, theThing } from "../../moves/record/items.ts";
import { purse, sumIn } from "../../moves/record/money.ts";
import { wayIn } from "../../moves/travel/travel.ts";
import { BY, type Grade, type Turn } from "../../turn.ts";
import type { Message, Part } from "../../words/clauses.ts";
import { cases } from "../case-content.ts";
import { ownDeed } from "../climax/turning.ts";
import { fillIn, lineFor } from "../fill-in.ts";
import type { Step } from "../kept-case.ts";
import { counted } from "./about-steps.ts";
import { helpFor, helpsWith, otherFor } from "./helpers.ts";
import { pays, paysPrice, priceOf, promises } from "./price.ts";
import { doneSteps, isOnTask, oneThatFits, openSteps } from "./task.ts";

/** What the hero does about what stands in the way of an open task: by words, by money, by a thing, by a deed. */

/** What it takes on twenty sides. */
const NEEDS = 13;
/** What each such step has in its name. */
const OF_STEPS = /\b(?:missing|broken|locked|what)\b/u;
const HELPS = 3;

type Acted = Part & { readonly kind: "say" | "do" };
const textOf = (part: Acted): string =>
  part.kind === "do" ? part.text : part.direct ? part.words : `${part.verb} ${part.words}`;

/** Who is spoken to, where they are here. */
function hearerIn(turn: Turn, part: Acted): LoreEntry | undefined {
  if (part.kind === "do") return personIn(turn, part.text);
  const phrase = part.direct ? part.to : part.words.split(/\b(?:about|that|to|what|who|if|whether|for)\b/iu)[0]!;
  return (
    (part.direct
      ? (calledIn(turn, part.words) ?? personIn(turn, /^([\p{L} ]{2,30}),/u.exec(part.words)?.[1] ?? ""))
      : undefined) ??
    personIn(turn, phrase) ??
    (part.direct || /\b(?:him|her|them)\b/iu.test(phrase)
      ? turn.present.find(
          (each) => each.name === turn.memo.last && (!/\bthem\b/iu.test(phrase) || turn.pronoun(each) === "they"),
        )
      : undefined)
  );
}

/** Whether words want something, or bring something forward: a question for what somebody knows does not. */
const isPlea = (part: Acted): boolean =>
  part.kind === "say" &&
  (part.direct
    ? pattern("task wishes").test(part.words) || !part.words.trim().endsWith("?")
    : part.verb === "ask"
      ? pattern("task asks for").test(part.words)
      : pattern("task words").test(part.verb));

const namesOf = (turn: Turn, { person }: Step): ReadonlySet<string> =>
  contentWords(person === "" ? "" : `${person} ${turn.entry(person).role} ${turn.entry(person).aliases.join(" ")}`);

/** Which step a part bears on; undefined where it bears on none. */
function stepFor(turn: Turn, part: Acted, who: LoreEntry | undefined): Step | undefined {
  const { aim, prize, task } = turn.memo.case!;
  const text = textOf(part);
  const words = contentWords(text);
  const wanted = contentWords(`${aim} ${prize.words}`);
  const isGiven = pattern("task gives").test(text) || sumIn(text) !== null;
  const worth = (step: Step): number => {
    const names = namesOf(turn, step);
    const about = [...contentWords(`${step.name.replace(OF_STEPS, "")} ${step.thing}`)].filter(
      (word) => words.has(word) && !names.has(word),
    ).length;
    const shared = [...contentWords(step.text)].filter((word) => words.has(word) && !names.has(word)).length;
    const isOwn = who !== undefined && step.person === who.name;
    const isAim = [...wanted].some((word) => words.has(word));
    if (part.kind === "say")
      return isOwn && (about + shared > 0 || isAim || isGiven) && step.sort !== "got" && step.sort !== "mended"
        ? 4 + about + shared
        : about > 0 && who !== undefined
          ? 2 + about
          : 0;
    if (isOwn && isGiven) return 4 + about + shared;
    return about > 0 && (pattern("task searches").test(text) || !pattern("task looks").test(text)) ? 1 + about : 0;
  };
  const best = openSteps(task!).toSorted((a, b) => worth(b) - worth(a))[0];
  return best !== undefined && worth(best) > 0 ? best : undefined;
}

/** Plays a part of a message that deals with what stands in the way; false where it deals with nothing of it. */
export async function dealsWithStep(turn: Turn, played: Part, { noRoll, text: whole }: Message): Promise<boolean> {
  const task = turn.memo.case?.task;
  if (!isOnTask(turn) || task === null || task === undefined || task.begun) return false;
  // "Peder, could you make one?" is asked of somebody, and is no question of what is so.
  const part: Part =
    played.kind === "ask" && /\byou\b/iu.test(played.text)
      ? { kind: "say", words: played.text, to: "", verb: "ask", direct: true }
      : played;
  if ((part.kind !== "say" && part.kind !== "do") || turn.memo.danger !== null) return false;
  if (part.kind === "say" ? !isPlea(part) : wayIn(turn, part.text) !== null) return false;
  const who = hearerIn(turn, part);
  if (part.kind === "say" && who === undefined) return false;
  const step = stepFor(turn, part, who);
  if (step === undefined) return part.kind === "do" ? atDoneStep(turn, part) : comesAsAsked(turn, part, who!);
  // Who is not here is met, or does not hear it, and the player is told so.
  if (part.kind === "say" && !turn.isHere(who!) && (await hearerOf(turn, part)) === null) {
    turn.unheard = true;
    return true;
  }
  const here = who !== undefined && turn.isHere(who) ? who : undefined;
  // Who is to have something has to be here.
  if (
    part.kind === "do" &&
    pattern("task gives").test(part.text) &&
    step.person !== "" &&
    !turn.isHere(turn.entry(step.person))
  )
    return false;
  const text = textOf(part);
  const offered = sumIn(text) ?? (part.kind === "say" ? sumIn(whole) : null) ?? 0;
  const gold = turn.sheet?.gold ?? 0;
  const already = Math.max(0, turn.gold - gold);
  if (offered > gold + already) {
    turn.say(`You have only ${purse(turn)}.`);
    return true;
  }
  const words = contentWords(text);
  const thing = turn.memo.held.find((each) => [...contentWords(each.thing)].some((word) => words.has(word)))?.thing;
  const key = [
    part.kind,
    here?.name ?? "",
    offered > 0 ? offered : "",
    thing ?? "",
    part.kind === "do" ? part.text.split(" ")[0]! : "",
  ]
    .join(" ")
    .slice(0, 150);
  if (here !== undefined) {
    turn.memo.last = here.name;
    turn.spokenTo = here.name;
  }
  turn.acted = true;
  turn.dealt = true;
  if (step.ways.includes(key)) {
    turn.say(`That has been tried for ${step.name}, and it comes to the same.`, helpFor(turn, step, here));
    return true;
  }
  const isPaid = step.sum > 0 && offered >= step.sum;
  const grade = isPaid || noRoll ? "strong" : await tried(turn, part, step, here, offered > 0, thing);
  const own = part.kind === "do" ? ownDeed(turn, part) : "";
  const more = moreOf(turn, step, here);
  const price = grade === "weak" ? priceOf(turn, step, here, offered > 0 || thing !== undefined) : null;
  const texts = price?.lines ?? cases().tasks.solved[step.sort][grade];
  const has = { ...more, own: price?.own ?? "" };
  const written = oneThatFits(turn.random, texts, has);
  const line = fillIn(turn, turn.memo.case!, turn.oneOf([written]), has);
  if (grade === "miss") {
    step.ways.push(key);
    if (already > 0) await pays(turn, already);
    turn.log(`You try in vain to deal with ${step.name}.`);
    turn.say(own, line, helpFor(turn, step, here), tick(turn));
    return true;
  }
  step.state = "done";
  turn.log(`${capitalise(step.name)} is out of the way.`);
  turn.fact(`${capitalise(step.name)} is out of the way.`);
  const given = await givenFor(
    turn,
    part,
    offered - already,
    thing,
    here !== undefined && offered > 0 && offered < step.sum ? shortName(here) : "",
  );
  turn.say(
    own,
    line,
    given,
    await followsFrom(turn, part, step, here),
    price === null ? (noRoll ? tick(turn) : "") : await paysPrice(turn, price, here, written, has),
  );
  const friend = turn.present.find(
    (each) =>
      each.kind === "person" &&
      each.proper &&
      ![here?.name, step.person, task.rival].includes(each.name) &&
      (turn.member(each.name)?.attitude ?? 0) >= 0,
  );
  turn.say(counted(task), friend === undefined ? "" : lineFor(turn, "task step done", shortName(friend)));
  return true;
}

/** Who has agreed already comes along when they are asked to. */
async function comesAsAsked(turn: Turn, part: Acted, who: LoreEntry): Promise<boolean> {
  const hasAgreed = doneSteps(turn.memo.case!.task!).some(
    ({ person, sort }) => sort === "agrees" && person === who.name,
  );
  if (!hasAgreed || !turn.isHere(who) || turn.memo.companions.includes(who.name)) return false;
  if (part.kind !== "say" || !pattern("task come along").test(part.words)) return false;
  if ((await takeAlong(turn, who)) !== "") return false;
  turn.memo.last = who.name;
  turn.spokenTo = who.name;
  turn.acted = true;
  turn.dealt = true;
  turn.say(
    `${capitalise(shortName(who))} has given you a yes, and keeps to it. ${capitalise(shortName(who))} comes with you.`,
  );
  return true;
}

/** A deed at what has been dealt with, a bridge that is mended: it stays dealt with. */
function atDoneStep(turn: Turn, part: Acted): boolean {
  const text = textOf(part);
  const words = contentWords(text);
  const step = doneSteps(turn.memo.case!.task!).find(
    ({ thing, sort }) =>
      (sort === "mended" || sort === "way") && [...contentWords(thing)].some((word) => words.has(word)),
  );
  if (step === undefined || pattern("task looks").test(text)) return false;
  turn.acted = true;
  turn.dealt = true;
  const own = ownDeed(turn, part);
  turn.log(own);
  turn.say(
    own,
    step.sort === "mended" ? `${capitalise(theThing(step.thing))} is mended, and stays so.` : "The way is open.",
  );
  return true;
}

async function tried(
  turn: Turn,
  part: Acted,
  step: Step,
  here: LoreEntry | undefined,
  isMoney: boolean,
  thing: string | undefined,
): Promise<Grade> {
  const risk = part.kind === "do" ? riskOf(part.text) : null;
  const attitude = here === undefined ? 0 : (turn.member(here.name)?.attitude ?? 0);
  const text = textOf(part);
  const isTouched = here !== undefined && part.kind === "say" && touchesOn(turn, here, part.words);
  const isHelper = here !== undefined && here.name !== step.person && helpsWith(turn, here, step);
  const dc = NEEDS - attitude - (isMoney ? HELPS : 0) - (thing === undefined ? 0 : HELPS) - (isHelper ? HELPS : 0);
  const [ability, skill] =
    part.kind === "say" || pattern("task gives").test(text)
      ? ([
          "charisma",
          /^(?:threaten|intimidate)$/u.test(part.kind === "say" ? part.verb : "") ? "Intimidation" : "Persuasion",
        ] as const)
      : risk === null
        ? (["wisdom", step.sort === "got" ? "Perception" : "Survival"] as const)
        : ([risk.ability, risk.skill] as const);
  return turn.check(ability, skill, dc, `Whether that deals with ${step.name}`, isTouched ? "advantage" : "none");
}

const moreOf = (turn: Turn, step: Step, here: LoreEntry | undefined): Readonly<Record<string, string>> => {
  const person = here ?? (step.person === "" ? undefined : turn.entry(step.person));
  const other = otherFor(turn, step, here);
  return {
    step: step.name,
    person: person !== undefined && turn.isHere(person) ? shortName(person) : "",
    thing: step.thing === "" || step.sort === "agrees" ? "" : theThing(step.thing),
    place: step.place,
    other: other === undefined ? "" : shortName(other),
  };
};

/** What the hero gives for it: money, or a thing that is given away. */
async function givenFor(
  turn: Turn,
  part: Acted,
  owed: number,
  thing: string | undefined,
  rest: string,
): Promise<string> {
  if (owed > 0) await pays(turn, -owed);
  if (rest !== "") {
    const title = `Pay ${rest} the rest`;
    turn.change({
      type: "thread_changed",
      by: BY,
      title,
      question: "Will you keep your word?",
      kind: "promise",
      state: "open",
    });
  }
  if (owed > 0 || rest !== "") return `You have ${purse(turn)} now${rest === "" ? "" : `, and owe ${rest} the rest`}.`;
  const isGiven = /\b(?:give|hand|pledge|trade|swap|pawn|leave|offer)\b/iu.test(textOf(part));
  if (thing === undefined || !isGiven) return "";
  hold(turn, thing, false);
  return `${capitalise(theThing(thing))} is out of your hands.`;
}

/** What follows: a thing in hand, somebody who comes along, a promise. */
async function followsFrom(turn: Turn, part: Acted, step: Step, here: LoreEntry | undefined): Promise<string> {
  const said: string[] = [];
  if (step.sort === "got" && step.thing !== "") {
    hold(turn, step.thing, true);
    said.push(`You have ${theThing(step.thing)}.`);
  }
  if (here === undefined) return said.join(" ");
  turn.bring(here);
  turn.attitude(here.name, 1);
  if (
    part.kind === "say" &&
    step.sort === "agrees" &&
    here.name === step.person &&
    pattern("task come along").test(part.words)
  ) {
    if (!turn.memo.companions.includes(here.name) && (await takeAlong(turn, here)) === "")
      said.push(`${capitalise(shortName(here))} comes with you.`);
  }
  const promise =
    part.kind === "say" ? parsePromise(part.direct ? `I say “${part.words}”` : `I ${part.to}`, turn.lore.heroes) : null;
  if (promise !== null && promise.what !== "") promises(turn, here, promise.what);
  return said.join(" ");
}
