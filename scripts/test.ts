import { runScript } from "../tools/shared/failure.ts";
import { runTests } from "./test/run-tests.ts";

/**
 * `npm test`: first runs the unit and integration tests, in plain Node and in workerd. Then runs the journeys on the built stack in a real
 * Chromium.
 */
await runScript(() =>
  runTests([
    { config: "vitest.config.ts", tags: "!long" },
    { config: "e2e/vitest.config.ts", tags: "!long", isInBrowser: true },
  ]),
);
