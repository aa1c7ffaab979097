import { readFile } from "node:fs/promises";
import { gunzipSync } from "node:zlib";

import type { CampaignKey, RememberRequest } from "#contracts/rpc/memory";
import { memories, situation } from "./story.ts";

/** What a memory is filled with, and the situations for which memories are recalled. */
export interface Talk {
  /** Makes `count` memories of a campaign, in batches of turns. */
  memories(key: CampaignKey, count: number): Iterable<RememberRequest[]>;
  /** Makes a player's message that is related to the memories. */
  situation(n: number): string;
}

interface Entry {
  readonly speaker: string;
  readonly text: string;
}

const ENTRIES_PER_TURN = 5;
const TURNS_PER_BATCH = 100;
const TURNS_PER_SESSION = 60;
const HOUR_MS = 3_600_000;
/**
 * How many characters of a message are used. Chat asks memory about the end of a reply of the same length (workers/chat,
 * domain/recall-request.ts).
 */
const LAST_WORDS = 300;
/** The longest text that memory accepts. */
const LONGEST = 8_000;

/** Reads real conversations from a gzipped file with `items[]` of {speaker, text}. Without a file, the sentences of story.ts are used. */
export async function readTalk(file: string | null): Promise<Talk> {
  if (file === null) return { memories, situation };
  const { items } = JSON.parse(gunzipSync(await readFile(file)).toString()) as { items: Entry[] };
  const entry = (n: number): Entry => items[n % items.length] as Entry;
  return {
    *memories(key, count) {
      const turns = Math.ceil(count / ENTRIES_PER_TURN);
      for (let first = 0; first < turns; first += TURNS_PER_BATCH) {
        const size = Math.min(TURNS_PER_BATCH, turns - first);
        yield Array.from({ length: size }, (_, place) => turnOf(key, first + place, items));
      }
    },
    situation: (n) => `${entry(n * 37).text.slice(0, 120)}\n${entry(n * 37 + 1).text.slice(-LAST_WORDS)}`,
  };
}

function turnOf(key: CampaignKey, turnNumber: number, all: readonly Entry[]): RememberRequest {
  const entries = Array.from({ length: ENTRIES_PER_TURN }, (_, place) => {
    const n = turnNumber * ENTRIES_PER_TURN + place;
    const { speaker, text } = all[n % all.length] as Entry;
    // The conversations are repeated if they are too short. A number makes each memory different.
    const again = Math.floor(n / all.length);
    return { speaker, text: `${again > 0 ? `Evening ${again}. ` : ""}${text}`.slice(0, LONGEST) };
  });
  return {
    ...key,
    source: { kind: "turn", turnId: crypto.randomUUID(), turnNumber, version: 1 },
    items: entries.map(({ speaker, text }, place) => ({
      key: `line-${place}`,
      kind: "dialogue",
      content: text,
      entities: [speaker],
      importance: 1 + (place % 10),
      tone: "neutral",
      speaker,
      secret: false,
      pinned: false,
    })),
    entities: [...new Set(entries.map(({ speaker }) => speaker))].map((name) => ({
      name,
      type: "person",
      aliases: [],
      description: "",
    })),
    at: new Date(
      Date.UTC(2026, 0, 1) + turnNumber * 60_000 + Math.floor(turnNumber / TURNS_PER_SESSION) * 24 * HOUR_MS,
    ).toISOString(),
  };
}
