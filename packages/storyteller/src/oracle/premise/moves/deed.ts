import { pattern, storedPattern } from "../../patterns.ts";
import type { Ability } from "#contracts/options";
import { capitalise } from "#english/noun-phrase";
import { entriesIn, type LoreEntry, shortName } from "../lore/lore.ts";
import { withCapitals } from "../lore/capitals.ts";
import { contentWords, kindOfNoun } from "../lore/nouns.ts";
import { lexicon } from "../../understand/lexicon/lexicon.ts";
import { inYourPerson } from "../words/clauses.ts";
import type { Grade, Turn } from "../turn.ts";
import { tick } from "./aim/clock.ts";
import { dangerStands, endanger } from "./danger/danger-words.ts";
import { hold, theThing } from "./record/items.ts";
import { prepare, prepares, takeReady } from "./ready.ts";
import { resultOfDeed } from "./answers/deed-result.ts";
import { feeling } from "./people/feeling.ts";
import { foundAgain } from "./people/found-again.ts";
import { newcomerIn, whoIn } from "./people/who.ts";
import { bearsOnAim } from "./aim/vow.ts";
import { lineFor, outcomeOf } from "../case/fill-in.ts";
import { inRole } from "../case/parts/people-of-case.ts";
import { isUnsolved } from "../case/open/open-story.ts";
import { pieceWith } from "../case/open/thing-piece.ts";
import { findClue } from "../case/reveal-clue.ts";
import { takesPrize } from "../case/settled-by-player.ts";
import { freesSought } from "../case/aim/sought.ts";
import { kindOfSkill } from "../case/kinds-of-deed.ts";
import type { Way } from "../case/case-content.ts";

/** Deeds whose outcome is in doubt: one check with its stakes in the open, and an outcome that changes something that counts. */

type Body = "body" | "mind" | "quiet" | "social";
export interface Risk {
  readonly ability: Ability;
  readonly skill: string | null;
  readonly stakes: string;
  /** What a failure harms. */
  readonly at: Body;
}

/** Deeds in doubt, from the lexicon; the first that fits counts. Made at the first use: a worker loads the lexicon. */
let known: readonly (readonly [RegExp, Risk])[] | null = null;
const risks = (): NonNullable<typeof known> =>
  (known ??= lexicon().risks.map(
    ([pattern, ability, skill, stakes, at]) => [new RegExp(pattern, "iu"), { ability, skill, stakes, at }] as const,
  ));

/** Whether the hero's own texts say that they fear what a deed is about. */
function isFeared(turn: Turn, text: string): boolean {
  const words = contentWords(text);
  return turn.lore.sentences.some(
    ({ source, text: own }) =>
      source === "hero" &&
      [...own.matchAll(pattern("deed fears", "giu"))].some(
        ([whole, what = ""]) =>
          [...contentWords(what.split(pattern("deed is feared", "u"))[0]!)].some(
            (word) => word !== "deep" && words.has(word),
          ) ||
          (/claustro/iu.test(whole) && pattern("deed is feared 2").test(text)) ||
          (pattern("deed is feared 3").test(whole) && pattern("deed is feared 4").test(text)),
      ),
  );
}

/** The risk of a deed; null where it simply happens. */
export const riskOf = (text: string): Risk | null =>
  pattern("deed risk of").test(text)
    ? null
    : (risks().find(([pattern]) => pattern.test(text.replace(/“[^”]*”/gu, "")))?.[1] ?? null);

/** Words of a deed that read well after "You". */
export function worded(turn: Turn, text: string, most = 18): string {
  const plain = withCapitals(turn.lore, ` ${inYourPerson(text)}`)
    .trim()
    .replace(pattern("deed worded", "giu"), "")
    // "wake the berth: I feel the mattress" is one deed in two steps.
    .replace(/: you (?=\p{Ll})/gu, " and ");
  // "give you that": somebody else's words.
  if (pattern("deed worded 2").test(plain)) return "";
  return plain.split(" ").length <= most && !pattern("deed worded 3", "u").test(plain) ? plain : "";
}

