import { expect, it } from "vitest";

import { NO_COUNTS } from "#worker-kit/testing/counts";
import { billOf, total } from "./bill.ts";
import { PRICES, VECTOR_DIMENSIONS } from "./infrastructure-prices.ts";

it("prices what was counted by the turn, each thing once, and the model apart", () => {
  const counts = {
    api: { ...NO_COUNTS, d1RowsWritten: 20 },
    chat: { ...NO_COUNTS, requests: 10, objectRowsWritten: 180, queueWritten: 10 },
    memory: { ...NO_COUNTS, objectRowsWritten: 500, vectorQueries: 20 },
    graph: { ...NO_COUNTS, queueDelivered: 10, vectorsStored: 30 },
  };
  const measured = {
    turns: 10,
    campaigns: 1,
    written: [],
    cpuMs: null,
    inputTokens: 5_000,
    sampled: 1,
    modelD1Rows: 4,
  };
  const bill = billOf({ ...measured, counts, embeddedTokens: 1_000, storedBytes: 10_000 });
  const infrastructure = bill.filter(({ model }) => !model);
  const each = Object.fromEntries(infrastructure.map((item) => [item.what, item.each]));
  expect(each).toMatchObject({
    "requests from outside": 1,
    "rows written by the table": 18,
    "rows written by memory": 50,
    "D1 rows written": 2,
    "D1 rows written for a model's tokens": 4,
    "queue operations": 3,
    "vectors queried for": 2,
    "vectors stored, for their first month": 3,
    "tokens embedded": 100,
    "bytes stored by objects, for a month": 1_000,
  });
  const vectors = VECTOR_DIMENSIONS * (5 * PRICES.queriedDimension + 3 * PRICES.storedDimension);
  const stored = 100 * PRICES.embeddedToken + 1_000 * PRICES.byteMonth;
  const dollars =
    1_000 * (PRICES.request + 74 * PRICES.objectRowWritten + 3 * PRICES.queueOperation + vectors + stored);
  expect(total(infrastructure)).toBeCloseTo(dollars, 10);
  expect(total(bill)).toBeGreaterThan(total(infrastructure) + 1_000 * 5_000 * PRICES.modelInputToken);
});
