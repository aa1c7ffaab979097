import { describe, expect, it } from "vitest";

import {
  answer,
  checkAction,
  dash,
  disengage,
  dodge,
  help,
  hide,
  influenceDc,
  isHidden,
  ready,
  search,
} from "./actions.ts";
import { attack } from "../attack/attack.ts";
import { freshTurn, giveAction, spend, spendAttack, spendMovement } from "./budget.ts";
import { addCondition, hasCondition } from "../state/conditions.ts";
import { passMoment } from "../state/ends.ts";
import { bow, fighting, foe, friend, scripted, sword } from "../fighters.fake.ts";
import { escape, grapple, gripDc, letGo, shove } from "./grapple.ts";
import { savingThrow } from "../rolls/saving-throw.ts";

describe("a turn", () => {
  it("has one action, one bonus action, one reaction", () => {
    for (const cost of ["action", "bonusAction", "reaction"] as const) {
      const once = spend(foe(), cost).combatant;
      expect(spend(once, cost).refused).toBeDefined();
    }
  });

  it("has two attacks in one action with Extra Attack, and again with Action Surge", () => {
    let fighter = freshTurn(fighting("fighter", 5));
    for (const _ of [1, 2]) fighter = spendAttack(fighter, sword).combatant;
    expect(spendAttack(fighter, sword).refused).toBe("Mira has no attack left this turn.");
    fighter = giveAction(fighter);
    for (const _ of [1, 2]) fighter = spendAttack(fighter, sword).combatant;
    expect(spendAttack(fighter, sword).refused).toBeDefined();
  });

  it("has one shot an action with a weapon that must be loaded", () => {
    const crossbow = { ...bow, name: "Crossbow", properties: ["loading"] };
    const shot = spendAttack(fighting("fighter", 5), crossbow).combatant;
    expect(spendAttack(shot, crossbow).refused).toBe("Crossbow must be loaded again: one shot an action.");
    expect(spendAttack(shot, sword).refused).toBeUndefined();
  });

  it("has as many feet as the speed, twice with Dash; crawling costs double", () => {
    expect(spendMovement(foe(), 35).refused).toBe("Foe has 30 feet left, and this takes 35.");
    expect(spendMovement(dash(foe()).combatant, 60).refused).toBeUndefined();
    const prone = addCondition(foe(), { id: "prone", source: null, ends: { kind: "cured" } }, "fall").combatant;
    expect(spendMovement(prone, 10).combatant.turn.movement).toBe(10);
  });
});

describe("an action", () => {
  it("is a bonus action only for who has learnt it", () => {
    expect(dash(friend(), "bonusAction").refused).toBe("Ally cannot dash as a bonus action.");
    expect(disengage(fighting("rogue", 2), "bonusAction").combatant.turn).toMatchObject({
      action: true,
      bonusAction: false,
    });
    expect(disengage(foe("goblin", { creature: "goblin-warrior" }), "bonusAction").combatant.turn.bonusAction).toBe(
      false,
    );
  });

  it("Dodge makes attacks hard and Dexterity saves easy until the next turn, but not for who is held", () => {
    const dodging = dodge(foe()).combatant;
    expect(attack(friend(), dodging, { option: sword, distance: 5 }, scripted(15, 2)).result).toBe("miss");
    expect(savingThrow(dodging, { ability: "dexterity", dc: 15 }, scripted(2, 15)).success).toBe(true);
    const held = addCondition(dodging, { id: "grappled", source: "x", ends: { kind: "cured" } }, "x").combatant;
    expect(attack(friend(), held, { option: sword, distance: 5 }, scripted(15, 1)).result).toBe("hit");
    expect(passMoment(dodging, { of: "foe", at: "start" }, scripted()).combatant.effects).toEqual([]);
  });

  it("Help gives others Advantage on one attack", () => {
    const { helper, other } = help(friend("bard"), foe(), { kind: "attack" });
    const struck = attack(friend(), other, { option: sword, distance: 5 }, scripted(2, 15, 1));
    expect(struck.result).toBe("hit");
    expect(attack(friend(), struck.target, { option: sword, distance: 5 }, scripted(2)).result).toBe("miss");
    expect(attack(helper, other, { option: sword, distance: 5 }, scripted(2)).result).toBe("miss");
  });

  it("Hide needs cover from sight and 15; an attack or a search ends it", () => {
    expect(hide(friend(), { outOfSight: false }, scripted()).refused).toContain("in plain sight");
    // 14 + 1 = 15, found by 14 + 1.
    const hidden = hide(friend(), { outOfSight: true }, scripted(14)).combatant;
    expect(isHidden(hidden)).toBe(true);
    expect(search(foe(), hidden, scripted(13)).found).toBe(false);
    expect(hasCondition(search(foe(), hidden, scripted(14)).hidden, "invisible")).toBe(false);
    const shot = attack(hidden, foe(), { option: sword, distance: 5 }, scripted(2, 15, 1));
    expect([shot.result, isHidden(shot.attacker)]).toEqual(["hit", false]);
  });

  it("Ready takes the action now and the reaction then", () => {
    const waiting = ready(friend(), "the door opens").combatant;
    expect(answer(waiting).combatant.turn).toMatchObject({ action: false, reaction: false });
    expect(answer(friend()).refused).toBe("Ally has nothing ready.");
  });

  it("Study, Search and Influence are a check for an action", () => {
    const studied = checkAction(friend(), { skill: "Arcana", dc: 10 }, scripted(9));
    expect([studied.success, studied.combatant.turn.action]).toEqual([true, false]);
    expect(checkAction(studied.combatant, { skill: "Arcana", dc: 10 }, scripted()).refused).toBeDefined();
    expect([influenceDc(8), influenceDc(18)]).toEqual([15, 18]);
  });
});

describe("an unarmed strike", () => {
  const strong = friend("hero", { abilities: { ...foe().abilities, strength: 4 } });

  it("grapples who fails a save against 8, Strength and proficiency, with a hand free, up to one size larger", () => {
    expect(gripDc(strong)).toBe(14);
    const place = { distance: 5, freeHand: true };
    expect(grapple(strong, foe(), place, scripted(13)).success).toBe(false);
    const held = grapple(strong, foe(), place, scripted(12));
    expect(held.target.state.conditions).toMatchObject([{ id: "grappled", source: "hero" }]);
    expect(grapple(strong, foe(), { distance: 5, freeHand: false }, scripted()).refused).toContain("no hand free");
    expect(grapple(strong, foe("giant", { creature: "fire-giant" }), place, scripted()).refused).toContain("too big");
  });

  it("is escaped from with an action, or let go", () => {
    const { target } = grapple(strong, foe(), { distance: 5, freeHand: true }, scripted(12));
    expect(escape(target, strong, scripted(12)).success).toBe(false);
    expect(escape(target, strong, scripted(13)).combatant.state.conditions).toEqual([]);
    expect(letGo(target, "hero", "let go").combatant.state.conditions).toEqual([]);
    expect(escape(foe(), strong, scripted()).refused).toBe("Hero does not hold Foe.");
  });

  it("shoves 5 feet away or to the ground", () => {
    expect(shove(strong, foe(), { distance: 5, to: "away" }, scripted(12)).pushed).toBe(5);
    const { target } = shove(strong, foe(), { distance: 5, to: "prone" }, scripted(12));
    expect(hasCondition(target, "prone")).toBe(true);
  });
});
