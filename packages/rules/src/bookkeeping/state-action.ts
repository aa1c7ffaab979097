import type { Combatant } from "../combatant.ts";
import { changeExhaustion, deathSave, heal } from "../combat/index.ts";
import type { Dice } from "../dice.ts";
import type { Hero } from "../hero.ts";
import { withoutEffects } from "../spells/effect/active-effects.ts";
import { prepareSpells } from "../growth/spell-steps.ts";
import { abilityModifier } from "../sheet/abilities.ts";
import { heroCombatant } from "../sheet/combatants.ts";
import { resource } from "../sheet/resources.ts";
import { pactSlots, slots } from "../sheet/spellcasting.ts";
import { hitDice } from "../sheet/vitality.ts";
import { classTable } from "../tables/classes.ts";
import { keepConcentration } from "../spells/effect/harm.ts";
import { Stage } from "../spells/stage.ts";
import { spellNamed } from "../spells/spell-table.ts";
import type { ActionOf as Action } from "./context.ts";
import { hurt, isExhaustion, withCondition, withSlots } from "./effect.ts";
import { done, refused, type SheetOutcome } from "./outcome.ts";
import { byRule, nowOf, withHeroState } from "./outside-fight.ts";

/** A rule of the fight on one hero; a refusal comes back in words. */
function ruled(
  hero: Hero,
  text: string,
  rule: (one: Combatant) => ReturnType<Parameters<typeof byRule>[1]>,
): SheetOutcome {
  const result = byRule(hero, rule);
  return result.refused === undefined ? done(result.hero, text) : refused(result.refused);
}

/** Who still concentrates after damage saves to keep it, with whatever makes that easier: Eldritch Mind, Relentless Hunter. */
function shaken(hero: Hero, damage: number, dice: Dice): Hero {
  const { concentration } = hero.state;
  if (!concentration) return hero;
  const stage = new Stage([heroCombatant(hero, nowOf(hero))], dice);
  keepConcentration(stage, hero.id, concentration.spell, damage);
  return withHeroState(hero, stage.find(hero.id)?.state ?? {});
}

export function hitPoints(hero: Hero, { delta, reason }: Action<"hit_points">, dice: Dice): SheetOutcome {
  const why = reason === "" ? "" : ` (${reason})`;
  if (delta < 0) return done(shaken(hurt(hero, -delta), -delta, dice), `${hero.name} takes ${-delta} damage${why}.`);
  const gained = Math.min(delta, heroCombatant(hero, nowOf(hero)).maxHitPoints - hero.state.hitPoints);
  const points = gained === 1 ? "1 hit point" : `${gained} hit points`;
  return ruled(hero, `${hero.name} regains ${points}${why}.`, (one) => heal(one, delta, "by hand"));
}

export const temporaryHitPoints = (hero: Hero, { amount }: Action<"temporary_hit_points">): SheetOutcome =>
  hero.state.life === "dead"
    ? refused(`${hero.name} is dead.`)
    : done(withHeroState(hero, { temporary: amount }), `${hero.name} has ${amount} temporary hit points.`);

export function condition(hero: Hero, { condition: word, present }: Action<"condition">): SheetOutcome {
  const said = isExhaustion(word)
    ? `is ${present ? "more" : "less"} exhausted`
    : `is ${present ? "now" : "no longer"} ${word.trim()}`;
  return done(withCondition(hero, word, present), `${hero.name} ${said}.`);
}

export const exhaustion = (hero: Hero, { delta }: Action<"exhaustion">): SheetOutcome =>
  ruled(hero, `${hero.name} is ${delta > 0 ? "more" : "less"} exhausted.`, (one) =>
    changeExhaustion(one, delta, "by hand"),
  );

export const inspiration = (hero: Hero, { present }: Action<"inspiration">): SheetOutcome =>
  done(
    withHeroState(hero, { inspiration: present }),
    `${hero.name} ${present ? "has" : "no longer has"} Heroic Inspiration.`,
  );

