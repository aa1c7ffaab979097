import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { budgetFor } from "../combat/encounter.ts";
import { find, takesPart, type Fight } from "../combat/fight.ts";
import { fighting, friend, scripted, seeded } from "../combat/fighters.fake.ts";
import { beginFight } from "../combat/turn/turns.ts";
import type { Combatant } from "../combatant.ts";
import { creatureCombatant } from "../sheet/combatants.ts";
import { passTurn } from "../spells/turns.ts";
import { creatureList, creatureNamed } from "../tables/creatures.ts";
import { escape } from "./escape.ts";
import { awaited, exchange, letPass, openingTurns } from "./exchange.ts";
import { countWithin, hardness, statBlockFor } from "./foe-kinds.ts";
import { foeNames } from "./foe-names.ts";
import { attackInFight } from "./hero-attack.ts";
import { treasureOf } from "./treasure.ts";

const creature = (id: string, name = id, side: Combatant["side"] = "foes"): Combatant => {
  const block = creatureNamed(id);
  if (!block) throw new Error(`No creature ${id}`);
  return creatureCombatant(block, { id: name, side });
};
const begun = (party: readonly Combatant[], foes: readonly Combatant[], seed: number, terms = {}): Fight => {
  const dice = seeded(seed);
  return openingTurns(beginFight([...party, ...foes], {}, dice, passTurn), dice, terms).fight;
};
const inBounds = (fight: Fight): void => {
  for (const one of fight.combatants) {
    expect(one.state.hitPoints).toBeGreaterThanOrEqual(0);
    expect(one.state.hitPoints).toBeLessThanOrEqual(one.maxHitPoints);
    expect(one.state.life === "up").toBe(one.state.hitPoints > 0);
  }
};
const IDS = creatureList()
  .filter(({ challenge }) => challenge <= 5)
  .map(({ id }) => id);

describe("an exchange of blows", () => {
  it("lets everybody act once, and waits for the hero again", () => {
    const hero = fighting("fighter", 3, { id: "hero" });
    const fight = begun([hero], [creature("ogre", "the ogre")], 4);
    expect(awaited(fight)?.id).toBe("hero");
    const { events } = letPass(fight, "hero", seeded(5));
    expect(events.filter((event) => event.type === "turn").map(({ of }) => of)).toEqual(["the ogre", "hero"]);
  });

  it("plays a companion by default, and by the player's word instead of their own turn", () => {
    const hero = fighting("fighter", 3, { id: "hero" });
    const guard = creature("guard", "Osk", "party");
    const fight = begun([hero, guard], [creature("ogre", "the ogre")], 11);
    const strikes = (events: readonly { readonly type: string; readonly by?: string }[]) =>
      events.filter((event) => event.type === "attack" && event.by === "Osk").length;
    expect(strikes(letPass(fight, "hero", seeded(1)).events)).toBe(1);
    const option = guard.attacks[0]!.id;
    const ordered = exchange(
      fight,
      "Osk",
      (now) => attackInFight(now, { by: "Osk", on: "the ogre", option }, seeded(1)),
      seeded(2),
    );
    expect(strikes(ordered.events)).toBe(1);
  });

  it("goes on without the player while a companion fights for a hero who is down", () => {
    const down = fighting("fighter", 3, { id: "hero", state: { hitPoints: 0, life: "stable" } });
    const fight = begun([down, creature("gladiator", "Osk", "party")], [creature("goblin-minion", "Snag")], 3);
    expect(fight.outcome).toBe("victory");
    expect(find(fight, "hero")?.state.life).toBe("stable");
  });

  it("is refused without a trace where the rules forbid the act", () => {
    const hero = fighting("fighter", 3, { id: "hero" });
    const fight = begun([hero], [creature("wolf")], 8);
    const refused = exchange(
      fight,
      "hero",
      (now) => attackInFight(now, { by: "hero", on: "wolf", option: "no" }, scripted()),
      scripted(),
    );
    expect(refused.refused).toContain("does not have that weapon");
    expect(refused.fight).toBe(fight);
  });

  it("leaves the beaten of a merciful fight alive with one hit point", () => {
    const weak = fighting("wizard", 1, { id: "hero" });
    let fight = begun([weak], [creature("troll", "the troll")], 2, { merciful: true });
    const dice = seeded(9);
    for (let round = 0; round < 60 && fight.outcome === null; round += 1) {
      fight = letPass(fight, "hero", dice, { merciful: true }).fight;
    }
    expect(fight.outcome).toBe("defeat");
    expect(find(fight, "hero")?.state).toMatchObject({ hitPoints: 1, life: "up" });
  });

  it("scatters the faint-hearted at half their hit points", () => {
    const hero = fighting("fighter", 5, { id: "hero" });
    const ally = friend("ally", { maxHitPoints: 300 }, { hitPoints: 300 });
    let fight = begun([hero, ally], [creature("ogre", "the ogre")], 6, { faint: true });
    const dice = seeded(3);
    while (fight.outcome === null) {
      const option = find(fight, "hero")!.attacks[0]!.id;
      fight = exchange(fight, "hero", (now) => attackInFight(now, { by: "hero", on: "the ogre", option }, dice), dice, {
        faint: true,
      }).fight;
    }
    expect([fight.outcome, fight.gone["the ogre"]]).toEqual(["victory", "fled"]);
    expect(find(fight, "the ogre")!.state.hitPoints).toBeGreaterThan(0);
  });
});

