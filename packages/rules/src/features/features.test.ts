import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Combatant } from "../combatant.ts";
import type { Dice } from "../dice.ts";
import type { Hero } from "../hero.ts";
import { gearItem } from "../sheet/blank-hero.ts";
import { freeRiders } from "../combat/attack/riders.ts";
import { heroCombatant } from "../sheet/combatants.ts";
import { resources } from "../sheet/resources.ts";
import { castSpell } from "../spells/casting/cast.ts";
import { casterOf, fallingDice, foe } from "../spells/fixtures.ts";
import type { Outcome } from "../spells/stage.ts";
import { heroNow } from "../spells/stage.ts";
import { passTurn } from "../spells/turns.ts";
import { attackRecklessly, startRage } from "./barbarian.ts";
import { cutWithWords, inspire, rollInspiration } from "./bard.ts";
import { divineSpark, preserveLife, turnUndead } from "./cleric.ts";
import { landsAid, wildShape } from "./druid.ts";
import { swapInitiative } from "./feats.ts";
import { actionSurge, secondWind, tacticalMind } from "./fighter.ts";
import { deflectAttack, flurryOfBlows, stunningStrike, uncannyMetabolism } from "./monk.ts";
import { layOnHands, sacredWeapon } from "./paladin.ts";
import { cunningStrike, steadyAim, uncannyDodge } from "./rogue.ts";
import { innateSorcery, pointsFromSlot, slotFromPoints } from "./sorcerer.ts";
import { breatheOut, giantGift, adrenalineRush } from "./species.ts";
import { darkOnesBlessing, magicalCunning } from "./warlock.ts";
import { arcaneRecovery } from "./wizard.ts";

const SUBCLASS: Readonly<Record<string, string>> = {
  barbarian: "path-of-the-berserker",
  bard: "college-of-lore",
  cleric: "life-domain",
  druid: "circle-of-the-land",
  fighter: "champion",
  monk: "warrior-of-the-open-hand",
  paladin: "oath-of-devotion",
  ranger: "hunter",
  rogue: "thief",
  sorcerer: "draconic-sorcery",
  warlock: "fiend-patron",
  wizard: "evoker",
};

function hero(classId: string, level = 5, more: Partial<Hero> = {}, spells: readonly string[] = []): Combatant {
  const own = casterOf(classId, level, spells, more);
  const [first] = own.classes;
  const grown = { ...own, classes: first ? [{ ...first, subclass: SUBCLASS[classId] ?? null }] : [] };
  return heroCombatant(grown);
}
const of = ({ combatants }: Pick<Outcome, "combatants">, id = "hero"): Combatant => {
  const found = combatants.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};
const whyNot = ({ events }: Outcome): string => {
  const refusal = events.find((event) => event.type === "refused");
  return refusal?.type === "refused" ? refusal.why : "done";
};
const lost = (outcome: Outcome): number => 100 - of(outcome, "a").state.hitPoints;
const hurt = (who: Combatant, hitPoints: number): Combatant => ({ ...who, state: { ...who.state, hitPoints } });
/** Dice that an attack adds by itself. */
const ridersOf = (by: Combatant, on: Combatant, weapon = "unarmed-strike"): string[] => {
  const option = by.attacks.find(({ id }) => id === weapon);
  return option ? freeRiders(by, on, option).flatMap(({ damage }) => damage.map(({ dice }) => dice)) : [];
};
const conditions = (outcome: Outcome): string[] => of(outcome, "a").state.conditions.map(({ id }) => id);

