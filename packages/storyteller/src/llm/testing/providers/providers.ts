import { type Asked, STORY } from "../steps.ts";
import { COMPANY_KINDS } from "./company-kinds.ts";
import { type Counted, json, type Kind, type ProviderAnswer, type ProviderRequest } from "./kind.ts";
import { LOCAL_KINDS } from "./local-kinds.ts";

/**
 * Model servers as a whole, each as the real one behaves: its list of models, how it checks keys, what it says about its window, which
 * requests it refuses, and how it streams and counts. The model behind them greets, calls the tools that it is given, writes JSON, tells
 * a story, and remembers a word if the server let it read the word.
 */
export const PROVIDER_KINDS = { ...LOCAL_KINDS, ...COMPANY_KINDS } satisfies Readonly<Record<string, Kind>>;

export type ProviderKind = keyof typeof PROVIDER_KINDS;

const tokensOf = (text: string): number => Math.ceil(text.length / 4);

/** A server of this kind. It remembers what it has read, so that the second time it can answer from its cache. */
export function createProvider(kindName: ProviderKind): (request: ProviderRequest) => ProviderAnswer {
  const kind: Kind = PROVIDER_KINDS[kindName];
  const read = new Set<string>();
  return (request) => {
    const path = request.path.split("?")[0] ?? "";
    if (request.method !== "POST") return kind.other(path, request) ?? json({ error: "not found" }, 404);
    if (!path.endsWith("/chat/completions")) return json({ error: "not found" }, 404);
    const asked = request.body as Asked;
    const refusal = kind.refuse?.(asked, request);
    if (refusal) return refusal;
    const prompt = asked.messages.map(({ content }) => String(content)).join("\n");
    const input = Math.min(tokensOf(prompt), kind.silentWindow ?? Number.POSITIVE_INFINITY);
    const again = read.has(prompt);
    read.add(prompt);
    const said = answerTo(asked, prompt.slice(-input * 4));
    return { status: 200, type: "text/event-stream", pieces: spoken(kind, asked, said, { input, again }) };
  };
}

/** What the model says, and the tool that it calls. */
interface Said {
  readonly words: string;
  readonly call: { readonly name: string; readonly arguments: string } | null;
}

/** What the model answers to the part of the prompt that it has seen. */
function answerTo({ tools, messages }: Asked, seen: string): Said {
  const has = (tool: string) => JSON.stringify(tools ?? []).includes(`"${tool}"`);
  if (has("roll") && seen.includes("Call the tool")) {
    return { words: "", call: { name: "roll", arguments: '{"notation":"2d6"}' } };
  }
  if (has("check") && !messages.some(({ role }) => role === "tool")) {
    const check = { what: "insight", difficulty: "medium", win: "she tells", lose: "she lies" };
    return {
      words: "You watch her hands while she speaks.",
      call: { name: "check", arguments: JSON.stringify(check) },
    };
  }
  return { words: wordsFor(seen), call: null };
}

function wordsFor(seen: string): string {
  if (seen.includes("one JSON object") && seen.includes('"lamps"')) return '{"door": "open", "lamps": 3}';
  if (seen.includes("Which word were you to remember?"))
    return /The word to remember is (\w+)\./u.exec(seen)?.[1] ?? "I do not know.";
  return seen.includes("Greet a traveller") ? "Good evening. The fire is lit." : STORY;
}

const event = (data: unknown): string => `data: ${JSON.stringify(data)}\n\n`;
const chunk = (delta: object, reason: string | null = null, more: object = {}): string =>
  event({ id: "c", object: "chat.completion.chunk", choices: [{ index: 0, delta, finish_reason: reason }], ...more });

function spoken(
  kind: Kind,
  asked: Asked,
  { words, call }: Said,
  { input, again }: Pick<Counted, "input" | "again">,
): string[] {
  const thinks = kind.thinks?.isOff?.(asked) ? undefined : kind.thinks;
  const thoughts = tokensOf(thinks?.text ?? "");
  const atOnce = kind.toolsAtOnce === true && asked.tools !== undefined;
  const usage = atOnce ? null : kind.usage({ input, output: tokensOf(words) + thoughts + 5, again, thoughts });
  const { usageIn = "own" } = kind;
  const inLast = usage && usageIn === "last" ? { usage } : usage && usageIn === "x_groq" ? { x_groq: { usage } } : {};
  if (call && kind.failedCall !== undefined) return [failedCall(kind.failedCall)];
  return [
    ...(kind.comment === undefined ? [] : [`: ${kind.comment}\n\n`]),
    chunk({ role: "assistant", content: "" }),
    ...(thinks ? [chunk({ content: null, [thinks.field]: thinks.text })] : []),
    ...(atOnce ? [words] : (words.match(/\S+\s*/gu) ?? [])).map((piece) => chunk({ content: piece })),
    ...(call
      ? [chunk({ tool_calls: [{ index: 0, id: kind.callId ?? "call_1", type: "function", function: call }] })]
      : []),
    chunk({}, call ? "tool_calls" : "stop", inLast),
    ...(usage && usageIn === "own" ? [event({ choices: [], usage })] : []),
    "data: [DONE]\n\n",
  ];
}

/** How Groq says in a stream that it cannot read the model's tool call. */
const failedCall = (generation: string): string =>
  `event: error\n${event({
    error: {
      message: "Failed to call a function. Please adjust your prompt. See 'failed_generation' for more details.",
      type: "invalid_request_error",
      code: "tool_use_failed",
      failed_generation: generation,
      status_code: 400,
    },
  })}`;
