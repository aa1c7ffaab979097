import type { Combatant, Damage, RulesEvent } from "../../combatant.ts";
import { readDice, type Dice } from "../../dice.ts";
import { creatureNamed, type CreatureSpecial } from "../../tables/creatures.ts";
import { spend } from "./budget.ts";
import { addCondition, isCondition, isImmuneTo } from "../state/conditions.ts";
import { rollDamage } from "../attack/damage-roll.ts";
import { takeDamage } from "../attack/damage.ts";
import { find, foesOf, put, refusedStep, settle, type Fight, type FightStep } from "../fight.ts";
import { inTurn, type Outcome } from "../outcome.ts";
import { distanceBetween } from "./positions.ts";
import { damageAfterSave, savingThrow } from "../rolls/saving-throw.ts";

/** What a notation gives on average. */
export function averageOf(notation: string): number {
  const { dice, plus } = readDice(notation);
  return dice.reduce((sum, { count, sides }) => sum + (count * (sides + 1)) / 2, plus);
}

/** How many an area catches where nobody counts squares: a cone's length by 10, a line's by 30, another's size by 5. */
function caught({ area }: CreatureSpecial): number {
  if (!area) return 1;
  const by = { cone: 10, line: 30 }[area.shape] ?? 5;
  return Math.max(1, Math.ceil(area.feet / by));
}

/** Whether a special can be used now: not spent for the day or until it recharges. */
export function isReady(fight: Fight, { id }: Combatant, special: CreatureSpecial): boolean {
  const times = fight.spent.filter((one) => one === `${id} ${special.id}`).length;
  if (special.uses === null) return true;
  return special.uses.kind === "day" ? times < special.uses.number : times === 0;
}

export const specialsOf = ({ creature }: Combatant): readonly CreatureSpecial[] =>
  creatureNamed(creature ?? "")?.specials.filter(({ action }) => action === "action") ?? [];

/** Whom a special catches: the nearest first, as many as the area is thought to hold, none farther than it reaches. */
export function targetsOf(fight: Fight, by: Combatant, special: CreatureSpecial): readonly Combatant[] {
  const reach = Math.max(20, special.area?.feet ?? 0);
  return foesOf(fight, by)
    .map((one) => ({ one, feet: distanceBetween(fight, by, one) }))
    .filter(({ feet }) => feet <= reach)
    .toSorted((left, right) => left.feet - right.feet)
    .slice(0, caught(special))
    .map(({ one }) => one);
}

function suffer(
  by: Combatant,
  target: Combatant,
  special: CreatureSpecial,
  rolled: readonly Damage[],
  dice: Dice,
): Outcome {
  const { ability, dc } = special.save;
  const save = savingThrow(target, { ability, dc, against: special.conditions }, dice);
  const damages = rolled.map(({ amount, type }) => ({
    amount: special.half ? damageAfterSave(save.combatant, ability, amount, save.success) : save.success ? 0 : amount,
    type,
  }));
  const given = save.success ? [] : special.conditions.filter((id) => isCondition(id));
  return inTurn(
    save.combatant,
    (one) => ({ combatant: one, events: save.events }),
    (one) => (damages.length > 0 ? takeDamage(one, { damages }, dice) : { combatant: one, events: [] }),
    ...given.map((id) => (one: Combatant): Outcome => {
      if (isImmuneTo(one, id) || one.state.life === "dead") return { combatant: one, events: [] };
      const ends = id === "prone" ? ({ kind: "cured" } as const) : ({ kind: "save", ability, dc } as const);
      return addCondition(one, { id, source: by.id, ends }, special.name);
    }),
  );
}

/** Breath, gaze, web: one roll of damage for all, a save for each; what it leaves is saved against at the end of each turn. */
export function unleash(
  fight: Fight,
  by: string,
  special: CreatureSpecial,
  on: readonly string[],
  dice: Dice,
): FightStep {
  const user = find(fight, by);
  if (!user) return refusedStep(fight, by, "Nobody of that name is here.");
  if (!isReady(fight, user, special)) return refusedStep(fight, by, `${special.name} is spent.`);
  const paid = spend(user, special.action === "bonus" ? "bonusAction" : "action");
  if (paid.refused !== undefined) return { fight, refused: paid.refused, events: paid.events };
  const rolled = special.damage.map((one) => rollDamage(one.dice, one.type, dice, special.name));
  const events: RulesEvent[] = [...paid.events, { type: "spent", by, what: special.id, amount: 1 }];
  let now: Fight = { ...put(fight, paid.combatant), spent: [...fight.spent, `${by} ${special.id}`] };
  for (const id of on) {
    const target = find(now, id);
    if (!target) continue;
    const outcome = suffer(paid.combatant, target, special, rolled, dice);
    now = put(now, outcome.combatant);
    events.push(...outcome.events);
  }
  return settle(now, events);
}
