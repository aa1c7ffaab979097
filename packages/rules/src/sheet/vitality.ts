import { explain, type Explained } from "../explained.ts";
import type { Hero } from "../hero.ts";
import { classTable } from "../tables/classes.ts";
import { speciesNamed } from "../tables/species.ts";
import { abilityModifier, replaced } from "./abilities.ts";
import { classLevel, hasFeature, heroLevel, lineageOf } from "./build.ts";
import { wornArmor, heldShield } from "./equipment.ts";
import { armorTrouble } from "./training.ts";
import { load } from "./carrying.ts";
import type { Circumstances } from "./circumstances.ts";

/** The most hit points: each level gives its die with Constitution, at least 1 (SRD 5.2, "Hit Points"). */
export function mostHitPoints(hero: Hero, now: Circumstances = {}): Explained {
  if (hero.overrides.hitPoints !== undefined) return replaced("set by hand", Math.max(1, hero.overrides.hitPoints));
  const constitution = abilityModifier(hero, "constitution", now);
  const dice = hero.classes.map(({ id, hitPoints }) => ({
    from: classTable(id)?.name ?? id,
    value: hitPoints.reduce((sum, one) => sum + one, 0),
  }));
  const levels = hero.classes.flatMap(({ hitPoints }) => hitPoints);
  const withConstitution = levels.reduce((sum, one) => sum + Math.max(1, one + constitution), 0);
  const all = explain(
    ...dice,
    { from: "Constitution", value: withConstitution - levels.reduce((sum, one) => sum + one, 0) },
    {
      from: "Dwarven Toughness",
      value: (speciesNamed(hero.species)?.hitPointsPerLevel ?? 0) * heroLevel(hero),
    },
    {
      from: "Draconic Resilience",
      value: hasFeature(hero, "draconic-resilience") ? classLevel(hero, "sorcerer") : 0,
    },
    ...(now.given ?? []).map(({ from, hitPoints }) => ({ from, value: hitPoints ?? 0 })),
  );
  return all.value < 1 ? replaced("at least 1", 1) : all;
}

/** Hit dice by class: sides, how many, how many are left. */
export const hitDice = (
  hero: Hero,
): readonly { readonly class: string; readonly sides: number; readonly most: number; readonly left: number }[] =>
  hero.classes.map(({ id, level }) => ({
    class: id,
    sides: classTable(id)?.hitDie ?? 8,
    most: level,
    left: Math.max(0, level - (hero.state.hitDiceSpent[id] ?? 0)),
  }));

/** Feet that the hero walks in a turn. */
export function speed(hero: Hero, now: Circumstances = {}): Explained {
  if (hero.overrides.speed !== undefined) return replaced("set by hand", Math.max(0, hero.overrides.speed));
  const lineage = lineageOf(hero);
  const worn = wornArmor(hero);
  const heavy = worn?.armor?.category === "heavy";
  const monk = classLevel(hero, "monk");
  const unarmored = !worn && !heldShield(hero) && monk >= 2;
  const own = explain(
    {
      from: lineage?.speed ? lineage.name : (speciesNamed(hero.species)?.name ?? hero.species ?? "species"),
      value: lineage?.speed ?? speciesNamed(hero.species)?.speed ?? 30,
    },
    !heavy && hasFeature(hero, "fast-movement") ? { from: "Fast Movement", value: 10 } : null,
    !heavy && hasFeature(hero, "roving") ? { from: "Roving", value: 10 } : null,
    unarmored ? { from: "Unarmored Movement", value: 10 + 5 * Math.floor((monk - 2) / 4) } : null,
    armorTrouble(hero).slow ? { from: `${worn?.item.name ?? "armor"} (too heavy)`, value: -10 } : null,
    { from: "exhaustion", value: -5 * hero.state.exhaustion },
    ...(now.given ?? []).map(({ from, speed: more }) => ({ from, value: more ?? 0 })),
  );
  const times = (now.given ?? []).filter(({ speedTimes }) => speedTimes !== undefined);
  const factor = times.reduce((product, { speedTimes }) => product * (speedTimes ?? 1), 1);
  const fast = explain(...own.parts, {
    from: times.map(({ from }) => from).join(", "),
    value: Math.floor(own.value * factor) - own.value,
  });
  const loaded = now.encumbrance ? load(hero) : null;
  if (loaded?.over && fast.value > 5) return replaced("carrying too much", 5);
  return fast.value < 0 ? replaced("at least 0", 0) : fast;
}
