import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

import { fromRoot, ROOT } from "../../tools/shared/paths.ts";

/** It builds a request and sends none, so its meter counts nothing. */
const PREVIEW = "workers/chat/src/turn/preview-turn.ts";

/** The operator's health check. It asks each model for one word, at most once a minute, for nobody's day (docs/operations.md). */
const HEALTH = "workers/graph/src/operator-health/model-checks.ts";

const sources = globSync("workers/*/src/**/*.ts", { cwd: ROOT }).filter((path) => !/\.(?:test|fake)\.ts$/u.test(path));
const filesWith = (pattern: RegExp): string[] =>
  sources.filter((path) => pattern.test(readFileSync(fromRoot(path), "utf8"))).toSorted();

/** Every file of a worker that makes a model which can be asked. A new one belongs in this list, and its tokens must be settled. */
describe("the workers ask models", () => {
  it("in these files only, all of whose requests go through a meter", () => {
    const makers = filesWith(/\b(?:modelsOf|connectionModel|createOpenAiModel|createWorkersAiModel)\(/u);
    expect(makers).toEqual([
      "workers/api/src/routes/connection-test.ts",
      "workers/api/src/services.ts",
      "workers/chat/src/services.ts",
      HEALTH,
      "workers/graph/src/storyteller.ts",
    ]);
    expect(filesWith(/\.metered\(/u)).toEqual(makers.filter((path) => path !== HEALTH));
  });

  it("with a meter of these places, which reserve before and settle after", () => {
    const meters = filesWith(/new TokenMeter\(/u);
    expect(meters).toEqual([
      "workers/api/src/player-builder.ts",
      "workers/api/src/routes/connection-test.ts",
      "workers/chat/src/routes/quick-chat.ts",
      PREVIEW,
      "workers/chat/src/turn/run-turn.ts",
      "workers/graph/src/player-reading.ts",
    ]);
    const settling = filesWith(/\b(?:askModels|settling|settleTurn|settleUsage)\(/u);
    // A turn is settled where it is started.
    const settledElsewhere = new Map([["workers/chat/src/turn/run-turn.ts", "workers/chat/src/turn/start-turn.ts"]]);
    for (const path of meters.filter((one) => one !== PREVIEW))
      expect(settling).toContain(settledElsewhere.get(path) ?? path);
  });

  it("for vectors in two places, which reserve before and settle after", () => {
    expect(filesWith(/\bembedderOf\(/u)).toEqual([
      HEALTH,
      "workers/graph/src/vectors/vectors-of.ts",
      "workers/memory/src/vectors/vectors-of.ts",
    ]);
    const embedding = filesWith(/\bembedder\.embed\(/u);
    expect(embedding).toEqual([
      "workers/graph/src/vectors/vector-upkeep.ts",
      "workers/memory/src/vectors/recall-vectors.ts",
    ]);
    expect(filesWith(/\baskEmbedder\(/u)).toEqual(embedding);
  });
});
