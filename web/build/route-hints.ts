import type { Plugin, Rolldown } from "vite";

/** The pages that are opened most, by the addresses they have, and the chunks that the router fetches for them. */
const FRAME = "src/app/shell/shell.tsx";
const ROUTES: readonly { readonly path: string; readonly chunks: readonly string[] }[] = [
  { path: "^/login$", chunks: ["src/features/account/login-page.tsx"] },
  { path: "^/$", chunks: [FRAME, "src/features/dashboard/dashboard-page.tsx"] },
  { path: "^/worlds$", chunks: [FRAME, "src/features/worlds/world-list-page.tsx"] },
  { path: "^/campaigns$", chunks: [FRAME, "src/features/campaigns/campaign-list-page.tsx"] },
  { path: "^/game/", chunks: [FRAME, "src/features/play/play-page.tsx"] },
];
const OUTPUT = "route-hints.js";

/**
 * Has the browser fetch a page's own chunks beside the entry: the router asks for them only once the entry has been fetched and run,
 * which on a slow line is a second later. The page knows its chunks' names only after the build, and its address only in the browser:
 * hence a small script. Without it everything comes as well, later.
 */
export function routeHints(root: string): Plugin {
  return {
    name: "route-hints",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: () => [{ tag: "script", attrs: { async: true, src: `/${OUTPUT}` }, injectTo: "head" }],
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
        const entry = closure(bundle, chunks.find(({ isEntry }) => isEntry)?.fileName);
        const routes = ROUTES.map(({ path, chunks: modules }) => {
          const files = modules.flatMap((module) => {
            const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === `${root}${module}`);
            if (!chunk)
              throw new Error(`The build has no chunk ${module}: name the page's chunk as the router imports it.`);
            return [...closure(bundle, chunk.fileName)];
          });
          return [path, [...new Set(files)].filter((file) => !entry.has(file))];
        });
        this.emitFile({ type: "asset", fileName: OUTPUT, source: script(routes) });
      },
    },
  };
}

/** A chunk and all that it imports before it runs. */
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

const script = (routes: unknown): string => `(function () {
  const routes = ${JSON.stringify(routes)};
  const route = routes.find(([path]) => new RegExp(path).test(location.pathname));
  for (const file of route ? route[1] : []) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href: "/" + file }));
  }
})();
`;
