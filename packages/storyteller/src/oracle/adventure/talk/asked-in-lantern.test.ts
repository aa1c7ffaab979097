import { describe, expect, it } from "vitest";

import { lastReply, play } from "../testing/play-by-id.fake.ts";

/** Long plays take a while on a busy machine. */
const SLOW = 60_000;

/** What a stranger wrote in The Last Lamplighter, and what somebody there should make of it. */
const BEGUN = ["I'll look for him"];
const BOOK = [...BEGUN, "Go to the oil-house", "Read the daybook closely"];
const LIT = [
  ...BEGUN,
  "Go to the oil-house",
  "I fill the oil can",
  "Go to the Third Post",
  "I climb and light the Third",
];
const FORD = [...BEGUN, "Go to the Third Post", "Go on to the ford"];

const HILL = [
  ...FORD,
  "Claim the captain's exemption",
  "Go across to the chapel",
  "Go to the Seventh Post",
  "Follow the combed snow up to the hill",
  "I stoop and go in",
];

describe("a question in The Last Lamplighter", { timeout: SLOW }, () => {
  it.each<[string, readonly string[], string, RegExp]>([
    ["why the lantern is dark", [], "Why am I carrying an unlit lantern?", /^It was Captain Sayre's/u],
    [
      "what all wait for",
      BEGUN,
      "Joan, eleven people and eight beds, what are they all waiting for?",
      /a number they're waiting for/u,
    ],
    ["what the light does", BEGUN, "Annis, what does the light do for us out there?", /north side north/u],
    ["a guess", BEGUN, "Annis, why would a keeper go out without oil? You must have a guess.", /doesn't want oil/u],
    [
      "what the book means",
      BOOK,
      "Annis, he put the far lamps out himself, his book says. Does that make sense to you?",
      /leave a word off/u,
    ],
    ["who lit the Third", LIT, "Wait, who lit the Third?", /You and me, and a can/u],
    ["where the oil is", LIT, "Do I still have the oil can?", /It's in the Third/u],
    ["what walks on the hill", LIT, "Annis, what walks between those white lamps on the hill?", /reeve's escort/u],
    ["which march it was", FORD, "Bet, which march? I was eight years in one myself.", /Same as yours/u],
    [
      "what comes down",
      FORD,
      '"Maddern, your own guard is hauling your oil. Tell me what is coming down that hill."',
      /face the river/u,
    ],
    ["whether somebody helps", FORD, "Bet, will you help us?", /something a corporal can do/u],
    ["the grandfather, and not the girl of that name", HILL, "Mr Lusk? We've been looking for you.", /says Tobit/u],
    ["who did it", FORD, "Maddern, who put out the lamps?", /if it were the frost/u],
  ])("is answered by the one who is asked: %s", async (_, script, line, says) => {
    expect(lastReply(await play("lantern", [...script, line]))).toMatch(says);
  });
});

describe("a deed in The Last Lamplighter", { timeout: SLOW }, () => {
  it.each<[string, readonly string[], string, RegExp]>([
    ["a promise in plain words", [], "I'll look for him", /^"Good," says Annis/u],
    ["the ladder is measured", BEGUN, "I measure the ladder against myself", /twelve foot and a hand/u],
    [
      "a reason is given to the carter",
      [...BEGUN, "look around", "read the slate", "look at the shutters"],
      'I tell the carter: "Because the man who carried it last told me not to until I knew what for."',
      /^They hear you out|^The carter hears it/u,
    ],
    ["a name is read", LIT, "I brush snow off the post and look for the name low down", /TOBIT LUSK/u],
    ["the drawing is unrolled", FORD, "I unroll that drawing on the sledge", /four windows to the south/u],
    ["somebody far is called", LIT, "Tobit! Tobit Lusk! Annis is here!", /nothing throws it back/u],
  ])("is done as it is said: %s", async (_, script, line, says) => {
    expect(lastReply(await play("lantern", [...script, line]))).toMatch(says);
  });

  it("is gone by a way that is named after its exit", async () => {
    const { progress } = await play("lantern", [
      ...FORD,
      "Claim the captain's exemption",
      "Over the stones we go, Annis",
    ]);
    expect(progress.place).toBe("burnt-chapel");
  });

  it("pays nobody where hands are only warmed, and puts out nothing where somebody is told what they did", async () => {
    const warm = await play("lantern", [...FORD, "I warm my hands at the brazier with Wick and Dorrit"]);
    expect(warm.progress.passed).not.toContain("toll-chain");
    const after = await play("lantern", [...HILL, "You put out three lamps so that it could come down."]);
    expect(after.progress.flags).not.toContain("small-lamp-out");
    const hand = await play("lantern", [...HILL, "I hold my hand out to it"]);
    expect(hand.progress.flags).not.toContain("small-lamp-out");
    expect(lastReply(hand)).toContain("The cold comes to a hand's breadth");
  });

  it("is no deed where it only says where to go", async () => {
    const script = [...BEGUN, "Go to the oil-house", "I fill the oil can", "Go to the Third Post"];
    const { progress } = await play("lantern", [...script, "Let's go to the Third Post, Annis"]);
    expect(progress.flags).not.toContain("third-lit");
  });
});
