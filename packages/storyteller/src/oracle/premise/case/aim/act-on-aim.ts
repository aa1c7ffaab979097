import { pattern, storedPattern, type StoredPattern } from "../../../patterns.ts";
import { entriesIn } from "../../lore/lore.ts";
import { isSamePlace } from "../../lore/where/whereabouts.ts";
import { type Risk, riskOf, taken } from "../../moves/deed.ts";
import { isUnsolved } from "../open/open-story.ts";
import type { Grade, Turn } from "../../turn.ts";
import { lineFor } from "../fill-in.ts";
import { piecesOf, sayLead } from "../leads.ts";
import { namesAim, objectOf } from "./object-of-aim.ts";
import { truthOf } from "../parts/people-of-case.ts";
import { hasVerbOf } from "../end/deed-of-aim.ts";
import { closeStory } from "../end/ending.ts";
import { findClue } from "../reveal-clue.ts";
import { takesPrize } from "../settled-by-player.ts";
import { begin } from "../climax/showdown.ts";

/** A deed on what the aim is about is never only repeated: it is a check, and it moves the case. */

/** Deeds by which each kind of aim is acted on. */
const ACTS: Readonly<Record<string, StoredPattern>> = {
  stop: storedPattern("act-on-aim acts"),
  find: storedPattern("act-on-aim acts 2"),
  reach: storedPattern("act-on-aim acts 3"),
  win: storedPattern("act-on-aim acts 4"),
};
const OWN_VERB = storedPattern("act-on-aim own verb");
/** Whether a deed, or what somebody is told to do, acts on what the aim is about. */
export function actsOnAim(turn: Turn, text: string): boolean {
  const kept = turn.memo.case;
  const kind = kept === null ? undefined : truthOf(kept)?.kind;
  if (kept === null || kind === undefined || kept.showdown !== null || turn.main === undefined) return false;
  // A hand on it changes nothing.
  if (pattern("act-on-aim only touches").test(text)) return false;
  if (kept.announced && SEIZES.test(text) && namesGuilty(turn, text)) return true;
  const object = objectOf(kept);
  const isOwn = kind !== "find" && OWN_VERB.exec(text)?.[1]?.toLowerCase() === kept.goal.split(" ")[0]!.toLowerCase();
  const risk = kind === "stop" ? riskOf(text) : null;
  const isRisk = risk !== null && risk.skill !== "Stealth" && namesAim(kept, text);
  if (object === "" || (!isOwn && !isRisk && ACTS[kind]?.test(text) !== true)) return false;
  // Somebody who was sought and is found is with the hero without dice.
  if (kind === "find" && entriesIn(turn.lore, object).some((entry) => entry.kind !== "thing")) return false;
  return namesAim(kept, text) || (kind === "win" && pattern("act-on-aim acts on aim").test(text));
}

const SEIZES = storedPattern("act-on-aim seizes");
/** Whether a text names who is behind it, or who did it for them. */
const namesGuilty = (turn: Turn, text: string): boolean => {
  const { opponent, tool } = turn.memo.case!.who;
  return entriesIn(turn.lore, text).some(({ name }) => name === opponent || name === tool);
};

/** The risk of a deed; of one on the aim that has none of its own, whether it changes anything. Null where it simply happens. */
export function riskInStory(turn: Turn, text: string): Risk | null {
  const own = riskOf(text);
  if (own !== null || !actsOnAim(turn, text)) return own;
  const isForce = pattern("act-on-aim risk in story").test(text);
  const isShown = pattern("act-on-aim risk in story 2").test(text);
  return {
    ability: isForce ? "strength" : isShown ? "charisma" : "intelligence",
    skill: isForce ? "Athletics" : isShown ? "Performance" : "Investigation",
    stakes: "It changes something, or it goes wrong",
    at: isShown ? "social" : "quiet",
  };
}

/** Who reaches for what is not here is told so, and where to go on. Empty where it may be here, or where it is somebody. */
export function notHere(turn: Turn, text: string): string {
  const kept = turn.memo.case;
  if (
    kept === null ||
    kept.enough ||
    truthOf(kept)?.kind !== "find" ||
    !ACTS.find!.test(text) ||
    !actsOnAim(turn, text)
  )
    return "";
  if (isSamePlace(kept.where.lair, turn.place) && !isUnsolved(turn)) return "";
  const clue = turn.hasClue ? "" : findClue(turn, "search", "");
  const what = `${kept.prize.is === "they" ? "They are" : "It is"} not here.`;
  return `${what} ${clue === "" ? sayLead(turn, "search") : clue}`;
}

/** What comes of a deed on the aim that came off: the showdown where the hero is far enough, else a clue and what is in the way. */
export async function moveCase(turn: Turn, text: string, grade: Grade): Promise<void> {
  const kept = turn.memo.case;
  const kind = kept === null ? undefined : truthOf(kept)?.kind;
  if (kept === null || kind === undefined || grade === "miss" || kept.showdown !== null) return;
  const { found, enough } = piecesOf(kept);
  // Who has done it once with some success is not sent away a second time.
  const isAgain = kept.said.includes("acted");
  if (!isAgain) kept.said.push("acted");
  const isFar = kept.announced || kept.enough || found * 2 >= enough || isAgain;
  if (kind === "find" && isFar && !kept.announced) return turn.say(await taken(turn, text), takesPrize(turn, text));
  // The deed of the aim itself came off: it is done.
  if (
    /^(?:stop|reach)$/u.test(kind) &&
    isFar &&
    grade === "strong" &&
    hasVerbOf(kept.goal, text) &&
    namesAim(kept, text)
  )
    return closeStory(turn, "strong", { own: "", way: "wit", text, isPlain: true });
  if (kept.announced || (isFar && (grade === "strong" || isAgain))) {
    begin(turn);
    kept.showdown!.hits = grade === "strong" ? 1 : 0;
    return;
  }
  const { lair } = kept.where;
  const clue = turn.hasClue ? "" : findClue(turn, "force", text);
  // Whom the hero knows now is announced, and the way with it.
  if (piecesOf(kept).found >= enough) return turn.say(clue);
  turn.say(lineFor(turn, `obstacle ${kind}`), clue || (turn.hasClue ? "" : sayLead(turn, "ask")));
  if (!isSamePlace(lair, turn.place))
    turn.memo.offers.push({ text: `go to ${lair}`, act: "travel", target: lair, topic: "" });
}
