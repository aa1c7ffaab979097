import { capitalise } from "#english/noun-phrase";
import type { Turn } from "../../turn.ts";
import type { KeptCase } from "../kept-case.ts";
import { worded } from "../../moves/deed.ts";
import type { Part } from "../../words/clauses.ts";
import { chosenOf, fillIn, lineFor } from "../fill-in.ts";
import { ROLES, type Role } from "../case-kinds.ts";
import type { Truth } from "../case-content.ts";
import { createRandom } from "../../../../random.ts";
import { isMet, isNear } from "../end/remembered.ts";
import { isAnyonesGuess, isOpen } from "../open/open-story.ts";
import { truthOf } from "../parts/people-of-case.ts";
import { isSoughtFound } from "../aim/sought.ts";
import { pattern, storedPattern } from "../../../patterns.ts";
import { taskEnd } from "../task/task-end.ts";
import { isHinted } from "./sort-try.ts";

/** How the end turns: by what the player did, and never against it. */

export type EndWay = "talk" | "force" | "wit" | "sacrifice";

const OFFERED = storedPattern("climax sacrifice");
const FORCE = storedPattern("climax force");

/** By which of the ways a deed or words decide it. */
export function wayOfEnd(part: Part & { readonly kind: "do" | "say" }): EndWay {
  const text = part.kind === "say" ? `${part.verb} ${part.words}` : part.text;
  if (OFFERED.test(text)) return "sacrifice";
  if (part.kind === "say") return pattern("turning way of end", "u").test(part.verb) ? "wit" : "talk";
  return FORCE.test(text) ? "force" : "wit";
}

/** The player's own deed or words, as a sentence. Empty where they cannot be said well. */
export function ownDeed(turn: Turn, part: Part & { readonly kind: "do" | "say" }): string {
  if (part.kind === "say" && part.direct) {
    const [first = ""] = pattern("turning own deed", "u").exec(part.words.replace(/[“”"]/gu, "").trim()) ?? [];
    return first === "" ? "" : `“${capitalise(/[.!?]$/u.test(first) ? first : `${first}.`)}” You have said it.`;
  }
  const deed = worded(turn, part.kind === "say" ? `${part.verb} ${part.words.split(": ")[0]}` : part.text, 40);
  return deed === "" ? "" : `You ${deed}.`;
}

/**
 * A written text of an open story without the sentences about people who cannot be in it: in the scene nobody who is not here, afterwards nobody
 * whom the hero has never met. Somebody else who is not in it yet stands in for them, where there is one, since no fact hangs on who it is.
 */
function ofThePresent(turn: Turn, kept: KeptCase, text: string, isScene: boolean): string {
  const has = (part: string, role: Role) => new RegExp(`[{:]${role}\\}`, "iu").test(part);
  const used = ROLES.filter((role) => has(text, role) || (role === "opponent" && kept.doer));
  const fits = (name: string) => (isScene ? turn.isHere(turn.entry(name)) : isMet(turn, turn.entry(name)));
  return text
    .split(/(?<=[.!?]”?) /u)
    .filter((sentence) =>
      ROLES.every((role) => {
        if (!has(sentence, role) || (role === "opponent" && kept.doer)) return true;
        if (fits(kept.who[role])) return true;
        const other = [...turn.present, ...turn.story.cast.map(({ name }) => turn.entry(name))].find(
          (each) => isNear(turn, each) && fits(each.name) && used.every((one) => kept.who[one] !== each.name),
        );
        if (other === undefined) return false;
        kept.who[role] = other.name;
        return true;
      }),
    )
    .join(" ");
}

/** The scene in which it is decided. */
export function sceneOf(turn: Turn): string {
  const kept = turn.memo.case!;
  const scene = climaxOf(kept).showdown;
  return isAnyonesGuess(kept) ? inScene(turn, kept, chosenOf(turn, kept, scene), true) : fillIn(turn, kept, scene);
}

const inScene = (turn: Turn, kept: KeptCase, text: string, isScene: boolean): string => {
  const own = { ...kept, who: { ...kept.who } };
  return fillIn(turn, own, ofThePresent(turn, own, text, isScene));
};

/** How the story is decided and ends, as it is written: one of several for any premise, by what the hero is after. */
function climaxOf(kept: KeptCase): Pick<Truth, "showdown" | "ends"> {
  const truth = truthOf(kept)!;
  if (kept.doer && truth.held !== undefined) return truth.held;
  return createRandom(kept.aim).pick([truth, ...(truth.others ?? [])]);
}

/** The written paragraphs of an end by which it came about: the plot's own turn, where the deed fits it, else the one of the way. */
export function endOf(turn: Turn, grade: "strong" | "weak" | "miss", way: EndWay, text: string): string[] {
  const kept = turn.memo.case!;
  const truth = truthOf(kept)!;
  if (kept.task !== null) return taskEnd(turn, kept.task, grade);
  const paragraphs = chosenOf(turn, kept, climaxOf(kept).ends[grade]).split(/\n\n+/u);
  // Who is with the hero already is not let out of anywhere.
  if (isSoughtFound(turn, kept)) return lineFor(turn, `found ${grade}`).split(/\n\n+/u);
  if (isOpen(kept)) {
    const scenes = paragraphs.map((each, at) => inScene(turn, kept, each, at === 0));
    // Who does it by the player's own word is in the end.
    if (kept.doer && !paragraphs.some((each) => /opponent\}/iu.test(each)))
      scenes.splice(1, 0, lineFor(turn, `doer ${grade}`));
    return scenes.filter((each) => each !== "");
  }
  const [written = "", ...rest] = paragraphs;
  const isBroken = grade !== "miss" && kept.said.includes("way open");
  const turned = isBroken ? lineFor(turn, `turn ${way} ${truth.kind}`) : written;
  const isOwn = isHinted(kept, text) || (truth.turn ?? ["talk"]).includes(way);
  const first =
    grade === "strong"
      ? [isOwn ? turned : lineFor(turn, `turn ${way} ${truth.kind}`)]
      : [
          text === ""
            ? ""
            : grade === "miss"
              ? lineFor(turn, "too little")
              : isHinted(kept, text)
                ? ""
                : lineFor(turn, `turn half ${way}`),
          turned,
        ];
  return [...first, ...rest].flatMap((each) => (each === "" ? [] : [fillIn(turn, kept, each)]));
}
