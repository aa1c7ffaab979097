import { vitestConfig } from "../../scripts/test/vitest-config.ts";
import { nodeProject, workerProject } from "../../scripts/test/projects.ts";

/** `npx vitest run` in this folder: this worker's tests, as `npm test` runs them. */
export default vitestConfig([await workerProject("graph"), nodeProject("node", ["workers/graph"])]);
