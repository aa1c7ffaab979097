import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { type ModelServer, startModelServer } from "../../tools/harness/servers/model-server.ts";
import { Stack } from "../../tools/harness/stack/stack.ts";
import { expectNothingOfOurs, expectSound, type Answer } from "./harness/answer.ts";
import { readAll } from "./harness/state.ts";
import { obey } from "./harness/obedient-model.ts";
import { send } from "./harness/send.ts";
import { makeScenario, type Scenario } from "./harness/scenario.ts";
import { ROWS } from "./table/rows.ts";
import type { Row } from "./table/row.ts";

/**
 * The parts of an answer that are compared: code and message of a refusal, type and message of a /ws reply, or otherwise the whole text.
 */
function summaryOf({ text }: Answer, { send }: Row): { code: string | null; error?: string; text: string } {
  if (!/^\{.*\}$/su.test(text)) return { code: null, text };
  const { error, code, type } = JSON.parse(text) as { error?: string; code?: string; type?: string };
  return {
    code: ("frames" in send ? type : code) ?? null,
    ...(error === undefined ? { text } : { error, text: error }),
  };
}

describe("Whatever is sent to the built product", { tags: ["long"] }, () => {
  let model: ModelServer;
  let stack: Stack;
  let scenario: Scenario;
  beforeAll(async () => {
    model = await startModelServer(0, obey);
    stack = await Stack.start({
      GM_PROVIDER: "openai",
      GM_MODELS: "obedient",
      OPENAI_BASE_URL: model.baseUrl,
      OPENAI_API_KEY: "a key",
    });
    scenario = await makeScenario(stack.url);
  });
  afterAll(async () => {
    await stack?.stop();
    await model?.close();
  });

  it("comes in sixty ways at least, each with a name of its own", () => {
    expect(ROWS.length).toBeGreaterThanOrEqual(60);
    expect(new Set(ROWS.map(({ name }) => name)).size).toBe(ROWS.length);
  });

  it.each(ROWS.map((row) => [row.name, row] as const))("%s", async (_, row) => {
    const before = await readAll(row.unchanged, scenario);
    const answer = await send(row, scenario);
    const { code, error, text } = summaryOf(answer, row);
    // A request that is not HTTP is refused by wrangler's server in front of the workers, in its own words.
    if ("frames" in row.send) expectNothingOfOurs(error ?? "");
    else if (row.code !== null || answer.status < 400) expectSound(answer);
    else expect(answer.status).toBeLessThan(500);
    expect([answer.status, code], text).toEqual([row.status, row.code]);
    expect(text).toMatch(row.text);
    expect(await readAll(row.unchanged, scenario)).toEqual(before);
  });
});
