import type { Plot } from "./plot.ts";

/**
 * Why it was done, by what was done. A motive speaks only of the thing itself, the people of the story and the time that the texts give,
 * so that it fits any texts: `{C}` is behind it, `{O}` is the other, `{X}` the heart of it, `{when}` the time of it.
 */
export interface Motive {
  /** What is found of it: stands after "you find". */
  readonly paper: string;
  /** What others say of it. */
  readonly gossip: string;
  /** What the culprit says of it, in the end. */
  readonly confession: string;
  /** Stands after what was done: "because …". */
  readonly because: string;
  /** What would make the culprit give way: stands after "if". */
  readonly opening: string;
}

type Kind = Plot["kind"];

const PLAIN: Readonly<Record<Kind, Motive>> = {
  theft: {
    paper: "a receipt in {C}'s hand: {O} has paid for {X}, in full and in advance.",
    gossip: "{C} has been asking what {X} would fetch, and {O} did the answering.",
    confession: "{O} had paid me for {X} already, and the money was spent. I had to have it.",
    because: "because {C} had sold {X} to {O} beforehand and spent the money",
    opening: "{O} was kept away from me",
  },
  wrong: {
    paper: "a note of what {O} has paid {C}, and on it a single word: *silence*.",
    gossip: "{O} gains by it. Ask what {C} was paid.",
    confession: "{O} wanted it so, and paid me. I took the money, and then it was done.",
    because: "because {O} paid for it",
    opening: "{O} had to answer for it too",
  },
  death: {
    paper: "a page in {X}'s hand: *I know what {C} and {O} are hiding. I shall say so.*",
    gossip: "{X} had found something out about {C} and {O}, and meant to say it aloud.",
    confession: "{X} had found us out, {O} and me. I only asked for time. There was a hand on my arm, and I pushed.",
    because: "because {X} had found out what {C} and {O} were hiding",
    opening: "it was called what it was, and nothing worse",
  },
  lost: {
    paper: "a list in {C}'s hand: bread, water, a blanket. Below it: *must end. How?*",
    gossip: "{C} has been buying for two. {O} has noticed as well.",
    confession:
      "{X} had seen what {O} and I were about, and would not promise to be quiet. I locked the door, and could not open it again.",
    because: "because {X} had seen what {C} and {O} were about",
    opening: "{O} was not told before it was over",
  },
  hidden: {
    paper: "an agreement between {C} and {O}: *neither opens it without the other.*",
    gossip: "Two people know what is there: {C} and {O}.",
    confession:
      "We said that it was for everybody's good, {O} and I. One says it once, and then one has to go on saying it.",
    because: "because {C} and {O} had agreed that nobody should see it",
    opening: "{O} had to stand beside me when it is opened",
  },
  foe: {
    paper: "a page of {C}'s: dates, and what was fed to {X}.",
    gossip: "{C} takes food out, and comes back without it. That began when {X} was first seen.",
    confession: "It was small when I found it, and it came when I called. I never could be the one to do it.",
    because: "because {C} had raised {X}, and could not be the one to kill it",
    opening: "it was done quickly, and I need not look",
  },
  need: {
    paper: "a letter from {O} to {C}: *See to it that nothing comes of it. You know what I hold.*",
    gossip: "{C} is afraid of {O}. That is all that it is.",
    confession: "{O} has something that would ruin me. So long as you got nowhere, it stayed in a drawer.",
    because: "because {O} had a hold over {C}, and wished it to fail",
    opening: "{O} lost that hold over me",
  },
};

/** Where nothing in the texts is a crime: nobody meant any harm. */
const GENTLE: Partial<Record<Kind, Motive>> = {
  theft: {
    paper: "a needle and thread, and beside them a list in {C}'s hand: *lining. Then take it back. Say sorry.*",
    gossip: "{C} has been sewing of late, with the door shut. {C} does not sew.",
    confession:
      "It was left behind, and the lining was torn. I only meant to mend {X} and bring it back. Then everyone was looking for it, and I did not know how to say so.",
    because: "because {C} had only meant to mend {X} and bring it back, and then did not dare to say so",
    opening: "nobody is cross with me",
  },
};

export const motiveFor = (kind: Kind, tone: Plot["tone"]): Motive =>
  (tone === "gentle" ? GENTLE[kind] : undefined) ?? PLAIN[kind];
