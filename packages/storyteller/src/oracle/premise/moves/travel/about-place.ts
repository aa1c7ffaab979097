import { pattern } from "../../../patterns.ts";
import { lexicon } from "../../../understand/lexicon/lexicon.ts";
import { findEntry, indexOfName } from "../../lore/lore.ts";
import { headOf } from "../../lore/where/whereabouts.ts";
import { isWish } from "../../lore/wishes.ts";
import { isFrame } from "../../opening/seeds.ts";
import type { Turn } from "../../turn.ts";
import { isAgreed } from "./sights.ts";

/** What is said of a place on coming there. */

/** One sentence of the texts about a place, the first time. */
export function aboutPlace(turn: Turn, place: string): string {
  const entry = findEntry(turn.lore, place);
  if (entry?.kind !== "place") return ofItsKind(turn, place);
  const found = turn.about(entry).find(
    ({ text, source }) =>
      source !== "story" &&
      source !== "hero" &&
      source !== "notes" &&
      !isWish(text) &&
      !isFrame(text) &&
      !turn.wasSaid(text) &&
      text.length <= 200 &&
      !pattern("travel about place", "u").test(text) &&
      // What begins with somebody or something else is no sentence about the place.
      indexOfName(text, entry.name.replace(/^the /iu, "")) <= 7,
  );
  if (found === undefined) return ofItsKind(turn, place);
  turn.markSaid(found.text);
  const wording = found.text
    .replace(pattern("travel about place 2", "gu"), "you are")
    .replace(pattern("travel about place 3", "gu"), "your")
    .replace(/\b(?:the|my) hero\b/gu, "you");
  return /[.!?]$/u.test(wording) ? wording : `${wording}.`;
}

/** What is seen in every smithy and on every quay, where the texts say nothing of this one; each once in a story. */
function ofItsKind(turn: Turn, place: string): string {
  const head = headOf(place).replace(/ (?:of|at|on|in) .*$/u, "");
  const kind = lexicon().arrivals.find(([sort]) => new RegExp(`(?<!\\p{L})(?:${sort})$`, "iu").test(head));
  if (kind === undefined || turn.wasSaid(kind[1]) || !isAgreed(turn, kind[1])) return "";
  turn.markSaid(kind[1]);
  return kind[1];
}
