import fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { AttackOption, Combatant } from "../../combatant.ts";
import type { ConditionId } from "../../hero.ts";
import { dodge } from "../turn/actions.ts";
import { attack } from "./attack.ts";
import type { AttackRequest } from "./attack-request.ts";
import { spendAttack, spendExtraAttack, speedNow } from "../turn/budget.ts";
import { afterDefences } from "./damage.ts";
import { effectNamed } from "../state/effects.ts";
import { passMoment } from "../state/ends.ts";
import { bow, fighting, foe, friend, preparedSpell, scripted, sword } from "../fighters.fake.ts";
import { divineSmite, sneakAttack } from "./riders.ts";
import { savingThrow } from "../rolls/saving-throw.ts";

const beside = (given: Partial<AttackRequest> = {}): AttackRequest => ({ option: sword, distance: 5, ...given });
const withCondition = (id: ConditionId, source: string | null = null): Combatant =>
  foe("foe", {}, { conditions: [{ id, source, ends: { kind: "cured" } }] });
const mastery = (name: string, given: Partial<AttackOption> = {}): AttackOption => ({
  ...sword,
  mastery: name,
  ...given,
});
const STRONG = friend("hero", { abilities: { ...foe().abilities, strength: 3 } });

describe("an attack", () => {
  it("hits at the armour class, misses below, and says what cover added", () => {
    // 8 + 5 = 13 against 13; behind half cover against 15.
    expect(attack(STRONG, foe(), beside(), scripted(8, 4)).result).toBe("hit");
    expect(attack(STRONG, foe(), beside(), scripted(7)).result).toBe("miss");
    const covered = attack(STRONG, foe(), beside({ cover: "half" }), scripted(8));
    expect(covered.events[0]).toMatchObject({ result: "miss", against: 15, because: ["half cover +2"] });
    expect(attack(STRONG, foe(), beside({ cover: "total" }), scripted()).result).toBe("refused");
  });

  it("misses on a 1 whatever it adds, and hits on a 20 with twice the dice", () => {
    const sure = { ...sword, toHit: 30 };
    expect(attack(STRONG, foe(), beside({ option: sure }), scripted(1)).result).toBe("miss");
    const critical = attack(STRONG, foe("foe", { armorClass: 30 }), beside(), scripted(20, 5, 2));
    expect(critical.result).toBe("critical");
    // 5 + 2 + 3 once.
    expect(critical.target.state.hitPoints).toBe(10);
  });

  it("of a champion is critical on a 19 that hits", () => {
    const champion = { ...fighting("fighter", 3, { subclass: "champion" }), attacks: [sword] };
    expect(attack(champion, foe(), beside(), scripted(19, 1, 1)).result).toBe("critical");
    expect(attack(champion, foe("foe", { armorClass: 30 }), beside(), scripted(19)).result).toBe("miss");
  });

  it("out of reach is refused, at long range hard", () => {
    expect(attack(STRONG, foe(), beside({ distance: 10 }), scripted()).refused).toContain("out of reach");
    const far = attack(STRONG, foe(), { option: bow, distance: 100 }, scripted(15, 2));
    expect(far.events[0]).toMatchObject({ dice: [15, 2], because: ["Disadvantage: long range"] });
    expect(attack(STRONG, foe(), { option: bow, distance: 400 }, scripted()).result).toBe("refused");
  });

  it("at range is hard with a foe beside, also for a thrown weapon", () => {
    const dagger = { ...sword, range: [20, 60] as const, properties: ["thrown"] };
    for (const request of [
      { option: bow, distance: 5, foeBeside: true },
      { option: dagger, distance: 20, foeBeside: true, thrown: true },
    ]) {
      expect(attack(STRONG, foe(), request, scripted(15, 2)).result).toBe("miss");
    }
    expect(attack(STRONG, foe(), beside({ foeBeside: true }), scripted(15, 1)).result).toBe("hit");
  });

  it("on the prone is easy from beside and hard from afar", () => {
    expect(attack(STRONG, withCondition("prone"), beside(), scripted(2, 15, 1)).result).toBe("hit");
    const shot = attack(STRONG, withCondition("prone"), { option: bow, distance: 30 }, scripted(2, 15));
    expect(shot.result).toBe("miss");
  });

  it("on the Paralyzed from within 5 feet is critical where it hits", () => {
    const held = attack(STRONG, withCondition("paralyzed"), beside(), scripted(9, 12, 1, 1));
    expect(held.result).toBe("critical");
    const shot = attack(STRONG, withCondition("paralyzed"), { option: bow, distance: 30 }, scripted(9, 12, 1));
    expect(shot.result).toBe("hit");
  });

  it("by the grappled is hard but on who holds them; by the charmed on the charmer impossible", () => {
    const held = { ...withCondition("grappled", "ogre"), id: "held" };
    expect(attack(held, foe("ogre"), beside(), scripted(9, 1)).result).toBe("hit");
    expect(attack(held, foe("wolf"), beside(), scripted(9, 2)).result).toBe("miss");
    expect(attack(withCondition("charmed", "nymph"), foe("nymph"), beside(), scripted()).result).toBe("refused");
  });
});

