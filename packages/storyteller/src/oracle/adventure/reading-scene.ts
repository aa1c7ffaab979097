import type { Adventure } from "#content/adventures/schema";
import type { TurnBrief } from "../../ports.ts";
import type { ReadingScene } from "../understand/reading.ts";
import { itemName } from "./effects.ts";
import { encounterOf } from "./encounter.ts";
import { carried, exitsOf, nameOf, placeOf, present, setStage, sheetOf, type Stage } from "./stage.ts";

/** The scene as the player's words can be about it: for `understand`. */
export const readingSceneOf = (adventure: Adventure, brief: TurnBrief): ReadingScene =>
  sceneOf(setStage(adventure, brief));

/** The scene as it is at this moment of the turn. */
export function sceneOf(stage: Stage): ReadingScene {
  const { adventure } = stage;
  const here = present(stage);
  const exits = exitsOf(stage).map(({ to }) => nameOf(stage, to));
  const place = placeOf(stage);
  // What the hero carries off has a name of its own in the adventure.
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
