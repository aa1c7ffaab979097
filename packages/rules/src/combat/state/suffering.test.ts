import fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { Combatant } from "../../combatant.ts";
import type { Dice } from "../../dice.ts";
import { CONDITIONS, type ActiveCondition } from "../../hero.ts";
import { spend, speedNow, standUp } from "../turn/budget.ts";
import { concentrate, concentrationDc, sweepConcentration } from "./concentration.ts";
import { addCondition, hasCondition, removeCondition } from "./conditions.ts";
import { giveTemporary, heal, takeDamage } from "../attack/damage.ts";
import { changeExhaustion, deathSave, firstAid, stabilise, wakeWhenStable } from "./dying.ts";
import { passMoment } from "./ends.ts";
import { fighting, foe, friend, scripted, seeded } from "../fighters.fake.ts";

const condition = (id: ActiveCondition["id"], given: Partial<ActiveCondition> = {}): ActiveCondition => ({
  id,
  source: null,
  ends: { kind: "cured" },
  ...given,
});
const hurt = (
  one: Combatant,
  amount: number,
  given: { critical?: boolean; knockOut?: boolean } = {},
  dice: Dice = scripted(),
) => takeDamage(one, { damages: [{ amount, type: "slashing" }], ...given }, dice);
const dying = (given: Partial<Combatant["state"]> = {}): Combatant => {
  const down = hurt(friend(), 20).combatant;
  return { ...down, state: { ...down.state, ...given } };
};

describe("a condition", () => {
  it("brings others: the Unconscious are Incapacitated, fall, and stay Prone when they wake", () => {
    const out = addCondition(foe(), condition("unconscious"), "sleep").combatant;
    expect(hasCondition(out, "incapacitated")).toBe(true);
    const awake = removeCondition(out, "unconscious", "woken").combatant;
    expect(awake.state.conditions.map(({ id }) => id)).toEqual(["prone"]);
  });

  it("does nothing to the immune, and the petrified cannot be poisoned", () => {
    const immune = addCondition(foe("foe", { conditionImmunities: ["charmed"] }), condition("charmed"), "charm");
    expect(immune.refused).toBe("Foe cannot be Charmed.");
    const stone = addCondition(foe(), condition("petrified"), "gaze").combatant;
    expect(addCondition(stone, condition("poisoned"), "fang").refused).toBeDefined();
    expect(hurt(stone, 9).combatant.state.hitPoints).toBe(16);
  });

  it("from two sources lasts as long as the longer one", () => {
    const one = addCondition(foe(), condition("poisoned", { source: "a", ends: { kind: "rounds", left: 1 } }), "a");
    const two = addCondition(
      one.combatant,
      condition("poisoned", { source: "b", ends: { kind: "rounds", left: 2 } }),
      "b",
    );
    expect(two.events).toEqual([]);
    const later = passMoment(two.combatant, { of: "foe", at: "end" }, scripted());
    expect(later.events).toEqual([]);
    expect(passMoment(later.combatant, { of: "foe", at: "end" }, scripted()).events).toEqual([
      { type: "condition", on: "foe", condition: "poisoned", present: false, because: "over" },
    ]);
  });

  it("ends with one save for all that one source gave, at the end of the holder's turn", () => {
    const ends = { kind: "save", ability: "wisdom", dc: 12 } as const;
    const first = addCondition(foe(), condition("frightened", { source: "x", ends }), "x").combatant;
    const both = addCondition(first, condition("restrained", { source: "x", ends }), "x").combatant;
    expect(passMoment(both, { of: "foe", at: "start" }, scripted()).combatant.state.conditions).toHaveLength(2);
    expect(passMoment(both, { of: "foe", at: "end" }, scripted(10)).combatant.state.conditions).toHaveLength(2);
    expect(passMoment(both, { of: "foe", at: "end" }, scripted(11)).combatant.state.conditions).toEqual([]);
  });

  it("that holds keeps still; who is Stunned cannot act; standing up takes half the speed", () => {
    expect(speedNow(addCondition(foe(), condition("restrained"), "web").combatant)).toBe(0);
    expect(spend(addCondition(foe(), condition("stunned"), "blow").combatant, "reaction").refused).toBe(
      "Foe is Stunned and cannot act.",
    );
    const up = standUp(addCondition(foe(), condition("prone"), "fall").combatant).combatant;
    expect([up.turn.movement, up.state.conditions]).toEqual([15, []]);
  });
});

