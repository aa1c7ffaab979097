import { fileLengths } from "../../tools/sizes/file-lengths.ts";
import { pageScripts } from "../../tools/sizes/page-scripts.ts";
import type { Size } from "../../tools/sizes/size.ts";
import { workerBundles } from "../../tools/sizes/worker-bundles.ts";
import { Failure } from "../../tools/shared/failure.ts";

/** The largest number of lines that a source file may have. */
const LONGEST = 400;

export async function bundleBudgets(): Promise<string> {
  const sizes = [...(await workerBundles()), ...(await pageScripts())];
  const over = sizes.filter(({ kilobytes, budget }) => kilobytes > budget);
  if (over.length > 0) throw new Failure(`Over budget: ${over.map(measured).join(", ")}`);
  return sizes.map(measured).join(", ");
}

const measured = ({ name, kilobytes, budget }: Size): string => `${name} ${kilobytes} of ${budget} KB`;

export async function lineBudget(): Promise<string> {
  const { all, median, p90, longest } = fileLengths();
  const over = all.filter(({ lines }) => lines > LONGEST);
  if (over.length > 0) {
    throw new Failure(`Over ${LONGEST} lines:\n${over.map(({ file, lines }) => `${file} ${lines}`).join("\n")}`);
  }
  return `median ${median}, p90 ${p90}, longest ${longest.lines} lines (${longest.file})`;
}
