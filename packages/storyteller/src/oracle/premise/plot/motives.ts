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

const PLAIN: Readonly<Record<Kind, readonly Motive[]>> = {
  theft: [
    {
      paper: "a receipt in {C}'s hand: {O} has paid for {X}, in full and in advance.",
      gossip: "{C} has been asking what {X} would fetch, and {O} did the answering.",
      confession: "{O} had paid me for {X} already, and the money was spent. I had to have it.",
      because: "because {C} had sold {X} to {O} beforehand and spent the money",
      opening: "{O} was kept away from me",
    },
    {
      paper: "a letter of {C}'s to {O} that was never sent. It says that nobody looks after {X} as they should.",
      gossip: "{C} always said that {X} was not safe where it was. {O} laughed, and so everyone did.",
      confession: "I said that anybody could walk off with it. {O} laughed at me. So I showed you all.",
      because: "because {C} had warned everyone that {X} was not safe, and {O} laughed",
      opening: "somebody said aloud that I was right",
    },
    {
      paper: "a list in {O}'s hand of those who have a say in {X}. {C} is struck out.",
      gossip: "{C} was to have a part in {X}, and {O} saw to it that nothing came of that.",
      confession: "I was promised a part in {X}, and {O} crossed me out. I thought: then nobody shall have it.",
      because: "because {O} had seen to it that {C} should have no part in {X}",
      opening: "I got back what I was promised",
    },
  ],
  wrong: [
    {
      paper: "a note of what {O} has paid {C}, and on it a single word: *silence*.",
      gossip: "{O} gains by it. Ask what {C} was paid.",
      confession: "{O} wanted it so, and paid me. I took the money, and then it was done.",
      because: "because {O} paid for it",
      opening: "{O} had to answer for it too",
    },
    {
      paper: "a note of {C}'s, addressed to {O}: *I have told you what will come of it. You do nothing.*",
      gossip: "{C} had warned {O} more than once that something would happen. {O} did nothing.",
      confession:
        "I told {O} what would come of it, and {O} would not hear me. Somebody had to do something. I did this.",
      because: "because {O} would not listen to {C}",
      opening: "somebody said that it can still be put right",
    },
    {
      paper: "a request of {C}'s to {O}, turned down in one word: *No.*",
      gossip: "{C} asked {O} for one thing only, and was refused.",
      confession:
        "I asked {O} for one thing, once, and was told no. I could not bear it any longer, and this is what I did.",
      because: "because {O} had refused {C} the one thing that mattered",
      opening: "somebody asked me what it was that I wanted",
    },
  ],
  death: [
    {
      paper: "a page in {X}'s hand: *I know what {C} and {O} are hiding. I shall say so.*",
      gossip: "{X} had found something out about {C} and {O}, and meant to say it aloud.",
      confession: "{X} had found us out, {O} and me. I only asked for time. There was a hand on my arm, and I pushed.",
      because: "because {X} had found out what {C} and {O} were hiding",
      opening: "it was called what it was, and nothing worse",
    },
    {
      paper: "a debt of {C}'s to {X}, in writing, witnessed by {O}. It was due.",
      gossip: "{C} owed {X}, and not a little. {O} was the witness.",
      confession:
        "I owed {X} more than I could pay, and it was due. We spoke of it. I raised my hand, and then it was done.",
      because: "because {C} was in {X}'s debt and could not pay",
      opening: "the debt was paid to those who are left",
    },
  ],
  lost: [
    {
      paper: "a list in {C}'s hand: bread, water, a blanket. Below it: *must end. How?*",
      gossip: "{C} has been buying for two. {O} has noticed as well.",
      confession:
        "{X} had seen what {O} and I were about, and would not promise to be quiet. I locked the door, and could not open it again.",
      because: "because {X} had seen what {C} and {O} were about",
      opening: "{O} was not told before it was over",
    },
    {
      paper: "a note: *{O} asks where {X} is. Say you have seen nothing.* It is signed by {C}.",
      gossip: "{O} was after {X}, long before you were. It may be that {C} got there first.",
      confession: "I was not keeping {X} from you. I was keeping {X} from {O}, and did not know who had sent you.",
      because: "because {O} was after {X}, and {C} trusted nobody",
      opening: "{O} was kept away",
    },
  ],
  hidden: [
    {
      paper: "an agreement between {C} and {O}: *neither opens it without the other.*",
      gossip: "Two people know what is there: {C} and {O}.",
      confession:
        "We said that it was for everybody's good, {O} and I. One says it once, and then one has to go on saying it.",
      because: "because {C} and {O} had agreed that nobody should see it",
      opening: "{O} had to stand beside me when it is opened",
    },
  ],
  foe: [
    {
      paper: "a page of {C}'s: dates, and what was fed to {X}.",
      gossip: "{C} takes food out, and comes back without it. That began when {X} was first seen.",
      confession: "It was small when I found it, and it came when I called. I never could be the one to do it.",
      because: "because {C} had raised {X}, and could not be the one to kill it",
      opening: "it was done quickly, and I need not look",
    },
    {
      paper: "a paper signed by {C} and {O}: what people leave behind for fear of {X} is to be shared by two.",
      gossip: "Since {X} came nobody goes near there. That suits {C}, and it suits {O}.",
      confession: "Nobody goes where they are afraid to. {O} worked that out. I only saw to it that {X} stayed hungry.",
      because: "because fear of {X} kept everybody away from what {C} and {O} wanted",
      opening: "{O} had to answer for it too",
    },
  ],
  need: [
    {
      paper: "a letter from {O} to {C}: *See to it that nothing comes of it. You know what I hold.*",
      gossip: "{C} is afraid of {O}. That is all that it is.",
      confession: "{O} has something that would ruin me. So long as you got nowhere, it stayed in a drawer.",
      because: "because {O} had a hold over {C}, and wished it to fail",
      opening: "{O} lost that hold over me",
    },
    {
      paper: "a note of {C}'s: *only one can have it, and I promised {O} first.*",
      gossip: "{C} had promised it to {O} already.",
      confession: "I had given {O} my word before I knew you. You would have been the better choice.",
      because: "because {C} had promised {O} that nobody else should have it",
      opening: "{O} gave my promise back to me",
    },
  ],
};

