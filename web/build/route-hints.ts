import { appendFileSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { Plugin, Rolldown } from "vite";

const FRAME = "src/app/shell/shell.tsx";
/** A page that is opened often. `:id` in a path is the id in the address. */
interface Route {
  readonly path: string;
  /** The chunks that the router loads for the page. */
  readonly chunks: readonly string[];
  /** The page's first requests to the server. */
  readonly asks?: readonly string[];
}
const ROUTES: readonly Route[] = [
  { path: "/login", chunks: ["src/features/account/login-page.tsx"] },
  {
    path: "/",
    chunks: [FRAME, "src/features/dashboard/dashboard-page.tsx"],
    asks: ["/api/dashboard", "/api/worlds"],
  },
  { path: "/worlds", chunks: [FRAME, "src/features/worlds/world-list-page.tsx"], asks: ["/api/worlds"] },
  {
    path: "/campaigns",
    chunks: [FRAME, "src/features/campaigns/campaign-list-page.tsx"],
    asks: ["/api/worlds", "/api/campaigns", "/api/characters"],
  },
  {
    path: "/game/:id",
    chunks: [FRAME, "src/features/play/play-page.tsx"],
    asks: ["/api/campaigns/:id", "/api/chat/table?campaignId=:id", "/api/chat/messages?campaignId=:id&limit=50"],
  },
];
const OUTPUT = "route-hints.js";
/** The headers of the static files on Pages, from public/. */
const HEADERS = "_headers";

/**
 * Lets the browser load a page's files and data in parallel with the entry script. Otherwise the router requests them after the entry
 * script has run, a second later on a slow connection. All addresses get the same index.html, so the files are in a header of each
 * page's own, and the data is requested by a small script. The script is in one file with theme.js, which the first paint waits for
 * anyway. If a hint fails, the page still loads, only later. early-answers.ts reads the answers.
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
    generateBundle() {
      const asks = ROUTES.filter((route) => route.asks).map((route) => [patternOf(route), route.asks]);
      this.emitFile({ type: "asset", fileName: OUTPUT, source: `${theme}\n${script(asks)}` });
    },
    // Vite has copied the files of public/ by then.
    writeBundle({ dir = "" }, bundle) {
      const rules = ROUTES.map((route) => `\n${route.path}\n  Link: ${linksOf(route, root, bundle).join(", ")}\n`);
      appendFileSync(join(dir, HEADERS), rules.join(""));
    },
  };
}

const patternOf = ({ path }: Route): string => `^${path.replace(":id", "([\\w-]+)")}$`;

/** The values of the header `Link` for a page. Its scripts get a low priority, because the first paint does not need them. */
function linksOf({ chunks: modules }: Route, root: string, bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
  const everywhere = new Set(appFiles(bundle));
  const scripts = modules.flatMap((module) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(`${root}${module}`));
    if (!chunk) throw new Error(`The build has no chunk ${module}: name the page's chunk as the router imports it.`);
    return [...closure(bundle, chunk.fileName)].filter((each) => !everywhere.has(each));
  });
  const styles = scripts.map((script) => bundle[script]).flatMap(stylesOf);
  return [
    ...[...new Set(styles)].map((file) => `</${file}>; rel=preload; as=style; crossorigin`),
    ...[...new Set(scripts)].map((file) => `</${file}>; rel=modulepreload; fetchpriority=low`),
  ];
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

/**
 * The text of the script. The script requests the session first, and requests data that needs a session only when there is one.
 * @param asks the patterns of paths, and the first requests of each page
 */
const script = (asks: unknown): string => `(function () {
  const asks = ${JSON.stringify(asks)};
  // Read the whole body, even if nobody uses it: an unread answer keeps its connection open.
  const ask = async (path) => {
    const answer = await fetch(path, { headers: { Accept: "application/json" } });
    const body = await answer.arrayBuffer();
    return new Response(body.byteLength > 0 ? body : null, answer);
  };
  const session = ask("/api/auth/session");
  const user = session.then((answer) => answer.clone().json()).then((found) => found && found.user);
  const early = (window.earlyAnswers = { "/api/auth/session": session });
  for (const [pattern, paths] of asks) {
    const found = new RegExp(pattern).exec(location.pathname);
    for (const asked of found ? paths : []) {
      const path = asked.replace(":id", found[1]);
      early[path] = user.then((user) => (user ? ask(path) : null));
    }
  }
  for (const answer of Object.values(early)) answer.catch(() => {});
  user.catch(() => {});
})();
`;
