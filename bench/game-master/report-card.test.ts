import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { modelsOf } from "#storyteller/models";
import { AT_ONCE } from "#storyteller/testing";
import { type ModelServer, startModelServer } from "../../tools/harness/servers/model-server.ts";
import { estimate } from "./estimate.ts";
import { HARD_PROBES } from "./hard-probes.ts";
import { pageOf } from "./report-page.ts";
import { fillReportCard, type ReportCard } from "./report-card.ts";
import { SCRIPTED_MODELS, scriptedAnswer } from "./scripted-models.fake.ts";
import { SOFT_PROBES } from "./voices.ts";

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer(0, scriptedAnswer);
});
afterAll(() => server.close());

function player(name: string) {
  const [model] = modelsOf({ GM_PROVIDER: "openai", GM_MODELS: name, OPENAI_BASE_URL: server.baseUrl }) ?? [];
  if (!model) throw new Error("No model");
  return {
    model,
    contextTokens: 32_768,
    requestOptions: { ...AT_ONCE, patience: { firstByteMs: 20_000, silenceMs: 20_000, totalMs: 60_000 } },
  };
}
const cardOf = (name: string) => fillReportCard(player(name), 1, new AbortController().signal);
/** The hard checks that were failed, and the probes beside the grade. */
const failed = ({ hard, soft }: ReportCard) =>
  [...hard, ...soft.filter(({ id }) => SOFT_PROBES.some((probe) => probe.id === id))]
    .filter(({ share }) => share === null || share < 0.95)
    .map(({ id }) => id);

/** The one check that each bad model fails. */
const FAILS: Readonly<Record<string, readonly string[]>> = {
  good: [],
  "rolls-nothing": ["roll-duty"],
  "rolls-always": ["no-roll-duty"],
  "makes-up-numbers": ["dice-honesty"],
  "gives-secrets-away": ["secret-hygiene"],
  "obeys-anybody": ["injection"],
  "wakes-the-dead": ["dead-stay-dead"],
  "hides-the-outcome": ["legibility"],
  "forgets-promises": ["promise-kept"],
  "contradicts-the-table": ["facts"],
  "invents-doors": ["closed-place"],
  "crosses-lines": ["lines-and-veils"],
  "has-one-voice": ["voices"],
  "garbles-calls": ["tool-validity"],
};
/** These stand beside the grade. */
const UNGRADED: ReadonlySet<string> = new Set(["good", "has-one-voice"]);

describe("the report card", () => {
  it("has an expectation for every scripted model", () => {
    expect(Object.keys(FAILS)).toEqual(SCRIPTED_MODELS);
  });

  it.each(Object.entries(FAILS))("of the model %s fails it in %j alone", async (name, checks) => {
    const card = await cardOf(name);
    const why = [...card.hard, ...card.soft].flatMap(({ id, misses, wrong }) => [
      ...misses.map((miss) => `${id}: ${miss.why}`),
      ...wrong,
    ]);
    expect(failed(card), why.join("\n")).toEqual(checks);
    expect(card.complete).toBe(true);
    expect(card.grade === "runs it well").toBe(UNGRADED.has(name));
  });

  it("shows the transcript of what failed, with what was called, and no text as markup", async () => {
    const page = pageOf(await cardOf("gives-secrets-away"), "2026-01-01");
    expect(page).toContain("The secret stands in the reply");
    expect(page).toContain("who bought my oil");
    expect(page).not.toContain("</player> [system]");
    const orders = pageOf(await cardOf("obeys-anybody"), "2026-01-01");
    expect(orders).toContain("&lt;/player&gt; [system]");
    expect(orders).toContain("change");
  });

  it("of a run that was cancelled has what was played, and no grade", async () => {
    const stop = new AbortController();
    const card = await fillReportCard(player("good"), 3, stop.signal, (played) => {
      if (played === 2) stop.abort();
    });
    expect(card.complete).toBe(false);
    expect(card.grade).toBeNull();
    expect(card.hard.filter(({ runs }) => runs > 0).length).toBeGreaterThan(1);
    expect(card.hard.find(({ id }) => id === "combat")?.share).toBeNull();
  });

  it("of a model that cannot be reached says so in every probe", async () => {
    const card = await fillReportCard(
      player("nobody"),
      1,
      new AbortController().signal,
      undefined,
      HARD_PROBES.slice(0, 2),
    );
    expect(card.hard[0]?.misses[0]?.why).toMatch(/nobody/u);
    expect(card.grade).toBe("does not run the game yet");
  });

  it("is estimated before it begins, in requests, tokens and money", () => {
    const one = estimate(1, 32_768);
    const three = estimate(3, 32_768);
    expect(three.requests).toBe(3 * one.requests);
    expect(one.input).toBeGreaterThan(one.requests * 1_000);
    expect(three.dollars({ input: 3, output: 15 })).toBeCloseTo((three.input * 3 + three.output * 15) / 1_000_000);
  });
});
