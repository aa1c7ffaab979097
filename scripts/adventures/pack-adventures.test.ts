import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";

import { packedFile } from "#content/adventures";
import { ADVENTURES } from "#content/adventures/cards";
import { loadAdventure } from "#content/adventures/testing";
import { Adventure } from "#content/adventures/schema";
import { PACKED, shippedAdventure } from "./pack-adventures.ts";

describe("the adventures that are shipped", () => {
  it.each(ADVENTURES)("are as they were written: $id (else run npm run check:adventures)", async ({ id, version }) => {
    expect(await loadAdventure(id, version)).toEqual(Adventure.parse(shippedAdventure(id)));
  });

  it("are all that the chat worker's static assets have", () => {
    const files = ADVENTURES.map(({ id, version }) => packedFile(id, version));
    expect(readdirSync(PACKED).toSorted()).toEqual(files.toSorted());
  });
});
