import { pattern, sourceOf, storedPattern } from "../../../patterns.ts";
import type { Ability } from "#contracts/options";
import { capitalise } from "#english/noun-phrase";
import { isSamePlace } from "../../lore/where/whereabouts.ts";
import { type LoreEntry, shortName } from "../../lore/lore.ts";
import { answersDeed } from "../end/answer-deed.ts";
import { closeStory } from "../end/ending.ts";
import { riskOf } from "../../moves/deed.ts";
import { touchesOn } from "../../moves/people/touches-on.ts";
import { kindOfWords, reacts } from "../../moves/people/reacts.ts";
import { calledIn, personIn } from "../../moves/people/who.ts";
import { takeReady } from "../../moves/ready.ts";
import { arrive, whoIsHere } from "../../moves/travel/travel.ts";
import { BY, type Grade, type Turn } from "../../turn.ts";
import type { Part } from "../../words/clauses.ts";
import { countsFor } from "./counts.ts";
import { isHinted, sortOf, sortOfTry } from "./sort-try.ts";
import type { KeptCase } from "../kept-case.ts";
import { canTalk } from "../../lore/voices.ts";
import { type EndWay, ownDeed, sceneOf, wayOfEnd } from "./turning.ts";
import { withYou } from "./with-you.ts";
import { lineFor, outcomeOf } from "../fill-in.ts";
import { asksWhom, isRiddle } from "../name-culprit.ts";
import { piecesOf, sayLead, standsAt } from "../leads.ts";
import { isAnyonesGuess, isNobodys, isOpen, isSearch } from "../open/open-story.ts";
import { whyOf } from "../open/whole-truth.ts";
import { isSoughtFound, soughtPeople } from "../aim/sought.ts";
import { inRole } from "../parts/people-of-case.ts";
import { beginDeed } from "../task/scenes.ts";

import { kindOfSkill } from "../kinds-of-deed.ts";

/** The showdown: played where it is decided, ended as it is written. */

/** "I end it": the showdown, if the hero knows enough; half of it is enough for those who dare. */
export async function endIt(turn: Turn): Promise<void> {
  const kept = turn.memo.case;
  if (turn.main === undefined || kept === null) return turn.say(sourceOf("showdown nothing open"));
  if (kept.showdown !== null) return decide(turn, { kind: "do", text: "end it" });
  if (kept.task !== null) return beginDeed(turn);
  if (isOpen(kept) && kept.theory === "")
    return turn.say(`Nobody knows yet ${isSearch(kept) ? "where to look" : "what it is"}. ${standsAt(turn)}`);
  const { found, enough } = piecesOf(kept);
  if (!isOpen(kept) && found * 2 >= enough && isRiddle(kept)) return asksWhom(turn, kept);
  if (!isOpen(kept) && found * 2 < enough && !kept.enough)
    return turn.say(`It is too early for that. ${standsAt(turn)} ${sayLead(turn, "ask")}`);
  begin(turn);
}

/** The scene is told once. */
const goesOn = (turn: Turn): void => turn.say(lineFor(turn, "goes on"));

/** The written scene: the opponent is there, and waits for what the hero does. */
export function begin(turn: Turn): void {
  const kept = turn.memo.case!;
  const opponent = inRole(turn, "opponent");
  if (kept.showdown !== null) return goesOn(turn);
  turn.memo.danger = null;
  turn.memo.pending = null;
  if (turn.story.encounter !== null) turn.change({ type: "encounter_changed", by: BY, encounter: null });
  const along = turn.present.filter(({ name }) => name === kept.who.ally).map(({ name }) => name);
  if (!isSamePlace(kept.where.lair, turn.place)) {
    arrive(turn, kept.where.lair, isNobodys(kept) ? undefined : opponent);
    for (const name of along) turn.bring(turn.entry(name));
    turn.say(`It is decided at ${kept.where.lair}.`, whoIsHere(turn));
  }
  if (!isNobodys(kept)) {
    turn.bring(opponent);
    turn.memo.last = opponent.name;
  }
  // Who is found is there, behind what is still in the way.
  if (isSearch(kept)) for (const each of soughtPeople(turn, kept)) turn.bring(each);
  kept.announced = true;
  kept.due = false;
  kept.showdown = { tries: 0, hits: 0, idle: 0 };
  turn.begun = true;
  const isAgain = kept.said.includes("scene");
  if (!isAgain) kept.said.push("scene");
  turn.log(isNobodys(kept) ? `It is decided at ${turn.place}.` : `You face ${shortName(opponent)} at ${turn.place}.`);
  if (isAgain) return turn.say(lineFor(turn, "still here"));
  if (isSoughtFound(turn, kept)) {
    for (const each of soughtPeople(turn, kept)) turn.bring(each);
    return turn.say(lineFor(turn, "found showdown"));
  }
  const company = isAnyonesGuess(kept) ? withYou(turn) : "";
  turn.say(sceneOf(turn).replace(/ (?=What do you do\?$)/u, ` ${company} `));
}

