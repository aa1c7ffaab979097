/** A section of a Markdown description. The text before the first heading has an empty heading and depth 0. */
export interface Section {
  readonly heading: string;
  /** 1 to 6. A line that is entirely bold counts as a heading of depth 6. */
  readonly depth: number;
  readonly body: string;
}

// The patterns avoid long backtracking: a description has up to 20,000 characters of any kind.
const ATX = /^ {0,3}(?<marks>#{1,6})[ \t]+(?<title>.*)$/u;
const BOLD_LINE = /^ {0,3}(?:\*\*|__)(?<title>[^*_]+)(?:\*\*|__):?[ \t]*$/u;
const FENCE = /^ {0,3}(?:`{3,}|~{3,})/u;

function readHeading(line: string): { heading: string; depth: number } | null {
  const atx = ATX.exec(line)?.groups;
  if (atx?.["title"]) return { heading: plain(withoutClosingMarks(atx["title"])), depth: atx["marks"]?.length ?? 1 };
  const bold = BOLD_LINE.exec(line)?.groups;
  return bold?.["title"] ? { heading: plain(bold["title"]).replace(/:$/u, ""), depth: 6 } : null;
}

function withoutClosingMarks(title: string): string {
  let end = title.trimEnd().length;
  while (end > 0 && title[end - 1] === "#") end -= 1;
  return title.slice(0, end);
}

/** Splits a description at its headings. The sections are in order; sections without heading and text are left out. */
export function readSections(markdown: string): readonly Section[] {
  const sections: { heading: string; depth: number; lines: string[] }[] = [{ heading: "", depth: 0, lines: [] }];
  let fenced = false;
  for (const line of markdown.split(/\r\n|\r|\n/u)) {
    if (FENCE.test(line)) fenced = !fenced;
    const heading = fenced ? null : readHeading(line);
    if (heading) sections.push({ ...heading, lines: [] });
    else sections.at(-1)?.lines.push(line);
  }
  return sections
    .map(({ heading, depth, lines }) => ({ heading, depth, body: lines.join("\n").trim() }))
    .filter(({ heading, body }) => heading !== "" || body !== "");
}

/** A line of Markdown as plain text, without emphasis, code marks and link addresses. */
export function plain(markdown: string): string {
  return markdown
    .replaceAll(/!?\[(?<label>[^\][]*)\]\([^()]*\)/gu, "$<label>")
    .replaceAll(/\*\*|__|`|(?<![\p{L}\p{N}])[*_](?=\S)|(?<=\S)[*_](?![\p{L}\p{N}])/gu, "")
    .replaceAll(/\s+/gu, " ")
    .trim();
}

/** The paragraphs of a text, each as plain text. */
export function paragraphs(body: string): readonly string[] {
  return body
    .split(/\n\s*\n/u)
    .map(plain)
    .filter((paragraph) => paragraph !== "");
}
