/**
 * What asking a model has taught about it, so that no request has to find it out twice. Kept by server and model as long as the worker
 * runs: objects of one worker share it, and nothing of a player is in it.
 */
export interface Learned {
  /** False once its server refused tools. */
  tools: boolean;
  /** The window its server named when a prompt was too long, in tokens. */
  contextTokens: number | null;
  /** Whether it thinks before it answers; null until an answer has shown it. */
  thinks: boolean | null;
  /** Room that its thoughts needed when the usual was too little, in tokens. */
  thinkingTokens: number | null;
}

const nothing = (): Learned => ({ tools: true, contextTokens: null, thinks: null, thinkingTokens: null });

/** More models than any site has; beyond it the oldest is forgotten. */
const MOST_MODELS = 200;
const known = new Map<string, Learned>();

/** What is known of a model, to read and to write. `server` is its address without credentials. */
export function learnedAbout(server: string, model: string): Learned {
  const key = `${server} ${model}`;
  let learned = known.get(key);
  if (!learned) {
    learned = nothing();
    known.set(key, learned);
    if (known.size > MOST_MODELS) known.delete(known.keys().next().value ?? "");
  }
  return learned;
}

/** For a model that nobody remembers. */
export const learnedNothing = nothing;
