import { describe, expect, it } from "vitest";

import { type OwnPremise, played } from "../../played.fake.ts";
import { SHADOWS, STATION } from "./own-facts.fake.ts";

const begun = async (premise: OwnPremise, seed = "a", luck?: number) => {
  const story = played(premise, seed, luck);
  await story.say("");
  await story.say("1");
  return story;
};
const SEEDS = ["a", "b", "c"];

describe("Who is asked for what the texts say of them", () => {
  it.each(SEEDS)("says since when, in the first person (%s)", async (seed) => {
    const { say } = await begun(SHADOWS, seed);
    await say("Dame Orla comes up to me.");
    const said = await say("I ask Dame Orla since when her sundial has run backwards.");
    expect(said).toContain("“Since Candlemas,” says Dame Orla. “My sundial has run backwards");
    expect(said).not.toMatch(/whose sundial|know nothing/u);
  });

  it.each(SEEDS)("says what they saw (%s)", async (seed) => {
    const { say } = await begun(SHADOWS, seed);
    await say("Tessa comes up to me.");
    expect(await say("I ask Tessa what she saw.")).toContain("“I saw a man in white bury a lantern,” says Tessa.");
  });

  it("says for how long", async () => {
    const { say } = await begun(SHADOWS);
    await say("Mab comes up to me.");
    expect(await say("Mab, how long have you counted the swallows?")).toContain("“For thirty years,” says Mab.");
  });

  it("says yes to what is so, and what it is", async () => {
    const { say } = await begun(SHADOWS);
    await say("Squire Dacre comes up to me.");
    expect(await say("Squire, do you want a wall of mirrors?")).toContain(
      "“Yes. I want a wall of mirrors,” says Squire",
    );
  });

  it("tells that and nothing else in the same breath", async () => {
    const { say, kept } = await begun(SHADOWS);
    await say("Tessa comes up to me.");
    await say("I ask Tessa what she saw.");
    expect(kept().case?.found.length).toBe(0);
  });

  it("denies what the texts say that they deny, without dice", async () => {
    const { say } = await begun(STATION);
    expect(await say("HESTIA, did you move a valve?")).toContain("“No. I swear that no valve has moved,” says HESTIA");
  });

  it("says it once more, in other words, where it is asked again", async () => {
    const { say } = await begun(SHADOWS);
    await say("Tessa comes up to me.");
    await say("Tessa, what did you see?");
    await say("I look around.");
    expect(await say("Tessa, what was it that you saw?")).toContain("I saw a man in white bury a lantern");
  });

  it("says why, for who wants a thing, and does not speak of another matter", async () => {
    const { say } = await begun(SHADOWS);
    await say("Squire Dacre comes up to me.");
    expect(await say("Squire, why do you want a wall of mirrors?")).not.toMatch(
      /mirrors? I know nothing|nothing on the/u,
    );
  });

  it("does not say it for another question", async () => {
    const { say } = await begun(SHADOWS);
    await say("Tessa comes up to me.");
    const said = await say("I ask Tessa who has a key to the chapel.");
    expect(said).not.toContain("bury a lantern");
  });

  it("says of somebody else what the texts say, as speech", async () => {
    const { say } = await begun(SHADOWS);
    await say("Tessa comes up to me.");
    const said = await say("I ask Tessa what she knows about Rafe Tull.");
    expect(said).not.toMatch(/As everybody knows|That is no secret/u);
  });
});

describe("A question that asks for what somebody noticed", () => {
  it.each([
    "Tessa, did you hear anything last night?",
    "Tessa, did you notice anything odd?",
    "Tessa, what happened at Easter?",
    "Tessa, what do you know of the shadows?",
    "Tessa, were you here on Sunday?",
  ])("brings what they have, at once: %s", async (asks) => {
    for (const seed of SEEDS) {
      const { say, kept } = await begun(SHADOWS, seed, 2);
      await say("Tessa comes up to me.");
      const before = kept().case!.found.length;
      const said = await say(asks);
      expect(said, seed).not.toMatch(/fifty-fifty|Bring me one thing|Drawn/u);
      expect(kept().case!.found.length, `${seed}: ${said}`).toBe(before + 1);
    }
  });

  it("is followed up until there is no more, and then that is said", async () => {
    const { say, kept } = await begun(SHADOWS);
    await say("Tessa comes up to me.");
    await say("Tessa, did you hear anything last night?");
    const before = kept().case!.found.length;
    expect(await say("What exactly did you hear?")).not.toMatch(/fifty-fifty/u);
    for (let at = 0; at < 4; at++) await say("Go on, Tessa.");
    expect(kept().case!.found.length).toBeGreaterThanOrEqual(before);
    expect(await say("Go on, Tessa.")).toMatch(/all that I|nothing more|no more|everything|than I do/u);
  });
});