describe("laws of an encounter", () => {
  const party = fc.array(fc.constantFrom("fighter", "rogue", "cleric", "wizard"), { minLength: 1, maxLength: 3 });
  const foes = fc.array(fc.constantFrom(...IDS), { minLength: 1, maxLength: 4 });

  it("ends, whatever the player does, and nobody's hit points leave their bounds", () => {
    fc.assert(
      fc.property(
        party,
        foes,
        fc.boolean(),
        fc.integer({ min: 1, max: 6 }),
        fc.integer(),
        fc.array(fc.constantFrom("strike", "pass", "flee"), { minLength: 4, maxLength: 4 }),
        (classes, ids, hasFriend, level, seed, habits) => {
          const dice = seeded(seed);
          const heroes = classes.map((id, at) => fighting(id, level, { id: `hero${at}` }));
          const friends = hasFriend ? [creature("guard", "Osk", "party")] : [];
          let fight = begun(
            [...heroes, ...friends],
            ids.map((id, at) => creature(id, `foe${at}`)),
            seed,
          );
          for (let message = 0; fight.outcome === null; message += 1) {
            expect(message).toBeLessThan(70);
            inBounds(fight);
            const who = awaited(fight)!;
            expect(fight.order[fight.at]).toBe(who.id);
            const foe = fight.combatants.find((one) => one.side === "foes" && takesPart(fight, one))!;
            const habit = habits[message % habits.length];
            const option = who.attacks[0]?.id ?? "";
            const step =
              habit === "pass"
                ? letPass(fight, who.id, dice)
                : exchange(
                    fight,
                    who.id,
                    (now) =>
                      habit === "flee"
                        ? escape(now, who.id, dice)
                        : attackInFight(now, { by: who.id, on: foe.id, option }, dice),
                    dice,
                  );
            fight = step.refused === undefined ? step.fight : letPass(fight, who.id, dice).fight;
          }
          inBounds(fight);
        },
      ),
      { numRuns: 120 },
    );
  }, 60_000);

  it("comes out the same from the same fight and the same dice, so that a turn done again is the same turn", () => {
    fc.assert(
      fc.property(foes, fc.integer(), (ids, seed) => {
        const hero = fighting("fighter", 4, { id: "hero" });
        const fight = begun(
          [hero],
          ids.map((id, at) => creature(id, `foe${at}`)),
          seed,
        );
        if (fight.outcome !== null) return;
        expect(letPass(fight, "hero", seeded(seed))).toEqual(letPass(fight, "hero", seeded(seed)));
      }),
      { numRuns: 40 },
    );
  });
});

