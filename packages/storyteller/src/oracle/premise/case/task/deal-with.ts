import { pattern } from "../../../patterns.ts";
import { capitalise } from "#english/noun-phrase";
import { type LoreEntry, shortName } from "../../lore/lore.ts";
import { contentWords } from "../../lore/nouns.ts";
import { tick } from "../../moves/aim/clock.ts";
import { riskOf } from "../../moves/deed.ts";
import { takeAlong } from "../../moves/people/company.ts";
import { calledIn, personIn } from "../../moves/people/who.ts";
import { hearerOf, type Said } from "../../moves/people/hearer.ts";
import { touchesOn } from "../../moves/people/touches-on.ts";
import { theThing } from "../../moves/record/items.ts";
import { isSamePlace } from "../../lore/where/whereabouts.ts";
import { coinOf, purse, sumPaid } from "../../moves/record/money.ts";
import { go, wayIn } from "../../moves/travel/travel.ts";
import type { Grade, Turn } from "../../turn.ts";
import type { Message, Part } from "../../words/clauses.ts";
import { cases } from "../case-content.ts";
import { ownDeed } from "../climax/turning.ts";
import { fillIn, lineFor } from "../fill-in.ts";
import type { Step } from "../kept-case.ts";
import { type Acted, hearerIn, isPlea, stepFor, textOf } from "./bears-on.ts";
import { counted } from "./about-steps.ts";
import { repeatsYes, markDone } from "./agreed.ts";
import { atDoneStep, crosses } from "./at-done-step.ts";
import { helpAsked } from "./help-asked.ts";
import { staysBehind } from "./load.ts";
import { helpFor, otherFor } from "./helpers.ts";
import { pays, paysPrice, priceOf } from "./price.ts";
import { asksPriceOf, namesPrice, paysAsked, saysPrice } from "./asked-price.ts";
import { asksWhether, needed } from "./whether.ts";
import { followsFrom, givenFor } from "./what-follows.ts";
import { deedsIn } from "./ledger.ts";
import { doneSteps, isOnTask, oneThatFits, openSteps } from "./task.ts";

/** What the hero does about what stands in the way of an open task: by words, by money, by a thing, by a deed. */

