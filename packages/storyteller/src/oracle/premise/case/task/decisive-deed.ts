import { storedPattern, pattern } from "../../../patterns.ts";
import { listed } from "#english/noun-phrase";
import { shortName } from "../../lore/lore.ts";
import { contentWords } from "../../lore/nouns.ts";
import { isSamePlace } from "../../lore/whereabouts.ts";
import { fullAim } from "../../moves/aim/full-aim.ts";
import { riskOf } from "../../moves/deed.ts";
import { takeReady } from "../../moves/ready.ts";
import { theThing } from "../../moves/record/items.ts";
import { placeNamed } from "../../moves/travel/place-named.ts";
import { arrive, wayIn } from "../../moves/travel/travel.ts";
import type { Turn } from "../../turn.ts";
import type { Part } from "../../words/clauses.ts";
import { ENDS } from "../climax/decided.ts";
import { ownDeed, wayOfEnd } from "../climax/turning.ts";
import { doesAim, hasVerbOf } from "../end/deed-of-aim.ts";
import { closeStory } from "../end/ending.ts";
import type { KeptCase, Task } from "../kept-case.ts";
import { deedOfTask, partsOfTask } from "./parts-of-task.ts";
import { beginDeed } from "./scenes.ts";
import { doneSteps, isOnTask, openSteps } from "./task.ts";

/** The deed of an open task itself: a scene, and the check that decides it. It may be dared before all is out of the way. */

const NEEDS = 13;
const HARDER = 3;
/** "Bring the bell to the lighthouse": where a thing is carried. */
const CARRIES_TO =
  /^(?:\p{Ll}+ly )?(?:bring|carry|take|deliver|haul|get|ferry|sail|row) .*\b(?:to|into|onto) ([^,.]+)$/iu;
const NO_DEED = storedPattern("task looks", "iu");

/** Whether a part does what the aim is: by its verb and object, or by going where it belongs with what is to be there. */
function isTheDeed(turn: Turn, kept: KeptCase, task: Task, part: Part): boolean {
  if (part.kind !== "do" && part.kind !== "state") return false;
  const whole = fullAim(turn.main!);
  const aim = deedOfTask(whole);
  const isOfParts = partsOfTask(whole).length > 1;
  const words = contentWords(part.text);
  const isNamed =
    [...contentWords(kept.prize.words)].some((word) => words.has(word)) ||
    /\b(?:it|them|him|her|us)\b/iu.test(part.text) ||
    turn.present.some(({ name }) => kept.prize.words.includes(name) && turn.memo.companions.includes(name));
  const way = part.kind === "do" ? wayIn(turn, part.text) : null;
  const carried = part.kind === "do" ? CARRIES_TO.exec(part.text)?.[1] : undefined;
  const place = way?.place ?? (carried === undefined ? "" : (placeNamed(turn, carried) ?? ""));
  const belongs = contentWords(`${aim} ${task.at}`);
  const isThere =
    place !== "" &&
    !isSamePlace(place, turn.place) &&
    (isSamePlace(place, task.at) || [...contentWords(place)].some((word) => belongs.has(word)));
  if (task.kind === "reach" && !isOfParts)
    return isThere || (part.kind === "do" && hasVerbOf(aim, part.text) && !NO_DEED.test(part.text));
  if (isThere) return isNamed && task.kind !== "make";
  if (part.kind === "do" && NO_DEED.test(part.text)) return false;
  if (task.kind === "win")
    return isNamed && (hasVerbOf(aim, part.text) || pattern("task begins").test(part.text)) && part.kind === "do";
  // Words about the thing are no deed: it needs the verb of the aim.
  if (task.kind !== "bring" && !hasVerbOf(aim, part.text)) return false;
  return doesAim(turn, aim, part);
}

/** Plays a part that is the deed itself, or decides it. False where it is something else. */
export async function dares(turn: Turn, part: Part): Promise<boolean> {
  const kept = turn.memo.case;
  const task = kept?.task;
  if (!isOnTask(turn) || kept === null || task === null || task === undefined) return false;
  if (task.begun) return decides(turn, kept, task, part);
  const isEnd = part.kind !== "say" && part.kind !== "table" && ENDS.test(part.text);
  if (!isEnd && !isTheDeed(turn, kept, task, part)) return false;
  beginDeed(turn);
  return true;
}

async function decides(turn: Turn, kept: KeptCase, task: Task, part: Part): Promise<boolean> {
  if (part.kind !== "do" && part.kind !== "say") return false;
  const text = part.kind === "do" ? part.text : part.words;
  if (part.kind === "do" && pattern("task backs out").test(text)) {
    task.begun = false;
    turn.moved = true;
    turn.begun = true;
    turn.say("Then not yet. You break it off before anything is lost but time.");
    return true;
  }
  if ((part.kind === "do" && NO_DEED.test(text)) || (part.kind === "say" && text.trim().endsWith("?"))) return false;
  const { dc, said } = countsFor(turn, task, text);
  const ready = takeReady(turn, `Whether it comes off: ${kept.goal}`);
  const risk = part.kind === "do" ? riskOf(text) : null;
  const rolled = await turn.check(
    part.kind === "say" ? "charisma" : (risk?.ability ?? "wisdom"),
    part.kind === "say" ? "Persuasion" : (risk?.skill ?? "Survival"),
    dc,
    ready.stakes,
    ready.has ? "advantage" : "none",
  );
  const own = ownDeed(turn, part);
  if (own !== "")
    turn.log(
      own
        .replace(/^(“.+”) You have said it\.$/u, "You say: $1")
        .replace(/[.]$/u, rolled === "miss" ? "." : ": it comes off."),
    );
  const { at } = task;
  const along = turn.memo.companions.filter((name) => turn.isHere(turn.entry(name)));
  closeStory(turn, rolled, { own: [own, said].join(" ").trim(), way: wayOfEnd(part), text });
  if (
    at !== "" &&
    (task.kind !== "win" || rolled !== "miss") &&
    !isSamePlace(at, turn.place) &&
    /^(?:carry|reach|bring)$/u.test(task.kind)
  ) {
    arrive(turn, at);
    for (const name of along) turn.bring(turn.entry(name));
  }
  return true;
}

/** What counts for the hero, and against, openly. */
function countsFor(turn: Turn, task: Task, text: string): { readonly dc: number; readonly said: string } {
  const words = contentWords(text);
  const [open, done] = [openSteps(task).length, doneSteps(task).length];
  const along = turn.present.filter(({ name }) => turn.memo.companions.includes(name)).slice(0, 2);
  const thing = turn.memo.held.find((each) => [...contentWords(each.thing)].some((word) => words.has(word)));
  const full = NEEDS + open * HARDER + (turn.memo.case!.late ? 2 : 0);
  const counts: [number, string][] = [];
  if (done > 0) counts.push([done, "what is out of the way"]);
  if (along.length > 0)
    counts.push([along.length, `${listed(along.map(shortName))} ${along.length === 1 ? "is" : "are"} with you`]);
  if (thing !== undefined) counts.push([1, `you have ${theThing(thing.thing)}`]);
  const dc = Math.max(5, full - counts.reduce((sum, [by]) => sum + by, 0));
  return {
    dc,
    said:
      counts.length === 0
        ? ""
        : `*For you: ${counts.map(([by, what]) => `+${by}, ${what}`).join("; ")}. It takes ${dc} instead of ${full}.*`,
  };
}
