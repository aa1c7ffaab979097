import { pattern } from "../../../patterns.ts";
import { isSamePlace } from "../../lore/where/whereabouts.ts";
import type { Turn } from "../../turn.ts";
import { ofHero } from "../fill-in.ts";
import { deedOfTask } from "./parts-of-task.ts";
import { isContest, isOnTask, openSteps } from "./task.ts";

/** What is left to be done, in every second reply for as long as nothing stands in the way of it. */
export function hintsAtDeed(turn: Turn): void {
  const kept = turn.memo.case;
  const task = kept?.task;
  if (!isOnTask(turn) || task === null || task === undefined || task.begun || openSteps(task).length > 0) return;
  const isKnown = (text: string) => pattern("task hinted").test(text);
  if (turn.corrected || isKnown(turn.brief.transcript.at(-1)?.reply ?? "") || turn.paragraphs.some(isKnown)) return;
  const where = task.at === "" || isSamePlace(task.at, turn.place) || isContest(task.kind) ? "" : `, at ${task.at}`;
  turn.say(`*What is left: ${ofHero(deedOfTask(kept!.aim))}${where}.*`);
}
