import { filledPattern, pattern } from "../../../patterns.ts";
import { readOnce } from "../../lore/read-once.ts";
import type { Turn } from "../../turn.ts";
import { WAY_KINDS, type WayKind } from "../case-kinds.ts";

/** What kind of way leads to a place, by its name and by what the player's texts say of it. */

/** In this order: an island with a village on it lies in the sea. */
const BY_NAME = WAY_KINDS.filter((kind) => kind !== "corridor" && kind !== "road");
/** What is said of a place in passing decides only on these. */
const BY_TEXT = ["sea", "mountain", "forest"] as const;

/** The kind of the way from one place to another; it is a corridor wherever people live in the sky. */
export function wayKind(turn: Turn, from: string, to: string): WayKind {
  if (turn.memo.case?.world.includes("space") === true) return "corridor";
  const [here, there] = [kindOfPlace(turn, from), kindOfPlace(turn, to)];
  // Between two houses of a village runs a street, from a house to the mountain a mountain path; from the mountain back, too.
  return there !== "street" && there !== "road"
    ? there
    : here === "sea" || here === "mountain" || here === "forest"
      ? here
      : there;
}

function kindOfPlace(turn: Turn, place: string): WayKind {
  return readOnce(turn.lore.written, "way kind", place, () => {
    const named = BY_NAME.find((kind) => pattern(`way ${kind}`).test(place));
    if (named !== undefined && named !== "street") return named;
    const said =
      turn.lore.sentences
        .filter(({ source }) => source !== "story" && source !== "hero")
        .map(({ text }) => text)
        .find((text) => BY_TEXT.some((kind) => isOf(kind, text, place))) ?? "";
    return BY_TEXT.find((kind) => isOf(kind, said, place)) ?? named ?? "road";
  });
}

/** "The island of Skarrow", "Skarholm church across the sound": the word stands beside the name. */
const isOf = (kind: WayKind, text: string, place: string): boolean => {
  const name = place
    .replace(/^the /iu, "")
    .split(" ")[0]!
    .replace(/[^\p{L}]/gu, "");
  return name.length > 3 && pattern(`way ${kind}`).test(text) && filledPattern("way-kind is of", "iu", name).test(text);
};

/** Texts with no door in them, where what lies there is no house. */
export function withoutDoors(turn: Turn, at: string, texts: readonly string[]): readonly string[] {
  const open = /^(?:street|corridor)$/u.test(kindOfPlace(turn, at))
    ? []
    : texts.filter((each) => !/\bdoors?\b/iu.test(each));
  return open.length === 0 ? texts : open;
}
