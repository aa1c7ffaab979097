import { WORD_RANGES } from "#contracts/options";
import type { PlayedTurn } from "./played-turn.ts";
import type { OverallCheck } from "./probe.ts";

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? [];

/** The longest run of words of the reply's beginning that stands in the player's words. */
function echo({ player, reply }: PlayedTurn): number {
  const said = ` ${wordsOf(player).join(" ")} `;
  const written = wordsOf(reply).slice(0, 60);
  let longest = 0;
  for (let from = 0; from < written.length; from += 1) {
    for (let to = from + longest + 1; to <= written.length; to += 1) {
      if (!said.includes(` ${written.slice(from, to).join(" ")} `)) break;
      longest = to - from;
    }
  }
  return longest;
}

/** The share of the turns with a reply for which something is right. */
const each =
  (isRight: (turn: PlayedTurn, before: readonly PlayedTurn[]) => boolean, what: string): OverallCheck["measure"] =>
  (turns) => {
    const narrated = turns.filter(({ reply }) => reply.trim() !== "");
    if (narrated.length === 0) return null;
    const wrong = narrated.filter((turn, at) => !isRight(turn, narrated.slice(0, at)));
    return { share: 1 - wrong.length / narrated.length, wrong: wrong.map(({ player }) => `${what} in “${player}”`) };
  };

const [FEWEST, MOST] = WORD_RANGES.concise;
const opening = ({ reply }: PlayedTurn): string => wordsOf(reply).slice(0, 3).join(" ");

/** Figures about the prose. They stand beside the grade and are no part of it. */
export const SOFT_CHECKS: readonly OverallCheck[] = [
  {
    id: "agency",
    title: "The hero says and decides only what the player wrote",
    measure: each(
      ({ doubts }) => doubts.every(({ kind }) => kind !== "hero_speaks"),
      "The hero was made to speak or decide",
    ),
  },
  {
    id: "echo",
    title: "The reply does not repeat the player's words",
    measure: each((turn) => echo(turn) < 5, "Five words or more of the player's were repeated"),
  },
  {
    id: "endings",
    title: "The reply does not end by asking what the player does, or with a list of options",
    measure: each(
      ({ reply }) =>
        !/what (?:do|will|would) you (?:do|say)\b[^.]*\?\s*$/iu.test(reply) && !/^\s*(?:[-*]|\d+[.)])\s/mu.test(reply),
      "An ending that asks",
    ),
  },
  {
    id: "openings",
    title: "Replies begin in different ways",
    measure: each(
      (turn, before) => before.slice(-10).every((one) => opening(one) !== opening(turn)),
      "The same beginning",
    ),
  },
  {
    id: "length",
    title: `Replies have about the length that was asked for (${FEWEST} to ${MOST} words)`,
    measure: each(({ reply }) => {
      const count = wordsOf(reply).length;
      return count >= FEWEST / 3 && count <= MOST * 1.5;
    }, "Too short or too long"),
  },
  {
    id: "markup",
    title: "The reply is plain prose",
    measure: each(({ reply }) => !/<\/?\w+>|\[\[|```|^#{1,4} /mu.test(reply), "Markup in the reply"),
  },
];
