import type { TurnCompleted } from "#contracts/queue/messages";
import type { QuestionTurn } from "./question.ts";

const LONGEST = 400;

/**
 * Matches a name of one to four words: "Hanne", "Captain Ysolde Marr", "Lady of the Fen". The lengths are limited, so that matching never
 * takes long.
 */
export const NAME = String.raw`\p{Lu}[\p{L}’'-]{1,30}(?: (?:of the |of |de |von |al-)?\p{Lu}[\p{L}’'-]{1,30}){0,3}`;
/** Matches an insertion after a name: ", the miller's widow,". */
export const ASIDE = "(?:, [^,.;]{1,40},)?";

/** Words that begin a sentence with a capital letter but are no names. */
const NOBODY =
  /^(?:You|Your|I|It|Its|He|She|They|We|The|A|An|This|That|There|Then|Here|His|Her|Their|Nobody|Somebody|Someone|Everyone|Nothing|Something|No|One|Who|What|Where|When|Why|How|But|And|Or|If|As|In|On|At|By|For|With|From|To|Of|After|Before|Behind|Now|Only|Some|Every|Each|Whatever|Whoever|Both|All|Many|Most|Those|These)\b/u;

export const isName = (name: string): boolean => !NOBODY.test(name);

/** Replaces the parts of a reply that only repeat an earlier turn. No text contains this character. */
const CALLED_UP = "\u{E000}";

/** Prepares a turn for the askers. Sentences that only repeat what was recalled from an earlier turn are removed. */
export function readQuestionTurn(turn: TurnCompleted): QuestionTurn {
  let reply = plain(turn.reply);
  for (const reminder of (turn.story?.reminders ?? []).map(plain).filter(Boolean)) {
    reply = reply.replaceAll(reminder, ` ${CALLED_UP}. `);
  }
  const sentences = sentencesOf(reply).filter((sentence) => !sentence.includes(CALLED_UP));
  return { turn, sentences, narrated: sentences.filter((sentence) => !/[“”"]/u.test(sentence)) };
}

/** Removes Markdown marks and puts the text on one line. */
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
