import { WORD_RANGES } from "#contracts/options";
import { isOverusedName } from "#storyteller/story";
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

const fours = (text: string): string[] => {
  const words = wordsOf(text);
  return words.slice(3).map((_, at) => words.slice(at, at + 4).join(" "));
};
/** Runs of four words that stand in one of the last ten replies, too. */
function repeated({ reply }: PlayedTurn, before: readonly PlayedTurn[]): number {
  const known = new Set(before.slice(-10).flatMap((one) => fours(one.reply)));
  return fours(reply).filter((run) => known.has(run)).length;
}

/** Phrases that stand in texts of models far more often than in others; collected from published lists. */
const WORN =
  /\b(?:tapestry|testament to|shivers? down|barely above a whisper|unreadable expression|dance[sd]? (?:across|in) (?:the|your)|mix of \w+ and|air (?:is )?thick with|hangs? heavy|sends? a chill|unbidden|ministrations|bustling|steeled? (?:yourself|himself|herself)|the weight of)\b|\bnot (?:just|only|merely|simply)\b[^.!?]{1,60}\bbut\b|\b(?:it|this)(?:['’]s| is| was)(?: not|n['’]t)\b[^.!?;]{1,50}[;,—–-] ?(?:it|this)(?:['’]s| is| was)\b/giu;

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
    id: "repetition",
    title: "Replies do not repeat each other",
    measure: each((turn, before) => repeated(turn, before) < 3, "Words of a reply before"),
  },
  {
    id: "worn-phrases",
    title: "Replies do without the phrases that every model writes",
    measure: each(({ reply }) => (reply.match(WORN)?.length ?? 0) === 0, "A worn phrase"),
  },
  {
    id: "worn-names",
    title: "Nobody new has a name that stands in every other story",
    measure: each(
      ({ reply }) =>
        (reply.match(/\b\p{Lu}\p{Ll}+\b/gu) ?? []).every((name) => name === "Mira" || !isOverusedName(name)),
      "A worn name",
    ),
  },
  {
    id: "person",
    title: "The reply speaks to the player, in nobody's first person",
    measure: each(
      ({ reply }) => !/\b(?:I|my|mine|me)\b/u.test(reply.replaceAll(/[“"„»][^”"“«]*[”"“«]/gu, "")),
      "The first person",
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
