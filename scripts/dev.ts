import { mkdirSync } from "node:fs";

import { LEGACY_PATHS } from "#contracts/http/legacy-paths";
import { runScript } from "../tools/shared/failure.ts";
import { fromRoot } from "../tools/shared/paths.ts";
import { freePort } from "../tools/shared/ports.ts";
import { FROM_SOURCES, launchStack } from "../tools/stack/launch.ts";
import { migrate } from "../tools/stack/migrate.ts";
import { preflight } from "../tools/stack/preflight.ts";

/** The paths that the gateway answers. Vite serves all other paths from the web app's sources. */
const GATEWAY_PATHS = `^/(api/|chat/|memory/|ws|health|${LEGACY_PATHS.map(({ path }) => path.slice(1)).join("|")})`;

/**
 * `npm run dev`: starts Vite with hot reload on PORT. Vite passes requests to the stack, which runs on another port. The headers Host and
 * Origin are passed on unchanged, so that sign-in and the Origin check work as in production.
 */
await runScript(async () => {
  const { port, dataDir } = await preflight(process.env);
  await migrate(dataDir, console.log);
  // wrangler needs this folder, although Vite serves the app.
  mkdirSync(fromRoot("web/dist"), { recursive: true });
  const behind = await freePort();
  const stack = await launchStack({ port: behind, sitePort: port, dataDir }, FROM_SOURCES);

  const { createServer } = await import("vite");
  const vite = await createServer({
    configFile: fromRoot("web/vite.config.ts"),
    server: {
      host: "localhost",
      port,
      strictPort: true,
      proxy: { [GATEWAY_PATHS]: { target: `http://127.0.0.1:${behind}`, changeOrigin: false, ws: true } },
    },
  });
  await vite.listen();
  console.log(`Lorehearth is ready on http://localhost:${port} and reloads as you write`);
  process.exitCode = (await stack.ended) ?? 1;
  await vite.close();
});
