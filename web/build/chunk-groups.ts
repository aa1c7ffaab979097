import { build, type Plugin, type Rolldown } from "vite";

const FRAME = "app/shell/shell.tsx";
const LOGIN = "features/account/login-page.tsx";
const TABLE = "features/play/components";
const PLAY = "features/play/play-page.tsx";
/** What the play page fetches when it stands, and hears a turn with. */
const EVENTS = "features/play/api/event-reader.ts";
/** The pages that are opened most beside those. */
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
/** What shows or sends parts of a story beside the play page. */
const STORIES = [
  "features/chronicle/chronicle-page.tsx",
  "features/campaigns/campaign-view-page.tsx",
  "app/offline/start.ts",
  "app/palette/palette.tsx",
  "app/offline/send-waiting-words.ts",
  "features/worlds/world-create-page.tsx",
  "features/portability/export-page.tsx",
  "features/portability/import-page.tsx",
  "shared/ui/windows/confirm-window.tsx",
  `${TABLE}/open-sheet.tsx`,
];

type IsNeededBy = (page: string) => boolean;

/**
 * What lies in one file, beside each page's own: every group has what its pages need and no group before it has. Whatever a module
 * imports is needed by the same pages at least, and so lies in its group or an earlier one: no two files wait for each other.
 */
const GROUPS: readonly (readonly [name: string, has: (neededBy: IsNeededBy) => boolean])[] = [
  ["app", (neededBy) => neededBy("main.tsx") || (neededBy(LOGIN) && [FRAME, PLAY, ...LISTS].some(neededBy))],
  ["rules", (neededBy) => neededBy(LOGIN) && neededBy(EVENTS)],
  ["fields", (neededBy) => neededBy(LOGIN) && FORMS.some(neededBy)],
  ["frame", (neededBy) => neededBy(FRAME)],
  ["records", (neededBy) => neededBy(PLAY) && LISTS.some(neededBy)],
  ["story", (neededBy) => neededBy(PLAY) && STORIES.some(neededBy)],
  ["lists", (neededBy) => LISTS.filter(neededBy).length > 1],
  ["dialogs", (neededBy) => neededBy("app/palette/palette.tsx") && neededBy("shared/ui/windows/confirm-window.tsx")],
  ["menus", (neededBy) => neededBy("app/shell/theme-choices.tsx") && neededBy(`${TABLE}/proof-popover.tsx`)],
];

/**
 * Puts what is loaded together into one file. Left alone the bundler makes a file of every set of modules that the same pages share,
 * and a page waits for sixty. Which page needs what is known only when unused code has been dropped: hence a first build, of a second.
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
        test: (id: string) => has((page) => neededBy(page).has(id)),
      }));
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
    },
  };
}

/** The app's chunks as the bundler makes them by itself. */
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

/** The modules that run before a page stands, but for the page's own, which has a file of its own. */
function needsOf(page: string, chunks: readonly Rolldown.OutputChunk[]): ReadonlySet<string> {
  const own = chunks.find(({ moduleIds }) => moduleIds.includes(page));
  if (!own) throw new Error(`The build has no ${page}`);
  const loaded = new Set([own]);
  for (const { imports } of loaded) for (const chunk of chunks) if (imports.includes(chunk.fileName)) loaded.add(chunk);
  const modules = new Set([...loaded].flatMap(({ moduleIds }) => moduleIds));
  modules.delete(page);
  return modules;
}
