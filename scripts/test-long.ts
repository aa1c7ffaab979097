import { runScript } from "../tools/shared/failure.ts";
import { runTests } from "./test/run-tests.ts";

/** `npm run test:long`: runs drills, fuzzing, long stories, and every property with new random values. It takes about half an hour. */
await runScript(() =>
  runTests([
    { config: "vitest.long.config.ts" },
    { config: "vitest.config.ts", tags: "long" },
    { config: "e2e/vitest.config.ts", tags: "long", isInBrowser: true },
  ]),
);
