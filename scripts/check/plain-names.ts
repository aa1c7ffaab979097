import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

import { Failure } from "../../tools/shared/failure.ts";
import { fromRoot } from "../../tools/shared/paths.ts";
import { deadCitations } from "./citations.ts";
import { awkwardWords, privateWords } from "./words.ts";

const tracked = (...patterns: readonly string[]): string[] =>
  execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", ...patterns], {
    cwd: fromRoot("."),
    encoding: "utf8",
  })
    .split("\n")
    .filter((file) => file !== "");
const read = (file: string): string => readFileSync(fromRoot(file), "utf8");

/** Fails if a name in the code, or a text, uses a word of the lists in words.ts, which new readers cannot guess. */
export async function wordList(): Promise<string> {
  const files = tracked("*.ts", "*.tsx", "*.md");
  const found = files.flatMap((file) => {
    const source = read(file);
    const names = file.endsWith(".md") ? [] : privateWords(file, source);
    return [...names, ...awkwardWords(file, source)].map(
      ({ name, line, instead }) => `${file}:${line} ${name}: rather ${instead}`,
    );
  });
  if (found.length > 0) throw new Failure(`Words that a stranger cannot guess:\n${found.join("\n")}`);
  return `${files.length} files`;
}

/** Fails if the target of a link or of a citation does not exist. */
export async function citations(): Promise<string> {
  const all = tracked();
  const files = new Set(all);
  const readers = all.filter((file) => /\.(?:md|ts|tsx|mjs|toml|yml|css)$/u.test(file) && !file.includes("/fixtures/"));
  const faults = readers
    .filter((file) => !file.startsWith("scripts/check/citations"))
    .flatMap((file) => deadCitations(file, read(file), { files, read }));
  if (faults.length > 0) throw new Failure(`Citations that lead nowhere:\n${faults.join("\n")}`);
  return `${readers.length} files`;
}
