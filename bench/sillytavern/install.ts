import { existsSync } from "node:fs";
import { join, resolve } from "node:path";

import { onDemand } from "../../tools/shared/on-demand.ts";

const VERSION = "1.19.0";

/** The folder of an installed SillyTavern: this one, or the package inside it. Null where it is in neither. */
export function findSillyTavern(folder: string): string | null {
  const places = [resolve(folder, "node_modules/sillytavern"), resolve(folder)];
  return places.find((place) => existsSync(join(place, "server.js"))) ?? null;
}

/** Installs it from npm unless it is installed. Returns its folder. */
export const installSillyTavern = (): Promise<string> => onDemand("sillytavern", VERSION);
