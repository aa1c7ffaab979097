import type { Sheet } from "#contracts/play/sheet";
import type { Random } from "../../random.ts";
import { damageNotation, meanOf } from "./checks.ts";

/** After this many rounds a remaining foe gives up, because a fight should be a scene and not fill an evening. */
export const LAST_ROUND = 5;

/** A foe's numbers in a fight. `damage` is a dice notation such as "1d6+1". */
interface Foe {
  readonly hitPoints: number;
  readonly armorClass: number;
  readonly toHit: number;
  readonly damage: string;
}

/** Makes a foe that suits the hero's level: about three good hits defeat it, and about six of its hits would defeat the hero. */
export function foeFor(sheet: Sheet | null, hard: boolean, random: Random): Foe {
  const level = sheet?.level ?? 1;
  const hp = Math.max(4, Math.round(meanOf(damageNotation(sheet, "strength")) * (hard ? 3.2 : 2.4) + random.int(0, 3)));
  const bite = Math.max(2, Math.round((sheet?.hp.max ?? 10) * (hard ? 0.2 : 0.15)));
  const sides = [4, 6, 8, 10, 12].find((die) => (die + 1) / 2 >= bite) ?? 12;
  const plus = Math.max(0, Math.round(bite - (sides + 1) / 2));
  return {
    hitPoints: hp,
    armorClass: 10 + Math.min(8, Math.floor(level / 3)) + (hard ? 3 : 1),
    toHit: 3 + Math.floor(level / 3),
    damage: plus > 0 ? `1d${sides}+${plus}` : `1d${sides}`,
  };
}

/** Limits the damage of one blow to two fifths of the maximum hit points. */
export function bounded(damage: number, sheet: Sheet): number {
  return Math.max(1, Math.min(damage, Math.ceil(sheet.hp.max * 0.4)));
}
