import { failedFiles, sum, THE_RUN, type ByFile } from "./tally.ts";

/** Runs these files of tests, or all where none are named. */
type Run = (files: readonly string[]) => Promise<ByFile>;

/**
 * Runs all tests, and the files in which something failed up to `times` times more, each on a stack of its own: a whole browser on a busy
 * machine may be late. Where the run itself failed and no file did, all are run again. What passed only then is named, and what fails every
 * time fails.
 */
export async function askAgain(run: Run, times: number, say: (line: string) => void): Promise<ByFile> {
  let files = await run([]);
  for (let again = 0; again < times && sum(files).failed > 0; again += 1) {
    const failed = failedFiles(files);
    say(`Asked again, for something failed in ${failed.length > 0 ? failed.join(", ") : "the run itself"}`);
    const kept = failed.length > 0 ? [...files].filter(([name]) => name !== THE_RUN) : [];
    files = new Map([...kept, ...(await run(failed))]);
    for (const name of failed) if (!failedFiles(files).includes(name)) say(`Passed only when asked again: ${name}`);
  }
  return files;
}
