import * as z from "zod/mini";

import { LIMITS } from "#contracts/limits";
import { isPresent } from "#contracts/non-blank";

import { text } from "../../shared/text/text.ts";

const copy = text.characters.link;

/** Bytes reserved for everything in the request except the exported text. */
const AROUND = 4 * 1024;

/** The exported text of a character. The limit applies to the bytes of the request, in which quotes are escaped. */
export const exportedField = z.string().check(
  z.refine((pasted) => isPresent(pasted), { error: copy.exportedMissing }),
  z.refine((pasted) => sizeInRequest(pasted) <= LIMITS.importBytes - AROUND, { error: copy.exportedTooLong }),
);

const sizeInRequest = (pasted: string): number => new TextEncoder().encode(JSON.stringify(pasted)).length;

/** The form that links a character by its address or by its exported text. Only the chosen field is checked. */
export const LinkRequestForm = z.discriminatedUnion("way", [
  z.strictObject({
    way: z.literal("address"),
    campaignId: z.string().check(z.minLength(1, { error: text.characters.campaignMissing })),
    sheet: z.string().check(
      z.refine((sheet) => isPresent(sheet), { error: copy.addressMissing }),
      z.maxLength(500),
    ),
    exported: z.string(),
  }),
  z.strictObject({
    way: z.literal("paste"),
    campaignId: z.string().check(z.minLength(1, { error: text.characters.campaignMissing })),
    sheet: z.string(),
    exported: exportedField,
  }),
]);
export type LinkRequestValues = z.output<typeof LinkRequestForm>;
