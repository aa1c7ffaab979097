import { deploy } from "./deploy/deploy.ts";
import { wranglerAt } from "./deploy/wrangler.ts";
import { runScript } from "../tools/shared/failure.ts";

/** `npm run deploy`: brings the repository's state to Cloudflare, whatever is there already (docs/operations.md). */
await runScript(() =>
  deploy({
    env: process.env,
    wrangler: wranglerAt(),
    configFolder: ".wrangler/production",
    dryRun: process.argv.includes("--dry-run"),
    say: console.log,
  }),
);
