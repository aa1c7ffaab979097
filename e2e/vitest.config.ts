import { defineConfig } from "vitest/config";

/** Journeys over HTTP and in a real Chromium, each file on a stack of its own. One after the other: a laptop has few cores. */
export default defineConfig({
  test: {
    include: ["e2e/**/*.test.ts"],
    environment: "node",
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // A busy machine is late, not wrong.
    expect: { poll: { timeout: 20_000 } },
  },
});
