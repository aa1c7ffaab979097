import { sha256 } from "../hex.ts";

/**
 * Rolls dice in a way that anyone can check. Before the turn the server publishes the SHA-256 of a secret seed. When the turn has ended,
 * it publishes the seed. The same code runs in the table and in the player's browser.
 */

const encoder = new TextEncoder();

const fromHex = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../gu) ?? [], (byte) => Number.parseInt(byte, 16));

/** The SHA-256 of the seed's bytes. Both are hexadecimal. */
export const commitmentOf = (seed: string): Promise<string> => sha256(fromHex(seed));

/** Identifies one die of the story. */
export interface DiePlace {
  /**
   * The id of the first turn at this place in the story. It is the player's share of the randomness. All variants at the place have the
   * same.
   */
  readonly placeId: string;
  /** The number of the roll within the turn, from 0. */
  readonly rollNumber: number;
  /** The number of the die within the roll, from 0. */
  readonly dieIndex: number;
}

/** Returns a function that rolls the dice of one seed. Importing the key is slow, so it is done only once. */
export async function diceOf(seed: string): Promise<(place: DiePlace, sides: number) => Promise<number>> {
  const key = await crypto.subtle.importKey("raw", fromHex(seed), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return async ({ placeId, rollNumber, dieIndex }, sides) => {
    // Values past the last whole multiple of `sides` would favour low faces, so they are drawn again.
    const bound = Math.floor(2 ** 32 / sides) * sides;
    for (let attempt = 0; ; attempt += 1) {
      const text = encoder.encode(`${placeId}:${rollNumber}:${dieIndex}:${attempt}`);
      const value = new DataView(await crypto.subtle.sign("HMAC", key, text)).getUint32(0);
      if (value < bound) return (value % sides) + 1;
    }
  };
}
