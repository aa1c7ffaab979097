import { beforeAll, describe, expect, it } from "vitest";

import { type Played } from "./testing/play.fake.ts";
import { lastReply, play } from "./testing/play-by-id.fake.ts";

const times = (count: number, line: string): string[] => Array.from({ length: count }, () => line);

/** The crank, both living heirs, the confession and the key, at the table at sundown. */
const WITH_ALL = [
  "Count the steps",
  "Ask Wenna about the bell",
  "Edge along the causeway",
  "Say good evening to the loft",
  "Go to the glasshouse",
  "Go to the gallery",
  "Wipe the misted glass",
  "Search Dame Honoria's lap",
  "Take the crank",
  "Go to the glasshouse",
  "Tamsin, one of them is breathing",
  "Go to the counting room",
  "Hold the ledger to the light",
  "Steam the gummed pages",
  "Lift the slip under my name",
  "Go to the hall",
  "Look at the name cards closely",
  "Go down the passage to her room",
  "Count the keys",
  "Go to the hall",
  ...times(9, "Wait until sundown"),
];
const WITH_NOTHING = ["Go up to the house", ...times(9, "Wait until sundown")];

/** Long plays take a while on a busy machine. */
const SLOW = 60_000;

let rich: Played;
let poor: Played;
beforeAll(async () => {
  rich = await play("ledger", WITH_ALL);
  poor = await play("ledger", WITH_NOTHING);
}, SLOW);

const says = (from: Played, ...lines: readonly string[]) => play("ledger", lines, { luck: 15, from });

