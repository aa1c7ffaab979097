import { expect, test } from "vitest";
import { attack } from "../combat/attack/attack.ts";
import { takeDamage } from "../combat/attack/damage.ts";
import { savingThrow } from "../combat/rolls/saving-throw.ts";
import type { AttackOption, Combatant } from "../combatant.ts";
import { gearItem } from "../sheet/blank-hero.ts";
import { heroCombatant } from "../sheet/combatants.ts";
import { derived } from "./effect/active-effects.ts";
import { castSpell } from "./casting/cast.ts";
import { sweepSpells } from "./effect/after-rule.ts";
import { caster, fallingDice, foe } from "./fixtures.ts";
import { hasteAction } from "./effect/haste.ts";
import { passTime, ROUNDS } from "./time.ts";

const SWORD: AttackOption = {
  id: "sword",
  name: "Sword",
  kind: "melee",
  toHit: 5,
  reach: 5,
  range: null,
  damage: [{ dice: "1d8+3", type: "slashing" }],
  properties: [],
  mastery: null,
  ability: "strength",
  onHit: [],
};
const of = (all: readonly Combatant[], id: string): Combatant => {
  const found = all.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};
const cleric = caster("cleric", 5, ["bless", "guiding-bolt", "bane"], { gear: [gearItem("h", "holy-symbol-amulet")] });

test("an attack of the fight rolls Bless's die, and a save too", () => {
  const blessed = castSpell(
    [cleric, foe("a")],
    { caster: "hero", spell: "bless", targets: ["hero"] },
    fallingDice(),
  ).combatants;
  const blow = attack(of(blessed, "hero"), of(blessed, "a"), { option: SWORD, distance: 5 }, fallingDice([7, 4]));
  expect(blow.events[0]).toMatchObject({ total: 16, because: ["Bless +4"] });
  expect(savingThrow(of(blessed, "hero"), { ability: "strength", dc: 10 }, fallingDice([8, 2])).success).toBe(true);
});

test("an attack of the fight uses Guiding Bolt's light up, which is gone from the state", () => {
  const lit = castSpell(
    [cleric, foe("a")],
    { caster: "hero", spell: "guiding-bolt", targets: ["a"] },
    fallingDice([15]),
  ).combatants;
  const blow = attack(of(lit, "hero"), of(lit, "a"), { option: SWORD, distance: 5 }, fallingDice([2, 15, 4]));
  expect(blow.events[0]).toMatchObject({ dice: [2, 15], result: "hit" });
  const after = sweepSpells([blow.attacker, blow.target], fallingDice()).combatants;
  expect(of(after, "a").state.effects).toEqual([]);
});

test("a hit of the fight hurts more whom its attacker has hexed, and nobody else", () => {
  const warlock = caster("warlock", 5, ["hex"]);
  const hexed = castSpell(
    [warlock, foe("a"), foe("b")],
    { caster: "hero", spell: "hex", targets: ["a"], choice: "strength" },
    fallingDice(),
  ).combatants;
  const hurt = (id: string): number =>
    100 -
    attack(of(hexed, "hero"), of(hexed, id), { option: SWORD, distance: 5 }, fallingDice([15, 4, 5])).target.state
      .hitPoints;
  expect([hurt("a"), hurt("b")]).toEqual([12, 7]);
});

test("harm of the fight that breaks concentration ends the spell on everybody", () => {
  const bane = castSpell(
    [cleric, foe("a")],
    { caster: "hero", spell: "bane", targets: ["a"] },
    fallingDice([1]),
  ).combatants;
  expect(of(bane, "a").state.effects).toHaveLength(1);
  const struck = takeDamage(of(bane, "hero"), { damages: [{ amount: 5, type: "fire" }] }, fallingDice([1])).combatant;
  const after = sweepSpells([struck, of(bane, "a")], fallingDice()).combatants;
  expect(of(after, "a").state.effects).toEqual([]);
});

test("Mage Armor is in the hero's state and works on in the next fight", () => {
  const wizard = caster("wizard", 5, ["mage-armor"]);
  const armored = castSpell(
    [wizard],
    { caster: "hero", spell: "mage-armor", targets: ["hero"] },
    fallingDice(),
  ).combatants;
  const { hero, state } = of(armored, "hero");
  const later = hero && derived(heroCombatant({ ...hero, state }));
  expect(later?.armorClass).toBe(15);
});

test("an hour ends Fly and brings Mage Armor nearer its end; eight end that too", () => {
  const wizard = caster("wizard", 5, ["mage-armor", "fly"]);
  const armored = castSpell(
    [wizard],
    { caster: "hero", spell: "mage-armor", targets: ["hero"] },
    fallingDice(),
  ).combatants;
  const flying = castSpell(armored, { caster: "hero", spell: "fly", targets: ["hero"] }, fallingDice()).combatants;
  const later = passTime(flying, ROUNDS.hour, fallingDice());
  expect(of(later.combatants, "hero").state.effects).toMatchObject([{ id: "mage-armor", ends: { left: 4_200 } }]);
  expect(of(later.combatants, "hero").state.concentration).toBeNull();
  const morning = passTime(later.combatants, 7 * ROUNDS.hour, fallingDice()).combatants;
  expect(of(morning, "hero")).toMatchObject({ armorClass: 12, state: { effects: [] } });
});

test("Haste gives speed, armor and one attack more, and leaves its bearer limp", () => {
  const wizard = caster("wizard", 5, ["haste", "fly"]);
  const quick = castSpell([wizard], { caster: "hero", spell: "haste", targets: ["hero"] }, fallingDice()).combatants;
  expect(of(quick, "hero")).toMatchObject({ armorClass: 14, speed: 60 });
  const attacking = hasteAction(quick, "hero", "attack", fallingDice());
  expect(of(attacking.combatants, "hero").turn.attacks).toBe(1);
  expect(hasteAction(attacking.combatants, "hero", "attack", fallingDice()).events[0]?.type).toBe("refused");
  const over = castSpell(quick, { caster: "hero", spell: "fly", targets: ["hero"] }, fallingDice()).combatants;
  expect(of(over, "hero")).toMatchObject({
    armorClass: 12,
    speed: 0,
    state: { conditions: [{ id: "incapacitated" }] },
  });
});

test("who is lit by Faerie Fire cannot be invisible", () => {
  const druid = caster("druid", 5, ["faerie-fire"]);
  const hidden = {
    ...foe("a"),
    state: { ...foe("a").state, conditions: [{ id: "invisible", source: null, ends: { kind: "cured" } }] },
  } as const;
  const lit = castSpell(
    [druid, hidden],
    { caster: "hero", spell: "faerie-fire", targets: ["a"] },
    fallingDice([1]),
  ).combatants;
  expect(of(lit, "a").state.conditions).toEqual([]);
  expect(of(lit, "a").conditionImmunities).toContain("invisible");
});

test("images take hits until none is left", () => {
  const wizard = caster("wizard", 5, ["mirror-image"]);
  const other = { ...caster("wizard", 5, ["fire-bolt"]), id: "b" };
  const cast = castSpell(
    [wizard, other],
    { caster: "hero", spell: "mirror-image", targets: [] },
    fallingDice(),
  ).combatants;
  const shot = castSpell(cast, { caster: "b", spell: "fire-bolt", targets: ["hero"] }, fallingDice([15, 1, 1, 6]));
  expect(shot.events.some(({ type }) => type === "damage")).toBe(false);
  expect(of(shot.combatants, "hero").state.effects).toMatchObject([{ amount: 2 }]);
});
