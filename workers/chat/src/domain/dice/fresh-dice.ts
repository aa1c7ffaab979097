import { toHex } from "#contracts/hex";
import { commitmentOf } from "#contracts/play/dice-proof";
import type { DiceSeed } from "../new-turn.ts";

/** Makes a new dice seed from the runtime's CSPRNG, and the commitment that is published before the turn. */
export async function freshDice(): Promise<DiceSeed> {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const seed = toHex(bytes);
  return { seed, commitment: await commitmentOf(seed) };
}
