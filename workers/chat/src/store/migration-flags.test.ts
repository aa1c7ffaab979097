import { expect, it } from "vitest";

import { onlyAdds } from "#worker-kit/testing/only-adds";
import { MIGRATIONS } from "./migrations.ts";

it.each(MIGRATIONS)("A table's migration $id says truly whether it only adds", ({ additive, sql }) => {
  expect(additive).toBe(onlyAdds(sql));
});
