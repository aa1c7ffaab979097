/** One step of a model server's answer in tests. The types below also say how a request looks to the server. */

export type Step =
  | { readonly text: string }
  | { readonly refusal: string }
  | { readonly call: { readonly name: string; readonly pieces: readonly string[] } }
  | { readonly finish: string }
  | { readonly usage: { readonly prompt_tokens: number; readonly completion_tokens: number } }
  | { readonly raw: Uint8Array }
  | { readonly wait: number }
  | "done"
  | "hang"
  | "cut";

/** An answer: a refusal with a status and sometimes the server's own body, or a stream. */
export type Script =
  | { readonly status: number; readonly retryAfter?: string; readonly message: string; readonly body?: unknown }
  | { readonly status: 200; readonly steps: readonly Step[] };

/** The parts of a request that decide the answer. */
export interface Asked {
  /** Only requests of a game master have tools. */
  readonly tools?: unknown;
  readonly model: string;
  readonly messages: readonly {
    readonly role: string;
    readonly content?: unknown;
    readonly tool_calls?: readonly { readonly id: string }[];
  }[];
  readonly stream_options?: unknown;
  readonly max_tokens?: number;
  readonly max_completion_tokens?: number;
  readonly temperature?: number;
  readonly reasoning_effort?: string;
  readonly reasoning?: unknown;
  /** DeepSeek's switch for thoughts. */
  readonly thinking?: { readonly type: string };
  readonly chat_template_kwargs?: unknown;
  /** The header `Authorization`, if the request came over HTTP. */
  readonly authorization?: string;
}

export const STORY =
  "The lamp gutters as you lean into the wind, and the stairs of the lighthouse groan under your boots. Hanne looks up from the ledger, ink on her fingers, and says nothing for a while. Below, the tide drags its chains over the stones. “You came back,” she says at last. What do you tell her?";

export const USAGE: Step = { usage: { prompt_tokens: 900, completion_tokens: 75 } };
export const words = (text: string): Step[] => (text.match(/\S+\s*/gu) ?? []).map((piece) => ({ text: piece }));
export const replies = (text: string): Step[] => [...words(text), { finish: "stop" }, USAGE, "done"];
export const stream = (...steps: readonly Step[]): Script => ({ status: 200, steps });
export const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
