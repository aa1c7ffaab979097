import type { Fight } from "../combat/fight.ts";
import { rollSum, readDice, type Dice } from "../dice.ts";
import { creatureNamed } from "../tables/creatures.ts";

/** Kinds of creatures that carry coins. */
const CARRIES = new Set(["humanoid", "giant", "dragon", "fiend", "fey"]);

/** Gold pieces on one foe by its challenge, highest first; the dice are ours, since the SRD has no table of coins. */
const COINS: readonly (readonly [from: number, dice: string, times: number])[] = [
  [17, "8d6", 100],
  [11, "4d6", 50],
  [5, "4d6", 10],
  [1, "3d6", 1],
  [0.125, "1d4", 1],
];

/** The gold that the beaten leave behind: the dead and those who gave up, not those who ran. */
export function treasureOf(fight: Fight, dice: Dice): number {
  let gold = 0;
  for (const { id, name, side, creature, state } of fight.combatants) {
    const block = creatureNamed(creature ?? "");
    const isBeaten = state.life !== "up" || fight.gone[id] === "surrendered";
    if (side !== "foes" || !isBeaten || !block || !CARRIES.has(block.type)) continue;
    const row = COINS.find(([from]) => block.challenge >= from);
    if (row) gold += rollSum(readDice(row[1]), dice, `coins of ${name}`) * row[2];
  }
  return gold;
}
