/** Links and citations that lead nowhere: of a file, of a heading, of a decision, of a section of a document that is not here. */

/** What the check knows of the repository: its files, and the text of those that are linked to. */
export interface Repository {
  readonly files: ReadonlySet<string>;
  readonly read: (file: string) => string;
}

const LINK = /\]\((?!https?:|mailto:)([^)\s#]*)(#[^)\s]+)?\)/gu;
const SECTION = /\b([\w./-]+\.md) ?§/gu;
/** As comments cite: docs/oracle.md, "Acts". */
const QUOTED_HEADING = /\b(docs\/[\w./-]+\.md), "([^"\n]+)"/gu;
const DECISION = /\bdecisions? (\d{3})\b/giu;

/** The anchor of a heading, as GitHub makes it. */
export const anchorOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(/\s/gu, "-");

const anchorsIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/^#{1,6} (.+)$/gmu)].map(([, heading = ""]) => anchorOf(heading)));

/** A paragraph that begins in bold letters may be cited as a heading is. */
const isPartOf = (text: string, part: string): boolean =>
  anchorsIn(text).has(anchorOf(part)) || new RegExp(`^(?:- )?\\*\\*${part}\\b`, "mu").test(text);

/** The faults of one file, a sentence each. */
export function deadCitations(file: string, text: string, { files, read }: Repository): string[] {
  const faults: string[] = [];
  if (file.endsWith(".md"))
    for (const [, path = "", anchor] of text.matchAll(LINK)) {
      const target = path === "" ? file : join(file, path);
      const isFolder = [...files].some((each) => each.startsWith(`${target.replace(/\/$/u, "")}/`));
      if (!files.has(target) && !isFolder) faults.push(`${file}: there is no ${path}`);
      else if (anchor !== undefined && files.has(target) && !anchorsIn(read(target)).has(anchor.slice(1)))
        faults.push(`${file}: ${target} has no heading ${anchor}`);
    }
  for (const [, document = "", part = ""] of text.matchAll(QUOTED_HEADING)) {
    if (!files.has(document)) faults.push(`${file}: there is no ${document}`);
    else if (!isPartOf(read(document), part)) faults.push(`${file}: ${document} has no part "${part}"`);
  }
  for (const [, document = ""] of text.matchAll(SECTION))
    faults.push(`${file}: cites a section of ${document} by its number; say the rule, or link to the heading`);
  for (const [, number = ""] of text.matchAll(DECISION))
    if (![...files].some((each) => each.startsWith(`docs/decisions/${number}-`)))
      faults.push(`${file}: there is no decision ${number}`);
  return faults;
}

/** The path of a link in a file, from the root of the repository. */
function join(file: string, path: string): string {
  const parts = path.startsWith("/") ? [] : file.split("/").slice(0, -1);
  for (const part of path.split("/"))
    if (part === "..") parts.pop();
    else if (part !== "." && part !== "") parts.push(part);
  return parts.join("/");
}
