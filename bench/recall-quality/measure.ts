import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { launchMemoryClient, type MemoryClient } from "../memory-client/launch.ts";
import { type Conversation, readConversations, toMemories } from "./conversations.ts";
import { averageOf, type Quality, qualityOf } from "./score.ts";

const RECALLED = 20;
const BUDGET = 1_000_000;
/** A worker may not take forever over one request. */
const BATCH = 100;
const ADVERSARIAL = 5;

export interface RecallQuality {
  /** Categories 1 to 4 together. */
  readonly core: Quality;
  /** Category 5: questions that trip over who did it. */
  readonly adversarial: Quality;
  readonly byCategory: Readonly<Record<string, Quality>>;
}

export interface QualityReport {
  readonly quality: RecallQuality;
  /** Categories 1 to 4 of each conversation. */
  readonly byConversation: Readonly<Record<string, Quality>>;
  readonly questions: number;
}

interface Asked {
  readonly conversation: string;
  readonly category: number;
  readonly quality: Quality;
}

/**
 * Remembers each conversation in a campaign of its own and asks it every question as it stands, through the RPC that chat uses.
 * Questions that name no evidence are left out.
 */
export async function measureQuality(file: string): Promise<QualityReport> {
  const dataDir = await mkdtemp(join(tmpdir(), "lorehearth-bench-"));
  const client = await launchMemoryClient(dataDir, "alone");
  try {
    const asked: Asked[] = [];
    for (const conversation of await readConversations(file)) asked.push(...(await ask(client, conversation)));
    const core = asked.filter(({ category }) => category !== ADVERSARIAL);
    return {
      quality: {
        core: average(core),
        adversarial: average(asked.filter(({ category }) => category === ADVERSARIAL)),
        byCategory: grouped(asked, ({ category }) => String(category)),
      },
      byConversation: grouped(core, ({ conversation }) => conversation),
      questions: asked.length,
    };
  } finally {
    await client.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function ask(client: MemoryClient, conversation: Conversation): Promise<Asked[]> {
  const key = { userId: "bench", campaignId: conversation.id };
  for (const remember of batches(toMemories(key, conversation))) await client.order({ remember });

  const asked: Asked[] = [];
  for (const questions of batches(conversation.questions.filter(({ evidence }) => evidence.length > 0))) {
    const { recalled } = await client.order({
      recall: questions.map(({ question }) => ({ ...key, situation: question, limit: RECALLED, budget: BUDGET })),
    });
    questions.forEach(({ category, evidence }, place) => {
      asked.push({ conversation: conversation.id, category, quality: qualityOf(recalled[place] ?? [], evidence) });
    });
  }
  return asked;
}

const average = (asked: readonly Asked[]): Quality => averageOf(asked.map(({ quality }) => quality));

const grouped = (asked: readonly Asked[], by: (one: Asked) => string): Record<string, Quality> =>
  Object.fromEntries(
    [...Map.groupBy(asked, by)].toSorted(([a], [b]) => a.localeCompare(b)).map(([name, of]) => [name, average(of)]),
  );

const batches = <T>(list: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(list.length / BATCH) }, (_, place) => list.slice(place * BATCH, (place + 1) * BATCH));
