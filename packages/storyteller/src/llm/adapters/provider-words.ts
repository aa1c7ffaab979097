/** Reads a provider's error message, so that rules can match it and the operator of the model can read it. */

const MOST_CHARACTERS = 300;
/** How deep nested JSON is read. OpenRouter quotes its upstream's JSON as a string, and proxies quote OpenRouter's. */
const DEEPEST = 10;

export interface ProviderWords {
  /** Every value with its name (`message: …`, `code: …`), for the rules to match. */
  readonly all: string;
  /** The sentence that is meant for a person. API keys are not masked in it yet. */
  readonly sentence: string;
  /** True if the body contains an error as a model server writes it. False for a web page or a bare "Not Found". */
  readonly isOfModelServer: boolean;
}

/** Reads an error body of any shape: any provider's JSON, a sentence, or a web page. */
export function readProviderWords(body: unknown): ProviderWords {
  const value = typeof body === "string" ? parsed(body) : body;
  if (typeof value === "string") {
    const isPage = value.trimStart().startsWith("<");
    return { all: isPage ? "" : value, sentence: isPage ? titleOf(value) : value.trim(), isOfModelServer: false };
  }
  const pairs: [name: string, text: string][] = [];
  collect(value, "", 0, pairs);
  const sentence = sentenceOf(pairs);
  const all = pairs.map(([name, text]) => `${name}: ${text}`).join("\n");
  return { all, sentence, isOfModelServer: !/^(?:not found|method not allowed)\.?$/iu.test(sentence) };
}

const SENTENCE_NAMES = new Set(["message", "error", "msg", "detail", "raw", "error_message"]);

/** The upstream's sentence if a router quotes one. Otherwise the first sentence. */
function sentenceOf(pairs: readonly (readonly [name: string, text: string])[]): string {
  const said = pairs.filter(([name, text]) => SENTENCE_NAMES.has(name) && text.trim() !== "").map(([, text]) => text);
  const [first = "", ...others] = said;
  const further = others.find((one) => one !== first && one.length > first.length);
  return further === undefined ? first : first === "" ? further : `${first}: ${further}`;
}

function collect(value: unknown, name: string, depth: number, pairs: [string, string][]): void {
  if (value === null || value === undefined || depth > DEEPEST) return;
  if (typeof value === "string") {
    const inner = /^\s*[[{]/u.test(value) ? parsed(value) : value;
    if (typeof inner === "object") collect(inner, name, depth + 1, pairs);
    else pairs.push([name, value]);
    return;
  }
  if (typeof value !== "object") {
    pairs.push([name, JSON.stringify(value)]);
    return;
  }
  for (const [key, each] of Object.entries(value)) {
    collect(each, Array.isArray(value) ? name : key, depth + 1, pairs);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

const titleOf = (page: string): string => /<title>([^<]{1,200})<\/title>/iu.exec(page)?.[1]?.trim() ?? "a web page";

/** Patterns for text that looks like an API key, or like credentials in an address. */
const SECRETS: readonly (readonly [pattern: RegExp, masked: string])[] = [
  [/\b(bearer|basic)\s+[^\s"',;]+/giu, "$1 …"],
  [/\b((?:api[-_ ]?)?key|token|secret|password|authorization)(["']?\s*[:=]\s*["']?)[^\s"',;&]{4,}/giu, "$1$2…"],
  [/:\/\/[^\s/@]+@/gu, "://…@"],
  [/\b(?:sk|pk|rk|gsk|hf|xai|nvapi|AIza|ya29|key|tgp|fw|csk|r8|pplx)[-_.]?[\w*.-]{12,}/gu, "…"],
  [/\b(?=\w*\d)(?=\w*[a-z])[\w-]{32,}\b/giu, "…"],
];

/** A shorter text of an extra body may be a part of any word, so it is not masked. */
const SHORTEST_SECRET = 6;

/** The texts of a connection that no log may contain: its key, and every text in its extra body. */
export function secretsOf(key: string | undefined, extraBody: unknown): string[] {
  const pairs: [string, string][] = [];
  collect(extraBody, "", 0, pairs);
  return [key ?? "", ...pairs.map(([, text]) => text)].filter((text) => text.length >= SHORTEST_SECRET);
}

/** The text without these secrets. */
export const withoutSecrets = (text: string, secrets: readonly string[]): string =>
  secrets.reduce((hidden, secret) => hidden.replaceAll(secret, "…"), text);

/** The sentence with every API key masked, on one line, at most 300 characters. `key` is the key that was sent. */
export function maskedWords(sentence: string, key: string | undefined): string {
  let text = sentence.replaceAll(/\s+/gu, " ").trim();
  if (key) text = text.replaceAll(key, "…");
  for (const [pattern, masked] of SECRETS) text = text.replaceAll(pattern, masked);
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS - 1).toWellFormed()}…` : text;
}
