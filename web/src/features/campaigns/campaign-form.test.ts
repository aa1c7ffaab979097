import { describe, expect, it } from "vitest";

import { formResolver } from "../../shared/form/form-resolver.ts";
import { EditCampaignForm, newCampaign } from "./campaign-form.ts";

const OPTIONS = { fields: {}, shouldUseNativeValidation: false } as const;

/** Validates the edit form of a campaign with some values changed, and returns the error message of each field. */
async function campaignErrors(changes: object): Promise<Record<string, string | undefined>> {
  const values = { ...newCampaign("w1", ""), name: "The Blue Flame", ...changes };
  const { errors } = await formResolver(EditCampaignForm)(values, undefined, OPTIONS);
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error.message]));
}

describe("the messages of a campaign's form", () => {
  it("are none for a campaign with a name", async () => {
    expect(await campaignErrors({})).toEqual({});
  });

  it.each([
    ["a blank name", { name: "   " }, { name: "Name is required" }],
    ["an empty number", { startingLevel: Number.NaN }, { startingLevel: "Enter a whole number" }],
    ["half a level", { startingLevel: 1.5 }, { startingLevel: "Enter a whole number" }],
    ["level 0", { startingLevel: 0 }, { startingLevel: "Not less than 1" }],
    ["level 21", { startingLevel: 21 }, { startingLevel: "Not more than 20" }],
    ["a choice outside of the list", { combat: "endless" }, { combat: "Choose one of the list" }],
    ["notes that are too long", { notes: "a".repeat(20_001) }, { notes: "At most 20000 characters" }],
  ])("name what is wrong with %s", async (_, changes, expected) => {
    expect(await campaignErrors(changes)).toEqual(expected);
  });

  it("are at every faulty field at once", async () => {
    expect(await campaignErrors({ name: "", maxCharacters: 0 })).toEqual({
      name: "Name is required",
      maxCharacters: "Not less than 1",
    });
  });
});

it("A valid form passes on the parsed values: the name is trimmed", async () => {
  const values = { ...newCampaign("w1", ""), name: "  The Blue Flame " };
  const parsed = await formResolver(EditCampaignForm)(values, undefined, OPTIONS);
  expect(parsed.values).toMatchObject({ name: "The Blue Flame", worldId: "w1" });
});
