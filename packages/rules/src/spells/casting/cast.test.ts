import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Combatant } from "../../combatant.ts";
import { gearItem } from "../../sheet/blank-hero.ts";
import { castSpell } from "./cast.ts";
import { counterspell } from "./counterspell.ts";
import { caster, fallingDice, foe } from "../fixtures.ts";
import { repeatSpell } from "../effect/repeat.ts";
import type { CastRequest } from "./request.ts";
import { spells } from "../spell-table.ts";
import type { Outcome } from "../stage.ts";
import { passTurn } from "../turns.ts";

const cast = (
  party: readonly Combatant[],
  spell: string,
  more: Partial<CastRequest> = {},
  dice = fallingDice(),
): Outcome => castSpell(party, { caster: "hero", spell, targets: ["a"], ...more }, dice);

const of = ({ combatants }: Pick<Outcome, "combatants">, id: string): Combatant => {
  const found = combatants.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};
const whyNot = ({ events }: Outcome): string => {
  const [first] = events;
  return first?.type === "refused" ? first.why : "cast";
};
const lost = (outcome: Outcome, id = "a"): number => 100 - of(outcome, id).state.hitPoints;
const conditions = (outcome: Pick<Outcome, "combatants">, id = "a"): string[] =>
  of(outcome, id).state.conditions.map((one) => one.id);

describe("what cannot be cast", () => {
  test("a spell that no table knows, or that nobody prepared", () => {
    const party = [caster("wizard", 5, []), foe("a")];
    expect(whyNot(cast(party, "__proto__"))).toContain("no spell");
    expect(whyNot(cast(party, "fireball"))).toContain("not prepared");
  });

  test("a spell without a slot, with too low a slot, or with one that does not exist", () => {
    const wizard = caster("wizard", 1, ["burning-hands", "shatter"]);
    expect(whyNot(cast([wizard, foe("a")], "shatter"))).toContain("No slot");
    expect(whyNot(cast([wizard, foe("a")], "burning-hands", { slot: 9 }))).toContain("level 9");
    expect(whyNot(cast([wizard, foe("a")], "burning-hands", { slot: -1 }))).toContain("level -1");
  });

  test("a spell whose costly material is not owned; one that is owned and used up is gone", () => {
    const dead = foe("a", "goblin-warrior", { state: { ...foe("a").state, hitPoints: 0, life: "dead" } });
    const poor = caster("cleric", 5, ["revivify"]);
    expect(whyNot(cast([poor, dead], "revivify"))).toContain("diamond");
    const gear = [{ ...gearItem("d", "x"), name: "Diamond (300 gp)" }];
    const rich = cast([caster("cleric", 5, ["revivify"], { gear }), dead], "revivify");
    expect(of(rich, "a").state).toMatchObject({ life: "up", hitPoints: 1 });
    expect(of(rich, "hero").hero?.gear).toEqual([]);
  });

  test("a second spell with a slot in the same turn, but a cantrip is", () => {
    const first = cast([caster("cleric", 5, ["healing-word", "bless", "sacred-flame"]), foe("a")], "healing-word", {
      targets: ["hero"],
      inFight: true,
    });
    expect(whyNot(cast(first.combatants, "inflict-wounds", { inFight: true }))).toContain("not prepared");
    const slot = castSpell(
      first.combatants,
      { caster: "hero", spell: "bless", targets: ["hero"], inFight: true },
      fallingDice(),
    );
    expect(whyNot(slot)).toContain("Only one slot");
    expect(whyNot(cast(first.combatants, "sacred-flame", { inFight: true }))).toBe("cast");
  });

  test("more targets than it reaches, the dead, or somebody who is not there", () => {
    const party = [caster("bard", 5, ["bane"]), foe("a"), foe("b"), foe("c"), foe("d")];
    expect(whyNot(cast(party, "bane", { targets: ["a", "b", "c", "d"] }))).toContain("3 at most");
    expect(whyNot(cast(party, "bane", { targets: ["a", "b", "c", "d"], slot: 2 }))).toBe("cast");
    expect(whyNot(cast(party, "bane", { targets: ["nobody"] }))).toContain("Nobody");
  });

  test("touch from afar, words in silence, spells in a rage", () => {
    const cleric = caster("cleric", 5, ["inflict-wounds"]);
    expect(whyNot(cast([cleric, foe("a")], "inflict-wounds", { inFight: true }))).toContain("out of reach");
    const silent = cast([caster("bard", 5, ["silence", "healing-word"])], "silence", { targets: ["hero"] });
    expect(whyNot(cast(silent.combatants, "healing-word", { targets: ["hero"] }))).toContain("silence");
  });
});

