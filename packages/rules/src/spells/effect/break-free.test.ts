import { expect, test } from "vitest";
import { hasCondition } from "../../combat/state/conditions.ts";
import type { Combatant } from "../../combatant.ts";
import { breakFree } from "./break-free.ts";
import { castSpell } from "../casting/cast.ts";
import { caster, fallingDice, foe } from "../fixtures.ts";
import type { Outcome } from "../stage.ts";

const of = ({ combatants }: Pick<Outcome, "combatants">, id: string): Combatant => {
  const found = combatants.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};
const held = (spell: string, more: { readonly afterHit?: boolean } = {}): Outcome =>
  castSpell(
    [caster(spell === "ensnaring-strike" ? "ranger" : "druid", 5, [spell]), foe("a"), foe("b")],
    { caster: "hero", spell, targets: spell === "entangle" ? ["a", "b"] : ["a"], ...more },
    fallingDice([1, 1]),
  );

test("an action and a strong check wrest one out of the vines, and leave the others in them", () => {
  const vines = held("entangle");
  // The druid's DC is 8 + 3 + 3.
  const failed = breakFree(vines.combatants, "a", fallingDice([13]));
  expect([hasCondition(of(failed, "a"), "restrained"), of(failed, "a").turn.action]).toEqual([true, false]);
  const free = breakFree(vines.combatants, "a", fallingDice([18]));
  expect(["a", "b"].map((id) => hasCondition(of(free, id), "restrained"))).toEqual([false, true]);
  expect(of(free, "hero").state.concentration).not.toBeNull();
});

test("a friend pulls too, with an action of theirs", () => {
  const pulled = breakFree(held("entangle").combatants, "a", fallingDice([18]), { helper: "b" });
  expect([hasCondition(of(pulled, "a"), "restrained"), of(pulled, "b").turn.action]).toEqual([false, false]);
});

test("who breaks the thorns ends the spell", () => {
  const thorns = held("ensnaring-strike", { afterHit: true });
  const free = breakFree(thorns.combatants, "a", fallingDice([20]));
  expect(of(free, "a").state).toMatchObject({ conditions: [], effects: [] });
  expect(of(free, "hero").state.concentration).toBeNull();
});

test("what holds by another hand is no spell's", () => {
  expect(breakFree([foe("a")], "a", fallingDice()).events).toEqual([
    { type: "refused", who: "a", why: "No spell holds Goblin Warrior" },
  ]);
});
