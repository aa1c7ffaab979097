import { readFile } from "node:fs/promises";

import type { CampaignKey, RememberRequest } from "#contracts/rpc/memory";

/** A question about a conversation, and the turns with its answer. */
export interface Question {
  readonly question: string;
  /** 1 multi-hop, 2 temporal, 3 open-domain, 4 single-hop, 5 adversarial. */
  readonly category: number;
  readonly evidence: readonly string[];
}

/** A long conversation in sessions (LoCoMo's data, reshaped). */
export interface Conversation {
  readonly id: string;
  readonly turns: readonly ConversationTurn[];
  readonly questions: readonly Question[];
}

interface ConversationTurn {
  readonly id: string;
  /** As people write it: "1:56 pm on 8 May, 2023". */
  readonly date: string;
  readonly speaker: string;
  readonly text: string;
  /** A description of the attached picture. */
  readonly caption?: string;
}

export async function readConversations(file: string): Promise<Conversation[]> {
  return (JSON.parse(await readFile(file, "utf8")) as { conversations: Conversation[] }).conversations;
}

/** A conversation as memory requests: one item a turn, a line of dialogue of its speaker. */
export function toMemories(key: CampaignKey, { turns }: Conversation): RememberRequest[] {
  return turns.map(({ id, date, speaker, text, caption }, turnNumber) => ({
    ...key,
    source: { kind: "turn", turnId: id, turnNumber, version: 1 },
    items: [
      {
        key: "said",
        kind: "dialogue",
        content: caption ? `[${caption}] ${text}` : text,
        entities: [],
        importance: 3,
        tone: "neutral",
        speaker,
        secret: false,
        pinned: false,
      },
    ],
    entities: [{ name: speaker, type: "person", aliases: [], description: "" }],
    at: toInstant(date),
  }));
}

/** "1:56 pm on 8 May, 2023" as ISO 8601; also "8 May 2023" and what Date itself understands. */
function toInstant(date: string): string {
  const [, hours = "0", minutes = "0", half = ""] = /(\d{1,2}):(\d{2}) ?([ap]m)?/iu.exec(date) ?? [];
  const [, day, month, year] = /(\d{1,2}) ([A-Z][a-z]+),? (\d{4})/u.exec(date) ?? [];
  if (day === undefined) return new Date(date).toISOString();
  const midnight = Date.parse(`${month} ${day}, ${year} 00:00 UTC`);
  const hour = (Number(hours) % (half === "" ? 24 : 12)) + (half.toLowerCase() === "pm" ? 12 : 0);
  return new Date(midnight + (hour * 60 + Number(minutes)) * 60_000).toISOString();
}
