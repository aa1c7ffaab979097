import { askPlayer, sortOf } from "./open-question.ts";
import { FOUND, NOT_SEEN } from "./phrases.ts";
import { tick, witness } from "./pressure.ts";
import { toSecondPerson } from "./person-words.ts";
import { heroHas } from "./risk.ts";
import type { Turn } from "./turn.ts";

/** What is searched, examined, compared or counted always yields: a find that the player names, a number, or trouble. */

export const SEARCHES =
  /^(?:\p{Ll}+ly |then |now )*(?:search|look (?:closely|carefully|hard|for|through|under|behind|inside|into|at|over)|examine|inspect|study|compare|investigate|read|listen|sniff|smell|feel (?:for|along|under)|rummage|rifle|go through|check|scan|survey|probe|test|analy[sz]e|measure|track|trace|follow the|dig (?:for|through|up|in)|peer|scour|comb|sift|work out|figure out|decipher|watch|observe|lay .{3,60} (?:beside|next to|side by side)|hold .{2,40} (?:up to|against|to the light)|count|taste|tap|try to (?:see|find|hear|make out|learn))\b/iu;
const SEES =
  /\b(?:what (?:do|can|did) (?:i|we) (?:see|find|notice|hear|learn|make out|smell|discover)|what is (?:it|there|that|in it|inside|written|hidden)|what was (?:it|there|in it|inside|hidden|written)|what does it (?:say|show|look like))\b/iu;

/** Whether a question of the player's is about what they are examining. */
export const asksWhatIsSeen = (question: string): boolean => SEES.test(question);

/** A search. @param told the deed after "You"; empty where the player only asked what there is. */
export async function search(turn: Turn, wording: string, question: string | null): Promise<void> {
  const keen = heroHas(
    turn,
    /\b(?:magnifying|reads (?:hands|figures|tracks|people)|sharp eyes?|keen|listening for|tracker|detective|inspector|scout|observant|notices everything|investigat\p{L}*)\b/iu,
  );
  const grade = await turn.check(
    /\b(?:listen|watch|look|hear|smell|sniff|peer|observe|track)\b/iu.test(wording) ? "wisdom" : "intelligence",
    /\b(?:listen|watch|hear|smell|sniff|peer|observe|track)\b/iu.test(wording) ? "Perception" : "Investigation",
    11,
    "You find what matters, or time is lost and somebody wonders",
    keen ? "advantage" : "none",
  );
  turn.stirred = true;
  turn.log(wording === "" ? "You look closer." : `You ${wording}.`);
  const opens = wording === "" ? "" : `You ${wording.length > 130 ? wording.split(/, /u)[0]! : wording}.`;
  if (grade === "failure")
    return turn.say(
      opens,
      turn.oneOf(NOT_SEEN),
      turn.random.chance(0.5) ? tick(turn) : witness(turn, "what you were looking for") || tick(turn),
    );
  const thread = turn.main;
  const asks =
    question !== null
      ? toSecondPerson(question)
      : turn.oneOf(
          /\b(?:listen|hear)\b/iu.test(wording)
            ? ["What do you hear?", "What is it that you hear?"]
            : /\bread\b/iu.test(wording)
              ? ["What stands there that matters?", "What do you read that does not fit?"]
              : ["What do you find?", "What is it?", "What do you see?", "What is there that should not be?"],
        );
  turn.say(
    opens,
    turn.oneOf(FOUND),
    askPlayer(turn, {
      asks,
      about: wording === "" ? `what you found: ${asks}` : `what you found when you ${wording}`.slice(0, 160),
      sort: question === null ? "what" : sortOf(question),
      clue: thread !== undefined,
    }),
  );
  if (grade === "cost") turn.say(witness(turn, "what you found") || tick(turn));
}

const COUNTS =
  /^(?:\p{Ll}+ly )?count (?:the |all the |up the |my |our )?((?:\p{Ll}+ ){0,2}?\p{Ll}+?)(?=[,.]| in\b| on\b| at\b| of\b| by\b| one\b| and\b|$)/iu;
/** What a deed or a question wants counted; null where nothing is. */
export function countedIn(text: string): string | null {
  const deed = COUNTS.exec(text)?.[1];
  if (deed !== undefined) return deed;
  const asked =
    /\bhow (?:many|much) ((?:\p{Ll}+ ){0,2}?\p{Ll}+)(?= (?:is|are|was|were|do|does|did|has|have|had|can|the|there|left|in|on|at|of|should|would|will|it|i|we|he|she|they)\b|[?.,]|$)/iu.exec(
      text,
    )?.[1];
  return asked === undefined || /^(?:is|are|there|do|does|it|longer|more|the)\b/iu.test(asked) ? null : asked;
}

const UNITS =
  "no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );

/** A number from the dice, with its noun, that stays what it is. */
export async function countOf(turn: Turn, noun: string, where: string): Promise<string> {
  const supposed = /\b(?:supposed|should|ought|manifest|list|record|board|register)\b/iu.test(turn.brief.playerText)
    ? " by the books"
    : "";
  const key = `how many ${noun.split(" ").at(-1) ?? noun}${supposed}${where}`;
  const before = turn.memo.settled.find((each) => each.key === key);
  if (before !== undefined) return before.answer;
  const { total } = await turn.brief.table.roll("1d20", `How many ${noun}?`.slice(0, 100));
  const word = UNITS[total] ?? String(total);
  const single = total === 1 ? noun.replace(/(?<=[^s])s$/u, "") : noun;
  const answer = `${word.charAt(0).toUpperCase()}${word.slice(1)} ${single}${where === "" ? "" : ` ${where}`}.`;
  turn.memo.settled.push({ key, answer });
  turn.fact(answer);
  return answer;
}
