import { appendFileSync } from "node:fs";

/** The environment variable that names the file in which crashes of a stack's runtime are noted. */
export const CRASHES_FILE = "LOREHEARTH_CRASHES";

/** Notes a crash of a stack's runtime that no test had caused. Outside `npm test` nothing is written. */
export function noteCrash(line: string): void {
  const file = process.env[CRASHES_FILE];
  if (file) appendFileSync(file, `${line}\n`);
}
