import { describe, expect, it } from "vitest";

import { judgeSentence, proposedChange } from "./honesty.ts";
import { SentenceGate } from "./sentence-gate.ts";

const RECORD = {
  language: "en",
  playerText: 'I tell Hanne: "Give me the oil, or I leave."',
  numbers: () => new Set([13, 21, 17]),
  mayCheck: () => true,
} as const;
const judge = (sentence: string) => judgeSentence(sentence, RECORD);

describe("a sentence of a reply", () => {
  it.each([
    "You roll a 19 and leap the gap.",
    "You take 8 damage as the hook bites.",
    "Blood runs down your arm (15/21 HP).",
    "You gain 50 gold and a cloak.",
    "The lock has a DC 20, but it gives.",
    "A natural 20!",
    "Du erleidest 8 Schaden.",
  ])("is wrong where it tells a number that the table did not say: %s", (sentence) => {
    expect(judge(sentence)).toMatchObject({ kind: "unrecorded" });
  });

  it.each([
    "You have 13 hit points left.",
    "Thirteen steps lead down, and the 7th is broken.",
    "She was 19 when the lamp went out.",
    "The 4 men with hooks spread out.",
    "Gold light lies on the water.",
  ])("may tell what the table said, and numbers that are none of the rules: %s", (sentence) => {
    expect(judge(sentence)).toBe("tell");
  });

  it("takes hit points that are lost for damage, though the sheet has the same number", () => {
    const record = { ...RECORD, damage: () => new Set([5]) };
    expect(judgeSentence("You lose 13 hit points.", record)).toMatchObject({ kind: "unrecorded" });
    expect(judgeSentence("The cut costs you 13 HP.", record)).toMatchObject({ kind: "unrecorded" });
    expect(judgeSentence("You lose 5 hit points.", record)).toBe("tell");
    expect(judgeSentence("You have 13 hit points left.", record)).toBe("tell");
  });

  it.each([
    "“Very well, I will join you,” you say.",
    "You say, “I never trusted him.”",
    "You decide to drop your sword and beg.",
  ])("is wrong where the hero says or decides what the player did not write: %s", (sentence) => {
    expect(judge(sentence)).toMatchObject({ kind: "hero_speaks" });
  });

  it.each([
    "“Give me the oil,” you say, and Hanne laughs.",
    "“Ask Corvane,” Hanne says.",
    "You hear “stand back” from above.",
    "Hanne decides to let you pass.",
  ])("may repeat the player's words, and let others speak: %s", (sentence) => {
    expect(judge(sentence)).toBe("tell");
  });

  it("waits where it tells how an attempt ended, as long as a check may follow", () => {
    expect(judge("You manage to pry the door open.")).toBe("wait");
    expect(judgeSentence("You manage to pry the door open.", { ...RECORD, mayCheck: () => false })).toBe("tell");
  });

  it("says which change it tells of, so that the player may have it recorded", () => {
    const change = (sentence: string) => proposedChange({ kind: "unrecorded", sentence, about: "" });
    expect(change("You take 8 slashing damage.")).toEqual({ what: "hit_points", delta: -8 });
    expect(change("You regain 5 hit points.")).toEqual({ what: "hit_points", delta: 5 });
    expect(change("He hands you 50 gold.")).toEqual({ what: "gold", delta: 50 });
    expect(change("You pay 3 gold for the oil.")).toEqual({ what: "gold", delta: -3 });
    expect(change("You roll a 19.")).toBeNull();
  });
});

describe("the gate for sentences", () => {
  it("shows no word of a sentence before it is whole and judged, nor anything after one that is wrong", () => {
    const gate = new SentenceGate(judge);
    expect(gate.push("The hook bites. You take 8")).toBe("The hook bites. ");
    expect(gate.push(" damage. You fall. And")).toBe("");
    expect(gate.breach).toMatchObject({ about: "8 damage" });
    expect(gate.endRound(false)).toBe("");
  });

  it("keeps an outcome back until the round ends, and drops it where a check was called", () => {
    const game = new SentenceGate(judge);
    expect(game.push("You kneel. You manage to open it. Light falls out. ")).toBe("You kneel. ");
    expect(game.endRound(false)).toBe("You manage to open it. Light falls out. ");
    const checked = new SentenceGate(judge);
    checked.push("You kneel. You manage to open it. Light falls out. ");
    expect(checked.endRound(true)).toBe("");
  });
});
