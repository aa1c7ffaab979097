import type { MemoryItem } from "#contracts/entities/memory";
import type { Message } from "#contracts/play/turn";
import type { SentTurn } from "./sent-turn.ts";

/**
 * What a drill damaged, a sentence each: acknowledged things that are missing (`lost`), and things that are stored more than once
 * (`doubled`).
 */
export interface Damage {
  readonly lost: string[];
  readonly doubled: string[];
}

/**
 * Compares a transcript with the turns that were sent. Each acknowledged message must be in it once, in order, with its words and at least
 * the part of its reply that must be stored. A message that was not acknowledged may be missing, but must not be in it twice.
 */
export function checkTranscript(turns: readonly SentTurn[], transcript: readonly Message[]): Damage {
  const damage: Damage = { lost: [], doubled: [] };
  for (const turn of turns) {
    const words = transcript.find(({ turnId, sender }) => turnId === turn.turnId && sender === "user");
    const replies = transcript.filter(({ turnId, sender }) => turnId === turn.turnId && sender === "gm");
    const alike = transcript.filter(({ sender, message }) => sender === "user" && message === turn.message);
    const reply = replies[0];
    if (alike.length > 1 || replies.length > 1 || (reply?.variants.length ?? 1) > 1) damage.doubled.push(turn.message);
    if (turn.acknowledgedAt === null) continue;
    if (words?.message !== turn.message) damage.lost.push(`${turn.message} (the player's words)`);
    else if (!reply?.message.startsWith(turn.due)) damage.lost.push(`${turn.message} (its reply)`);
    else if (turn.ended && reply.state !== turn.ended) damage.lost.push(`${turn.message} (its end)`);
  }
  const place = new Map(turns.map(({ turnId }, at) => [turnId, at]));
  const order = transcript.filter(({ sender }) => sender === "user").map(({ turnId }) => place.get(turnId) ?? -1);
  order.forEach((at, next) => {
    if (next > 0 && at <= (order[next - 1] ?? -1)) damage.lost.push(`${turns[at]?.message ?? "a turn"} (its place)`);
  });
  return damage;
}

/** Compares memory with a memory that was rebuilt from the whole ledger. Each item must occur in both equally often. */
export function checkMemory(remembered: readonly MemoryItem[], read: readonly MemoryItem[]): Damage {
  const [had, due] = [countOf(remembered), countOf(read)];
  const damage: Damage = { lost: [], doubled: [] };
  for (const name of new Set([...had.keys(), ...due.keys()])) {
    const more = (had.get(name) ?? 0) - (due.get(name) ?? 0);
    if (more < 0) damage.lost.push(`${name} (in memory)`);
    if (more > 0) damage.doubled.push(`${name} (in memory)`);
  }
  return damage;
}

function countOf(items: readonly MemoryItem[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { kind, content, source } of items) {
    const name = `${source.kind === "turn" ? source.turnId : source.kind} ${kind}: ${content}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}
