import { pattern, storedPattern } from "../../../patterns.ts";
import { contentWords } from "../../lore/nouns.ts";
import type { Turn } from "../../turn.ts";
import { toSecondPerson } from "../../words/person-words.ts";
import { writtenOf } from "../record/written.ts";
import { capitalise } from "#english/noun-phrase";

/**
 * Whether something is lit, open, running or gone: what the hero has done with it decides, then what the player's texts say of it, and only
 * then the dice.
 */

/** The states, with what is said where it is so and where it is not. An empty word stands for the one that was found. */
const STATES = [
  ["lit", "is lit", "is out"],
  ["running", "is running", "has stopped"],
  ["open", "is open", ""],
  ["there", "is there", "is gone"],
  ["awake", "is awake", "is not awake"],
  ["whole", "is whole", ""],
  ["full", "is full", "is empty"],
] as const;
type State = (typeof STATES)[number];

const ASKED = storedPattern("state-by-texts asked");
/** A state is said of the noun that is this near. */
const NEAR = 48;
const NOT = storedPattern("state-by-texts not");

/** The answer to whether something is in such a state; empty where the texts do not say. */
export function stateByTexts(turn: Turn, question: string): string {
  const rest = ASKED.exec(question.replace(/[?!.\s]+$/u, ""))?.[1];
  // A sentence that holds every word of the question says it better.
  if (rest === undefined || writtenOf(turn, question) !== "") return "";
  for (const state of STATES) {
    const found = pattern(`state ${state[0]}`).exec(rest) ?? pattern(`state ${state[0]} not`).exec(rest);
    if (found === null || found.index === 0) continue;
    const subject = rest.slice(0, found.index).replace(pattern("state-by-texts state by texts"), "").trim();
    if (!pattern("state-by-texts state by texts 2", "u").test(subject) || subject.split(" ").length > 6) continue;
    const so = madeBy(turn, state, subject) ?? writtenAs(turn, state, subject);
    if (so === null) return "";
    const asksYes = pattern(`state ${state[0]}`).test(rest) && !pattern(`state ${state[0]} not`).test(rest);
    const says = so.is ? state[1] : state[2] === "" ? `is ${so.word}` : state[2];
    return `${so.is === asksYes ? "Yes" : "No"}. ${capitalise(toSecondPerson(subject))} ${/\bs$|[^s]s$/u.test(subject) && !/\p{Lu}/u.test(subject) ? says.replace(/^is /u, "are ").replace(/^has /u, "have ") : says}.`;
  }
  return "";
}

interface So {
  readonly is: boolean;
  readonly word: string;
}

/** What the hero has made of it: "You light the lantern." */
function madeBy(turn: Turn, [state]: State, subject: string): So | null {
  const nouns = [...contentWords(subject)];
  const deed = turn.memo.log.findLast((each) => {
    if (!/^Turn \d+: You /u.test(each) || pattern("state-by-texts made by", "u").test(each)) return false;
    const words = contentWords(each);
    return (
      nouns.every((noun) => words.has(noun)) &&
      (pattern(`made ${state}`).test(each) || pattern(`made ${state} not`).test(each))
    );
  });
  if (deed === undefined) return null;
  const is = !pattern(`made ${state} not`).test(deed);
  return { is, word: state === "open" ? "shut" : "broken" };
}

/** What the texts say of it: the state that stands nearest to the noun in a sentence, the latest sentence first. */
function writtenAs(turn: Turn, [state]: State, subject: string): So | null {
  const nouns = [...contentWords(subject)];
  const head = nouns.at(-1);
  if (head === undefined) return null;
  for (const { text, words } of turn.lore.sentences.toReversed()) {
    if (text.includes("?") || text.startsWith("Asked “") || !nouns.every((noun) => words.has(noun))) continue;
    const at = text.toLowerCase().lastIndexOf(head.slice(0, 4));
    const near = (name: string): { readonly far: number; readonly is: boolean; readonly word: string } | null => {
      const all = [...text.matchAll(pattern(name, "giu"))].map(({ index, 0: word }) => ({
        far: index > at ? index - at - head.length : at - index - word.length,
        is: NOT.test(text.slice(0, index)),
        word: word.toLowerCase(),
      }));
      return all.filter(({ far }) => far <= NEAR && far >= -1).toSorted((a, b) => a.far - b.far)[0] ?? null;
    };
    const [yes, no] = [near(`state ${state}`), near(`state ${state} not`)];
    if (yes === null && no === null) continue;
    if (no !== null && (yes === null || no.far < yes.far)) return { is: no.is, word: no.word };
    return { is: !yes!.is, word: state === "open" ? "shut" : "broken" };
  }
  return null;
}
