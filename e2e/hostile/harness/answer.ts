import { expect } from "vitest";

import { ERROR_STATUS } from "#contracts/errors";

/** How long anything may take before it counts as hung. Milliseconds. */
export const HANG = 15_000;

/** What came back, whichever way it was asked. */
export interface Heard {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Answers that offer a choice say what there is to choose from; no other has details. */
const WITH_DETAILS = new Set([
  "world_has_campaigns",
  "campaign_has_characters",
  "campaign_full",
  "sign_in_locked",
  "rate_limited",
  "budget_spent",
  "game_master_failed",
]);

/** What a sentence for players never has in it: a stack's line, a file of ours, a query, a fault's own name. */
const OURS =
  /\bat (?:async )?[\w.<>]+ \(|\.[cm]?[jt]sx?:\d+|node_modules|workerd|file:\/\/\/|\/workers\/|\bSELECT\b.+\bFROM\b|\bINSERT INTO\b|SQLITE_|D1_ERROR|\b(?:Type|Range|Syntax|Reference|Zod|DrizzleQuery)Error\b|fts5|\[object /u;

/** Failures that are the model's: it answered nonsense, and the player is shown so. */
const THE_MODELS = /^game_master_/u;

export const expectNothingOfOurs = (sentence: string): void => expect(sentence).not.toMatch(OURS);

/** Fails where an answer is a fault of ours, a refusal in another shape than the contract's, or shows something internal. */
export function expectSound({ status, headers, text }: Heard): void {
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

export const heard = async (response: Response): Promise<Heard> => ({
  status: response.status,
  headers: Object.fromEntries(response.headers),
  text: await response.text(),
});
