import { measureOwnRecall } from "../own-recall/measure.ts";
import { measureQuality } from "../recall-quality/measure.ts";
import type { Quality } from "../recall-quality/score.ts";
import { measureRecall, recallRows } from "../report/recall.ts";
import { option } from "../report/option.ts";
import { ownFigures, printOwn, printSample } from "../report/own-recall.ts";
import { printRows } from "../report/rows.ts";
import { runScript } from "../../tools/shared/failure.ts";

const SIZES = "1000,10000,100000";
const OWN = { campaigns: 12, turns: 240 };

/**
 * `npm run bench:recall`: measures how fast recall is, and how fast memory can be filled. `--talk FILE` fills memory with real
 * conversations (gzipped JSON with items[] of {speaker, text}); `--sizes 1000,5000` sets the numbers of items.
 * `--data FILE`: measures how much of the evidence recall finds in long conversations.
 * `--own`: measures the same in campaigns that the oracle plays. Exits with 1 if recall finds an item that is stale, undone, secret or from
 * another campaign. `--show N` prints N of the questions with their results.
 * `--json` prints one JSON object.
 */
await runScript(async () => {
  const json = process.argv.includes("--json");
  if (process.argv.includes("--own")) return measureOwn(json);
  const data = option("--data");
  if (data === null) {
    const sizes = (option("--sizes") ?? SIZES).split(",").map(Number);
    const figures = await measureRecall(sizes, json ? () => {} : console.log);
    if (json) console.log(JSON.stringify(figures));
    else printRows(recallRows(figures));
    return;
  }
  const { quality, byConversation, questions } = await measureQuality(data);
  if (json) {
    console.log(JSON.stringify(quality));
    return;
  }
  console.log(`${questions} questions; each figure is a share of the evidence, in percent.`);
  console.table({
    "categories 1–4": percent(quality.core),
    ...named("category", quality.byCategory),
    ...named("1–4 of", byConversation),
  });
});

async function measureOwn(json: boolean): Promise<void> {
  const own = await measureOwnRecall(OWN.campaigns, OWN.turns, json ? () => {} : console.log);
  const figures = ownFigures(own);
  if (json) console.log(JSON.stringify(figures));
  else {
    printSample(own, Number(option("--show") ?? 0));
    printOwn(figures);
  }
  if (Object.values(figures.zeros).some((count) => count > 0)) process.exitCode = 1;
}

function percent(quality: Quality): Record<string, string> {
  return Object.fromEntries(Object.entries(quality).map(([name, share]) => [name, (share * 100).toFixed(1)]));
}

function named(what: string, qualities: Readonly<Record<string, Quality>>): Record<string, Record<string, string>> {
  return Object.fromEntries(Object.entries(qualities).map(([name, quality]) => [`${what} ${name}`, percent(quality)]));
}
