import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

import { onlyAdds } from "#worker-kit/testing/only-adds";
import { fromRoot } from "../../tools/shared/paths.ts";

const MIGRATIONS = globSync("migrations/*.sql", { cwd: fromRoot() }).toSorted();

// Migrations are applied before the Workers are deployed, and a Worker may be rolled back while the migrations stay. So an older Worker
// must run on a newer database.
it.each(MIGRATIONS)("%s only adds, so that the Workers of the version before run on it", (path) => {
  expect(onlyAdds(readFileSync(fromRoot(path), "utf8"))).toBe(true);
});
