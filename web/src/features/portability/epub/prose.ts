import { escaped } from "./xml.ts";

/** Converts a reply to XHTML: paragraphs, lists, quotes, bold and italic. Everything else is escaped and otherwise unchanged. */
export function prose(text: string): string {
  return text
    .trim()
    .replaceAll(/\r\n?/gu, "\n")
    .split(/\n{2,}/u)
    .filter((part) => part.trim() !== "")
    .map(block)
    .join("\n");
}

function block(part: string): string {
  const lines = part.split("\n").map((line) => line.trim());
  if (lines.every((line) => /^[-*] /u.test(line))) {
    return `<ul>${lines.map((line) => `<li>${inline(line.slice(2))}</li>`).join("")}</ul>`;
  }
  if (lines.every((line) => line.startsWith(">"))) {
    return `<blockquote><p>${lines.map((line) => inline(line.slice(1).trim())).join("<br/>")}</p></blockquote>`;
  }
  if (lines.every((line) => /^[-*_]{3,}$/u.test(line))) return "<hr/>";
  const [first = ""] = lines;
  if (lines.length === 1 && /^#{1,6} /u.test(first))
    return `<p><strong>${inline(first.replace(/^#+ /u, ""))}</strong></p>`;
  return `<p>${lines.map(inline).join("<br/>")}</p>`;
}

/** Converts marks for bold and italic that are closed on the same line. Other marks stay, so that the XHTML is always well-formed. */
const inline = (line: string): string =>
  escaped(line)
    .replaceAll(/\*\*(?!\s)([^*]+?)(?<!\s)\*\*/gu, "<strong>$1</strong>")
    .replaceAll(/\*(?![\s*])([^*<>]+?)(?<!\s)\*/gu, "<em>$1</em>")
    .replaceAll(/(?<![\p{L}\p{N}_])_(?![\s_])([^_<>]+?)(?<!\s)_(?![\p{L}\p{N}_])/gu, "<em>$1</em>");
