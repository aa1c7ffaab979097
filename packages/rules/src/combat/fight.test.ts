import fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { Combatant } from "../combatant.ts";
import { creatureCombatant } from "../sheet/combatants.ts";
import { creatureList, creatureNamed } from "../tables/creatures.ts";
import { disengage, dodge } from "./turn/actions.ts";
import { defaultTurn } from "./turn/default-turn.ts";
import { budgetFor, chooseFoes, difficultyOf, experienceEach, experienceOfChallenge } from "./encounter.ts";
import { current, find, MOST_ROUNDS, settle, type Fight } from "./fight.ts";
import { bow, fighting, foe, friend, scripted, seeded, sword } from "./fighters.fake.ts";
import { alone, grappleInFight, hideInFight } from "./attack/maneuvers.ts";
import { approach, areBeside, withdraw } from "./turn/positions.ts";
import { specialsOf, unleash } from "./turn/special.ts";
import { strike } from "./attack/strike.ts";
import { beginFight, nextTurn } from "./turn/turns.ts";
import { flee, parley, surrender } from "./turn/ways-out.ts";

const creature = (id: string, name = id): Combatant => {
  const one = creatureNamed(id);
  if (!one) throw new Error(`No creature ${id}`);
  return creatureCombatant(one, { id: name });
};
/** A fight in which the first of those given has the first turn. */
const begun = (...all: readonly Combatant[]): Fight =>
  beginFight(all, {}, scripted(...all.map((_, at) => 20 - at))).fight;
const beside = (fight: Fight, party: string, other: string): Fight =>
  settle({ ...fight, engaged: [...fight.engaged, [party, other]] }, []).fight;

describe("initiative", () => {
  it("is highest first, the greater bonus at a tie, then the party", () => {
    const quick = friend("quick", { initiative: 3 });
    // 10 + 3, 12 + 1, 12 + 1.
    const { fight } = beginFight([foe(), friend(), quick], {}, scripted(12, 12, 10));
    expect(fight.order).toEqual(["quick", "ally", "foe"]);
  });

  it("is hard for the surprised, and one roll for creatures of a kind", () => {
    const wolves = [creature("wolf", "one"), creature("wolf", "two")];
    const { events } = beginFight([friend(), ...wolves], { surprised: ["one", "two"] }, scripted(10, 18, 4));
    expect(events.filter((event) => event.type === "initiative")).toMatchObject([
      { by: "ally", total: 11 },
      { by: "one", total: 6, because: ["Disadvantage: surprised"] },
      { by: "two", total: 6 },
    ]);
  });
});

describe("zones", () => {
  it("are left at a price: who stood beside may strike, once, unless the mover disengages", () => {
    const fight = beside(begun(friend(), foe()), "ally", "foe");
    // 12 + 5 = 17 hits; 2 + 3.
    const left = withdraw(fight, "ally", scripted(12, 2));
    expect(find(left.fight, "ally")).toMatchObject({ zone: "near", state: { hitPoints: 15 } });
    expect(find(left.fight, "foe")?.turn.reaction).toBe(false);
    const safe = alone(fight, "ally", disengage).fight;
    expect(find(withdraw(safe, "ally", scripted()).fight, "ally")?.state.hitPoints).toBe(20);
  });

  it("make a melee attack move up first, and refuse it where the feet do not last", () => {
    const fight = begun(friend(), foe());
    expect(strike(fight, "ally", "foe", { option: sword }, scripted()).refused).toContain("out of reach");
    const struck = strike(fight, "ally", "foe", { option: sword, moveIn: true }, scripted(10, 1));
    expect(areBeside(struck.fight, "ally", "foe")).toBe(true);
    expect(find(struck.fight, "ally")?.turn.movement).toBe(15);
    const far = beginFight([friend(), foe()], { zones: { foe: "far" } }, scripted(20, 1)).fight;
    expect(approach(far, "ally", "foe", scripted()).refused).toBe("Ally has 30 feet left, and this takes 45.");
  });

  it("let a long weapon strike over an ally's shoulder", () => {
    const glaive = { ...sword, reach: 10 };
    const fight = begun(friend(), friend("other"), foe());
    expect(strike(fight, "ally", "foe", { option: glaive }, scripted()).refused).toBeDefined();
    expect(
      strike(beside(fight, "other", "foe"), "ally", "foe", { option: glaive }, scripted(2)).refused,
    ).toBeUndefined();
  });

  it("a push opens, and a grip holds until it is broken", () => {
    const fight = beside(begun(friend(), foe()), "ally", "foe");
    const pushed = strike(fight, "ally", "foe", { option: { ...sword, mastery: "push" } }, scripted(10, 1));
    expect(find(pushed.fight, "foe")?.zone).toBe("near");
    const held = grappleInFight(fight, "ally", "foe", true, scripted(2)).fight;
    expect(find(held, "foe")?.state.conditions).toHaveLength(1);
    expect(find(withdraw(held, "ally", scripted(2)).fight, "foe")?.state.conditions).toEqual([]);
  });

  it("hide nobody who stands beside a foe", () => {
    const fight = begun(friend(), foe());
    expect(hideInFight(fight, "ally", { outOfSight: true }, scripted(19)).refused).toBeUndefined();
    expect(
      hideInFight(approach(fight, "ally", "foe", scripted()).fight, "ally", { outOfSight: true }, scripted()).refused,
    ).toContain("plain sight");
  });
});

