import { listed } from "#english/noun-phrase";
import type { Turn } from "../../turn.ts";
import { cases } from "../case-content.ts";
import { fillIn } from "../fill-in.ts";
import type { Task } from "../kept-case.ts";
import { hasLoad, meansLoad } from "./load.ts";
import { deedOfTask } from "./parts-of-task.ts";
import { openSteps } from "./task.ts";
import { wayKind } from "./way-kind.ts";

/** The written texts of an open task: the scene of the deed, and how it ends. */

/** The texts of the scene: of the last way, where the hero is on it; else of the kind of deed. */
function sceneTexts(turn: Turn, { kind, at }: Task, isOnWay: boolean): readonly string[] {
  const { ways, kinds } = cases().tasks;
  // What was brought is where it should be.
  const kept = turn.memo.case!;
  if (kind === "carry" && hasLoad(turn) && !meansLoad(turn, kept, deedOfTask(kept.aim))) return cases().tasks.last;
  const way = wayKind(turn, turn.place, at);
  // A door is where a house is.
  if (!isOnWay) return kind === "carry" ? kinds.carry.scene.slice(way === "street" ? 2 : 3) : kinds[kind].scene;
  const by = ways[way];
  return kind === "reach" ? by.bare : by.load;
}

/**
 * The scene in which it is done.
 * @param isOnWay whether the hero is going where it is done
 */
export function beginDeed(turn: Turn, isOnWay = false): void {
  const kept = turn.memo.case!;
  const task = kept.task!;
  if (task.begun) return turn.say("It has begun. What do you do?");
  task.begun = true;
  turn.begun = true;
  turn.memo.danger = null;
  turn.log(`You set about it: ${kept.goal}.`);
  turn.say(fillIn(turn, kept, turn.oneOf(sceneTexts(turn, task, isOnWay))));
  const open = openSteps(task);
  turn.say(
    open.length === 0
      ? "*Everything that stood in the way is out of it. How do you do it?*"
      : `*Still in the way: ${listed(open.map(({ name }) => name))}. It is harder for that. How do you do it? Or say “not yet”.*`,
  );
}
