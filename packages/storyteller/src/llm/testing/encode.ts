import type { Step } from "./steps.ts";

/** Steps that are sent as bytes. */
export type Sent = Exclude<Step, "hang" | "cut" | { readonly wait: number }>;

const event = (data: unknown): string => `data: ${JSON.stringify(data)}\n\n`;

const choice = (delta: object, reason: string | null = null) =>
  event({ id: "c1", object: "chat.completion.chunk", choices: [{ index: 0, delta, finish_reason: reason }] });

/** A step in the format of OpenAI's chat completions. */
function openAi(step: Exclude<Sent, { readonly raw: Uint8Array }>): string {
  if (step === "done") return "data: [DONE]\n\n";
  if ("text" in step) return choice({ content: step.text });
  if ("refusal" in step) return choice({ refusal: step.refusal });
  if ("finish" in step) return choice({}, step.finish);
  if ("usage" in step) return event({ choices: [], usage: step.usage });
  const { name, pieces } = step.call;
  const begin = choice({
    tool_calls: [{ index: 0, id: "call_1", type: "function", function: { name, arguments: "" } }],
  });
  return begin + pieces.map((piece) => choice({ tool_calls: [{ index: 0, function: { arguments: piece } }] })).join("");
}

/** A step in the format of Workers AI's older models: no finish reason, and whole tool calls in the last chunk. */
function older(step: Exclude<Sent, { readonly raw: Uint8Array }>): string {
  if (step === "done") return "data: [DONE]\n\n";
  if ("text" in step) return event({ response: step.text, p: "abdefgh" });
  if ("usage" in step) return event({ response: "", usage: step.usage });
  if ("call" in step) {
    const json = step.call.pieces.join("");
    let args: unknown = json;
    try {
      args = JSON.parse(json);
    } catch {
      // Arguments that are not JSON stay as the model wrote them.
    }
    return event({ response: "", tool_calls: [{ name: step.call.name, arguments: args }] });
  }
  return "";
}

const ENCODE = { openAi, older } as const;
export type WireShape = keyof typeof ENCODE;

const encoder = new TextEncoder();

export const encodeStep = (step: Sent, shape: WireShape): Uint8Array =>
  typeof step === "object" && "raw" in step ? step.raw : encoder.encode(ENCODE[shape](step));
