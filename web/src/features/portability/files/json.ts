import { LIMITS } from "#contracts/limits";
import { depthOfText } from "#contracts/portability/json-depth";

import { Unreadable } from "./unreadable.ts";

/** Decodes UTF-8. A file with invalid bytes is refused: replacing the bytes would change the story. */
export function textOf(bytes: Uint8Array): string {
  if (bytes.length === 0) throw new Unreadable("empty");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Unreadable("notText");
  }
}

/** Parses JSON. Refuses a text that is nested deeper than any file that Lorehearth exports. */
export function jsonOf(text: string): unknown {
  if (depthOfText(text) > LIMITS.transfer.depth) throw new Unreadable("tooDeep");
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Unreadable("notJson");
  }
}

/** A JSON object, not a list or a value. */
export type JsonObject = { readonly [key: string]: unknown };

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns the value if it is a string, else an empty string. */
export const textAt = (value: unknown): string => (typeof value === "string" ? value : "");
