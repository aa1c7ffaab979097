import * as z from "zod/mini";

import { type ChatPart, ModelFailure } from "../chat-model.ts";
import { type CallPiece, GrowingCalls } from "./growing-calls.ts";
import { failureInStream } from "./provider-failure.ts";
import { ALIVE, DONE } from "./sse-events.ts";
import { Timings, tokensOf, Usage } from "./usage.ts";

/** The shapes in which answers arrive. Servers differ in which fields they leave out. Only the fields that are needed are read here. */

const maybe = <Schema extends z.core.SomeType>(schema: Schema) => z.optional(z.nullable(schema));

const ToolPiece = z.object({
  index: maybe(z.number()),
  id: maybe(z.string()),
  function: maybe(z.object({ name: maybe(z.string()), arguments: maybe(z.unknown()) })),
});

/** A piece of the answer. From a server that does not stream, it is the whole answer. */
const Delta = z.object({
  content: maybe(z.union([z.string(), z.array(z.unknown())])),
  refusal: maybe(z.string()),
  /** The fields with a model's thoughts. llama.cpp, vLLM, DeepSeek and LM Studio use the first; OpenRouter, Ollama and Groq the second. */
  reasoning_content: maybe(z.string()),
  reasoning: maybe(z.unknown()),
  reasoning_details: maybe(z.array(z.unknown())),
  tool_calls: maybe(z.array(ToolPiece)),
});

/** OpenAI's chunk or whole completion. Workers AI's older models use other fields: `response`, and tool calls as whole objects. */
const Chunk = z.object({
  choices: maybe(
    z.array(
      z.object({ delta: maybe(Delta), message: maybe(Delta), finish_reason: maybe(z.string()), usage: maybe(Usage) }),
    ),
  ),
  response: maybe(z.union([z.string(), z.number()])),
  tool_calls: maybe(z.array(z.object({ name: maybe(z.string()), arguments: maybe(z.unknown()), ...ToolPiece.shape }))),
  usage: maybe(Usage),
  x_groq: maybe(z.object({ usage: maybe(Usage) })),
  timings: maybe(Timings),
  error: maybe(z.unknown()),
  errorEvent: maybe(z.unknown()),
});
type Chunk = z.infer<typeof Chunk>;

type Finish = Extract<ChatPart, { type: "finish" }>;

const REASONS: Readonly<Record<string, Finish["reason"]>> = {
  length: "length",
  model_length: "length",
  max_tokens: "length",
  tool_calls: "tool_calls",
  tool_use: "tool_calls",
  function_call: "tool_calls",
};
/** Finish reasons with which Google and others say that their filter ended the answer. */
const FILTERED = /content_filter|safety|prohibited|blocklist|recitation|refusal/iu;

/**
 * Turns the chunks of an answer into parts. If an answer has neither a finish reason nor `[DONE]`, its connection was cut, and no finish
 * part is yielded. Thoughts in separate fields become `thinking` parts. Thoughts inside the text stay text here.
 */
export async function* readChunks(chunks: AsyncIterable<unknown>): AsyncGenerator<ChatPart> {
  const calls = new GrowingCalls();
  let reason: Finish["reason"] | null = null;
  let usage: Finish["usage"] = null;
  let done = false;

  for await (const value of chunks) {
    if (value === DONE) done = true;
    if (value === DONE || value === ALIVE) {
      yield { type: "alive" };
      continue;
    }
    const parsed = z.safeParse(Chunk, value);
    if (!parsed.success) throw new ModelFailure("malformed", "The model's answer is not of a known shape");
    const chunk = parsed.data;
    const reported = chunk.errorEvent ?? chunk.error;
    if (reported !== undefined && reported !== null) throw failureInStream(reported);
    const choice = chunk.choices?.[0];
    usage = tokensOf(chunk.usage ?? choice?.usage ?? chunk.x_groq?.usage, chunk.timings) ?? usage;

    for (const piece of piecesOf(chunk)) calls.add(piece);
    const delta = choice?.delta ?? choice?.message;
    if (delta?.refusal) reason = "refusal";
    else if (choice?.finish_reason) reason ??= reasonOf(choice.finish_reason);
    const said = wordsOf(delta?.content ?? (choice ? "" : String(chunk.response ?? "")));
    const thought = thoughtLength(delta) + said.thought;
    if (thought > 0) yield { type: "thinking", characters: thought };
    // A piece of a tool call also shows that the model is working. Nothing of the call is yielded before it is complete.
    yield said.text === "" && thought === 0 && delta?.tool_calls
      ? { type: "thinking", characters: 0 }
      : textOr(said.text);
  }
  if (reason === null && done) reason = calls.count > 0 ? "tool_calls" : "stop";
  if (reason === null) return;
  for (const call of calls.finished()) yield { type: "tool", call };
  yield { type: "finish", reason, usage };
}

const textOr = (text: string): ChatPart => (text === "" ? { type: "alive" } : { type: "text", text });

function reasonOf(reported: string): Finish["reason"] {
  if (reported === "error") throw new ModelFailure("server", "The server ended the answer with an error");
  if (/malformed_function_call/iu.test(reported))
    throw new ModelFailure("malformed", "The model wrote a call that is none");
  return FILTERED.test(reported) ? "refusal" : (REASONS[reported] ?? "stop");
}

function piecesOf(chunk: Chunk): CallPiece[] {
  const choice = chunk.choices?.[0];
  const pieces = (choice?.delta ?? choice?.message)?.tool_calls ?? [];
  return [
    ...pieces.map(({ index, id, function: called }) => ({ index, id, ...called })),
    ...(chunk.tool_calls ?? []).map((call) => ({ id: call.id, ...(call.function ?? call) })),
  ];
}

/** Splits `content`, which is a string or a list of parts, into its text and the length of its thoughts. */
function wordsOf(content: string | readonly unknown[]): { text: string; thought: number } {
  if (typeof content === "string") return { text: content, thought: 0 };
  let text = "";
  let thought = 0;
  for (const part of content) {
    const { type, ...rest } = (part ?? {}) as { type?: unknown };
    if (type === "thinking" || type === "reasoning") thought += JSON.stringify(rest).length;
    else if (typeof (rest as { text?: unknown }).text === "string") text += (rest as { text: string }).text;
  }
  return { text, thought };
}

/**
 * The number of characters of thoughts in separate fields. OpenRouter sends the same thoughts in two fields, so the longest field counts.
 */
function thoughtLength(delta: z.infer<typeof Delta> | null | undefined): number {
  if (!delta) return 0;
  const lengths = [delta.reasoning_content, delta.reasoning, delta.reasoning_details].map((field) =>
    typeof field === "string" ? field.length : field === undefined || field === null ? 0 : JSON.stringify(field).length,
  );
  return Math.max(...lengths);
}
