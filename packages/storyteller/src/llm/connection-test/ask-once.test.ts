import { expect, it } from "vitest";

import { FakeChatModel, type ScriptedAnswer } from "../chat-model.fake.ts";
import { ModelFailure } from "../chat-model.ts";
import { askOnce } from "./ask-once.ts";
import { hello } from "./questions.ts";

/** Asks a model with these answers. Returns what it answered, and the waits between the tries. */
async function ask(...answers: readonly ScriptedAnswer[]) {
  const waits: number[] = [];
  const wait = async (milliseconds: number) => void waits.push(milliseconds);
  const received = await askOnce(new FakeChatModel(answers), hello(), new AbortController().signal, wait).catch(
    (error: unknown) => error,
  );
  return { received, waits };
}

const loading = [new ModelFailure("loading", "still loading")];
const tooFast = (retryAfterMs: number | null = null) => [
  new ModelFailure("rate_limited", "too fast", { retryAfterMs }),
];

it("a model that is being loaded is asked again until it answers", async () => {
  const { received, waits } = await ask(loading, loading, "Good evening.");
  expect(received).toMatchObject({ text: "Good evening." });
  expect(waits).toEqual([2_000, 2_000]);
});

it("an account that may ask once a second only is given the time it asks for", async () => {
  const { received, waits } = await ask(tooFast(), tooFast(1_500), "Good evening.");
  expect(received).toMatchObject({ text: "Good evening." });
  expect(waits).toEqual([2_000, 1_500]);
});

it("nobody waits a minute in a test for an account that asks for one", async () => {
  const { received, waits } = await ask(tooFast(60_000));
  expect(received).toMatchObject({ kind: "rate_limited" });
  expect(waits).toEqual([]);
});

it("any other failure is the answer", async () => {
  const { received, waits } = await ask([new ModelFailure("wrong_key", "no")]);
  expect(received).toMatchObject({ kind: "wrong_key" });
  expect(waits).toEqual([]);
});