/** Plays a part of a message that deals with what stands in the way; false where it deals with nothing of it. */
export async function dealsWithStep(
  turn: Turn,
  played: Part,
  { noRoll, text: whole, parts }: Message,
): Promise<boolean> {
  const task = turn.memo.case?.task;
  if (!isOnTask(turn) || task === null || task === undefined || task.begun) return false;
  // "Peder, could you make one?" is asked of somebody, and is no question of what is so.
  const ordered = played.kind === "do" ? orderedIn(turn, played.text, whole) : "";
  const part: Part =
    ordered !== ""
      ? {
          kind: "say",
          words: `${ordered}, please ${played.kind === "do" ? played.text : ""}`,
          to: "",
          verb: "tell",
          direct: true,
        }
      : (played.kind === "ask" && /\byour?\b/iu.test(played.text)) ||
          (played.kind === "state" && calledIn(turn, played.text) !== undefined)
        ? { kind: "say", words: played.text, to: "", verb: "ask", direct: true }
        : played;
  if (part.kind === "ask") return asksWhether(turn, part.text);
  if (
    part.kind === "do" &&
    whole.endsWith("?") &&
    parts.length === 1 &&
    pattern("task whether").test(whole) &&
    asksWhether(turn, whole)
  )
    return true;
  // "I wanted to be at the bridge": nothing is done.
  const isPlay = part.kind === "say" || (part.kind === "do" && !pattern("task only wanted").test(part.text));
  if (!isPlay || turn.memo.danger !== null) return false;
  // "The Baron's men want the toll. I tell them …": for him.
  const [, master = ""] = part.kind === "say" ? (pattern("task men of").exec(whole) ?? []) : [];
  const hearer = hearerIn(turn, part);
  const ofMen = hearer === undefined && master !== "" ? personIn(turn, master) : undefined;
  const who = hearer ?? ofMen;
  const isPriced = part.kind === "say" && who !== undefined && asksPriceOf(turn, part.words, who);
  if (isPriced && !turn.isHere(who) && hearerOf(turn, part) === null) return (turn.unheard = true);
  if (part.kind === "say" && who !== undefined && namesPrice(turn, part.words, who)) return true;
  // "Six children need it. What do you want for it?": the price is the answer.
  const asksLater = parts
    .slice(parts.indexOf(played) + 1)
    .some(
      (each) =>
        (each.kind === "say" || each.kind === "ask") &&
        pattern("task asks price").test(each.kind === "say" ? each.words : each.text),
    );
  if (part.kind === "say" && who !== undefined && asksLater && asksPriceOf(turn, whole, who) && turn.isHere(who)) {
    turn.memo.last = who.name;
    return true;
  }
  const paid = await paysAsked(turn, textOf(part).replace(pattern("deal-with deals with step", "u"), ""), who);
  if (paid !== null) {
    await isPaid(turn, paid, part, part.kind === "do" ? ownDeed(turn, part) : "");
    return true;
  }
  // An animal that refuses has been tried, or only looks at who speaks.
  const stubborn = openSteps(task).find(({ sort, person }) => sort === "coaxed" && person === who?.name);
  if (part.kind === "say" && stubborn !== undefined && turn.isHere(who!)) {
    if (!turn.dealt)
      turn.say(
        fillIn(turn, turn.memo.case!, turn.oneOf(cases().tasks.solved.coaxed.miss), moreOf(turn, stubborn, who)),
      );
    return (turn.dealt = true);
  }
  const way = part.kind === "do" ? wayIn(turn, part.text) : null;
  if (part.kind === "say" && who === undefined) return false;
  const step = part.kind === "say" && !isPlea(part) ? undefined : stepFor(turn, part, who);
  // A walk deals with nothing, but an animal that is to be led away may refuse.
  if (way !== null && step?.sort !== "coaxed" && !crosses(part)) return false;
  if (step === undefined)
    return part.kind === "do"
      ? atDoneStep(turn, part)
      : (isPlea(part) && ((await comesAsAsked(turn, part, who!)) || repeatsYes(turn, part, who!, whole))) ||
          helpAsked(turn, part, who!, (sumPaid(whole) ?? 0) > 0);
  // One try at an animal in a breath.
  if (step.sort === "coaxed" && turn.dealt) return true;
  // What is still to be had cannot be fitted in.
  const lacking =
    part.kind === "do" && pattern("task uses").test(part.text)
      ? openSteps(task).find(
          ({ sort, thing }) =>
            sort === "got" &&
            thing !== "" &&
            [...contentWords(thing)].some((word) => contentWords(part.text).has(word)),
        )
      : undefined;
  if (lacking !== undefined) {
    turn.dealt = true;
    turn.say(
      `You have no ${lacking.thing} yet. That is still in the way: ${lacking.name}.`,
      helpFor(turn, lacking, undefined),
    );
    return true;
  }
  // A bridge is mended where it is.
  const isFar =
    part.kind === "do" &&
    (step.sort === "mended" || step.sort === "way") &&
    step.place !== "" &&
    !isSamePlace(step.place, turn.place) &&
    // A mule that is led to the gorge has not got to the bridge yet.
    wayIn(turn, textOf(part)) === null;
  if (isFar) await go(turn, { place: step.place });
  // Who is not here is met, or does not hear it, and the player is told so.
  // Who is to have something is met as well.
  const isGift = part.kind === "do" && pattern("task gives").test(part.text) && step.person !== "";
  const to = isGift ? turn.entry(step.person) : who;
  const said: Said =
    part.kind === "say" ? part : { kind: "say", words: "", to: step.person, verb: "tell", direct: true };
  if (
    to !== undefined &&
    !turn.isHere(to) &&
    (isGift || (part.kind === "say" && ofMen === undefined)) &&
    hearerOf(turn, said) === null
  ) {
    turn.unheard = true;
    return true;
  }
  const here = to !== undefined && turn.isHere(to) ? to : undefined;
  const text = textOf(part);
  const offered = sumPaid(text) ?? (part.kind === "say" ? sumPaid(whole) : null) ?? 0;
  const gold = turn.sheet?.gold ?? 0;
  const already = Math.max(0, turn.gold - gold);
  if (offered > gold + already) {
    turn.say(`You have only ${purse(turn)}.`);
    return true;
  }
  const words = contentWords(text);
  const thing = turn.memo.held.find((each) => [...contentWords(each.thing)].some((word) => words.has(word)))?.thing;
  // What has two words that were not said before is something new.
  const key = [...words].join(" ").slice(0, 150);
  const before = contentWords(step.ways.join(" "));
  const isAgain = step.ways.length > 0 && [...words].filter((word) => !before.has(word)).length < 2;
  const again = `again ${step.name}`;
  if (isAgain && turn.wasSaid(again)) return false;
  if (here !== undefined) {
    turn.memo.last = here.name;
    turn.spokenTo = here.name;
  }
  turn.acted = true;
  turn.dealt = true;
  if (isAgain) {
    turn.markSaid(again);
    turn.say(
      ...(here?.name === step.person && here !== undefined
        ? [saysPrice(turn, step, here)]
        : [`That has been tried for ${step.name}. Something new may do it.`, helpFor(turn, step, here)]),
    );
    return true;
  }
  // Of a debt that nobody has counted, half of all that the hero has is a fair part.
  const isWhole =
    step.sum > 0
      ? offered >= step.sum
      : step.sort === "agrees" && pattern("task fee").test(step.thing) && offered > 0 && offered * 2 >= gold + already;
  const grade = isWhole || noRoll ? "strong" : await tried(turn, part, step, here, offered > 0, thing);
  const own = part.kind === "do" ? ownDeed(turn, part) : "";
  const more = moreOf(turn, step, here);
  // Who gets across as it is has not mended it, and pays for it in time alone.
  const isCrossed =
    part.kind === "do" && grade !== "miss" && (step.sort === "mended" || step.sort === "way") && crosses(part);
  const price = grade === "weak" && !isCrossed ? priceOf(turn, step, here, offered > 0 || thing !== undefined) : null;
  const isTaken =
    thing !== undefined &&
    grade === "strong" &&
    step.sort === "agrees" &&
    here !== undefined &&
    pattern("task gives").test(text);
  const texts = price?.lines ?? (isTaken ? cases().tasks.asked.paid : cases().tasks.solved[step.sort][grade]);
  const has = { ...more, own: price?.own ?? "" };
  if (isCrossed) step.after = "";
  const written = isCrossed ? turn.oneOf(cases().tasks.over) : oneThatFits((fits) => turn.oneOf(fits), texts, has);
  const line = fillIn(turn, turn.memo.case!, written, has);
  if (grade === "miss") {
    // Who has refused once, or has named a price, says what would do.
    const isAsked = here?.name === step.person && (step.price !== null || step.ways.length > 0);
    step.ways.push(key);
    if (already > 0) await pays(turn, already);
    turn.log(`You try in vain to deal with ${step.name}.`);
    turn.say(
      own,
      isAsked ? saysPrice(turn, step, here) : line,
      thing !== undefined && here !== undefined && part.kind === "do" && pattern("task gives").test(text)
        ? `${capitalise(shortName(here))} gives it back to you.`
        : "",
      step.sort === "coaxed" ? (way === null ? "" : staysBehind(turn, step)) : isAsked ? "" : helpFor(turn, step, here),
      tick(turn),
    );
    return true;
  }
  const how = part.kind === "do" ? deedsIn(parts, played, (each) => ownDeed(turn, each)) : "";
  markDone(
    turn,
    step,
    how !== ""
      ? how
      : offered > 0
        ? `you pay ${offered} ${coinOf(turn)}`
        : thing !== undefined && pattern("task gives").test(text)
          ? `you give up ${theThing(thing)}`
          : here === undefined
            ? ""
            : here.name === step.person
              ? `you talk ${shortName(here)} round`
              : `you talk to ${shortName(here)}`,
  );
  const given = await givenFor(
    turn,
    part,
    offered - already,
    thing,
    here !== undefined && offered > 0 && offered < step.sum ? shortName(here) : "",
  );
  turn.say(
    own,
    isCrossed ? "" : line,
    given,
    isCrossed ? line : step.after,
    await followsFrom(turn, part, step, here),
    price === null
      ? noRoll || (isCrossed && grade === "weak")
        ? tick(turn)
        : ""
      : await paysPrice(turn, price, here, written, has),
  );
  // Not each time somebody has something to say about it.
  const friend =
    doneSteps(task).length % 2 === 0
      ? undefined
      : turn.present.find(
          (each) =>
            each.kind === "person" &&
            each.proper &&
            ![here?.name, step.person, task.rival].includes(each.name) &&
            (turn.member(each.name)?.attitude ?? 0) >= 0,
        );
  turn.say(counted(task), friend === undefined ? "" : lineFor(turn, "task step done", shortName(friend)));
  if (step.sort === "coaxed" && way !== null) await go(turn, way);
  return true;
}

