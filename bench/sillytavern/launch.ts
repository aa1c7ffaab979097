import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { startChild } from "../../tools/shared/child.ts";
import { freePort } from "../../tools/shared/ports.ts";

/** How long to wait for SillyTavern, in milliseconds. Its first start bundles its web app. */
const PATIENCE = 180_000;

/**
 * A running SillyTavern: a popular self-hosted front end for language models. Like Lorehearth it has a server between browser and model.
 */
export interface SillyTavern {
  /** Sends a request through SillyTavern to the model at `baseUrl`. */
  ask(baseUrl: string, body: { model: string; messages: readonly unknown[]; stream: boolean }): Promise<Response>;
  stop(): Promise<void>;
}

/**
 * SillyTavern's default settings, with these changes: it runs on loopback, opens no browser and downloads nothing. It writes no log,
 * because logging would cost it time.
 */
const CONFIG = `
listen: false
whitelistMode: true
whitelist:
  - 127.0.0.1
browserLaunch:
  enabled: false
disableCsrfProtection: true
logging:
  enableAccessLog: false
  minLogLevel: 3
extensions:
  enabled: false
  autoUpdate: false
  models:
    autoDownload: false
enableDownloadableTokenizers: false
`;

/**
 * Starts SillyTavern.
 * @param folder the folder with SillyTavern's server.js
 */
export async function launchSillyTavern(folder: string): Promise<SillyTavern> {
  const home = await mkdtemp(join(tmpdir(), "lorehearth-bench-sillytavern-"));
  const port = await freePort();
  const configPath = join(home, "config.yaml");
  await writeFile(configPath, CONFIG);
  const args = ["server.js", "--configPath", configPath, "--dataRoot", join(home, "data"), "--port", String(port)];
  const child = startChild(process.execPath, args, { cwd: folder, stdio: "ignore" });
  const stop = async (): Promise<void> => {
    await child.stop();
    await rm(home, { recursive: true, force: true });
  };
  const site = `http://127.0.0.1:${port}`;
  try {
    await Promise.race([
      untilThere(site),
      child.ended.then((code) => Promise.reject(new Error(`it ended with code ${code}`))),
    ]);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    ask: (baseUrl, body) =>
      fetch(`${site}/api/backends/chat-completions/generate`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ chat_completion_source: "custom", custom_url: baseUrl, ...body }),
      }),
    stop,
  };
}

async function untilThere(site: string): Promise<void> {
  const giveUp = Date.now() + PATIENCE;
  for (;;) {
    const there = await fetch(site).then(
      (answer) => answer.ok,
      () => false,
    );
    if (there) return;
    if (Date.now() > giveUp) throw new Error(`it did not answer within ${PATIENCE / 1000} seconds`);
    await pause(200);
  }
}
