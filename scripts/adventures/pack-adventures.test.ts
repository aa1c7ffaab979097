import { describe, expect, it } from "vitest";

import { ADVENTURES } from "#content/adventures/cards";
import { loadAdventure } from "#content/adventures";
import { Adventure } from "#content/adventures/schema";
import { shippedAdventure } from "./pack-adventures.ts";

describe("the adventures that are shipped", () => {
  it.each(ADVENTURES)("are as they were written: $id (else run npm run check:adventures)", async ({ id, version }) => {
    expect(await loadAdventure(id, version)).toEqual(Adventure.parse(shippedAdventure(id)));
  });
});