/** Spends a hit die and heals by it (SRD 5.2, "Short Rest"). */
export function hitDie(hero: Hero, action: Action<"hit_die">, dice: Dice): SheetOutcome {
  const held = hitDice(hero).find((one) => one.class === action.class);
  if (!held) return refused(`${hero.name} has no such hit die.`);
  if (held.left < 1) return refused(`${hero.name} has no d${held.sides} left to spend.`);
  if (hero.state.life !== "up") return refused(`${hero.name} needs at least 1 hit point to rest.`);
  const full = heroCombatant(hero, nowOf(hero)).maxHitPoints;
  if (hero.state.hitPoints >= full) return refused(`${hero.name} is unhurt: the die is kept.`);
  const rolled = dice.roll(held.sides, `${hero.name}: hit die`);
  const healed = Math.min(full - hero.state.hitPoints, Math.max(1, rolled + abilityModifier(hero, "constitution")));
  const spent = (hero.state.hitDiceSpent[action.class] ?? 0) + 1;
  return done(
    withHeroState(hero, {
      hitPoints: hero.state.hitPoints + healed,
      hitDiceSpent: { ...hero.state.hitDiceSpent, [action.class]: spent },
    }),
    `${hero.name} spends a hit die and regains ${healed} hit points.`,
  );
}

export const savedFromDeath = (hero: Hero, dice: Dice): SheetOutcome =>
  ruled(hero, `${hero.name} rolls a death save.`, (one) => deathSave(one, dice));

/** Spends (negative) or gives back uses of what is counted. */
export function uses(hero: Hero, { id, delta }: Action<"uses">): SheetOutcome {
  const counted = resource(hero, id);
  if (!counted) return refused("There is nothing of that name to count.");
  if (delta === 0) return refused("That changes nothing.");
  if (counted.left + delta < 0) return refused(`${hero.name} has ${counted.left} of ${counted.name} left.`);
  if (counted.left + delta > counted.most) return refused(`${counted.name}: no more than ${counted.most}.`);
  const spent = counted.most - (counted.left + delta);
  return done(
    withHeroState(hero, { usesSpent: { ...hero.state.usesSpent, [id]: spent } }),
    `${hero.name} ${delta < 0 ? "spends" : "regains"} ${counted.name} × ${Math.abs(delta)}.`,
  );
}

export function spellSlots(hero: Hero, { level, pact, delta }: Action<"slots">): SheetOutcome {
  const of = pact ? pactSlots(hero) : (slots(hero).find((one) => one.level === level) ?? null);
  if (!of || of.level !== level || of.most === 0) return refused(`${hero.name} has no slots of level ${level}.`);
  if (of.left + delta < 0) return refused(`${hero.name} has ${of.left} slots of level ${level} left.`);
  if (of.left + delta > of.most) return refused(`Slots of level ${level}: no more than ${of.most}.`);
  const count = Math.abs(delta) === 1 ? "a slot" : `${Math.abs(delta)} slots`;
  const after = pact ? withHeroState(hero, { pactSpent: hero.state.pactSpent - delta }) : withSlots(hero, level, delta);
  return done(after, `${hero.name} ${delta < 0 ? "spends" : "regains"} ${count} of level ${level}.`);
}

export function prepare(hero: Hero, action: Action<"prepare">): SheetOutcome {
  const result = prepareSpells(hero, action.class, action.spells);
  if (!result.ok) return refused(`${result.why}.`);
  return done(
    result.hero,
    `${hero.name} prepares ${classTable(action.class)?.name.toLowerCase() ?? ""} spells: ${
      action.spells.map((id) => spellNamed(id)?.name ?? id).join(", ") || "none"
    }.`,
  );
}

export function concentrationEnd(hero: Hero): SheetOutcome {
  const { concentration } = hero.state;
  if (!concentration) return refused(`${hero.name} concentrates on nothing.`);
  return done(
    withHeroState(hero, { concentration: null }),
    `${hero.name} lets go of ${spellNamed(concentration.spell)?.name ?? concentration.spell}.`,
  );
}

export function effectEnd(hero: Hero, { id }: Action<"end_effect">): SheetOutcome {
  if (!hero.state.effects?.some((effect) => effect.id === id)) return refused("Nothing of that name works any more.");
  const after = withoutEffects(heroCombatant(hero), (effect) => effect.id === id);
  return done(withHeroState(hero, after.state), `${spellNamed(id)?.name ?? id} on ${hero.name} ends.`);
}
