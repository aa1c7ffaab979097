import { WORKER_NAMES, nodeProject, webProject, workerdProject, workerProject } from "./scripts/test/projects.ts";
import { vitestConfig } from "./scripts/test/vitest-config.ts";

/** The unit and integration tests. Pure code runs in plain Node; code that needs the runtime runs in workerd. */
export default vitestConfig([
  // This project comes first, because its test of the deployment takes longest. The other core runs the other tests meanwhile.
  nodeProject("scripts", ["scripts", "tools", "bench"]),
  ...(await Promise.all(WORKER_NAMES.map((worker) => workerProject(worker)))),
  workerdProject(),
  nodeProject("node", ["packages", "functions", "workers"]),
  webProject(),
]);
