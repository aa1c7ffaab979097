import { toHex } from "#contracts/hex";
import { commitmentOf } from "#contracts/play/dice-proof";
import type { DiceSeed } from "../new-turn.ts";

/** New numbers behind a turn's dice, from the runtime's CSPRNG, with the promise to keep to them. */
export async function freshDice(): Promise<DiceSeed> {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const seed = toHex(bytes);
  return { seed, commitment: await commitmentOf(seed) };
}
