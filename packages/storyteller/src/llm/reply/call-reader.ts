import { callId, type ToolCall } from "../chat-model.ts";

/**
 * Start and end of a tool call inside a model's text. A model without tool calling is asked to write directives such as `[[check
 * {"what":"insight"}]]`. Other models write `<tool_call>{…}</tool_call>`, `<function=check>{…}</function>` or fenced JSON instead of
 * calling. None of these is ever shown. Text between such marks that is not a tool call is dropped.
 */

interface Mark {
  readonly open: string;
  readonly close: string;
}

const MARKS: readonly Mark[] = [
  { open: "[[", close: "]]" },
  { open: "<tool_call>", close: "</tool_call>" },
  { open: "<function_call>", close: "</function_call>" },
  { open: "<function=", close: "</function>" },
  { open: "[TOOL_CALLS]", close: "\n" },
  { open: "```", close: "```" },
];
/**
 * After this many characters without a closing mark, an opening mark is ignored, so that it cannot swallow a whole reply. Text that looks
 * like JSON may be longer.
 */
const LONGEST = 300;
const LONGEST_JSON = 2_000;
const LIKE_JSON = /^\s*[a-z_]{0,20}>?\s*[[{]/u;
const DIRECTIVE = /^\s*([a-z_]{3,20})\s*(\{.*\})?\s*$/su;
const FUNCTION = /^([a-z_]{3,20})>\s*(\{.*\})?\s*$/su;

/**
 * Whether the model must wait for the answer to this tool call: the outcome of dice, how a fight goes and the memories found decide how the story goes on.
 */
export const stopsForAnswer = ({ name }: Pick<ToolCall, "name">): boolean => {
  const tool = name.trim().toLowerCase();
  return tool === "check" || tool === "act" || tool === "encounter" || tool === "recall";
};

/** A tool call in the form of a directive. */
export const directiveText = ({ name, arguments: json }: ToolCall): string => `[[${name} ${json}]]`;

export type ReadPart =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "tool"; readonly call: ToolCall };

/** Takes the tool calls out of a text that arrives in pieces. A mark that is split between two pieces is held back until it is complete. */
export class CallReader {
  #held = "";
  #count = 0;

  read(piece: string): ReadPart[] {
    this.#held += piece;
    const parts: ReadPart[] = [];
    for (;;) {
      const found = firstMark(this.#held);
      if (found === null) {
        this.#take(parts, this.#held.length - partialMark(this.#held));
        return parts;
      }
      const { mark, at } = found;
      this.#take(parts, at);
      const close = this.#held.indexOf(mark.close, mark.open.length);
      const longest = LIKE_JSON.test(this.#held.slice(mark.open.length, mark.open.length + 40))
        ? LONGEST_JSON
        : LONGEST;
      if (close > longest || (close === -1 && this.#held.length >= longest + mark.close.length)) {
        this.#held = this.#held.slice(mark.open.length);
        continue;
      }
      if (close === -1) return parts;
      const calls = this.#calls(mark, this.#held.slice(mark.open.length, close));
      this.#held = this.#held.slice(close + mark.close.length);
      for (const call of calls) parts.push({ type: "tool", call });
    }
  }

  /** Returns what is left at the end. An unfinished mark is not shown, but a complete tool call after it is still read. */
  end(): ReadPart[] {
    const found = firstMark(this.#held);
    const text = found === null ? this.#held : this.#held.slice(0, found.at);
    const calls = found === null ? [] : this.#calls(found.mark, this.#held.slice(found.at + found.mark.open.length));
    this.#held = "";
    return [
      ...(text === "" ? [] : [{ type: "text" as const, text }]),
      ...calls.map((call) => ({ type: "tool" as const, call })),
    ];
  }

  #take(parts: ReadPart[], length: number): void {
    const text = this.#held.slice(0, length);
    this.#held = this.#held.slice(length);
    if (text !== "") parts.push({ type: "text", text });
  }

  #calls({ open }: Mark, inside: string): ToolCall[] {
    const directive = (open === "[[" ? DIRECTIVE : open === "<function=" ? FUNCTION : null)?.exec(inside);
    if (directive?.[1]) return [this.#call(directive[1], directive[2] ?? "{}")];
    const json = parsed(inside.replace(/^[a-z_]*\s*(?=[[{])/u, "").trim());
    return (Array.isArray(json) ? json : [json]).flatMap((value) => {
      const call = callIn(value);
      return call ? [this.#call(call.name, call.arguments)] : [];
    });
  }

  #call(name: string, json: string): ToolCall {
    this.#count += 1;
    return { id: callId("text", this.#count), name, arguments: json };
  }
}

function firstMark(text: string): { mark: Mark; at: number } | null {
  let first: { mark: Mark; at: number } | null = null;
  for (const mark of MARKS) {
    const at = text.indexOf(mark.open);
    if (at !== -1 && (first === null || at < first.at)) first = { mark, at };
  }
  return first;
}

/** How many characters at the end of a text may be the beginning of a mark. */
function partialMark(text: string): number {
  const longest = Math.max(...MARKS.map(({ open }) => open.length - 1));
  for (let length = Math.min(longest, text.length); length > 0; length -= 1) {
    const end = text.slice(-length);
    if (MARKS.some(({ open }) => open.startsWith(end))) return length;
  }
  return 0;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return null;
  }
}

/** Reads a JSON object as a tool call. Models use different names for its parts. */
function callIn(value: unknown): { name: string; arguments: string } | null {
  if (typeof value !== "object" || value === null) return null;
  const fields = value as Record<string, unknown>;
  const inner = fields["function"];
  if (typeof inner === "object" && inner !== null) return callIn(inner);
  const name = fields["name"] ?? fields["tool"] ?? fields["tool_name"] ?? inner;
  if (typeof name !== "string") return null;
  const given = fields["arguments"] ?? fields["parameters"] ?? fields["args"] ?? fields["input"] ?? {};
  return { name, arguments: typeof given === "string" ? given : JSON.stringify(given) };
}
