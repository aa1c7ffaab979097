/** Helpers for the tests of several workers. */
export { documentGaps } from "./documented.ts";
export { expectLog } from "./expect-log.ts";
export { fillStorage, makeRoom } from "./full-storage.ts";
export { addedToByNewerVersion, leftByNewerVersion } from "./newer-version.ts";
export { routesWithout } from "./open-routes.ts";
