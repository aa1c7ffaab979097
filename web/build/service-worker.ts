import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { build, type Plugin, type Rolldown } from "vite";

import { LICENSES } from "./licenses.ts";
import type { Files } from "../src/service-worker/app-shell.ts";

const ENTRY = "src/service-worker/service-worker.ts";
/**
 * The path of the service worker's file. It is at the root of the site, because a service worker only controls pages below its own path.
 */
const OUTPUT = "service-worker.js";
/** The files of public/ that the app needs offline. */
const PUBLIC = ["favicon.svg", "icons/maskable.svg", "manifest.webmanifest"];
/**
 * Whether a file is not cached in advance but when it is first needed. This applies to fonts with letters beyond basic Latin, and to
 * languages other than English.
 */
const isLater = (file: string, output: Rolldown.OutputBundle[string]) =>
  (file.endsWith(".woff2") && !/-latin-(wght|standard|full)/u.test(file)) ||
  (output.type === "chunk" && /\/shared\/text\/\w+\/all\.ts$/u.test(output.facadeModuleId ?? ""));

/**
 * Builds the service worker next to the app, as one classic script with the list of the app's files. `npm run dev` has no service worker;
 * there start.ts removes one that an earlier build installed.
 */
export function serviceWorker(root: string): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const files = filesOf(bundle, root);
        this.emitFile({ type: "asset", fileName: OUTPUT, source: await compile(files, root) });
      },
    },
  };
}

/** The public paths of the app's files, and a version: a hash of all their contents. */
function filesOf(bundle: Rolldown.OutputBundle, root: string): Files {
  const contents = new Map<string, string | Uint8Array>();
  for (const file of PUBLIC) contents.set(`/${file}`, readFileSync(join(root, "public", file)));
  for (const [file, output] of Object.entries(bundle)) {
    if (isLater(file, output) || file === LICENSES || file.endsWith(".map") || file.startsWith(".vite/")) continue;
    // The page is served at "/"; its file name redirects there.
    contents.set(file === "index.html" ? "/" : `/${file}`, output.type === "chunk" ? output.code : output.source);
  }
  const paths = [...contents.keys()].toSorted();
  const hash = createHash("sha256");
  for (const path of paths) hash.update(path).update(contents.get(path) ?? "");
  return { version: hash.digest("hex").slice(0, 16), paths };
}

async function compile(files: Files, root: string): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: "warn",
    publicDir: false,
    define: { __FILES__: JSON.stringify(files) },
    build: {
      write: false,
      target: "es2022",
      rolldownOptions: { input: join(root, ENTRY), output: { format: "iife", entryFileNames: OUTPUT } },
    },
  });
  const [result] = [built].flat();
  if (!result || !("output" in result)) throw new Error("Vite built no service worker");
  return result.output[0].code;
}
