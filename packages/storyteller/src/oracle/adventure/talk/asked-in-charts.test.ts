import { describe, expect, it } from "vitest";

import { loadAdventure } from "#content/adventures/testing";
import { playAdventure } from "../testing/play.fake.ts";

const play = async (...script: readonly string[]) =>
  playAdventure((await loadAdventure("charts", 1))!, script, { luck: 15 });
const replyTo = async (...script: readonly string[]): Promise<string> =>
  (await play(...script)).turns.at(-1)?.reply ?? "";

const ABOARD = ["Take the punt", "go aboard the Second Opinion"];
const AT_THE_GUILD = ["I go to the guild"];

describe("who is asked in a room answers", () => {
  it.each([
    ["evening Bess. who's the lady in the plum coat?", /says Bess/u],
    ["Bess, did everybody drown? Were there any bodies?", /Bess/u],
    ["i don't believe you bess. you're hiding something", /first I’ve brought up right/u],
    ["Bess, what are the names on the beams?", /fresh coat every spring/u],
    ["Bess, what is a bond?", /own your mornings/u],
    ["Who is Captain Thrale really, and why is everyone so nice to her?", /Thrale/u],
    ["where is the Guild?", /along the quay/u],
    ["Who's the man with the napkin?", /from the Salt Bank/u],
  ])("answers %j", async (asked, answer) => {
    expect(await replyTo(asked)).toMatch(answer);
  });

  it("takes a courteous word for the name of the only one whom it fits", async () => {
    expect(await replyTo(...AT_THE_GUILD, "miss, what are you drawing?")).toContain("Tansy");
  });

  it("has somebody of the place answer where nobody of the cast is", async () => {
    expect(await replyTo(...ABOARD, "hello there, what are you eating?")).toContain("Russet");
    expect(await replyTo(...ABOARD, "are you happy here?")).toContain("says Oddy");
  });

  it("says where somebody went who was named last", async () => {
    const gone = [...AT_THE_GUILD, "I tear the frame off the wall", "is the warden gone?", "Tansy, where did he go?"];
    const { turns } = await playAdventure((await loadAdventure("charts", 1))!, gone, { luck: 2 });
    expect(turns.at(-1)?.reply).toContain("by the water stairs");
  });

  it("says of somebody unmet only that they are not here", async () => {
    const reply = await replyTo("good evening, keeper. what do you do up here?");
    expect(reply).toContain("is not here.");
    expect(reply).not.toContain("From here you can go to");
  });

  it("does not repeat a promise to say nothing as an act", async () => {
    expect(await replyTo("Bess, I won't tell anyone, I promise")).not.toContain("You won't tell");
  });
});

describe("who is spoken to beside the cast", () => {
  it("answers to their name in quotation marks", async () => {
    expect(await replyTo('"Cobb, who is Hester Quill?"')).toContain("That was how she walked");
    expect(await replyTo(...ABOARD, '"Oddy, would you like to get off this ship?"')).toContain(
      "I’d not know which foot",
    );
  });

  it("answers a hero who sits down next to them, however they are called", async () => {
    const reply = await replyTo(
      'I sit down next to the man with the napkin. "You keep good time, sir. Who taught you?"',
    );
    expect(reply).toContain("The napkin stops");
    const there = await replyTo(
      "Take the punt",
      'I sit down next to the man with the napkin. "Sir, who taught you the strokes?"',
    );
    expect(there).toContain("The napkin stops");
  });
});

describe("what is said to somebody's face", () => {
  it("is the truth only where somebody has found it", async () => {
    expect(await replyTo("Captain Thrale, did you pay with false money?")).toContain("Honest silver");
  });

  it("is answered by the one who can say it, and not by the companion", async () => {
    const script = [
      "I go to the guild.",
      "wait until midnight",
      "wait",
      "Hand her in",
      "Sail for the Needle",
      '"Are you Ambrose Tull, the bosun?"',
      '"Are my parents alive?"',
    ];
    expect(await replyTo(...script)).toContain("Tull sits down on the star");
  });

  it("buys minutes on the sand, where the last letter is asked for in full", async () => {
    const script = [
      ...ABOARD,
      "I search the desk",
      "take the jolly boat and row to the combs",
      "sing the boat through the gap",
      ...Array.from({ length: 5 }, () => "I wait for the captain"),
      '"Captain, serve me first: the infant of no assessed value. Read it out, in full, and slowly."',
    ];
    const { turns, progress } = await play(...script);
    expect(turns.at(-1)?.reply).toContain("I should have to be introduced");
    expect(progress.flags).toContain("read-in-full");
  });
});

