import { fileURLToPath } from "node:url";

import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const here = fileURLToPath(new URL(".", import.meta.url));
const gateway = process.env["LOREHEARTH_GATEWAY"] ?? "http://localhost:8788";

/** While developing, everything that is not the SPA goes to the gateway; its own origin, so that the Origin check holds. */
const proxy = Object.fromEntries(
  ["/api", "/ws", "/health"].map((prefix) => [
    prefix,
    { target: gateway, changeOrigin: true, ws: prefix === "/ws", headers: { Origin: gateway } },
  ]),
);

export default defineConfig({
  root: here,
  plugins: [react(), tailwindcss()],
  build: { outDir: "dist", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: { proxy, fs: { allow: [fileURLToPath(new URL("..", import.meta.url))] } },
  preview: { proxy },
});