describe("dodging", () => {
  const dodging = (state: Partial<Combatant["state"]> = {}): Combatant => ({
    ...dodge(foe()).combatant,
    state: { ...foe().state, ...state },
  });
  const suffering = (id: ConditionId) => dodging({ conditions: [{ id, source: null, ends: { kind: "cured" } }] });

  it("makes attacks hard and Dexterity saves easy", () => {
    expect(attack(STRONG, dodging(), beside(), scripted(15, 3)).result).toBe("miss");
    expect(savingThrow(dodging(), { ability: "dexterity", dc: 12 }, scripted(3, 15)).success).toBe(true);
  });

  it("helps nobody who is Incapacitated or cannot move", () => {
    // Stunned gives Advantage, and Dodge does not cancel it.
    expect(attack(STRONG, suffering("stunned"), beside(), scripted(3, 15, 1)).result).toBe("hit");
    expect(attack(STRONG, suffering("grappled"), beside(), scripted(15, 1)).result).toBe("hit");
    const dazed = savingThrow(suffering("incapacitated"), { ability: "dexterity", dc: 12 }, scripted(3));
    expect(dazed.success).toBe(false);
  });
});

describe("damage", () => {
  it("is halved by resistance before vulnerability doubles it, and nothing against immunity", () => {
    const odd = foe("foe", { resistances: ["fire"], vulnerabilities: ["fire", "cold"], immunities: ["poison"] });
    expect(afterDefences(odd, { amount: 7, type: "fire" }).amount).toBe(6);
    expect(afterDefences(odd, { amount: 7, type: "cold" }).amount).toBe(14);
    expect(afterDefences(odd, { amount: 7, type: "poison" }).amount).toBe(0);
    expect(afterDefences(odd, { amount: 7, type: null }).amount).toBe(7);
  });

  it("is never more than half with resistance alone, and even with vulnerability", () => {
    fc.assert(
      fc.property(fc.nat(500), fc.boolean(), fc.boolean(), (amount, resists, vulnerable) => {
        const one = foe("foe", { resistances: resists ? ["acid"] : [], vulnerabilities: vulnerable ? ["acid"] : [] });
        const left = afterDefences(one, { amount, type: "acid" }).amount;
        expect(left).toBe((resists ? Math.floor(amount / 2) : amount) * (vulnerable ? 2 : 1));
      }),
    );
  });

  it("takes temporary hit points first", () => {
    const shielded = foe("foe", {}, { temporary: 5 });
    // 4 + 3 = 7: 5 from the temporary ones, 2 from the rest.
    const { state } = attack(STRONG, shielded, beside(), scripted(10, 4)).target;
    expect([state.temporary, state.hitPoints]).toEqual([0, 18]);
  });

  it("counts a 1 or 2 as 3 with the style for great weapons", () => {
    const great = {
      ...sword,
      damage: [{ dice: "2d6+3", type: "slashing" as const }],
      properties: ["great-weapon-fighting"],
    };
    expect(attack(STRONG, foe(), beside({ option: great }), scripted(10, 1, 2)).target.state.hitPoints).toBe(11);
  });

  it("of a Savage Attacker takes the better of two rolls once a turn", () => {
    const soldier = { ...fighting("fighter", 1, { feats: ["savage-attacker"] }), attacks: [sword] };
    const first = attack(soldier, foe(), beside(), scripted(10, 1, 8));
    expect(first.target.state.hitPoints).toBe(9);
    expect(attack(first.attacker, foe(), beside(), scripted(10, 1)).target.state.hitPoints).toBe(16);
  });
});

