import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import { adventuresFrom } from "../index.ts";

/** The folder of the packed files. The chat worker gets it as static assets. */
const FOLDER = fileURLToPath(new URL("../../../assets/adventures/", import.meta.url).href);

/** Loads an adventure as it is shipped, from the disk: for tests, benches and `npm run play:adventure`. */
export const { load: loadAdventure } = adventuresFrom(async (file) => new Blob([await readFile(FOLDER + file)]));
