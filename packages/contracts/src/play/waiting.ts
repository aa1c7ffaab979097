import * as z from "zod/mini";

/**
 * What a turn waits for.
 * `reading`: the model has the request and has not begun to respond; it reads the prompt or waits in a queue.
 * `thinking`: the model is thinking.
 * `writing`: the model has begun to write, and its first sentence is not complete.
 * `loading`: the model's server is loading the model.
 * `rate_limit`: the model's provider asked to wait.
 * `retry`: the request failed and is sent once more.
 */
export const WaitingFor = z.enum(["reading", "thinking", "writing", "loading", "rate_limit", "retry"]);
export type WaitingFor = z.infer<typeof WaitingFor>;
