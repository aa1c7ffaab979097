import { describe, expect, test } from "vitest";
import { checkAction, utilize } from "../combat/turn/actions.ts";
import { spendAttack } from "../combat/turn/budget.ts";
import { fighting, foe as swordsman, scripted, sword } from "../combat/fighters.fake.ts";
import { opportunityAttacks } from "../combat/turn/positions.ts";
import { bring } from "../combat/turn/positions.ts";
import { beginFight } from "../combat/turn/turns.ts";
import type { Combatant } from "../combatant.ts";
import { gearItem } from "../sheet/blank-hero.ts";
import { fallingDice } from "../spells/fixtures.ts";
import type { Outcome } from "../spells/stage.ts";
import { secondWind } from "./fighter.ts";
import { bonusStrike, flurryOfBlows } from "./monk.ts";

const mira = ({ combatants }: Outcome): Combatant => {
  const [first] = combatants;
  if (!first) throw new Error("nobody");
  return first;
};
const unarmed = ({ attacks }: Combatant) => attacks.find(({ id }) => id === "unarmed-strike") ?? sword;

describe("a monk's blows", () => {
  test("of a flurry are two Unarmed Strikes besides the Attack action, and no stabs", () => {
    const monk = mira(flurryOfBlows([fighting("monk", 5)], "hero", fallingDice()));
    const first = spendAttack(monk, unarmed(monk)).combatant;
    const second = spendAttack(first, unarmed(monk)).combatant;
    expect([second.turn.action, second.turn.attacks]).toEqual([true, 0]);
    const third = spendAttack(second, unarmed(monk)).combatant;
    expect([third.turn.action, third.turn.attacks]).toEqual([false, 1]);
    expect(spendAttack(monk, sword).combatant.turn.action).toBe(false);
  });

  test("one costs no focus, and asks for a body without armor", () => {
    const monk = mira(bonusStrike([fighting("monk", 1)], "hero", fallingDice()));
    expect([monk.turn.bonusAction, monk.state.usesSpent["focus"]]).toEqual([false, undefined]);
    expect(spendAttack(monk, unarmed(monk)).combatant.turn.action).toBe(true);
    const gear = [gearItem("l", "leather-armor", 1, { worn: true })];
    expect(bonusStrike([fighting("monk", 1, { gear })], "hero", fallingDice()).events[0]?.type).toBe("refused");
    expect(bonusStrike([fighting("fighter", 1)], "hero", fallingDice()).events[0]?.type).toBe("refused");
  });
});

describe("a thief's hands", () => {
  const thief = fighting("rogue", 3, { subclass: "thief" });

  test("pick locks and use things with a bonus action, and do nothing else with it", () => {
    const picked = checkAction(thief, { skill: "Sleight of Hand", dc: 5 }, scripted(10), "bonusAction");
    expect([picked.success, picked.combatant.turn.action, picked.combatant.turn.bonusAction]).toEqual([
      true,
      true,
      false,
    ]);
    expect(utilize(thief, "bonusAction").refused).toBeUndefined();
    expect(checkAction(thief, { skill: "Perception", dc: 5 }, scripted(), "bonusAction").refused).toContain(
      "bonus action",
    );
  });

  test("are no others' hands", () => {
    expect(utilize(fighting("fighter", 3), "bonusAction").refused).toContain("bonus action");
    expect(utilize(fighting("fighter", 3)).combatant.turn.action).toBe(false);
  });
});

test("a fighter's second wind carries them past one foe's blade, once", () => {
  const fighter = mira(secondWind([fighting("fighter", 5)], "hero", fallingDice()));
  expect(fighter.turn.movement).toBe(45);
  const { fight } = beginFight([fighter, swordsman()], {}, scripted(15, 5));
  const beside = bring(fight, fighter, swordsman());
  const step = opportunityAttacks(beside, fighter, [swordsman()], [], scripted());
  const after = step.fight.combatants.find(({ id }) => id === "hero") ?? fighter;
  expect(after.effects?.map(({ id }) => id)).not.toContain("tactical-shift");
  // 2 + 5 misses; the foe has struck.
  expect(opportunityAttacks(step.fight, after, [swordsman()], [], scripted(2)).events.length).toBeGreaterThan(0);
});
