import type { Tokens } from "#contracts/play/turn";
import type { ChatMessage } from "./chat-model.ts";

/** The last letter of the Latin blocks. */
const LAST_LATIN = 0x02_4f;

/**
 * About how many tokens a text is. Latin text has about four characters a token; other scripts nearer one. An estimate on the safe
 * side: providers differ, and none of their tokenizers is worth its weight in a Worker.
 */
export function countTokens(text: string): number {
  let plain = 0;
  let other = 0;
  // By code unit: a prompt is counted before every turn, and walking it character by character costs several times as much.
  for (let at = 0; at < text.length; at += 1) {
    if (text.charCodeAt(at) <= LAST_LATIN) plain += 1;
    else {
      other += 1;
      if ((text.codePointAt(at) ?? 0) > 0xff_ff) at += 1;
    }
  }
  return Math.ceil(plain / 4 + other);
}

/** About how many tokens the messages are. */
export const messageTokens = (messages: readonly ChatMessage[]): number =>
  messages.reduce((sum, message) => sum + countTokens(message.content) + 4, 0);

/** The end of a text that fits in a number of tokens, from a word's beginning on. */
export function lastTokens(text: string, tokens: number): string {
  if (countTokens(text) <= tokens) return text;
  let start = Math.max(0, text.length - tokens * 4);
  while (start < text.length && countTokens(text.slice(start)) > tokens)
    start += Math.max(1, Math.ceil((text.length - start) / 8));
  const space = text.indexOf(" ", start);
  return text.slice(space === -1 ? start : space + 1).toWellFormed();
}

/** The beginning of a text that fits in a number of tokens, up to a word's end. */
export function firstTokens(text: string, tokens: number): string {
  if (countTokens(text) <= tokens) return text;
  let end = Math.min(text.length, tokens * 4);
  while (end > 0 && countTokens(text.slice(0, end)) > tokens) end -= Math.max(1, Math.ceil(end / 8));
  const space = text.lastIndexOf(" ", end);
  return text.slice(0, space > 0 ? space : end).toWellFormed();
}

/** What two answers cost together. What neither says of cache and thinking stays unsaid. */
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
