import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Plugin, Rolldown } from "vite";

const FRAME = "src/app/shell/shell.tsx";
/**
 * The pages opened most often. For each path: the chunks that the router loads for the page, and the page's first requests. In a request,
 * $1 is the id in the path.
 */
const ROUTES: readonly {
  readonly path: string;
  readonly chunks: readonly string[];
  readonly asks?: readonly string[];
}[] = [
  { path: "^/login$", chunks: ["src/features/account/login-page.tsx"] },
  {
    path: "^/$",
    chunks: [FRAME, "src/features/dashboard/dashboard-page.tsx"],
    asks: ["/api/dashboard", "/api/worlds"],
  },
  { path: "^/worlds$", chunks: [FRAME, "src/features/worlds/world-list-page.tsx"], asks: ["/api/worlds"] },
  {
    path: "^/campaigns$",
    chunks: [FRAME, "src/features/campaigns/campaign-list-page.tsx"],
    asks: ["/api/worlds", "/api/campaigns", "/api/characters"],
  },
  {
    path: "^/game/([\\w-]+)$",
    chunks: [FRAME, "src/features/play/play-page.tsx"],
    asks: ["/api/campaigns/$1", "/api/chat/table?campaignId=$1", "/api/chat/messages?campaignId=$1&limit=50"],
  },
];
const OUTPUT = "route-hints.js";

/**
 * Lets the browser load a page's files and data in parallel with the entry script. Otherwise the router requests them after the entry
 * script has run, a second later on a slow connection. The file names are known only after the build, and the address is known only in the
 * browser, so this is a small script. It is in one file with theme.js, which the first paint waits for anyway. If it fails, the page still
 * loads, only later. early-answers.ts reads the answers.
 */
export function routeHints(root: string): Plugin {
  const theme = readFileSync(join(root, "public/theme.js"), "utf8");
  const icon = readFileSync(join(root, "public/favicon.svg"), "utf8");
  return {
    name: "route-hints",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (html, { bundle = {} }) => ({
        html: html
          // The first paint does not need the entry script, so the script gets a low priority. The icon is put into the page itself, which
          // saves a request.
          .replace('<script type="module"', '$& fetchpriority="low"')
          .replace('href="/favicon.svg"', `href="data:image/svg+xml,${encodeURIComponent(icon)}"`)
          .replace('src="/theme.js"', `src="/${OUTPUT}"`),
        tags: appFiles(bundle)
          .filter((file) => !html.includes(`"/${file}"`))
          .map((file) => ({
            tag: "link",
            attrs: { rel: "modulepreload", crossorigin: true, fetchpriority: "low", href: `/${file}` },
            injectTo: "head" as const,
          })),
      }),
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
        const entry = new Set(appFiles(bundle));
        const routes = ROUTES.map(({ path, chunks: modules, asks = [] }) => {
          const scripts = modules.flatMap((module) => {
            const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(`${root}${module}`));
            if (!chunk)
              throw new Error(`The build has no chunk ${module}: name the page's chunk as the router imports it.`);
            return [...closure(bundle, chunk.fileName)].filter((each) => !entry.has(each));
          });
          const styles = scripts.map((script) => bundle[script]).flatMap(stylesOf);
          return { path, scripts: [...new Set(scripts)], styles: [...new Set(styles)], asks };
        });
        this.emitFile({ type: "asset", fileName: OUTPUT, source: `${theme}\n${script(routes)}` });
      },
    },
  };
}

const stylesOf = (output: Rolldown.OutputBundle[string] | undefined): string[] =>
  output?.type === "chunk" ? [...(output.viteMetadata?.importedCss ?? [])] : [];

/** The files of the app itself, which every page needs: the entry, and the two files that main.ts loads. */
function appFiles(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
  const entry = chunks.find(({ isEntry }) => isEntry);
  return [
    ...new Set([entry?.fileName, ...(entry?.dynamicImports ?? [])].flatMap((file) => [...closure(bundle, file)])),
  ];
}

/** A chunk and all chunks that it imports statically. */
function closure(bundle: Rolldown.OutputBundle, first: string | undefined): Set<string> {
  const files = new Set<string>();
  const visit = (file: string): void => {
    const output = bundle[file];
    if (files.has(file) || output?.type !== "chunk") return;
    files.add(file);
    output.imports.forEach(visit);
  };
  if (first !== undefined) visit(first);
  return files;
}

/** The text of the script. The script requests the session first, and requests data that needs a session only when there is one. */
const script = (routes: unknown): string => `(function () {
  const routes = ${JSON.stringify(routes)};
  const hint = (file, link) =>
    document.head.append(Object.assign(document.createElement("link"), { href: "/" + file }, link));
  let found = null;
  const route = routes.find(({ path }) => (found = new RegExp(path).exec(location.pathname)));
  // Read the whole body, even if nobody uses it: an unread answer keeps its connection open.
  const ask = async (path) => {
    const answer = await fetch(path, { headers: { Accept: "application/json" } });
    const body = await answer.arrayBuffer();
    return new Response(body.byteLength > 0 ? body : null, answer);
  };
  const session = ask("/api/auth/session");
  const user = session.then((answer) => answer.clone().json()).then((found) => found && found.user);
  const early = (window.earlyAnswers = { "/api/auth/session": session });
  for (const asked of route ? route.asks : []) {
    const path = asked.replace("$1", found[1]);
    early[path] = user.then((user) => (user ? ask(path) : null));
  }
  for (const answer of Object.values(early)) answer.catch(() => {});
  user.catch(() => {});

  for (const file of route ? route.styles : []) hint(file, { rel: "preload", as: "style", crossOrigin: "" });
  for (const file of route ? route.scripts : []) hint(file, { rel: "modulepreload" });
})();
`;
