import type { GmEvent, TurnBrief } from "../../ports.ts";
import type { Reading } from "../understand/reading.ts";
import { isOnRest } from "./case/end/rest-of-aim.ts";
import { drawCase, hasPlot } from "./case/draw-case.ts";
import { opponentMoves, somethingHappens } from "./case/happen.ts";
import { isDecided } from "./case/climax/decided.ts";
import { announce } from "./case/name-culprit.ts";
import { foundByWord } from "./case/open/found-by-word.ts";
import { isOpen, isSearch } from "./case/open/open-story.ts";
import { mayTheorise } from "./case/open/theory.ts";
import { recast } from "./case/parts/recast.ts";
import { showSteps } from "./case/task/about-steps.ts";
import { hintsAtDeed } from "./case/task/hint-at-deed.ts";
import { findSought } from "./case/aim/sought.ts";
import { begin as beginShowdown, breakOff, fightWon } from "./case/climax/showdown.ts";
import { shortName } from "./lore/lore.ts";
import { type Offer, readPremiseMemo, storedMemo } from "./memo.ts";
import { press } from "./moves/danger/danger.ts";
import { dangerStands } from "./moves/danger/danger-words.ts";
import { takeAnswer } from "./moves/open-question.ts";
import { beginPlot, playsOn } from "./moves/plots.ts";
import { afterAct, foesOf, wake } from "./moves/danger/fight.ts";
import { asOneReply } from "./moves/one-reply.ts";
import { playMessage } from "./moves/play-message.ts";
import { tick } from "./moves/aim/clock.ts";
import { stateBefore } from "./moves/record/take-back.ts";
import { isSamePlace } from "./lore/where/whereabouts.ts";
import { gather, keepCompany } from "./moves/people/company.ts";
import { inSigns } from "./moves/people/in-signs.ts";
import { arrive } from "./moves/travel/travel.ts";
import { reward } from "./moves/aim/vow.ts";
import { open } from "./opening/opening.ts";
import { readMessage } from "./words/clauses.ts";
import { sayBeat } from "./world-beat.ts";
import { Turn } from "./turn.ts";

/**
 * Tells a turn of a story from the player's own world, campaign and hero (docs/oracle.md, "Your own premise"). The same brief, reading
 * and dice always tell the same turn.
 * @param reading what the player's words mean; null at the opening and where the player only wants the story to go on
 */
export async function* narratePremise(
  brief: TurnBrief,
  reading: Reading | null,
  signal: AbortSignal,
): AsyncIterable<GmEvent> {
  const turn = new Turn(brief);
  if (brief.kind === "opening") {
    await open(turn);
    if (turn.main !== undefined) {
      drawCase(turn);
      showSteps(turn);
      beginPlot(turn);
    }
  } else {
    if (turn.story.scene === null) begin(turn);
    gather(turn);
    const { place } = turn;
    const theory = turn.memo.case?.theory ?? "";
    const back = stateBefore(turn);
    // A story that was begun before there were cases, or with a plot that is no more, gets its own at its next turn.
    if (!hasPlot(turn.memo) && turn.main !== undefined && !isOnRest(turn)) drawCase(turn);
    recast(turn);
    if (turn.sheet !== null && turn.sheet.life !== "up") await wake(turn);
    else if (brief.acted !== undefined) await afterAct(turn, brief.acted);
    else if (reading === null) goOn(turn);
    else await playMessage(turn, reading);
    recast(turn);
    findSought(turn);
    foundByWord(turn);
    const named = turn.people.find(({ name }) => name === turn.memo.last);
    if (named !== undefined) turn.memo.named[turn.pronoun(named)] = named.name;
    await press(turn);
    if (turn.moved) await keepCompany(turn);
    fightWon(turn, turn.beaten);
    breakOff(turn);
    // What the player says is here is found here at once.
    const isFound = isSearch(turn.memo.case) && turn.memo.case!.theory !== theory;
    const isThere = isDecided(turn) && (place !== turn.place || isFound);
    announce(turn);
    if (isThere && foesOf(turn.story).length === 0) beginShowdown(turn);
    await reward(turn);
    showSteps(turn);
    hintsAtDeed(turn);
    if (!turn.corrected) {
      // A reply which only says where somebody is brings nobody.
      if (!turn.unheard) opponentMoves(turn);
      turn.memo.back = back;
    }
    if (brief.beat !== undefined && foesOf(turn.story).length === 0) sayBeat(turn, brief.beat);
  }
  if (reading !== null) {
    const { act, target, alternatives } = turn.readAs ?? reading;
    yield {
      type: "read",
      reading: { act, target, sure: turn.readAs !== null || reading.sure, alternatives: [...alternatives] },
    };
  }
  if (signal.aborted) return;
  if (turn.paragraphs.length === 0) turn.say(dangerStands(turn) || `You are at ${turn.place}. What do you do?`);
  yield* turn.introduced;
  for (const [at, paragraph] of asOneReply(turn.paragraphs).entries()) {
    if (signal.aborted) return;
    yield { type: "text", delta: (at === 0 ? "" : "\n\n") + inSigns(turn, paragraph) };
  }
  for (const event of turn.events) yield { type: "story", event };
  const isStory = turn.moved || reading === null || brief.acted !== undefined;
  const { said } = turn.memo;
  const memo = isStory
    ? turn.memo
    : {
        ...readPremiseMemo(brief.memo),
        said,
        last: turn.memo.last,
        before: turn.memo.before,
        pending: turn.memo.pending,
      };
  yield {
    type: "done",
    source: isStory ? "oracle" : "table",
    aiEnhanced: false,
    model: null,
    memo: storedMemo({ ...memo, offers: makeOffers(turn), turn: brief.number }),
  };
}

