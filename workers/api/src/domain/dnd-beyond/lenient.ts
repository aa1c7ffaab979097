import * as z from "zod/mini";

/** Pieces of a schema for what somebody else writes: whatever is not as expected counts as absent, so that one part cannot spoil the rest. */

/** No list of a real sheet is longer. */
const MOST = 2_000;

/** What `piece` makes of a value; `otherwise` where it is absent or something else. */
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

/** A part with fields of its own. */
export const part = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => orElse(z.object(shape), null);

/** A list; entries that cannot be read are left out. */
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
