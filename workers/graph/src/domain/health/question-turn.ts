import type { TurnCompleted } from "#contracts/queue/messages";
import type { QuestionTurn } from "./question.ts";

const LONGEST = 400;

/** A name of one to four words: "Hanne", "Captain Ysolde Marr", "Lady of the Fen". Bounded, so that no text takes long to read. */
export const NAME = String.raw`\p{Lu}[\p{L}’'-]{1,30}(?: (?:of the |of |de |von |al-)?\p{Lu}[\p{L}’'-]{1,30}){0,3}`;
/** An aside after a name: ", the miller's widow,". */
export const ASIDE = "(?:, [^,.;]{1,40},)?";

/** What begins a sentence with a capital and names nobody. */
const NOBODY =
  /^(?:You|Your|I|It|Its|He|She|They|We|The|A|An|This|That|There|Then|Here|His|Her|Their|Nobody|Somebody|Someone|Everyone|Nothing|Something|No|One|Who|What|Where|When|Why|How|But|And|Or|If|As|In|On|At|By|For|With|From|To|Of|After|Before|Behind|Now|Only|Some|Every|Each|Whatever|Whoever|Both|All|Many|Most|Those|These)\b/u;

export const isName = (name: string): boolean => !NOBODY.test(name);

/** Stands for what a reply only calls up; a character that no text holds. */
const CALLED_UP = "\u{E000}";

/** A reply read for questions. What it only calls up again was told by another turn. */
export function readQuestionTurn(turn: TurnCompleted): QuestionTurn {
  let reply = plain(turn.reply);
  for (const reminder of (turn.story?.reminders ?? []).map(plain).filter(Boolean)) {
    reply = reply.replaceAll(reminder, ` ${CALLED_UP}. `);
  }
  const sentences = sentencesOf(reply).filter((sentence) => !sentence.includes(CALLED_UP));
  return { turn, sentences, narrated: sentences.filter((sentence) => !/[“”"]/u.test(sentence)) };
}

/** Without Markdown's marks, on one line. */
const plain = (text: string): string =>
  text
    .replaceAll(/[*_#>`]+/gu, "")
    .replaceAll(/\s+/gu, " ")
    .trim();

export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?…][”"’]?)\s+(?=[\p{Lu}“"\u{E000}])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");

export const clip = (text: string, most = LONGEST): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).toWellFormed()}…`;
