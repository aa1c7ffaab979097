import { runScript } from "../tools/shared/failure.ts";
import { buildWeb } from "../tools/stack/build-web.ts";
import { buildWorkers } from "../tools/stack/build-workers.ts";
import { launchStack } from "../tools/stack/launch.ts";
import { migrate } from "../tools/stack/migrate.ts";
import { warnOfNewerData } from "../tools/stack/newer-data.ts";
import { preflight } from "../tools/stack/preflight.ts";

/** `npm start`: starts the whole stack on one machine. It needs no account and no network. */
await runScript(async () => {
  const settings = await preflight(process.env);
  const [workers] = await Promise.all([
    buildWorkers(console.log),
    buildWeb(console.log),
    migrate(settings.dataDir, console.log),
  ]);
  const stack = await launchStack(settings, workers);
  console.log(`Lorehearth is ready on http://localhost:${settings.port}`);
  await warnOfNewerData(`http://127.0.0.1:${settings.port}`, console.log);
  process.exitCode = (await stack.ended) ?? 1;
});
