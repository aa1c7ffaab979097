import { capitalise, listed } from "#english/noun-phrase";
import { bare } from "#english/noun-phrase";
import { entriesIn } from "../../lore/lore.ts";
import type { Turn } from "../../turn.ts";
import { theThing } from "../record/items.ts";
import { fullAim, gain } from "./vow.ts";

/** What the vow is after is found, or known: that counts more than a trace. */

interface Goal {
  /** What is said of it while it is open: "the notebook", "who killed Duncan Rae". */
  readonly open: string;
  /** Words that name the thing; empty for a question. */
  readonly nouns: readonly string[];
  /** The verb of a question: "killed". */
  readonly verb: string;
}

/** The parts of the aim: "find out who killed Duncan Rae, find his notebook" are two. */
function goalsOf(main: Parameters<typeof fullAim>[0]): Goal[] {
  return fullAim(main)
    .split(/,? and (?:to )?|, (?:to )?/u)
    .flatMap((part): Goal[] => {
      const question = /^(?:find out|learn|discover|know|prove|see) (who (\p{Ll}+)\b.*)$/iu.exec(part);
      if (question !== null) return [{ open: question[1]!.replace(/ before .*$/u, ""), nouns: [], verb: question[2]! }];
      const thing =
        /^(?:find|get|recover|win|bring|steal|free|rescue|save|fetch|win back|get back) (?!out\b)((?:the|his|her|their|your|an?|my) )?([\p{L}'’ -]{2,40}?)(?= (?:back|in|from|before|to|home|out|alive|at|on|of|that|who|which)\b|$)/iu.exec(
          part,
        );
      if (thing === null) return [];
      const phrase = thing[2]!.trim();
      const isName = /^\p{Lu}/u.test(phrase);
      const nouns = isName ? phrase.split(" ").filter((word) => word.length > 3) : [phrase.split(" ").at(-1)!];
      return nouns.length === 0 ? [] : [{ open: `${thing[1] ?? ""}${phrase}`, nouns, verb: "" }];
    });
}

const CONFESSES =
  /\b(?:i|we)(?: (?:only|just|never|did|didn't|did not))*(?: (?:meant? to|killed|murdered|pushed|struck|drowned|poisoned|strangled|shot|stabbed|took|stole|did it|paid for it|had (?:him|her|it|them)))\b/iu;

/**
 * A step of its own where the answer names what the hero is after. Empty where it does not, or where that was said before.
 * @param found the thing that was found, where the answer is one
 * @param said what somebody says, in their own words
 */
export function payOff(turn: Turn, text: string, found: string, said: string): string {
  const goals = turn.main === undefined ? [] : goalsOf(turn.main);
  for (const goal of goals) {
    if (turn.wasSaid(`reached ${goal.open}`)) continue;
    const isReached =
      goal.verb === ""
        ? isFound(goal, found)
        : CONFESSES.test(said) || (isCulprit(goal, text) && namesSomebody(turn, text));
    if (!isReached) continue;
    turn.markSaid(`reached ${goal.open}`);
    turn.markSaid("reached any");
    if (goal.verb === "") {
      const who = entriesIn(turn.lore, found).find(({ name }) => goal.nouns.some((noun) => name.includes(noun)));
      if (who !== undefined && turn.people.some(({ name }) => name === who.name)) {
        turn.bring(who);
        turn.memo.last = who.name;
      } else if (!turn.memo.held.some(({ thing }) => thing.endsWith(goal.nouns.at(-1)!)))
        turn.memo.held.push({ thing: bare(goal.open.replace(/^(?:his|her|their|your) /u, "")), where: "" });
    }
    const open = goals.filter((each) => !turn.wasSaid(`reached ${each.open}`)).map((each) => each.open);
    const what =
      goal.verb === ""
        ? `${capitalise(/^\p{Lu}/u.test(goal.open) ? goal.open : theThing(goal.nouns[0]!))}: that is what you came for.`
        : `Now you know ${goal.open}.`;
    return [what, gain(turn, 2, what), open.length === 0 ? "" : `Still open: ${listed(open)}.`]
      .filter((each) => each !== "")
      .join(" ");
  }
  return "";
}

/** The thing itself, and no picture or trace of it. */
const isFound = ({ nouns }: Goal, found: string): boolean =>
  found !== "" &&
  nouns.some((noun) =>
    new RegExp(
      `^(?:(?:it's|it is|there is|yes|no)[, :]+)*(?:(?:the|his|her|their|your|my|poor|old|big|[\\p{L}]+(?: [\\p{L}]+)?['’]s) )*${noun}(?!['’]|\\p{L})`,
      "iu",
    ).test(found),
  );
/** "It was Hob who killed him", "Vapora has her": somebody has done what was asked. */
const isCulprit = ({ verb }: Goal, text: string): boolean =>
  new RegExp(
    `\\b${verb} (?:him|her|it|them|you|\\p{Lu}|the\\b)|\\b(?:has|took|stole|holds|hid) (?:her|him|it|them)\\b`,
    "u",
  ).test(text) &&
  !/\b(?:who|knows|not|never|nobody|whether|if|asked|said)\b/u.test(text.replace(/^It was .*? who /u, ""));
const namesSomebody = (turn: Turn, text: string): boolean =>
  entriesIn(turn.lore, text).some(({ name }) =>
    turn.people.some((each) => each.name === name && each.kind === "person"),
  );
