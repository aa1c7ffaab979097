import { expect } from "vitest";

import { ERROR_STATUS } from "#contracts/errors";

/** A request that takes longer than this many milliseconds counts as hung. */
export const HANG = 15_000;

/** An answer over HTTP or /ws. */
export interface Answer {
  readonly status: number;
  /** The headers by their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** The error codes of refusals that have details in addition to their message. */
const WITH_DETAILS = new Set([
  "world_has_campaigns",
  "campaign_has_characters",
  "campaign_full",
  "quota_reached",
  "sign_in_locked",
  "rate_limited",
  "budget_spent",
  "game_master_failed",
]);

/** Matches internals of the server that no message to players may contain: stack traces, file names, queries, names of exceptions. */
const OURS =
  /\bat (?:async )?[\w.<>]+ \(|\.[cm]?[jt]sx?:\d+|node_modules|workerd|file:\/\/\/|\/workers\/|\bSELECT\b.+\bFROM\b|\bINSERT INTO\b|SQLITE_|D1_ERROR|\b(?:Type|Range|Syntax|Reference|Zod|DrizzleQuery)Error\b|fts5|\[object /u;

/** Matches the error codes for which the model is to blame: it answered nonsense, and the error message says so to the player. */
const THE_MODELS = /^game_master_/u;

export const expectNothingOfOurs = (sentence: string): void => expect(sentence).not.toMatch(OURS);

/**
 * Fails if an answer is an internal error of the server, is a refusal in another format than the contract's, or shows something internal.
 */
export function expectSound({ status, headers, text }: Answer): void {
  if (status < 400) return;
  const body = JSON.parse(text) as { error: string; code: keyof typeof ERROR_STATUS; requestId: string };
  if (status >= 500) expect(body.code, text).toMatch(THE_MODELS);
  const details = WITH_DETAILS.has(body.code) ? ["details"] : [];
  expect(Object.keys(body).toSorted()).toEqual(["code", ...details, "error", "requestId"]);
  expect([body.code, ERROR_STATUS[body.code]]).toEqual([body.code, status]);
  expect(body.error.trim()).not.toBe("");
  expectNothingOfOurs(body.error);
  expect(body.requestId).toBe(headers["x-request-id"]);
}

export const answerOf = async (response: Response): Promise<Answer> => ({
  status: response.status,
  headers: Object.fromEntries(response.headers),
  text: await response.text(),
});
