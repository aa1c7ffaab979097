import { describe, expect, it } from "vitest";
import { type OwnPremise, played } from "../../played.fake.ts";

const BELL: OwnPremise = {
  title: "The Bell of Sarn Hollow",
  world:
    "Sarn Hollow is a wet mining village. The chapel bell has rung by itself on three nights. Oswin Pratt the sexton sits in the chapel. Mother Lavender sells cough drops and knows who coughs. Captain Ned Harrow runs the pit. Bess Tolley, the schoolmistress, writes down every ringing in a green notebook. Young Tam Oake went down the pit on Monday and has not come up. The places are the chapel, the pit, the shop and the mill.",
  notes:
    "It begins in the chapel in the evening rain, with Oswin Pratt. Hester wants to find out why the bell rings, because her sister Nan sang in the tower before she vanished.",
  hero: "Hester Oake",
  heroNotes: "Midwife of the parish, forty-four, blunt and kind. She carries a black bag and a tin whistle.",
};
const begun = async (seed: string, luck?: number) => {
  const story = played(BELL, seed, luck, true);
  await story.say("");
  await story.say("1");
  return story;
};
const REFUSED =
  /rather not say|own affair|another time|Not today|alone, please|must not ask|more than I know|has none|couldn['’]t say|don['’]t know that|wish I knew|Nobody has told me/u;

describe.each(["a", "b"])("A question to somebody (%s)", (seed) => {
  it.each([
    ["Oswin, where did you go after supper?", /To |No further|Home|Round the back|As far as/u],
    ["Oswin, what did she say to you?", /“/u],
    ["Oswin, what did you say to the Captain?", /That |As little/u],
    ["Oswin, what was it like in the tower?", /“/u],
    ["Oswin, what did he look like?", /“/u],
    ["Oswin, what did Bess leave here?", /box|bundle|key|letter|coat|load|cloth/u],
    ["Oswin, what did you sign?", /bill|letter|promise|page|list/u],
    ["Oswin, what do you do when it rings at night?", /“/u],
    ["But what did it sound like, Oswin?", /“/u],
    ["What? You know it. Tell me what you heard, Oswin.", /“/u],
    ["Oswin, what are you and Bess hiding?", /“/u],
  ])("is answered in its kind: %s", async (asks, fits) => {
    const { say } = await begun(seed);
    const said = await say(`"${asks}"`);
    expect(said).toMatch(fits);
    expect(said).not.toMatch(REFUSED);
  });

  it("between two is answered with one of them", async () => {
    const { say } = await begun(seed);
    expect(await say('"Oswin, ten to one for or against?"')).toMatch(/“(?:For|Against),” says Oswin/u);
    expect(await say('"Oswin, are you more afraid of the Captain or of your wife?"')).toMatch(
      /“Of (?:the Captain|my wife),”/u,
    );
  });

  it("names nobody who has vanished, who has not come back, or who asks", async () => {
    const { say } = await begun(seed);
    for (const asks of [
      "Oswin, who has a key to the mill?",
      "Oswin, who paid for the new rope?",
      "Oswin, who slept in the loft?",
    ])
      expect(await say(`"${asks}"`)).not.toMatch(/\b(?:Nan|Tam|Midwife|Hester)\b/u);
  });

  it("in two parts gets two answers, and the second none where the first was no", async () => {
    const { say } = await begun(seed, 20);
    expect(
      (await say('"Oswin, who bought drops on Monday, and what did he look like?"')).match(/says Oswin/gu),
    ).toHaveLength(2);
    const said = await say('"Did you see the doctor, Oswin? Was he alone?"');
    if (/“No/u.test(said)) expect(said.match(/says Oswin/gu)).toHaveLength(1);
  });

  it("with a name that is only taken up is for who is called at its end", async () => {
    const { say, state } = await begun(seed);
    const said = await say('"Bess? With the Captain? Were the two of them friends, Oswin?"');
    expect(said).toMatch(/says Oswin|Oswin nods/u);
    expect(state().scene?.place).toContain("chapel");
    expect(await say('"Who would say that, the Captain?"')).toMatch(/says Oswin/u);
    expect(state().scene?.place).toContain("chapel");
  });

  it("of which a yes has a but says what it is", async () => {
    const { say, table } = await begun(seed);
    for (let turn = 0; turn < 12; turn++) {
      const said = await say(
        `"Oswin, is your ${["coat", "lamp", "door", "bed", "hat", "mop", "dog", "boat", "roof", "wife", "cup", "chair"][turn]} old?"`,
      );
      if (/(?:yes|no), (?:but|and)\)/u.test(said)) expect(said).toMatch(/\b(?:But|And) [^”]+[.”]/u);
    }
    expect(table.rolls.length).toBeGreaterThan(3);
  });
});

describe("The trade of the hero", () => {
  it("is nobody in the story", async () => {
    const story = played(BELL, "a", 12, true);
    expect(await story.say("")).not.toMatch(/People:[^*]*Midwife/u);
    expect(await story.say("The midwife is me, by the way.")).toMatch(/Corrected\. You are the midwife\./u);
  });
});

describe("A deed that is plain", () => {
  it.each([
    ["I raise the tin whistle and blow it as loud as I can.", /note|far/u, /moves|pace/u],
    ["While he mops I look around the chapel for a second key.", /./u, /^While he mops you/u],
    ["I lay my deaf ear against the wall.", /hold your breath|listen|heart/u, /where you put|where you want/u],
    ["I push the chapel door open.", /open/u, /by a hand|whole pace/u],
  ])("has one result about its thing: %s", async (deed, fits, never) => {
    const { say } = await begun("a", 12);
    const said = await say(deed);
    expect(said).toMatch(fits);
    expect(said).not.toMatch(never);
  });

  it("and then a wait for the answer costs no time", async () => {
    const { say, state } = await begun("a", 12);
    await say('"Oswin, do you own a dog?"');
    const before = state()
      .clocks.map(({ filled }) => filled)
      .join();
    expect(await say('"But?" I say, and wait.')).not.toMatch(/You wait/u);
    expect(
      state()
        .clocks.map(({ filled }) => filled)
        .join(),
    ).toBe(before);
  });

  it("that looks at somebody shows what is to be seen of them, and not the player's own sentence", async () => {
    const { say } = await begun("a", 12);
    expect(await say("I look at Oswin, properly: his hands, his coat.")).not.toContain("the sexton");
  });
});

describe("What is said without a charge", () => {
  it("is no theory, where it is true of anybody", async () => {
    const { say } = await begun("a", 12);
    const said = await say(
      '"I believe a man can shut a door and somebody else can open it, Oswin. Tell me about that night."',
    );
    expect(said).not.toMatch(/lightly|does not hold yet|it takes 1/u);
  });

  it("and asks for what somebody was told to do is an order", async () => {
    const { say } = await begun("a", 12);
    expect(await say('"Oswin, come along to the pit, as you were ordered."')).not.toMatch(
      /not true|speaks against|were looked at/u,
    );
  });
});
