import type { StoryHit } from "#contracts/http/chat";

/** The texts of a turn that a search looks through. */
export interface SearchedTurn {
  readonly id: string;
  readonly number: number;
  readonly playerText: string;
  readonly reply: string;
}

/** How many characters of the text stand before and after the found words. */
const BEFORE = 70;
const AFTER = 130;

/** Returns a function that finds the words in a turn: all of them, in any order, without regard to case, accents and kinds of quote marks. */
export function searchFor(query: string): (turn: SearchedTurn) => StoryHit | null {
  const whole = fold(query.trim());
  const words = whole.split(/\s+/u).filter(Boolean);
  return ({ id, number, playerText, reply }) => {
    const texts = [fold(playerText), fold(reply)] as const;
    if (words.length === 0 || !words.every((word) => texts.some((text) => text.includes(word)))) return null;
    // The phrase as it was typed is the best place to show, then its longest word. The reply says more than the player's words.
    const wanted = [whole, ...words.toSorted((a, b) => b.length - a.length)];
    for (const word of wanted) {
      for (const part of ["reply", "player"] as const) {
        const at = texts[part === "reply" ? 1 : 0].indexOf(word);
        if (at >= 0) {
          const text = part === "reply" ? reply : playerText;
          return { turnId: id, turnNumber: number, part, ...cutAround(text, at, word.length) };
        }
      }
    }
    return null;
  };
}

/** A text as it is compared. It has as many characters as the text, so that a position in it is a position in the text. */
const fold = (text: string): string => text.replace(/[^ -@[-~]/gu, foldLetter);

function foldLetter(letter: string): string {
  if (/\s/u.test(letter)) return " ";
  if (letter === "’" || letter === "‘") return "'";
  if (letter === "“" || letter === "”") return '"';
  const plain = letter.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.length === letter.length ? plain : letter;
}

/** The found words with the text around them, in whole words. */
function cutAround(text: string, at: number, length: number): Pick<StoryHit, "before" | "match" | "after"> {
  const end = at + length;
  const head = text.slice(Math.max(0, at - BEFORE), at);
  const tail = text.slice(end, end + AFTER);
  return {
    before: at > BEFORE ? `…${head.replace(/^\S*\s/u, "")}` : head,
    match: text.slice(at, end),
    after: end + AFTER < text.length ? `${tail.replace(/\s\S*$/u, "")}…` : tail,
  };
}
