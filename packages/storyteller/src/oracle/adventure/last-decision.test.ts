import { beforeAll, describe, expect, it } from "vitest";

import type { Played } from "./testing/play.fake.ts";
import { lastReply, play } from "./testing/play-by-id.fake.ts";

/** The last night of the lantern, as it comes to a hero who is at another place than the hill, or who finds the keeper only then. */
const TO_THE_SEVENTH = [
  "Annis, I will look for him. I promise.",
  "Go east to the Third Post",
  "Go on to the ford",
  "Claim the captain's exemption",
  "Put an axe through the hatch",
  "Go across to the chapel",
  "Study the wall painting",
  "Go to the Seventh Post",
];
const UNTIL_MIDWINTER = Array.from({ length: 9 }, () => "Wait until midwinter");
const TO_TOBIT = ["Follow the combed snow uphill", "Stoop and go in", "Tell him about the Third"];

/** Long plays take a while on a busy machine. */
const SLOW = 60_000;

let seventh: Played;
let found: Played;
let home: Played;
beforeAll(async () => {
  seventh = await play("lantern", [...TO_THE_SEVENTH, ...UNTIL_MIDWINTER]);
  found = await play("lantern", ["go to the hollow hill", "Stoop and go in"], { luck: 15, from: seventh });
  home = await play("lantern", [
    ...TO_THE_SEVENTH,
    ...TO_TOBIT,
    "Come home with us, Tobit",
    "Leave the lamp burning",
    "Go back to the way-house",
    ...UNTIL_MIDWINTER,
  ]);
}, SLOW);

const says = (from: Played, ...lines: readonly string[]) => play("lantern", lines, { luck: 15, from });

