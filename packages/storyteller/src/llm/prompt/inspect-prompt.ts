import type { PromptPart } from "#contracts/http/inspection";
import type { InspectedPrompt, TurnBrief } from "../../ports.ts";
import { type Calling } from "../chat-model.ts";
import type { TokenLimits } from "../token-limits.ts";
import { countTokens } from "../tokens.ts";
import { type Prompt, TOOL_TOKENS } from "./assemble.ts";
import type { Entry, FilledLane, LaneName } from "./budget.ts";

/** Parts that only the game master may know, whatever is in them. The player has the side panel. */
const SECRET_PARTS: ReadonlySet<LaneName> = new Set<LaneName>(["story", "secrets"]);

/** A built prompt by its parts, for the player who inspects a turn. The transcript is one piece, because the player has its text. */
export function inspectedPrompt(
  { transcript }: Pick<TurnBrief, "transcript">,
  { lanes }: Prompt,
  calling: Calling,
  limits: TokenLimits,
  replyTokens: number,
): InspectedPrompt {
  const numbers = new Map(transcript.map(({ turnId, number }) => [turnId, number]));
  const turnsIn = (ids: readonly string[]) => ids.flatMap((id) => numbers.get(id) ?? []);
  const parts = lanes.map((lane): PromptPart => {
    const isTranscript = lane.name === "transcript";
    const kept = turnsIn(lane.kept.map(({ id }) => id));
    return {
      part: lane.name,
      tokens: lane.tokens,
      budget: limitOf(lane.budget),
      room: limitOf(lane.room),
      pieces: !isTranscript
        ? lane.kept.map((entry) => pieceOf(lane, entry))
        : kept.length === 0
          ? []
          : [{ id: span(kept), tokens: lane.tokens }],
      dropped: !isTranscript ? [...lane.dropped] : lane.dropped.length === 0 ? [] : [span(turnsIn(lane.dropped))],
    };
  });
  const tools = { part: "tools", tokens: TOOL_TOKENS, budget: null, room: null, pieces: [], dropped: [] };
  return {
    window: limits.contextTokens,
    thinkingTokens: limits.thinkingTokens,
    replyTokens,
    calling,
    parts: calling === "tools" ? [tools, ...parts] : parts,
  };
}

const limitOf = (tokens: number): number | null => (Number.isFinite(tokens) ? tokens : null);

const pieceOf = ({ name }: FilledLane, { id, text, secret = false, calledBy }: Entry) => ({
  id,
  tokens: countTokens(text),
  text,
  ...(secret || SECRET_PARTS.has(name) ? { secret: true } : {}),
  ...(calledBy === undefined ? {} : { calledBy: [...calledBy] }),
});

const span = (numbers: readonly number[]): string => {
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
  return first === last ? `turn ${first}` : `turns ${first}–${last}`;
};
