import { closeStory } from "../case/end/ending.ts";
import { isDecided } from "../case/climax/decided.ts";
import { begin } from "../case/climax/showdown.ts";
import { broughtBy, doesAim, doneFact, handsOver, isDone } from "../case/end/deed-of-aim.ts";
import { partsOfGoal } from "../case/end/goal-parts.ts";
import { onlyNeedsDeed } from "../case/end/rest-of-aim.ts";
import { lineFor, ofHero } from "../case/fill-in.ts";
import { seeksPeople, soughtPeople } from "../case/aim/sought.ts";
import { ownDeed } from "../case/climax/turning.ts";
import { listed } from "#english/noun-phrase";
import { foundFact } from "../lore/fates.ts";
import { entriesIn, shortName } from "../lore/lore.ts";
import { isSamePlace } from "../lore/where/whereabouts.ts";
import type { KeptCase } from "../case/kept-case.ts";
import { namesAim } from "../case/aim/object-of-aim.ts";
import { truthOf } from "../case/parts/people-of-case.ts";
import { pattern, storedPattern } from "../../patterns.ts";
import type { Turn } from "../turn.ts";
import type { Part } from "../words/clauses.ts";
import { fullAim } from "./aim/full-aim.ts";

/** The deed of the aim before the story is over: who is with the hero is brought home, and nothing is in the way. */

/** "We have won the Derby!" */
const WON = storedPattern("does-part won");
const FETCHES = storedPattern("does-part fetches");
/** Whether a deed takes away what the story is about, when somebody has confessed where it is, or the hero has found it. */
const fetches = (turn: Turn, kept: KeptCase, text: string): boolean =>
  truthOf(kept)?.kind === "find" &&
  !seeksPeople(turn, kept) &&
  FETCHES.test(text) &&
  namesAim(kept, text) &&
  ((kept.said.includes("confess") && isSamePlace(kept.where.lair, turn.place)) ||
    (turn.wasSaid("prize found") && pattern("does-part fetches 2").test(text)));

/** "I give Lady Arabella back to the widow": who was sought and is found, to somebody who is here. */
const givesBack = (turn: Turn, kept: KeptCase, text: string): boolean => {
  const names = entriesIn(turn.lore, text).map(({ name }) => name);
  const sought = soughtPeople(turn, kept).find(({ name }) => names[0] === name);
  return (
    sought !== undefined &&
    turn.memo.facts.includes(foundFact(sought)) &&
    pattern("does-part gives back").test(text) &&
    turn.present.some(({ name }) => name !== sought.name && names.includes(name) && name !== kept.who.opponent)
  );
};

/** Plays a part of the message that does it. False where it does not, or where something is in the way. */
export function doesPart(turn: Turn, part: Part): boolean {
  const { case: kept, danger, end } = turn.memo;
  if (kept === null || kept.showdown !== null || turn.main === undefined || turn.ended !== "") return false;
  if ((part.kind !== "do" && part.kind !== "state") || turn.story.encounter !== null) return false;
  const own = partsOfGoal(fullAim(turn.main)).map((each) => ofHero(each));
  const first = own[0] ?? "";
  const opponent = turn.member(kept.who.opponent);
  const isOpposed =
    opponent !== undefined && turn.isHere(turn.entry(opponent.name)) && (kept.announced || opponent.attitude < 0);
  // Who is known to be against it stands in the way.
  if (isDecided(turn) && isOpposed && doesAim(turn, first, part)) {
    begin(turn);
    return true;
  }
  if (isOpposed || danger !== null) return false;
  if (part.kind === "state" && truthOf(kept)?.kind === "win" && WON.test(part.text)) {
    turn.say(lineFor(turn, "not by saying"));
    return true;
  }
  const deed = part.kind === "do" ? ownDeed(turn, part) : "";
  const isPlain = kept.task === null && truthOf(kept)?.kind === "reach" && handsOver(turn, first, part);
  if (isPlain || (part.kind === "do" && (fetches(turn, kept, part.text) || givesBack(turn, kept, part.text)))) {
    if (deed !== "") turn.log(`${deed.replace(/[.]$/u, "")}: it comes off.`);
    closeStory(turn, "strong", { own: deed, way: "wit", text: part.text, isPlain });
    return true;
  }
  const open = [...own, ...(end?.parts ?? []).flatMap((each) => (each.answer === "" ? [each.part] : []))];
  const done = open.find((each) => {
    const who = broughtBy(turn, each);
    return who !== undefined && turn.isHere(who) && !isDone(turn, each) && doesAim(turn, each, part);
  });
  const who = done === undefined ? undefined : broughtBy(turn, done);
  if (done === undefined || who === undefined) return false;
  const isWhole =
    own[0] === done && seeksPeople(turn, kept) && soughtPeople(turn, kept).some(({ name }) => name === who.name);
  if (!isWhole && !onlyNeedsDeed(done)) return false;
  turn.memo.last = who.name;
  turn.fact(foundFact(who));
  if (isWhole) {
    closeStory(turn, "strong", { own: deed, way: "wit", text: part.text });
    return true;
  }
  turn.fact(doneFact(done));
  turn.log(`You brought it about: ${done}.`);
  for (const each of end?.parts ?? []) if (each.part === done) each.answer = "Yes. It is done.";
  const left = open.filter((each) => !isDone(turn, each));
  turn.say(deed, lineFor(turn, "rest brought", shortName(who)));
  turn.say(`That much is done: ${done}.${left.length === 0 ? "" : ` You still have to ${listed(left)}.`}`);
  return true;
}
