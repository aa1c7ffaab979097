import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { modelsOf, requestOptionsFrom } from "#storyteller/models";
import { Failure, runScript } from "../../tools/shared/failure.ts";
import { estimate } from "../game-master/estimate.ts";
import { fillReportCard } from "../game-master/report-card.ts";
import { pageOf } from "../game-master/report-page.ts";
import { option } from "../report/option.ts";
import { PRICE_CLASSES } from "../story-tokens/model-prices.ts";

const USAGE =
  "npm run bench:gm -- --base-url http://127.0.0.1:11434/v1 --model NAME [--n 3] [--window 32768] [--calling tools|directives|decides] [--price-in DOLLARS --price-out DOLLARS] [--out FOLDER] [--estimate]; a key is read from OPENAI_API_KEY";
const SUFFIX: Readonly<Record<string, string>> = { tools: "", directives: "#directives", decides: "#decides" };

/**
 * `npm run bench:gm`: plays the probes of the report card with a model, and writes the card as JSON and as a page (docs/game-master.md, "The
 * report card"). Ctrl-C ends it after the request that runs, with what was played until then.
 */
await runScript(async () => {
  const baseUrl = option("--base-url");
  const name = option("--model");
  const runs = Number(option("--n") ?? 3);
  const window = option("--window") ?? "32768";
  const suffix = SUFFIX[option("--calling") ?? "tools"];
  if (baseUrl === null || name === null || suffix === undefined || !Number.isInteger(runs) || runs < 1) {
    throw new Failure(`Use: ${USAGE}`);
  }
  const { contextTokens, ...requestOptions } = requestOptionsFrom({
    GM_CONTEXT_TOKENS: window,
    GM_FIRST_BYTE_MS: process.env["GM_FIRST_BYTE_MS"] ?? "",
    GM_SILENCE_MS: process.env["GM_SILENCE_MS"] ?? "",
    GM_TOTAL_MS: process.env["GM_TOTAL_MS"] ?? "",
  });
  const key = process.env["OPENAI_API_KEY"];
  const [model] =
    modelsOf({
      GM_PROVIDER: "openai",
      GM_MODELS: `${name.replaceAll(",", "")}${suffix}`,
      OPENAI_BASE_URL: baseUrl,
      ...(key === undefined ? {} : { OPENAI_API_KEY: key }),
    }) ?? [];
  if (!model) throw new Failure(`Use: ${USAGE}`);

  const about = estimate(runs, contextTokens);
  console.log(
    `About ${about.requests} requests, ${about.input} tokens read and ${about.output} written, thoughts not counted.`,
  );
  const [input, output] = [option("--price-in"), option("--price-out")];
  const prices =
    input !== null && output !== null
      ? [{ name: "your price", input: Number(input), output: Number(output) }]
      : PRICE_CLASSES.map((price) => ({ ...price, name: `a ${price.name} hosted model` }));
  console.log(
    `${prices.map((price) => `${price.name}: $${about.dollars(price).toFixed(2)}`).join("; ")}; a model of your own: nothing.`,
  );
  if (process.argv.includes("--estimate")) return;

  const stop = new AbortController();
  process.once("SIGINT", () => {
    console.log("\nCancelled: writing down what was played.");
    stop.abort();
  });
  const card = await fillReportCard(
    { model, contextTokens, requestOptions },
    runs,
    stop.signal,
    (played, of, { title }, why) =>
      console.log(`${played}/${of} ${why === null ? "ok  " : "MISS"} ${title}${why === null ? "" : `: ${why}`}`),
  );
  const date = new Date().toISOString().slice(0, 10);
  const folder = option("--out") ?? "report-cards";
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name.replaceAll(/[^\w.-]+/gu, "-")}-${date}`);
  writeFileSync(`${file}.json`, JSON.stringify(card, null, 2));
  writeFileSync(`${file}.html`, pageOf(card, date));
  const shown = ({ title, share, runs: times }: (typeof card.hard)[number]) => [
    title,
    { passed: share === null ? "-" : `${Math.round(share * 100)} %`, of: times },
  ];
  console.table(Object.fromEntries([...card.hard, ...card.soft].map(shown)));
  console.log(card.complete ? `Grade: ${card.grade}.` : "No grade: the run was cancelled.");
  console.log(`${file}.html has the transcript of each miss.`);
});
