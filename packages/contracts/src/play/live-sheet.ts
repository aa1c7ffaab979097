import * as z from "zod/mini";

import { Character } from "../entities/character.ts";
import { id, instant } from "../text.ts";
import { Sheet } from "./sheet.ts";

/**
 * A character's sheet at the head of its story, as api keeps it for the pages outside the table. `turn` is the last turn of the active path
 * that changed a sheet, and when it ended. Lists of characters leave out `hero`, which is long.
 */
export const LiveSheet = z.object({
  ...Sheet.shape,
  classes: z.array(z.object({ name: z.string(), subclass: z.string(), level: z.number() })),
  turn: z.object({ id, number: z.int(), at: instant }),
});
export type LiveSheet = z.infer<typeof LiveSheet>;

/** A stored character with its live sheet. Null if no story has changed a sheet of its party. Answers of older versions mean null. */
export const PlayedCharacter = z.object({ ...Character.shape, live: z._default(z.nullable(LiveSheet), null) });
export type PlayedCharacter = z.infer<typeof PlayedCharacter>;
