import { beforeAll, describe, expect, it } from "vitest";

import type { Played } from "../testing/play.fake.ts";
import { play } from "../testing/play-by-id.fake.ts";

/** Long plays take a while on a busy machine. */
const SLOW = 60_000;

let store: Played;
let ford: Played;
beforeAll(async () => {
  const begins = [`"Of course I'll look for him," I tell the girl.`, "go to the oil-house"];
  store = await play("lantern", begins);
  ford = await play("lantern", [
    ...begins,
    "go to the Third Post",
    "go to the toll ford",
    "Claim the captain's exemption",
    "go to the burnt chapel",
    "try the west door",
    "take the flask",
    "go back to the ford",
    "show Bet the fire-flask",
  ]);
}, SLOW);

const placeAfter = async (from: Played, words: string): Promise<string> =>
  (await play("lantern", [words], { luck: 15, from })).progress.place;

describe("a word inside a sentence", { timeout: SLOW }, () => {
  it.each([
    "I read the daybook, the last page first, and then I go back nine nights",
    "I climb to the bunk and search it properly, under the matress and all",
    "I climb up to the bunk and search under the matress",
    "I go over it again in my head",
    "we go through the facts once more",
    `"I'll go back to him when I know more," I tell Annis`,
    "I turn back to the page before",
    "I go up on my toes to see the hook",
    "I walk up and down to warm my feet",
    "I climb onto a barrel",
    "I go down on my knees and look under the bunk",
    "I go along with it",
    "I return the book to its string",
    "I step back from the barrels",
    "I go back a page",
    "I follow the lines with my finger back to November",
    "I move on to the barrels",
    "I run my thumb up the seam",
    "I call into the dark from the west window",
    "My theory: he came in by the west door and went back to the ford",
    "I think the oil came over the ford and went back up the road at night",
    "I back out of the corner",
  ])("leads nowhere from the oil-house: %s", async (words) => {
    expect(await placeAfter(store, words)).toBe("oil-house");
  });

  it.each([
    "no sorry, the dent fits a boot-toe, I got that from the wedge at the west door. Either way: did Maddern order it?",
    "I look over the river to the east",
    "I walk round the toll-house to the landing",
    "I step out onto the landing",
    "I follow the river with my eyes to the hill",
    "I shout across the river",
    `I point up the road to the Third: "That one burns."`,
    "I go to the desk and read his papers",
    "I move the rug",
  ])("leads nowhere from the ford: %s", async (words) => {
    expect(await placeAfter(ford, words)).toBe("toll-ford");
  });
});

describe("a place that another clause names", { timeout: SLOW }, () => {
  it("is not where the hero goes", async () => {
    const hill = await play("lantern", ["go to the Third Post"], { from: store });
    expect(await placeAfter(hill, "tobit i lit the third. come on out of there")).toBe("third-post");
    const up = await play("lantern", ["go to the Seventh Post", "go to the hollow hill"], { luck: 15, from: ford });
    expect(await placeAfter(up, "tobit i lit the third. come on out of there")).not.toBe("third-post");
  });
});

describe("a way", { timeout: SLOW }, () => {
  it.each([
    ["third-post", "we carry the ladder to the Third Post"],
    ["third-post", "I take the can to the Third, with Annis"],
    ["third-post", "on to the Third Post, Annis"],
    ["third-post", "We set off east for the Third, Annis with the ladder and me with the can"],
    ["third-post", "to the Third then"],
    ["third-post", "Annis and I carry the can up the road to the Third"],
    ["third-post", "Let's bring a can of oil to the Third"],
    ["third-post", "Let's head out to the Third Post, Annis, and bring the ladder"],
    ["third-post", "The Third, now. Come on."],
    ["third-post", "Off to the Third!"],
    ["third-post", "I'd like to go to the Third now"],
    ["third-post", "I take the oil can off its hook and my captain's lantern with me. We're going to the Third."],
    ["way-house", "Annis, with me to the way-house"],
    ["way-house", "I bring Annis back to Joan"],
    ["way-house", "I go back out"],
    ["way-house", "leave"],
  ])("leads to %s in any words: %s", async (place, words) => {
    expect(await placeAfter(store, words)).toBe(place);
  });

  it("takes along what is carried and who is named", async () => {
    const played = await play("lantern", ["I take a can of oil to the Third, with Annis"], { from: store });
    expect(played.progress.place).toBe("third-post");
    expect(played.progress.flags).toContain("has-can");
    expect(played.progress.companions).toContain("annis");
  });

  it.each([
    ["burnt-chapel", "I take one barrel of the good oil with us and we go to the burnt chapel"],
    ["seventh-post", "on to the Seventh Post, Annis"],
    ["burnt-chapel", "I cross the river"],
    ["third-post", "i head back west to the third"],
  ])("leads on from the ford to %s: %s", async (place, words) => {
    expect(await placeAfter(ford, words)).toBe(place);
  });
});
