import { describe, expect, it } from "vitest";

import { type OwnPremise } from "../../played.fake.ts";
import { gathered } from "../charge/charge.fake.ts";

const GOOSE: OwnPremise = {
  title: "The Goose of Tolley",
  world:
    "Tolley is a village of goose keepers, with no magic. On the eve of the show the prize goose, Lady Clementine, who has won the ribbon four years running, has vanished from her pen. Mrs Judith Garth, her owner, keeps the dairy. Squire Hugo Penn breeds geese at the grange. Young Tam Reddy has a cart. Miss Ivy Lark paints signs at the forge. Parson Giles Webb keeps the vestry.",
  notes: "It begins on the green in the morning. Nell wants to find Lady Clementine before the show.",
  hero: "Nell Harrow",
  heroNotes: "A drover of forty. Carries a crook and a bag of salt.",
};

describe("Who is sought", () => {
  it("is found where the hero lays hands on them, is on record, and given back is the end", async () => {
    const { say, kept, isOver } = await gathered(GOOSE, "goose", 0.6);
    await say(`I go to ${kept().where.lair}`);
    const said = await say("I wash Lady Clementine with warm water");
    const { found, who, where, prize, announced } = kept();
    expect(said, JSON.stringify({ found, who, where, prize, announced })).toMatch(/Clementine/u);
    expect(await say("What have I found so far?")).toContain("is found");
    await say("I go to the dairy with Lady Clementine");
    const end = await say("I give Lady Clementine back to Mrs Garth");
    expect(isOver(), end).toBe(true);
  });
});
