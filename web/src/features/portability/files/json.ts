import { LIMITS } from "#contracts/limits";
import { depthOfText } from "#contracts/portability/json-depth";

import { Unreadable } from "./unreadable.ts";

/** Bytes as text. Those that are no UTF-8 are refused, not replaced: a story would come out other than it went in. */
export function textOf(bytes: Uint8Array): string {
  if (bytes.length === 0) throw new Unreadable("empty");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Unreadable("notText");
  }
}

/** A text as JSON, once it is sure that it nests no deeper than anything of ours does. */
export function jsonOf(text: string): unknown {
  if (depthOfText(text) > LIMITS.transfer.depth) throw new Unreadable("tooDeep");
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Unreadable("notJson");
  }
}

/** An object of JSON; anything else is none. */
export type JsonObject = { readonly [key: string]: unknown };

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A text, whatever else stands in its place. */
export const textAt = (value: unknown): string => (typeof value === "string" ? value : "");
