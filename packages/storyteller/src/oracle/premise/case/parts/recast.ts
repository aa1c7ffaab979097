import { literal, pattern } from "../../../patterns.ts";
import { capitalise } from "#english/noun-phrase";
import { createRandom } from "../../../../random.ts";
import { type LoreEntry, shortName } from "../../lore/lore.ts";
import { contentWords } from "../../lore/nouns.ts";
import type { Turn } from "../../turn.ts";
import { mayBeAgainst, powerBehind } from "./against.ts";
import { prizeOf } from "../aim/aim-of-case.ts";
import { enmityOf, hasTrade } from "./casting.ts";
import { type Role, ROLES } from "../case-content.ts";
import { ableFor } from "../draw-case.ts";
import type { KeptCase } from "../kept-case.ts";
import { madeUp } from "./made-up.ts";

/** Somebody in a part of a case is nobody, a beast, dead, or cleared by the player: somebody else takes the part, in the whole record. */

/** What was found out of a name is so of the one who gets its part; true where the record named it. */
export function retell({ memo, brief }: Turn, was: string, to: string): boolean {
  const typed = brief.transcript
    .map(({ playerText }) => contentWords(playerText))
    .concat([contentWords(brief.playerText)]);
  // What the player said of the name ("Pieman is the title") is said of nobody else.
  const isOwn = (text: string) => {
    const words = [...contentWords(text)];
    return words.length > 0 && typed.some((all) => words.every((word) => all.has(word)));
  };
  const [old, now] = [was, to].map((name) => shortName({ name, kind: "person", proper: true }));
  const words = new RegExp(`(?<!\\p{L})(?:${[was, old!].map(literal).join("|")})(?!\\p{L})`, "gu");
  const before = memo.clues.join("\n");
  for (const list of ["clues", "facts", "log"] as const)
    memo[list] = memo[list]
      .filter((text) => list !== "clues" || !(text.search(words) >= 0 && isOwn(text)))
      .map((text) => (isOwn(text) ? text : text.replace(words, now!)));
  return memo.clues.join("\n") !== before;
}

const isAgainst = (role: Role): boolean => role === "opponent" || role === "tool";

/** Gives every part to somebody who can have it. Who gets a dead name's part, and what was told of it, is said in a sentence. */
export function recast(turn: Turn): void {
  const kept = turn.memo.case;
  if (kept === null) return;
  for (const role of ROLES) {
    const name = kept.who[role];
    const isNobody = name !== "" && isNoOne(turn, name);
    // Who died in the story may have been behind it. Whom the player's correction calls dead never was.
    const isCorrected = ["dead", "missing"].some((fate) => turn.memo.facts.includes(`${name} is ${fate}.`));
    const isGone =
      name === "" ||
      isNobody ||
      isCorrected ||
      (isAgainst(role) && turn.memo.past.cleared.includes(name)) ||
      (role !== "opponent" && turn.member(name)?.alive === false);
    if (!isGone) continue;
    kept.who[role] = "";
    give(turn, kept, role);
    if (isNobody && retell(turn, name, kept.who[role]))
      turn.say(
        `What was found of ${shortName(turn.entry(name))} is so of ${shortName(turn.entry(kept.who[role]))}.`.replace(
          /^./u,
          capitalise,
        ),
      );
  }
}

/** Whether a name is nobody who can have a part: none at all, or a beast without a trade. */
const isNoOne = (turn: Turn, name: string): boolean => {
  const entry = turn.entry(name);
  return (
    turn.memo.struck.includes(name) ||
    !pattern("recast is no one", "u").test(entry.kind) ||
    (entry.kind === "creature" && !hasTrade(turn, entry))
  );
};

/** Gives a part to somebody of the texts, else to somebody made up. The power behind it all leaves a lesser part for the first one. */
function give(turn: Turn, kept: KeptCase, role: Role): void {
  const able = ableFor(turn, prizeOf(turn, kept.aim, kept.prize.words)).filter(
    (entry) => entry.kind === "person" && (!isAgainst(role) || mayBeAgainst(turn, entry)),
  );
  const taken = new Set(Object.values(kept.who));
  const free = able.filter(({ name }) => !taken.has(name));
  const best = (all: readonly LoreEntry[]) =>
    all.toSorted((a, b) => enmityOf(turn, b) - enmityOf(turn, a)).at(isAgainst(role) ? 0 : -1);
  const chosen = (role === "opponent" ? powerBehind(turn, able) : undefined) ?? best(free);
  if (chosen === undefined) {
    const made = madeUp(turn, createRandom(`${turn.brief.storySeed}/${role}`), kept.invented, role, kept.world);
    kept.invented.push(made);
    kept.who[role] = made.name;
    return;
  }
  const left = ROLES.find((each) => kept.who[each] === chosen.name);
  kept.who[role] = chosen.name;
  if (left !== undefined) {
    kept.who[left] = "";
    give(turn, kept, left);
  }
}
