import { Failure, runScript } from "./shared/failure.ts";
import { TOOLS, installed } from "./shared/paths.ts";
import { portIsFree } from "./shared/ports.ts";
import { buildWeb } from "./stack/build-web.ts";
import { launchStack } from "./stack/launch.ts";
import { migrate } from "./stack/migrate.ts";
import { prepareDataDir, stackSettings } from "./stack/settings.ts";

/** `npm start`: the whole stack on one machine, with no account and no network (design.md §2). */
await runScript(async () => {
  installed(TOOLS.wrangler);
  const settings = stackSettings(process.env);
  prepareDataDir(settings.dataDir);
  if (!(await portIsFree(settings.port))) {
    throw new Failure(`Port ${settings.port} is taken: stop what uses it, or choose another with PORT=… npm start.`);
  }
  await Promise.all([buildWeb(console.log), migrate(settings.dataDir, console.log)]);

  const stack = await launchStack(settings);
  console.log(`Lorehearth is ready on http://localhost:${settings.port}`);
  process.exitCode = (await stack.ended) ?? 1;
});
