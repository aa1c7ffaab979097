import { vitestConfig } from "../../scripts/test/vitest-config.ts";
import { nodeProject, workerProject } from "../../scripts/test/projects.ts";

/** `npx vitest run` in this folder runs this worker's tests, as `npm test` does. */
export default vitestConfig([await workerProject("chat"), nodeProject("node", ["workers/chat"])]);