/** The player only wants the story to go on: time passes, and something happens. */
function goOn(turn: Turn): void {
  turn.moved = true;
  playsOn(turn);
  if (turn.memo.pending !== null && takeAnswer(turn, readMessage("you decide")) !== null) return;
  turn.say(tick(turn));
  turn.say(somethingHappens(turn));
}

/** A story that another game master began, or that lost its first scene, goes on from the player's texts. */
function begin(turn: Turn): void {
  const place =
    turn.lore.entries.find(({ kind }) => kind === "place")?.name ??
    turn.brief.scene.world?.name ??
    turn.brief.scene.campaign.name;
  arrive(turn, place === "" ? "the place where you are" : place);
}

const MOST = 3;

/** What could be done from here. Each works when it is typed or pressed as it stands. */
function makeOffers(turn: Turn): Offer[] {
  const { memo, brief } = turn;
  const made: Offer[] = [];
  const add = (text: string, act: Offer["act"], target: string | null = null) => {
    if (!made.some((each) => each.text.toLowerCase() === text.toLowerCase()))
      made.push({ text, act, target, topic: "" });
  };
  const [foe] = foesOf(turn.story);
  if (foe !== undefined) {
    add(`attack ${foe.name}`, "fight", foe.name);
    add(`talk ${foe.name} down`, "persuade", foe.name);
    add("run away", "flee");
    return made;
  }
  if (memo.danger !== null && memo.pending === null) {
    const name = shortName(turn.entry(memo.danger.who));
    add(memo.danger.how === "holds" ? "break free" : "run away", "flee");
    add("hide", "sneak");
    add(`talk to ${name}`, "persuade", memo.danger.who);
    add(`attack ${name}`, "fight", memo.danger.who);
    return made.slice(0, MOST + 1);
  }
  if (memo.pending !== null) {
    const { sort, choices } = memo.pending;
    for (const [at, text] of choices.entries()) add(sort === "plot" ? `story ${at + 1}` : text, "oracle");
    if (sort === "plot" && (memo.case?.plots.length ?? 0) > choices.length) add("three others", "oracle");
    if ((sort === "plot" || sort === "aim") && choices.length > 0) return made;
  }
  for (const offer of memo.offers) add(offer.text, offer.act, offer.target);
  if (memo.case?.showdown !== null && memo.case?.showdown !== undefined) {
    const name = shortName(turn.entry(memo.case.who.opponent));
    for (const [text, act] of [
      [`talk ${name} round`, "persuade"],
      [`threaten ${name}`, "threaten"],
      [`grab ${name}`, "fight"],
    ] as const)
      add(text, act, memo.case.who.opponent);
    return made;
  }
  if (mayTheorise(turn)) add("I think that …", "oracle");
  if (memo.case?.announced === true && isOpen(memo.case) && !isSamePlace(memo.case.where.lair, turn.place))
    add(`go to ${memo.case.where.lair}`, "travel", memo.case.where.lair);
  const people = turn.present;
  const person = people[brief.number % Math.max(1, people.length)];
  if (person !== undefined) add(`ask ${shortName(person)} what happened`, "talk", person.name);
  const exits = turn.story.scene?.exits ?? [];
  const way = exits.find((name) => !memo.visited.includes(name)) ?? exits[brief.number % Math.max(1, exits.length)];
  if (way !== undefined) add(`go to ${way}`, "travel", way);
  add("search the place", "search");
  add("look around", "look");
  return made.slice(0, MOST);
}
