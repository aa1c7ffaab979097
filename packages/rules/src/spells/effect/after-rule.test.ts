import { describe, expect, test } from "vitest";
import { attack } from "../../combat/attack/attack.ts";
import { spend } from "../../combat/turn/budget.ts";
import { hasCondition } from "../../combat/state/conditions.ts";
import { hide } from "../../combat/turn/actions.ts";
import { takeDamage } from "../../combat/attack/damage.ts";
import { fighting, foe as swordsman, scripted, sword } from "../../combat/fighters.fake.ts";
import type { Combatant } from "../../combatant.ts";
import type { ActiveEffect, ConditionEnd } from "../../hero.ts";
import { castSpell } from "../casting/cast.ts";
import { caster, fallingDice, foe } from "../fixtures.ts";
import { sweepSpells } from "./after-rule.ts";
import { Stage, type Outcome } from "../stage.ts";
import { passTurn } from "../turns.ts";

const ends: ConditionEnd = { kind: "rounds", left: 10 };
const effect = (id: string, more: Partial<ActiveEffect> = {}): ActiveEffect => ({
  id,
  source: "hero",
  ends,
  slot: 1,
  amount: 0,
  choice: null,
  ...more,
});
const withEffects = (who: Combatant, ...effects: ActiveEffect[]): Combatant => ({
  ...who,
  state: { ...who.state, effects: [...(who.state.effects ?? []), ...effects] },
});
const shown = (who: Combatant, ...others: Combatant[]): Combatant => {
  const found = new Stage([who, ...others], scripted()).shown(who.id);
  if (!found) throw new Error(who.id);
  return found;
};
const of = ({ combatants }: Pick<Outcome, "combatants">, id: string): Combatant => {
  const found = combatants.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};
const whyNot = ({ events }: Pick<Outcome, "events">): string[] =>
  events.flatMap((one) => (one.type === "refused" ? one.why : []));
const effects = ({ state }: Combatant): string[] => (state.effects ?? []).map(({ id }) => id);
const strike = (by: Combatant, on: Combatant, ...dice: number[]) =>
  attack(by, on, { option: sword, distance: 5 }, scripted(...dice));
const mira = (): Combatant => fighting("fighter", 3);

describe("a weapon meets a spell", () => {
  test("a blow strikes an image, until none is left", () => {
    const doubled = shown(withEffects(mira(), effect("mirror-image", { amount: 1 })));
    // 15 hits; the d6 of the one image shows 3.
    const blow = strike(swordsman(), doubled, 15, 3);
    expect([blow.result, blow.target.state.hitPoints]).toEqual(["miss", doubled.state.hitPoints]);
    expect(effects(blow.target)).toEqual([]);
    expect(strike(swordsman(), doubled, 15, 2, 1).result).toBe("hit");
  });

  test("Sanctuary turns a blow away, and ends when who is warded strikes", () => {
    const warded = shown(withEffects(mira(), effect("sanctuary", { amount: 3 })));
    // 9 + 1 misses 8 + 3 + 2.
    expect(strike(swordsman(), warded, 9)).toMatchObject({ result: "miss" });
    expect(strike(swordsman(), warded, 12, 15, 1).result).toBe("hit");
    const blow = strike(warded, swordsman(), 3);
    expect(effects(of(new Stage([blow.attacker], scripted()).outcome(), "hero"))).toEqual([]);
  });

  test("a blow out of invisibility has Advantage and ends it", () => {
    const conditions = [{ id: "invisible", source: "hero", ends }] as const;
    const unseen = fighting("fighter", 3, { state: { conditions, effects: [effect("invisibility")] } });
    const blow = strike(shown(unseen), swordsman(), 3, 4);
    expect(hasCondition(blow.attacker, "invisible")).toBe(false);
    expect(effects(of(new Stage([blow.attacker], scripted()).outcome(), "hero"))).toEqual([]);
  });

  test("nobody strikes who has blinked away", () => {
    const away = withEffects(swordsman(), effect("blinked-away"));
    expect(strike(mira(), away).refused).toContain("another plane");
  });

  test("a blow wakes a sleeper, breaks a pattern, and hurts who shares the wounds", () => {
    const wizard = caster("wizard", 5, ["sleep"]);
    const asleep: Combatant = {
      ...foe("a"),
      state: {
        ...foe("a").state,
        conditions: [{ id: "unconscious", source: "hero", ends: { kind: "concentration", of: "hero" } }],
      },
    };
    const sleeping = { ...wizard, state: { ...wizard.state, concentration: { spell: "sleep", slot: 1, rounds: 9 } } };
    const hurt = takeDamage(asleep, { damages: [{ amount: 3, type: "slashing" }] }, scripted());
    const after = sweepSpells([sleeping, hurt.combatant], fallingDice(), hurt.events);
    expect(hasCondition(of(after, "a"), "unconscious")).toBe(false);
    const bound = withEffects(foe("a"), effect("warding-bond"));
    const blow = takeDamage(bound, { damages: [{ amount: 10, type: null }] }, scripted());
    expect(of(sweepSpells([wizard, blow.combatant], fallingDice(), blow.events), "hero").state.hitPoints).toBe(
      wizard.state.hitPoints - 10,
    );
  });

  test("Resistance takes a die off a blow of its type, once a turn, and oil burns with the first fire", () => {
    const guarded = shown(withEffects(mira(), effect("resistance", { choice: "slashing" })));
    const first = takeDamage(guarded, { damages: [{ amount: 8, type: "slashing" }] }, scripted(4));
    expect(guarded.state.hitPoints - first.combatant.state.hitPoints).toBe(4);
    const second = takeDamage(first.combatant, { damages: [{ amount: 8, type: "slashing" }] }, scripted());
    expect(first.combatant.state.hitPoints - second.combatant.state.hitPoints).toBe(8);
    const oily = shown(withEffects(foe("a"), effect("oil-doused")));
    const burnt = takeDamage(oily, { damages: [{ amount: 2, type: "fire" }] }, scripted());
    expect([
      burnt.combatant.state.hitPoints,
      effects(of(new Stage([burnt.combatant], scripted()).outcome(), "a")),
    ]).toEqual([93, []]);
  });
});

