import { existsSync } from "node:fs";
import { join, resolve } from "node:path";

import { onDemand } from "../../tools/shared/on-demand.ts";

const VERSION = "1.19.0";

/** Finds the folder of an installed SillyTavern: `folder` itself, or the package in its node_modules. Null if it is in neither. */
export function findSillyTavern(folder: string): string | null {
  const places = [resolve(folder, "node_modules/sillytavern"), resolve(folder)];
  return places.find((place) => existsSync(join(place, "server.js"))) ?? null;
}

/** Installs SillyTavern from npm unless it is installed already. Returns its folder. */
export const installSillyTavern = (): Promise<string> => onDemand("sillytavern", VERSION);
