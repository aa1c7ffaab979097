import type { Combatant, DamageType } from "../combatant.ts";
import { readDice, rollSum } from "../dice.ts";
import { harm } from "../spells/effect/harm.ts";
import { giveEffect } from "../spells/effect/lasting-work.ts";
import { kindOf } from "../spells/effect/roll-changes.ts";
import { savingThrow } from "../spells/effect/rolls.ts";
import type { Stage } from "../spells/stage.ts";

type Throw = (stage: Stage, thrower: Combatant, target: Combatant) => void;

/** Whether a target is splashed: it saves with Dexterity against 8, the thrower's Dexterity and proficiency. */
const splashed = (stage: Stage, thrower: Combatant, target: Combatant): boolean =>
  !savingThrow(stage, target.id, { ability: "dexterity", dc: 8 + thrower.abilities.dexterity + thrower.proficiency });

const hurt = (stage: Stage, on: string, dice: string, type: DamageType, name: string): void => {
  harm(stage, on, [{ amount: rollSum(readDice(dice), stage.dice, name), type }], { because: [name] });
};

const lasting = (stage: Stage, on: string, source: string, id: string): void => {
  const ends = { kind: "rounds", left: 10 } as const;
  giveEffect(stage, on, { id, source, ends, slot: 0, amount: 0, choice: null }, id);
};

/** Flasks that are thrown in place of one attack (SRD 5.2, "Acid", "Alchemist's Fire", "Holy Water", "Oil"). */
export const THROWN: Readonly<Record<string, Throw>> = {
  acid: (stage, thrower, target) => {
    if (splashed(stage, thrower, target)) hurt(stage, target.id, "2d6", "acid", "Acid");
  },
  "alchemists-fire": (stage, thrower, target) => {
    if (!splashed(stage, thrower, target)) return;
    hurt(stage, target.id, "1d4", "fire", "Alchemist's Fire");
    lasting(stage, target.id, thrower.id, "burning");
  },
  "holy-water": (stage, thrower, target) => {
    const unholy = ["fiend", "undead"].includes(kindOf(target));
    if (splashed(stage, thrower, target) && unholy) hurt(stage, target.id, "2d8", "radiant", "Holy Water");
  },
  oil: (stage, thrower, target) => {
    if (splashed(stage, thrower, target)) lasting(stage, target.id, thrower.id, "oil-doused");
  },
};
