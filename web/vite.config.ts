import { fileURLToPath } from "node:url";

import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

import { chunkGroups } from "./build/chunk-groups.ts";
import { licenses } from "./build/licenses.ts";
import { routeHints } from "./build/route-hints.ts";
import { serviceWorker } from "./build/service-worker.ts";

const here = fileURLToPath(new URL(".", import.meta.url));

/**
 * Removes the code with which sonner adds a <style> element when it is loaded, because the pages' CSP refuses that element. toast-region.tsx
 * imports the styles as a file instead.
 */
const sonnerWithoutStyleTag: Plugin = {
  name: "sonner-without-style-tag",
  transform: {
    filter: { id: /\/sonner\/dist\/index\.mjs$/u },
    handler: (code) => ({ code: code.replace(/^__insertCSS\(.*$/mu, ""), map: null }),
  },
};

/** The text modules have no side effects, so the bundler leaves the texts of other areas out of a page that uses only one. */
const TEXTS = { test: /\/shared\/text\/(?:areas\/|en\/|text\.ts)/u, sideEffects: false };

export default defineConfig({
  root: here,
  plugins: [
    react(),
    tailwindcss(),
    sonnerWithoutStyleTag,
    chunkGroups(here),
    routeHints(here),
    licenses(here),
    serviceWorker(here),
  ],
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: { treeshake: { moduleSideEffects: [TEXTS] } },
  },
  server: { fs: { allow: [fileURLToPath(new URL("..", import.meta.url))] } },
});
