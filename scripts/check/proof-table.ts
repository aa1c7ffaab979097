import { existsSync, readFileSync } from "node:fs";

import { fromRoot } from "../../tools/shared/paths.ts";

/** A row of a table in a document. Its last cell names the tests that prove the row, each as `file`: "title". */
export interface ProvenRow {
  readonly cells: readonly string[];
  readonly proofs: readonly Proof[];
}

interface Proof {
  readonly file: string;
  /** The test's title, or a part of it. */
  readonly title: string;
}

const PROOF = /`([^`]+)`: "([^"]+)"/gu;

/** The rows of all tables in a document whose first cell matches `first`. */
export function provenRows(document: string, first: RegExp): ProvenRow[] {
  return readFileSync(fromRoot(document), "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .map((line) => line.slice(1, -1).split("|"))
    .map((cells) => cells.map((cell) => cell.trim()))
    .filter(([name = ""]) => first.test(name))
    .map((cells) => ({ cells: cells.slice(0, -1), proofs: proofsIn(cells.at(-1) ?? "") }));
}

const proofsIn = (cell: string): Proof[] =>
  [...cell.matchAll(PROOF)].map(([, file = "", title = ""]) => ({ file, title }));

/** The faults of a row: it names no test, or it names a file or a test that does not exist. */
export function unproven({ proofs }: ProvenRow): string[] {
  if (proofs.length === 0) return ["no test is named"];
  return proofs.flatMap(({ file, title }) => {
    if (!existsSync(fromRoot(file))) return `there is no ${file}`;
    return readFileSync(fromRoot(file), "utf8").includes(title) ? [] : `${file} has no test "${title}"`;
  });
}
