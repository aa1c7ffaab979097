import { sha256 } from "../hex.ts";

/**
 * How a die falls, and how anyone can check it: the server commits to a seed before the turn (its SHA-256),
 * and shows the seed when the turn has ended. Runs the same in the object and in the player's browser.
 */

const encoder = new TextEncoder();

const fromHex = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../gu) ?? [], (byte) => Number.parseInt(byte, 16));

/** SHA-256 of the seed's bytes; both in hex. */
export const commitmentOf = (seed: string): Promise<string> => sha256(fromHex(seed));

/** Which die of the story this is. */
export interface DiePlace {
  /** The first turn at this place in the story: the player's share of the randomness. Siblings have the same. */
  readonly placeId: string;
  /** 0-based roll within the turn. */
  readonly rollNumber: number;
  /** 0-based die within the roll. */
  readonly dieIndex: number;
}

/** Makes the dice of one seed. Importing the key is the costly part, so it is done once. */
export async function diceOf(seed: string): Promise<(place: DiePlace, sides: number) => Promise<number>> {
  const key = await crypto.subtle.importKey("raw", fromHex(seed), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return async ({ placeId, rollNumber, dieIndex }, sides) => {
    // Values past the last whole multiple of `sides` would favour low faces: they are drawn again.
    const bound = Math.floor(2 ** 32 / sides) * sides;
    for (let attempt = 0; ; attempt += 1) {
      const text = encoder.encode(`${placeId}:${rollNumber}:${dieIndex}:${attempt}`);
      const value = new DataView(await crypto.subtle.sign("HMAC", key, text)).getUint32(0);
      if (value < bound) return (value % sides) + 1;
    }
  };
}