/** "That is too much", "Agreed, you have my word", to the price that somebody here has named. False where nobody has, or for other words. */
export async function answersPrice(turn: Turn, text: string): Promise<boolean> {
  if (!isOnTask(turn) || turn.memo.pending !== null || turn.memo.danger !== null) return false;
  const task = turn.memo.case!.task!;
  const asks = turn.present.filter(({ name }) =>
    openSteps(task).some(({ person, price }) => price !== null && person === name),
  );
  const who = asks.find(({ name }) => name === turn.memo.last) ?? (asks.length === 1 ? asks[0] : undefined);
  if (who === undefined || text.split(" ").length > 16) return false;
  const plain = text.replace(pattern("deal-with answers price", "u"), (called) =>
    pattern("task accepts").test(called) ? called : "",
  );
  const isDear = pattern("task too dear").test(plain) && !pattern("task gives").test(plain.replace(/^i /iu, ""));
  if (isDear) return namesPrice(turn, plain, who);
  if (!pattern("task accepts").test(plain)) return false;
  const paid = await paysAsked(turn, plain, who);
  if (paid === null) return false;
  await isPaid(turn, paid, { kind: "say", words: plain, to: who.name, verb: "tell", direct: true }, "");
  return true;
}

/** A price that was named is paid. */
async function isPaid(
  turn: Turn,
  { step, who, said }: NonNullable<Awaited<ReturnType<typeof paysAsked>>>,
  part: Acted,
  own: string,
): Promise<void> {
  turn.memo.last = who.name;
  turn.spokenTo = who.name;
  turn.acted = true;
  turn.dealt = true;
  markDone(
    turn,
    step,
    step.price?.of === "favour" ? `you give ${shortName(who)} your word` : `you pay what ${shortName(who)} asks`,
  );
  turn.say(own, said, step.after, await followsFrom(turn, part, step, who));
  turn.say(counted(turn.memo.case!.task!));
}

