import type { ElementLore } from "./lore.ts";

type HeartElement = "romance" | "moral-dilemmas" | "mystery" | "horror" | "time-travel" | "redemption" | "prophecy";

/** Campaign elements about how the story affects the people in it. */
export const HEART: Readonly<Record<HeartElement, ElementLore>> = {
  romance: {
    brief: "a romance that crosses every line",
    plot: [
      "A romance across the lines joins {person} of {settlement} to {person2} of {settlement2}, and only you carry the letters.",
      "Love complicates everything: {person} has lost a heart to somebody on the wrong side, and it may be one of you.",
    ],
    hook: "{person} begs you to stop a wedding in {settlement}, or else to be a very convincing second suitor.",
    challenge: "Whoever is loved can be threatened, and romance makes poor liars of brave people.",
  },
  "moral-dilemmas": {
    brief: "choices with no clean hands",
    plot: [
      "The hard choice comes early: the only cure for {settlement} is in the hands of {person2}, who needs it as badly and asked first.",
      "Each dilemma has two good answers and a price for both; {person} will hold you to whichever you choose.",
    ],
    hook: "{settlement} has caught the man who burned its granary, and you learn on the way to the gallows why he did it.",
    challenge: "There is a dilemma where the villain ought to be, and it cannot be stabbed.",
  },
  mystery: {
    brief: "a mystery with a name missing",
    plot: [
      "The mystery begins with a locked room in {settlement}, a warm cup and no {person}.",
      "Three clues point to {person2}, and whoever laid them has studied how you think; the mystery has an author.",
    ],
    hook: "A dead stranger is found in {settlement} with your names in his coat, in your own handwriting.",
    challenge: "Clues grow cold, witnesses grow frightened, and the culprit is reading over your shoulder.",
  },
  horror: {
    brief: "a horror that wears familiar faces",
    plot: [
      "The horror comes home: folk who strayed into {wild} are returning to {settlement}, well, smiling, and no longer afraid of anything.",
      "Something feeds on being seen, and {person} has started drawing it; the dread is in how good the drawings are.",
    ],
    hook: "Spend one night in the house that {settlement} has boarded up from outside, to bring out a child who is still singing.",
    challenge: "Fear is a wound here, and the horror knows which of you has already bled.",
  },
  "time-travel": {
    brief: "a time that has come unstitched",
    plot: [
      "Time has come loose at {wild}: travellers arrive before they left, and {person} has met a grandchild not yet born.",
      "The same day has been lived three times in {settlement}, and somebody else remembers it too.",
    ],
    hook: "A letter in your own hand, a hundred years old, tells you on no account to let {person} reach {settlement2} in time.",
    challenge: "What is mended in the past tears somewhere else in time.",
  },
  redemption: {
    brief: "a long road to redemption",
    plot: [
      "Redemption is what {person} is after: once the terror of {settlement}, now its most patient neighbour, and the old victims have found out.",
      "Everyone here has something to atone for, and people go to {wild} to do it, or to hide from it.",
    ],
    hook: "{person2}, whom you have every reason to hate, asks for your help to make one thing right.",
    challenge: "Forgiveness cannot be taken by force, and some will die rather than grant redemption.",
  },
  prophecy: {
    brief: "a prophecy that is nearly up to date",
    plot: [
      "A prophecy cut in the stones of {wild} has come true line by line, and the last line has been chiselled away.",
      "Half of {settlement} believes that the prophecy means {person}, and the other half has bought knives.",
    ],
    hook: "Find the missing line of the prophecy before the followers of {faction} write one of their own.",
    challenge: "Every step to cheat the prophecy has a way of being in it.",
  },
};