describe("Who does not know what is asked", () => {
  it("says a name, or that they do not know, and nothing after it", async () => {
    for (const seed of SEEDS) {
      const { say, kept } = await begun(SHADOWS, seed);
      await say("Tessa comes up to me.");
      const said = await say("Tessa, who measures the shadows on the barn?");
      expect(said.split("\n\n").filter((each) => !each.startsWith("(Drawn."))).toHaveLength(1);
      expect(said.length, said).toBeLessThan(220);
      expect(kept().case!.found.length).toBe(0);
    }
  });

  it("keeps what is their own to themselves, and sends nobody on", async () => {
    for (const seed of SEEDS) {
      const { say } = await begun(SHADOWS, seed);
      await say("Tessa comes up to me.");
      expect(await say("Tessa, what do you mean to sew out of it?")).not.toMatch(
        /\bAsk (?!me)|may know|don['’]t know/u,
      );
    }
  });

  it("says it in new words where it is asked again", async () => {
    const { say } = await begun(SHADOWS);
    await say("Tessa comes up to me.");
    const first = await say("Tessa, what do you know of the shadows?");
    const again = await say("Tessa, what do you know of the shadows?");
    expect(again).not.toContain("“As I said,” says Tessa. “");
    expect(again).not.toContain(first.split("“").at(1)!);
  });
});

describe("Who has no voice by the texts", () => {
  it.each(SEEDS)("says nothing aloud, and answers all the same (%s)", async (seed) => {
    const { say } = await begun(SHADOWS, seed);
    await say("Brother Senn comes up to me.");
    const said = await say("Brother Senn, what happened at the chapel?");
    expect(said).not.toMatch(/says Brother Senn|Senn (?:says|laughs|whispers|begins)/u);
    for (const line of [
      "Brother Senn, is it safe here?",
      "Thank you, Brother Senn.",
      "Brother Senn, who are you afraid of?",
    ])
      expect(await say(line), line).not.toMatch(/” says Brother Senn|Senn (?:says|laughs|whispers|begins)/u);
  });

  it("is so, too, for who has not spoken since", async () => {
    const { say } = await begun(STATION);
    await say("Noor comes up to me.");
    expect(await say("Noor, what did you see down there?")).not.toMatch(/says Noor/u);
  });
});

describe("A mind without a body", () => {
  it.each(["a", "b", "c", "d"])("speaks, and has no hands, no home and no tea (%s)", async (seed) => {
    const { say } = await begun(STATION, seed);
    let said = "";
    for (const line of [
      "HESTIA, are you all right?",
      "HESTIA, where were you on Tuesday night?",
      "Thank you, HESTIA.",
      "HESTIA, did you open a valve?",
      "HESTIA, please help me.",
    ])
      said += `${await say(line)}\n`;
    expect(said).toMatch(/HESTIA/u);
    expect(said).not.toMatch(
      /I went there|HESTIA (?:nods|smiles|takes|sits|stands|shrugs|turns)|by myself|at home|my (?:bed|door|hands?|coat)/u,
    );
    expect(said).not.toMatch(/They are with you for now/u);
  });
});

describe("A plain remark", () => {
  it.each([
    ["Thank you, Tessa, that helps.", /waves it away|nothing|head|much for somebody|for me|smiles/iu],
    [
      "Tessa, I am so sorry for your trouble.",
      /Stay a little|hand|You are kind|Nobody has|breathes|smaller|eyes|afraid|silent/iu,
    ],
    ["Good morning, Tessa. My name is Nell, I am a glazier.", /Nell/u],
    ["Forgive me, Tessa, I did not mean to be rude.", /forgotten|hand|no more|right|no better|Let it be/iu],
    ["That is a fine boat you have, Tessa.", /think so|reddens|boat|straighter|smiles|the others/iu],
  ])("gets a short answer that fits it: %s", async (says, fits) => {
    for (const seed of SEEDS) {
      const { say } = await begun(SHADOWS, seed, 3);
      await say("Tessa comes up to me.");
      const said = await say(says);
      expect(said, seed).toMatch(fits);
      expect(said).not.toMatch(/keep that to myself|Somebody else told me|think alike|What is it worth/u);
    }
  });
});

describe("A plea or a wish that is put to somebody", () => {
  it("for time is answered as such, and is no answer to the riddle", async () => {
    for (const seed of SEEDS) {
      const { say } = await begun(STATION, seed);
      await say("Commander Voss comes up to me.");
      const said = await say(
        "It means that we have one night, Commander. Give me until tomorrow before you drain the tanks.",
      );
      expect(said, seed).not.toMatch(/Do you dare it|Say what you think/u);
      expect(said, seed).toMatch(/says Commander Voss/u);
    }
  });

  it("to see or to hear what they have by the texts brings it out", async () => {
    const { say } = await begun(SHADOWS);
    await say("Dame Orla comes up to me.");
    expect(await say("Dame Orla, may I see your sundial?")).toContain("My sundial has run backwards since Candlemas");
  });
});

describe("Well-being", () => {
  it("is asked of the one who is called, and answered", async () => {
    const { say } = await begun(STATION);
    const said = await say("HESTIA, are you all right? Tell me what you know about the valves.");
    expect(said).toMatch(/HESTIA/u);
    expect(said).not.toMatch(/says Commander|They are with you|for remembering|Then I’ll remember/u);
  });
});

describe("A letter that the hero carries", () => {
  it("is quoted in its own words where it says what is asked", async () => {
    const { say } = await begun(SHADOWS);
    expect(await say("Who has polished the glass?")).toContain(
      "Somebody; more is not written. Her late master's letter says: “Somebody has polished the glass that I never polish.”",
    );
  });
});

describe("What is said aloud to who is here", () => {
  it.each(["Forgive me, I did not mean to upset you.", "Thank you for everything.", "I am so sorry about your barn."])(
    "is said to them, and is no fact and no correction: %s",
    async (says) => {
      const { say } = await begun(SHADOWS);
      await say("Tessa comes up to me.");
      await say("Tessa, what did you see?");
      expect(await say(says)).toMatch(/Tessa/u);
    },
  );

  it("is for the one who was called, in the next sentence, too", async () => {
    const { say } = await begun(STATION);
    await say("Commander Voss comes up to me.");
    await say("Thank you, HESTIA.");
    expect(await say("There is one night left, Commander. Please give me until tomorrow.")).toMatch(
      /says Commander Voss/u,
    );
  });
});

describe("A time that the texts give", () => {
  it("is told by anybody who is asked when it happened", async () => {
    const { say } = await begun(SHADOWS);
    await say("Tessa comes up to me.");
    expect(await say("Tessa, who was there when it began?")).not.toMatch(/“Since Easter/u);
  });
});
