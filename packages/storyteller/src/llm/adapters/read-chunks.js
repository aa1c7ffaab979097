import * as z from "zod/mini";
import { ModelFailure } from "../chat-model.ts";
/** The shapes a streamed answer comes in. Servers differ in what they leave out; what is read here is all that is needed. */
const maybe = (schema) => z.optional(z.nullable(schema));
const ToolDelta = z.object({
  index: maybe(z.number()),
  id: maybe(z.string()),
  function: maybe(z.object({ name: maybe(z.string()), arguments: maybe(z.unknown()) })),
});
const Usage = z.object({ prompt_tokens: maybe(z.number()), completion_tokens: maybe(z.number()) });
/** OpenAI's `chat.completion.chunk`, and beside it Workers AI's older shape: `response`, and tool calls as whole objects. */
const Chunk = z.object({
  choices: maybe(
    z.array(
      z.object({
        delta: maybe(
          z.object({ content: maybe(z.string()), refusal: maybe(z.string()), tool_calls: maybe(z.array(ToolDelta)) }),
        ),
        finish_reason: maybe(z.string()),
      }),
    ),
  ),
  response: maybe(z.union([z.string(), z.number()])),
  tool_calls: maybe(z.array(z.object({ name: maybe(z.string()), arguments: maybe(z.unknown()), ...ToolDelta.shape }))),
  usage: maybe(Usage),
  error: maybe(z.unknown()),
});
const REASONS = {
  length: "length",
  model_length: "length",
  tool_calls: "tool_calls",
  function_call: "tool_calls",
  content_filter: "refusal",
};
/** What stands for the end of a stream. */
export const DONE = Symbol("[DONE]");
const asJson = (value) =>
  typeof value === "string" ? value : value === undefined || value === null ? "" : JSON.stringify(value);
/**
 * Turns the chunks of a stream into parts. A stream without a finish reason is cut, unless it is of the older shape, which says
 * only `[DONE]`.
 */
export async function* readChunks(chunks) {
  const calls = [];
  let reason = null;
  let usage = null;
  let older = false;
  for await (const value of chunks) {
    if (value === DONE) {
      if (older) reason ??= calls.length > 0 ? "tool_calls" : "stop";
      continue;
    }
    const parsed = z.safeParse(Chunk, value);
    if (!parsed.success) throw new ModelFailure("malformed", "The model's answer is not of a known shape");
    const chunk = parsed.data;
    if (chunk.error !== undefined && chunk.error !== null)
      throw new ModelFailure("server", asJson(chunk.error).slice(0, 300));
    usage = usageOf(chunk) ?? usage;
    older ||= chunk.choices === undefined && typeof chunk.response === "string";
    const choice = chunk.choices?.[0];
    for (const delta of choice?.delta?.tool_calls ?? [])
      grow(calls, delta.index ?? null, delta.id, delta.function ?? {});
    for (const call of chunk.tool_calls ?? []) grow(calls, null, call.id, call.function ?? call);
    if (choice?.delta?.refusal) reason = "refusal";
    else if (choice?.finish_reason) reason ??= REASONS[choice.finish_reason] ?? "stop";
    // Also where it is empty: a model that thinks is alive.
    yield { type: "text", text: choice?.delta?.content ?? (choice ? "" : String(chunk.response ?? "")) };
  }
  if (reason === null) return;
  for (const call of calls) yield { type: "tool", call: finished(call) };
  yield { type: "finish", reason, usage };
}
function usageOf({ usage }) {
  if (!usage) return null;
  const { prompt_tokens: input, completion_tokens: output } = usage;
  return typeof input === "number" && typeof output === "number" ? { input, output } : null;
}
/** Servers number the pieces of a call, or send each call whole, some of them all under the number 0 with ids of their own. */
function grow(calls, index, id, { name, arguments: json }) {
  const known = index === null ? undefined : calls[index];
  const another = known !== undefined && Boolean(id) && id !== known.id && Boolean(name);
  if (known === undefined || another) {
    calls.push({ id: id || `call-${calls.length + 1}`, name: name ?? "", arguments: asJson(json) });
    return;
  }
  known.name += name ?? "";
  known.arguments += asJson(json);
}
const finished = ({ id, name, arguments: json }) => ({ id, name, arguments: json });
