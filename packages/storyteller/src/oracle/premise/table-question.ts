import { capitalise } from "#english/noun-phrase";
import { contentWords } from "./nouns.ts";
import { ODDS_WORDS, type Odds } from "./odds.ts";
import { askPlayer, sortOf } from "./open-question.ts";
import { toSecondPerson } from "./person-words.ts";
import { asksWhatIsSeen, countedIn, countOf, search } from "./search.ts";
import { literalAnswer } from "./talk.ts";
import type { Turn } from "./turn.ts";

/** Questions to the table: a yes or a no from the dice, a number, or two words and the player's own answer. */

const YES_NO =
  /^(?:and |so |but |then )?(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|am|should|isn't|aren't|doesn't|didn't|hasn't|might)\b/iu;
const LIKELY: readonly (readonly [RegExp, Odds])[] = [
  [/\b(?:surely|of course|certainly|almost certain|must|naturally|obviously)\b/iu, "almost certain"],
  [/\b(?:still|likely|probably|isn't|aren't|doesn't|hasn't)\b/iu, "likely"],
  [/\b(?:any chance|perhaps|by chance|unlikely|happen to|somehow|ever)\b/iu, "unlikely"],
];

export const isYesNo = (question: string): boolean => YES_NO.test(question);

export async function askTable(turn: Turn, question: string, isDoubt = false): Promise<void> {
  const plain = question
    .replace(/^(?:and|so|but|then|or),? /iu, "")
    .replace(/\?+$/u, "")
    .trim();
  const noun = countedIn(plain);
  if (noun !== null) return turn.say(await countOf(turn, noun, ""));
  const literal = literalAnswer(turn, plain);
  if (literal !== null && !isYesNo(plain))
    return turn.say(
      turn.oneOf([
        `By your own texts: ${literal}.`,
        `That is written: ${literal}.`,
        `${capitalise(literal)}, as you wrote it.`,
      ]),
    );
  const key = [...contentWords(plain)].toSorted().join(" ");
  const before = turn.memo.settled.find((each) => each.key === key && key !== "");
  if (before !== undefined) return turn.say(`That is settled: ${before.answer}`);
  if (isYesNo(plain)) {
    const named = ODDS_WORDS.find(
      (odds) => question.toLowerCase().includes(`(${odds})`) || question.toLowerCase().endsWith(`${odds}?`),
    );
    const odds = named ?? LIKELY.find(([pattern]) => pattern.test(plain))?.[1] ?? "fifty-fifty";
    const { verdict, yes, shown } = await turn.ask(`${capitalise(plain)}?`, odds);
    turn.memo.settled.push({ key, answer: `${yes ? "yes" : "no"}.` });
    turn.fact(`Asked “${plain}”, the dice said ${yes ? "yes" : "no"}.`);
    turn.log(`You asked: ${plain}? ${capitalise(verdict)}.`);
    const word = capitalise(verdict);
    const more = verdict.endsWith("and")
      ? yes
        ? "And what else?"
        : "And what makes it worse?"
      : verdict.endsWith("but")
        ? yes
          ? "But what?"
          : "But what is there instead?"
        : "";
    turn.say(
      `${word} (${shown.replace(/: [^:]*$/u, "")}).`,
      more === ""
        ? ""
        : askPlayer(turn, { asks: more, about: plain, sort: verdict === "no, and" ? "trouble" : "event", clue: yes }),
    );
    return;
  }
  if (asksWhatIsSeen(plain) || isDoubt) return search(turn, "", capitalise(`${plain}?`));
  turn.say(
    turn.oneOf([
      "Nobody has written that.",
      "That is still open.",
      "The texts are silent there.",
      "That is yours to say.",
      "No one knows yet.",
      "It has not been told.",
    ]),
    `The dice give ${await turn.words()}.`,
    askPlayer(turn, {
      asks: capitalise(`${toSecondPerson(plain.charAt(0).toLowerCase() + plain.slice(1))}?`),
      about: plain,
      sort: sortOf(plain),
      clue: true,
    }),
  );
}
