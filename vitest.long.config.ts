import { JOURNEYS, journeyProjects } from "./scripts/test/journeys.ts";
import { WORKER_NAMES, nodeProject, webProject, workerdProject, workerProject } from "./scripts/test/projects.ts";
import { vitestConfig } from "./scripts/test/vitest-config.ts";

/** The long tests, and every property with new random values (docs/testing.md). */
export default vitestConfig(
  [
    ...journeyProjects("long"),
    ...(await Promise.all(WORKER_NAMES.map((worker) => workerProject(worker, "properties")))),
    workerdProject("properties"),
    nodeProject("node", ["packages", "functions", "workers", "scripts", "tools", "bench"], "properties"),
    webProject("properties"),
  ],
  JOURNEYS,
);