const THREATENS = storedPattern("showdown threatens", "u");

/** How the hero tries to decide it. */
function skillOf(part: Part & { readonly kind: "do" | "say" }, way: EndWay): readonly [Ability, string, string] {
  if (part.kind === "say")
    return [
      "charisma",
      way === "wit" ? "Deception" : THREATENS.test(part.verb) ? "Intimidation" : "Persuasion",
      "talk",
    ];
  if (/^cast\b/iu.test(part.text)) return ["intelligence", "Arcana", "magic"];
  const risk = riskOf(part.text);
  if (risk?.skill === "Stealth" || risk?.skill === "Sleight of Hand") return ["dexterity", risk.skill, "stealth"];
  if (way === "force") return ["strength", "Athletics", "force"];
  if (way === "sacrifice") return ["wisdom", "Insight", "talk"];
  if (risk?.skill === null || risk?.skill === undefined) return ["wisdom", "Insight", "plain"];
  return [risk.ability, risk.skill, kindOfSkill(risk.skill)];
}

/** A question decides nothing: whether words are nothing but one. */
const asksOnly = ({ words, verb, direct }: Part & { readonly kind: "say" }): boolean =>
  direct
    ? words.split(/(?<=[.!?])\s+/u).every((each) => each.endsWith("?"))
    : verb === "ask" && pattern("showdown asks only").test(words);

/** What the one who is faced answers to a question: once why it was done, and then no more. */
export function parry(turn: Turn, question: string): void {
  const kept = turn.memo.case!;
  const name = shortName(inRole(turn, "opponent"));
  // Several questions in one breath have one answer.
  if (turn.begun) return;
  turn.begun = true;
  if (kept.said.includes("why") || !pattern("showdown parry").test(question))
    return pass(turn, 1, lineFor(turn, "parries", name));
  kept.said.push("why");
  const why = whyOf(turn, kept);
  turn.moved = true;
  turn.say(`“You know why,” says ${name}, and you do: ${why}. ${capitalise(name)} waits for what you do.`);
}

/** The third thing that the hero does ends it. Waiting counts twice; the first question is free. */
const MOST = 3;
const thingsDone = ({ tries, idle }: NonNullable<KeptCase["showdown"]>): number => tries + idle;

/** Before this message one deed decides no open story. */
const EARLY = 15;

/** What decides nothing is answered, and time passes; in the end nobody waits any longer, and what was won counts. */
function pass(turn: Turn, by: number, ...answer: readonly string[]): void {
  const shown = turn.memo.case!.showdown!;
  shown.idle += by;
  turn.moved = true;
  turn.passed = true;
  if (thingsDone(shown) >= MOST)
    return closeStory(turn, shown.hits > 0 ? "weak" : "miss", {
      own: `${answer[0] ?? ""} ${lineFor(turn, "acts first")}`.trim(),
    });
  turn.say(...answer, thingsDone(shown) + 1 >= MOST ? lineFor(turn, "about to act") : "");
}

/**
 * What the hero does in the showdown. What bears on it is a check: a strong hit decides it; else there is a second one, and no third.
 * Anything else is answered, and decides nothing.
 * @param by who does it for the hero
 */
