import { capitalise } from "#english/noun-phrase";
import { type LoreEntry, shortName } from "./lore.ts";
import { hashOf } from "./memo.ts";
import type { Turn } from "./turn.ts";

/** What a person does or says in reply to words and gestures that ask nothing. `{N}` is that person. */

interface Reply {
  readonly words: RegExp;
  readonly attitude: -1 | 0 | 1;
  readonly says: readonly string[];
}

const REPLIES: readonly Reply[] = [
  { words: /\b(?:thank|thanks|grateful)\b/iu, attitude: 1, says: ["“You're welcome,” says {N}.", "{N} nods."] },
  {
    words: /\b(?:sorry|apologi[sz]e|forgive me|my fault)\b/iu,
    attitude: 1,
    says: ["“It's all right,” says {N}.", "“I know you are,” says {N}."],
  },
  {
    words: /\b(?:i|we)(?:'ve)? (?:love|loved|miss|missed|care)\b/iu,
    attitude: 1,
    says: ["{N} does not answer at once. “I missed you as well,” says {N}."],
  },
  {
    words:
      /\b(?:don'?t (?:cry|worry|be (?:afraid|scared|sad))|never mind|it(?:'?s| is|'ll be| will be) (?:ok|okay|all ?right|fine|over)|(?:not|isn'?t|aren'?t) (?:\S+ )?(?:in trouble|angry|cross|your fault)|i'?m (?:with you|not going)|(?:not|n'?t) (?:here |going |come )*to (?:tell you off|hurt|judge|harm|scold|punish|blame)|you'?re safe|take your time|let (?:her|him|it|them) go|there,? there)\b/iu,
    attitude: 1,
    says: [
      "{N} breathes out, and stands a little easier.",
      "{N} looks at you to see whether you mean it, and you do.",
      "“You say that as if it were so,” says {N}, and nearly smiles.",
    ],
  },
  {
    words:
      /\b(?:lovely|beautiful|handsome|splendid|wonderful|clever|brave|magnificent|gorgeous|elegant|impressive|nice \p{L}+|(?:good|fine) (?:dog|boy|girl|cat|hat|work|man|woman|house|hand))\b/iu,
    attitude: 1,
    says: ["{N} is pleased, and tries not to show it.", "“Go on with you,” says {N}."],
  },
  {
    words: /\b(?:fool|idiot|stupid|ugly|liar|coward|shut up|hate you|rubbish|useless|disgrace)\b/iu,
    attitude: -1,
    says: ["{N} goes stiff. “There was no need for that,” says {N}.", "“I heard that,” says {N}."],
  },
  {
    words: /\b(?:joke|knock knock|why did the)\b/iu,
    attitude: 1,
    says: ["{N} laughs.", "{N} thinks about it, and then laughs."],
  },
  {
    words: /^\W*(?:hello|hallo|hi|hey|good (?:morning|evening|day|afternoon|night)|greetings|goodbye|bye)\b/iu,
    attitude: 0,
    says: ["“{H},” says {N}, and nods.", "{N} gives you a nod."],
  },
  {
    words:
      /^\W*(?:please )?(?:sit|rest|wait|stop|stay|listen|come|look|calm|breathe|drink|eat|sleep|go|hush|quiet)\b/iu,
    attitude: 0,
    says: ["{N} does as you say.", "{N} hesitates, and then does it."],
  },
  {
    words: /^\W*(?:please )?(?:help|come with|join) (?:me|us)\b/iu,
    attitude: 1,
    says: ["“Tell me where to begin,” says {N}.", "{N} is up before you have finished asking."],
  },
  {
    words: /\b(?:i'?ll|i will|i can|let me|i promise)\b/iu,
    attitude: 1,
    says: ["“I will hold you to that,” says {N}.", "“Would you?” says {N}."],
  },
];
/** How an animal reacts when the hero speaks to it or is kind to it. */
const ANIMAL: readonly string[] = [
  "{N} looks at you, and comes a step nearer.",
  "{N} stays close to you after that.",
  "{N} listens with the whole head.",
];

const filled = (turn: Turn, person: LoreEntry, line: string): string =>
  capitalise(
    line.replaceAll("{N}", shortName(person)).replaceAll("{H}", turn.lore.heroes.at(-1)?.split(" ")[0] ?? "You"),
  );

/** One of the texts, preferably one that was not used lately. */
export function freshOf(turn: Turn, lines: readonly string[], seed: number): string {
  const fresh = lines.filter((text) => !turn.wasSaid({ text }));
  const left = fresh.length > 0 ? fresh : lines;
  const line = left[(seed + turn.brief.number) % left.length] ?? "";
  turn.markSaid({ text: line });
  return line;
}

/** A person's reaction to words of a known kind: thanks, comfort, praise, a joke. Null if the words are of no such kind. */
export function replyTo(turn: Turn, person: LoreEntry, words: string): string | null {
  if (person.kind !== "person") {
    turn.attitude(person.name, 1);
    return filled(turn, person, freshOf(turn, ANIMAL, hashOf(person.name)));
  }
  const found = REPLIES.find((each) => each.words.test(words.replace(/’/gu, "'")));
  if (found === undefined) return null;
  if (found.attitude !== 0) turn.attitude(person.name, found.attitude);
  return filled(turn, person, freshOf(turn, found.says, hashOf(person.name)));
}
