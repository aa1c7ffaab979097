import { expect, it } from "vitest";

import { onlyAdds } from "#worker-kit/testing/only-adds";
import { MIGRATIONS } from "./schema.ts";

it.each(MIGRATIONS)("A memory's migration $id says truly whether it only adds", ({ id, additive, sql }) => {
  const earlier = MIGRATIONS.slice(
    0,
    MIGRATIONS.findIndex((one) => one.id === id),
  );
  expect(additive).toBe(
    onlyAdds(
      sql,
      earlier.map((one) => one.sql),
    ),
  );
});