describe("a rider", () => {
  const rapier = { ...sword, properties: ["finesse"] };

  it("of a rogue needs an ally or Advantage, and works once a turn", () => {
    const rogue = fighting("rogue", 3);
    const riders = [sneakAttack(rogue)].filter((one) => one !== null);
    const request = beside({ option: rapier, riders, allyBeside: true });
    // 1 + 3, then 2d6 = 7.
    const first = attack(rogue, foe(), request, scripted(10, 1, 3, 4));
    expect(first.target.state.hitPoints).toBe(9);
    expect(attack(first.attacker, foe(), request, scripted(10, 1)).target.state.hitPoints).toBe(16);
    const alone = attack(rogue, foe(), { ...request, allyBeside: false }, scripted(10, 1));
    expect(alone.events).toContainEqual({
      type: "refused",
      who: "hero",
      why: "Sneak Attack needs Advantage, or an ally beside the target.",
    });
  });

  it("of a paladin takes a slot and the bonus action, and its dice double on a critical hit", () => {
    const spells = [preparedSpell("divine-smite", "paladin")];
    const paladin = fighting("paladin", 2, { spells });
    const request = beside({ riders: [divineSmite(1, foe())] });
    // 20: 2d8 + 3 and 4d8, all ones.
    const first = attack(paladin, foe(), request, scripted(20, 1, 1, 1, 1, 1, 1));
    expect(first.target.state.hitPoints).toBe(11);
    expect(first.attacker.state.slotsSpent).toEqual([1]);
    expect(first.attacker.turn.bonusAction).toBe(false);
    const empty = fighting("paladin", 2, { spells, state: { slotsSpent: [2] } });
    expect(attack(empty, foe(), request, scripted(10, 1)).attacker.state.slotsSpent).toEqual([2]);
  });

  it("of a paladin is a spell: it must be prepared, takes the turn's only slot, and has one free use", () => {
    const spells = [preparedSpell("divine-smite", "paladin")];
    const smite = (who: Combatant, isFree: boolean, ...dice: number[]) =>
      attack(who, foe(), beside({ riders: [divineSmite(1, foe(), isFree)] }), scripted(10, 1, ...dice));
    const whyNot = ({ events }: ReturnType<typeof attack>) =>
      events.flatMap((one) => (one.type === "refused" ? one.why : []));
    expect(whyNot(smite(fighting("paladin", 2), false))).toEqual(["Mira has not prepared Divine Smite."]);
    const paladin = fighting("paladin", 2, { spells });
    const cast = { ...paladin, turn: { ...paladin.turn, used: ["slot-spell"] } };
    expect(whyNot(smite(cast, false))).toEqual(["Only one slot can be spent on a turn."]);
    expect(smite(paladin, false, 1, 1).attacker.turn.used).toContain("slot-spell");
    const given = smite(cast, true, 1, 1).attacker.state;
    expect([given.usesSpent["paladins-smite"], given.slotsSpent]).toEqual([1, []]);
  });
});

