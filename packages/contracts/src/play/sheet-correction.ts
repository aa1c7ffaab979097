import * as z from "zod/mini";

import { HeroBuild } from "../entities/hero-build.ts";
import { sheetChanges } from "../entities/sheet-changes.ts";

/**
 * What a player changes by hand of a hero who plays: each field of the character form that differs from the sheet at the table, with its
 * new value, and of the build each part that differs. Name and notes belong to the stored character.
 */
export const SheetCorrection = z.strictObject({
  ...sheetChanges,
  build: z.optional(z.partial(HeroBuild)),
});
export type SheetCorrection = z.infer<typeof SheetCorrection>;
