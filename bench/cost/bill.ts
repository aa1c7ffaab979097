import { added, NO_COUNTS } from "#worker-kit/testing/counts";
import type { CostFigures } from "./measure.ts";
import { OBJECT_GB, PRICES, VECTOR_DIMENSIONS } from "./infrastructure-prices.ts";

/** One item of a bill for 1,000 turns. */
export interface BillItem {
  readonly what: string;
  /** How many of these are used in one turn. */
  readonly each: number;
  /** The price in dollars for 1,000 turns. */
  readonly dollars: number;
  /** Whether this is used only when a model is the game master. */
  readonly model: boolean;
}

/** An assumption: for how many seconds a model writes a reply. The table stays in memory for that time. */
const NARRATION_SECONDS = 8;
/** How often a reply is saved while it is being written, in seconds (workers/chat/src/domain/autosave.ts). Each save writes one row. */
const AUTOSAVE_SECONDS = 0.4;
/** An assumption: how many tokens a model writes for a turn of 130 words and for its chronicle. */
const OUTPUT_TOKENS = 420;

/** Computes the bill from what was counted. */
export function billOf({
  turns,
  counts: byWorker,
  cpuMs,
  inputTokens,
  modelD1Rows,
  embeddedTokens,
  storedBytes,
}: CostFigures): BillItem[] {
  const { chat, memory } = byWorker;
  const counts = Object.values(byWorker).reduce(added, NO_COUNTS);
  const item = (what: string, count: number, price: number, model = false): BillItem => {
    const each = count / turns;
    return { what, each, dollars: each * 1_000 * price, model };
  };
  const queueOperations = counts.queueWritten + 2 * counts.queueDelivered;
  return [
    item("requests from outside", counts.requests, PRICES.request),
    item("CPU, ms", cpuMs ?? 0, PRICES.cpuMs),
    item("calls of objects, and alarms", counts.objectRequests, PRICES.objectRequest),
    item("objects' rows read", counts.objectRowsRead, PRICES.objectRowRead),
    item("rows written by the table", chat.objectRowsWritten, PRICES.objectRowWritten),
    item("rows written by memory", memory.objectRowsWritten, PRICES.objectRowWritten),
    item("D1 rows read", counts.d1RowsRead, PRICES.d1RowRead),
    item("D1 rows written", counts.d1RowsWritten, PRICES.d1RowWritten),
    item("D1 rows written for a model's tokens", modelD1Rows * turns, PRICES.d1RowWritten),
    item("queue operations", queueOperations, PRICES.queueOperation),
    item("log lines", counts.logLines, PRICES.logLine),
    item("vectors queried for", counts.vectorQueries, VECTOR_DIMENSIONS * PRICES.queriedDimension),
    item(
      "vectors stored, for their first month",
      counts.vectorsStored,
      VECTOR_DIMENSIONS * (PRICES.queriedDimension + PRICES.storedDimension),
    ),
    item("tokens embedded", embeddedTokens, PRICES.embeddedToken),
    item("bytes stored by objects, for a month", storedBytes, PRICES.byteMonth),
    item(
      `the table in memory for ${NARRATION_SECONDS} s, GB-s`,
      turns * NARRATION_SECONDS * OBJECT_GB,
      PRICES.objectGbSecond,
      true,
    ),
    item(
      `rows the table writes in ${NARRATION_SECONDS} s of narration`,
      (turns * NARRATION_SECONDS) / AUTOSAVE_SECONDS,
      PRICES.objectRowWritten,
      true,
    ),
    item("tokens a model reads", turns * inputTokens, PRICES.modelInputToken, true),
    item("tokens a model writes (assumed)", turns * OUTPUT_TOKENS, PRICES.modelOutputToken, true),
  ];
}

export const total = (bill: readonly BillItem[]): number => bill.reduce((sum, { dollars }) => sum + dollars, 0);