describe("barbarian", () => {
  test("a rage halves blows, adds to damage, keeps from casting and ends when it is not kept up", () => {
    const raging = startRage([hero("barbarian", 5, {}, ["guidance"])], "hero", fallingDice());
    expect(of(raging).resistances).toContain("slashing");
    expect(of(raging).attacks.at(-1)?.damage[0]?.dice).toBe("1+2");
    expect(of(raging).turn.bonusAction).toBe(false);
    expect(
      whyNot(castSpell(raging.combatants, { caster: "hero", spell: "guidance", targets: ["hero"] }, fallingDice())),
    ).toContain("raging");
    const next = passTurn(raging.combatants, "hero", "end", fallingDice());
    expect(of(next).resistances).toContain("slashing");
    expect(of(passTurn(next.combatants, "hero", "end", fallingDice())).resistances).toEqual([]);
  });

  test("nobody rages in heavy armor, without a use, or with no bonus action", () => {
    const gear = [gearItem("p", "plate-armor", 1, { worn: true })];
    expect(whyNot(startRage([hero("barbarian", 5, { gear })], "hero", fallingDice()))).toContain("heavy");
    expect(whyNot(startRage([hero("fighter")], "hero", fallingDice()))).toContain("does not have");
    let party: readonly Combatant[] = [hero("barbarian")];
    for (let rage = 0; rage < 3; rage += 1) party = startRage(party, "hero", fallingDice(), false).combatants;
    expect(whyNot(startRage(party, "hero", fallingDice(), false))).toContain("nothing is left");
  });

  test("a reckless berserker in a rage adds two d6 once", () => {
    const reckless = attackRecklessly(
      startRage([hero("barbarian")], "hero", fallingDice()).combatants,
      "hero",
      fallingDice(),
    );
    const who = of(reckless);
    expect(ridersOf(who, foe("a"))).toEqual(["2d6"]);
    expect(ridersOf({ ...who, turn: { ...who.turn, used: ["frenzy"] } }, foe("a"))).toEqual([]);
    expect(whyNot(attackRecklessly(reckless.combatants, "hero", fallingDice()))).toContain("once a turn");
  });
});

describe("bard and cleric", () => {
  test("a die of inspiration is given to another, once, and rolled away; words cut with one", () => {
    const given = inspire([hero("bard"), foe("a")], "hero", "a", fallingDice());
    expect(whyNot(inspire(given.combatants, "hero", "a", fallingDice(), false))).toContain("already");
    expect(whyNot(inspire(given.combatants, "hero", "hero", fallingDice(), false))).toContain("somebody else");
    expect(rollInspiration(given.combatants, "a", fallingDice([7])).added).toBe(7);
    expect(cutWithWords(given.combatants, "hero", fallingDice([5])).taken).toBe(5);
  });

  test("a spark heals or burns, and undead flee until they are hurt", () => {
    const party = [hero("cleric"), foe("a", "skeleton")];
    expect(lost(divineSpark(party, "hero", "a", "radiant", fallingDice([5, 1])))).toBe(8);
    expect(lost(divineSpark(party, "hero", "a", "radiant", fallingDice([5, 20])))).toBe(4);
    const turned = turnUndead(party, "hero", ["a"], fallingDice([2, 2, 2, 1]));
    expect(lost(turned)).toBe(6);
    expect(conditions(turned)).toEqual(["frightened", "incapacitated"]);
    const spark = divineSpark(turned.combatants, "hero", "a", "radiant", fallingDice([5, 1]), false);
    expect(conditions(spark)).toEqual([]);
    expect(conditions(turnUndead([hero("cleric"), foe("a")], "hero", ["a"], fallingDice([1])))).toEqual([]);
  });

  test("Preserve Life lifts nobody above half and shares no more than it has", () => {
    const party = [hero("cleric"), hurt(foe("a"), 40)];
    expect(of(preserveLife(party, "hero", { a: 25 }, fallingDice()), "a").state.hitPoints).toBe(50);
    expect(whyNot(preserveLife(party, "hero", { a: 26 }, fallingDice()))).toContain("25");
    expect(whyNot(preserveLife(party, "hero", { a: -5 }, fallingDice()))).toContain("25");
  });
});

describe("druid", () => {
  test("a shape has the beast's body and the druid's hit points; a shape too mighty is refused", () => {
    const shaped = wildShape([hero("druid")], "hero", "wolf", fallingDice());
    expect(of(shaped)).toMatchObject({
      armorClass: 12,
      maxHitPoints: of({ combatants: [hero("druid")] }).maxHitPoints,
    });
    expect(of(shaped).state.temporary).toBe(5);
    expect(whyNot(wildShape([hero("druid")], "hero", "brown-bear", fallingDice()))).toContain("mighty");
    expect(whyNot(wildShape([hero("druid")], "hero", "goblin-warrior", fallingDice()))).toContain("no beast");
  });

  test("Land's Aid hurts some and heals one", () => {
    const party = [hurt(hero("druid"), 10), foe("a")];
    const done = landsAid(party, "hero", { hurt: ["a"], healed: "hero" }, fallingDice([4, 4, 1, 3, 3]));
    expect([lost(done), of(done).state.hitPoints]).toEqual([8, 16]);
  });
});

