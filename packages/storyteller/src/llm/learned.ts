/**
 * What asking a model has taught about it, so that no request has to find it out twice. Kept by server and model as long as the worker
 * runs: objects of one worker share it, and nothing of a player is in it.
 */
export interface Learned {
  /** False once its server refused tools. */
  tools: boolean;
  /** The window its server named when a prompt was too long, in tokens. */
  contextTokens: number | null;
  /** Most tokens that its server lets it write, where it said so. */
  outputTokens: number | null;
  /** Whether it thought before its last answer; null until there was one. */
  thinks: boolean | null;
  /** Room that its thoughts needed when the usual was too little, in tokens. */
  thinkingTokens: number | null;
  /** How many of the ways to ask it not to think its server refused. */
  thinkingOffTried: number;
  /** `closes`: its thoughts came without an opening mark. `plain`: an answer of its own came without thoughts in it. */
  thoughtMarks: "unknown" | "closes" | "plain";
  /** Parameters that its server refused. */
  readonly refused: Set<string>;
  /** True where its server takes no system message: it goes into the player's first one. */
  foldsSystem: boolean;
}

/** For a model that nobody remembers. */
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
});

/** More models than any site has; beyond it the oldest is forgotten. */
const MOST_MODELS = 200;
const known = new Map<string, Learned>();

/** What is known of a model, to read and to write. `server` is where it is asked. */
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
