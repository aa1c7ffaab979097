import { WORKER_NAMES, nodeProject, webProject, workerdProject, workerProject } from "./scripts/test/projects.ts";
import { vitestConfig } from "./scripts/test/vitest-config.ts";

/** Unit and integration tests: pure code in plain Node, what needs the runtime in workerd. */
export default vitestConfig([
  // First, because the deployment's test takes longest. The other core runs the rest meanwhile.
  nodeProject("scripts", ["scripts", "tools", "bench"]),
  ...(await Promise.all(WORKER_NAMES.map((worker) => workerProject(worker)))),
  workerdProject(),
  nodeProject("node", ["packages", "functions", "workers"]),
  webProject(),
]);
