import { capitalise } from "#english/noun-phrase";
import { HIS, pronounOf } from "../fates.ts";
import { entriesIn, type LoreEntry, shortName } from "../lore.ts";
import { hashOf } from "../memo.ts";
import type { Turn } from "../turn.ts";
import { pointer } from "../plot/reveal.ts";
import { pointsOn, saysOf } from "./tells-of.ts";
import { leavesOpen, saysYesOrNo } from "./open-questions.ts";
import { freshOf } from "./voices.ts";
import { putsWish } from "./wishes.ts";

/** What somebody answers to words that ask nothing: by what the words do. `{N}` is who hears them. */

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
      /\b(?:don'?t (?:cry|worry|be (?:afraid|scared|sad))|never mind|it(?:'?s| is|'ll be| will be) (?:ok|okay|all ?right|fine|over)|(?:not|isn'?t|aren'?t) (?:\S+ )?(?:in trouble|angry|cross|your fault)|i'?m (?:here|with you|not going)|(?:not|n'?t) (?:here |going |come )*to (?:tell you off|hurt|judge|harm|scold|punish|blame)|you'?re safe|take your time|let (?:her|him|it|them) go|there,? there)\b/iu,
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
const PLAIN: readonly string[] = [
  "“I see,” says {N}.",
  "{N} hears you out.",
  "“Is that so?” says {N}.",
  "{N} looks at you a little longer than before.",
  "“Nobody has said that to me yet,” says {N}.",
  "“Go on,” says {N}.",
  "{N} says it over, under the breath, and does not say whether it is true.",
];

/** What an animal does when somebody speaks to it or is good to it. */
const ANIMAL: readonly string[] = [
  "{N} looks at you, and comes a step nearer.",
  "{N} stays close to you after that.",
  "{N} listens with the whole head.",
];

const filled = (turn: Turn, person: LoreEntry, line: string): string =>
  capitalise(
    line
      .replaceAll("{N}", shortName(person))
      .replaceAll("{H}", turn.lore.heroes.at(-1)?.split(" ")[0] ?? "You")
      .replaceAll("{his}", HIS[pronounOf(turn.lore, person)]),
  );

interface Answered {
  readonly text: string;
  /** Whether the words were kind, and were taken so. */
  readonly kind: boolean;
  /** Whether it is a mere nod, because nothing in the words or the texts gave more. */
  readonly plain: boolean;
}

/** What somebody does or says to words that ask nothing. Those who are told something kind think the better of the hero. */
export function replyTo(turn: Turn, person: LoreEntry, words: string): Answered {
  if (person.kind !== "person") {
    turn.attitude(person.name, 1);
    return { text: filled(turn, person, freshOf(turn, ANIMAL, hashOf(person.name))), kind: true, plain: false };
  }
  const found = REPLIES.find((each) => each.words.test(words.replace(/’/gu, "'")));
  // A statement is taken up where it names somebody or something of the story, and not for one common word.
  const own =
    found === undefined && entriesIn(turn.lore, words).some(({ name }) => name !== person.name)
      ? saysOf(turn, person, words)
      : null;
  if (own !== null) return { text: own, kind: false, plain: false };
  if (found !== undefined && found.attitude !== 0) turn.attitude(person.name, found.attitude);
  const text = filled(turn, person, freshOf(turn, found?.says ?? PLAIN, hashOf(person.name)));
  return { text, kind: found?.attitude === 1, plain: found === undefined };
}

/** What somebody answers to a question that the texts leave open: what the texts tell of it, or who would know; yes or no of themselves. */
export async function doesNotKnow(turn: Turn, person: LoreEntry, question: string): Promise<string> {
  const plain = question.replace(/’/gu, "'").trim();
  const name = shortName(person);
  if (person.kind !== "person") return filled(turn, person, freshOf(turn, ANIMAL, hashOf(person.name)));
  const told = saysOf(turn, person, plain);
  if (told !== null) return told;
  const yesOrNo = await saysYesOrNo(turn, person, plain);
  if (yesOrNo !== null) return yesOrNo;
  const wish = putsWish(turn, person);
  if (wish !== null) return wish;
  const left = await leavesOpen(turn, person, plain);
  if (left !== null) return left;
  const points = pointsOn(turn, person, plain);
  if (points !== null) return points;
  const where = turn.plot?.stage === "open" ? pointer(turn, turn.plot, person.name) : "";
  if (where !== "") return `“I don't know,” says ${name}. “You might ask ${where}.”`;
  const asked = /^(?:so |and |but )?(who|where|when|why|how|what)\b/iu.exec(plain)?.[1]?.toLowerCase();
  const lines =
    asked === undefined
      ? ["“I couldn't say,” says {N}.", "“I don't know,” says {N}."]
      : asked === "what"
        ? ["“I can't tell you what,” says {N}.", "“That I don't know,” says {N}.", "“I couldn't say,” says {N}."]
        : [`“I don't know ${asked},” says {N}.`, "“That I can't tell you,” says {N}.", "“I couldn't say,” says {N}."];
  return filled(turn, person, freshOf(turn, lines, hashOf(person.name)));
}
