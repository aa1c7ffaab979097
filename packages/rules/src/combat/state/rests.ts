import type { RulesEvent } from "../../combatant.ts";
import type { Dice } from "../../dice.ts";
import type { Hero, HeroState } from "../../hero.ts";
import { abilityModifier } from "../../sheet/abilities.ts";
import type { Circumstances } from "../../sheet/circumstances.ts";
import { resources } from "../../sheet/resources.ts";
import { hitDice, mostHitPoints } from "../../sheet/vitality.ts";
import { speciesNamed } from "../../tables/species.ts";

export interface Rested {
  readonly hero: Hero;
  readonly events: readonly RulesEvent[];
  readonly refused?: string;
}

const changed = (hero: Hero, state: Partial<HeroState>): Hero => ({ ...hero, state: { ...hero.state, ...state } });

function whyNoRest(hero: Hero): string | null {
  if (hero.state.life === "dead") return `${hero.name} is dead.`;
  return hero.state.hitPoints < 1 ? `${hero.name} needs at least 1 hit point to rest.` : null;
}

const no = (hero: Hero, why: string): Rested => ({
  hero,
  refused: why,
  events: [{ type: "refused", who: hero.id, why }],
});

/** Who was knocked out comes to at the end of a rest. */
const awake = ({ state }: Hero): Pick<HeroState, "conditions"> => ({
  conditions: state.conditions.filter(({ id, source }) => id !== "unconscious" || source !== "knocked out"),
});

/** What a short rest gives back of what is counted: all, or so many uses. */
function regained(hero: Hero): Readonly<Record<string, number>> {
  const recovery = new Map(resources(hero).map((one) => [one.id, one.recovery.short]));
  return Object.fromEntries(
    Object.entries(hero.state.usesSpent).map(([id, spent]) => {
      const back = recovery.get(id) ?? 0;
      return [id, back === "all" ? 0 : Math.max(0, spent - back)];
    }),
  );
}

/**
 * A finished short rest (SRD 5.2, "Short Rest"): hit dice that the hero spends, each with Constitution and at least 1 hit point; pact
 * slots; uses of features that come back so soon. `spend`: how many dice of which class.
 */
export function shortRest(
  hero: Hero,
  spend: Readonly<Record<string, number>>,
  dice: Dice,
  now: Circumstances = {},
): Rested {
  const why = whyNoRest(hero);
  if (why !== null) return no(hero, why);
  const held = hitDice(hero);
  for (const [id, count] of Object.entries(spend)) {
    const left = held.find((one) => one.class === id)?.left ?? 0;
    if (count < 0 || !Number.isInteger(count) || count > left) {
      return no(hero, `${hero.name} has ${left} hit dice of ${id} left, not ${count}.`);
    }
  }
  const constitution = abilityModifier(hero, "constitution", now);
  const events: RulesEvent[] = [];
  const most = mostHitPoints(hero, now).value;
  let hitPoints = Math.min(most, hero.state.hitPoints);
  const hitDiceSpent = { ...hero.state.hitDiceSpent };
  for (const { class: id, sides } of held) {
    for (let spent = 0; spent < (spend[id] ?? 0); spent += 1) {
      const healed = Math.max(1, dice.roll(sides, `${hero.name}: hit die`) + constitution);
      const gained = Math.min(healed, most - hitPoints);
      hitPoints += gained;
      hitDiceSpent[id] = (hitDiceSpent[id] ?? 0) + 1;
      events.push({ type: "spent", by: hero.id, what: `hit die ${id}`, amount: 1 });
      if (gained > 0) events.push({ type: "healing", to: hero.id, amount: gained, because: "hit die" });
    }
  }
  return {
    hero: changed(hero, { ...awake(hero), hitPoints, hitDiceSpent, pactSpent: 0, usesSpent: regained(hero) }),
    events,
  };
}

/**
 * A finished long rest (SRD 5.2, "Long Rest"): all hit points, hit dice, slots and uses, a level of exhaustion less, temporary hit
 * points gone. A human gains Heroic Inspiration.
 */
export function longRest(hero: Hero, now: Circumstances = {}): Rested {
  const why = whyNoRest(hero);
  if (why !== null) return no(hero, why);
  const exhaustion = Math.max(0, hero.state.exhaustion - 1);
  const isResourceful = speciesNamed(hero.species)?.traits.some(({ id }) => id === "resourceful") ?? false;
  const most = mostHitPoints(hero, now).value;
  const gained = most - hero.state.hitPoints;
  const events: RulesEvent[] = [];
  if (gained > 0) events.push({ type: "healing", to: hero.id, amount: gained, because: "long rest" });
  if (exhaustion !== hero.state.exhaustion) {
    const effect = `exhaustion ${exhaustion}`;
    events.push({ type: "effect", on: hero.id, effect, present: exhaustion > 0, because: "long rest" });
  }
  return {
    hero: changed(hero, {
      ...awake(hero),
      hitPoints: most,
      temporary: 0,
      deathSaves: { successes: 0, failures: 0 },
      hitDiceSpent: {},
      slotsSpent: [],
      pactSpent: 0,
      usesSpent: {},
      exhaustion,
      inspiration: hero.state.inspiration || isResourceful,
    }),
    events,
  };
}

/** Hours that a rest takes, and hours after a long one before the next may begin. */
export const REST_HOURS = { short: 1, long: 8, betweenLong: 16 } as const;

/**
 * What an interrupted rest is worth (SRD 5.2, "Short Rest", "Long Rest": Interrupting the Rest). Initiative, damage and a spell of level 1
 * or more end either; an hour of a long rest counts as a short one, and the long one can go on, an hour longer for each interruption.
 */
export const interruptedRest = (rest: "short" | "long", hours: number): "nothing" | "short" =>
  rest === "long" && hours >= REST_HOURS.short ? "short" : "nothing";
