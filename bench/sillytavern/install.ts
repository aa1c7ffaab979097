import { existsSync } from "node:fs";
import { join, resolve } from "node:path";

import { onDemand } from "../../tools/shared/on-demand.ts";

const VERSION = "1.19.0";

/** Where SillyTavern lies in the folder it was installed to, or that is its own; null where it does not. */
export function findSillyTavern(folder: string): string | null {
  const places = [resolve(folder, "node_modules/sillytavern"), resolve(folder)];
  return places.find((place) => existsSync(join(place, "server.js"))) ?? null;
}

/** Installs it from npm, unless it is there already. Answers where it lies. */
export const installSillyTavern = (): Promise<string> => onDemand("sillytavern", VERSION);