export async function decide(turn: Turn, part: Part & { readonly kind: "do" | "say" }, by?: LoreEntry): Promise<void> {
  const kept = turn.memo.case!;
  const shown = kept.showdown!;
  // Words to somebody who is here are answered by them.
  const to =
    part.kind === "say" && isNobodys(kept) ? (calledIn(turn, part.words) ?? personIn(turn, part.to)) : undefined;
  const beside = (words: string): string =>
    to !== undefined && turn.isHere(to) && canTalk(turn.lore, to)
      ? reacts(turn, to, kindOfWords(turn, words), words)
      : lineFor(turn, "beside words");
  if (part.kind === "say" && asksOnly(part) && isNobodys(kept)) return pass(turn, 1, beside(part.words));
  if (part.kind === "say" && asksOnly(part)) return parry(turn, part.words.replace(pattern("showdown decide"), ""));
  const sort = by === undefined ? sortOf(turn, part) : "acts";
  const own = by === undefined ? ownDeed(turn, part) : lineFor(turn, "helper", shortName(by));
  // Before more is said or done, what comes first is only its beginning.
  if (sort !== "acts" && (turn.more || turn.passed)) return turn.say(part.kind === "do" ? own : "");
  const isDeed = part.kind === "do" || part.verb === "show";
  if (sort === "nothing") return pass(turn, 2, own || "You wait.", lineFor(turn, "waited"));
  if (sort === "beside") return pass(turn, 1, ...(isDeed ? [own, lineFor(turn, "beside deed")] : [beside(part.words)]));
  const text = part.kind === "say" ? part.words : part.text;
  const way = by === undefined ? wayOfEnd(part) : "wit";
  const [ability, skill, kind] = by === undefined ? skillOf(part, way) : (["charisma", "Persuasion", ""] as const);
  const { dc, said } = countsFor(turn, text);
  const ready = takeReady(
    turn,
    by === undefined ? "Whether it ends as you want it" : `Whether ${shortName(by)} brings it off`,
  );
  const isTouched = part.kind === "say" && !isNobodys(kept) && touchesOn(turn, inRole(turn, "opponent"), part.words);
  const rolled = await turn.check(ability, skill, dc, ready.stakes, ready.has || isTouched ? "advantage" : "none");
  // What the scene itself points at is not refused.
  const grade = rolled === "miss" && isHinted(kept, text) ? "weak" : rolled;
  shown.tries += 1;
  if (by === undefined && own !== "") turn.log(own.replace(pattern("showdown decide 2", "u"), "You say: $1"));
  const isLast = shown.tries > 1 || thingsDone(shown) >= MOST;
  // What the player has said it is answers the first deed: an open story is not over at one blow, before it has been a story.
  const isEarly = isAnyonesGuess(kept) && shown.tries === 1 && turn.brief.number < EARLY;
  if (!isEarly && (grade === "strong" || isLast || isHinted(kept, text))) {
    const end: Grade = grade === "strong" ? "strong" : grade === "weak" || shown.hits > 0 ? "weak" : "miss";
    return closeStory(turn, end, { own: [own, said].join(" ").trim(), way, text });
  }
  if (grade !== "miss") shown.hits += 1;
  turn.say(isDeed ? own : "", said);
  turn.say(
    by === undefined && isNobodys(kept) ? answersDeed(turn, kept, grade === "miss" ? "miss" : "weak", text) : "",
  );
  turn.say(
    grade === "weak" && by === undefined && own === "" ? outcomeOf(turn, kind, "weak") : "",
    takenBy(turn, grade === "miss" ? "miss" : "weak", by === undefined ? sortOfTry(part) : null),
  );
}

/** How the one who is faced takes what was done, by what it was; a general line where nobody is faced, or nobody who talks. */
function takenBy(turn: Turn, grade: "weak" | "miss", sort: string | null): string {
  const is = grade === "weak" ? "won" : "lost";
  const opponent = inRole(turn, "opponent");
  if (sort === null || isNobodys(turn.memo.case) || !canTalk(turn.lore, opponent)) return lineFor(turn, `half ${is}`);
  return `${lineFor(turn, `${is} ${sort}`)} ${lineFor(turn, "last thing")}`;
}

/** The hero leaves before it is decided: it can be taken up again. */
export function breakOff(turn: Turn): void {
  const kept = turn.memo.case;
  if (kept?.showdown === null || kept?.showdown === undefined || isSamePlace(turn.place, kept.where.lair)) return;
  if (kept.said.includes("left") && turn.main !== undefined)
    return closeStory(turn, "miss", { own: lineFor(turn, "left again") });
  kept.said.push("left");
  kept.showdown = null;
  kept.late = true;
  // Who goes back to them goes there.
  if (!isNobodys(kept)) turn.memo.places[kept.who.opponent] = kept.where.lair;
  turn.say(lineFor(turn, "left"));
}

/** The hero has beaten somebody in a fight: if it was the opponent, it is decided. */
export function fightWon(turn: Turn, name: string): void {
  const kept = turn.memo.case;
  if (kept === null || isNobodys(kept) || kept.who.opponent !== name || turn.main === undefined) return;
  closeStory(turn, kept.announced ? "strong" : "weak", { own: "" });
}