/** "Sly, what would you live on? Come and keep the bell": who was spoken to is asked to do it. Empty where the hero does it. */
function orderedIn(turn: Turn, deed: string, whole: string): string {
  const called = pattern("deal-with ordered in", "u").exec(whole)?.[1] ?? "";
  const who = called === "" ? undefined : personIn(turn, called);
  const first = capitalise(deed.split(" ").slice(0, 2).join(" "));
  return who !== undefined &&
    turn.isHere(who) &&
    whole.split(/(?<=[.!?]) /u).some((each, at) => at > 0 && each.startsWith(first))
    ? called
    : "";
}

/** Who has agreed already comes along when they are asked to. */
async function comesAsAsked(turn: Turn, part: Acted, who: LoreEntry): Promise<boolean> {
  const hasSaidYes = doneSteps(turn.memo.case!.task!).some(
    ({ person, sort }) => sort === "agrees" && person === who.name,
  );
  if (!hasSaidYes || !turn.isHere(who) || turn.memo.companions.includes(who.name)) return false;
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

async function tried(
  turn: Turn,
  part: Acted,
  step: Step,
  here: LoreEntry | undefined,
  isMoney: boolean,
  thing: string | undefined,
): Promise<Grade> {
  const risk = part.kind === "do" ? riskOf(part.text) : null;
  const text = textOf(part);
  const isTouched = here !== undefined && part.kind === "say" && touchesOn(turn, here, part.words);
  const dc = needed(turn, text, step, here, isMoney, thing);
  const [ability, skill] =
    part.kind === "say" || pattern("task gives").test(text)
      ? ([
          "charisma",
          pattern("deal-with tried", "u").test(part.kind === "say" ? part.verb : "") ? "Intimidation" : "Persuasion",
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