describe("what a casting does", () => {
  test("Fireball burns all for 8d6, half for those who save; a higher slot adds a die for each level", () => {
    const party = [caster("wizard", 9, ["fireball"]), foe("a"), foe("b")];
    const outcome = cast(party, "fireball", { targets: ["a", "b"] }, fallingDice([...Array<number>(8).fill(3), 1, 20]));
    expect([lost(outcome), lost(outcome, "b")]).toEqual([24, 12]);
    expect(of(outcome, "hero").state.slotsSpent).toEqual([0, 0, 1]);
    expect(lost(cast(party, "fireball", { slot: 5 }, fallingDice([...Array<number>(10).fill(3), 1])))).toBe(30);
  });

  test("a cantrip grows at 5, 11 and 17, and Eldritch Blast has a beam more", () => {
    const bolt = (level: number): number =>
      lost(cast([caster("wizard", level, ["fire-bolt"]), foe("a")], "fire-bolt", {}, fallingDice([15])));
    expect([1, 4, 5, 10, 11, 17].map((level) => bolt(level))).toEqual([3, 3, 6, 6, 9, 12]);
    const blast = cast(
      [caster("warlock", 11, ["eldritch-blast"]), foe("a")],
      "eldritch-blast",
      {},
      fallingDice([], 12),
    );
    expect(blast.events.filter(({ type }) => type === "attack")).toHaveLength(3);
  });

  test("Magic Missile hits without a roll, one dart more for a slot; Shield stops it", () => {
    const wizard = caster("wizard", 3, ["magic-missile"]);
    const outcome = cast([wizard, foe("a"), foe("b")], "magic-missile", { targets: ["a", "b"], slot: 2 });
    expect([lost(outcome), lost(outcome, "b")]).toEqual([4, 12]);
    const other = { ...caster("wizard", 3, ["shield"]), id: "a" };
    const shielded = castSpell([wizard, other], { caster: "a", spell: "shield", targets: [] }, fallingDice());
    expect(of(shielded, "a").armorClass).toBe(17);
    const stopped = cast(shielded.combatants, "magic-missile");
    expect(stopped.events.some(({ type }) => type === "damage")).toBe(false);
    expect(of(passTurn(shielded.combatants, "a", "start", fallingDice()), "a").armorClass).toBe(12);
  });

  test("Cure Wounds heals 2d8 and the modifier, two dice more by slot, more from a cleric of life", () => {
    const hurt = { ...foe("a"), state: { ...foe("a").state, hitPoints: 10 } };
    const healed = (subclass: string | null): number => {
      const life = caster("cleric", 3, ["cure-wounds"], {
        classes: [{ id: "cleric", subclass, level: 3, hitPoints: [8, 5, 5] }],
      });
      return of(cast([life, hurt], "cure-wounds", { slot: 2 }), "a").state.hitPoints - 10;
    };
    expect([healed(null), healed("life-domain")]).toEqual([15, 19]);
  });

  test("Mage Armor, Shield of Faith and Barkskin change armour class and give it back", () => {
    const wizard = caster("wizard", 5, ["mage-armor"]);
    expect(of(cast([wizard], "mage-armor", { targets: ["hero"] }), "hero").armorClass).toBe(15);
    const cleric = caster("cleric", 5, ["shield-of-faith", "bless"]);
    const faith = cast([cleric, foe("a")], "shield-of-faith", { targets: ["a"] });
    expect(of(faith, "a").armorClass).toBe(foe("a").armorClass + 2);
    const next = cast(faith.combatants, "bless", { targets: ["hero"] });
    expect(whyNot(next)).toContain("holy symbol");
  });

  test("Bless ends when its caster concentrates on something else", () => {
    const gear = [gearItem("h", "holy-symbol-amulet")];
    const blessed = cast([caster("cleric", 5, ["shield-of-faith", "bless"], { gear }), foe("a")], "bless", {
      targets: ["hero", "a"],
    });
    expect(of(blessed, "a").state.effects?.map(({ id }) => id)).toEqual(["bless"]);
    const next = cast(blessed.combatants, "shield-of-faith", { targets: ["hero"] });
    expect(of(next, "a").state.effects).toEqual([]);
    expect(of(next, "hero").state.concentration?.spell).toBe("shield-of-faith");
  });

  test("Hold Person paralyzes until a save at the end of a turn, or until its caster is shaken", () => {
    const held = cast([caster("wizard", 3, ["hold-person"]), foe("a", "bandit")], "hold-person", {}, fallingDice([1]));
    expect(conditions(held)).toEqual(["paralyzed"]);
    expect(conditions(passTurn(held.combatants, "a", "end", fallingDice([2])))).toEqual(["paralyzed"]);
    expect(conditions(passTurn(held.combatants, "a", "end", fallingDice([20])))).toEqual([]);
    const shaken = castSpell(
      [...held.combatants, { ...caster("wizard", 5, ["magic-missile"]), id: "b" }],
      { caster: "b", spell: "magic-missile", targets: ["hero"] },
      fallingDice([4, 4, 4, 1]),
    );
    expect(conditions(shaken)).toEqual([]);
  });

  test("Sleep takes one who fails twice", () => {
    const drowsy = cast([caster("wizard", 3, ["sleep"]), foe("a")], "sleep", {}, fallingDice([1]));
    expect(conditions(drowsy)).toEqual(["incapacitated"]);
    expect(conditions(passTurn(drowsy.combatants, "a", "end", fallingDice([1])))).toEqual(["unconscious", "prone"]);
    expect(conditions(passTurn(drowsy.combatants, "a", "end", fallingDice([20])))).toEqual([]);
  });

  test("Guiding Bolt's light outlasts its caster's own turn and helps one attack", () => {
    const cleric = caster("cleric", 3, ["guiding-bolt"]);
    const lit = cast([cleric, foe("a")], "guiding-bolt", {}, fallingDice([15]));
    const later = passTurn(lit.combatants, "hero", "end", fallingDice());
    expect(of(later, "a").state.effects).toHaveLength(1);
    const second = cast(later.combatants, "guiding-bolt", {}, fallingDice([5, 18]));
    expect(second.events.find(({ type }) => type === "attack")).toMatchObject({ dice: [5, 18], result: "hit" });
    expect(of(passTurn(later.combatants, "hero", "end", fallingDice()), "a").state.effects).toEqual([]);
  });

  test("Acid Arrow burns on at the end of the target's turn and halves on a miss", () => {
    const party = [caster("wizard", 3, ["acid-arrow"]), foe("a")];
    const hit = cast(party, "acid-arrow", {}, fallingDice([15]));
    expect(lost(hit)).toBe(12);
    const burnt = passTurn(hit.combatants, "a", "end", fallingDice());
    expect(lost(burnt)).toBe(18);
    expect(of(burnt, "a").state.effects).toEqual([]);
    expect(lost(cast(party, "acid-arrow", {}, fallingDice([2])))).toBe(6);
  });

  test("Call Lightning strikes again with an action while concentration lasts", () => {
    const storm = cast(
      [caster("druid", 5, ["call-lightning"]), foe("a")],
      "call-lightning",
      {},
      fallingDice([9, 9, 9, 1]),
    );
    expect(lost(storm)).toBe(27);
    const again = repeatSpell(
      storm.combatants,
      { caster: "hero", spell: "call-lightning", targets: ["a"], inFight: true },
      fallingDice([9, 9, 9, 1]),
    );
    expect(lost(again)).toBe(54);
    expect(of(again, "hero").turn.action).toBe(false);
    expect(of(again, "hero").state.slotsSpent).toEqual([0, 0, 1]);
  });

  test("Hex adds damage when its caster hits the target, and Aid lifts the most hit points and gives them back", () => {
    const hexed = cast([caster("warlock", 5, ["hex", "eldritch-blast"]), foe("a")], "hex", { choice: "strength" });
    expect(of(hexed, "hero").state.pactSpent).toBe(1);
    expect(lost(cast(hexed.combatants, "eldritch-blast", {}, fallingDice([15, 3, 3, 2])))).toBe(6);
    const aided = cast([caster("cleric", 5, ["aid"]), foe("a")], "aid", { slot: 3 });
    expect(of(aided, "a")).toMatchObject({ maxHitPoints: 110, state: { hitPoints: 110 } });
  });

  test("a spell of guidance spends its slot and says so", () => {
    const outcome = cast([caster("wizard", 3, ["knock"])], "knock", { targets: [] });
    expect(outcome.events.map(({ type }) => type)).toEqual(["spent", "guidance"]);
    expect(of(outcome, "hero").state.slotsSpent).toEqual([0, 1]);
  });

  test("a ritual takes no slot, and a wizard reads it from the book", () => {
    const wizard = caster("wizard", 3, []);
    const book = [
      { id: "alarm", class: "wizard", ability: "intelligence", prepared: false, always: false, inBook: true } as const,
    ];
    const reader = { ...wizard, hero: wizard.hero && { ...wizard.hero, spells: book } };
    expect(whyNot(cast([reader], "alarm", { targets: ["hero"] }))).toContain("not prepared");
    const ritual = cast([reader], "alarm", { targets: ["hero"], pay: { kind: "ritual" } });
    expect(of(ritual, "hero").state.slotsSpent).toEqual([]);
  });

  test("Counterspell saves with Constitution; a spell that is met keeps its slot", () => {
    const wizard = { ...caster("wizard", 5, ["counterspell"]), id: "c" };
    const party = [caster("wizard", 5, ["fireball"]), wizard, foe("a")];
    const met = counterspell(party, { by: "c", against: "hero" }, fallingDice([1]));
    expect(met.countered).toBe(true);
    const nothing = cast(met.combatants, "fireball", { countered: met.countered, inFight: true });
    expect(lost(nothing)).toBe(0);
    expect(of(nothing, "hero").state.slotsSpent).toEqual([]);
  });

  test("a scroll is read by who has its spell on a list, and is gone; a wand loses charges", () => {
    const gear = [gearItem("s", "spell-scroll-3"), gearItem("w", "wand-of-magic-missiles")];
    const wizard = caster("wizard", 1, [], { gear });
    const read = cast([wizard, foe("a")], "fireball", { pay: { kind: "item", key: "s" } }, fallingDice([], 1));
    expect(lost(read)).toBe(8);
    expect(of(read, "hero").hero?.gear.map(({ key }) => key)).toEqual(["w"]);
    const fighter = caster("fighter", 5, [], { gear });
    expect(whyNot(cast([fighter, foe("a")], "fireball", { pay: { kind: "item", key: "s" } }))).toContain(
      "no spell list",
    );
    const wand = cast([fighter, foe("a")], "magic-missile", { pay: { kind: "item", key: "w" }, slot: 3 });
    expect(lost(wand)).toBe(20);
    expect(of(wand, "hero").hero?.gear.map(({ spent }) => spent)).toEqual([undefined, 3]);
  });
});