describe("the last decision", { timeout: SLOW }, () => {
  it("is still to be made after the hero has gone up to the keeper", () => {
    expect(found.progress.place).toBe("low-door");
    expect(found.progress.met).toContain("tobit");
    expect(found.progress.open).toBe("ev-midwinter");
  });

  it.each([
    "I have decided: let it by. Put out every lamp and let it go to the river",
    "put out every lamp and let it go by to the river, and I walk in front",
    "let it go by",
    "I lead it",
    '"Let it by," I tell Tobit. "That is my answer."',
    "I hood my lantern and lead it down, and the posts stay dark",
    "I do what the painting shows",
    "put out the lamps",
    "I pinch out his lamp and let it by",
    "I walk in front of it with my dark lantern, down the steps to the water, and stand aside",
    "I put out the white lamps on the eaves one by one",
    "I open my hand, step aside from the door, and lead it down to the river with my unlit lantern",
    "My decision is to let it go by to the river",
    "it is decided: it goes by",
    "Very well. We let it by.",
    "let the thing go by",
    "We let it drink",
    "I let it go to the river",
    "I choose the last: let go",
    "let it go",
    "let go",
    "I say let it by, and I go first",
    "let the dark go by to the river",
    "open the way for it",
    "I go from post to post and put out the lamps, and then I walk down to the river before it",
    "Down with the lamps. It gets its drink tonight.",
    "Tonight the road goes dark, and I walk ahead",
    "I walk down to the river with the unlit lantern and the dark behind me",
    '"Shutters closed! We put them all out now and it goes by to the river."',
    "the fourth way",
    "Tobit's fourth: let it by",
    "dark it is. All lamps out",
    "I take the captain's lantern, dark, and walk from the hill to the steps",
    '"So it is to be dark," I say. "Out with the lamps."',
    "no more fence. I put out the lamps and let it through",
    "I want to let it through to the water",
    "my answer: let go",
  ])("is made in plain words at the post, in the hill and in the house: %s", async (words) => {
    expect((await says(found, words)).progress.ended).toBe("let-go-dark");
    // Away from the hill it begins the walk, and the rest is the player's to say.
    const begun = await says(home, words);
    expect(begun.progress.ended).toBe("");
    expect(begun.progress.flags).toContain("walk-begun");
  });

  it("is walked in three steps, each at the player's own words, with those who are there", async () => {
    const stays = await says(home, "Annis, you stay here with him tonight.");
    const hill = await says(stays, "Let it by. I walk out alone to the hollow hill with the captain's lantern unlit.");
    expect(hill.progress.place).toBe("low-door");
    expect(lastReply(hill)).not.toContain("Annis");
    const out = await says(hill, "At the stone mouth I say good evening, and put out Tobit's little lamp.");
    expect(out.progress.flags).toContain("small-lamp-out");
    expect(lastReply(out)).not.toMatch(/Annis|Tobit's thumb/u);
    expect(out.progress.ended).toBe("");
    const down = await says(out, "I turn my back to it and walk down, holding the dark lantern up, not looking round.");
    expect(down.progress.ended).toBe("let-go-dark");
    expect(lastReply(down)).not.toContain("grandfather on her arm");
    expect(lastReply(down)).toContain("Annis has the door of the way-house open");
  });

  it.each([
    ["road-relit", "light all the lamps with the eighteen barrels"],
    ["road-relit", "I choose the first way: light them all"],
    ["the-day-named", "ask it to wait"],
  ])("may be another: %s by %s", async (ending, words) => {
    expect((await says(found, words)).progress.ended).toBe(ending);
  });

  it.each([
    '"You put them out. Seventh, Eighth, Ninth. You meant to let it through to the river and you could not do the last one."',
    '"You should have let it by, nine nights ago."',
    '"You put out three and could not put out the fourth"',
    '"Did you put out the lamps?"',
    '"Tobit, you let it come this far"',
    '"If we let it by, what happens to the house?"',
    "if we put out the lamps, will it go by?",
    "He put out the lamps to let it by",
    "Tobit put out three lamps to let it go to the river",
    "I once let a patrol by",
    '"I closed a door once. I put out a lamp once."',
    "I wonder whether to let it by",
    "I think about letting it by",
    "I remember how the woman led it to the river",
    '"It was let by, in the old days"',
    '"Nobody let it by for two hundred years"',
    '"Bet, chain down. It is coming to drink and nobody is to stop it."',
    '"Why should we let it by?"',
    "what does it mean to let it by?",
    "I wish I could let it by",
    '"I had a lantern that went out. I led them down the road."',
    "what happens when the lamps go out?",
    `"You wanted to let it by, didn't you"`,
    '"The lamps were put out by your own hand"',
    "I look at the lamps that were put out",
    "tell me about putting out the lamps",
    '"Annis, your grandfather wanted to lead it to the river"',
    '"They put out the lamps at Eastgate too"',
    '"Tobit, when it goes by, where does it go?"',
    '"Annis, tell me how the woman led it down to the river"',
    '"The woman in front led it to the river"',
    "I show Annis how the lamps were put out",
    "I tell Tobit that the woman led it to the river",
    '"I closed the door, once, and let it by"',
    '"There are four ways, then. Which would you take?"',
    '"Light them, you said. With what oil?"',
    '"Not yet."',
    '"So it wants to go to the river and drink"',
    "I listen to the dark and look toward the river",
    "I warm my hands at the lamp and look at the dark",
    "I ask whether it wants to go to the river",
    `I tip out my pockets: the black sliver from the wolf's foot, that's lamp glass. "Will that do as earnest?"`,
    "I tip out the can for her, it smells of lamp oil",
    '"We lit the Third. Was that wrong?"',
    '"But the Third is burning, Tobit, we lit it. Does that spoil it?"',
    '"I carried the oil to the lamps, Tobit"',
    "I put out all the lamps if Annis agrees",
    "I could put out all the lamps",
  ])("is not a reproach, a question, a memory or a look: %s", async (words) => {
    for (const from of [seventh, found, home]) expect((await says(from, words)).progress.ended).toBe("");
  });

  const PLAN =
    '"Annis, we hood the Third again, and open the way to the river. I will walk in front with my lantern unlit and it will follow."';

  it("is asked back where it is only a plan, and made by a yes", async () => {
    const asked = await says(seventh, PLAN);
    expect(asked.progress.ended).toBe("");
    expect(lastReply(asked)).toContain("Is that what you do now");
    for (const yes of ["yes", "Do it.", "Yes, that is what I do", '"Yes," I say.', PLAN])
      expect((await says(asked, yes)).progress.ended).toBe("let-go-dark");
    expect((await says(asked, "go to the hollow hill")).progress.place).toBe("hollow-hill");
    expect((await says(asked, "No, not yet")).progress.ended).toBe("");
  });

  it("is no plan where it can be done at once", async () => {
    expect((await says(found, PLAN)).progress.ended).toBe("let-go-dark");
  });

  it("is asked back with its two answers where an act is written in the past", async () => {
    const asked = await says(found, "I lit all the lamps with the oil from the barrels");
    expect(lastReply(asked)).toContain('Is that what you do now: "Light them"?');
    expect(asked.turns.at(-1)?.offers).toEqual(["Yes, that is what I do", "No, not yet"]);
    expect((await says(asked, "Yes, that is what I do")).progress.ended).toBe("road-relit");
    const not = await says(asked, "No, not yet");
    expect(not.progress.ended).toBe("");
    expect(not.turns.at(-1)?.offers).not.toContain("No, not yet");
  });

  it("is not made by what might be done", async () => {
    expect(lastReply(await says(found, '"Annis, maybe we could light them all again"'))).toContain(
      "Is that what you do now",
    );
  });
});
