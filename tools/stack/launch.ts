import { startChild, type Child } from "../shared/child.ts";
import { Failure } from "../shared/failure.ts";
import { ROOT, TOOLS, installed } from "../shared/paths.ts";
import { WORKERS } from "../shared/workers.ts";
import { atHomeOf, certificateOf, hostOf, localSite, settingsForCallers } from "./at-home.ts";
import { calmLog } from "./calm-log.ts";
import { startMailSink } from "./mail-sink.ts";
import type { StackSettings } from "./settings.ts";
import { untilHealthy } from "./until-healthy.ts";
import { wranglerEnv } from "./wrangler-env.ts";

/** The configurations that run the four workers from sources: wrangler bundles them again whenever a source changes. */
export const FROM_SOURCES = WORKERS.map(({ name }) => `workers/${name}/wrangler.toml`);

/**
 * Starts the gateway and the four workers in one process and waits until they answer.
 * @param workers the configurations of the workers: `FROM_SOURCES`, or those that `buildWorkers` returns
 */
export async function launchStack(settings: StackSettings, workers: readonly string[]): Promise<Child> {
  const { port, dataDir } = settings;
  // The Pages project comes first, because wrangler serves the first project and binds the others to it.
  const configs = ["wrangler.toml", ...workers];
  const serve = ["pages", "dev", ...configs.flatMap((config) => ["--config", config]), "--persist-to", dataDir];
  const home = ["--binding", `AT_HOME=${JSON.stringify(atHomeOf(process.env))}`];
  const listen = ["--ip", hostOf(process.env), "--port", String(port), "--inspector-port", "0"];
  const tls = certificateOf(process.env);
  const https = tls ? ["--local-protocol", "https", "--https-cert-path", tls.cert, "--https-key-path", tls.key] : [];
  const quiet = ["--show-interactive-dev-session=false", "--log-level", "warn"];
  const args = ["--no-warnings", installed(TOOLS.wrangler), ...serve, ...listen, ...https, ...home, ...quiet];
  const site = process.env["SITE_URL"] || localSite(process.env, settings.sitePort ?? port);
  const env = {
    // Shows what a model's provider reports. The player reads this terminal and can fix the cause.
    LOG_PROVIDER_WORDS: "on",
    ...settingsForCallers(process.env),
    ...wranglerEnv(dataDir),
    SITE_URL: site,
    MAIL_SINK: await startMailSink(dataDir, console.log),
  };
  const stack = startChild(process.execPath, args, { cwd: ROOT, env, stdio: ["ignore", "pipe", "pipe"] });
  // Rejects when the build fails. wrangler itself would wait for a change of the sources.
  const unbuilt = Promise.withResolvers<never>();
  unbuilt.promise.catch(() => {});
  const refusal = new Failure("Lorehearth could not start: a worker cannot be built. Wrangler's own words are above.");
  const watch = (write: (line: string) => void) => (line: string) => {
    write(line);
    // The reason is in the next lines of the output, so wait until they are printed.
    if (line.includes("Build failed with")) setTimeout(unbuilt.reject, 500, refusal);
  };
  calmLog(stack.process.stdout, watch(console.log));
  calmLog(stack.process.stderr, watch(console.error));
  const gone = stack.ended.then((code) => {
    throw new Failure(`Lorehearth could not start: wrangler ended with code ${code}. Its own words are above.`);
  });
  gone.catch(() => {});
  await Promise.race([
    untilHealthy(`${localSite(process.env, port, "127.0.0.1")}/health`),
    gone,
    unbuilt.promise,
  ]).catch(async (error: unknown) => {
    await stack.stop();
    throw error;
  });
  return stack;
}
