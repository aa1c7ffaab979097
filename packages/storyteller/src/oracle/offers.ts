import * as z from "zod/mini";

import type { Memo } from "../ports.ts";

const Offers = z.object({ offers: z.array(z.union([z.string(), z.object({ text: z.string() })])) });

/**
 * What the oracle offered the player at the end of a turn, as words that work when they are said.
 * @param memo what the turn left; none of another family's is read
 */
export function offersOf(memo: Memo | null): string[] {
  const { offers } = z.safeParse(Offers, memo).data ?? { offers: [] };
  return offers.map((offer) => (typeof offer === "string" ? offer : offer.text));
}
