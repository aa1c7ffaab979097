import { afterEach, expect, it } from "vitest";

import type { Combatant } from "../combatant.ts";
import type { Hero } from "../hero.ts";
import { gearItem } from "../sheet/blank-hero.ts";
import { creatureCombatant } from "../sheet/combatants.ts";
import { creatureNamed } from "../tables/creatures.ts";
import { concentrate } from "./state/concentration.ts";
import { addCondition, hasCondition } from "./state/conditions.ts";
import { defaultTurn } from "./turn/default-turn.ts";
import { find, settle, type Fight, type FightStep } from "./fight.ts";
import { fighting, friend, preparedSpell, scripted as script } from "./fighters.fake.ts";
import { alone } from "./attack/maneuvers.ts";
import { withdraw } from "./turn/positions.ts";
import { divineSmite } from "./attack/riders.ts";
import { strike } from "./attack/strike.ts";
import { beginFight, nextTurn } from "./turn/turns.ts";
import { disengage } from "./turn/actions.ts";

// Ten fights calculated by hand. Every number is derived in a comment; the dice fall as the script says and none is left over.

const scripts: { readonly left: () => number }[] = [];
const scripted = (...values: readonly number[]) => {
  const dice = script(...values);
  scripts.push(dice);
  return dice;
};
afterEach(() => {
  expect(scripts.splice(0).filter((dice) => dice.left() > 0)).toEqual([]);
});

const creature = (id: string, name = id): Combatant => {
  const one = creatureNamed(id);
  if (!one) throw new Error(`No creature ${id}`);
  return creatureCombatant(one, { id: name });
};
const held = (id: string, hand: "main" | "off" | "both" = "main") => gearItem(id, id, 1, { wielded: hand });
const optionOf = (one: Combatant, id: string) => {
  const option = one.attacks.find((each) => each.id === id);
  if (!option) throw new Error(`${one.name} has no ${id}`);
  return option;
};
const warrior = (level: number, given: Partial<Hero> = {}, subclass?: string): Combatant =>
  fighting("fighter", level, {
    ...given,
    abilities: { strength: 16, dexterity: 14, constitution: 14, ...given.abilities },
    state: { hitPoints: 999 },
    ...(subclass ? { subclass } : {}),
  });
/** All who are named stand beside each other. */
const melee = (fight: Fight, ...pairs: readonly (readonly [string, string])[]): Fight =>
  settle({ ...fight, engaged: [...fight.engaged, ...pairs] }, []).fight;
const hits = (step: FightStep) =>
  step.events
    .filter((event) => event.type === "attack")
    .map(({ by, on, total, result }) => `${by} ${on} ${total} ${result}`);
const hitPoints = ({ fight }: FightStep, id: string): number | undefined => find(fight, id)?.state.hitPoints;

it("1. a fighter with a longsword in two hands and a goblin", () => {
  const fighter = warrior(1, { gear: [held("longsword", "both"), gearItem("mail", "chain-mail", 1, { worn: true })] });
  // Initiative: the fighter 9 + 2 = 11, the goblin 12 + 2 = 14.
  const begun = beginFight([fighter, creature("goblin-warrior")], {}, scripted(9, 12));
  expect(begun.fight.order).toEqual(["goblin-warrior", "hero"]);
  // The goblin does 1d6+2, 5.5 on average, with sword and with bow. It comes near and strikes: 12 + 4 = 16 hits chain mail's 16 for
  // 3 + 2 = 5 of the fighter's 10 + 2 = 12.
  const struck = defaultTurn(begun.fight, scripted(12, 3));
  expect(hits(struck)).toEqual(["goblin-warrior hero 16 hit"]);
  expect(hitPoints(struck, "hero")).toBe(7);
  // The fighter: Strength 3 and proficiency 2. 10 + 5 = 15 hits 15, 1d10: 7 + 3 = 10, all that a goblin has.
  const answered = strike(
    nextTurn(struck.fight, scripted()).fight,
    "hero",
    "goblin-warrior",
    { option: optionOf(fighter, "longsword") },
    scripted(10, 7),
  );
  expect(answered.events.at(-1)).toEqual({ type: "fight-ended", outcome: "victory", experience: 50 });
});