describe("the table at sundown", { timeout: SLOW }, () => {
  it("has the ledger open before the hero", () => {
    for (const at of [rich, poor]) {
      expect(at.progress.place).toBe("hall");
      expect(at.progress.open).toBe("sundown");
      expect(at.progress.fight).toBe("");
    }
  });

  it.each([
    "Give me the thirty-first key, Mrs Achard. I will open the gate, and we will bury them. You shall unlock the church yourself.",
    "I sign",
    "I sign the ledger",
    "sign it",
    "I sign my name and open the gate",
    "I will open the gate",
    '"I\'ll open the gate," I say',
    "Yes, Mrs Achard. I shall open the gate.",
    "I take the brown ink and sign under Josias's line",
    "I write: Paid, by opening the gate",
    "paid by opening the gate",
    "I pick up the pen and sign, then I take the crank down to the winch",
    "I put the crank on the table. I am opening the gate.",
    "I take the crank and go to the winch",
    "We go down to the gatehouse together and turn the wheel",
    "Everybody get your coats, we are opening the gate",
    "Let's open the gate and bury the dead",
    "The gate opens tonight. That is my decision.",
    "As the heir of Highstay I open the gate",
    "I accept the debt and I will pay it by opening the gate",
    "i sign as the fourth heir. the gate will be opened",
    "Abel, take the other side of the wheel. We open it now.",
    "I hold up the crank: this goes on the winch, now",
    "I walk out to the weir with the crank",
    "I run to the gatehouse to turn the winch",
    "Enough. I'm opening it.",
    "I put my name to it and pay what is owed",
    "we drain the lake",
    "I let the water out and give them back their dead",
    "I am the owner of Highstay, and my first order is: raise the gate",
    "I claim my inheritance and open the gate",
  ])("ends in the gate at the player's own words: %s", async (words) => {
    expect((await says(rich, words)).progress.ended).toBe("the-gate");
  });

  it.each([
    "Stet",
    "I write stet beside Leonie's name",
    "I write in the margin: let it stand",
    "I restore Leonie's name",
    "I put four dots under Leonie's name",
    "I object",
    '"I object, Advocate."',
    "I object to the strokes",
    "The strokes are false. I object to all three.",
    "Leonie is alive. Put her name back",
    "Advocate, Leonie Orlebar is the living heir. Let her name stand.",
    "Leonie is the heir, not me",
    "I give the pen to Leonie, she is the rightful heir",
    "I undo the stroke through Leonie's name",
    "I write Leonie's name in again",
    "strike out the strokes: Leonie lives",
    "I restore the names of the living",
    "let Leonie's name stand",
    "Leonie comes before me in the book, so it is hers to sign",
    "Leonie, it's your name. You sign.",
    "The second name is alive and standing here, so it goes to her",
    "I annul the strokes",
    "I prove the strokes invalid and restore Abel",
    "I challenge the strokes before the notary with my exhibits",
    "I dispute the crossing out",
    "Mr Sloe, I contest the strokes. Here are my exhibits.",
    "I cancel the violet line through Leonie's name",
    "these two were never dead. reinstate them",
    "I write 'let it stand' in brown ink",
    "Abel Noon is not dead: write him back in",
    "I declare the three strokes void",
  ])("ends in stet at the player's own words: %s", async (words) => {
    expect((await says(rich, words)).progress.ended).toBe("stet");
  });

  it.each([
    "Go back, Prudence, and open the door",
    "Go back and open it, Mrs Achard",
    '"Go back, Prudence."',
    "I tell Mrs Achard to go back and open the church",
    "Mrs Achard, go back",
    "Prudence, I am telling you to go back and unlock the church door",
    "I tell her to go back",
    "You can go back now, Prudence. Open the door.",
    "Take your key, Mrs Achard, and go back",
    "I order Mrs Achard to unlock the church",
    "Mrs Achard, unlock the church.",
    "Prudence, open the door of the church",
    "Nobody told you to go back. I am telling you now.",
    "Somebody should have told you to go back, so I do: go back and open it",
    "Mrs Achard, this is an instruction: go back and let them out",
    "let them out, Prudence",
    "Prudence Achard, go and open the church door",
    "I ask Mrs Achard to go back to Nether Hollow and open the door",
    "I say it quietly: go back and open the door",
    "I instruct her to return to the church and unlock it",
    "go down and let them out of the church, Mrs Achard",
    "I turn to Mrs Achard and tell her what nobody told her: go back",
    "Mrs Achard, return to the church with your key and open it",
    "You were told to come away. I tell you to go back.",
    "I countermand Madam's order: go back and open it, Prudence",
    "Madam is dead, Prudence. Go back and open the door.",
    "Take the thirty-first key and unlock the church, Mrs Achard",
    "mrs achard go back and unlock it",
    "Prudence. Go back. Open it.",
    "I tell Prudence that she may go back and open the door",
  ])("ends with going back at the player's own words: %s", async (words) => {
    expect((await says(rich, words)).progress.ended).toBe("go-back");
  });

  it.each([
    "I rule out my own name",
    "I take the ruler and rule out my own name",
    "cross out my name",
    "I strike my own name",
    "I strike myself out",
    "I draw a line through my own name",
    "I cross myself out of the ledger",
    "I rule a line through my name in brown ink",
    "I put a line through myself",
    "I renounce it",
    "I renounce the inheritance",
    "I refuse the inheritance",
    "I give up my claim",
    "I decline. Cross me out.",
    "I don't want it. I strike out my name.",
    "Rule me out",
    "let it go to the fifth name",
    "It goes to Mrs Achard. I cross my name out",
    "I pass it to Mrs Achard by striking my own name",
    "the fifth line shall have it: I cross out the fourth",
    "I cross out the fourth name",
    "I want nothing from this house, I rule out my name",
    "I abdicate",
    "I withdraw as heir",
    "I waive my right to Highstay",
    "Let Prudence Achard be the heir",
    "Mrs Achard is the heir. I cross out mine.",
    "I remove my name from the page",
    "I scratch out my name with the pen",
    "with the ruler i cross my own name out",
  ])("ends by the hero's own stroke at the player's own words: %s", async (words) => {
    expect((await says(rich, words)).progress.ended).toBe("failing-these");
  });

  it.each([
    "What happens if I sign?",
    "Should I open the gate?",
    "What if I crossed out my own name?",
    "I look at the ledger",
    "Leonie, what do you think?",
    "Where am I?",
    "I look at the ruler",
    "Mrs Achard, why did you cross out their names?",
    "Give me the thirty-first key",
    "Dilly, are you all right?",
    "inventory",
  ])("does not end at a question, a look or a thought: %s", async (words) => {
    expect((await says(rich, words)).progress.ended).toBe("");
  });

  it("waits after the accusation, too, for what the hero decides", async () => {
    const accused = await says(
      rich,
      "Mrs Achard, before I sign: you drowned Hartley by telling him eleven, you put Leonie in a glass, and the cup was for me.",
      ...times(4, "look around"),
      "I look at Leonie",
      "Dilly, are you all right?",
    );
    expect(accused.progress.flags).toContain("named-her");
    expect(accused.progress.ended).toBe("");
    const end = await says(
      accused,
      "Give me the thirty-first key, Mrs Achard. I will open the gate, and we will bury them.",
    );
    expect(end.progress.ended).toBe("the-gate");
    expect(lastReply(end)).not.toContain("a cup is being warmed");
  });

  it("gives out the key to a hero who asks for it", async () => {
    const asked = await says(rich, "Give me the thirty-first key, Mrs Achard.");
    expect(lastReply(asked)).toContain("Nether Hollow");
    expect(asked.progress.flags).toContain("got-key");
  });

  it("never ends by itself, however long the player looks and talks", async () => {
    const lines = ["look around", "Dilly, are you cold?", "I look at the portrait", "what do I carry"];
    const played = await says(poor, ...lines, ...lines, ...lines, ...lines);
    expect(played.progress.ended).toBe("");
    expect(played.progress.open).toBe("sundown");
  });

  it("is left unsigned only by a player who leaves it so twice", async () => {
    const once = await says(poor, "wait");
    expect(once.progress.ended).toBe("");
    expect((await says(once, "wait")).progress.ended).toBe("failing-these");
  });

  it("says that there is no crank to a hero who signs without it", async () => {
    const signed = await says(poor, "I sign and open the gate");
    expect(signed.progress.ended).toBe("");
    expect(lastReply(signed)).toContain("crank");
  });
});