describe("fighter, monk and paladin", () => {
  test("Second Wind heals, Action Surge gives an action, Tactical Mind is spent only where it helps", () => {
    const wind = secondWind([hurt(hero("fighter"), 5)], "hero", fallingDice([6]));
    expect(of(wind).state.hitPoints).toBe(16);
    const spent = { ...hero("fighter"), turn: { ...hero("fighter").turn, action: false } };
    const surge = actionSurge([spent], "hero", fallingDice());
    expect(of(surge).turn.action).toBe(true);
    expect(whyNot(actionSurge(surge.combatants, "hero", fallingDice()))).toContain("once a turn");
    const failed = tacticalMind([hero("fighter")], "hero", { total: 5, dc: 15 }, fallingDice([6]));
    expect([failed.success, of(failed).state.usesSpent["second-wind"]]).toEqual([false, 0]);
    expect(tacticalMind([hero("fighter")], "hero", { total: 9, dc: 15 }, fallingDice([6])).success).toBe(true);
  });

  test("a monk's flurry, deflection, stun and metabolism", () => {
    const flurry = flurryOfBlows([hero("monk")], "hero", fallingDice());
    expect(of(flurry).turn.used).toEqual(["unarmed blow", "unarmed blow"]);
    expect(of(uncannyMetabolism(flurry.combatants, "hero", fallingDice())).state.usesSpent["focus"]).toBe(0);
    const caught = deflectAttack(
      [hero("monk"), foe("a")],
      "hero",
      { amount: 10, onto: "a", type: "piercing" },
      fallingDice([5, 1, 4, 4]),
    );
    expect([caught.left, lost(caught)]).toEqual([0, 10]);
    expect(deflectAttack([hero("monk")], "hero", { amount: 30, type: "slashing" }, fallingDice([5])).left).toBe(18);
    expect(conditions(stunningStrike([hero("monk"), foe("a")], "hero", "a", fallingDice([1])))).toEqual(["stunned"]);
    const withstood = stunningStrike([hero("monk"), foe("a")], "hero", "a", fallingDice([20]));
    expect(of(withstood, "a").speed).toBe(15);
  });

  test("Lay On Hands gives from its pool and cures poison for five; Sacred Weapon adds Charisma", () => {
    const party = [hurt(hero("paladin"), 1)];
    expect(of(layOnHands(party, "hero", "hero", { points: 20, poison: true }, fallingDice())).state.hitPoints).toBe(21);
    expect(whyNot(layOnHands(party, "hero", "hero", { points: 21, poison: true }, fallingDice()))).toContain("only 25");
    expect(whyNot(layOnHands(party, "hero", "hero", { points: -3, poison: false }, fallingDice()))).toContain(
      "how many",
    );
    const gear = [gearItem("s", "longsword", 1, { wielded: "main" })];
    const before = hero("paladin", 5, { gear }).attacks[0]?.toHit ?? 0;
    const holy = sacredWeapon([hero("paladin", 5, { gear })], "hero", "s", fallingDice());
    expect(of(holy).attacks[0]?.toHit).toBe(before + 3);
  });
});

describe("ranger and rogue", () => {
  test("a colossus slayer hurts the hurt more", () => {
    const gear = [gearItem("bow", "longbow", 1, { wielded: "both" })];
    const ranger = hero("ranger", 5, { choices: { "hunters-prey": "colossus-slayer" }, gear });
    expect([ridersOf(ranger, foe("a"), "bow"), ridersOf(ranger, hurt(foe("a"), 9), "bow")]).toEqual([[], ["1d8"]]);
  });

  test("Cunning Strike trips for a die, Uncanny Dodge halves, Steady Aim stands still", () => {
    const tripped = cunningStrike([hero("rogue"), foe("a")], "hero", "a", "trip", fallingDice([1]));
    expect([tripped.cost, conditions(tripped)]).toEqual([1, ["prone"]]);
    expect(cunningStrike([hero("rogue"), foe("a")], "hero", "a", "daze", fallingDice()).cost).toBe(0);
    expect(uncannyDodge([hero("rogue")], "hero", 15, fallingDice()).left).toBe(7);
    expect(of(steadyAim([hero("rogue")], "hero", fallingDice())).turn.movement).toBe(0);
  });
});