it("2. a rogue beside an ally, and an ogre", () => {
  const rogue = fighting("rogue", 3, { abilities: { dexterity: 16 }, gear: [held("rapier")] });
  const { fight } = beginFight([rogue, friend(), creature("ogre")], {}, scripted(15, 10, 5));
  const beside = melee(fight, ["hero", "ogre"], ["ally", "ogre"]);
  // Dexterity 3 and proficiency 2: 6 + 5 = 11 hits the ogre's 11. 1d8: 5 + 3, and 2d6 of Sneak Attack at level 3: 4 + 6. 18 of 68.
  const first = strike(beside, "hero", "ogre", { option: optionOf(rogue, "rapier") }, scripted(6, 5, 4, 6));
  expect(hitPoints(first, "ogre")).toBe(50);
  // The rogue leaves without Disengage: the ogre's 8 + 6 = 14 hits 13 for 2d8: 3 + 4 + 4 = 11 of the rogue's 22.
  expect(hitPoints(withdraw(first.fight, "hero", scripted(8, 3, 4)), "hero")).toBe(11);
  // With Cunning Action they leave for nothing.
  const safe = alone(first.fight, "hero", (one) => disengage(one, "bonusAction"));
  expect(hitPoints(withdraw(safe.fight, "hero", scripted()), "hero")).toBe(22);
});

it("3. two wolves around a lone fighter", () => {
  const fighter = warrior(1, { abilities: { dexterity: 10 } as Hero["abilities"] });
  const wolves = [creature("wolf", "grey"), creature("wolf", "black")];
  // One roll for both: 18 + 2 = 20, the fighter 3 + 0.
  const { fight } = beginFight([fighter, ...wolves], {}, scripted(3, 18));
  // The grey one has no ally beside the fighter yet: one die. 5 + 4 = 9 misses 10.
  const grey = defaultTurn(fight, scripted(5));
  expect(hits(grey)).toEqual(["grey hero 9 miss"]);
  // The black one has: Pack Tactics, 5 and 11, 11 + 4 = 15. 1d6: 2 + 2 = 4 of 12, and the fighter falls.
  const black = defaultTurn(nextTurn(grey.fight, scripted()).fight, scripted(5, 11, 2));
  expect(hits(black)).toEqual(["black hero 15 hit"]);
  const fallen = find(black.fight, "hero");
  expect([fallen?.state.hitPoints, fallen && hasCondition(fallen, "prone")]).toEqual([8, true]);
});

it("4. a paladin's smite on a skeleton", () => {
  const paladin = fighting("paladin", 2, {
    abilities: { strength: 16 },
    gear: [held("mace")],
    spells: [preparedSpell("divine-smite", "paladin")],
  });
  const { fight } = beginFight([paladin, creature("skeleton")], {}, scripted(15, 5));
  const bones = melee(fight, ["hero", "skeleton"]);
  const skeleton = creature("skeleton");
  expect(skeleton.vulnerabilities).toEqual(["bludgeoning"]);
  // 9 + 5 = 14 hits 14. Mace 1d6: 1 + 3 = 4, twice by vulnerability: 8. Smite at level 1: 2d8, 3d8 on undead: 1 + 1 + 2 = 4 radiant.
  // 12 of 13.
  const riders = [divineSmite(1, skeleton)];
  const smitten = strike(
    bones,
    "hero",
    "skeleton",
    { option: optionOf(paladin, "mace"), riders },
    scripted(9, 1, 1, 1, 2),
  );
  expect(hitPoints(smitten, "skeleton")).toBe(1);
  expect(find(smitten.fight, "hero")).toMatchObject({ state: { slotsSpent: [1] }, turn: { bonusAction: false } });
});

