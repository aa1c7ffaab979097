import type { Ability } from "#contracts/options";
import type { Combatant } from "../combatant.ts";
import type { ConditionId } from "../hero.ts";
import { hasFeature } from "../sheet/build.ts";
import { armorTrouble } from "../sheet/training.ts";
import { speciesNamed } from "../tables/species.ts";
import { afterRoll, influenceOn, rollInfluence } from "./roll-changes.ts";
import { givesOf, withoutEffects } from "./active-effects.ts";
import { heroNow, withState, type Stage } from "./stage.ts";

export const hasCondition = ({ state }: Combatant, ...ids: readonly ConditionId[]): boolean =>
  state.conditions.some(({ id }) => ids.includes(id));

/** Conditions that bring Incapacitated with them (SRD 5.2, "Conditions"). */
export const incapacitated = (combatant: Combatant): boolean =>
  combatant.state.life !== "up" ||
  hasCondition(combatant, "incapacitated", "paralyzed", "petrified", "stunned", "unconscious");

/** A Dexterity save for half harms not at all, and a failed one half, while one can move (SRD 5.2, "Evasion"). */
export const evades = (who: Combatant): boolean =>
  who.hero !== null && hasFeature(who.hero, "evasion") && !incapacitated(who);

const hasTrait = ({ hero }: Combatant, trait: string): boolean =>
  speciesNamed(hero?.species ?? null)?.traits.some(({ id }) => id === trait) ?? false;

/** Dice of one d20 test, the one that counts, and why there were two. */
export interface Twenty {
  readonly dice: readonly number[];
  readonly value: number;
}

/** Rolls a d20, twice with Advantage or Disadvantage. A halfling's 1 is rolled again (SRD 5.2, "Luck"). */
export function rollTwenty(
  stage: Stage,
  who: Combatant,
  advantage: boolean,
  disadvantage: boolean,
  label: string,
): Twenty {
  const one = (): number => {
    const die = stage.dice.roll(20, label);
    return die === 1 && hasTrait(who, "luck") ? stage.dice.roll(20, "Luck") : die;
  };
  const dice = advantage === disadvantage ? [one()] : [one(), one()];
  return { dice, value: advantage && !disadvantage ? Math.max(...dice) : Math.min(...dice) };
}

/** Traits and features that help with a save. */
function helpsWithSave(who: Combatant, ability: Ability, against: string | undefined): string[] {
  const mental = ability === "intelligence" || ability === "wisdom" || ability === "charisma";
  const hero = heroNow(who);
  return [
    ...(against === "frightened" && hasTrait(who, "brave") ? ["Brave"] : []),
    ...(against === "charmed" && hasTrait(who, "fey-ancestry") ? ["Fey Ancestry"] : []),
    ...(against === "poisoned" && hasTrait(who, "dwarven-resilience") ? ["Dwarven Resilience"] : []),
    ...(mental && hasTrait(who, "gnomish-cunning") ? ["Gnomish Cunning"] : []),
    ...(hero && ability === "dexterity" && hasFeature(hero, "danger-sense") && !incapacitated(who)
      ? ["Danger Sense"]
      : []),
  ];
}

export interface SaveAgainst {
  readonly ability: Ability;
  readonly dc: number;
  /** The condition that it is against. */
  readonly against?: string;
  readonly advantage?: readonly string[];
  readonly disadvantage?: readonly string[];
}

/** A saving throw, with everything that helps or hinders it; true for a success. */
export function savingThrow(stage: Stage, id: string, save: SaveAgainst): boolean {
  const who = stage.find(id);
  if (!who) return false;
  const { ability, dc } = save;
  const body = ability === "strength" || ability === "dexterity";
  if (body && hasCondition(who, "paralyzed", "petrified", "stunned", "unconscious")) {
    stage.emit({ type: "save", by: id, ability, dice: [], total: 0, dc, success: false, because: ["cannot move"] });
    return false;
  }
  const influence = influenceOn(who, "save", { ability, ...(save.against ? { against: save.against } : {}) });
  const hero = heroNow(who);
  const advantage = [...(save.advantage ?? []), ...influence.advantage, ...helpsWithSave(who, ability, save.against)];
  const disadvantage = [
    ...(save.disadvantage ?? []),
    ...influence.disadvantage,
    ...(ability === "dexterity" && hasCondition(who, "restrained") ? ["restrained"] : []),
    ...(hero && body && armorTrouble(hero).disadvantage ? ["armor without training"] : []),
  ];
  const twenty = rollTwenty(stage, who, advantage.length > 0, disadvantage.length > 0, `${ability} save`);
  const added = rollInfluence(influence, stage.dice);
  const tired = who.state.exhaustion * -2;
  const total = twenty.value + who.saves[ability] + added.total + tired;
  const success = total >= dc;
  stage.emit({
    type: "save",
    by: id,
    ability,
    dice: twenty.dice,
    total,
    dc,
    success,
    because: [...advantage, ...disadvantage, ...added.because, ...(tired === 0 ? [] : ["exhaustion"])],
  });
  stage.change(id, (one) => afterRoll(one, influence));
  return success;
}

