import { fileURLToPath } from "node:url";

import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const here = fileURLToPath(new URL(".", import.meta.url));

/** sonner writes its styles into a <style> when it loads, which the pages' CSP rightly refuses; toaster.tsx imports them as a file. */
const sonnerWithoutStyleTag: Plugin = {
  name: "sonner-without-style-tag",
  transform: {
    filter: { id: /\/sonner\/dist\/index\.mjs$/u },
    handler: (code) => ({ code: code.replace(/^__insertCSS\(.*$/mu, ""), map: null }),
  },
};

export default defineConfig({
  root: here,
  plugins: [react(), tailwindcss(), sonnerWithoutStyleTag],
  build: { outDir: "dist", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: { fs: { allow: [fileURLToPath(new URL("..", import.meta.url))] } },
});
