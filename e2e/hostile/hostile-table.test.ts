import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { type ModelServer, startModelServer } from "../../tools/harness/model-server.ts";
import { Stack } from "../../tools/harness/stack.ts";
import { expectNothingOfOurs, expectSound, type Heard } from "./harness/answer.ts";
import { readAll } from "./harness/kept.ts";
import { obey } from "./harness/obedient-model.ts";
import { send } from "./harness/send.ts";
import { beginTale, type Tale } from "./harness/tale.ts";
import { ROWS } from "./table/rows.ts";
import type { Row } from "./table/row.ts";

/** What an answer says of itself: the code and sentence of a refusal, the type and sentence of a reply on /ws, else all of it. */
function saidIn({ text }: Heard, { send }: Row): { code: string | null; error?: string; text: string } {
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
  let tale: Tale;
  beforeAll(async () => {
    model = await startModelServer(0, obey);
    stack = await Stack.start({
      GM_PROVIDER: "openai",
      GM_MODELS: "obedient",
      OPENAI_BASE_URL: model.baseUrl,
      OPENAI_API_KEY: "a key",
    });
    tale = await beginTale(stack.url);
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
    const before = await readAll(row.unchanged, tale);
    const answer = await send(row, tale);
    const { code, error, text } = saidIn(answer, row);
    // A request that is no HTTP is refused before ours is asked, in the words of whatever server runs it.
    if ("frames" in row.send) expectNothingOfOurs(error ?? "");
    else if (row.code !== null || answer.status < 400) expectSound(answer);
    else expect(answer.status).toBeLessThan(500);
    expect([answer.status, code], text).toEqual([row.status, row.code]);
    expect(text).toMatch(row.text);
    expect(await readAll(row.unchanged, tale)).toEqual(before);
  });
});
