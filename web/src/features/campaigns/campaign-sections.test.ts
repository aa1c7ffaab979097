import { describe, expect, it } from "vitest";

import { campaignSections } from "./campaign-sections.ts";

describe("a campaign's description", () => {
  it("is shown section by section, in the product's order whatever order it was written in", () => {
    const sections = campaignSections(
      "## Challenges\nFog.\n\n## Subtitle\nA light that drowns.\n\n## Story Hooks\n- A bell",
    );
    expect(sections?.map(({ key }) => key)).toEqual(["subtitle", "storyHooks", "challenges"]);
    expect(sections?.[1]).toEqual({ key: "storyHooks", body: "- A bell" });
  });

  it("leaves out a section without words", () => {
    expect(campaignSections("## Subtitle\nA\n## Story Hooks\n\n## Challenges\nB")).toHaveLength(2);
  });

  it("is shown plainly where it was written freely", () => {
    expect(campaignSections("")).toBeNull();
    expect(campaignSections("A light that drowns.")).toBeNull();
    expect(campaignSections("## Subtitle\nOnly this.")).toBeNull();
  });

  it("is shown plainly where sections would hide something the player wrote", () => {
    expect(campaignSections("My own words.\n\n## Subtitle\nA\n## Challenges\nB")).toBeNull();
    expect(campaignSections("## Subtitle\nA\n## Challenges\nB\n## My heading\nC")).toBeNull();
    expect(campaignSections("## Challenges\nA\n## Challenges\nB\n## Subtitle\nC")).toBeNull();
  });
});
