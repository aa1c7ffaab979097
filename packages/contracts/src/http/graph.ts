import * as z from "zod/mini";

/** GET /api/graph/status: how far the chronicler has read. */
export const GraphStatusAnswer = z.object({
  pending: z.number(),
  lastDigestedTurnId: z.nullable(z.string()),
  deadLetters: z.array(z.object({ turnId: z.string(), error: z.string() })),
});
export type GraphStatusAnswer = z.infer<typeof GraphStatusAnswer>;
