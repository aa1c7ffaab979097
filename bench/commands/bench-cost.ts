import { billOf, total } from "../cost/bill.ts";
import { measureCost } from "../cost/measure.ts";
import { PRICES } from "../cost/infrastructure-prices.ts";
import { option } from "../report/option.ts";
import { runScript } from "../../tools/shared/failure.ts";

/** The budget for the infrastructure of 1,000 turns, in US dollars. What the model costs is not included. */
const BUDGET = 0.05;

/**
 * `npm run bench:cost`: counts what Cloudflare bills for 1,000 turns (`--turns N` for another number) and what it costs. With
 * `--statements` it also prints which SQL statements of the objects wrote the most rows.
 */
await runScript(async () => {
  const turns = Number(option("--turns") ?? 1_000);
  const json = process.argv.includes("--json");
  const figures = await measureCost(turns, 4, json ? () => {} : console.log);
  const bill = billOf(figures);
  const infrastructure = total(bill.filter(({ model }) => !model));
  if (json) {
    console.log(JSON.stringify({ figures, bill, infrastructure, budget: BUDGET, pricesAsOf: PRICES.asOf }));
    return;
  }
  console.table(
    Object.fromEntries(
      bill.map(({ what, each, dollars }) => [
        what,
        { "a turn": Math.round(each * 100) / 100, "1,000 turns": `$${dollars.toFixed(5)}` },
      ]),
    ),
  );
  console.log(
    `1,000 turns: $${infrastructure.toFixed(4)} without the model (budget $${BUDGET}), $${total(bill).toFixed(2)} with it; prices of ${PRICES.asOf}, nothing of the plan's free share taken off.`,
  );
  if (!process.argv.includes("--statements")) return;
  for (const { worker, sql, times, rowsWritten } of figures.written) {
    const each = (count: number) => (count / figures.turns).toFixed(2);
    console.log(
      `${each(rowsWritten)} rows by ${each(times)} a turn, ${worker}: ${sql.replaceAll(/\s+/gu, " ").trim()}`,
    );
  }
});