describe("a mastery", () => {
  it("grazes by the ability's modifier on a miss", () => {
    const missed = attack(STRONG, foe(), beside({ option: mastery("graze") }), scripted(2));
    expect([missed.result, missed.target.state.hitPoints]).toEqual(["miss", 17]);
  });

  it("pushes what is Large or smaller 10 feet", () => {
    const option = mastery("push");
    expect(attack(STRONG, foe("foe", { creature: "ogre" }), beside({ option }), scripted(10, 1)).pushed).toBe(10);
    const giant = foe("foe", { creature: "fire-giant" });
    expect(attack(STRONG, giant, beside({ option }), scripted(10, 1)).pushed).toBe(0);
  });

  it("saps: the target's next attack is hard, and only that one", () => {
    const { target } = attack(STRONG, foe(), beside({ option: mastery("sap") }), scripted(10, 1));
    const back = attack(target, STRONG, beside(), scripted(15, 2));
    expect(back.result).toBe("miss");
    expect(attack(back.attacker, STRONG, beside(), scripted(15, 1)).result).toBe("hit");
  });

  it("slows by 10 feet in all, until the attacker's next turn", () => {
    const option = mastery("slow");
    const once = attack(STRONG, foe(), beside({ option }), scripted(10, 1)).target;
    const twice = attack(STRONG, once, beside({ option }), scripted(10, 1)).target;
    expect(speedNow(twice)).toBe(20);
    expect(speedNow(passMoment(twice, { of: "hero", at: "start" }, scripted()).combatant)).toBe(30);
  });

  it("topples who fails a Constitution save against 8, Strength and proficiency", () => {
    const toppled = attack(STRONG, foe(), beside({ option: mastery("topple") }), scripted(10, 1, 11));
    // 8 + 3 + 2 = 13; 11 + 1 = 12.
    expect(toppled.events).toContainEqual(expect.objectContaining({ type: "save", dc: 13, success: false }));
    expect(toppled.target.state.conditions.map(({ id }) => id)).toEqual(["prone"]);
  });

  it("vexes: the next attack on the same target before the end of the next turn is easy", () => {
    const { attacker, target } = attack(STRONG, foe(), beside({ option: mastery("vex") }), scripted(10, 1));
    const later = passMoment(attacker, { of: "hero", at: "end" }, scripted()).combatant;
    expect(effectNamed(later, "vex foe")).toBeDefined();
    const next = attack(later, target, beside(), scripted(2, 15, 1));
    expect(next.result).toBe("hit");
    expect(effectNamed(next.attacker, "vex foe")).toBeUndefined();
    expect(passMoment(later, { of: "hero", at: "end" }, scripted()).combatant.effects).toEqual([]);
  });

  it("cleaves into a second creature without the modifier, once a turn", () => {
    const option = mastery("cleave");
    const first = attack(STRONG, foe(), beside({ option }), scripted(10, 1));
    expect(first.mayCleave).toBe(true);
    const second = attack(STRONG, foe("other"), beside({ option, cleave: true }), scripted(10, 6));
    expect([second.target.state.hitPoints, second.mayCleave]).toEqual([14, false]);
  });
});

describe("two light weapons", () => {
  const right = { ...sword, id: "right", properties: ["light"] };
  const left = {
    ...sword,
    id: "left",
    properties: ["light", "off-hand"],
    damage: [{ dice: "1d6", type: "piercing" as const }],
  };

  it("give an extra attack as a bonus action after the first, once", () => {
    expect(spendExtraAttack(STRONG, left).refused).toContain("follows an attack with another light weapon");
    const begun = spendAttack(STRONG, right).combatant;
    const extra = spendExtraAttack(begun, left);
    expect(extra.combatant.turn.bonusAction).toBe(false);
    expect(spendExtraAttack(extra.combatant, left).refused).toBeDefined();
  });

  it("leave the bonus action with Nick", () => {
    const begun = spendAttack(STRONG, right).combatant;
    expect(spendExtraAttack(begun, { ...left, mastery: "nick" }).combatant.turn.bonusAction).toBe(true);
  });

  it("add no modifier to the extra attack, whichever hand makes it", () => {
    const hero = { ...fighting("fighter", 1, { abilities: { strength: 16 } }) };
    expect(attack(hero, foe(), beside({ option: left, extra: true }), scripted(10, 4)).target.state.hitPoints).toBe(16);
    expect(attack(hero, foe(), beside({ option: right, extra: true }), scripted(10, 4)).target.state.hitPoints).toBe(
      16,
    );
    expect(attack(hero, foe(), beside({ option: left }), scripted(10, 4)).target.state.hitPoints).toBe(13);
  });
});