/** @param goes whether the hero gets to another place by it, which is told next */
export async function dare(
  turn: Turn,
  text: string,
  { ability, skill, stakes, at }: Risk,
  goes = false,
): Promise<Grade> {
  // "past the night watchman": there is one.
  const guard = pattern("deed dare 2", "u").exec(text)?.[1];
  const met = guard === undefined || whoIn(turn, guard) !== undefined ? undefined : newcomerIn(turn, guard);
  if (met !== undefined) {
    turn.bring(met);
    turn.memo.last = met.name;
  }
  const feared = isFeared(turn, text);
  const ready = takeReady(turn, feared ? `${stakes}; you fear it` : stakes);
  const grade = await turn.check(
    ability,
    skill,
    12,
    ready.stakes,
    feared === ready.has ? "none" : feared ? "disadvantage" : "advantage",
  );
  const deed = worded(turn, text);
  const bears = grade === "strong" || bearsOnAim(turn, text, false) || pattern("deed dare 3").test(text);
  turn.log(
    `${deed === "" ? capitalise(`you try it at ${turn.place}`) : `You ${deed}`}: ${{ strong: "it comes off", weak: "it comes off, at a cost", miss: "it goes wrong" }[grade]}.`,
  );
  const fear = feared ? "You fear it, so the worse of two dice counts." : "";
  if (grade === "miss") {
    const costs = await consequence(turn, text, at);
    turn.say(
      fear,
      deed === "" ? "You try it." : `You try to ${deed}.`,
      turn.oneOf(lexicon().outcomes.miss!),
      costs,
      tick(turn),
    );
    return grade;
  }
  turn.say(foundAgain(turn, text));
  const freed = freesSought(turn, text);
  const scouts = pattern("deed dare").test(text);
  const result = resultOfDeed(turn, text);
  turn.say(
    fear,
    // Who gets somewhere by it sees so.
    result || (deed === "" ? "" : `You ${deed}.`),
    result !== "" || (grade === "strong" && goes)
      ? ""
      : outcomeOf(turn, MOVES_BODY.test(text) ? "climb" : kindOfSkill(skill), grade) || "It comes off.",
    freed,
    // Nobody is hurt by what came off.
    grade === "strong" || at === "body" ? "" : await consequence(turn, text, at, true),
  );
  const caught = pattern("deed dare 4").test(text) ? whoIn(turn, text) : undefined;
  if (caught !== undefined && !turn.isHere(caught)) {
    turn.bring(caught);
    turn.memo.last = caught.name;
    turn.say(`${capitalise(shortName(caught))} is here again.`);
  }
  if (scouts) turn.say(isUnsolved(turn) ? pieceWith(turn, text) : findClue(turn, wayOf(text, skill), text));
  else if (bears && !isUnsolved(turn)) turn.say(findClue(turn, wayOf(text, skill), text, false, true));
  return grade;
}

/** Deeds that get the hero somewhere, and break nothing. */
const MOVES_BODY = storedPattern("deed moves body");

/** By which way a deed of a skill finds something out. */
function wayOf(text: string, skill: string | null): Way {
  if (pattern("deed way of").test(text)) return "listen";
  if (pattern("deed way of 2").test(text)) return "chase";
  if (skill === "Stealth" || skill === "Sleight of Hand") return "sneak";
  if (skill === "Investigation" || skill === "Medicine" || skill === "Animal Handling") return "craft";
  if (skill === "Persuasion" || skill === "Deception" || skill === "Performance" || skill === "Insight") return "talk";
  return skill === "Survival" ? "travel" : "force";
}

/**
 * What a failure or a price costs: something that the record keeps.
 * @param isDone whether the deed came off: what did its work is not lost
 */
