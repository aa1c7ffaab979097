import type { MemoryItem } from "#contracts/entities/memory";
import type { OwnQuestion } from "./question.ts";
import type { RemoteMemory } from "./remote-memory.ts";
import type { SimulatedTable } from "./table.ts";

/** One item that memory found for a question. */
export interface Found {
  readonly content: string;
  readonly kind: string;
  readonly turnId: string | null;
  readonly score: number;
}

/** A question with everything that memory found for it. */
export interface Answered {
  readonly campaign: string;
  readonly question: OwnQuestion;
  /** What recall found for the game master. */
  readonly recalled: readonly Found[];
  /** What a search found for the player. */
  readonly shown: readonly Found[];
  /** The items that the player finds in the item list, which includes superseded items. */
  readonly history: readonly MemoryItem[];
  /** Everything that the interface shows around an answer, as JSON. */
  readonly around: string;
}

const MOST = 10;
const BUDGET = 100_000;

/** Sends a question to a campaign's memory, once as the game master would and once as the player would. */
export async function ask(memory: RemoteMemory, { key }: SimulatedTable, question: OwnQuestion): Promise<Answered> {
  const situation = question.question;
  const queries = memory.queries(key);
  const { items } = await memory.rpc.recall({ ...key, situation, limit: MOST, budget: BUDGET });
  const { results } = await queries.search(situation, MOST);
  const history = (await queries.items({ q: question.lookUp ?? situation })).items;
  const context = await queries.context({ situation, entities: [], limit: MOST });
  const place = await queries.atPlace(situation, []);
  return {
    campaign: key.campaignId,
    question,
    recalled: items.map(({ relevance_score: score, ...item }) => ({ ...item, score })),
    shown: results.map(({ relevance_score: score, ...item }) => ({ ...item, score })),
    history,
    around: JSON.stringify([context, place]),
  };
}

/** Everything of memory that a player sees without asking a question, as JSON. */
export async function alwaysShown(memory: RemoteMemory, { key }: SimulatedTable): Promise<string> {
  const queries = memory.queries(key);
  const types = ["person", "place", "item", "faction", "creature"] as const;
  return JSON.stringify([
    await queries.graph(),
    await queries.timeline(),
    await queries.quests(null),
    ...(await Promise.all(types.map((type) => queries.entities(type, { limit: 500 })))),
  ]);
}
