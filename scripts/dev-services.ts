import { Failure, runScript } from "../tools/shared/failure.ts";
import { startChild } from "../tools/shared/child.ts";
import { ROOT, TOOLS, installed } from "../tools/shared/paths.ts";
import { freePort } from "../tools/shared/ports.ts";
import { WORKERS } from "../tools/shared/workers.ts";
import { coreGateway } from "../tools/stack/core-gateway.ts";
import { migrate } from "../tools/stack/migrate.ts";
import { requireFreePort } from "../tools/stack/preflight.ts";
import { prepareDataDir, stackSettings } from "../tools/stack/settings.ts";
import { untilHealthy } from "../tools/stack/until-healthy.ts";
import { wranglerEnv } from "../tools/stack/wrangler-env.ts";

/**
 * `npm run dev:services`: starts each worker in its own process. The workers find each other through wrangler's registry. The port of core
 * belongs to a gateway in front of core, so that it also answers the older paths and the paths of the other workers.
 */
await runScript(async () => {
  const wrangler = installed(TOOLS.wrangler);
  const { dataDir } = stackSettings(process.env);
  prepareDataDir(dataDir);
  for (const { port, name } of WORKERS) await requireFreePort(port, `[dev] port in workers/${name}/wrangler.toml`);
  await migrate(dataDir, console.log);

  const [core, memory, chat, graph] = WORKERS;
  const behind = await freePort();
  // Pages of one worker's address may send requests to the others.
  const origins = WORKERS.map(({ port }) => `http://localhost:${port}`).join();
  const env = { ALLOWED_ORIGINS: origins, ...wranglerEnv(dataDir) };
  const children = WORKERS.map(({ name, port: own }) => {
    const port = name === core.name ? behind : own;
    const config = ["--config", `workers/${name}/wrangler.toml`, "--persist-to", dataDir];
    const listen = ["--ip", "127.0.0.1", "--port", String(port), "--inspector-port", "0"];
    const args = ["--no-warnings", wrangler, "dev", ...config, ...listen];
    const quiet = ["--show-interactive-dev-session=false", "--log-level", "warn"];
    const child = startChild(process.execPath, [...args, ...quiet], {
      cwd: ROOT,
      env,
      stdio: ["ignore", "inherit", "inherit"],
    });
    return { name, child };
  });
  const gone = Promise.race(
    children.map(async ({ name, child }) => {
      throw new Failure(`${name} ended with code ${await child.ended}. Its own words are above.`);
    }),
  );
  const gateway = coreGateway({ API: behind, MEMORY: memory.port, CHAT: chat.port, GRAPH: graph.port });
  gateway.listen(core.port, "127.0.0.1");
  const healthy = Promise.all(WORKERS.map(({ port, health }) => untilHealthy(`http://127.0.0.1:${port}${health}`)));
  try {
    await Promise.race([healthy, gone]);
    for (const { name, port } of WORKERS) console.log(`${name.padEnd(6)} is ready on http://localhost:${port}`);
    await gone;
  } finally {
    gateway.close();
    await Promise.all(children.map(({ child }) => child.stop()));
  }
});
