import type { TurnBrief } from "../../ports.ts";
import type { ReadingScene } from "../understand/reading.ts";
import { foesOf, isFoe } from "./moves/danger/fight.ts";
import { Turn } from "./turn.ts";

/**
 * Everything in the scene that the player's words can be about, in a story from the player's own world. It is the input of `understand`.
 */
export function premiseScene(brief: TurnBrief): ReadingScene {
  const turn = new Turn(brief);
  const { scene } = brief.story;
  const here = turn.present;
  const exits = scene?.exits ?? [];
  const foes = [
    ...foesOf(brief.story).map(({ name }) => name),
    ...here.map(({ name }) => name).filter((name) => isFoe(turn, name)),
  ];
  const isHere = (name: string) => here.some((each) => each.name === name);
  return {
    place: turn.place,
    people: here.map(({ name, role, aliases }) => ({ name, role, aliases: [...aliases] })),
    things:
      scene === null
        ? []
        : turn.lore.entries
            .filter((entry) => entry.kind === "thing" && (entry.at === turn.place || !entry.proper))
            .slice(0, 12)
            .map(({ name }) => name),
    exits,
    foes: [...new Set(foes)],
    inventory: turn.sheet?.inventory.filter(({ quantity }) => quantity > 0).map(({ name }) => name) ?? [],
    hero: turn.sheet?.name ?? brief.scene.characters[0]?.name ?? "",
    elsewhere: [
      ...new Set([
        ...turn.lore.entries
          .filter(({ name }) => !isHere(name) && name !== turn.place && !exits.includes(name))
          .map(({ name }) => name),
        ...brief.story.cast.map(({ name }) => name).filter((name) => !isHere(name)),
      ]),
    ],
  };
}
