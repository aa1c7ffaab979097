import type { Combatant } from "../combatant.ts";
import type { Dice } from "../dice.ts";
import type { Hero } from "../hero.ts";
import { abilityModifier } from "../sheet/abilities.ts";
import { classLevel, hasFeature } from "../sheet/build.ts";
import { heal } from "../spells/effect/harm.ts";
import { giveEffect } from "../spells/effect/lasting-work.ts";
import { withState, refused, type Outcome } from "../spells/stage.ts";
import { withUse } from "./feature-use.ts";

/** Gives hit points from the pool with a touch, or ends Poisoned for five of them (SRD 5.2, "Lay On Hands"). */
export function layOnHands(
  combatants: readonly Combatant[],
  paladin: string,
  on: string,
  what: { readonly points: number; readonly poison: boolean },
  dice: Dice,
  inFight = true,
): Outcome {
  const amount = what.points + (what.poison ? 5 : 0);
  if (!Number.isInteger(what.points) || what.points < 0 || amount < 1) {
    return refused(combatants, paladin, "Lay On Hands: how many hit points?");
  }
  if (!combatants.some(({ id }) => id === on))
    return refused(combatants, paladin, "Lay On Hands: choose whom to touch");
  const cost = { id: "lay-on-hands", amount };
  const use = { feature: "lay-on-hands", name: "Lay On Hands", time: "bonus action", cost, inFight } as const;
  return withUse(combatants, paladin, use, dice, (stage) => {
    if (what.points > 0) heal(stage, on, what.points, use.name);
    const poisoned = stage.find(on)?.state.conditions.some(({ id }) => id === "poisoned");
    if (!what.poison || !poisoned) return;
    stage.change(on, (one) =>
      withState(one, { conditions: one.state.conditions.filter(({ id }) => id !== "poisoned") }),
    );
    stage.emit({ type: "condition", on, condition: "poisoned", present: false, because: use.name });
  });
}

/** Notices celestials, fiends and undead near, with a Bonus Action; what they are is the game master's (SRD 5.2, "Channel Divinity": Divine Sense). */
export function divineSense(combatants: readonly Combatant[], paladin: string, dice: Dice, inFight = true): Outcome {
  const hero = combatants.find(({ id }) => id === paladin)?.hero;
  if (!hero || classLevel(hero, "paladin") === 0) return refused(combatants, paladin, "Divine Sense is a paladin's");
  const cost = { id: "channel-divinity", amount: 1 };
  const use = { feature: "channel-divinity", name: "Divine Sense", time: "bonus action", cost, inFight } as const;
  return withUse(combatants, paladin, use, dice, (stage) => {
    stage.emit({ type: "guidance", by: paladin, what: "Divine Sense: celestials, fiends and undead within 60 feet" });
  });
}

/** Charisma is added to attacks with one melee weapon for ten minutes, its damage radiant at will (SRD 5.2, "Sacred Weapon"). */
export function sacredWeapon(combatants: readonly Combatant[], paladin: string, weapon: string, dice: Dice): Outcome {
  const user = combatants.find(({ id }) => id === paladin);
  if (!user?.attacks.some(({ id, kind }) => id === weapon && kind === "melee")) {
    return refused(combatants, paladin, "Sacred Weapon needs a melee weapon in hand");
  }
  const cost = { id: "channel-divinity", amount: 1 };
  const use = { feature: "sacred-weapon", name: "Sacred Weapon", cost, inFight: true };
  return withUse(combatants, paladin, use, dice, (stage) => {
    const ends = { kind: "rounds", left: 100 } as const;
    giveEffect(
      stage,
      paladin,
      { id: "sacred-weapon", source: paladin, ends, slot: 0, amount: 0, choice: weapon },
      use.name,
    );
  });
}

/** What a paladin's aura adds to the saves of friends within ten feet (SRD 5.2, "Aura of Protection"); 0 without it. */
export const auraOfProtection = (hero: Hero): number =>
  hasFeature(hero, "aura-of-protection") ? Math.max(1, abilityModifier(hero, "charisma")) : 0;

/** Feet that a paladin's auras reach; 0 without one. */
export const auraReach = (hero: Hero): number =>
  hasFeature(hero, "aura-expansion") ? 30 : hasFeature(hero, "aura-of-protection") ? 10 : 0;
