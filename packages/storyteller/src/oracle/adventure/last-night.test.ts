import { beforeAll, describe, expect, it } from "vitest";

import type { Played } from "./testing/play.fake.ts";
import { lastReply, play } from "./testing/play-by-id.fake.ts";

const times = (count: number, line: string): string[] => Array.from({ length: count }, () => line);

const TO_THE_CHAPEL = [
  "Go east to the Third Post",
  "Go on to the ford",
  "Claim the captain's exemption",
  "Put an axe through the hatch",
  "Go across to the chapel",
];
const TO_TOBIT = ["Go to the Seventh Post", "Follow the combed snow uphill", "Stoop and go in"];
const UNTIL_MIDWINTER = times(9, "Wait until midwinter");

/** The last night of the lantern, under the hill: what the hero knows of the walk, of the oil and of the hoods. */
const LAST_NIGHT = [
  ...TO_THE_CHAPEL,
  "Study the wall painting",
  "Go up the field to the Seventh",
  "Go along to the Eighth",
  "Offer her a fair trade",
  "Agree on nine panes",
  ...TO_TOBIT,
  "Tell him about the Third",
  ...UNTIL_MIDWINTER,
];

/** Long plays take a while on a busy machine. */
const SLOW = 60_000;

let night: Played;
let poor: Played;
let unknowing: Played;
beforeAll(async () => {
  night = await play("lantern", LAST_NIGHT);
  // Without hoods and without oil.
  poor = await play("lantern", [
    ...TO_THE_CHAPEL.filter((line) => !line.includes("hatch")),
    "Study the wall painting",
    ...TO_TOBIT,
    ...UNTIL_MIDWINTER,
  ]);
  unknowing = await play("lantern", [...TO_THE_CHAPEL, ...TO_TOBIT, ...UNTIL_MIDWINTER]);
}, SLOW);

const says = (from: Played, ...lines: readonly string[]) => play("lantern", lines, { luck: 15, from });

describe("the last night under the hill", { timeout: SLOW }, () => {
  it.each([
    "I take the long snuffer and pinch out the small lamp, so it can follow us down to the river",
    "we walk down to the ford with my captain's lantern unlit, and it follows",
    '"Then we do it together. Put out all the lamps on the road and we three walk before it, down to the ford"',
    `"give me the lamp. I'll pinch it out and carry it... dark, and it'll follow me"`,
    "I pinch out the small lamp and carry it",
    "put out the lamp and lead it down to the river",
    "let it follow me",
    "I snuff the small lamp",
    "we put all the lamps out",
    "walk before it with the lantern unlit",
    "lead it down to the river",
    "I let it past",
    "we let it by",
    "open the way for it",
    "I hold my captain's lantern in front of me, unlit, and walk slowly out of the hill and down toward the water.",
    '"Tobit, give me your hand." We pinch it out together, he and I',
    "tobit we do it togehter, thumb and finger",
    `"Come," I say to the dark. "This way. I'll show you the water."`,
    'I turn to the dark and say: "Follow me. The river is this way."',
    "Douse every lantern from the Ninth down to the ford, then go in front of it with the captain's lantern",
    "let the road go dark",
    "I do what you couldn't: I put out the lamp",
    "i blow out the lamp",
    "blow it out and walk",
    "let's take it to drink",
    "Take the dark to the river",
    "I bring it to the water with my dead lantern",
    "I go first, dark lantern held up, and the dark comes behind me",
    "we stand aside and let it by",
    "I think we should let it go down to the river",
  ])("goes dark at the player's own words: %s", async (words) => {
    expect((await says(night, words)).progress.ended).toBe("let-go-dark");
  });

  it.each([
    "I take the long snuffer and hood the small lamp, so it can follow us down to the river",
    "I take the long snuffer and hood the small lamp, and ask Annis and Tobit to go down the line and hood the rest from the Ninth to the ford, so it can go to the river",
    "We hood the lamps with the snuffer, one after another, and walk it home",
  ])("goes dark by the snuffer where nobody has hung a hood: %s", async (words) => {
    expect((await says(poor, words)).progress.ended).toBe("let-go-dark");
  });

  it.each([
    ["road-relit", "light them all"],
    ["road-relit", "We light all the lamps on the road"],
    ["road-relit", "fetch the reeve's oil and light every lamp from the First to the Twelfth"],
    ["road-relit", "roll the eighteen barrels up the road and fill every post"],
    ["road-relit", "I wake everybody, we carry the oil up the line and light the whole road"],
    ["road-relit", "get every lantern burning before midnight"],
    ["the-gate", "hang a door in the fence"],
    ["the-gate", "hood the lamps on both sides so there's a lane"],
    ["the-gate", "send for Sixpence and her hoods"],
    ["the-gate", "I put Sixpence's hoods on the lamps"],
    ["the-day-named", "ask it to wait"],
    ["the-day-named", "I ask the dark to wait another year"],
    ["the-day-named", '"Not tonight," I tell it. "Next midwinter, with the steps swept. I give you my word."'],
    ["the-day-named", "we promise it a day"],
    ["the-day-named", "bring Tobit down to the way-house and let everybody hear it"],
    ["the-day-named", `"Tobit, come down and tell them yourself. It's their road too."`],
    ["the-day-named", "let the people of the road decide"],
    ["the-day-named", "gather everyone in the long room and tell them the truth, oil and all"],
  ])("ends in %s at the player's own words: %s", async (ending, words) => {
    expect((await says(night, words)).progress.ended).toBe(ending);
  });

  it.each([
    "What if we put out all the lamps?",
    "Should I let it follow me?",
    '"Should we put the lamps out, Tobit?"',
    "I think he wanted to lead it to the river",
    "don't put out the lamp",
    "I won't let it follow me",
    "I look at the small lamp and the snuffer",
    "I take the snuffer",
    "We go out to the hollow hill",
    '"Did it follow the woman in the painting down to the river?"',
    '"Tobit, why did you put out the Seventh?"',
    '"It wants the river, doesn\'t it?"',
    "I hold his hand",
    "Tell me about the dark",
  ])("does not end at a question, a look or a thought: %s", async (words) => {
    expect((await says(night, words)).progress.ended).toBe("");
  });

  it("does not end badly while the player talks, looks and thinks, however long", async () => {
    const lines = ["look around", "Tobit, are you cold?", "I sit with him", "I eat a ration", "what do I carry"];
    const played = await says(night, ...lines, ...lines, ...lines);
    expect(played.progress.ended).toBe("");
  });

  it("is left to the night only by a player who waits after a warning", async () => {
    const once = await says(night, "wait");
    expect(once.progress.ended).toBe("");
    expect(lastReply(once)).toContain("wait once more");
    expect((await says(night, "wait", "wait")).progress.ended).toBe("counted-aloud");
  });

  it("is explained by Tobit to a hero who would go dark and does not know what for", async () => {
    const asked = await says(unknowing, "I pinch out the small lamp");
    expect(asked.progress.ended).toBe("");
    expect(lastReply(asked)).toContain("it follows a lantern that has no light in it");
    expect((await says(unknowing, "I pinch out the small lamp", "I pinch it out")).progress.ended).toBe("let-go-dark");
  });
});
