import { globSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";

import { countTokens } from "#storyteller/models";
import { scriptFor } from "#storyteller/testing/model-server";
import { added, type Counts, NO_COUNTS, type StatementCounts, without } from "#worker-kit/testing/counts";
import { startModelServer } from "../../tools/harness/servers/model-server.ts";
import { Player } from "../../tools/harness/player/player.ts";
import { runtimeUse } from "../runtime-use.ts";
import { situation } from "../story.ts";
import { VECTOR_DIMENSIONS } from "./infrastructure-prices.ts";
import { type CountedByWorker, launchCounted } from "./launch.ts";

export interface CostFigures {
  readonly turns: number;
  readonly campaigns: number;
  readonly counts: Readonly<Record<keyof CountedByWorker, Counts>>;
  /** The SQL statements of the objects that wrote rows. The statement with the most rows comes first. */
  readonly written: readonly WritingStatement[];
  /** The CPU time of the runtime while the turns were played and digested. Null if it could not be measured. */
  readonly cpuMs: number | null;
  /** How many tokens models read for a turn, for narration and chronicle together. Measured with `sampled` turns. */
  readonly inputTokens: number;
  readonly sampled: number;
  /** How many more rows of D1 a turn writes if a model narrates and reads it: its tokens are reserved and counted. */
  readonly modelD1Rows: number;
  /** How many tokens the embedding model read, for all turns. */
  readonly embeddedTokens: number;
  /** How many bytes the objects' databases grew. */
  readonly storedBytes: number;
}

interface WritingStatement extends StatementCounts {
  readonly worker: string;
  readonly sql: string;
}

/** Production limits tokens by default, so they are reserved and counted. The figures are so large that no turn is refused. */
const LIMITS = { GM_DAILY_TOKENS: "100000000", GM_SITE_DAILY_TOKENS: "1000000000" };

/** Plays this many turns with the oracle, as players do. Counts everything that Cloudflare would bill until the last turn is digested. */
export async function measureCost(turns: number, campaigns: number, log: (item: string) => void): Promise<CostFigures> {
  const embeddings = await startModelServer();
  const folder = mkdtempSync(join(tmpdir(), "lorehearth-cost-"));
  const production = {
    ...LIMITS,
    EMBEDDING_MODEL: "embed",
    EMBEDDING_DIMENSIONS: String(VECTOR_DIMENSIONS),
    EMBEDDING_BASE_URL: embeddings.baseUrl,
  };
  const stack = await launchCounted(folder, production);
  try {
    const seats: PlayedCampaign[] = [];
    for (let seat = 0; seat < campaigns; seat += 1) seats.push(await createCampaignWithMemory(stack.url));
    // The first turn is played before counting, because it also includes what starting a campaign costs.
    for (const seat of seats) await play(seat, 0);
    await untilDigested(seats);
    const [before, useBefore] = [await stack.counted(), runtimeUse(stack.pid)];
    const [bytesBefore, textsBefore] = [bytesOfObjects(folder), embeddings.embedded.length];
    for (let turn = 0; turn < turns; turn += 1) {
      const seat = seats[turn % campaigns];
      if (seat) await play(seat, turn + 1);
      if ((turn + 1) % 100 === 0) log(`${turn + 1} turns played`);
    }
    await untilDigested(seats);
    const useAfter = runtimeUse(stack.pid);
    const after = await stack.counted();
    const counts = {
      api: without(after.api.counts, before.api.counts),
      chat: without(after.chat.counts, before.chat.counts),
      memory: without(after.memory.counts, before.memory.counts),
      graph: without(after.graph.counts, before.graph.counts),
    };
    const written = [...statementsOf("chat", before, after), ...statementsOf("memory", before, after)]
      .filter(({ rowsWritten }) => rowsWritten > 0)
      .toSorted((one, other) => other.rowsWritten - one.rowsWritten);
    const cpuMs = useAfter && useBefore && useAfter.cpuMs - useBefore.cpuMs;
    const storedBytes = bytesOfObjects(folder) - bytesBefore;
    const embedded = embeddings.embedded.slice(textsBefore);
    const embeddedTokens = embedded.reduce((sum, text) => sum + countTokens(text), 0);
    const { inputTokens, sampled, d1RowsWritten } = await measureTokens(24, production);
    const byOracle = Object.values(counts).reduce(added, NO_COUNTS).d1RowsWritten / turns;
    const modelD1Rows = d1RowsWritten / sampled - byOracle;
    return { turns, campaigns, counts, written, cpuMs, inputTokens, sampled, modelD1Rows, embeddedTokens, storedBytes };
  } finally {
    await stack.stop();
    await embeddings.close();
  }
}

/** The size of all objects' databases, in bytes. */
function bytesOfObjects(folder: string): number {
  let bytes = 0;
  for (const path of globSync("data/v3/do/**/*.sqlite", { cwd: folder })) {
    const database = new DatabaseSync(join(folder, path), { readOnly: true, timeout: 10_000 });
    const { size } = database
      .prepare("SELECT page_count * page_size AS size FROM pragma_page_count(), pragma_page_size()")
      .get() as { size: number };
    bytes += size;
    database.close();
  }
  return bytes;
}

/** Each SQL statement of a worker, with what it did between two counts. */
function statementsOf(
  worker: keyof CountedByWorker,
  before: CountedByWorker,
  after: CountedByWorker,
): WritingStatement[] {
  return Object.entries(after[worker].statements).map(([sql, { times, rowsRead, rowsWritten }]) => {
    const then = before[worker].statements[sql];
    return {
      worker,
      sql,
      times: times - (then?.times ?? 0),
      rowsRead: rowsRead - (then?.rowsRead ?? 0),
      rowsWritten: rowsWritten - (then?.rowsWritten ?? 0),
    };
  });
}

interface PlayedCampaign {
  readonly player: Player;
  readonly campaignId: string;
}

async function createCampaignWithMemory(url: string): Promise<PlayedCampaign> {
  const player = await Player.join(url);
  return { player, campaignId: (await player.readyToPlay()).campaign.id };
}

async function play({ player, campaignId }: PlayedCampaign, turn: number): Promise<void> {
  for await (const { event } of player.turn(campaignId, situation(turn))) if (event.type === "end") return;
  throw new Error(`Turn ${turn} did not end`);
}

async function untilDigested(seats: readonly PlayedCampaign[]): Promise<void> {
  for (const { player, campaignId } of seats) {
    for (let tries = 600; ; tries -= 1) {
      const { body } = await player.call<{ pending: number }>("GET", `/api/graph/status?campaignId=${campaignId}`);
      if (body.pending === 0) break;
      if (tries === 0) throw new Error(`${body.pending} turns are not digested`);
      await pause(500);
    }
  }
}

/** How many tokens models read for a turn, counted by a fake model server, and how many rows of D1 all turns wrote. */
async function measureTokens(
  turns: number,
  production: Readonly<Record<string, string>>,
): Promise<{ inputTokens: number; sampled: number; d1RowsWritten: number }> {
  let read = 0;
  const server = await startModelServer(0, (request, times) => {
    read += countTokens(JSON.stringify(request));
    return scriptFor(request, times);
  });
  const vars = {
    ...production,
    GM_PROVIDER: "openai",
    GM_MODELS: "good",
    OPENAI_BASE_URL: server.baseUrl,
    GM_CONTEXT_TOKENS: "32768",
  };
  const stack = await launchCounted(mkdtempSync(join(tmpdir(), "lorehearth-cost-")), vars);
  try {
    const seat = await createCampaignWithMemory(stack.url);
    const before = d1Written(await stack.counted());
    // Each turn is digested before the next one, as when people play: otherwise one message would embed the items of several turns.
    for (let turn = 0; turn < turns; turn += 1) {
      await play(seat, turn);
      await untilDigested([seat]);
    }
    const d1RowsWritten = d1Written(await stack.counted()) - before;
    return { inputTokens: Math.round(read / turns), sampled: turns, d1RowsWritten };
  } finally {
    await stack.stop();
    await server.close();
  }
}

const d1Written = (counted: CountedByWorker): number =>
  Object.values(counted).reduce((rows, { counts }) => rows + counts.d1RowsWritten, 0);
