import { pattern, storedPattern } from "../patterns.ts";
import { lexicon } from "./lexicon/lexicon.ts";

/** A word of the player, or a punctuation mark. */
export interface Token {
  /** The token in lower case, with abbreviations written out. */
  readonly text: string;
  /** Whether the token began with a capital letter. */
  readonly capital: boolean;
  /** The position of the token in the text. */
  readonly start: number;
  readonly end: number;
  readonly mark: boolean;
}

/** Contractions such as "'ll" and "'d", with the word before them. */
const CONTRACTED = storedPattern("tokens contracted", "u");
const NOT = storedPattern("tokens not", "u");
const WHOLE: Readonly<Record<string, string>> = { wo: "will", ca: "can" };
const EXPANDED: Readonly<Record<string, string>> = { ll: "will", d: "would", m: "am", re: "are", ve: "have" };
/** Words after which "'s" means "is". */
const IS = new Set(["what", "who", "where", "how", "when", "why", "that", "there", "it", "he", "she", "here", "whose"]);

const NONE: ReadonlySet<string> = new Set();

function expand(text: string, first: boolean, names: ReadonlySet<string>): readonly string[] {
  if (names.has(text)) return [text];
  if (first || (text !== "ill" && text !== "id")) {
    const { shorthand } = lexicon();
    const written = Object.hasOwn(shorthand, text) ? shorthand[text] : undefined;
    if (written !== undefined && written !== text)
      return written.split(" ").flatMap((word) => expand(word, false, NONE));
  }
  const no = NOT.exec(text);
  if (no !== null) return no[2] === undefined ? [WHOLE[no[1] ?? ""] ?? no[1] ?? "", "not"] : ["can", "not"];
  const contracted = CONTRACTED.exec(text);
  if (contracted !== null) return [contracted[1] ?? "", EXPANDED[contracted[2] ?? ""] ?? ""];
  if (text === "let's" || text === "let’s") return ["let", "us"];
  const is = /^(.+)['’]s$/u.exec(text);
  if (is !== null && IS.has(is[1] ?? "")) return [is[1] ?? "", "is"];
  return [text.replaceAll("’", "'")];
}

/**
 * The words and punctuation marks of a text, in order.
 * @param names words of the scene's names, which are no abbreviations: "Wat" may be a squire
 */
export function tokenize(text: string, names: ReadonlySet<string> = NONE): readonly Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(pattern("tokens token", "gu"))) {
    const raw = match[0];
    const start = match.index;
    const mark = !/[\p{L}\p{N}]/u.test(raw);
    const before = tokens.at(-1);
    const first = before === undefined || before.mark;
    for (const word of mark ? [raw === "&" || raw === "+" ? "and" : raw] : expand(raw.toLowerCase(), first, names))
      tokens.push({
        text: word,
        capital: /^\p{Lu}/u.test(raw),
        start,
        end: start + raw.length,
        mark: mark && word !== "and",
      });
  }
  return tokens;
}
