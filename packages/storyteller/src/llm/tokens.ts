import type { Tokens } from "#contracts/play/turn";
import type { ChatMessage } from "./chat-model.ts";

/** The last letter of the Latin blocks. */
const LAST_LATIN = 0x02_4f;

/**
 * Estimates the number of tokens in a text. Latin text has about four characters for each token, other scripts about one. The estimate is
 * rather too high: providers differ, and every real tokenizer is too large for a Worker.
 */
export function countTokens(text: string): number {
  let plain = 0;
  let other = 0;
  // Reads the text by UTF-16 code units, because a prompt is counted before every turn and reading whole characters is several times as slow.
  for (let at = 0; at < text.length; at += 1) {
    if (text.charCodeAt(at) <= LAST_LATIN) plain += 1;
    else {
      other += 1;
      if ((text.codePointAt(at) ?? 0) > 0xff_ff) at += 1;
    }
  }
  return Math.ceil(plain / 4 + other);
}

/** Estimates the number of tokens in the messages. */
export const messageTokens = (messages: readonly ChatMessage[]): number =>
  messages.reduce((sum, message) => sum + countTokens(message.content) + 4, 0);

/** The longest end of a text that fits into this number of tokens. It starts at the beginning of a word. */
export function lastTokens(text: string, tokens: number): string {
  if (countTokens(text) <= tokens) return text;
  let start = Math.max(0, text.length - tokens * 4);
  while (start < text.length && countTokens(text.slice(start)) > tokens)
    start += Math.max(1, Math.ceil((text.length - start) / 8));
  const space = text.indexOf(" ", start);
  return text.slice(space === -1 ? start : space + 1).toWellFormed();
}

/** The longest beginning of a text that fits into this number of tokens. It ends at the end of a word. */
export function firstTokens(text: string, tokens: number): string {
  if (countTokens(text) <= tokens) return text;
  let end = Math.min(text.length, tokens * 4);
  while (end > 0 && countTokens(text.slice(0, end)) > tokens) end -= Math.max(1, Math.ceil(end / 8));
  const space = text.lastIndexOf(" ", end);
  return text.slice(0, space > 0 ? space : end).toWellFormed();
}

/** Adds the tokens of two answers. A figure that neither answer reports, for cache or thinking, stays undefined. */
export function addTokens(one: Tokens, other: Tokens): Tokens {
  const both = (part: "cached" | "reasoning") =>
    one[part] === undefined && other[part] === undefined ? {} : { [part]: (one[part] ?? 0) + (other[part] ?? 0) };
  return {
    input: one.input + other.input,
    output: one.output + other.output,
    ...both("cached"),
    ...both("reasoning"),
  };
}
