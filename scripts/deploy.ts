import { dryRun } from "./deploy/dry-run.ts";
import { readRepository, varsOf } from "./deploy/read-repository.ts";
import { runSteps } from "./deploy/run-steps.ts";
import { deploySettings } from "./deploy/settings.ts";
import { stepsOf } from "./deploy/steps.ts";
import { UNKNOWN_ID } from "./deploy/worker-config.ts";
import { wranglerAt } from "./deploy/wrangler.ts";
import { runScript } from "./shared/failure.ts";
import { fromRoot } from "./shared/paths.ts";
import { buildWeb } from "./stack/build-web.ts";

/**
 * `npm run deploy`: brings the repository's state to Cloudflare, whatever is there already (docs/operations.md). With `--dry-run` it
 * prints the plan and builds every bundle, without an account and without the network.
 */
await runScript(async () => {
  const { workers, pages } = readRepository();
  const settings = deploySettings(process.env, varsOf(workers));
  const steps = stepsOf({
    workers,
    pages,
    settings,
    fromRoot,
    buildWeb: () => buildWeb(console.log),
    fetch,
    patience: { tries: 20, waitMs: 3_000 },
  });
  const wrangler = wranglerAt();
  if (process.argv.includes("--dry-run")) {
    await dryRun(steps, { workers, settings }, wrangler, console.log);
    return;
  }
  const found = { databaseId: UNKNOWN_ID, secrets: {}, url: "" };
  await runSteps(steps, { wrangler, found }, console.log);
  console.log(`Lorehearth is deployed at ${found.url}`);
});
