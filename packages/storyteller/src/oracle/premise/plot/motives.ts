import type { Plot } from "./plot.ts";

/**
 * Why it was done, by what was done. A motive speaks only of the thing itself and the people of the story, so that it fits any texts:
 * `{C}` is behind it, `{O}` is the other, `{X}` the heart of it, `{H}` where it is kept, `{S}` where it began.
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
      paper:
        "a receipt in {C}'s hand for {X}, paid in full, with {O}'s name where the buyer's should be. It is dated two days before {X} was gone.",
      gossip:
        "{C} was asking what {X} would fetch, a week before. As if it were somebody else's. {O} did the answering.",
      confession:
        "It was sold before it was taken. {O} had paid me, and I had spent it. So I had to have {X}, you see. I told myself nobody would go hungry for it, and then I listened to you asking.",
      because: "because {C} had sold {X} to {O} before it was ever taken, and the money was spent",
      opening: "{O} was kept away from the door",
    },
    {
      paper:
        "a letter of {C}'s that was never sent: *One of these nights somebody will walk off with {X}, and you will all say that nobody warned you.* It is addressed to {O}.",
      gossip:
        "{C} said for months that {X} was not safe. Went from one to the next with it. {O} laughed, so the rest did.",
      confession:
        "I said it could be taken. Three times I said it, and {O} told me to mind my own work. So I took it, to be believed. I meant to bring it back the same night. There was never an hour when nobody was looking.",
      because: "because nobody would believe {C} that {X} could be taken, and {O} least of all",
      opening: "somebody said aloud that {C} had been right",
    },
    {
      paper: "a page torn from a list of {O}'s. It says who was to have a share in {X}, and {C} is struck out.",
      gossip:
        "{C} was down for a share in {X}. Then {O} made a new list. There was shouting, and then there was none, which was worse.",
      confession:
        "I was promised my share in it. {O} crossed me out with one line and did not even press hard. I thought: then nobody shall have {X}. It was a small thought. It got heavier on the way.",
      because: "because {O} had struck {C} off the list of those who would have a share in {X}",
      opening: "the list were read out as it was first written",
    },
  ],
  wrong: [
    {
      paper:
        "a row of payments in {C}'s hand, one for each night since it began, and beside every one of them a letter: {O}'s initial.",
      gossip: "{O} gains by it, every night that it goes on. Ask {C} who is paid to see that it does.",
      confession:
        "{O} wanted it so, and paid. For one night, it was to be. Then it was a week, and there was no night on which I could undo it without being seen.",
      because: "because {O} paid for it, one night at a time",
      opening: "{O} was made to pay as well",
    },
    {
      paper:
        "a notebook of {C}'s. Page after page on what was going wrong with {X}, and at the foot of every page the same words: *told {O}. Nothing done.*",
      gossip:
        "{X} was failing for years, and it was {C} who had the care of it. {O} knew. It is always the one with the care of it who gets the blame.",
      confession:
        "It was failing. I had told {O} so, every month for years. I thought: better that it ends because somebody ended it than because I could not mend it. Nobody pities the careless.",
      because: "because it had long been failing in {C}'s care, and {C} would rather be thought wicked than careless",
      opening: "somebody said that it could still be mended",
    },
    {
      paper:
        "a bundle of {C}'s, tied and tied again: petitions, refused one after the other, all asking for the same thing, and on the last of them in {O}'s hand: *Enough.*",
      gossip:
        "{C} lost somebody by it. Went to {O} about it, hat in hand, for a year. After that there was no more asking.",
      confession:
        "It cost me somebody. I asked for one word of regret, and {O} wrote *Enough* on the paper. So I have had enough. I wanted all of you to lie awake for once, and listen.",
      because: "because it had once cost {C} somebody dear, and {O} would not hear of it",
      opening: "somebody asked for the name of the one who was lost",
    },
  ],
  death: [
    {
      paper:
        "a page in {X}'s hand, meant for you: *I know what {C} and {O} carry out by night. I shall say so in the morning.* There was no morning.",
      gossip: "{X} had seen something, and said so at the wrong table. {C} was sitting at it. So was {O}.",
      confession:
        "{X} had seen what {O} and I carried out. I only meant to ask for a week. There was a hand on my arm, and I shook it off, and there was the edge of the step. I have shaken it off every night since.",
      because: "because {X} had seen what {C} and {O} were carrying out by night",
      opening: "it was called what it was, and nothing worse",
    },
    {
      paper: "a promise of money, signed by {C}, witnessed by {O}, due on the day that {X} was buried.",
      gossip: "{C} owed {X}, and not a little. It is a hard thing to say, but the debt was buried in the same hole.",
      confession:
        "I owed {X} more than I could ever pay, and {X} never once asked for it. Do you know what that is like? {O} would have pressed me. {X} was kind about it, every single day.",
      because: "because {C} was in {X}'s debt, and could no longer bear to be forgiven it",
      opening: "the debt was paid to those who are left",
    },
  ],
  lost: [
    {
      paper:
        "a list in {C}'s hand: bread, water, a blanket, and the same three things again for every day since, and beside the last line: *must end. How?*",
      gossip: "{C} buys for two and lives alone. {O} has noticed as well, and says nothing, and has new boots.",
      confession:
        "{X} had seen what {O} and I were about, and would not promise to be quiet. I do not kill. So there was the locked door. Every day it was harder to open.",
      because: "because {X} had seen what {C} and {O} were about",
      opening: "{O} was not told before it was over",
    },
    {
      paper: "a note, much folded: *{O} is asking again where {X} is. Say you have seen nothing. C.*",
      gossip:
        "{O} was after {X}, long before you were. It may be that {C} got there first. It may be that this was a kindness.",
      confession:
        "I was not keeping {X} from you. I was keeping {X} from {O}. I did not know which of the two had sent you. You could have said.",
      because: "because {O} was looking for {X}, and {C} trusted nobody with it",
      opening: "{O} was shown the door",
    },
  ],
  hidden: [
    {
      paper:
        "an agreement between {C} and {O}: *neither shall open it without the other.* It has been torn in two and put together again with great care.",
      gossip: "There were two who knew what is in there, {C} and {O}. They used to be friends.",
      confession:
        "I put it there and {O} locked it. We said that it was for everybody's good. You say a thing like that once, and then you have to go on saying it.",
      because: "because {C} had put it there and {O} had locked it, and neither could tell without the other",
      opening: "{O} was made to stand beside {C} when it was opened",
    },
  ],
  foe: [
    {
      paper:
        "a page of {C}'s: dates, weights, and what was fed to {X}. In the first weeks it is scraps. On the last line it is a horse.",
      gossip:
        "{C} had a small thing in a cage once, and let nobody see it. Then there was no more cage. That was about when {X} was first heard.",
      confession:
        "It was small when I found it. It came when I called. Then it wanted more than I had, and I thought: better what {O} can spare than what I cannot. I never could be the one to do it.",
      because: "because {C} had raised {X}, and could not be the one to kill it",
      opening: "it was done quickly, and {C} need not look",
    },
    {
      paper:
        "a paper signed by {C} and {O}: as long as folk are too frightened to come near, what lies in the ground there is to be shared by two.",
      gossip:
        "Since {X} came nobody goes near there. That suits {C}. It suits {O} too, and {O} has been buying up the land.",
      confession:
        "Nobody digs where they are afraid to walk. {O} worked that out, not I. I only saw to it that {X} stayed hungry enough to be believed in.",
      because: "because fear of {X} kept everybody away from what {C} and {O} meant to have",
      opening: "{O} was made to answer for it too",
    },
  ],
  need: [
    {
      paper:
        "a letter from {O} to {C}: *See to it that it comes to nothing. You know what I hold.* It is about you, by name.",
      gossip: "{C} does not hate you. {C} is afraid of {O}. From where you stand it comes to the same.",
      confession:
        "{O} has a paper with my name on it. So long as you got nowhere, it stayed in the drawer. I would have wished you luck, if I had been allowed to.",
      because: "because {O} had a hold over {C}, and wished you to fail",
      opening: "{O}'s paper was burned",
    },
    {
      paper:
        "a page of {C}'s, with two names at the head of it, yours and another, and a line drawn under the other. It reads: *only one of them can have it, and I promised first.*",
      gossip: "{C} promised it to {O}, before you ever came. That is all. Some people cannot take a promise back.",
      confession:
        "I had given my word to {O} before I knew you. You would have been the better choice. I have known that for some time, and it did not make it easier to look at you.",
      because: "because {C} had promised {O} that nobody else should have it",
      opening: "{O} gave the promise back",
    },
  ],
};

const COMIC_THEFT: readonly Motive[] = [
  {
    paper: "a wager, in writing: {O} bets {C} that {C} *could not steal so much as a bun*. It has been framed.",
    gossip:
      "{O} said, before witnesses, that {C} could not organise the theft of a bun. {C} went quite white, and bought a notebook.",
    confession:
      "{O} said that I could not steal a bun. A bun! Before witnesses! Well, I have stolen {X}. I made a plan. There was a diagram. I have never been so happy, and I have not been able to tell anybody.",
    because: "because {O} had said before witnesses that {C} could not steal a bun",
    opening: "somebody asked to see the diagram",
  },
  {
    paper:
      "a diary of {C}'s. *Day one. I have it. I walked up and down with it. Somebody bowed.* *Day two. Walked up and down again.*",
    gossip:
      "{C} has been seen after dark, walking up and down, being somebody. With what, I could not make out. {O} could, and has been charging for silence.",
    confession:
      "I was going to give it back! I only wanted to know what it is like. One walks out with {X}, and people make way. A lady asked me the time. Nobody has ever asked me the time.",
    because: "because {C} wished to know, for once, what it is like to be the one with {X}",
    opening: "somebody asked {C} the time",
  },
  {
    paper:
      "nine drafts of a letter from {C} to {O}, beginning *Dearest*, *Madam or Sir*, and, at the last, *I have something that will make you notice me*.",
    gossip:
      "{C} is in love with {O}. Everyone knows but {O}. It has been four years. It was bound to come out at some corner.",
    confession:
      "It was to be a present. For {O}. One cannot give {O} flowers, {O} sneezes. I thought of {X}. I see now that it was not mine to give. I did see it then, a little.",
    because: "because {C} wished to make {O} a present that {O} would notice",
    opening: "somebody put in a word with {O}",
  },
];

const COMIC: Readonly<Record<Kind, readonly Motive[]>> = {
  theft: COMIC_THEFT,
  lost: COMIC_THEFT,
  wrong: [
    {
      paper: "an apology in {C}'s hand, nine pages of it, with a footnote. It stops in the middle of the word *sorr*.",
      gossip: "It was an accident. {C} leaned on it. {O} saw, and has been having {C}'s pudding ever since.",
      confession:
        "I leaned on it! That is all. I leaned, and it went. {O} was passing, and said: What is it worth to you? It has been worth my pudding every day since.",
      because: "because {C} had leaned on something, and {O} saw, and wanted pudding",
      opening: "{O} gave back the pudding",
    },
    {
      paper: "a complaint, the two hundredth of its kind, from {C} to {O}, about the noise. It is stamped *Noted*.",
      gossip: "{C} wrote two hundred letters of complaint about it. {O} had a stamp made that says *Noted*.",
      confession:
        "Two hundred letters! And every one came back from {O} with the stamp on it. *Noted.* So I saw to it myself. I slept for eleven hours. It was heaven. I would like you to note that.",
      because: "because {C} had complained two hundred times, and {O} had a stamp made",
      opening: "the stamp was broken before everyone",
    },
  ],
  death: PLAIN.death,
  hidden: [
    {
      paper:
        "an inventory in {C}'s hand, under the title *Things That I Was Minding For {O}*. It runs to four pages, and says at the end: *help*.",
      gossip: "{O} asked {C} to mind a small parcel for a week. That was six years ago. There have been more parcels.",
      confession:
        "{O} asked me to mind something for a week. It has been six years! It *grew*. I could not let anyone in. They would have wanted to know why I never said no.",
      because: "because {O} had asked {C} to mind something for a week, six years ago",
      opening: "{O} came to fetch it",
    },
  ],
  foe: [
    {
      paper: "a birthday card from {C} to {X}, with a pressed biscuit in it.",
      gossip: "{C} feeds it. Under the table, as it were. {O} has known for months, and sells {C} the biscuits.",
      confession:
        "It likes me! Nobody else would have it in the house, and {O} had biscuits going cheap. Yes, it has eaten a few things. So have we all.",
      because: "because {X} likes {C}, and hardly anybody does",
      opening: "it had a good home to go to",
    },
  ],
  need: [
    {
      paper: "a list of {C}'s, *Ways In Which To Be In The Way*. There are forty. Thirty-eight are ticked.",
      gossip: "{C} is in your way on purpose. There is a list. {O} gave marks for style.",
      confession:
        "{O} said that if you managed it by yourself, nobody would ever need me for anything again. I am the one who knows how it is done, you see. You never asked.",
      because: "because nobody had ever asked {C} how it is done, and {O} said that nobody would",
      opening: "somebody asked {C} how it is done",
    },
  ],
};

export const motivesFor = (kind: Kind, tone: Plot["tone"]): readonly Motive[] =>
  (tone === "comic" ? COMIC : PLAIN)[kind];
