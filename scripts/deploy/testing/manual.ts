import { readFileSync } from "node:fs";

import { fromRoot } from "../../../tools/shared/paths.ts";

/** The beginnings of what a person types at the root. */
const TYPED = /^(?:npm run|npx|node|git) /u;

/** Reads the commands in the manual: lines of its code blocks, and pieces of code in its text. Comments and repetitions are left out. */
export function commandsOf(markdown: string): string[] {
  const blocks = [...markdown.matchAll(/^```[^\n]*\n([^]*?)^```$/gmu)].flatMap(([, block = ""]) => block.split("\n"));
  const prose = markdown.replaceAll(/^```[^\n]*\n[^]*?^```$/gmu, "");
  const inline = [...prose.matchAll(/`([^`\n]+)`/gu)].map(([, code = ""]) => code);
  const typed = [...inline, ...blocks].map((line) => line.replace(/\s+#.*$/u, "").trim());
  return [...new Set(typed.filter((line) => TYPED.test(line)))];
}

export const manualCommands = (): string[] => commandsOf(readFileSync(fromRoot("docs/operations.md"), "utf8"));

/** Splits a command into its words, as a shell does. Double quotes hold words together. */
export const wordsOf = (command: string): string[] =>
  [...command.matchAll(/"([^"]*)"|(\S+)/gu)].map(([, quoted, plain]) => quoted ?? plain ?? "");
