import { runScript } from "../tools/shared/failure.ts";
import { localSite, ownModelSettings, plainHttpWarning } from "../tools/stack/at-home.ts";
import { buildWeb } from "../tools/stack/build-web.ts";
import { buildWorkers } from "../tools/stack/build-workers.ts";
import { launchStack } from "../tools/stack/launch.ts";
import { findLocalModels, localModelLines } from "../tools/stack/local-models.ts";
import { migrate } from "../tools/stack/migrate.ts";
import { warnOfNewerData } from "../tools/stack/newer-data.ts";
import { preflight } from "../tools/stack/preflight.ts";
import { developmentVars } from "../tools/stack/secret.ts";

/** `npm start`: starts the whole stack on one machine. It needs no account and no network. */
await runScript(async () => {
  const settings = await preflight(process.env);
  const [workers] = await Promise.all([
    buildWorkers(console.log),
    buildWeb(console.log),
    migrate(settings.dataDir, console.log),
  ]);
  const [stack, models] = await Promise.all([launchStack(settings, workers), findLocalModels()]);
  const site = localSite(process.env, settings.port);
  console.log(`Lorehearth is ready on ${site}`);
  for (const line of localModelLines(models, site, ownModelSettings({ ...developmentVars(), ...process.env })))
    console.log(line);
  const warning = plainHttpWarning(process.env);
  if (warning) console.log(warning);
  await warnOfNewerData(localSite(process.env, settings.port, "127.0.0.1"), console.log);
  process.exitCode = (await stack.ended) ?? 1;
});
