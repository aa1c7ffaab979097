import { HIM } from "../lore/fates.ts";
import { type LoreEntry, shortName } from "../lore/lore.ts";
import { capitalise } from "#english/noun-phrase";
import { hashOf } from "../memo.ts";
import type { Turn } from "../turn.ts";

/**
 * What people say to the hero, each in their own manner: by the words that the texts have for them, else one that stays theirs. `{N}` is
 * their name, `{his}` and `{him}` their pronouns. No line is said twice in a story, as long as there is another.
 */

export const REPLIES = [
  "answers",
  "half",
  "refuses",
  "denies",
  "says no",
  "gives way",
  "agrees",
  "agrees but",
  "warm",
  "cool",
  "ill",
  "well",
  "even",
] as const;
export type Reply = (typeof REPLIES)[number];

const MANNERS = {
  curt: `“Once, and not again,” says {N}.|“You want it plain? Then plain,” says {N}.|{N} says it in few words, and means all of them.
“That is all you get,” says {N}, having told you some of it.|{N} gives you the front half of an answer.|“Ask me less,” says {N}, and tells you a little.
“No. Mind your own business,” says {N}.|“Not to you,” says {N}.|{N} turns {his} back on the question.|“I have work to do,” says {N}, and goes on with it.
“Say that again,” says {N}, and it is no request.|“Prove it,” says {N}.|{N} comes a step nearer. “Careful.”
“No,” says {N}.|{N} does not even think about it. “Find somebody else.”|“Is that all?” says {N}. “Then no.”
“Damn you,” says {N}. “All right.”|{N} hits the wall with a flat hand, and talks.|“You will not leave it alone, will you?” says {N}.
“Fine,” says {N}.|“Done. Do not thank me,” says {N}.|{N} nods once, and that is that.
“And what is in it for me?” says {N}, but it is a yes.|“This once. You owe me,” says {N}.
{N} nods.|“You. Good,” says {N}.|“Sit, if you are staying,” says {N}.
“What?” says {N}.|{N} does not look up.
“Get out of my sight,” says {N}.|{N} goes very still.|“I have hit people for less,” says {N}.
“Good,” says {N}. “About time.”|{N} grunts, and it is nearly a laugh.|“You will do,” says {N}.
“Hm,” says {N}.|“So?” says {N}.|{N} shrugs.`,
  warm: `“Oh, you should have asked before,” says {N}.|{N} takes your arm, and it all comes out.|“Come here, and I will tell you,” says {N}.
“I should not say even this,” says {N}, and says it.|{N} tells you, but leaves somebody out to spare them.|“There is more, but it is not mine to tell,” says {N}.
“Don't ask me that, dear,” says {N}.|{N} looks sorry, and stays silent.|“I would if I could,” says {N}.|{N} begins to, and thinks better of it.
“How can you think that of me?” says {N}.|{N} is more hurt than angry. “No.”|“You cannot mean that,” says {N}.
“I can't, and I am sorry,” says {N}.|“Not even for you,” says {N}.|{N} shakes {his} head, and pats your hand.
“I cannot carry it any longer,” says {N}.|{N} sits down, and it all comes.|“You had better know,” says {N}.
“Of course,” says {N}.|“You need not even ask,” says {N}.|{N} is half way to the door before you have finished.
“If you will do something for me, too,” says {N}.|“Yes, but you must be careful for me,” says {N}.
“There you are!” says {N}.|{N} makes room for you.|“And how are you holding up?” says {N}.
“Oh. It is you,” says {N}.|{N} is polite, and it hurts more.
“That was unkind,” says {N}.|You can see it go in, and {N} says nothing.|“I had thought better of you,” says {N}.
“Bless you for that,” says {N}.|{N} presses your hand.|“I knew that you would say so,” says {N}.
“Well, well,” says {N}.|“If that is how it is,” says {N}.|{N} listens with {his} head on one side.`,
  sly: `“I hear things,” says {N}, “and you may have this one.”|“And you never heard it from me,” says {N}.|{N} looks over {his} shoulder, and tells you.
“That was the cheap half,” says {N}.|{N} smiles, and tells you just enough to make you come back.|“The rest costs more,” says {N}.
“Now why would I know that?” says {N}.|“Ask me something easier,” says {N}.|{N} has suddenly never seen anything in {his} life.|“What is it worth to you?” says {N}.
“Me?” says {N}, with wide eyes.|{N} laughs. “You will have to do better than that.”|“An interesting story,” says {N}. “Whose is it?”
“I would love to,” says {N}, and does not.|“Not at that price,” says {N}.|“You have the wrong person for that,” says {N}.
“All right, all right. You have me,” says {N}.|{N} counts the ways out, finds none, and talks.|“Somebody was going to sell it to you,” says {N}. “Why not me?”
“For you,” says {N}, and winks.|“Consider it done,” says {N}.|“I was going that way in any case,” says {N}.
“Yes. And one day I shall ask you for something,” says {N}.|{N} agrees, and names a price.
“My favourite customer,” says {N}.|{N} tips an invisible hat.|“What are we up to?” says {N}.
“Do I know you?” says {N}.|{N} looks for somebody behind you to talk to.
“I shall remember that,” says {N}, still smiling.|The smile stays, and the eyes of {N} do not.|“Now that was stupid,” says {N}.
“You begin to understand how things work,” says {N}.|{N} looks at you as if you had grown.|“I like you,” says {N}. “It will cost me.”
“Is that so,” says {N}.|“You don't say,” says {N}.|{N} puts it away for later.`,
  anxious: `“You did not get it from me,” {N} whispers, and tells you.|{N} talks fast, and cannot stop.|“Somebody has to know,” says {N}.
“I only know what I saw,” says {N}, and it is not much.|{N} tells you some, and keeps an eye on the door.|“Please, that is all,” says {N}.
“I can't. They would know,” says {N}.|{N} opens {his} mouth, and shuts it.|“Not here,” says {N}. It will not be anywhere else either.|“Why do you ask me?” says {N}. “Everybody asks me.”
“No! No, I never,” says {N}.|{N} goes white, and says nothing at all.|“Who told you that?” says {N}.
“I daren't,” says {N}.|{N} shakes {his} head, and goes on shaking it.|“You don't know what you are asking,” says {N}.
“I didn't want to. I didn't want any of it,” says {N}.|It breaks out of {N} all at once.|{N} looks at the floor, and then speaks to it.
“If you think that it is safe,” says {N}.|{N} swallows, and nods.|“All right. Quickly, then,” says {N}.
“Only if you stay with me,” says {N}.|“But nobody must find out,” says {N}.
“Thank heaven, it is only you,” says {N}.|{N} tries a smile.|“Did anybody see you come?” says {N}.
“What do you want?” says {N}, and steps back.|{N} would rather be anywhere else.
“Why would you say that?” says {N}.|{N} flinches.|“Leave me alone,” says {N}.
“You mean it?” says {N}.|{N} breathes out for the first time today.|“I feel better for that,” says {N}.
“Oh,” says {N}. “Oh dear.”|{N} takes it in, and worries it.|“What does that mean for us?” says {N}.`,
  formal: `“I shall answer you once, and exactly,” says {N}.|“Since you ask, and since it is your right,” says {N}.|{N} considers it, and gives you a straight answer.
“I can confirm a part of it,” says {N}.|{N} answers a slightly different question.|“Beyond that I should have to guess, and I do not,” says {N}.
“That is not a question that I shall answer,” says {N}.|“You are not entitled to that,” says {N}.|{N} changes the subject, and stays there.|“You may put it in writing,” says {N}.
“I beg your pardon?” says {N}.|“You had better have proof,” says {N}.|{N} denies it, and meets your eye.
“I regret that I must refuse,” says {N}.|“Out of the question,” says {N}.|{N} hears you out, and says no.
“Very well. You leave me no choice,” says {N}.|{N} sits very straight, and tells you.|“I had hoped to be spared this,” says {N}.
“Very well,” says {N}.|“You have my word,” says {N}.|{N} bows slightly. “As you wish.”
“On one condition,” says {N}.|“I agree, and I shall hold you to your part,” says {N}.
“Good to see you,” says {N}.|{N} inclines {his} head.|“What may I do for you?” says {N}.
“Yes?” says {N}, without warmth.|{N} lets you wait.
“I shall pretend not to have heard that,” says {N}.|“That is quite enough,” says {N}.|{N} stiffens.
“I am obliged to you,” says {N}.|{N} nods slowly, and then more surely.|“Then we think alike,” says {N}.
“I see,” says {N}.|“Noted,” says {N}.|{N} takes it in, and lets nothing show.`,
} as const;
type Manner = keyof typeof MANNERS;
const ALL = Object.keys(MANNERS) as Manner[];

