import { expect, it } from "vitest";

import { NO_COUNTS } from "#worker-kit/testing/counts";
import { billOf, total } from "./bill.ts";
import { PRICES } from "./infrastructure-prices.ts";

it("prices what was counted by the turn, each thing once, and the model apart", () => {
  const counts = {
    api: { ...NO_COUNTS, d1RowsWritten: 20 },
    chat: { ...NO_COUNTS, requests: 10, objectRowsWritten: 180, queueWritten: 10 },
    memory: { ...NO_COUNTS, objectRowsWritten: 500 },
    graph: { ...NO_COUNTS, queueDelivered: 10 },
  };
  const bill = billOf({ turns: 10, campaigns: 1, counts, written: [], cpuMs: null, inputTokens: 5_000, sampled: 1 });
  const infrastructure = bill.filter(({ model }) => !model);
  const each = Object.fromEntries(infrastructure.map((item) => [item.what, item.each]));
  expect(each).toMatchObject({
    "requests from outside": 1,
    "rows written by the table": 18,
    "rows written by memory": 50,
    "D1 rows written": 2,
    "queue operations": 3,
  });
  const dollars = 1_000 * (PRICES.request + 70 * PRICES.objectRowWritten + 3 * PRICES.queueOperation);
  expect(total(infrastructure)).toBeCloseTo(dollars, 10);
  expect(total(bill)).toBeGreaterThan(total(infrastructure) + 1_000 * 5_000 * PRICES.modelInputToken);
});
