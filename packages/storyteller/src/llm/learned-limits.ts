/**
 * What earlier requests have taught about a model, so that later requests need not find it out again. It is stored for each server and
 * model as long as the worker runs. All objects of one worker share it, and it holds no player's data.
 */
export interface Learned {
  /** False once the server refused tools. */
  tools: boolean;
  /** The context window that the server named when a prompt was too long, in tokens. */
  contextTokens: number | null;
  /** The most tokens that the server allows in an answer. Null if the server has not said. */
  outputTokens: number | null;
  /** Whether the model thought before its last answer. Null until it has answered once. */
  thinks: boolean | null;
  /** The tokens its thoughts needed when the usual number was too small. */
  thinkingTokens: number | null;
  /** How many of the ways to switch thinking off the server has refused. */
  thinkingOffTried: number;
  /** `closes`: the model's thoughts came without an opening mark. `plain`: the model has given an answer without thoughts in its text. */
  thoughtMarks: "unknown" | "closes" | "plain";
  /** Parameters that the server refused. */
  readonly refused: Set<string>;
  /** True if the server accepts no system message. Then the system message goes into the player's first message. */
  foldsSystem: boolean;
  /**
   * True if the server wants the field for thoughts in the model's own messages, as DeepSeek does after tool calls. It is sent empty,
   * because thoughts are not kept.
   */
  emptyThoughts: boolean;
}

/** Initial values for a model about which nothing is remembered. */
export const learnedNothing = (): Learned => ({
  tools: true,
  contextTokens: null,
  outputTokens: null,
  thinks: null,
  thinkingTokens: null,
  thinkingOffTried: 0,
  thoughtMarks: "unknown",
  refused: new Set(),
  foldsSystem: false,
  emptyThoughts: false,
});

/** More models than any site has. If there are more, the oldest is forgotten. */
const MOST_MODELS = 200;
const known = new Map<string, Learned>();

/** What is known about a model, to read and to change. `server` identifies the server that runs the model. */
export function learnedAbout(server: string, model: string): Learned {
  const key = `${server} ${model}`;
  let learned = known.get(key);
  if (!learned) {
    learned = learnedNothing();
    known.set(key, learned);
    if (known.size > MOST_MODELS) known.delete(known.keys().next().value ?? "");
  }
  return learned;
}