const TO_THE_WRECK = [
  ...ABOARD,
  "I search the desk",
  "take the letters",
  "take the jolly boat and row to the combs",
  "sing the boat through the gap",
];
const UNTIL_SHE_COMES = Array.from({ length: 5 }, () => "I wait for the captain");
const AT_NEEDLE = ["I go to the guild", "wait until midnight", "wait", "Hand her in"];
const WHOSE = "whose child am I?";

describe("whose child the hero is", () => {
  it.each([
    [[], `Bess, ${WHOSE}`, /Off the Patience/u],
    [[], `Captain Thrale, ${WHOSE}`, /waiting nineteen years to be asked/u],
    [[...AT_NEEDLE, "Sail for the Needle"], `Keeper, ${WHOSE}`, /not told him that there were two/u],
    [
      [...AT_NEEDLE, "Sail for the Needle"],
      `"Will anybody tell me ${WHOSE}" I ask the star.`,
      /there were two|nobody of your name/u,
    ],
    [AT_NEEDLE, `Tansy, ${WHOSE}`, /nobody of your name/u],
  ])("is answered after %j by the one who is asked: %s", async (before, asked, answer) => {
    expect(await replyTo(...before, asked)).toMatch(answer);
  });

  it("is answered with both of them by the one who knows", async () => {
    expect(await replyTo(...TO_THE_WRECK, `Hester, ${WHOSE}`)).toContain("Hers who waves a pan-lid");
    expect(await replyTo(...TO_THE_WRECK, "Hester, whose am I?")).toContain("Hers who waves a pan-lid");
  });
});

describe("a request to somebody's face gets a no and its condition", () => {
  it.each([
    [["Take the punt"], "Mr Gonne, might I see the quarter out of the glass?", /“No,” says Gonne/u],
    [
      [...AT_NEEDLE, "Sail for the Needle"],
      '"Keeper, I need your lampshade. I will bring it back by breakfast."',
      /And the boats/u,
    ],
  ])("after %j: %s", async (before, asked, answer) => {
    expect(await replyTo(...before, asked)).toMatch(answer);
  });
});

describe("a verb inside a longer deed or inside speech", () => {
  it("gives away no supper that is only carried along", async () => {
    const reply = await replyTo("I take my plate over to Captain Thrale and sit down opposite her.");
    expect(reply).toContain("You put your plate down");
  });

  it("burns nothing that is only said", async () => {
    const script = [...TO_THE_WRECK.filter((each) => !/search|letters/u.test(each)), ...UNTIL_SHE_COMES.slice(1)];
    const said = '"Captain Thrale! Burn forty of your own, not sixty-one of mine. Sit down and have a pear!"';
    expect(await replyTo(...script, said)).not.toContain("burns for as long");
  });

  it("takes nobody by force who is taken by the elbow for a walk", async () => {
    const walk = "I take Tansy by the elbow and we walk to the Guild, humming threes and fours.";
    const reply = await replyTo(...AT_NEEDLE, walk);
    expect(reply).not.toContain("where your hands are");
    expect(reply).toContain("Tansy is with you");
  });

  it("has a beard at hand that was put on", async () => {
    const script = [...AT_NEEDLE, "I put on the false beard", "Sail for the Needle"];
    expect(await replyTo(...script, "I lift the false beard to show I am nobody.")).toContain("by the hooks");
  });
});

describe("the end on the sand", () => {
  it("gives the letters back, and tears none of them, where the hero says so", async () => {
    const script = [...TO_THE_WRECK, ...UNTIL_SHE_COMES, "I give her back the letters"];
    const { turns, progress } = await play(...script);
    expect(turns.at(-1)?.reply).toContain("You put the loaf in her hand");
    expect(progress.ended).toBe("");
  });

  it("warns a hero who stays away from the wreck well before the tide turns", async () => {
    const script = [
      ...ABOARD,
      "take the jolly boat and row to the combs",
      ...Array.from({ length: 40 }, () => "I wait"),
    ];
    const { turns } = await play(...script);
    const warned = turns.findIndex(({ reply }) => reply.includes("a line of people has begun"));
    const turned = turns.findIndex(({ reply }) => reply.includes("a great many people have begun to cheer"));
    expect(warned).toBeGreaterThan(0);
    expect(turned === -1 || turned - warned >= 4).toBe(true);
  });
});
