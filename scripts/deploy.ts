import { deploy } from "./deploy/deploy.ts";
import { wranglerAt } from "./deploy/wrangler.ts";
import { runScript } from "../tools/shared/failure.ts";

/** `npm run deploy`: deploys the repository to Cloudflare. The account may be empty or have an older version (docs/operations.md). */
await runScript(() =>
  deploy({
    env: process.env,
    wrangler: wranglerAt(),
    configFolder: ".wrangler/production",
    dryRun: process.argv.includes("--dry-run"),
    log: console.log,
  }),
);
