import { deploy } from "./deploy/deploy.ts";
import { stageOf } from "./deploy/stage.ts";
import { wranglerAt } from "./deploy/wrangler.ts";
import { runScript } from "../tools/shared/failure.ts";

/**
 * `npm run deploy`: deploys the repository to Cloudflare. The account may be empty or have an older version (docs/operations.md).
 * `-- --stage NAME` deploys a stage beside production, `-- --dry-run` only prints the plan.
 */
await runScript(() => {
  const stage = stageOf(process.argv);
  return deploy({
    env: process.env,
    wrangler: wranglerAt(),
    configFolder: stage === null ? ".wrangler/production" : `.wrangler/stages/${stage}`,
    stage,
    dryRun: process.argv.includes("--dry-run"),
    log: console.log,
  });
});
