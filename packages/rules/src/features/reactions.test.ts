import { describe, expect, test } from "vitest";
import { attack } from "../combat/attack/attack.ts";
import { spendAttack, spendHordeBreaker } from "../combat/turn/budget.ts";
import { fighting, foe as swordsman, scripted, sword } from "../combat/fighters.fake.ts";
import type { Combatant } from "../combatant.ts";
import { gearItem } from "../sheet/blank-hero.ts";
import { castSpell } from "../spells/casting/cast.ts";
import { caster, casterOf, fallingDice, foe } from "../spells/fixtures.ts";
import { heroCombatant } from "../sheet/combatants.ts";
import type { Outcome } from "../spells/stage.ts";
import { turnUndead } from "./cleric.ts";
import { actionSurge } from "./fighter.ts";
import { divineSense } from "./paladin.ts";
import { deflectAttack } from "./monk.ts";
import { uncannyDodge } from "./rogue.ts";

const only = ({ combatants, events }: Outcome) => {
  const [combatant] = combatants;
  if (!combatant) throw new Error("nobody");
  return { combatant, events };
};
const whyNot = ({ events }: Pick<Outcome, "events">): string[] =>
  events.flatMap((one) => (one.type === "refused" ? one.why : []));

describe("a reaction comes before the damage", () => {
  const rogue = fighting("rogue", 5);

  test("of a rogue halves the blow, once a round", () => {
    const dodging = {
      option: sword,
      distance: 5,
      onDamage: (one: Combatant, amount: number) => {
        const dodged = uncannyDodge([one], one.id, amount, fallingDice());
        return { ...only(dodged), left: dodged.left };
      },
    };
    // 1d8 + 3: 5 + 3 = 8, half of which is 4.
    const first = attack(swordsman(), rogue, dodging, scripted(15, 5));
    expect(rogue.state.hitPoints - first.target.state.hitPoints).toBe(4);
    const second = attack(swordsman(), first.target, dodging, scripted(15, 5));
    expect(first.target.state.hitPoints - second.target.state.hitPoints).toBe(8);
  });

  test("of a monk takes a die, Dexterity and the level off it", () => {
    const monk = fighting("monk", 3, { abilities: { dexterity: 16 } });
    const deflecting = {
      option: sword,
      distance: 5,
      onDamage: (one: Combatant, amount: number) => {
        const caught = deflectAttack([one], one.id, { amount, type: "slashing" }, fallingDice([1]));
        return { ...only(caught), left: caught.left };
      },
    };
    // 8 + 3 = 11, less 1 + 3 + 3.
    const blow = attack(swordsman(), monk, deflecting, scripted(15, 8));
    expect(monk.state.hitPoints - blow.target.state.hitPoints).toBe(4);
  });

  test("of a wizard who casts Shield turns a hit into a miss, but no natural 20", () => {
    const wizard = caster("wizard", 3, ["shield"]);
    const shielding = {
      option: sword,
      distance: 5,
      onRoll: (one: Combatant) =>
        only(castSpell([one], { caster: one.id, spell: "shield", targets: [], inFight: true }, fallingDice())),
    };
    // 9 + 5 = 14 against 12, and against 17.
    const missed = attack(swordsman(), wizard, shielding, scripted(9));
    expect([missed.result, missed.target.turn.reaction, missed.target.state.slotsSpent[0]]).toEqual(["miss", false, 1]);
    expect(attack(swordsman(), wizard, shielding, scripted(20, 1, 1)).result).toBe("critical");
  });

  test("of a bard takes a die off the roll", () => {
    const cut = { option: sword, distance: 5, onRoll: (one: Combatant) => ({ combatant: one, events: [], less: 4 }) };
    expect(attack(swordsman(), swordsman("other"), cut, scripted(11)).result).toBe("miss");
    expect(attack(swordsman(), swordsman("other"), cut, scripted(12, 1)).result).toBe("hit");
  });
});

test("a horde breaker strikes one more foe with a weapon, once a turn", () => {
  const ranger = fighting("ranger", 3, { subclass: "hunter", choices: { "hunters-prey": "horde-breaker" } });
  expect(spendHordeBreaker(ranger, "b").refused).toContain("follows");
  const struck = spendAttack(ranger, sword, "a").combatant;
  expect(spendHordeBreaker(struck, "a").refused).toContain("another foe");
  const more = spendHordeBreaker(struck, "b");
  expect([more.refused, more.combatant.turn.bonusAction]).toEqual([undefined, true]);
  expect(spendHordeBreaker(more.combatant, "b").refused).toContain("once a turn");
  expect(spendHordeBreaker(fighting("fighter", 3), "b").refused).toContain("no Horde Breaker");
});

test("a paladin senses the holy and the foul, and turns no undead", () => {
  const paladin = fighting("paladin", 3);
  expect(divineSense([paladin], "hero", fallingDice()).combatants[0]?.state.usesSpent["channel-divinity"]).toBe(1);
  expect(whyNot(turnUndead([paladin, foe("a", "skeleton")], "hero", ["a"], fallingDice()))).toEqual([
    "Turn Undead is a cleric's",
  ]);
  expect(whyNot(divineSense([fighting("cleric", 3)], "hero", fallingDice()))).toEqual(["Divine Sense is a paladin's"]);
});

test("an action surge gives no second Magic action", () => {
  const own = casterOf("wizard", 5, ["fire-bolt"]);
  const classes = [...own.classes, { id: "fighter", subclass: null, level: 2, hitPoints: [6, 6] }];
  const both = heroCombatant({ ...own, classes });
  const bolt = { caster: "hero", spell: "fire-bolt", targets: ["a"], inFight: true };
  const cast = castSpell([both, foe("a")], bolt, fallingDice());
  const surged = actionSurge(cast.combatants, "hero", fallingDice());
  expect(surged.combatants[0]?.turn.action).toBe(true);
  expect(whyNot(castSpell(surged.combatants, bolt, fallingDice()))).toEqual([
    "Only one Magic action can be taken on a turn",
  ]);
});

test("a beam pushes whom it hits, no larger than Large", () => {
  const choices = { "eldritch-invocations": "repelling-blast" };
  const blast = (creature: string) =>
    castSpell(
      [caster("warlock", 2, ["eldritch-blast"], { choices, gear: [gearItem("d", "dagger")] }), foe("a", creature)],
      { caster: "hero", spell: "eldritch-blast", targets: ["a"] },
      fallingDice([19]),
    ).events.flatMap((event) => (event.type === "guidance" ? event.what : []));
  expect(blast("goblin-warrior")).toEqual(["Repelling Blast: Goblin Warrior is pushed 10 feet"]);
  expect(blast("stone-giant")).toEqual([]);
});
