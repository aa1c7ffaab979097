import { describe, expect, it } from "vitest";
import * as z from "zod/mini";

import { LIMITS } from "#contracts/limits";

import { LinkRequestForm, type LinkRequestValues } from "./link-request.ts";

const complaints = (form: LinkRequestValues) =>
  (z.safeParse(LinkRequestForm, form).error?.issues ?? []).map(({ path, message }) => [path.join("."), message]);

describe("the form that links a character", () => {
  it("asks for what the chosen way needs, and for nothing else", () => {
    const empty = { campaignId: "c", sheet: " ", exported: "" };
    expect(complaints({ ...empty, way: "address" })).toEqual([["sheet", "Give the character's address or id"]]);
    expect(complaints({ ...empty, way: "paste" })).toEqual([["exported", "Paste the character's export"]]);
    expect(complaints({ ...empty, way: "address", sheet: "1001" })).toEqual([]);
    expect(complaints({ ...empty, way: "paste", exported: "{}" })).toEqual([]);
  });

  it("asks for a campaign", () => {
    expect(complaints({ way: "address", campaignId: "", sheet: "1", exported: "" })).toEqual([
      ["campaignId", "Choose a campaign for this character"],
    ]);
  });

  it("counts an export as it is sent, where every quote takes two bytes", () => {
    const quotes = '"'.repeat(LIMITS.importBytes / 2);
    expect(complaints({ way: "paste", campaignId: "c", sheet: "", exported: quotes })).toEqual([
      ["exported", "That is more than 10 MB"],
    ]);
  });
});
