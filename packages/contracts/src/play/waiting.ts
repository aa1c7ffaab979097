import * as z from "zod/mini";

/**
 * What a turn waits for. `reading`: the model was asked and has not begun, so it reads the prompt or waits for its turn. `thinking`: it
 * thinks. `writing`: it has begun, and its first sentence is not whole. `loading`: its server loads it. `rate_limit`: its provider asked to wait. `retry`: it failed and is asked once more.
 */
export const WaitingFor = z.enum(["reading", "thinking", "writing", "loading", "rate_limit", "retry"]);
export type WaitingFor = z.infer<typeof WaitingFor>;
