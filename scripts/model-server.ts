import { startModelServer } from "../tools/harness/servers/model-server.ts";
import { runScript } from "../tools/shared/failure.ts";

/** `node scripts/run.mjs model-server`: starts a fake model server on loopback. The name of the requested model decides how it answers. */
await runScript(async () => {
  const { baseUrl } = await startModelServer(Number(process.env["PORT"] ?? 8_799));
  console.log(`GM_PROVIDER=openai GM_MODELS=good OPENAI_BASE_URL=${baseUrl}`);
});