describe("turns", () => {
  it("go round, end effects, give the budget back and begin a round", () => {
    const fight = alone(begun(friend(), foe()), "ally", (one) => dodge(one)).fight;
    const second = nextTurn(fight, scripted());
    expect(current(second.fight)?.id).toBe("foe");
    const third = nextTurn(second.fight, scripted());
    expect(third.fight.round).toBe(2);
    expect(current(third.fight)).toMatchObject({ id: "ally", effects: [], turn: { action: true } });
  });

  it("are a death save for the dying and nothing for the dead", () => {
    const down = friend("down", {}, { hitPoints: 0, life: "dying" });
    const fight = begun(foe(), down, friend());
    const next = nextTurn(fight, scripted(10));
    expect(next.events).toContainEqual({ type: "death-save", by: "down", die: 10, result: "success" });
  });
});

describe("a foe's turn", () => {
  it("strikes the nearest, the weaker of two, as often as Multiattack lets it", () => {
    const fight = beside(
      beside(
        begun(creature("owlbear", "bear"), friend("strong"), friend("weak", {}, { hitPoints: 3 })),
        "strong",
        "bear",
      ),
      "weak",
      "bear",
    );
    // 10 + 7 hits 13: 2d8 + 5 kills the weak one's 3; the second rend is for the other: 1 misses.
    const turn = defaultTurn(fight, scripted(10, 1, 1, 1));
    expect(turn.events.filter((event) => event.type === "attack")).toMatchObject([{ on: "weak" }, { on: "strong" }]);
    expect(find(turn.fight, "weak")?.state.life).toBe("dying");
  });

  it("shoots where it does as much from afar, and runs where it reaches nobody", () => {
    const archer = foe("archer", { attacks: [bow] });
    const shot = defaultTurn(begun(archer, friend()), scripted(2));
    expect(find(shot.fight, "archer")?.zone).toBe("near");
    const far = beginFight([foe(), friend()], { zones: { foe: "far" } }, scripted(20, 1)).fight;
    // 45 feet with Dash, and no action left to strike with.
    expect(find(defaultTurn(far, scripted()).fight, "foe")?.zone).toBe("engaged");
  });

  it("breathes when the breath is ready: half on a save, spent until a 5 or 6", () => {
    const dragon = creature("adult-red-dragon", "dragon");
    const [breath] = specialsOf(dragon);
    const fight = begun(dragon, friend("bold", { maxHitPoints: 100 }), friend("slow", { maxHitPoints: 100 }));
    // 17d6, all ones: 17; 20 + 1 = 21 saves for 8, 2 + 1 does not.
    const burned = unleash(
      fight,
      "dragon",
      breath!,
      ["bold", "slow"],
      scripted(...Array.from({ length: 17 }, () => 1), 20, 2),
    );
    expect([find(burned.fight, "bold")?.state.hitPoints, find(burned.fight, "slow")?.state.hitPoints]).toEqual([
      92, 83,
    ]);
    expect(unleash(burned.fight, "dragon", breath!, ["bold"], scripted()).refused).toBe("Fire Breath is spent.");
  });

  it("may end in flight when it is half dead and its courage fails", () => {
    const wolf = { ...creature("wolf", "wolf"), state: { ...creature("wolf").state, hitPoints: 5 } };
    // Wisdom +1: 5 + 1 fails against 10. 40 feet and 40 with Dash: 30 to far, 30 out of it.
    const ran = defaultTurn(begun(wolf, friend()), scripted(5));
    expect(ran.fight).toMatchObject({ gone: { wolf: "fled" }, outcome: "victory" });
  });

  it("may end in surrender for one who can talk, alone and held in melee", () => {
    const bandit = { ...creature("bandit", "bandit"), state: { ...creature("bandit").state, hitPoints: 2 } };
    const fight = beside(begun(bandit, friend()), "ally", "bandit");
    const yielded = defaultTurn(fight, scripted(5));
    expect(yielded.fight).toMatchObject({ gone: { bandit: "surrendered" }, outcome: "victory" });
  });
});

