import type { Ability } from "#contracts/options";
import { storedPattern } from "../../patterns.ts";
import { goOnWith } from "../case/end/after-end.ts";
import { lineFor } from "../case/fill-in.ts";
import { isOnRest } from "../case/end/rest-of-aim.ts";
import { entriesIn, isHero } from "../lore/lore.ts";
import { contentWords } from "../lore/nouns.ts";
import { BY, type Turn } from "../turn.ts";
import type { Part } from "../words/clauses.ts";
import { riskOf } from "./deed.ts";

/** The deed by which what is left of an aim is reached (`rest-of-aim.ts`): one check with its stakes in the open. */

/** Verbs of what is done by saying it. */
const BY_SAYING = storedPattern("rest-of-aim by saying", "iu");
/** Until when, and for how long: none of what the deed is about. */
const TAIL = storedPattern("rest-of-aim tail", "iu");
/** What changes nothing: looks, ways and waiting. */
const NO_DEED = storedPattern("rest-of-aim no deed", "iu");
const FORCE = storedPattern("does-rest force", "iu");

/** Whether words do, or say, what is left. */
function isTheDeed(turn: Turn, part: Part & { readonly kind: "do" | "say" }): boolean {
  const { part: rest, guilty } = turn.memo.end!.rest!;
  const text = part.kind === "do" ? part.text : part.direct ? part.words : `${part.verb} ${part.to} ${part.words}`;
  const isClaim = /^get\b/iu.test(rest) && part.kind === "say" && /^(?:demand|claim|ask for|insist)/iu.test(text);
  if (part.kind === "say" && (/\?["”]?$/u.test(text) || (!BY_SAYING.test(rest) && !isClaim))) return false;
  if (part.kind === "do" && NO_DEED.test(text)) return false;
  const named = (words: string) => entriesIn(turn.lore, words).filter((entry) => !isHero(turn.lore, entry));
  if (/\bwho\b|\b(?:murderer|killer|culprit|thief|traitor|guilty)\b/iu.test(rest))
    return guilty === "" ? named(text).length > 0 : named(text).some(({ name }) => name === guilty);
  const [first] = named(rest);
  if (first !== undefined && first.kind !== "place") return named(text).some(({ name }) => name === first.name);
  const wanted = contentWords(rest.slice(0, TAIL.exec(rest)?.index ?? rest.length).replace(/^\S+ /u, ""));
  const shared = [...contentWords(text)].filter((word) => wanted.has(word)).length;
  return shared > 0 && shared * 2 >= wanted.size;
}

/** What is done or said for the rest of the aim: one check. False where the words are for something else. */
export async function doesRest(turn: Turn, part: Part): Promise<boolean> {
  if ((part.kind !== "do" && part.kind !== "say") || !isOnRest(turn) || turn.ended !== "") return false;
  if (!isTheDeed(turn, part)) return false;
  const end = turn.memo.end!;
  const rest = end.rest!;
  const text = part.kind === "say" ? part.words : part.text;
  const risk = part.kind === "say" ? null : riskOf(text);
  const [ability, skill]: readonly [Ability, string | null] =
    part.kind === "say"
      ? ["charisma", "Persuasion"]
      : risk !== null
        ? [risk.ability, risk.skill]
        : FORCE.test(text)
          ? ["strength", "Athletics"]
          : ["wisdom", "Insight"];
  const grade = await turn.check(ability, skill, 10, `Whether you ${rest.part}`.slice(0, 200));
  rest.tries += 1;
  turn.moved = true;
  // "I read the deed to Martha" is heard.
  const kind = part.kind === "say" || BY_SAYING.test(text) || /\bname\b/iu.test(text) ? "said" : "done";
  if (grade === "miss" && rest.tries < 2) {
    turn.say(lineFor(turn, `rest ${kind} missed`));
    return true;
  }
  turn.say(lineFor(turn, `rest ${kind}`));
  reach(
    turn,
    grade === "strong"
      ? "It is done."
      : grade === "weak"
        ? "It had its price, and it is done."
        : "Late, and at a heavy price, it is done.",
  );
  return true;
}

/** That part of the aim is reached: what became of all of it, and what is left. */
function reach(turn: Turn, answer: string): void {
  const end = turn.memo.end!;
  const { part } = end.rest!;
  const main = turn.main!;
  end.parts = (end.parts ?? []).map((each) =>
    each.part.slice(0, 100) === part.slice(0, 100) ? { ...each, answer: `Yes. ${answer}` } : each,
  );
  turn.log(`You brought it about: ${part}.`);
  turn.change({ type: "thread_changed", by: BY, title: main.title, step: answer });
  turn.change({ type: "thread_changed", by: BY, title: main.title, state: "resolved" });
  turn.ended = main.title;
  const { guilty } = end.rest!;
  delete end.rest;
  end.rests = true;
  turn.say(`You set out to ${part}. ${answer}`);
  if (!goOnWith(turn, guilty))
    turn.say("That was all of it. The story may rest here. Or it goes on: say “I am after …”.");
}
