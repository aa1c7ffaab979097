import { expect, it } from "vitest";

import { inJurisdiction } from "./jurisdiction.ts";

/** A namespace that only says in which jurisdiction it is. The local runtime knows no jurisdictions. */
const namespace = (name: string) =>
  ({ name, jurisdiction: (chosen: string) => namespace(chosen) }) as unknown as DurableObjectNamespace;

it("A campaign's objects are in the site's jurisdiction, or anywhere if the site has none", () => {
  expect(inJurisdiction(namespace("anywhere"), "eu")).toMatchObject({ name: "eu" });
  expect(inJurisdiction(namespace("anywhere"), "")).toMatchObject({ name: "anywhere" });
});
