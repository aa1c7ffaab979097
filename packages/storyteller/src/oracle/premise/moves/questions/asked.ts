import { pattern } from "../../../patterns.ts";
import { isOpponent } from "../../case/parts/answers-of-people.ts";
import { type LoreEntry, shortName } from "../../lore/lore.ts";
import { contentWords } from "../../lore/nouns.ts";
import type { Turn } from "../../turn.ts";
import { isYesNo } from "../../words/short-answer.ts";
import { isOfSelf, kindOfQuestion, questionIn } from "../drawn-answer.ts";
import { speakerName } from "../people/speaker.ts";
import { plotDecides } from "./plot-decides.ts";

/** A question as it was put to somebody. */
export interface Asked {
  readonly who: LoreEntry;
  /** Who speaks, inside a sentence. */
  readonly name: string;
  /** As typed. */
  readonly words: string;
  /** Without the call to the one who is asked. */
  readonly plain: string;
  /** The question itself, without its mark. */
  readonly asked: string;
  /** Whether it asks for yes or no. "Did you see anything?" asks what. */
  readonly asksYes: boolean;
  readonly asksSeen: boolean;
  /** Whether only the one who is asked can answer it: what they want, fear, or ask for. */
  readonly isOfSelf: boolean;
  /** Whether the case has to answer it, and no die. */
  readonly isPlot: boolean;
  readonly isOpponent: boolean;
  /** Who goes along knows no more than the hero. */
  readonly isCompanion: boolean;
  /** Under which the answer is kept. */
  readonly key: string;
}

/** An answer; empty or false where it is none to this question, true where it has been said already. */
export type Answer = (turn: Turn, asked: Asked) => string | boolean | Promise<string | boolean>;

export function askedOf(turn: Turn, who: LoreEntry, words: string): Asked {
  const plain = plainFor(who, words);
  const kind = kindOfQuestion(turn, plain);
  const asked = questionIn(plain).replace(/[?.!]+$/u, "");
  return {
    who,
    name: speakerName(who),
    words,
    plain,
    asked,
    asksYes: kind !== "seen" && isYesNo(asked),
    asksSeen: kind === "seen",
    isOfSelf: isOfSelf(kind),
    isPlot: plotDecides(turn, plain),
    isOpponent: isOpponent(turn, who),
    isCompanion: turn.memo.companions.includes(who.name),
    // "Who told you to?" has no noun: then it is the same question only in the same words.
    key: `asked ${who.name} ${[...contentWords(words)].toSorted().join(" ") || plain.toLowerCase()}`.slice(0, 120),
  };
}

/** A question without the call to the one who is asked. */
export function plainFor(who: LoreEntry, words: string): string {
  const names = [shortName(who), ...who.name.split(" ")].join("|");
  return (
    words
      .replace(new RegExp(`^(?:${names}|${pattern("asked call").source})[,:!]? `, "iu"), "")
      .replace(new RegExp(`,? (?:${names})(?=[?.!]*$)`, "iu"), "")
      // "Where did you see her, Pell? What did she say?"
      .replace(new RegExp(`, (?:${names})(?=[?.!])`, "iu"), "")
  );
}
