/** Finds links and citations whose target does not exist: a file, a heading, a decision, or a section of a document. */

/** What the check needs of the repository: its files, and the text of those that are linked to. */
export interface Repository {
  readonly files: ReadonlySet<string>;
  readonly read: (file: string) => string;
}

const LINK = /\]\((?!https?:|mailto:)([^)\s#]*)(#[^)\s]+)?\)/gu;
const SECTION = /\b([\w./-]+\.md) ?§/gu;
/** Matches the way in which comments cite a heading: docs/oracle.md, "Acts". */
const QUOTED_HEADING = /\b(docs\/[\w./-]+\.md), "([^"\n]+)"/gu;
const DECISION = /\bdecisions? (\d{3})\b/giu;

/** The anchor that GitHub makes for a heading. */
export const anchorOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(/\s/gu, "-");

const anchorsIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/^#{1,6} (.+)$/gmu)].map(([, heading = ""]) => anchorOf(heading)));

/** Whether a document has this heading. A paragraph that begins with bold text counts as a heading, too. */
const isPartOf = (text: string, part: string): boolean =>
  anchorsIn(text).has(anchorOf(part)) || new RegExp(`^(?:- )?\\*\\*${part}\\b`, "mu").test(text);

/** The dead links and citations of one file, a sentence each. */
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

/** Resolves a link in a file to a path from the root of the repository. */
function join(file: string, path: string): string {
  const parts = path.startsWith("/") ? [] : file.split("/").slice(0, -1);
  for (const part of path.split("/"))
    if (part === "..") parts.pop();
    else if (part !== "." && part !== "") parts.push(part);
  return parts.join("/");
}
