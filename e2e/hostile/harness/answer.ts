import { expect } from "vitest";

import { ERROR_STATUS } from "#contracts/errors";

/** A request that takes longer counts as hung. Milliseconds. */
export const HANG = 15_000;

/** An answer over HTTP or /ws. */
export interface Answer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** The codes of refusals with details. */
const WITH_DETAILS = new Set([
  "world_has_campaigns",
  "campaign_has_characters",
  "campaign_full",
  "sign_in_locked",
  "rate_limited",
  "budget_spent",
  "game_master_failed",
]);

/** Internals that no sentence for players may have: stack traces, file names, queries, names of exceptions. */
const OURS =
  /\bat (?:async )?[\w.<>]+ \(|\.[cm]?[jt]sx?:\d+|node_modules|workerd|file:\/\/\/|\/workers\/|\bSELECT\b.+\bFROM\b|\bINSERT INTO\b|SQLITE_|D1_ERROR|\b(?:Type|Range|Syntax|Reference|Zod|DrizzleQuery)Error\b|fts5|\[object /u;

/** Failures that are the model's: it answered nonsense, and the player is shown so. */
const THE_MODELS = /^game_master_/u;

export const expectNothingOfOurs = (sentence: string): void => expect(sentence).not.toMatch(OURS);

/** Fails where an answer is a fault of ours, a refusal in another shape than the contract's, or shows something internal. */
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
