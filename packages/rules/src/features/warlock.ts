import type { Combatant } from "../combatant.ts";
import type { Dice } from "../dice.ts";
import type { Hero } from "../hero.ts";
import { abilityModifier } from "../sheet/abilities.ts";
import { chosen, classLevel, hasFeature } from "../sheet/build.ts";
import { pactSlots } from "../sheet/spellcasting.ts";
import { harm, shield } from "../spells/effect/harm.ts";
import { giveCondition } from "../spells/effect/lasting-work.ts";
import { heroNow, refused, Stage, type Outcome } from "../spells/stage.ts";
import { withUse } from "./feature-use.ts";

const invoked = (hero: Hero, invocation: string): boolean => chosen(hero, "eldritch-invocations").includes(invocation);

/** Half of the pact slots back, rounded up, by a rite of a minute, once a long rest (SRD 5.2, "Magical Cunning"). */
export function magicalCunning(combatants: readonly Combatant[], who: string, dice: Dice): Outcome {
  const user = combatants.find(({ id }) => id === who);
  const hero = user && heroNow(user);
  if (hero && hero.state.pactSpent === 0) return refused(combatants, who, "No pact slot is spent");
  const cost = { id: "magical-cunning", amount: 1 };
  return withUse(
    combatants,
    who,
    { feature: "magical-cunning", name: "Magical Cunning", cost },
    dice,
    (stage, warlock) => {
      const most = pactSlots(warlock)?.most ?? 0;
      const back = hasFeature(warlock, "eldritch-master") ? most : Math.ceil(most / 2);
      stage.changeState(who, ({ pactSpent }) => ({ pactSpent: Math.max(0, pactSpent - back) }));
    },
  );
}

/** Temporary hit points when the warlock, or somebody beside them, fells a foe (SRD 5.2, "Dark One's Blessing"). */
export function darkOnesBlessing(combatants: readonly Combatant[], who: string, dice: Dice): Outcome {
  const use = { feature: "dark-ones-blessing", name: "Dark One's Blessing" };
  return withUse(combatants, who, use, dice, (stage, hero) => {
    const amount = Math.max(1, abilityModifier(hero, "charisma") + classLevel(hero, "warlock"));
    shield(stage, who, amount, use.name);
  });
}

/** After a hit with the pact weapon: a pact slot for force damage and a fall, once a turn (SRD 5.2, "Eldritch Smite"). */
export function eldritchSmite(combatants: readonly Combatant[], who: string, on: string, dice: Dice): Outcome {
  const user = combatants.find(({ id }) => id === who);
  const hero = user && heroNow(user);
  const slots = hero ? pactSlots(hero) : null;
  if (!user || !hero || !invoked(hero, "eldritch-smite"))
    return refused(combatants, who, "Eldritch Smite is not known");
  if (user.turn.used.includes("eldritch-smite")) return refused(combatants, who, "Eldritch Smite works once a turn");
  if (!slots || slots.left < 1) return refused(combatants, who, "No pact slot is left");
  const stage = new Stage(combatants, dice);
  stage.changeState(who, ({ pactSpent }) => ({ pactSpent: pactSpent + 1 }));
  stage.change(who, (one) => ({ ...one, turn: { ...one.turn, used: [...one.turn.used, "eldritch-smite"] } }));
  stage.emit({ type: "spent", by: who, what: "pact slot", amount: 1 });
  const amount = Array.from({ length: 1 + slots.level }, () => dice.roll(8, "Eldritch Smite")).reduce(
    (sum, die) => sum + die,
    0,
  );
  harm(stage, on, [{ amount, type: "force" }], { because: ["Eldritch Smite"] });
  giveCondition(stage, on, { id: "prone", source: who, ends: { kind: "cured" } }, "Eldritch Smite");
  return stage.outcome();
}
