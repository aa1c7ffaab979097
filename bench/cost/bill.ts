import { added, NO_COUNTS } from "#worker-kit/testing/counts";
import type { CostFigures } from "./measure.ts";
import { OBJECT_GB, PRICES } from "./prices.ts";

/** One line of a bill for 1,000 turns. */
export interface BillLine {
  readonly what: string;
  /** How many a turn. */
  readonly each: number;
  /** For 1,000 turns. */
  readonly dollars: number;
  /** Whether it is the model's. */
  readonly model: boolean;
}

/** Not measured: how long a model takes to tell a turn, while the table stays in memory. Seconds. */
const TELLING_SECONDS = 8;
/** How often a reply is saved while it is written, a row each time (workers/chat/src/domain/autosave.ts). Seconds. */
const KEPT_EVERY_SECONDS = 0.4;
/** Not measured: what a model writes for a turn of 130 words and for its chronicle. */
const OUTPUT_TOKENS = 420;

/** What was counted, priced. */
export function billOf({ turns, counts: byWorker, cpuMs, inputTokens }: CostFigures): BillLine[] {
  const { chat, memory } = byWorker;
  const counts = Object.values(byWorker).reduce(added, NO_COUNTS);
  const line = (what: string, count: number, price: number, model = false): BillLine => {
    const each = count / turns;
    return { what, each, dollars: each * 1_000 * price, model };
  };
  const queueOperations = counts.queueWritten + 2 * counts.queueDelivered;
  return [
    line("requests from outside", counts.requests, PRICES.request),
    line("CPU, ms", cpuMs ?? 0, PRICES.cpuMs),
    line("calls of objects, and alarms", counts.objectRequests, PRICES.objectRequest),
    line("objects' rows read", counts.objectRowsRead, PRICES.objectRowRead),
    line("rows written by the table", chat.objectRowsWritten, PRICES.objectRowWritten),
    line("rows written by memory", memory.objectRowsWritten, PRICES.objectRowWritten),
    line("D1 rows read", counts.d1RowsRead, PRICES.d1RowRead),
    line("D1 rows written", counts.d1RowsWritten, PRICES.d1RowWritten),
    line("queue operations", queueOperations, PRICES.queueOperation),
    line("log lines", counts.logLines, PRICES.logLine),
    line(
      `the table in memory for ${TELLING_SECONDS} s, GB-s`,
      turns * TELLING_SECONDS * OBJECT_GB,
      PRICES.objectGbSecond,
      true,
    ),
    line(
      `rows the table writes in ${TELLING_SECONDS} s of telling`,
      (turns * TELLING_SECONDS) / KEPT_EVERY_SECONDS,
      PRICES.objectRowWritten,
      true,
    ),
    line("tokens a model reads", turns * inputTokens, PRICES.modelInputToken, true),
    line("tokens a model writes (assumed)", turns * OUTPUT_TOKENS, PRICES.modelOutputToken, true),
  ];
}

export const total = (bill: readonly BillLine[]): number => bill.reduce((sum, { dollars }) => sum + dollars, 0);
