import { adventureTimes } from "../oracle.ts";
import { BUDGET, ownPremiseTimes } from "../own-premises.ts";
import { readCases } from "../understanding/cases.ts";
import { accuracy, judge, read } from "../understanding/measure.ts";
import { printReport } from "../understanding/report.ts";
import { HELD_BACK } from "../understanding/held-back.ts";
import { WEIGHTS, writeWeights } from "../understanding/train.ts";
import { VECTORS_FILE, writeVectors } from "../understanding/word-vectors.ts";
import { runScript } from "../../tools/shared/failure.ts";
import { fromRoot } from "../../tools/shared/paths.ts";

/** The file of messages that people have labelled. They are written in the styles of many players. */
const LABELLED = fromRoot("bench/understanding/labelled.jsonl");

/**
 * `npm run bench:oracle -- --understand FILE`: reads the messages of a file as the oracle does. With `--json` it prints one JSON object per
 * message, `{id, act, also, target, sure, asked}`; otherwise a report, for which the messages need labels.
 */
function understandFile(file: string, json: boolean): void {
  const cases = readCases(file);
  if (json) {
    for (const one of cases) {
      const { act, also, target, sure } = read(one);
      console.log(JSON.stringify({ id: one.id, act, also, target, sure, asked: !sure }));
    }
    return;
  }
  const judged = judge(cases);
  if (judged.length === 0)
    throw new Error(`No line of ${file} has an "act": without labels only --json has something to show.`);
  printReport(judged);
}

/**
 * `npm run bench:oracle`: measures how well the oracle understands the labelled messages, and how much CPU a turn costs, in the adventures
 * with a sample of those messages, and in worlds of a player's own. `--json` prints one JSON object. With `--train`, the second reader first
 * learns from the labelled messages, and its data file is written. With `--vectors` the word vectors are made, from which the reader must
 * then learn again.
 */
await runScript(async () => {
  const json = process.argv.includes("--json");
  if (process.argv.includes("--vectors")) {
    const size = await writeVectors(VECTORS_FILE);
    console.log(
      `${VECTORS_FILE} has ${size} bytes. Start again with --train: the weights fit only the vectors that they were learned with.`,
    );
    return;
  }
  if (process.argv.includes("--train")) {
    const size = writeWeights(LABELLED, WEIGHTS);
    console.log(
      `Learned from ${LABELLED} without the sets ${HELD_BACK.join(" and ")}: ${WEIGHTS} has ${size} bytes. Start again without --train to measure.`,
    );
    return;
  }
  const at = process.argv.indexOf("--understand");
  if (at !== -1) {
    const file = process.argv[at + 1];
    if (file === undefined || file.startsWith("--"))
      throw new Error("--understand needs the path of a file with one message a line.");
    understandFile(file, json);
    return;
  }
  const cases = readCases(LABELLED);
  const judged = judge(cases);
  const adventures = await adventureTimes(cases.map(({ text }) => text));
  const own = await ownPremiseTimes();
  if (json) {
    console.log(JSON.stringify({ understanding: accuracy(judged), adventureCpu: adventures, ownPremiseCpu: own }));
    return;
  }
  printReport(judged);
  console.log("A turn of an adventure, in milliseconds of CPU:");
  console.table(adventures);
  console.log(`A turn of a player's own world, in milliseconds of CPU (99 of 100 may cost ${BUDGET}):`);
  console.table(own);
});