describe("sorcerer, warlock and wizard", () => {
  test("slots and points turn into each other within bounds", () => {
    const fresh = hero("sorcerer");
    expect(whyNot(pointsFromSlot([fresh], "hero", 1, fallingDice()))).toContain("No Sorcery Point");
    expect(whyNot(slotFromPoints([fresh], "hero", 1, fallingDice()))).toContain("No slot of level 1 is spent");
    expect(whyNot(slotFromPoints([fresh], "hero", 4, fallingDice()))).toContain("from level 7");
    const tired = { ...fresh, state: { ...fresh.state, slotsSpent: [1], usesSpent: { "sorcery-points": 2 } } };
    const points = pointsFromSlot([tired], "hero", 3, fallingDice());
    expect(of(points).state).toMatchObject({ slotsSpent: [1, 0, 1], usesSpent: { "sorcery-points": 0 } });
    expect(of(slotFromPoints([tired], "hero", 1, fallingDice())).state.slotsSpent).toEqual([0]);
  });

  test("Innate Sorcery makes sorcerer spells harder to resist", () => {
    const innate = innateSorcery([hero("sorcerer", 5, {}, ["burning-hands"]), foe("a")], "hero", fallingDice());
    const cast = castSpell(
      innate.combatants,
      { caster: "hero", spell: "burning-hands", targets: ["a"] },
      fallingDice(),
    );
    expect(cast.events.find(({ type }) => type === "save")).toMatchObject({ dc: 15 });
  });

  test("metamagic costs points: a heightened, quickened or careful spell", () => {
    const known = hero("sorcerer", 5, { choices: { metamagic: "quickened-spell,careful-spell" } }, [
      "fireball",
      "fire-bolt",
    ]);
    const quick = castSpell(
      [known, foe("a")],
      { caster: "hero", spell: "fireball", targets: ["a"], metamagic: ["quickened-spell"], inFight: true },
      fallingDice(),
    );
    expect(of(quick)).toMatchObject({
      turn: { action: true, bonusAction: false },
      state: { usesSpent: { "sorcery-points": 2 } },
    });
    const spared = castSpell(
      [known, foe("a")],
      { caster: "hero", spell: "fireball", targets: ["a", "hero"], spared: ["hero"], metamagic: ["careful-spell"] },
      fallingDice(),
    );
    expect(of(spared).state.hitPoints).toBe(of({ combatants: [known] }).state.hitPoints);
    expect(
      whyNot(
        castSpell(
          [known, foe("a")],
          { caster: "hero", spell: "fire-bolt", targets: ["a"], metamagic: ["twinned-spell"] },
          fallingDice(),
        ),
      ),
    ).toContain("learnt");
  });

  test("Agonizing Blast adds Charisma to each beam, and a fall of a foe blesses", () => {
    const warlock = hero("warlock", 5, { choices: { "eldritch-invocations": "agonizing-blast" } }, ["eldritch-blast"]);
    const blast = castSpell(
      [warlock, foe("a")],
      { caster: "hero", spell: "eldritch-blast", targets: ["a"] },
      fallingDice([15, 4, 15, 4]),
    );
    expect(lost(blast)).toBe(14);
    expect(of(darkOnesBlessing([warlock], "hero", fallingDice())).state.temporary).toBe(8);
    const tired = { ...warlock, state: { ...warlock.state, pactSpent: 2 } };
    const cunning = magicalCunning([tired], "hero", fallingDice());
    expect(of(cunning).state.pactSpent).toBe(1);
    expect(whyNot(magicalCunning(cunning.combatants, "hero", fallingDice()))).toContain("nothing is left");
  });

  test("Arcane Recovery gives back half the level in slots that were spent; a potent cantrip hurts by half", () => {
    const wizard = hero("wizard", 5, {}, ["fire-bolt"]);
    const tired = { ...wizard, state: { ...wizard.state, slotsSpent: [1, 2] } };
    expect(of(arcaneRecovery([tired], "hero", [1, 2], fallingDice())).state.slotsSpent).toEqual([0, 1]);
    expect(whyNot(arcaneRecovery([tired], "hero", [2, 2], fallingDice()))).toContain("3 levels");
    expect(whyNot(arcaneRecovery([tired], "hero", [3], fallingDice()))).toContain("Not so many");
    expect(whyNot(arcaneRecovery([tired], "hero", [-1, 2], fallingDice()))).toContain("levels");
    expect(
      lost(
        castSpell([wizard, foe("a")], { caster: "hero", spell: "fire-bolt", targets: ["a"] }, fallingDice([2, 5, 5])),
      ),
    ).toBe(5);
  });
});

