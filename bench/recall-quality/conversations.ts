import { readFile } from "node:fs/promises";

import type { CampaignKey, RememberRequest } from "#contracts/rpc/memory";

/** A question about a conversation, and the turns with its answer. */
export interface Question {
  readonly question: string;
  /** The kind of question: 1 multi-hop, 2 temporal, 3 open-domain, 4 single-hop, 5 adversarial. */
  readonly category: number;
  readonly evidence: readonly string[];
}

/** A long conversation in several sessions. It comes from the LoCoMo dataset, in another JSON shape. */
export interface Conversation {
  readonly id: string;
  readonly turns: readonly ConversationTurn[];
  readonly questions: readonly Question[];
}

interface ConversationTurn {
  readonly id: string;
  /** The date as people write it: "1:56 pm on 8 May, 2023". */
  readonly date: string;
  readonly speaker: string;
  readonly text: string;
  /** A description of the picture that was attached to the message. */
  readonly caption?: string;
}

export async function readConversations(file: string): Promise<Conversation[]> {
  return (JSON.parse(await readFile(file, "utf8")) as { conversations: Conversation[] }).conversations;
}

/** Converts a conversation to requests to memory. Each turn becomes one item: a line of dialogue of its speaker. */
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

/** Converts a date such as "1:56 pm on 8 May, 2023" to ISO 8601. Also accepts "8 May 2023" and everything that Date itself understands. */
function toInstant(date: string): string {
  const [, hours = "0", minutes = "0", half = ""] = /(\d{1,2}):(\d{2}) ?([ap]m)?/iu.exec(date) ?? [];
  const [, day, month, year] = /(\d{1,2}) ([A-Z][a-z]+),? (\d{4})/u.exec(date) ?? [];
  if (day === undefined) return new Date(date).toISOString();
  const midnight = Date.parse(`${month} ${day}, ${year} 00:00 UTC`);
  const hour = (Number(hours) % (half === "" ? 24 : 12)) + (half.toLowerCase() === "pm" ? 12 : 0);
  return new Date(midnight + (hour * 60 + Number(minutes)) * 60_000).toISOString();
}
