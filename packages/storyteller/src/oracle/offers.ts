import * as z from "zod/mini";

import type { Memo } from "../ports.ts";

const Offers = z.object({ offers: z.array(z.union([z.string(), z.object({ text: z.string() })])) });

/**
 * The actions that the oracle offered at the end of a turn, as words that the player can type.
 * @param memo the memo of the turn; the memo of another game master family has no offers
 */
export function offersOf(memo: Memo | null): string[] {
  const { offers } = z.safeParse(Offers, memo).data ?? { offers: [] };
  return offers.map((offer) => (typeof offer === "string" ? offer : offer.text));
}