describe("a rage", () => {
  const raging = (): Combatant =>
    withEffects(fighting("barbarian", 3), effect("rage", { ends: { kind: "turn", of: "hero", at: "end", skip: 0 } }));

  test("goes on with an attack and ends without one", () => {
    const blow = strike(shown(raging()), swordsman(), 3);
    expect(effects(of(passTurn([blow.attacker], "hero", "end", fallingDice()), "hero"))).toEqual(["rage"]);
    expect(effects(of(passTurn([raging()], "hero", "end", fallingDice()), "hero"))).toEqual([]);
  });

  test("ends with the fall of who rages, whatever felled them", () => {
    const felled = takeDamage(shown(raging()), { damages: [{ amount: 30, type: null }] }, scripted());
    expect(effects(of(sweepSpells([felled.combatant], fallingDice(), felled.events), "hero"))).toEqual([]);
  });
});

describe("a casting", () => {
  test("gives away who hides or is warded, and keeps what it has just given", () => {
    const hidden = hide(
      caster("cleric", 3, ["sanctuary", "shield-of-faith"]),
      { outOfSight: true },
      scripted(18),
    ).combatant;
    const cast = (who: Combatant, spell: string) =>
      castSpell([who], { caster: "hero", spell, targets: ["hero"] }, fallingDice());
    expect(hasCondition(of(cast(hidden, "shield-of-faith"), "hero"), "invisible")).toBe(false);
    const warded = cast(hidden, "sanctuary");
    expect(effects(of(warded, "hero"))).toEqual(["sanctuary"]);
    expect(effects(of(cast(of(warded, "hero"), "shield-of-faith"), "hero"))).toEqual(["shield-of-faith"]);
  });

  test("reaches only the kind that the spell is for", () => {
    const wizard = caster("wizard", 5, ["hold-person", "charm-person"]);
    const cast = (spell: string, creature: string) =>
      castSpell([wizard, foe("a", creature)], { caster: "hero", spell, targets: ["a"] }, fallingDice());
    expect(whyNot(cast("hold-person", "wolf"))).toEqual(["Hold Person works only on a humanoid"]);
    expect(whyNot(cast("charm-person", "bandit"))).toEqual([]);
  });

  test("puts no elf to sleep", () => {
    const wizard = caster("wizard", 5, ["sleep"]);
    const elf = { ...fighting("fighter", 3, { species: "elf" }), id: "elf", side: "foes" } as const;
    const slept = castSpell([wizard, elf], { caster: "hero", spell: "sleep", targets: ["elf"] }, fallingDice([], 1));
    expect(of(slept, "elf").state.conditions).toEqual([]);
  });

  test("leaves the slow one act in a turn", () => {
    const slow = shown(withEffects(caster("cleric", 5, ["healing-word", "bless"]), effect("slow")));
    const acted = spend(slow, "action").combatant;
    expect(spend(acted, "bonusAction").refused).toContain("Slow");
    const word = { caster: "hero", spell: "healing-word", targets: ["hero"], inFight: true };
    expect(whyNot(castSpell([acted], word, fallingDice()))).toEqual(["Mira is too slow for two acts in a turn"]);
  });
});
