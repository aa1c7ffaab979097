import { build, type Plugin, type Rolldown } from "vite";

const START = "app/start.tsx";
const FRAME = "app/shell/shell.tsx";
const LOGIN = "features/account/login-page.tsx";
const TABLE = "features/play/components";
const PLAY = "features/play/play-page.tsx";
/** Modules that the play page loads after its first paint: they are needed to send a turn and read its events. */
const EVENTS = "features/play/api/event-reader.ts";
/** The pages opened most often, besides the play page: the dashboard and the lists. */
const LISTS = [
  "features/dashboard/dashboard-page.tsx",
  "features/worlds/world-list-page.tsx",
  "features/campaigns/campaign-list-page.tsx",
  "features/characters/character-list-page.tsx",
];
const FORMS = [
  "features/account/account-page.tsx",
  "features/worlds/world-create-page.tsx",
  "features/campaigns/campaign-create-page.tsx",
  "features/characters/character-create-page.tsx",
];
/** Other pages and modules that share code with the play page. */
const STORIES = [
  "features/chronicle/chronicle-page.tsx",
  "features/campaigns/campaign-view-page.tsx",
  "app/offline/start.ts",
  "app/palette/palette.tsx",
  "app/offline/send-unsent-messages.ts",
  "features/worlds/world-create-page.tsx",
  "features/portability/export-page.tsx",
  "features/portability/import-page.tsx",
  "shared/ui/overlays/confirm-window.tsx",
  `${TABLE}/menu/open-sheet.tsx`,
];

/**
 * The entry, with what every file needs: Vite's function that loads a chunk, and React without its renderer. It may not be in a file that the
 * entry loads later. Without React the bundler's own functions would be one more file.
 */
const MAIN =
  /\/index\.html$|\/src\/main\.ts$|vite\/preload-helper|rolldown\/runtime|\/node_modules\/(?:react|scheduler)\//u;
/** React's renderer. Its file runs in a task of its own (main.ts). */
const REACT = /\/node_modules\/react-dom\//u;

type IsNeededBy = (page: string) => boolean;

/**
 * The groups in order; each becomes one file. A module goes into the first group whose test is true for the pages that need the module. The
 * imports of a module are needed by at least the same pages, so they are in the same group or in an earlier one. Hence no two files depend
 * on each other.
 */
const GROUPS: readonly (readonly [name: string, has: (neededBy: IsNeededBy, id: string) => boolean])[] = [
  ["main", (_, id) => MAIN.test(id)],
  ["react", (_, id) => REACT.test(id)],
  [
    "app",
    (neededBy, id) =>
      id.endsWith(START) || neededBy(START) || (neededBy(LOGIN) && [FRAME, PLAY, ...LISTS].some(neededBy)),
  ],
  ["rules", (neededBy) => neededBy(LOGIN) && neededBy(EVENTS)],
  ["fields", (neededBy) => neededBy(LOGIN) && FORMS.some(neededBy)],
  ["frame", (neededBy) => neededBy(FRAME) || (neededBy(PLAY) && LISTS.some(neededBy))],
  ["story", (neededBy) => neededBy(PLAY) && STORIES.some(neededBy)],
  ["lists", (neededBy) => LISTS.filter(neededBy).length > 1],
  ["table", (neededBy) => neededBy(PLAY)],
  ["dashboard", (neededBy) => neededBy("features/dashboard/dashboard-page.tsx")],
  ["dialogs", (neededBy) => neededBy("app/palette/palette.tsx") && neededBy("shared/ui/overlays/confirm-window.tsx")],
  ["menus", (neededBy) => neededBy("app/shell/theme-choices.tsx") && neededBy(`${TABLE}/turn-view/proof-popover.tsx`)],
];

/**
 * Puts modules that are loaded together into one file. By default the bundler makes one file for every set of modules that the same pages
 * share, and a page then waits for about sixty files. Only a finished build knows which page needs which module, because the bundler drops
 * unused code late. So the build runs twice.
 */
export function chunkGroups(root: string): Plugin {
  return {
    name: "chunk-groups",
    apply: "build",
    async config({ build: { rolldownOptions = {} } = {} }) {
      const chunks = await buildOnce(root, rolldownOptions);
      const needs = new Map<string, ReadonlySet<string>>();
      const neededBy = (page: string): ReadonlySet<string> => {
        const known = needs.get(page) ?? needsOf(`${root}src/${page}`, chunks);
        needs.set(page, known);
        return known;
      };
      const groups = GROUPS.map(([name, has], index) => ({
        name,
        priority: GROUPS.length - index,
        test: (id: string) => has((page) => neededBy(page).has(id), id),
      }));
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
    },
  };
}

/** Builds the app once with the bundler's default files, to find out which page needs which module. */
async function buildOnce(
  root: string,
  rolldownOptions: Rolldown.RolldownOptions,
): Promise<readonly Rolldown.OutputChunk[]> {
  const result = await build({
    configFile: false,
    root,
    logLevel: "silent",
    publicDir: false,
    plugins: [{ name: "without-styles", load: { filter: { id: /\.css$/u }, handler: () => "" } }],
    build: { write: false, minify: false, target: "es2022", rolldownOptions },
  });
  if (!("output" in result)) throw new Error("Vite built nothing");
  return result.output.filter((each) => each.type === "chunk");
}

/** The modules that must run before a page can be shown, the page itself among them. */
function needsOf(page: string, chunks: readonly Rolldown.OutputChunk[]): ReadonlySet<string> {
  const own = chunks.find(({ moduleIds }) => moduleIds.includes(page));
  if (!own) throw new Error(`The build has no ${page}`);
  const loaded = new Set([own]);
  for (const { imports } of loaded) for (const chunk of chunks) if (imports.includes(chunk.fileName)) loaded.add(chunk);
  const modules = new Set([...loaded].flatMap(({ moduleIds }) => moduleIds));
  return modules;
}
