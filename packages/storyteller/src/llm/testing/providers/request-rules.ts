import type { Asked } from "../steps.ts";
import { json, type ProviderAnswer } from "./kind.ts";

/** What Groq, Mistral and DeepSeek want of a request, and how they refuse what they do not want. */

const MISTRALS_FIELDS: ReadonlySet<string> = new Set([
  "model",
  "messages",
  "tools",
  "tool_choice",
  "stream",
  "temperature",
  "top_p",
  "max_tokens",
  "frequency_penalty",
  "presence_penalty",
  "response_format",
  "reasoning_effort",
]);

const mistralError = (message: unknown, type: string, code: string | null, status: number): ProviderAnswer =>
  json({ object: "error", message, type, param: null, code, raw_status_code: status }, status);

export function mistralRefusal(asked: Asked): ProviderAnswer | null {
  const extra = Object.entries(asked).filter(([name]) => !MISTRALS_FIELDS.has(name));
  if (extra.length > 0) {
    const detail = extra.map(([name, input]) => ({
      type: "extra_forbidden",
      loc: ["body", name],
      msg: "Extra inputs are not permitted",
      input,
    }));
    return mistralError({ detail }, "invalid_request_error", null, 422);
  }
  const { messages } = asked;
  const order = (message: string) => mistralError(message, "invalid_request_message_order", "3230", 400);
  for (const [at, { role }] of messages.entries()) {
    if (role === "user" && messages[at - 1]?.role === "tool") return order("Unexpected role 'user' after role 'tool'");
  }
  const last = messages.at(-1)?.role ?? "";
  if (last !== "user" && last !== "tool") {
    return order(`Expected last role User or Tool (or Assistant with prefix True) for serving but got ${last}`);
  }
  const id = messages.flatMap(({ tool_calls: calls = [] }) => calls.map((call) => call.id)).find(isForeign);
  return id === undefined
    ? null
    : mistralError(
        `Tool call id was ${id} but must be a-z, A-Z, 0-9, with a length of 9.`,
        "invalid_function_call",
        "3280",
        400,
      );
}

const isForeign = (id: string): boolean => !/^[a-z\d]{9}$/iu.test(id);

/** Fields that Groq knows, but that only some of its models take. */
export function groqRefusal(asked: Asked): ProviderAnswer | null {
  const refuse = (message: string) => json({ error: { message, type: "invalid_request_error" } }, 400);
  const unknown = ["top_k", "min_p", "repetition_penalty", "chat_template_kwargs"].find((name) => name in asked);
  if (unknown !== undefined) return refuse(`property '${unknown}' is unsupported`);
  const at = asked.messages.findIndex((message) => "reasoning_content" in message);
  if (at >= 0) {
    return refuse(
      `'messages.${at}' : for 'role:assistant' the following must be satisfied[('messages.${at}' : property 'reasoning_content' is unsupported)]`,
    );
  }
  const effort = asked.reasoning_effort;
  if (effort === undefined) return null;
  if (asked.model.startsWith("llama")) return refuse("`reasoning_effort` is not supported with this model");
  return ["low", "medium", "high"].includes(effort)
    ? null
    : refuse("`reasoning_effort` must be one of `low`, `medium`, or `high`");
}

/** Whether a request with tools lacks the thoughts of an answer that the model has given since the player's last words. */
export function thoughtsMissing({ tools, messages }: Asked): boolean {
  const since = messages.findLastIndex(({ role }) => role === "user");
  return (
    tools !== undefined &&
    messages.slice(since + 1).some((message) => message.role === "assistant" && !("reasoning_content" in message))
  );
}
