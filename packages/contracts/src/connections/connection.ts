import * as z from "zod/mini";

import { id, instant, name, text } from "../text.ts";
import { PROVIDER_IDS } from "./providers.ts";

/** Limits of a connection. Lengths are UTF-16 code units. */
export const CONNECTION_LIMITS = {
  perPlayer: 20,
  address: 400,
  model: 200,
  key: 1_000,
  extraBody: 8_000,
  contextTokens: [1_500, 10_000_000],
  replyTokens: [64, 200_000],
  thinkingTokens: [0, 200_000],
  dailyTokens: [1_000, 1_000_000_000],
} as const;

const tokens = ([least, most]: readonly [number, number]) => z.nullable(z.int().check(z.gte(least), z.lte(most)));
const between = (least: number, most: number) => z.optional(z.number().check(z.gte(least), z.lte(most)));

/** How the model chooses its words. A setting that is absent is not sent, so the server's own default applies. */
export const Samplers = z.strictObject({
  temperature: between(0, 5),
  topP: between(0, 1),
  topK: z.optional(z.int().check(z.gte(0), z.lte(1_000))),
  minP: between(0, 1),
  frequencyPenalty: between(-2, 2),
  presencePenalty: between(-2, 2),
  repetitionPenalty: between(0, 3),
});
export type Samplers = z.infer<typeof Samplers>;

/**
 * How the model calls tools: `auto` tries the server's own way and remembers a refusal, `native` always uses the server's way,
 * `directives` has the model write its calls into the text, and `decides` has it say before it writes what is to be rolled.
 */
export const TOOL_MODES = ["auto", "native", "directives", "decides"] as const;
export type ToolMode = (typeof TOOL_MODES)[number];

/** Fields of a request that Lorehearth decides. An extra body may not replace them. */
export const RESERVED_FIELDS: readonly string[] = ["model", "messages", "tools", "stream", "stream_options", "n"];

/** Further fields of the request body, sent as they are. */
const extraBody = z.record(z.string(), z.unknown()).check(
  z.refine((body) => JSON.stringify(body).length <= CONNECTION_LIMITS.extraBody, {
    error: "The extra body is too long",
  }),
  z.refine((body) => !Object.keys(body).some((field) => RESERVED_FIELDS.includes(field)), {
    error: `The extra body may not contain ${RESERVED_FIELDS.join(", ")}`,
  }),
);

/** Prices in US dollars for a million tokens. */
export const Prices = z.strictObject({ input: z.number().check(z.gte(0)), output: z.number().check(z.gte(0)) });
export type Prices = z.infer<typeof Prices>;

/** The last result of the stepwise test. */
const Tested = z.strictObject({ at: instant, ok: z.boolean() });

const known = {
  name,
  provider: z.enum(PROVIDER_IDS),
  address: text(CONNECTION_LIMITS.address),
  model: text(CONNECTION_LIMITS.model).check(z.trim(), z.minLength(1, { error: "Model is required" })),
  /** The context window, in tokens. Null if it is not known. */
  contextTokens: tokens(CONNECTION_LIMITS.contextTokens),
  /** The most tokens of a reply, and the tokens reserved for thinking. Null to let Lorehearth decide. */
  replyTokens: tokens(CONNECTION_LIMITS.replyTokens),
  thinkingTokens: tokens(CONNECTION_LIMITS.thinkingTokens),
  samplers: Samplers,
  toolMode: z.enum(TOOL_MODES),
  extraBody,
  /** The tokens that the player allows this connection in a day (UTC). Null if there is no limit. */
  dailyTokens: tokens(CONNECTION_LIMITS.dailyTokens),
  prices: z.nullable(Prices),
  tested: z.nullable(Tested),
};

/** What the player sets of a connection. `key` is only ever written: absent keeps the stored key, and empty removes it. */
export const ConnectionFields = z.strictObject({
  ...known,
  key: z.optional(
    text(CONNECTION_LIMITS.key).check(
      z.trim(),
      z.regex(/^[\x21-\x7e]*$/u, { error: "The key has characters that no key has" }),
    ),
  ),
});
export type ConnectionFields = z.infer<typeof ConnectionFields>;

/** A player's connection to a model, as its owner sees it. It never contains the key. */
export const Connection = z.object({
  id,
  ...known,
  key: z.enum(["none", "stored", "unreadable"]),
  /** Tokens that models used over this connection today (UTC). */
  usedToday: z.number(),
  createdAt: instant,
  updatedAt: instant,
});
export type Connection = z.infer<typeof Connection>;

/** A connection's id, SITE or ORACLE (game-masters.ts). */
const choice = z.nullable(id);

/** Who narrates, and who helps: writes the chronicle and the summaries. */
export const ModelChoice = z.strictObject({ narrator: choice, helper: choice });
export type ModelChoice = z.infer<typeof ModelChoice>;
export type ModelRole = keyof ModelChoice;