const SIGNS: readonly (readonly [Manner, RegExp])[] = [
  [
    "anxious",
    /\b(?:afraid|nervous|timid|frightened|shy|without his shadow|worries|anxious|scared|hides|young|boy|girl|child|guilty|seventeen|sixteen)\b/iu,
  ],
  [
    "curt",
    /\b(?:bully|gruff|hates|foreman|sergeant|soldier|miner|engineer|peat|smith|drinks|cruel|groom|pilot|bitter|cutter|watch|guard)\b/iu,
  ],
  [
    "sly",
    /\b(?:smuggl\p{L}*|spy|sells|cheats?|gambl\p{L}*|thief|everything|secretly|gossip|reads everyone|owes|trader|fixer|bartender|cash|rival)\b/iu,
  ],
  [
    "formal",
    /\b(?:administrator|auditor|captain|collector|doctor|colonel|judge|sheriff|procedure|council|lord|lady|computer|mind|professor|directs|sir|director|inspector|constable|officer|abbess)\b/iu,
  ],
  [
    "warm",
    /\b(?:mother|sister|father|bakes|kind|fond|nurse|pantry|soup|orphans|vicar|reverend|widow|keeps the|friend|beloved|loved|brother)\b/iu,
  ],
];

/** How somebody speaks. */
function mannerOf(turn: Turn, entry: LoreEntry): Manner {
  const wording = [
    entry.name,
    entry.role,
    ...turn
      .about(entry)
      .filter(({ source }) => source !== "story")
      .map(({ text }) => text),
  ].join(" ");
  return SIGNS.find(([, sign]) => sign.test(wording))?.[0] ?? ALL[hashOf(entry.name) % ALL.length]!;
}

/** What somebody says or does in answer. */
export function replies(turn: Turn, entry: LoreEntry, reply: Reply): string {
  const lines = MANNERS[mannerOf(turn, entry)].split("\n")[REPLIES.indexOf(reply)]!.split("|");
  const is = turn.pronoun(entry);
  return turn
    .oneOf(lines)
    .replace(/\{N\}/gu, shortName(entry))
    .replaceAll("{his}", { he: "his", she: "her", they: "their" }[is])
    .replaceAll("{him}", HIM[is])
    .replace(/^\p{Ll}/u, capitalise);
}
