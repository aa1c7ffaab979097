import type { ChatRequest } from "../chat-model.ts";
import type { Learned } from "../learned-limits.ts";
import { type Fields, refusesWay } from "./thinking-off.ts";
import { wireMessages, wireTools } from "./wire.ts";

/** What a connection sets of every request. */
export interface Tuning {
  /** The samplers to send, by their names in the request. A sampler that is left out is not sent. */
  readonly samplers: Fields;
  /** Further fields of the body. */
  readonly extraBody: Fields;
  /** The most tokens of a reply. Null if the request decides alone. */
  readonly replyTokens: number | null;
}

/** Below this temperature a request wants facts in a fixed form and not a story, so the player's temperature does not apply to it. */
const STORY_TEMPERATURE = 0.5;

/** The request body in the format of OpenAI's chat completions, without the parameters that this server has refused. */
export function requestBody(
  model: string,
  request: ChatRequest,
  learned: Learned,
  thinkingOff: readonly Fields[],
  tuning?: Tuning,
): Record<string, unknown> {
  const { refused } = learned;
  const reply = Math.min(request.replyTokens, tuning?.replyTokens ?? Number.POSITIVE_INFINITY);
  const most = Math.min(reply + request.thinkingTokens, learned.outputTokens ?? Number.POSITIVE_INFINITY);
  const limit = refused.has("max_tokens") ? "max_completion_tokens" : "max_tokens";
  const optional = {
    [limit]: most,
    ...samplersOf(request, tuning),
    stream_options: { include_usage: true },
    ...(request.avoidThinking ? thinkingOff[learned.thinkingOffTried] : {}),
    ...tuning?.extraBody,
  };
  const taken = Object.entries(optional).filter(([name]) => !refused.has(name));
  return {
    model,
    messages: wireMessages(request, learned),
    ...(request.tools.length === 0 ? {} : { tools: wireTools(request) }),
    ...Object.fromEntries(taken),
    stream: true,
  };
}

function samplersOf({ temperature }: ChatRequest, tuning: Tuning | undefined): Fields {
  if (!tuning) return { temperature };
  const wantsFacts = temperature < STORY_TEMPERATURE && "temperature" in tuning.samplers;
  return { ...tuning.samplers, ...(wantsFacts ? { temperature } : {}) };
}

/** Parameters that every request needs. If a server refuses one of them, it cannot be used. */
const NEEDED = new Set(["model", "messages", "tools", "stream"]);

const MOST_OUTPUT =
  /at most (\d+) (?:completion|output) tokens|max_(?:completion_)?tokens: \d+ > (\d+)|max_(?:completion_)?tokens[^]{0,80}less than or equal to [`']?(\d+)/iu;
const SYSTEM_REFUSED =
  /system role not supported|system (?:message|instruction|prompt)s? (?:is|are) not|developer instruction is not enabled|only user and assistant roles|roles must alternate/iu;

const WANTS_THOUGHTS = /reasoning_content[^]{0,80}must be passed back|missing \W?reasoning_content/iu;

/**
 * Learns from a refusal which parameter to leave out of the next requests: any parameter that was sent and that the refusal names. Returns
 * false if the refusal names nothing that could be left out.
 * @param words the refusal as `name: value` lines
 */
export function learnFromRefusal(
  words: string,
  sent: Readonly<Record<string, unknown>>,
  learned: Learned,
  thinkingOff: readonly Fields[],
): boolean {
  const most = MOST_OUTPUT.exec(words)?.slice(1).find(Boolean);
  if (most !== undefined && learned.outputTokens !== Number(most)) {
    learned.outputTokens = Number(most);
    return true;
  }
  if (SYSTEM_REFUSED.test(words) && !learned.foldsSystem) {
    learned.foldsSystem = true;
    return true;
  }
  if (WANTS_THOUGHTS.test(words)) {
    if (learned.emptyThoughts) return false;
    learned.emptyThoughts = true;
    return true;
  }
  const way = thinkingOff[learned.thinkingOffTried];
  if (way && Object.keys(way).some((name) => name in sent) && refusesWay(words)) {
    learned.thinkingOffTried += 1;
    return true;
  }
  const named = Object.keys(sent).find((name) => !NEEDED.has(name) && isNamed(name, words));
  if (named === undefined) return false;
  learned.refused.add(named);
  return true;
}

const isNamed = (name: string, words: string): boolean =>
  new RegExp(`\\b${name}\\b`, "u").test(words) || (name === "stream_options" && words.includes("include_usage"));
