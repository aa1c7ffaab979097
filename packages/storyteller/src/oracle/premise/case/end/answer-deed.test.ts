import { describe, expect, it } from "vitest";

import { cases } from "../case-content.ts";
import { decidedAt, DIKE, WHALE } from "./ended.fake.ts";

const KLOET = "I think that Mayor Kloet sent Koen to open the sluice, so that the water went into the polder.";
const PELL = "I think that Pell took the hour and hid it in the net loft, because he heard what Juno was going to say.";

const atTheInn = () => decidedAt(DIKE, "open-murder", KLOET, ["I go to the inn.", "I go to Mayor Kloet."]);
const inTheLoft = (waits?: number) => decidedAt(WHALE, "open-theft", PELL, ["I go to the net loft."], waits);

describe("The end of an open story answers the player's last deed", () => {
  it.each([
    ["I lay the fork down at his feet.", /\bfork\b[^.]*\b(?:nobody (?:picks|reaches)|put)/iu],
    ["I give Pell the fork.", /(?:takes|taken)\b/iu],
    ["I strike the fork and let it sing.", /fork like this|sounded like this/iu],
    ["I smash the jar.", /blow/iu],
    ["I take Pell by the hand.", /under your hand/iu],
    ["I let go of the line.", /let go/iu],
  ])("“%s”", async (deed, answer) => {
    const { say, isOver } = await inTheLoft();
    const end = await say(deed);
    expect(isOver(), end).toBe(true);
    const [own = "", answered = "", written = ""] = end.split("\n\n");
    expect(own).toMatch(/^You /u);
    expect(answered).toMatch(answer);
    expect(written).toMatch(/Pell|Nobody runs/u);
  });

  it("where they are words, by what sort of words, and with whom they are for", async () => {
    const { say } = await inTheLoft();
    const end = await say("“Pell, you can keep it if you want to. I only wanted to hear her.”");
    expect(end.split("\n\n")[1]).toMatch(/Pell as a thing that can be chosen[^]*one step, towards you/u);
  });

  it("where it is a deed and words, each of them", async () => {
    const { say } = await inTheLoft();
    const end = await say("I lay the fork down and say, “I forgive you, Pell.”");
    expect(end).toMatch(/fork/u);
    expect(end).toMatch(/ready for everything else/u);
  });

  it("and not what was left undone: “instead of striking the fork I lay it down”", async () => {
    const { say } = await inTheLoft();
    const end = await say("I lay the fork down instead of striking it, and I do not sing.");
    expect(end).toMatch(/fork[^.]*\b(?:put|nobody)|put down the fork/u);
    expect(end).not.toMatch(/sounded|like this|until you have come to the end|blow/u);
  });

  it("before it is decided, too, where one deed is not enough", async () => {
    const { say, isOver } = await inTheLoft(0);
    const half = await say("I lay the fork down at his feet.");
    expect(isOver()).toBe(false);
    expect(half).toMatch(/fork/u);
  });

  it("in each kind, whether it comes off or not, and with nobody and nothing at hand", () => {
    const { lines } = cases();
    const kinds = Object.keys(lines).flatMap((key) => /^((?:did|said)\b.*|own used) strong$/u.exec(key)?.[1] ?? []);
    expect(kinds.length).toBeGreaterThan(18);
    for (const kind of kinds)
      for (const grade of ["strong", "weak", "miss"])
        expect(lines[`${kind} ${grade}`]?.length ?? 0, kind).toBeGreaterThan(0);
    for (const grade of ["strong", "weak", "miss"])
      expect(
        lines[`did do ${grade}`]!.some((line) => !/[{](?!hero)/u.test(line)),
        grade,
      ).toBe(true);
  });
});

describe("Who is in it", () => {
  it("is who does it, by name, in the scene and at the end", async () => {
    const { scene, say } = await inTheLoft();
    expect(scene).toContain("Pell stands so that you cannot see it");
    expect(await say("I hold out my hand for it.")).toContain("says Pell, and steps aside");
  });

  it("is whom the player has fetched, and what they carry", async () => {
    const { say } = await decidedAt(DIKE, "open-murder", KLOET, [
      "I ask Jannes to come with me, and I fetch Neeltje too.",
    ]);
    const scene = await say("I go to the inn and face Mayor Kloet.");
    expect(scene).toMatch(/You have Jannes, Neeltje[^.]*letter[^.]* with you\. What do you do\?/u);
  });

  it("is no one who has been left elsewhere", async () => {
    const { scene } = await inTheLoft();
    expect(scene).not.toMatch(/Ibbet|Quay/u);
  });

  it("clears who was suspected by the texts and has no part in it", async () => {
    const { say, isOver } = await atTheInn();
    const end = await say("I put the letter down in front of Kloet. “You sent him.”");
    expect(isOver(), end).toBe(true);
    expect(end).toMatch(/Jannes is cleared by it|It was not Jannes/u);
    expect(end).not.toMatch(/Kloet is cleared|not Mayor Kloet/u);
  });
});

describe("What it was wanted for", () => {
  it("is given: last words are drawn in the open, with two others to choose from", async () => {
    const { say } = await inTheLoft();
    const end = await say("I hold out my hand for it.");
    expect(end).toMatch(/Juno’s last words: “[^”]+”\n\n\(Drawn\. Rather: \(1\) “[^”]+” \(2\) “[^”]+”/u);
    expect(await say("1")).toMatch(/^Then it is so/u);
    const words = /\(1\) (“[^”]+”)/u.exec(end)![1]!;
    expect(await say("I listen to Juno's last words.")).toContain(words);
  });
});
