import type { Fight } from "#content/adventures/schema";
import type { Combatant, Encounter } from "#contracts/story/state";
import { sheetOf, BY, type Stage, say } from "./stage.ts";

export function fightOf(stage: Stage, id = stage.progress.fight): Fight | undefined {
  return stage.adventure.fights.find((fight) => fight.id === id);
}

/** The encounter in the story state. Null if there is no fight. */
export const encounterOf = (stage: Stage): Encounter | null =>
  stage.events.findLast((event) => event.type === "encounter_changed")?.encounter ??
  (stage.progress.fight === "" ? null : stage.brief.story.encounter);

/** Starts a fight: the foes enter the story with their hit points. */
export function startFight(stage: Stage, id: string): void {
  const fight = fightOf(stage, id);
  if (fight === undefined || stage.progress.fight !== "") return;
  stage.progress.fight = id;
  say(stage, fight.begins);
  keep(stage, newEncounter(stage, fight));
}

export function keep(stage: Stage, encounter: Encounter | null): void {
  stage.events.push({ type: "encounter_changed", by: BY, encounter });
}

/** The encounter at its beginning: the hero, and each foe with a name of its own. */
export function newEncounter(stage: Stage, fight: Fight): Encounter {
  const sheet = sheetOf(stage);
  const foes: Combatant[] = fight.foes.flatMap((foe) =>
    Array.from({ length: foe.count }, (_, at) => ({
      name: foe.count === 1 ? foe.name : `${foe.name}, ${ORDINALS[at] ?? `number ${at + 1}`}`,
      side: "foe" as const,
      armorClass: foe.armorClass,
      hp: { current: foe.hitPoints, max: foe.hitPoints },
      conditions: [],
      attacks: [{ name: foe.creature, toHit: foe.toHit, damage: foe.damage }],
    })),
  );
  const party: Combatant[] =
    sheet === null
      ? []
      : [
          {
            name: sheet.name,
            side: "party",
            armorClass: sheet.armorClass,
            hp: { current: sheet.hp.current, max: sheet.hp.max },
            conditions: [],
            attacks: [],
          },
        ];
  const combatants = [...party, ...foes];
  return { round: 1, order: combatants.map(({ name }) => name), combatants };
}

const ORDINALS = ["the first", "the second", "the third", "the fourth"];
