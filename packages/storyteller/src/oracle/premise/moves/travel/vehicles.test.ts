import { describe, expect, it } from "vitest";

import { type OwnPremise, played } from "../../played.fake.ts";

const ISLES: OwnPremise = {
  title: "The Kelp Queen",
  world:
    "Port Sallow is a harbour town among islands. Father Cobb keeps the old chapel on Gannet Rock and drinks. The harbour master Petra Lund works at the Customs House. Dot Marlow runs the pub, the Blue Anchor. Old Nim lives at the lighthouse. The Moonpearl was stolen from the Customs House.",
  notes: "It begins on the quay of Port Sallow in the morning. The hero wants to find the Moonpearl.",
  hero: "Ada Finch",
  heroNotes: "A boat builder of thirty. She carries a mallet and owns a small boat and a bicycle.",
};
const STATION: OwnPremise = {
  title: "Halo Six",
  world:
    "Halo Six is a ring station over a dead moon. Chief Oduya runs the reactor deck. Doctor Lian Sorel works in the infirmary. Quartermaster Rusk guards the cargo bay. The AI of the station, TALLY, speaks through the walls of the command deck. Somebody has stolen the coolant.",
  notes: "It begins in the mess hall. The hero wants to find the coolant before the reactor melts.",
  hero: "Mika Dahl",
  heroNotes: "A pilot of forty with a tool belt.",
};

const begun = async (premise: OwnPremise) => {
  const story = played(premise, "w", 12);
  await story.say("");
  return {
    ...story,
    place: () => story.state().scene?.place ?? "",
    here: () => story.state().scene?.present.join() ?? "",
  };
};

describe("A journey by whatever means", () => {
  it.each([
    ["I row to Gannet Rock to see Father Cobb", "Gannet Rock", "Cobb"],
    ["I get in my boat and row to Gannet Rock", "Gannet Rock", "Cobb"],
    ["I jump into my little boat, hoist the sail and sail across to Gannet Rock", "Gannet Rock", "Cobb"],
    ["I pedal to the pub", "Blue Anchor", "Dot"],
    ["I hop on my bike and pedal over to the Customs House", "Customs House", "Petra"],
    ["I swim out to Gannet Rock", "Gannet Rock", "Cobb"],
    ["I hurry over to the Customs House to speak to Petra", "Customs House", "Petra"],
    ["I make for the lighthouse", "lighthouse", "Nim"],
    ["I head for the Blue Anchor", "Blue Anchor", "Dot"],
    ["I jog down to the Customs House", "Customs House", "Petra"],
    ["I steer for Gannet Rock", "Gannet Rock", "Cobb"],
    ["I row over to Father Cobb", "Gannet Rock", "Cobb"],
    ["I set sail for Gannet Rock", "Gannet Rock", "Cobb"],
    ["I paddle my boat to Gannet Rock", "Gannet Rock", "Cobb"],
    ["I row my boat across to the lighthouse", "lighthouse", "Nim"],
    ["I climb up to the lighthouse", "lighthouse", "Nim"],
    ["I go to the Blue Anchor... no wait, I go to the Customs House", "Customs House", "Petra"],
    ["I go to Gannet Rock. Actually no, I go to the Blue Anchor", "Blue Anchor", "Dot"],
    ["My bike takes me to the Blue Anchor", "Blue Anchor", "Dot"],
  ])("“%s” leads to %s", async (text, there, who) => {
    const { say, place, here } = await begun(ISLES);
    const said = await say(text);
    expect(place(), said).toContain(there);
    expect(here(), said).toContain(who);
  });

  it.each([
    ["I take the tram to the infirmary", "infirmary", "Sorel"],
    ["I crawl through the vents to the infirmary", "infirmary", "Sorel"],
    ["I float over to the cargo bay and look for Rusk", "cargo bay", "Rusk"],
    ["I run to the command deck", "command deck", ""],
    ["I drive the cart to the cargo bay", "cargo bay", "Rusk"],
    ["I walk to the infirmary then back to the mess hall", "mess hall", ""],
  ])("“%s” leads to %s", async (text, there, who) => {
    const { say, place, here } = await begun(STATION);
    const said = await say(text);
    expect(place(), said).toContain(there);
    expect(here(), said).toContain(who);
  });

  it("goes on with what is done there", async () => {
    const { say, place } = await begun(ISLES);
    const said = await say("I pedal to the pub and order a slice of cake from Dot");
    expect(place()).toContain("Blue Anchor");
    expect(said).toContain("slice of cake");
    expect(await say("“Dot, what did you hear last night?”")).not.toContain("not here");
  });

  it("is no journey where nobody goes anywhere", async () => {
    const { say, place } = await begun(ISLES);
    const from = place();
    for (const text of [
      "I run my fingers over the rope",
      "I drive the nail into the plank",
      "I fly into a rage",
      "I hop on one leg",
    ])
      await say(text);
    expect(place()).toBe(from);
  });
});
