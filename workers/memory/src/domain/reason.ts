import { MEANING_REASON, PINNED_REASON } from "#contracts/play/recall-reasons";

/** What made an item be recalled. */
interface Grounds {
  readonly pinned: boolean;
  /** Names the situation and the item share. */
  readonly names: readonly string[];
  /** Words the situation and the item share. */
  readonly words: readonly string[];
  /** It answers a word with another: asked for weapons, it has an axe. Or its meaning is alike, as vectors have it. */
  readonly otherWords: boolean;
}

const MOST_NAMED = 3;

/** Why an item was recalled, in plain words for the player: "names Hanne, speaks of the locket". */
export function reason({ pinned, names, words, otherWords }: Grounds): string {
  const shared = new Set(names.flatMap((name) => name.toLowerCase().split(/[^\p{L}\p{N}]+/u)));
  const ownWords = words.filter((word) => !shared.has(word));
  const parts = [
    pinned ? PINNED_REASON : "",
    names.length > 0 ? `names ${list(names)}` : "",
    ownWords.length > 0 ? `speaks of ${list(ownWords)}` : otherWords ? MEANING_REASON : "",
  ].filter((part) => part !== "");
  return parts.length > 0 ? parts.join(", ") : "happened beside something you speak of";
}

function list(entries: readonly string[]): string {
  const shown = entries.slice(0, MOST_NAMED);
  return shown.length < 2 ? shown.join("") : `${shown.slice(0, -1).join(", ")} and ${shown.at(-1)}`;
}