describe("species and feats", () => {
  test("a dragonborn breathes in place of an attack", () => {
    const dragon = hero("fighter", 5, { species: "dragonborn", choices: { "draconic-ancestry": "red" } });
    const breath = breatheOut([dragon, foe("a")], "hero", ["a"], fallingDice([6, 6, 1]));
    expect(lost(breath)).toBe(12);
    expect(of(breath).turn).toMatchObject({ action: false, attacks: 1 });
  });

  test("a giant's gift, an orc's rush and endurance", () => {
    const stone = hero("fighter", 5, { species: "goliath", choices: { "giant-ancestry": "stone" } });
    expect(giantGift([stone], "hero", { on: "hero", taken: 20 }, fallingDice([7])).lowered).toBe(9);
    const orc = hero("fighter", 5, { species: "orc" });
    expect(of(adrenalineRush([orc], "hero", fallingDice())).state.temporary).toBe(3);
    const wizard = { ...hero("wizard", 5, {}, ["magic-missile"]), id: "w" };
    const stands = castSpell(
      [wizard, hurt(orc, 5)],
      { caster: "w", spell: "magic-missile", targets: ["hero"] },
      fallingDice(),
    );
    expect(of(stands).state).toMatchObject({ hitPoints: 1, life: "up" });
    const falls = castSpell(
      stands.combatants,
      { caster: "w", spell: "magic-missile", targets: ["hero"] },
      fallingDice(),
    );
    expect(of(falls).state).toMatchObject({ hitPoints: 0, life: "dying" });
  });

  test("a halfling rolls a 1 again and is brave", () => {
    const halfling = hero("fighter", 5, { species: "halfling" });
    const druid = { ...hero("druid", 5, {}, ["thunderwave"]), id: "d" };
    const wave = castSpell(
      [druid, halfling],
      { caster: "d", spell: "thunderwave", targets: ["hero"] },
      fallingDice([2, 2, 1, 19]),
    );
    expect(wave.events.find(({ type }) => type === "save")).toMatchObject({ dice: [19], success: true });
  });

  test("who is alert swaps places", () => {
    const alert = { ...casterOf("fighter", 1, []), feats: ["alert"] };
    expect(swapInitiative({ hero: 5, f: 18 }, alert, { ...hero("bard"), id: "f" })).toEqual({ hero: 18, f: 5 });
    expect(swapInitiative({ hero: 5, f: 18 }, casterOf("fighter", 1, []), hero("bard"))).toContain("Alert");
  });
});

test("uses never go below none or above the most, whatever is used in whatever order", () => {
  const steps: readonly ((party: readonly Combatant[], dice: Dice) => Outcome)[] = [
    (party, dice) => startRage(party, "hero", dice, false),
    (party, dice) => inspire(party, "hero", "a", dice, false),
    (party, dice) => divineSpark(party, "hero", "a", "heal", dice, false),
    (party, dice) => turnUndead(party, "hero", ["a"], dice, false),
    (party, dice) => wildShape(party, "hero", "wolf", dice, false),
    (party, dice) => secondWind(party, "hero", dice, false),
    (party, dice) => tacticalMind(party, "hero", { total: 5, dc: 15 }, dice),
    (party, dice) => uncannyMetabolism(party, "hero", dice),
    (party, dice) => stunningStrike(party, "hero", "a", dice),
    (party, dice) => layOnHands(party, "hero", "a", { points: 7, poison: false }, dice, false),
    (party, dice) => pointsFromSlot(party, "hero", 1, dice),
    (party, dice) => slotFromPoints(party, "hero", 1, dice, false),
    (party, dice) => magicalCunning(party, "hero", dice),
    (party, dice) => arcaneRecovery(party, "hero", [1], dice),
    (party, dice) => adrenalineRush(party, "hero", dice, false),
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.keys(SUBCLASS)),
      fc.integer({ min: 1, max: 20 }),
      fc.array(fc.nat(steps.length - 1), { maxLength: 30 }),
      (classId, level, order) => {
        let party: readonly Combatant[] = [hero(classId, level, { species: "orc" }), foe("a", "skeleton")];
        for (const at of order) party = steps[at]?.(party, fallingDice([], 4)).combatants ?? party;
        const who = of({ combatants: party });
        const now = heroNow(who);
        for (const { id, most } of now ? resources(now) : []) {
          const spent = who.state.usesSpent[id] ?? 0;
          expect([id, spent >= 0 && spent <= most]).toEqual([id, true]);
        }
        expect(who.state.slotsSpent.every((spent) => spent >= 0)).toBe(true);
      },
    ),
    { numRuns: 200 },
  );
});
