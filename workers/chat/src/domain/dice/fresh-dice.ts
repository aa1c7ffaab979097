import { commitmentOf } from "#contracts/play/dice-proof";
import type { DiceSeed } from "../new-turn.ts";

/** New numbers behind a turn's dice, from the runtime's CSPRNG, with the promise to keep to them. */
export async function freshDice(): Promise<DiceSeed> {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const seed = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return { seed, commitment: await commitmentOf(seed) };
}
