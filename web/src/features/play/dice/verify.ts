import type { Roll } from "#contracts/play/dice";
import { commitmentOf, diceOf } from "#contracts/play/dice-proof";
import { LIMITS } from "#contracts/limits";

/** Result of verifying a roll in the browser. */
export type Proof =
  | { readonly verdict: "verified" }
  /** The seed does not match the commitment, or a die, the sum or the outcome does not follow from the seed. */
  | { readonly verdict: "contradicted" }
  /** The page is not in a secure context, so browsers offer no cryptography. */
  | { readonly verdict: "unavailable" };

/** What a roll is verified against: the turn's revealed seed, the commitment, and the roll. */
export interface Claim {
  readonly seed: string;
  readonly commitment: string;
  readonly placeId: string;
  readonly roll: Roll;
}

const SEED = /^(?:[0-9a-f]{2}){1,64}$/u;
const ONE_TERM = /^\d*d\d+(?:k[hl]\d*)?((?:[+-]\d+)*)$/u;

/** The constant that a notation with one kind of dice adds, for example 1 in `2d6+1`. Null for any other notation. */
function constantOf(notation: string): number | null {
  const match = ONE_TERM.exec(notation.toLowerCase().replaceAll(/\s+/gu, ""));
  return match ? [...(match[1] ?? "").matchAll(/[+-]\d+/gu)].reduce((sum, [part]) => sum + Number(part), 0) : null;
}

function sumsUp({ dice, notation, total, check }: Roll): boolean {
  const added = check ? check.modifier : constantOf(notation);
  const kept = dice.filter((die) => die.kept);
  if (added !== null && kept.reduce((sum, die) => sum + die.value, added) !== total) return false;
  if (!check) return true;
  const values = dice.map((die) => die.value);
  if (check.advantage === "advantage" && kept[0]?.value !== Math.max(...values)) return false;
  if (check.advantage === "disadvantage" && kept[0]?.value !== Math.min(...values)) return false;
  // 5e: a natural 20 always hits and a natural 1 always misses. Otherwise the sum decides.
  const natural = check.kind === "attack" ? kept[0]?.value : undefined;
  return check.success === (natural === 20 || (natural !== 1 && total >= check.dc));
}

/**
 * Verifies a roll. The SHA-256 hash of the seed must be the commitment that was published before the roll. Each die must be a keyed hash of
 * its position in the story. The sum and the outcome must follow from the dice. Never throws.
 */
export async function proveRoll({ seed, commitment, placeId, roll }: Claim): Promise<Proof> {
  if (!globalThis.crypto?.subtle) return { verdict: "unavailable" };
  const contradicted = { verdict: "contradicted" } as const;
  if (!SEED.test(seed) || (await commitmentOf(seed)) !== commitment) return contradicted;
  if (roll.dice.length > LIMITS.dice.count) return contradicted;
  const throwDie = await diceOf(seed);
  for (const [dieIndex, { sides, value }] of roll.dice.entries()) {
    if (!Number.isInteger(sides) || sides < 1 || sides > LIMITS.dice.sides) return contradicted;
    if ((await throwDie({ placeId, rollNumber: roll.number, dieIndex }, sides)) !== value) return contradicted;
  }
  return sumsUp(roll) ? { verdict: "verified" } : contradicted;
}
