import { describe, expect, it } from "vitest";

import { loadAdventure } from "#content/adventures/testing";
import { playAdventure } from "../testing/play.fake.ts";
import { SEVEN_BY_TALK } from "../testing/ways.fake.ts";

const adventure = (await loadAdventure("first-evening", 1))!;
const play = (...script: readonly string[]) => playAdventure(adventure, script, { luck: 15 });
const replyTo = async (...script: readonly string[]): Promise<string> =>
  (await play(...script)).turns.at(-1)?.reply ?? "";

const TO_PEEL = ["I knock on the oven door", "I knock back three times"];
const HALVES = ["Open the parcel", ...TO_PEEL, "I show Peel the pearwood tail"];
const TO_THE_STEP = ["Go to the lane", "I go up past the sixth house"];

const TO_LANE = ["My gran drew a snail", "Look at the seventh loaf", "Open the parcel", "Go out to the lane"];

describe("Aldous, who is met in the lane", () => {
  it("is given nothing by a kind word, and hears it", async () => {
    const kind = `"Mr Stroud, I'm not here to shame you. You were a boy. Would you say Larkin tonight?"`;
    const reply = await replyTo(...TO_LANE, kind);
    expect(reply).toContain("Snow fills the brim of his hat");
  });
});

describe("a mark of one's own", () => {
  it("is the one that is named, whatever was denied before it", async () => {
    const said = "Um, we don't really stamp bread at home... my grandmother pressed a thimble into hers, though.";
    expect(await replyTo(said)).toContain("to have it: a thimble");
  });
});

describe("a stranger's question at Oversill", () => {
  it.each([
    ["Hanne, why won't the reeve come in?", /frightened of a warm room/u],
    ["Hanne, who held the other key?", /went round with the watch/u],
    ["Hanne, what is a moot?", /seven when they came in/u],
    ["Why does the roll matter?", /you're a hearth/u],
    ["is there beer in this place, Hanne?", /small beer/u],
    ["Is it ok if I open it?", /tied to be undone/u],
    ["I ask the girl who Maud Larkin is", /little girl/u],
    ["Tib, what is the skipping song?", /Nine sacks up/u],
    ["Tib, where does the loaf go?", /up to the old step/iu],
    ["Tib, what do you know? You've been counting raisins all evening", /what I've counted/u],
    ["Hanne, what were you told? What did they say Joss had done?", /his own key/u],
    ["I take the parcel out of my bag and read the name on it", /THE SEVENTH HEARTH/u],
  ])("%j is answered", async (asked, answer) => {
    expect(await replyTo(asked)).toMatch(answer);
  });

  it.each([
    ["what reading do you mean?", /over the ridge/u],
    ["What do you want the name said for?", /Peel/u],
    ["Good evening. Who lives in there?", /Lit for seven/u],
    ["no promises. I don't even know who larkin is", /None, then/u],
    ["I pull out the third brick", /my door/u],
  ])("%j is answered by Peel", async (asked, answer) => {
    expect(await replyTo(...TO_PEEL, asked)).toMatch(answer);
  });

  it.each([
    ["what marks are on the six doors?", /gate is mine/u],
    ["No. It stays in my bag. Why do you want it so badly?", /Because it will be opened/u],
    ["But what happened to Larkin after? Where did he go?", /Down the pass/u],
    ["I throw a snowball at his big hat", /takes the hat off/u],
  ])("%j is answered in the lane", async (asked, answer) => {
    expect(await replyTo("Go to the lane", asked)).toMatch(answer);
  });

  it("is never met with an empty reply, however many go unanswered", async () => {
    const { turns } = await play(...Array.from({ length: 12 }, (_, at) => `Tib, what is a zorb number ${at}?`));
    for (const { reply } of turns) expect(reply.trim()).not.toBe("");
  });
});

describe("a question with nobody there", () => {
  it.each([
    ["is it warm?", /As warm as a plate/u],
    ["what about those crumbs?", /Hanne's bread|autumn/u],
    ["what spark? where", /lantern/u],
  ])("%j is seen", async (asked, answer) => {
    expect(await replyTo(...TO_THE_STEP, asked)).toMatch(answer);
  });

  it("is not answered by something else", async () => {
    expect(await replyTo(...TO_THE_STEP, "is it Tuesday?")).toBe("There is nobody here to ask.");
  });
});

describe("what has become of the two halves", () => {
  it("is known: Peel gives its half once, and asks nothing for it", async () => {
    expect(await replyTo(...HALVES)).toContain("a beak, an eye, a wing");
    expect(await replyTo(...HALVES, "I reach in behind the brick")).toContain("a thimble");
    expect(await replyTo(...HALVES, "Peel, what do you want for it?")).toContain("Nothing");
  });

  it("is known to Hanne, who does not ask for what she has been shown", async () => {
    const reply = await replyTo(...HALVES, "I fit the two halves of the bird together");
    expect(reply).toContain("It is a lark");
    expect(reply).not.toContain("Find me the front");
  });

  it("is known at the end", async () => {
    const { turns, progress } = await play(
      "I promise nothing",
      ...HALVES,
      "I promise",
      ...Array.from({ length: 9 }, () => "Wait"),
      "Larkin, I say. It was Larkin",
    );
    expect(progress.ended).not.toBe("");
    expect(turns.at(-1)?.reply).not.toContain("From behind the third brick a hand");
  });
});

describe("a stray line at the reading", () => {
  const AT_THE_READING = ["Go to the lane", "Go down to the ash pit", "Offer the badger bread", "Dig up the sacks"];
  const atReading = (...words: readonly string[]) =>
    play(
      "Look at the seventh loaf closely",
      "Open the parcel",
      ...AT_THE_READING,
      "Go to the bakehouse",
      "Read the watch tally behind the aprons",
      "Call everyone in for the reading",
      ...words,
    );

  it("decides nothing, and the lantern goes out with Tib", async () => {
    const { progress, turns } = await atReading(
      "I ask Tib if she'd like to hang the lantern on the seventh step with me",
    );
    expect(progress.ended).toBe("");
    expect(turns.at(-1)?.reply).toContain("small feet under it");
    const then = await atReading("Tib, hang the lantern on the seventh step", "Larkin, I say. It was Larkin");
    expect(then.progress.ended).toBe("seven");
  });

  it("may be a look at one's boots, which is a silence, and ends it only the second time", async () => {
    const once = await atReading("I look at my boots like everyone else");
    expect(once.progress.ended).toBe("");
    expect(once.turns.at(-1)?.reply).toContain("thirty years and one evening");
    expect((await atReading("I look at my boots", "I look at my boots")).progress.ended).toBe("tin");
  });
});

describe("after the end at Oversill", () => {
  const after = async (words: string): Promise<string> => replyTo(...SEVEN_BY_TALK, words);
  it.each([
    ["And the badger?", /bad(?:ger)/u],
    ["Did Maud come in the end?", /You kept the box/u],
    ["who is Dunstan?", /^That is you\./u],
    ["What became of the fox?", /learn mice/u],
    ["Take back my last turn", /^Undo under the last reply/u],
    ["keep the tale as a book", /the menu exports/u],
  ])("%j is answered", async (asked, answer) => {
    expect(await after(asked)).toMatch(answer);
  });
});
