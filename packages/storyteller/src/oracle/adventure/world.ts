import type { Condition } from "#content/adventures/rules";
import { happen, reachTime, tick } from "./effects.ts";
import { startFight } from "./encounter.ts";
import { wordCount, wordsFor } from "./prose.ts";
import { moodLine } from "./things.ts";
import { add, present, so, type Stage, tell } from "./stage.ts";
import { meet } from "./talk.ts";
import { describeArrival } from "./travel.ts";

/** Turns between two hints. */
const HINT_EVERY = 3;

/** What happens after the player's act while the world goes on: time, clocks, at most one event, a hint for who is stuck. */
export async function goOn(stage: Stage, placeBefore: string): Promise<void> {
  const { progress, adventure } = stage;
  const cluesBefore = stage.learned.length;
  progress.turns += 1;
  progress.stayed += 1;
  progress.timeTurns += 1;
  const eventsBefore = progress.events.length;
  // A deed that led somewhere else has told of the way, and not yet of the place.
  if (progress.place !== placeBefore && stage.described !== progress.place) describeArrival(stage);
  // Who has come into sight by what was done is met.
  for (const person of present(stage)) if (!progress.met.includes(person.id)) meet(stage, person);
  if (progress.fight === "") {
    await passTime(stage);
    const due = adventure.events.find(({ id, when }) => !progress.events.includes(id) && so(stage, when));
    if (progress.ended === "" && progress.events.length === eventsBefore && due !== undefined)
      await happen(stage, due.id);
    const fight = adventure.fights.find(
      ({ id, at, when }) =>
        when !== undefined && at === progress.place && progress.fights[id] === undefined && so(stage, when),
    );
    if (progress.ended === "" && fight !== undefined) startFight(stage, fight.id);
  }
  if (progress.ended === "") {
    progress.ended = adventure.endings.find(({ when }) => when !== undefined && so(stage, when))?.id ?? "";
  }
  if (progress.ended !== "") return;
  const quiet = progress.events.length === eventsBefore && progress.fight === "";
  const taught = teach(stage);
  if (quiet && !taught && cluesBefore === 0) hint(stage);
  if (quiet) addMood(stage);
}

async function passTime(stage: Stage): Promise<void> {
  const { progress, adventure } = stage;
  for (const { id, every, runs } of adventure.clocks) {
    if (every !== undefined && progress.turns % every === 0 && runsNow(stage, runs)) await tick(stage, id, 1);
  }
  const time = adventure.times[progress.time];
  const after = adventure.times[progress.time + 1];
  if (time !== undefined && after !== undefined && progress.timeTurns >= time.turns) await reachTime(stage, after.id);
}

const runsNow = (stage: Stage, runs: Condition | undefined): boolean => so(stage, runs);

function hint(stage: Stage): void {
  const { progress, adventure } = stage;
  if (progress.turns - progress.hintTurn < HINT_EVERY) return;
  const at = adventure.hints.findIndex(
    ({ when }, index) => !progress.hinted.includes(String(index)) && so(stage, when),
  );
  const found = adventure.hints[at];
  if (found === undefined) return;
  add(progress.hinted, String(at));
  progress.hintTurn = progress.turns;
  tell(stage, found.say);
}

/** Shows a newcomer something of the table, in a voice that is not the story's. */
export function teach(stage: Stage): boolean {
  const { progress, adventure } = stage;
  const at = adventure.teaches.findIndex(
    ({ when }, index) => !progress.taught.includes(String(index)) && so(stage, when),
  );
  const found = adventure.teaches[at];
  if (found === undefined) return false;
  add(progress.taught, String(at));
  tell(stage, `*${found.say}*`);
  return true;
}

/** One sentence of this place, where the reply has room for it. */
function addMood(stage: Stage): void {
  const { detailLevel } = stage.brief;
  if (detailLevel === "minimal" || detailLevel === "concise") return;
  const [min] = wordsFor(detailLevel);
  if (wordCount(stage.told.join(" ")) < min) tell(stage, moodLine(stage));
}