it("5. a ghoul's claw, and what comes of standing still", () => {
  const fighter = warrior(1);
  const { fight } = beginFight([creature("ghoul"), fighter], {}, scripted(18, 2));
  const close = melee(fight, ["hero", "ghoul"]);
  const ghoul = find(close, "ghoul");
  // Without armour 10 + 2 = 12. 8 + 4 = 12 hits; 1d4: 1 + 2 = 3 of 12. Constitution save: the fighter's 2 and proficiency 2, 5 + 4 = 9
  // fails against 10.
  const clawed = strike(close, "ghoul", "hero", { option: optionOf(ghoul!, "claw") }, scripted(8, 1, 5));
  expect(hitPoints(clawed, "hero")).toBe(9);
  // The second attack of its Multiattack: Advantage, 4 and 9, 9 + 4 = 13, and critical from within 5 feet: bite 2d6: 1 + 1 + 2 = 4
  // and 2d6: 1 + 1 = 2 necrotic. 6 of 9.
  expect(ghoul?.attacksPerAction).toBe(2);
  const two = find(clawed.fight, "ghoul");
  expect(two?.turn.attacks).toBe(1);
  const bitten = strike(
    clawed.fight,
    "ghoul",
    "hero",
    { option: optionOf(ghoul!, "bite") },
    scripted(4, 9, 1, 1, 1, 1),
  );
  expect(hits(bitten)).toEqual(["ghoul hero 13 critical"]);
  expect(hitPoints(bitten, "hero")).toBe(3);
  // It holds to the end of the fighter's next turn.
  const own = nextTurn(bitten.fight, scripted()).fight;
  expect(find(own, "hero")?.state.conditions.map(({ id }) => id)).toEqual(["paralyzed"]);
  expect(find(nextTurn(own, scripted()).fight, "hero")?.state.conditions).toEqual([]);
});

it("6. an ogre, a wizard at 0, and three saves", () => {
  const wizard = fighting("wizard", 2, { abilities: { constitution: 12 } });
  const { fight } = beginFight([creature("ogre"), wizard, friend()], {}, scripted(19, 10, 1));
  // The most is 10 + 6 and twice Constitution 1, 18; 16 are left. The ogre: 10 + 6 = 16 hits 10, 2d8: 8 + 7 + 4 = 19. Of the 3 that are left
  // over nobody with 18 dies.
  const clubbed = defaultTurn(fight, scripted(10, 8, 7));
  expect(find(clubbed.fight, "hero")?.state).toMatchObject({ hitPoints: 0, life: "dying" });
  // Three turns: 12 succeeds, 9 fails, 20 wakes with 1 hit point, Prone.
  let now = clubbed.fight;
  for (const die of [12, 9, 20]) {
    now = nextTurn(now, scripted(die)).fight;
    if (die !== 20) now = nextTurn(nextTurn(now, scripted()).fight, scripted()).fight;
  }
  const awake = find(now, "hero");
  expect(awake?.state).toMatchObject({ hitPoints: 1, life: "up", deathSaves: { successes: 0, failures: 0 } });
  expect(awake?.state.conditions.map(({ id }) => id)).toEqual(["prone"]);
  // The turn has the whole speed; standing up takes half of it.
  expect(awake?.turn.movement).toBe(30);
});

it("7. an owlbear, and a hold that breaks with the cleric", () => {
  const cleric = concentrate(friend("cleric", { maxHitPoints: 40 }), {
    spell: "hold-person",
    slot: 2,
    rounds: 10,
  }).combatant;
  const bandit = addCondition(
    creature("bandit"),
    { id: "paralyzed", source: "cleric", ends: { kind: "concentration", of: "cleric" } },
    "Hold Person",
  ).combatant;
  const { fight } = beginFight([creature("owlbear"), cleric, bandit], {}, scripted(19, 10, 1, 2));
  const close = melee(fight, ["cleric", "owlbear"]);
  // 6 + 7 = 13 hits 13, 2d8: 8 + 8 + 5 = 21 of 40. Half of 21 is 10: Constitution 9 + 1 = 10 holds.
  const first = strike(
    close,
    "owlbear",
    "cleric",
    { option: optionOf(creature("owlbear"), "rend") },
    scripted(6, 8, 8, 9),
  );
  expect(find(first.fight, "cleric")?.state).toMatchObject({ hitPoints: 19, concentration: { spell: "hold-person" } });
  const second = strike(
    first.fight,
    "owlbear",
    "cleric",
    { option: optionOf(creature("owlbear"), "rend") },
    // The second rend: 1 + 8 + 5 = 14 of 19. Half is 7, so that 10 is asked: 8 + 1 = 9 does not hold.
    scripted(6, 1, 8, 8),
  );
  expect(find(second.fight, "cleric")?.state).toMatchObject({ hitPoints: 5, concentration: null });
  expect(find(second.fight, "bandit")?.state.conditions).toEqual([]);
});