describe("flight", () => {
  it("costs the blows of those beside, and one check gets the whole party away", () => {
    const hero = fighting("fighter", 3, { id: "hero" });
    const fight = begun([hero, friend("ally")], [creature("wolf")], 1);
    const away = escape({ ...fight, engaged: [] }, "hero", scripted(20));
    expect(away.fight.outcome).toBe("flight");
    expect(away.fight.gone).toEqual({ hero: "fled", ally: "fled" });
    // A wolf runs 40 feet, ten more than they do: 12 is asked, and a 1 is not enough.
    const failed = escape({ ...fight, engaged: [] }, "hero", scripted(1));
    expect(failed.fight.outcome).toBeNull();
    expect(failed.events.find((event) => event.type === "check")).toMatchObject({ dc: 12, success: false });
  });
});

describe("foes", () => {
  it("are the creature of their name, or the strongest of their kind that the party's level bears", () => {
    expect(statBlockFor("the Goblin Boss", [1]).id).toBe("goblin-boss");
    expect(statBlockFor("the White Wolf", [1]).id).toBe("wolf");
    expect(statBlockFor("the White Wolf", [3]).id).toBe("dire-wolf");
    expect(statBlockFor("Captain Marek", [1]).challenge).toBeLessThanOrEqual(1);
    expect(statBlockFor("a guard of the king", [1], { challenge: 3 }).id).toBe("warrior-veteran");
    expect(statBlockFor("Ibbe Harrow", [1]).id).toBe("bandit");
  });

  it("stay within twice a hard fight, at least one of them", () => {
    const ogre = creatureNamed("ogre")!;
    expect([countWithin([1, 1, 1, 1], ogre, 6), countWithin([1], ogre, 6)]).toEqual([1, 1]);
    expect(countWithin([5, 5, 5, 5], ogre, 30) * ogre.experience).toBeLessThanOrEqual(
      2 * budgetFor([5, 5, 5, 5], "high"),
    );
    expect([hardness([1], [ogre]), hardness([20], [creatureNamed("rat")!])]).toEqual(["deadly", "trivial"]);
  });

  it("have names of their own that nobody else has", () => {
    expect(foeNames("bandit", 3, ["the tall bandit"])).toEqual([
      "the scarred bandit",
      "the grey bandit",
      "the one-eyed bandit",
    ]);
    expect(foeNames("the wolf", 1, [])).toEqual(["the wolf"]);
    expect(foeNames("the wolf", 1, ["The Wolf"])).toEqual(["the tall wolf"]);
    expect(foeNames("Marek Tull", 1, [])).toEqual(["Marek Tull"]);
    expect(foeNames("Tam", 1, ["Captain Tam Orre"])).toEqual(["the other Tam"]);
    expect(foeNames("Tam Holt", 1, ["Captain Tam Orre"])).toEqual(["Tam Holt"]);
    expect(foeNames("Räuber", 2, ["Räuber 1"])).toEqual(["Räuber 2", "Räuber 3"]);
    fc.assert(
      fc.property(fc.constantFrom("bandit", "Räuber", "the wolf"), fc.integer({ min: 1, max: 12 }), (name, count) => {
        const names = foeNames(name, count, ["the tall bandit"]);
        expect(new Set(names).size).toBe(count);
      }),
    );
  });

  it("leave coins if they have hands, and none if they ran or are beasts", () => {
    const dead = (id: string): Combatant => {
      const one = creature(id);
      return { ...one, state: { ...one.state, hitPoints: 0, life: "dead" } };
    };
    const fight = (all: readonly Combatant[], gone: Fight["gone"] = {}): Fight => ({
      ...begun([fighting("fighter", 3)], [creature("wolf")], 1),
      combatants: all,
      gone,
    });
    expect(treasureOf(fight([dead("bandit")]), scripted(3))).toBe(3);
    expect(treasureOf(fight([creature("bandit")], { bandit: "surrendered" }), scripted(2))).toBe(2);
    expect(treasureOf(fight([dead("wolf"), creature("bandit")], { bandit: "fled" }), scripted())).toBe(0);
  });
});
