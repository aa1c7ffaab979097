import { readFileSync } from "node:fs";

import { fromRoot } from "../../tools/shared/paths.ts";

/** Whether the rules do a thing themselves, leave it to the game master, or leave it out. */
export const STATES = ["enforced", "guidance", "not played here"] as const;

/** A row of a page about what the rules cover. */
export interface CoverageRow {
  readonly page: string;
  /** The heading above its table. */
  readonly heading: string;
  readonly rule: string;
  readonly state: string;
  /** The files that do it, or why nothing is done. */
  readonly where: string;
}

/** The pages beneath `docs/rules-coverage.md` whose rows are rules. */
export const PAGES = ["build", "combat", "features", "spells"].map((name) => `docs/rules-coverage/${name}.md`);

const cellsOf = (line: string): string[] =>
  line
    .slice(1, -1)
    .split("|")
    .map((cell) => cell.trim());

/** The lines of a page below its headings: each with the heading. */
function linesOf(text: string): { readonly heading: string; readonly line: string }[] {
  let heading = "";
  return text.split("\n").map((line) => {
    if (line.startsWith("#")) heading = line.replace(/^#+ /u, "");
    return { heading, line };
  });
}

/** The rows of all tables of a page that have the columns rule, state and where. */
export function rowsIn(page: string, text: string): CoverageRow[] {
  return linesOf(text)
    .filter(({ line }) => line.startsWith("| "))
    .map(({ heading, line }) => ({ heading, cells: cellsOf(line) }))
    .filter(({ cells }) => cells[0] !== "rule")
    .map(({ heading, cells: [rule = "", state = "", where = ""] }) => ({ page, heading, rule, state, where }));
}

/** Every rule of every page. */
export const coverageRows = (): CoverageRow[] =>
  PAGES.flatMap((page) => rowsIn(page, readFileSync(fromRoot(page), "utf8")));

/** The rows of the table of counts, each as the front page writes it. */
export const countRows = (text: string): string[] =>
  text.split("\n").filter((line) => /^\| (?:\[[^\]]+\]|\*\*all\*\*)/u.test(line));

const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/gu, "")
    .replaceAll(" ", "-");

/** The table of counts as it must be written: a row for each heading, and the sum. */
export function expectedCounts(rows: readonly CoverageRow[]): string[] {
  const counted = (which: readonly CoverageRow[]): string =>
    [...STATES.map((state) => which.filter((row) => row.state === state).length), which.length].join(" | ");
  const areas = new Map<string, CoverageRow[]>();
  for (const row of rows) {
    const link = `[${row.heading}](${row.page.replace("docs/", "")}#${anchorOf(row.heading)})`;
    areas.set(link, [...(areas.get(link) ?? []), row]);
  }
  return [...[...areas].map(([link, of]) => `| ${link} | ${counted(of)} |`), `| **all** | ${counted(rows)} |`];
}

/** The files that a row names. They are in `packages/rules/src`, `packages/rules`, or anywhere in the repository. */
export const filesOf = ({ where }: CoverageRow): string[] =>
  [...where.matchAll(/`([^`]+\.[a-z]+)`/gu)].map(([, file = ""]) => file);