it("8. shortsword and scimitar: Vex, then Nick within the same action", () => {
  const fighter = warrior(1, {
    gear: [held("shortsword"), held("scimitar", "off")],
    masteries: ["shortsword", "scimitar"],
  });
  const { fight } = beginFight([fighter, creature("ogre")], {}, scripted(15, 5));
  const close = melee(fight, ["hero", "ogre"]);
  // 6 + 5 = 11 hits 11: 1d6: 4 + 3 = 7. Vex.
  const first = strike(close, "hero", "ogre", { option: optionOf(fighter, "shortsword") }, scripted(6, 4));
  expect(hitPoints(first, "ogre")).toBe(61);
  // The extra attack has Advantage of Vex: 3 and 14, 14 + 5 = 19; 1d6: 5 and no modifier. The bonus action is left.
  const second = strike(
    first.fight,
    "hero",
    "ogre",
    { option: optionOf(fighter, "scimitar"), extra: true },
    scripted(3, 14, 5),
  );
  expect(hitPoints(second, "ogre")).toBe(56);
  expect(find(second.fight, "hero")?.turn).toMatchObject({ action: false, bonusAction: true });
});

it("9. a champion's greatsword: Graze, then a critical 19", () => {
  const champion = warrior(
    5,
    { gear: [held("greatsword", "both")], masteries: ["greatsword"], feats: ["great-weapon-fighting"] },
    "champion",
  );
  const { fight } = beginFight([champion, creature("owlbear")], {}, scripted(15, 14, 5));
  const close = melee(fight, ["hero", "owlbear"]);
  const option = optionOf(champion, "greatsword");
  expect(option.toHit).toBe(6);
  // Strength 3 and proficiency 3: 5 + 6 = 11 misses 13, and grazes by 3. 59 - 3.
  const missed = strike(close, "hero", "owlbear", { option }, scripted(5));
  expect(hitPoints(missed, "owlbear")).toBe(56);
  // The second attack of Extra Attack: a 19 is critical, 4d6: 1 and 2 count 3, then 6 and 5; 17 + 3 = 20.
  const critical = strike(missed.fight, "hero", "owlbear", { option }, scripted(19, 1, 2, 6, 5));
  expect([hits(critical), hitPoints(critical, "owlbear")]).toEqual([["hero owlbear 25 critical"], 36]);
  expect(strike(critical.fight, "hero", "owlbear", { option }, scripted()).refused).toBe(
    "Mira has no attack left this turn.",
  );
});

it("10. two bandits: one falls, the other loses heart", () => {
  const fighter = warrior(5, { gear: [held("longsword", "both")] });
  const { fight } = beginFight([fighter, creature("bandit", "tall"), creature("bandit", "small")], {}, scripted(18, 5));
  const option = optionOf(fighter, "longsword");
  // 6 + 6 = 12 hits 12: 1d10: 8 + 3 = 11, all that a bandit has. The other is 15 feet on, and 2 + 6 = 8 misses him.
  const first = strike(fight, "hero", "tall", { option, moveIn: true }, scripted(6, 8));
  expect(find(first.fight, "tall")?.state.life).toBe("dead");
  const second = strike(first.fight, "hero", "small", { option, moveIn: true }, scripted(2));
  expect(find(second.fight, "hero")?.turn.movement).toBe(0);
  // The dead have no turn. Half of their side has fallen: Wisdom 0, 9 + 0 fails against 10. He is alone, beside the fighter, and can talk.
  const turn = nextTurn(second.fight, scripted()).fight;
  const yielded = defaultTurn(turn, scripted(9));
  expect(yielded.fight.gone).toEqual({ small: "surrendered" });
  // 25 for each.
  expect(yielded.events.at(-1)).toEqual({ type: "fight-ended", outcome: "victory", experience: 50 });
});
