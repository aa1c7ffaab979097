import * as z from "zod/mini";

/**
 * Schema parts for JSON from another service. An unexpected value counts as missing, so that one broken part does not make the whole
 * sheet unreadable.
 */

/** The most entries that are read from a list. No list of a real sheet is longer. */
const MOST = 2_000;

/** Reads a value with `piece`. Returns `otherwise` if the value is missing or does not match. */
export const orElse = <Piece extends z.core.$ZodType, Other>(piece: Piece, otherwise: Other) =>
  z.pipe(
    z.optional(z.unknown()),
    z.transform((said: unknown): z.output<Piece> | Other => {
      const read = z.safeParse(piece, said);
      return read.success ? read.data : otherwise;
    }),
  );

export const amount = orElse(z.number(), null);
export const words = orElse(z.string(), null);
export const flag = orElse(z.boolean(), null);

/** An object with the given fields, or null. */
export const part = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => orElse(z.object(shape), null);

/** A list. Entries that cannot be read are left out. */
export const listOf = <Entry extends z.core.$ZodType>(entry: Entry) =>
  z.pipe(
    orElse(z.array(z.unknown()), []),
    z.transform((entries: unknown[]) =>
      entries.slice(0, MOST).flatMap((one) => {
        const read = z.safeParse(entry, one);
        return read.success ? [read.data] : [];
      }),
    ),
  );
