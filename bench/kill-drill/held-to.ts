import type { MemoryItem } from "#contracts/entities/memory";
import type { Message } from "#contracts/play/turn";
import type { SentTurn } from "./sent-turn.ts";

/** What is missing of what the player could count on, and what is there more than once, each in a sentence. */
export interface Toll {
  readonly lost: string[];
  readonly doubled: string[];
}

/**
 * Holds a transcript to the turns that were sent, in their order: each acknowledged message once, with its words and at least as much
 * of its reply as is due. One that was not acknowledged may be there or not, but not twice.
 */
export function holdTranscript(turns: readonly SentTurn[], transcript: readonly Message[]): Toll {
  const toll: Toll = { lost: [], doubled: [] };
  for (const turn of turns) {
    const said = transcript.find(({ turnId, sender }) => turnId === turn.turnId && sender === "user");
    const replies = transcript.filter(({ turnId, sender }) => turnId === turn.turnId && sender === "gm");
    const alike = transcript.filter(({ sender, message }) => sender === "user" && message === turn.message);
    const replyText = replies[0];
    if (alike.length > 1 || replies.length > 1 || (replyText?.variants.length ?? 1) > 1)
      toll.doubled.push(turn.message);
    if (turn.acknowledgedAt === null) continue;
    if (said?.message !== turn.message) toll.lost.push(`${turn.message} (the player's words)`);
    else if (!replyText?.message.startsWith(turn.due)) toll.lost.push(`${turn.message} (its reply)`);
    else if (turn.ended && replyText.state !== turn.ended) toll.lost.push(`${turn.message} (its end)`);
  }
  const place = new Map(turns.map(({ turnId }, at) => [turnId, at]));
  const order = transcript.filter(({ sender }) => sender === "user").map(({ turnId }) => place.get(turnId) ?? -1);
  order.forEach((at, next) => {
    if (next > 0 && at <= (order[next - 1] ?? -1)) toll.lost.push(`${turns[at]?.message ?? "a turn"} (its place)`);
  });
  return toll;
}

/** Holds what is remembered to what a reading of the whole ledger remembers: each item as often, no more and no less. */
export function holdMemory(remembered: readonly MemoryItem[], read: readonly MemoryItem[]): Toll {
  const [had, due] = [countOf(remembered), countOf(read)];
  const toll: Toll = { lost: [], doubled: [] };
  for (const name of new Set([...had.keys(), ...due.keys()])) {
    const more = (had.get(name) ?? 0) - (due.get(name) ?? 0);
    if (more < 0) toll.lost.push(`${name} (in memory)`);
    if (more > 0) toll.doubled.push(`${name} (in memory)`);
  }
  return toll;
}

function countOf(items: readonly MemoryItem[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { kind, content, source } of items) {
    const name = `${source.kind === "turn" ? source.turnId : source.kind} ${kind}: ${content}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}
