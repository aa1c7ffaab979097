import { expect, test } from "vitest";
import type { Combatant } from "../combatant.ts";
import type { Hero } from "../hero.ts";
import { gearItem } from "../sheet/blank-hero.ts";
import { heroCombatant } from "../sheet/combatants.ts";
import { castSpell } from "../spells/casting/cast.ts";
import { casterOf, fallingDice, foe } from "../spells/fixtures.ts";
import type { Outcome } from "../spells/stage.ts";
import { passTurn } from "../spells/turns.ts";
import { attune, endAttunement } from "./attunement.ts";
import { consume, usePieces } from "./consumables.ts";

const owner = (...items: readonly string[]) =>
  casterOf("wizard", 5, ["fire-bolt"], { gear: items.map((item, at) => gearItem(`${item}-${at}`, item)) });
const party = (hitPoints: number, ...items: readonly string[]): Combatant[] => {
  const hero = heroCombatant(owner(...items));
  return [{ ...hero, state: { ...hero.state, hitPoints } }, foe("a", "skeleton")];
};
const of = ({ combatants }: Outcome, id = "hero"): Combatant => {
  const found = combatants.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};

test("potions of healing heal by their strength, with a bonus action, and are gone", () => {
  const drunk = (potion: string): number =>
    of(consume(party(1, potion), { who: "hero", key: `${potion}-0`, inFight: true }, fallingDice([], 2))).state
      .hitPoints - 1;
  expect(
    ["potion-of-healing", "potion-of-healing-greater", "potion-of-healing-superior"].map((one) => drunk(one)),
  ).toEqual([6, 12, 24]);
  const outcome = consume(
    party(1, "potion-of-healing"),
    { who: "hero", key: "potion-of-healing-0", inFight: true },
    fallingDice(),
  );
  expect(of(outcome)).toMatchObject({ hero: { gear: [] }, turn: { action: true, bonusAction: false } });
  expect(consume(outcome.combatants, { who: "hero", key: "potion-of-healing-0" }, fallingDice()).events[0]?.type).toBe(
    "refused",
  );
});

test("potions of giant strength, heroism and speed last", () => {
  const strong = consume(
    party(10, "potion-of-giant-strength-hill"),
    { who: "hero", key: "potion-of-giant-strength-hill-0" },
    fallingDice(),
  );
  expect(of(strong).abilities.strength + of(strong).saves.strength).toBeGreaterThan(0);
  expect(of(strong).attacks.at(-1)?.toHit).toBe(8);
  const bold = consume(party(10, "potion-of-heroism"), { who: "hero", key: "potion-of-heroism-0" }, fallingDice());
  expect(of(bold).state.temporary).toBe(10);
  const fast = consume(party(10, "potion-of-speed"), { who: "hero", key: "potion-of-speed-0" }, fallingDice());
  expect(of(fast)).toMatchObject({ speed: 60, armorClass: 14 });
});

test("acid, fire and holy water splash who fails a Dexterity save; fire burns on and lights oil", () => {
  const thrown = (item: string) =>
    consume(party(10, item), { who: "hero", key: `${item}-0`, on: "a", inFight: true }, fallingDice([1]));
  expect(100 - of(thrown("acid"), "a").state.hitPoints).toBe(6);
  expect(100 - of(thrown("holy-water"), "a").state.hitPoints).toBe(6);
  expect(of(thrown("acid")).turn.action).toBe(false);
  const burning = thrown("alchemists-fire");
  expect(100 - of(passTurn(burning.combatants, "a", "start", fallingDice()), "a").state.hitPoints).toBe(6);
  const lit = castSpell(
    thrown("oil").combatants,
    { caster: "hero", spell: "fire-bolt", targets: ["a"] },
    fallingDice([19]),
  );
  expect(100 - of(lit, "a").state.hitPoints).toBe(11);
});

test("a healer's kit stabilises the dying, ten times", () => {
  const [hero] = party(10, "healers-kit");
  const dying = { ...foe("a"), state: { ...foe("a").state, hitPoints: 0, life: "dying" } } as const;
  let now: readonly Combatant[] = hero ? [hero, dying] : [];
  for (let use = 1; use <= 10; use += 1) {
    const done = consume(now, { who: "hero", key: "healers-kit-0", on: "a" }, fallingDice());
    expect(of(done, "a").state.life).toBe("stable");
    expect(of(done).hero?.gear).toHaveLength(use < 10 ? 1 : 0);
    now = [of(done), dying];
  }
});

test("torches and rations are counted and never less than none", () => {
  const hero = { ...owner(), gear: [gearItem("t", "torch", 3)] };
  expect(usePieces(hero, "t", 4)).toContain("Only 3");
  expect(usePieces(hero, "t", -1)).toContain("no such thing");
  expect(usePieces(hero, "t", 3)).toMatchObject({ gear: [] });
});

test("three items can be attuned, and a ring works only then", () => {
  const hero = owner(
    "ring-of-protection",
    "cloak-of-protection",
    "amulet-of-health",
    "gauntlets-of-ogre-power",
    "rope",
  );
  const worn = { ...hero, gear: hero.gear.map((one) => ({ ...one, worn: true })) };
  const attuned = worn.gear.slice(0, 3).reduce<Hero>((one, { key }) => {
    const next = attune(one, key);
    return typeof next === "string" ? one : next;
  }, worn);
  expect(heroCombatant(attuned)).toMatchObject({ armorClass: 14, saves: { wisdom: 8 } });
  expect(attune(attuned, "gauntlets-of-ogre-power-3")).toContain("3 items already");
  expect(attune(attuned, "rope-4")).toContain("no attunement");
  const ended = endAttunement(attuned, "ring-of-protection-0");
  expect(typeof ended === "string" ? 0 : heroCombatant(ended).armorClass).toBe(13);
});
