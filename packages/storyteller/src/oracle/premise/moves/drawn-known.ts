import { pattern } from "../../patterns.ts";
import { entriesIn, type LoreEntry, shortName } from "../lore/lore.ts";
import { contentWords } from "../lore/nouns.ts";
import type { Turn } from "../turn.ts";
import { statedBySpeaker } from "../words/as-speaker.ts";
import { saidBy } from "../case/reveal-clue.ts";
import { formsOf } from "./drawn-forms.ts";
import { wordsOf } from "./drawn-answer.ts";
import { speakerName } from "./people/speaker.ts";

/**
 * What a drawn answer says to a later question with yes or no about the same: "Dorcas, did you pay for the boat?". Who is named by it knows of
 * it, and says why. Empty where nothing was drawn about it.
 */
export function knownByDraw(turn: Turn, question: string, who?: LoreEntry): string {
  const words = wordsOf(turn, question);
  const drawn = turn.memo.settled.findLast(({ key }) => {
    const own = pattern("drawn-known known by draw", "u").exec(key)?.[1]?.split(" ");
    return own !== undefined && own.every((word) => words.includes(word));
  });
  if (drawn === undefined) return "";
  const { answer } = drawn;
  const isOfWho =
    who !== undefined &&
    drawn.key.startsWith("drawn who:") &&
    /\byou\b/iu.test(question) &&
    answer.includes(shortName(who));
  const asked = contentWords(question);
  if (isOfWho) {
    const why = `drawn why: ${drawn.key.replace(/^[^:]*: /u, "")}`;
    let reason = turn.memo.settled.find(({ key }) => key === why)?.answer;
    if (reason === undefined) {
      reason = formsOf(turn, "why", who, question)[0] ?? "";
      if (reason !== "") turn.memo.settled.push({ key: why, answer: reason });
    }
    return saidBy(
      `Yes. ${sentence(statedBySpeaker(question.replace(/[?.!]+$/u, ""), true, []))}${reason}`.trim(),
      speakerName(who),
    );
  }
  const isSo = [...contentWords(answer)].some((word) => asked.has(word));
  const named = entriesIn(turn.lore, question);
  // "Have you gone up?" is not answered by who rang.
  if (!isSo && (named.length === 0 || !drawn.key.startsWith("drawn who: "))) return "";
  const plain = question.replace(/[?.!]+$/u, "");
  const names = named.flatMap((each) => [each.name, shortName(each)]);
  const said = isSo ? `Yes. ${sentence(statedBySpeaker(plain, true, names)) || answer}`.trim() : `No. ${answer}`;
  return who === undefined ? said : saidBy(said, speakerName(who));
}

const sentence = (text: string | null): string => (text === null ? "" : `${text}. `);
