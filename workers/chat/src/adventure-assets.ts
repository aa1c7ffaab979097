import { type Adventures, adventuresFrom, VERSIONS } from "#content/adventures";
import type { Adventure } from "#content/adventures/schema";

/** The folder of the adventures in the static assets. Only the path matters, but a request needs a whole address. */
const FOLDER = "https://assets/adventures/";

/** The adventures that any table of this isolate has loaded. */
const inIsolate = new Map<string, Adventure>();

/** The binding of the worker's static assets (wrangler.toml). */
interface Assets {
  fetch(url: string): Promise<Response>;
}

/** The adventures that are in the static assets. An isolate reads each of them once. */
export const adventuresFromAssets = (assets: Assets, loaded = inIsolate): Adventures =>
  adventuresFrom(async (file) => {
    const response = await assets.fetch(FOLDER + file);
    if (!response.ok) throw new Error(`The asset ${file} cannot be read: status ${response.status}`);
    return response.blob();
  }, loaded);

/** Fails if the first adventure cannot be read, because then the worker was deployed without its assets. */
export async function checkAdventures(adventures: Adventures): Promise<void> {
  const [first] = VERSIONS;
  if (first) await adventures.load(...first);
}