describe("concentration", () => {
  it("is tested against 10 or half the damage, 30 at most", () => {
    expect([3, 21, 22, 400].map(concentrationDc)).toEqual([10, 10, 11, 30]);
  });

  const mage = (): Combatant => concentrate(friend("mage"), { spell: "hold-person", slot: 2, rounds: 10 }).combatant;

  it("is lost by a failed save, and with it what it held up", () => {
    // 8 + 1 = 9 against 10.
    const struck = hurt(mage(), 5, {}, scripted(8));
    expect(struck.combatant.state.concentration).toBeNull();
    const ends = { kind: "save", ability: "wisdom", dc: 13 } as const;
    const also = [{ kind: "concentration", of: "mage" }] as const;
    const held = addCondition(foe(), condition("paralyzed", { source: "mage", ends, also }), "spell").combatant;
    const { combatants } = sweepConcentration([held], struck.events);
    expect(combatants[0]?.state.conditions).toEqual([]);
    expect(hurt(mage(), 5, {}, scripted(9)).combatant.state.concentration).not.toBeNull();
  });

  it("is lost by dying, by being Incapacitated, by another spell, and when its time is over", () => {
    expect(hurt(mage(), 20).combatant.state.concentration).toBeNull();
    expect(addCondition(mage(), condition("stunned"), "blow").combatant.state.concentration).toBeNull();
    const other = concentrate(mage(), { spell: "bless", slot: 1, rounds: 1 });
    expect(other.events.map((event) => event.type === "concentration" && event.spell)).toEqual([null, "bless"]);
    expect(passMoment(other.combatant, { of: "mage", at: "end" }, scripted()).combatant.state.concentration).toBeNull();
  });
});

describe("at 0 hit points", () => {
  it("a foe dies and a hero begins to die", () => {
    expect(hurt(foe(), 25).combatant.state.life).toBe("dead");
    const down = hurt(friend(), 25).combatant;
    expect([down.state.life, down.state.hitPoints, hasCondition(down, "unconscious")]).toEqual(["dying", 0, true]);
  });

  it("damage left over as great as the most hit points kills", () => {
    expect(hurt(friend(), 39).combatant.state.life).toBe("dying");
    expect(hurt(friend(), 40).combatant.state.life).toBe("dead");
  });

  it("damage is a failed save, two if critical, and death if it is as much as the most", () => {
    expect(hurt(dying(), 1).combatant.state.deathSaves.failures).toBe(1);
    expect(hurt(dying(), 1, { critical: true }).combatant.state.deathSaves.failures).toBe(2);
    expect(hurt(dying(), 20).combatant.state.life).toBe("dead");
    expect(hurt(stabilise(dying()).combatant, 1).combatant.state).toMatchObject({
      life: "dying",
      deathSaves: { successes: 0, failures: 1 },
    });
  });

  it("saves of 10 or more succeed; a 1 fails twice, a 20 wakes with 1 hit point, still Prone", () => {
    expect(deathSave(dying({ deathSaves: { successes: 2, failures: 2 } }), scripted(10)).combatant.state.life).toBe(
      "stable",
    );
    expect(deathSave(dying({ deathSaves: { successes: 2, failures: 2 } }), scripted(9)).combatant.state.life).toBe(
      "dead",
    );
    expect(deathSave(dying(), scripted(1)).combatant.state.deathSaves.failures).toBe(2);
    const awake = deathSave(dying(), scripted(20)).combatant.state;
    expect([awake.life, awake.hitPoints, awake.conditions.map(({ id }) => id)]).toEqual(["up", 1, ["prone"]]);
    expect(deathSave(dying({ exhaustion: 1 }), scripted(11)).combatant.state.deathSaves.failures).toBe(1);
  });

  it("healing wakes, but not the dead, and never beyond the most", () => {
    expect(heal(dying(), 5, "potion").combatant.state).toMatchObject({ life: "up", hitPoints: 5 });
    expect(heal(hurt(foe(), 20).combatant, 5, "potion").refused).toBe("Foe is dead.");
    expect(heal(hurt(foe(), 3).combatant, 50, "potion").events).toEqual([
      { type: "healing", to: "foe", amount: 3, because: "potion" },
    ]);
  });

  it("first aid asks for Medicine against 10, a healer's kit for nothing; the stable wake after hours", () => {
    const missed = firstAid(friend("cleric"), dying(), { kit: false }, scripted(8));
    expect(missed.target.state.life).toBe("dying");
    expect(firstAid(friend("cleric"), dying(), { kit: false }, scripted(9)).target.state.life).toBe("stable");
    const { target } = firstAid(friend("cleric"), dying(), { kit: true }, scripted());
    expect(wakeWhenStable(target, scripted(3))).toMatchObject({ hours: 3, combatant: { state: { hitPoints: 1 } } });
  });

  it("a melee attacker can knock out instead: 1 hit point, Unconscious", () => {
    const out = hurt(foe(), 30, { knockOut: true }).combatant;
    expect([out.state.life, out.state.hitPoints, hasCondition(out, "unconscious")]).toEqual(["up", 1, true]);
    expect(firstAid(friend(), out, { kit: true }, scripted()).target.state.conditions.map(({ id }) => id)).toEqual([
      "prone",
    ]);
  });

  it("an orc stands up once", () => {
    const orc = fighting("fighter", 1, { species: "orc" });
    const once = hurt(orc, 11).combatant;
    expect([once.state.hitPoints, once.state.life]).toEqual([1, "up"]);
    expect(hurt(once, 5).combatant.state.life).toBe("dying");
  });

  it("exhaustion kills at 6", () => {
    expect(changeExhaustion(friend(), 5, "cold").combatant.state.life).toBe("up");
    expect(changeExhaustion(friend(), 9, "cold").combatant.state).toMatchObject({ life: "dead", exhaustion: 6 });
  });
});

