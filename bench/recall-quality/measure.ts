import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { launchMemoryCaller, type MemoryCaller } from "../memory-caller/launch.ts";
import { type Conversation, readConversations, toMemories } from "./conversations.ts";
import { averageOf, type Quality, qualityOf } from "./score.ts";

const RECALLED = 20;
const BUDGET = 1_000_000;
/** How many calls are sent in one batch. A batch is small, because a request has a time limit. */
const BATCH = 100;
const ADVERSARIAL = 5;

export interface RecallQuality {
  /** The quality for the questions of categories 1 to 4 together. */
  readonly core: Quality;
  /** The quality for category 5: adversarial questions, which mix up the people on purpose. */
  readonly adversarial: Quality;
  readonly byCategory: Readonly<Record<string, Quality>>;
}

export interface QualityReport {
  readonly quality: RecallQuality;
  /** The quality for categories 1 to 4, by conversation. */
  readonly byConversation: Readonly<Record<string, Quality>>;
  readonly questions: number;
}

interface Answered {
  readonly conversation: string;
  readonly category: number;
  readonly quality: Quality;
}

/**
 * Stores each conversation in its own campaign. Then recalls for every question with the RPC that chat uses; the question's text is the
 * unchanged request. Questions without evidence are left out.
 */
export async function measureQuality(file: string): Promise<QualityReport> {
  const dataDir = await mkdtemp(join(tmpdir(), "lorehearth-bench-"));
  const client = await launchMemoryCaller(dataDir, "alone");
  try {
    const answered: Answered[] = [];
    for (const conversation of await readConversations(file)) answered.push(...(await askAbout(client, conversation)));
    const core = answered.filter(({ category }) => category !== ADVERSARIAL);
    return {
      quality: {
        core: average(core),
        adversarial: average(answered.filter(({ category }) => category === ADVERSARIAL)),
        byCategory: grouped(answered, ({ category }) => String(category)),
      },
      byConversation: grouped(core, ({ conversation }) => conversation),
      questions: answered.length,
    };
  } finally {
    await client.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function askAbout(client: MemoryCaller, conversation: Conversation): Promise<Answered[]> {
  const key = { userId: "bench", campaignId: conversation.id };
  for (const remember of batches(toMemories(key, conversation))) await client.send({ remember });

  const answered: Answered[] = [];
  for (const questions of batches(conversation.questions.filter(({ evidence }) => evidence.length > 0))) {
    const { recalled } = await client.send({
      recall: questions.map(({ question }) => ({ ...key, situation: question, limit: RECALLED, budget: BUDGET })),
    });
    questions.forEach(({ category, evidence }, place) => {
      answered.push({ conversation: conversation.id, category, quality: qualityOf(recalled[place] ?? [], evidence) });
    });
  }
  return answered;
}

const average = (answered: readonly Answered[]): Quality => averageOf(answered.map(({ quality }) => quality));

const grouped = (answered: readonly Answered[], by: (one: Answered) => string): Record<string, Quality> =>
  Object.fromEntries(
    [...Map.groupBy(answered, by)].toSorted(([a], [b]) => a.localeCompare(b)).map(([name, of]) => [name, average(of)]),
  );

const batches = <T>(list: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(list.length / BATCH) }, (_, place) => list.slice(place * BATCH, (place + 1) * BATCH));
