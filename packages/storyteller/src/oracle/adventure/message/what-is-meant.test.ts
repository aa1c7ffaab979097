import { beforeAll, describe, expect, it } from "vitest";

import { lastReply, play } from "../testing/play-by-id.fake.ts";
import type { Played } from "../testing/play.fake.ts";

const SWORN = "Annis, I will look for him. I promise.";
const TO_THE_FORD = [SWORN, "Go east to the Third Post", "Go on to the ford"];
const TO_THE_CHAPEL = [...TO_THE_FORD, "Claim the captain's exemption", "Go across to the chapel"];
const TO_THE_HILL = [
  ...TO_THE_CHAPEL,
  "Study the wall painting",
  "Go to the Seventh Post",
  "Follow the combed snow uphill",
];

let house: Played;
let ford: Played;
let chapel: Played;
let hill: Played;
beforeAll(async () => {
  house = await play("lantern", [SWORN, "go to the oil-house"]);
  ford = await play("lantern", TO_THE_FORD);
  chapel = await play("lantern", [...TO_THE_CHAPEL, "Study the wall painting"]);
  hill = await play("lantern", TO_THE_HILL);
}, 60_000);

const after = (from: Played, ...lines: readonly string[]) => play("lantern", lines, { luck: 15, from });

describe("one word of a sentence", () => {
  it("sends nobody away who is told where somebody else has gone", async () => {
    const said = await after(
      chapel,
      '"Annis, your captain walks in front, unlit, and leads it home. Your grandfather has gone to do it alone."',
    );
    expect(said.progress.companions).toContain("annis");
    expect(lastReply(said)).toContain("On purpose");
    const asked = await after(hill, "Annis runs to him. I ask him why he stayed");
    expect(asked.progress.companions).toContain("annis");
    const back = await after(chapel, '"Annis, come with me. I did not mean for you to stay behind."');
    expect(back.progress.companions).toContain("annis");
    expect((await after(chapel, '"Annis, stay here with Brother Hallam."')).progress.companions).not.toContain("annis");
  });

  it("makes no night's rest of a look out of a window", async () => {
    const seen = await after(
      house,
      "I lie on the bunk and look out of the little window along the road. Which lamps do I see?",
    );
    expect(lastReply(seen)).toContain("can count");
    expect(lastReply(seen)).not.toContain("You rest");
  });

  it("leads in to the light, whatever the way is called", async () => {
    for (const words of [
      "I stoop and go in with Annis toward the small light",
      "toward the light",
      "I crawl in",
      "we go in",
    ])
      expect((await after(hill, words)).progress.place, words).toBe("low-door");
  });
});

describe("a plea or a question", () => {
  it("to shut the doors is heard at the ford", async () => {
    const reply = lastReply(
      await after(
        ford,
        '"There are children there. Bet, get your people on the road, shutters closed, and nobody stops what goes by."',
      ),
    );
    expect(reply).toContain("Shutters to");
  });

  it("about what is carried, or lit, is answered by what is so", async () => {
    expect(lastReply(await after(house, "Do I have my lantern?"))).toContain("Yes: your captain's lantern, unlit");
    expect(lastReply(await after(hill, "go down", "Is the Seventh lit?"))).toContain("Out.");
  });
});

describe("a thing at hand", () => {
  it("is not said to be elsewhere: the ladder that is carried along, and the lamps on the eaves", async () => {
    expect(lastReply(await after(ford, "I climb the ladder"))).not.toContain("go back");
    expect(lastReply(await after(ford, "I look at the white lamps on the eaves"))).toContain("Four and four");
  });

  it("is not named elsewhere before it has been seen", async () => {
    const dug = await play("first-evening", [
      "Go out to the lane",
      "Go to the ash pit",
      "Go back to the lane",
      "I dig for the sacks",
    ]);
    expect(lastReply(dug)).not.toContain("buried sacks");
  });
});