const COMIC_THEFT: readonly Motive[] = [
  {
    paper: "a wager, in writing and framed: {O} bets {C} that {C} *could not steal so much as a bun*.",
    gossip: "{O} said before witnesses that {C} could not organise the theft of a bun. {C} bought a notebook.",
    confession:
      "{O} said that I could not steal a bun. A bun! Well, I have stolen {X}. There was a diagram. I have not been able to tell anybody.",
    because: "because {O} had said before witnesses that {C} could not steal a bun",
    opening: "somebody asked to see the diagram",
  },
  {
    paper:
      "four drafts of a letter from {C} to {O}. The last one says: *I shall have something that you cannot help noticing.*",
    gossip: "{C} is in love with {O}. Everyone knows but {O}.",
    confession:
      "It was to be a present. For {O}, who never looks up when I come in. I see now that {X} was not mine to give.",
    because: "because {C} wished to give {O} a present that {O} would notice",
    opening: "somebody put in a word for me with {O}",
  },
];

const COMIC: Partial<Record<Kind, readonly Motive[]>> = {
  theft: COMIC_THEFT,
  lost: COMIC_THEFT,
  wrong: [
    {
      paper: "an apology of {C}'s, nine pages long. It stops in the middle of the word *sorr*.",
      gossip: "It was an accident, if you ask me. And {O} has been having {C}'s pudding ever since.",
      confession:
        "It was an accident! {O} saw it, and said: What is it worth to you? It is worth my pudding, it turns out.",
      because: "because it was an accident, and {O} saw it, and wanted pudding",
      opening: "{O} gave back the pudding",
    },
  ],
  need: [
    {
      paper: "a list of {C}'s, *Ways In Which To Be In The Way*. Most are ticked.",
      gossip: "{C} is in your way on purpose. There is a list.",
      confession:
        "{O} said that if you managed it by yourself, nobody would ever need me again. You never asked me how it is done, you see.",
      because: "because nobody had ever asked {C} how it is done",
      opening: "somebody asked me how it is done",
    },
  ],
};

/** Where nothing in the texts is a crime: nobody meant any harm. */
const GENTLE: Partial<Record<Kind, readonly Motive[]>> = {
  theft: [
    {
      paper: "a needle and thread, and beside them a list in {C}'s hand: *lining. Then take it back. Say sorry.*",
      gossip: "{C} has been sewing of late, with the door shut. {C} does not sew.",
      confession:
        "It was left behind, and the lining was torn. I only meant to mend {X} and bring it back. Then everyone was looking for it, and I did not know how to say so.",
      because: "because {C} had only meant to mend {X} and bring it back, and then did not dare to say so",
      opening: "nobody is cross with me",
    },
    {
      paper: "a card of {C}'s that says *I'm sorry*, and nothing else yet.",
      gossip: "{C} goes quiet when anybody speaks of {X}.",
      confession:
        "I wanted to have something to remember by, before it is all forgotten. I only wanted to look after {X} for a while.",
      because: "because {C} wanted something to remember by",
      opening: "nobody is cross with me",
    },
  ],
};

export const motivesFor = (kind: Kind, tone: Plot["tone"]): readonly Motive[] =>
  (tone === "comic" ? COMIC[kind] : tone === "gentle" ? GENTLE[kind] : undefined) ?? PLAIN[kind];