export async function consequence(turn: Turn, text: string, at: Body, isDone = false): Promise<string> {
  const { sheet } = turn;
  const seen = witnessOf(turn, text, at);
  if (at === "body" && sheet !== null && sheet.hp.current > 1) {
    const { total } = await turn.brief.table.roll("1d4", "What it costs you");
    const hurt = Math.min(total, sheet.hp.current - 1);
    const after = await turn.brief.table.change({
      type: "hit_points",
      characterId: sheet.characterId,
      delta: -hurt,
      reason: `Hurt at ${turn.place}`.slice(0, 200),
    });
    return `You lose ${hurt} hit point${hurt === 1 ? "" : "s"} and have ${after.hp.current} of ${after.hp.max}.`;
  }
  if ((at === "quiet" || at === "social") && seen !== undefined) {
    turn.attitude(seen.name, -1);
    const name = capitalise(shortName(seen));
    if (at === "quiet" && (turn.member(seen.name)?.attitude ?? 0) <= -2) {
      if (turn.memo.danger?.who === seen.name) return "";
      endanger(turn, seen, "after");
      return `${name} has noticed. ${dangerStands(turn)}`;
    }
    return at === "quiet" ? `${name} has noticed. ${feeling(turn, seen)}` : feeling(turn, seen);
  }
  const used = turn.memo.held.find(({ thing }) => turn.sharesWords(thing, text));
  if (used !== undefined && !isDone && at === "mind" && !pattern("deed consequence").test(text)) {
    hold(turn, used.thing, false);
    turn.memo.lost.push(theThing(used.thing));
    return `${capitalise(theThing(used.thing))} does not survive it.`;
  }
  return "";
}

function witnessOf(turn: Turn, text: string, at: Body = "social"): LoreEntry | undefined {
  const here = turn.present.filter(({ name }) => !turn.memo.companions.includes(name));
  const named = entriesIn(turn.lore, text).find((entry) => here.some(({ name }) => name === entry.name));
  return (
    named ??
    (at === "quiet"
      ? here.find(
          ({ name }) =>
            (turn.member(name)?.attitude ?? 0) < 0 || (turn.memo.case !== null && inRole(turn, "tool").name === name),
        )
      : here.at(0))
  );
}

/** A deed that is sure to work. Answers whether it had a result of its own; without one it is only said back. */
export async function doIt(turn: Turn, text: string): Promise<boolean> {
  const deed = worded(turn, text) || worded(turn, text.split(pattern("deed do it", "u"))[0]!);
  turn.log(deed === "" ? `You do as you said at ${turn.place}.` : `You ${deed}.`);
  if (prepares(deed)) prepare(turn, deed);
  const more = [await taken(turn, text), foundAgain(turn, text), freesSought(turn, text), takesPrize(turn, text)];
  const result = more.every((each) => each === "") ? resultOfDeed(turn, text) : "";
  const echo = deed === "" ? lineFor(turn, "done") : `You ${deed}.`;
  turn.say(result || echo, ...more);
  if (result === "" && more.every((each) => each === "")) turn.echoes.push(echo);
  if (result !== "") turn.results.push(result);
  return result !== "";
}

/** What is taken up comes on the sheet. */
export async function taken(turn: Turn, text: string): Promise<string> {
  const thing = pattern("deed taken").exec(text);
  const { sheet } = turn;
  if (
    thing === null ||
    sheet === null ||
    kindOfNoun(thing[3]!) !== "thing" ||
    pattern("deed taken 2", "u").test(thing[3]!)
  )
    return "";
  if (sheet.inventory.some(({ name }) => name.toLowerCase() === thing[2]!.toLowerCase())) return "";
  await turn.brief.table.change({
    type: "item",
    characterId: sheet.characterId,
    name: thing[2]!.slice(0, 120),
    delta: 1,
    reason: `Taken at ${turn.place}`.slice(0, 200),
  });
  return "It is on your sheet now.";
}
