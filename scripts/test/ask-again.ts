import { failedFiles, type ByFile } from "./tally.ts";

/** Runs these files of tests, or all where none are named. */
type Run = (files: readonly string[]) => Promise<ByFile>;

/**
 * Runs all tests, and the files in which something failed up to `times` times more, each on a stack of its own: a whole browser on a busy
 * machine may be late. What passed only then is named, and what fails every time fails.
 */
export async function askAgain(run: Run, times: number, say: (line: string) => void): Promise<ByFile> {
  let files = await run([]);
  for (let again = 0; again < times; again += 1) {
    const failed = failedFiles(files);
    if (failed.length === 0) break;
    say(`Asked again, for something in them failed: ${failed.join(", ")}`);
    files = new Map([...files, ...(await run(failed))]);
    for (const name of failed) if (!failedFiles(files).includes(name)) say(`Passed only when asked again: ${name}`);
  }
  return files;
}
