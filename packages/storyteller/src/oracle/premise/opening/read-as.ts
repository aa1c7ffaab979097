import { isGone } from "../lore/fates.ts";
import { placesOf } from "../lore/whereabouts.ts";
import type { Turn } from "../turn.ts";

/** One line of what was read in the player's texts, for the player to correct. */

/** Who and what there is: "People: …. Places: ….". Empty where nothing has a name. */
export function listRead(turn: Turn): string {
  const people = turn.people
    .filter(({ proper }) => proper)
    .toSorted((a, b) => Number(a.kind !== "person") - Number(b.kind !== "person"))
    .slice(0, 14)
    .map((entry) => `${entry.name}${isGone(turn.lore, entry) ? " (gone)" : ""}`);
  const places = placesOf(turn).slice(0, 8);
  return [
    people.length === 0 ? "" : `People: ${people.join(", ")}.`,
    places.length === 0 ? "" : `Places: ${places.join(", ")}.`,
  ]
    .filter((part) => part !== "")
    .join(" ");
}

/** What the hero is after, in a sentence. */
export const goalRead = (goal: string): string =>
  goal === ""
    ? ""
    : `What you are after${/^(?:find|learn|be|get|win|save|free|become|bring|stop)\b/iu.test(goal) ? " is to" : ":"} ${/^(?:I|\p{Lu}\p{L}+ (?:of|and) \p{Lu})/u.test(goal) ? goal : goal.charAt(0).toLowerCase() + goal.slice(1)}.`;