describe("laws of harm", () => {
  const act = fc.oneof(
    fc.record({ kind: fc.constant("hurt" as const), amount: fc.integer({ min: -5, max: 60 }), critical: fc.boolean() }),
    fc.record({ kind: fc.constant("heal" as const), amount: fc.integer({ min: -5, max: 60 }), critical: fc.boolean() }),
    fc.record({
      kind: fc.constant("guard" as const),
      amount: fc.integer({ min: -5, max: 20 }),
      critical: fc.boolean(),
    }),
    fc.record({ kind: fc.constant("save" as const), amount: fc.constant(0), critical: fc.boolean() }),
    fc.record({
      kind: fc.constant("condition" as const),
      amount: fc.nat(CONDITIONS.length - 1),
      critical: fc.boolean(),
    }),
  );

  it("hit points stay within 0 and the most, temporary ones at 0 or above, and life agrees with both", () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 30 }), fc.boolean(), fc.integer(), (acts, isFoe, seed) => {
        const dice = seeded(seed);
        let one = concentrate(isFoe ? foe() : friend(), { spell: "bless", slot: 1, rounds: null }).combatant;
        for (const { kind, amount, critical } of acts) {
          if (kind === "hurt") one = hurt(one, amount, { critical }, dice).combatant;
          else if (kind === "heal") one = heal(one, amount, "law").combatant;
          else if (kind === "guard") one = giveTemporary(one, amount, "law").combatant;
          else if (kind === "save") one = deathSave(one, dice).combatant;
          else one = addCondition(one, condition(CONDITIONS[amount] ?? "prone"), "law").combatant;
          const { hitPoints, temporary, life, deathSaves } = one.state;
          expect(hitPoints).toBeGreaterThanOrEqual(0);
          expect(hitPoints).toBeLessThanOrEqual(one.maxHitPoints);
          expect(temporary).toBeGreaterThanOrEqual(0);
          expect(life === "up").toBe(hitPoints > 0);
          expect(Math.max(deathSaves.failures, deathSaves.successes)).toBeLessThanOrEqual(life === "dead" ? 3 : 2);
          if (life !== "up" || hasCondition(one, "incapacitated")) expect(one.state.concentration).toBeNull();
        }
      }),
    );
  });
});