/** What helps and what hinders an attack, by conditions, place and effects (SRD 5.2, "Attack Rolls", "Conditions"). */
function attackCircumstances(stage: Stage, by: Combatant, on: Combatant, kind: "melee" | "ranged") {
  const own = influenceOn(by, "attack", { other: on });
  const theirs = influenceOn(on, "attacked", { other: by });
  const threatened = stage.all().some((one) => one.side !== by.side && one.zone === "engaged" && !incapacitated(one));
  const advantage = [
    ...own.advantage,
    ...theirs.advantage,
    ...(hasCondition(by, "invisible") ? ["invisible"] : []),
    ...(hasCondition(on, "blinded", "paralyzed", "petrified", "restrained", "stunned", "unconscious")
      ? ["the target's condition"]
      : []),
    ...(kind === "melee" && hasCondition(on, "prone") ? ["prone target"] : []),
  ];
  const disadvantage = [
    ...own.disadvantage,
    ...theirs.disadvantage,
    ...(hasCondition(by, "blinded", "frightened", "poisoned", "prone", "restrained") ? ["own condition"] : []),
    ...(hasCondition(on, "invisible") ? ["invisible target"] : []),
    ...(kind === "ranged" && hasCondition(on, "prone") ? ["prone target"] : []),
    ...(kind === "ranged" && by.zone === "engaged" && threatened ? ["a foe beside the caster"] : []),
  ];
  return { own, theirs, advantage, disadvantage };
}

/** Whether Sanctuary turns an attack or a harmful spell away: who means harm saves with Wisdom or must leave the target alone. */
export function wardedOff(stage: Stage, by: string, on: Combatant): boolean {
  const ward = on.state.effects?.find((effect) => givesOf(effect).sanctuary);
  if (!ward) return false;
  const dc = 8 + ward.amount + (stage.find(ward.source ?? "")?.proficiency ?? 2);
  return !savingThrow(stage, by, { ability: "wisdom", dc });
}

/** Whether a hit strikes an image instead (SRD 5.2, "Mirror Image"): a d6 for each one that is left, and 3 or more on any of them. */
export function imageStruck(stage: Stage, on: string): boolean {
  const images = stage.find(on)?.state.effects?.find((effect) => givesOf(effect).images);
  if (!images) return false;
  const struck = Array.from({ length: images.amount }, () => stage.dice.roll(6, "Mirror Image")).some(
    (die) => die >= 3,
  );
  if (!struck) return false;
  stage.change(on, (one) =>
    images.amount > 1
      ? withState(one, {
          effects: (one.state.effects ?? []).map((effect) =>
            effect === images ? { ...effect, amount: effect.amount - 1 } : effect,
          ),
        })
      : withoutEffects(one, (effect) => effect === images),
  );
  return true;
}

/** A spell attack; what it comes to is in the events too. */
export function spellAttackRoll(
  stage: Stage,
  request: {
    readonly by: string;
    readonly on: string;
    readonly spell: string;
    readonly toHit: number;
    readonly kind: "melee" | "ranged";
    readonly advantage?: readonly string[];
  },
): "miss" | "hit" | "critical" {
  const by = stage.find(request.by);
  const on = stage.find(request.on);
  if (!by || !on) return "miss";
  if (by.side !== on.side && wardedOff(stage, by.id, on)) return "miss";
  const { own, theirs, disadvantage, ...here } = attackCircumstances(stage, by, on, request.kind);
  const advantage = [...here.advantage, ...(request.advantage ?? [])];
  const twenty = rollTwenty(stage, by, advantage.length > 0, disadvantage.length > 0, `${request.spell}: attack`);
  const added = rollInfluence(own, stage.dice);
  const tired = by.state.exhaustion * -2;
  const total = twenty.value + request.toHit + added.total + tired;
  const helpless = request.kind === "melee" && hasCondition(on, "paralyzed", "unconscious");
  const hit = twenty.value === 20 || (twenty.value !== 1 && total >= on.armorClass);
  const seen = hit && !hasCondition(by, "blinded") && imageStruck(stage, on.id);
  const result = !hit || seen ? "miss" : twenty.value === 20 || helpless ? "critical" : "hit";
  stage.emit({
    type: "attack",
    by: by.id,
    on: on.id,
    option: request.spell,
    dice: twenty.dice,
    toHit: request.toHit,
    total,
    against: on.armorClass,
    result,
    because: [
      ...advantage,
      ...disadvantage,
      ...added.because,
      ...(tired === 0 ? [] : ["exhaustion"]),
      ...(seen ? ["Mirror Image"] : []),
    ],
  });
  stage.change(by.id, (one) => afterRoll(one, own));
  stage.change(on.id, (one) => afterRoll(one, theirs));
  return result;
}
