import { describe, expect, it } from "vitest";

import { type OwnPremise, played } from "../played.fake.ts";
import { HARBOUR, STATION, VILLAGE } from "../stories.fake.ts";

const openingOf = async (premise: OwnPremise) => {
  const story = played(premise, "reading");
  const reply = await story.say("");
  const people = /People: ([^.]*)\./u.exec(reply)?.[1]?.split(", ") ?? [];
  const places = /Places: ([^.]*)\./u.exec(reply)?.[1]?.split(", ") ?? [];
  return { ...story, reply, people, places, present: story.state().scene?.present ?? [] };
};

describe("the opening of a story from the player's own texts", () => {
  it("tells the player's own first scene, in order and to the hero", async () => {
    expect((await openingOf(HARBOUR)).reply).toMatch(
      /^It is a rainy evening when you climb off the Pickering coach at the White Horse, carrying a letter from the Board of Customs\. Nobody in town knows yet why you have come\. Thomas Wray was your brother-in-law\.\n/u,
    );
    expect((await openingOf(STATION)).reply).toMatch(
      /^For three weeks [^.]*\. You wake in your bunk in the Cold Dock to the low-air alarm, and find a handwritten note under the door: 'Count the sleds\.'\n/u,
    );
    expect((await openingOf(VILLAGE)).reply).toContain(
      "You are in the Crumpet Tea Rooms, where the Colonel bursts in and demands that you find the Empress before Saturday.",
    );
  });

  it("tells no wish as if it were so", async () => {
    for (const premise of [HARBOUR, STATION, VILLAGE])
      expect((await openingOf(premise)).reply).not.toMatch(/should|welcome|Nobody gets|must be|ghosts|mystery about/u);
  });

  it("takes no town, house, ship or mood for somebody", async () => {
    expect((await openingOf(HARBOUR)).people.join()).not.toMatch(/York|Horse|Hopewell|Board|Pickering/u);
    expect((await openingOf(STATION)).people.join()).not.toMatch(/Warmth|Gladys|Dock/u);
    expect((await openingOf(VILLAGE)).people.join()).not.toMatch(/Startled|Flower|Show/u);
  });

  it("takes no water, wood or height of a name for somebody", async () => {
    const world = `${HARBOUR.world} Marr's Narrows, Tess's Cove and Hood Fells are an hour away, and nobody likes Drake's Shallows.`;
    expect((await openingOf({ ...HARBOUR, world })).people.join()).not.toMatch(/Narrows|Cove|Fells|Shallows/u);
  });

  it("takes a machine that answers and a goose that bites for somebody to talk to", async () => {
    expect((await openingOf(STATION)).people).toContain("Warden");
    expect((await openingOf(VILLAGE)).people).toContain("Kevin");
  });

  it("has the keeper of the place there, and nobody's house is made up", async () => {
    const { present, places, state } = await openingOf(HARBOUR);
    expect(present).toEqual(expect.arrayContaining(["Widow Hannah Lyth", "Kitty Wray"]));
    expect(present.join()).not.toMatch(/Storr|Hopewell|Thomas/u);
    expect([...places, ...(state().scene?.exits ?? [])].join()).not.toMatch(/['’]s (?:house|office|cabin|place)/u);
    expect((await openingOf(VILLAGE)).present).toEqual(
      expect.arrayContaining(["Colonel Barnaby Tufton", "Mrs Gladys Pym"]),
    );
  });

  it("knows what the story is after, and which clock runs", async () => {
    expect((await openingOf(HARBOUR)).state().threads[0]?.title).toBe("Find out who killed Thomas Wray and why");
    expect((await openingOf(VILLAGE)).state().threads[0]?.title).toBe("Find the Empress before Saturday");
    expect((await openingOf(STATION)).state().clocks[0]?.name).toBe("The low-air alarm");
  });

  it("is corrected at any time", async () => {
    const { say, state } = await openingOf(HARBOUR);
    expect(await say("Saltwick Nab is a person.")).toBe("Corrected. Saltwick Nab is a person.");
    expect(await say("The list.")).toMatch(/People: [^.]*Saltwick Nab/u);
    expect(await say("Hopewell is not a place.")).toBe("Corrected. There is no Hopewell.");
    expect(state().scene?.exits.join()).not.toContain("Hopewell");
    expect(await say("Gale's first name is Josiah.")).toMatch(/^Noted: Josiah is/u);
  });
});
