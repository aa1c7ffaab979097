import * as z from "zod/mini";

import { type ChatMessage, type ChatModel, ModelFailure } from "../chat-model.ts";
import { type RequestOptions, beginWithFirst } from "../choose-model.ts";

/** A question to a model, whose answer must be a JSON object of the given shape. */
export interface JsonQuestion<Shape extends z.ZodMiniType> {
  readonly system: string;
  readonly user: string;
  readonly schema: Shape;
  readonly maxTokens: number;
}

/**
 * Asks a model for a JSON object of a known shape. An answer that does not fit is sent back once, with its errors. If the next answer does
 * not fit either, the model has failed as `malformed`.
 */
export async function askJson<Shape extends z.ZodMiniType>(
  { system, user, schema, maxTokens }: JsonQuestion<Shape>,
  models: readonly ChatModel[],
  requestOptions: RequestOptions,
  signal: AbortSignal,
): Promise<z.output<Shape>> {
  const shape = JSON.stringify(z.toJSONSchema(schema, { io: "input" }));
  const messages: ChatMessage[] = [
    { role: "system", content: `${system}\n\nAnswer with one JSON object and nothing else. Its schema:\n${shape}` },
    { role: "user", content: user },
  ];
  const first = await answerTo(messages, models, maxTokens, requestOptions, signal);
  const read = readJson(first, schema);
  if (read.ok) return read.value;
  const repair = `That is not what was asked for: ${read.problem}. Answer again with the corrected JSON object and nothing else.`;
  const second = await answerTo(
    [...messages, { role: "assistant", content: first, toolCalls: [] }, { role: "user", content: repair }],
    models,
    maxTokens,
    requestOptions,
    signal,
  );
  const repaired = readJson(second, schema);
  if (repaired.ok) return repaired.value;
  throw new ModelFailure("malformed", `The model's JSON cannot be used: ${repaired.problem}`);
}

async function answerTo(
  messages: readonly ChatMessage[],
  models: readonly ChatModel[],
  maxTokens: number,
  requestOptions: RequestOptions,
  signal: AbortSignal,
): Promise<string> {
  const { parts, first } = await beginWithFirst(
    models,
    (_, { thinkingTokens, avoidThinking }) => ({
      messages,
      tools: [],
      replyTokens: maxTokens,
      thinkingTokens,
      avoidThinking,
      temperature: 0.7,
    }),
    signal,
    requestOptions,
  );
  let text = "";
  for (let next: IteratorResult<typeof first> = { value: first }; next.done !== true; next = await parts.next()) {
    if (next.value.type === "text") text += next.value.text;
    if (next.value.type !== "finish") continue;
    if (next.value.reason === "refusal") throw new ModelFailure("refused", "The model refused to answer");
    return text;
  }
  throw new ModelFailure("cut", "The model's answer broke off");
}

type Read<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly problem: string };

/** The JSON object in an answer, whatever is around it: many models think aloud, or put the object into a code block. Undefined if there is none. */
export function jsonIn(answer: string): unknown {
  const text = answer.replace(/<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/giu, "");
  try {
    return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
  } catch {
    return undefined;
  }
}

function readJson<Shape extends z.ZodMiniType>(answer: string, schema: Shape): Read<z.output<Shape>> {
  const value = jsonIn(answer);
  if (value === undefined) return { ok: false, problem: "it is not valid JSON" };
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return { ok: true, value: parsed.data };
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join(".") || "the object"}: ${message}`);
  return { ok: false, problem: problems.slice(0, 8).join("; ") };
}
