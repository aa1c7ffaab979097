import { appendFileSync } from "node:fs";

/** The environment variable with the path of the file to which crashes of a stack's runtime are written. */
export const CRASHES_FILE = "LOREHEARTH_CRASHES";

/** Writes down that a stack's runtime crashed without a test having caused it. Outside of `npm test` nothing is written. */
export function noteCrash(line: string): void {
  const file = process.env[CRASHES_FILE];
  if (file) appendFileSync(file, `${line}\n`);
}
