import type { Combatant } from "../combatant.ts";
import type { Dice } from "../dice.ts";
import { classLevel } from "../sheet/build.ts";
import { resource } from "../sheet/resources.ts";
import { spellSaveDc } from "../sheet/spellcasting.ts";
import { creatureNamed } from "../tables/creatures.ts";
import { endEffect } from "../spells/effect/concentration.ts";
import { harm, heal, shield } from "../spells/effect/harm.ts";
import { giveEffect } from "../spells/effect/lasting-work.ts";
import { savingThrow } from "../spells/effect/rolls.ts";
import { slotFor, slotRegained, slotSpent } from "../spells/casting/slots.ts";
import { heroNow, refused, Stage, type Outcome } from "../spells/stage.ts";
import { regainUse, withUse } from "./feature-use.ts";

/** The highest challenge of a beast's shape, and whether it may fly, by druid level (SRD 5.2, "Beast Shapes"). */
export const beastLimits = (level: number): { readonly challenge: number; readonly fly: boolean } => ({
  challenge: level >= 8 ? 1 : level >= 4 ? 0.5 : 0.25,
  fly: level >= 8,
});

const ended = (stage: Stage, who: string): void => {
  const shape = stage.find(who)?.state.effects?.find(({ id }) => id === "wild-shape");
  if (shape) endEffect(stage, who, shape, "own shape");
};

/** Takes a beast's shape: its body and attacks, the druid's mind and hit points, and temporary ones (SRD 5.2, "Wild Shape"). */
export function wildShape(
  combatants: readonly Combatant[],
  druid: string,
  beast: string,
  dice: Dice,
  inFight = true,
): Outcome {
  const creature = creatureNamed(beast);
  const user = combatants.find(({ id }) => id === druid);
  const level = user?.hero ? classLevel(user.hero, "druid") : 0;
  const limits = beastLimits(level);
  if (creature?.type.toLowerCase() !== "beast") return refused(combatants, druid, `“${beast}” is no beast`);
  if (creature.challenge > limits.challenge)
    return refused(combatants, druid, `A ${creature.name} is too mighty a shape yet`);
  if (!limits.fly && (creature.speed["fly"] ?? 0) > 0)
    return refused(combatants, druid, "Shapes that fly come at level 8");
  const cost = { id: "wild-shape", amount: 1 };
  const use = { feature: "wild-shape", name: "Wild Shape", time: "bonus action", cost, inFight } as const;
  return withUse(combatants, druid, use, dice, (stage) => {
    ended(stage, druid);
    const ends = { kind: "rounds", left: 600 * Math.floor(level / 2) } as const;
    giveEffect(
      stage,
      druid,
      { id: "wild-shape", source: druid, ends, slot: 0, amount: 0, choice: creature.id },
      use.name,
    );
    shield(stage, druid, level, use.name);
  });
}

/** Comes back to one's own shape: by will, or because the druid is incapacitated or dies. */
export function ownShape(combatants: readonly Combatant[], druid: string, dice: Dice): Outcome {
  const stage = new Stage(combatants, dice);
  ended(stage, druid);
  return stage.outcome();
}

/** A spell slot for a use of Wild Shape where none is left, or a use for a slot of level 1 (SRD 5.2, "Wild Resurgence"). */
export function wildResurgence(
  combatants: readonly Combatant[],
  druid: string,
  into: "shape" | "slot",
  dice: Dice,
): Outcome {
  const user = combatants.find(({ id }) => id === druid);
  const hero = user && heroNow(user);
  const use = { feature: "wild-resurgence", name: "Wild Resurgence" };
  if (!hero) return refused(combatants, druid, "Nobody of that name has features");
  if (into === "shape") {
    const slot = slotFor(hero, 1);
    if ((resource(hero, "wild-shape")?.left ?? 0) > 0) return refused(combatants, druid, "A use of Wild Shape is left");
    if (!slot) return refused(combatants, druid, "No spell slot is left");
    return withUse(combatants, druid, { ...use, onceATurn: true }, dice, (stage) => {
      stage.changeState(druid, (state) => slotSpent(state, slot));
      regainUse(stage, druid, "wild-shape", 1);
    });
  }
  if ((hero.state.slotsSpent[0] ?? 0) < 1) return refused(combatants, druid, "No slot of level 1 is spent");
  if ((resource(hero, "wild-resurgence")?.left ?? 0) < 1)
    return refused(combatants, druid, "That was done since the last long rest");
  return withUse(combatants, druid, { ...use, cost: { id: "wild-shape", amount: 1 } }, dice, (stage) => {
    stage.changeState(druid, (state) => ({
      ...slotRegained(state, 1),
      usesSpent: { ...state.usesSpent, "wild-resurgence": 1 },
    }));
  });
}

/** Flowers and thorns in a sphere: those chosen are hurt, one is healed (SRD 5.2, "Land's Aid"). */
export function landsAid(
  combatants: readonly Combatant[],
  druid: string,
  whom: { readonly hurt: readonly string[]; readonly healed: string | null },
  dice: Dice,
  inFight = true,
): Outcome {
  const cost = { id: "wild-shape", amount: 1 };
  const use = { feature: "lands-aid", name: "Land's Aid", time: "action", cost, inFight } as const;
  return withUse(combatants, druid, use, dice, (stage, hero) => {
    const level = classLevel(hero, "druid");
    const count = level >= 14 ? 4 : level >= 10 ? 3 : 2;
    const roll = (): number =>
      Array.from({ length: count }, () => dice.roll(6, use.name)).reduce((sum, die) => sum + die, 0);
    const amount = roll();
    const dc = spellSaveDc(hero, "wisdom").value;
    for (const on of new Set(whom.hurt)) {
      const saved = savingThrow(stage, on, { ability: "constitution", dc });
      harm(stage, on, [{ amount: saved ? Math.floor(amount / 2) : amount, type: "necrotic" }], { because: [use.name] });
    }
    if (whom.healed !== null) heal(stage, whom.healed, roll(), use.name);
  });
}
