import { createRandom } from "#storyteller/random";
import { calledBy } from "#english/names";
import { nextLine } from "./player.ts";
import type { Moment, OwnQuestion, Plant, Step } from "./question.ts";
import type { SimulatedTable } from "./table.ts";

/** All plants are finished within this share of the story, so that the questions are about the past. */
const PLANTED_BY = 0.85;

/**
 * Plays a campaign. A plant's step is played when it is due; in all other turns the action is random. Returns the questions of the plants
 * whose steps were all played.
 */
export async function play(
  table: SimulatedTable,
  plants: readonly Plant[],
  turns: number,
  seed: string,
): Promise<OwnQuestion[]> {
  const random = createRandom(`${seed} player`);
  const steps = plants.flatMap((plant) => scheduled(plant, turns * PLANTED_BY, random.fork("steps")));
  const done = new Map<Plant, number>();
  while (table.path.length < turns) {
    const number = table.path.length;
    const moment = momentOf(table);
    const due = moment && steps.find(({ at, plant, place }) => at <= number && (done.get(plant) ?? 0) === place);
    if (moment && due && (await due.step(moment))) {
      done.set(due.plant, due.place + 1);
      steps.splice(steps.indexOf(due), 1);
      continue;
    }
    if (due) due.at = number + 3;
    await table.play(number === 0 ? "" : nextLine(table.story, table.offers, random));
  }
  return plants.flatMap((plant) => (done.get(plant) === plant.steps.length ? plant.questions() : []));
}

interface Scheduled {
  /** The number of the first turn in which the step may be played. */
  at: number;
  readonly plant: Plant;
  readonly place: number;
  readonly step: Step;
}

/** Gives the steps of a plant their turns, in order, at random places of the story up to turn `last`. */
function scheduled(plant: Plant, last: number, random: ReturnType<typeof createRandom>): Scheduled[] {
  const turns = plant.steps.map(() => random.int(1, Math.floor(last))).toSorted((a, b) => a - b);
  return plant.steps.map((step, place) => ({ at: turns[place] ?? 1, plant, place, step }));
}

/** The table, if the player can act for a plant now. Null in a fight, while the hero is down, and before the story began. */
function momentOf(table: SimulatedTable): Moment | null {
  const { story, hero } = table;
  if (story.scene === null || story.encounter !== null || hero?.life !== "up") return null;
  const alive = story.scene.present.filter((name) => story.cast.every((one) => one.name !== name || one.alive));
  return { table, here: alive.map((name) => calledBy(name, name)) };
}
