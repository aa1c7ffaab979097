import { MEANING_REASON, PINNED_REASON } from "#contracts/play/recall-reasons";

/** The facts for which an item was recalled. */
interface Grounds {
  readonly pinned: boolean;
  /** Names that are both in the situation and in the item. */
  readonly names: readonly string[];
  /** Words that are both in the situation and in the item. */
  readonly words: readonly string[];
  /** True if the item answers with other words, such as an axe to a question about weapons, or if vectors find its meaning similar. */
  readonly otherWords: boolean;
}

const MOST_NAMED = 3;

/** Says why an item was recalled, in plain words for the player: "names Hanne, speaks of the locket". */
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
