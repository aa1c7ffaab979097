import type { Adventure } from "#content/adventures/schema";
import type { TurnBrief } from "../../../ports.ts";
import type { ReadingScene } from "../../understand/reading.ts";
import { itemName } from "./effects.ts";
import { encounterOf } from "../acts/encounter.ts";
import { carried, exitsOf, nameOf, placeOf, present, setStage, sheetOf, type Stage } from "./stage.ts";

/** Everything in the scene that the player's words can be about. It is the input of `understand`. */
export const readingSceneOf = (adventure: Adventure, brief: TurnBrief): ReadingScene =>
  sceneOf(setStage(adventure, brief));

/** The scene at this moment of the turn. */
export function sceneOf(stage: Stage): ReadingScene {
  const { adventure } = stage;
  const here = present(stage);
  const exits = exitsOf(stage).map(({ to }) => nameOf(stage, to));
  const place = placeOf(stage);
  // Names of things that the hero took. The adventure has its own names for them.
  const own = new Set(carried(stage).map(itemName));
  return {
    place: place.name,
    people: here.map(({ name, role, aliases }) => ({ name, role, aliases })),
    things: place.things.filter(({ id }) => !stage.progress.taken.includes(id)).map(({ name }) => name),
    exits,
    foes: (encounterOf(stage)?.combatants ?? [])
      .filter(({ side, hp }) => side === "foe" && hp.current > 0)
      .map(({ name }) => name),
    inventory: [
      ...(sheetOf(stage)?.inventory.map(({ name }) => name) ?? []).filter((name) => !own.has(name)),
      ...carried(stage).map(({ name }) => name),
    ],
    hero: stage.hero.name,
    elsewhere: [
      ...adventure.people.filter(({ id }) => !here.some((person) => person.id === id)).map(({ name }) => name),
      ...adventure.places
        .filter(({ id, name }) => id !== place.id && stage.progress.visited.includes(id) && !exits.includes(name))
        .map(({ name }) => name),
    ],
  };
}