describe("an end", () => {
  it("gives the experience of all foes for victory and parley, of the dead for flight", () => {
    const fight = begun(friend("bard"), creature("bandit", "one"), creature("bandit", "two"));
    const agreed = parley(fight, "bard", { skill: "Persuasion", dc: 12 }, scripted(11));
    expect(agreed.events.at(-1)).toEqual({ type: "fight-ended", outcome: "parley", experience: 50 });
    expect(experienceEach(50, 3)).toBe(16);
    const far = beginFight([friend(), creature("bandit", "one")], { zones: { ally: "far" } }, scripted(20, 1)).fight;
    expect(flee(far, "ally", scripted()).events.at(-1)).toEqual({
      type: "fight-ended",
      outcome: "flight",
      experience: 0,
    });
    expect(surrender(fight, "party").fight.outcome).toBe("surrender");
  });

  it("comes after fifty rounds in which nobody could win, with experience for the dead alone", () => {
    const tired = { ...begun(friend(), creature("bandit")), round: MOST_ROUNDS, at: 1 };
    const over = nextTurn(tired, scripted());
    expect(over.events.at(-1)).toEqual({ type: "fight-ended", outcome: "flight", experience: 0 });
  });

  it("is no parley with wolves", () => {
    const fight = begun(friend(), creature("wolf"));
    expect(parley(fight, "ally", { skill: "Persuasion", dc: 5 }, scripted()).refused).toContain(
      "nobody here who would talk",
    );
  });
});

describe("an encounter", () => {
  it("has a budget by the heroes' levels", () => {
    expect(budgetFor([1, 1, 1, 1], "low")).toBe(200);
    expect(budgetFor([5, 5, 3], "high")).toBe(2600);
    expect([experienceOfChallenge(0.25), experienceOfChallenge(1), experienceOfChallenge(30)]).toEqual([
      50, 200, 155_000,
    ]);
    expect(difficultyOf([1, 1], 200)).toBe("high");
  });

  it("never costs more than its budget and has nobody above the party's level", () => {
    const levels = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(levels, fc.constantFrom("low", "moderate", "high"), fc.integer(), (heroes, difficulty, seed) => {
        const foes = chooseFoes(heroes, difficulty, creatureList(), seeded(seed));
        const worth = foes.reduce((sum, { challenge }) => sum + experienceOfChallenge(challenge), 0);
        expect(worth).toBeLessThanOrEqual(budgetFor(heroes, difficulty));
        expect(foes.length).toBeGreaterThan(0);
        expect(foes.length).toBeLessThanOrEqual(heroes.length * 2);
        expect(foes.every(({ challenge }) => challenge <= Math.max(...heroes))).toBe(true);
      }),
    );
  });

  it("knows the experience of every creature's challenge", () => {
    for (const { id, challenge } of creatureList()) {
      const worth = creatureNamed(id)?.experience ?? 0;
      expect([0, worth]).toContain(worth === 0 ? 0 : experienceOfChallenge(challenge));
    }
  });
});

describe("laws of a fight", () => {
  const IDS = creatureList().map(({ id }) => id);

  it("ends within its rounds by default turns in every fight, and nobody's numbers leave their bounds", () => {
    const party = fc.array(fc.constantFrom("fighter", "rogue", "barbarian", "wizard", "monk"), {
      minLength: 1,
      maxLength: 4,
    });
    const foes = fc.array(fc.constantFrom(...IDS), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(party, foes, fc.integer({ min: 1, max: 10 }), fc.integer(), (classes, ids, level, seed) => {
        const dice = seeded(seed);
        const heroes = classes.map((id, at) => fighting(id, level, { id: `hero${at}` }));
        let { fight } = beginFight([...heroes, ...ids.map((id, at) => creature(id, `foe${at}`))], {}, dice);
        let turns = 0;
        while (fight.outcome === null) {
          fight = defaultTurn(fight, dice).fight;
          for (const one of fight.combatants) {
            expect(one.state.hitPoints).toBeGreaterThanOrEqual(0);
            expect(one.state.hitPoints).toBeLessThanOrEqual(one.maxHitPoints);
            expect(one.turn.movement).toBeGreaterThanOrEqual(0);
            expect(one.state.life === "up").toBe(one.state.hitPoints > 0);
          }
          fight = nextTurn(fight, dice).fight;
          turns += 1;
          expect(turns).toBeLessThanOrEqual((MOST_ROUNDS + 1) * (classes.length + ids.length));
        }
      }),
      { numRuns: 150 },
    );
  });
});