describe("laws", () => {
  test("no casting of any spell leaves slots, hit points or uses out of bounds, or changes who was given", () => {
    const all = spells();
    fc.assert(
      fc.property(
        fc.constantFrom(...all),
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: -1, max: 10 }),
        fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 40 }),
        fc.constantFrom(
          "fire",
          "wisdom",
          "Stealth",
          "grovel",
          "enlarge",
          "reduce",
          "blinded",
          "ability:wisdom",
          undefined,
        ),
        (spell, level, slot, falls, choice) => {
          const hero = caster("wizard", level, [spell.id], {
            gear: [{ ...gearItem("m", "x"), name: spell.cost?.item ?? "x" }],
          });
          const party = [hero, foe("a"), foe("b")];
          const before = structuredClone(party);
          const request = { slot, ...(choice === undefined ? {} : { choice }), afterHit: true };
          const after = cast(party, spell.id, request, fallingDice(falls));
          expect(party).toEqual(before);
          for (const { state, maxHitPoints } of after.combatants) {
            expect(state.hitPoints).toBeGreaterThanOrEqual(0);
            expect(state.hitPoints).toBeLessThanOrEqual(maxHitPoints);
            expect(state.temporary).toBeGreaterThanOrEqual(0);
          }
          const slots = of(after, "hero").state.slotsSpent;
          expect(slots.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: 300 },
    );
  });

  test("a higher slot never hurts or heals less", () => {
    const all = spells().filter(
      ({ level, effects }) => level > 0 && effects.some(({ damage, healing }) => damage ?? healing),
    );
    for (const spell of all) {
      const amounts = Array.from({ length: 10 - spell.level }, (_, at) => {
        const gear = [{ ...gearItem("m", "x"), name: spell.cost?.item ?? "x" }];
        const hero = caster("wizard", 20, [spell.id], { gear });
        const hurt = { ...foe("a"), maxHitPoints: 2_000, state: { ...foe("a").state, hitPoints: 1_000 } };
        const choice = { blinded: "x" }[spell.id];
        const request = { slot: spell.level + at, afterHit: true, ...(choice ? { choice } : {}) };
        const after = cast([hero, hurt], spell.id, request, fallingDice([15], 3));
        return Math.abs(1_000 - of(after, "a").state.hitPoints);
      });
      expect([spell.id, ...amounts]).toEqual([spell.id, ...amounts.toSorted((one, other) => one - other)]);
    }
  });
});
