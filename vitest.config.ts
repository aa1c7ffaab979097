import { WORKER_NAMES, nodeProject, workerdProject, workerProject } from "./scripts/test/projects.ts";
import { vitestConfig } from "./scripts/test/vitest-config.ts";

export default vitestConfig([
  ...(await Promise.all(WORKER_NAMES.map(workerProject))),
  workerdProject(),
  nodeProject("packages", "functions", "workers"),
  {
    test: {
      name: "web",
      include: ["web/{src,build}/**/*.test.ts", "web/src/**/*.test.tsx"],
      environment: "node",
      testTimeout: 30_000,
    },
  },
  { test: { name: "scripts", include: ["scripts/**/*.test.ts"], environment: "node", testTimeout: 30_000 } },
]);
