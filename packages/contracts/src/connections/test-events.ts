import * as z from "zod/mini";

/** The steps of a connection's test, in their order. */
export const TEST_STEPS = [
  "reach",
  "authorise",
  "list",
  "hello",
  "stream",
  "tool",
  "json",
  "canary",
  "thinking",
  "usage",
  "cache",
] as const;
export type TestStep = (typeof TEST_STEPS)[number];

/** `skipped`: an earlier step failed, so this one could not be tried. `unknown`: the server does not say. */
export const STEP_OUTCOMES = ["passed", "failed", "unknown", "skipped"] as const;

/** A model that the server offers. */
export const OfferedModel = z.object({
  id: z.string(),
  contextTokens: z.nullable(z.number()),
  prices: z.nullable(z.object({ input: z.number(), output: z.number() })),
});
export type OfferedModel = z.infer<typeof OfferedModel>;

/** What the test found out. The form fills these fields in. */
const Found = z.object({
  contextTokens: z.optional(z.number()),
  toolMode: z.optional(z.enum(["auto", "directives"])),
  thinkingTokens: z.optional(z.number()),
  prices: z.optional(z.object({ input: z.number(), output: z.number() })),
});
export type Found = z.infer<typeof Found>;

/**
 * One line of the answer of POST /api/connections/test. `step` with the outcome `running` comes before a step; the result follows. `end`
 * is the last line. Empty lines between them only show that the test goes on.
 */
export const TestEvent = z.discriminatedUnion("type", [
  z.object({ type: z.literal("running"), step: z.enum(TEST_STEPS) }),
  z.object({
    type: z.literal("step"),
    step: z.enum(TEST_STEPS),
    outcome: z.enum(STEP_OUTCOMES),
    ms: z.number(),
    /** Which sentence explains the outcome, and the values in it. The web app has the sentences. */
    reason: z.string(),
    values: z.record(z.string(), z.union([z.string(), z.number()])),
    /** The provider's own words, with keys masked. Only for the connection's owner. */
    words: z.nullable(z.string()),
  }),
  z.object({ type: z.literal("models"), models: z.array(OfferedModel) }),
  z.object({ type: z.literal("end"), ok: z.boolean(), found: Found }),
]);
export type TestEvent = z.infer<typeof TestEvent>;
export type StepResult = Extract<TestEvent, { type: "step" }>;
