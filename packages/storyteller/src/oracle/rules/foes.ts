import type { Sheet } from "#contracts/play/sheet";
import type { Random } from "../../random.ts";
import { damageNotation, meanOf } from "./checks.ts";

/** Rounds after which a foe that still stands has had enough: a fight is a scene, not an evening. */
export const LAST_ROUND = 5;

/** What a foe fights with. `damage` is a dice notation, as "1d6+1". */
interface Foe {
  readonly hitPoints: number;
  readonly armorClass: number;
  readonly toHit: number;
  readonly damage: string;
}

/**
 * A foe that suits whoever fights it: about three good hits bring it down, and about six of its own would bring the
 * player down.
 */
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

/** One blow never takes more than two fifths of all hit points. */
export function bounded(damage: number, sheet: Sheet): number {
  return Math.max(1, Math.min(damage, Math.ceil(sheet.hp.max * 0.4)));
}
