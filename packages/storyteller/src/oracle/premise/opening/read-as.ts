import { pattern } from "../../patterns.ts";
import { fateOf, fateWords } from "../lore/fates.ts";
import { isSamePlace, placesOf } from "../lore/where/whereabouts.ts";
import type { Turn } from "../turn.ts";

/** One line of what was read in the player's texts, for the player to correct. */

/** Who and what there is: "People: …. Groups: …. Places: ….". Empty where nothing has a name. */
export function listRead(turn: Turn): string {
  const people = turn.people
    .filter(({ proper }) => proper)
    .toSorted((a, b) => Number(a.kind !== "person") - Number(b.kind !== "person"))
    .slice(0, 14)
    .map((entry) => {
      const fate = fateOf(turn.lore, entry);
      return `${entry.name}${fate === null ? "" : ` (${fateWords(turn.lore, entry, fate)})`}`;
    });
  const groups = turn.lore.entries
    .filter(
      ({ kind, proper, sentences }) =>
        proper && kind === "faction" && sentences.some((at) => turn.lore.sentences[at]?.own),
    )
    .slice(0, 6)
    .map(({ name }) => name);
  const places = placesOf(turn)
    .filter((name, at, all) => all.findIndex((other) => isSamePlace(other, name)) === at)
    .slice(0, 10);
  return [
    people.length === 0 ? "" : `People: ${people.join(", ")}.`,
    groups.length === 0 ? "" : `Groups: ${groups.join(", ")}.`,
    places.length === 0 ? "" : `Places: ${places.join(", ")}.`,
  ]
    .filter((part) => part !== "")
    .join(" ");
}

/** What the hero is after, in a sentence; where the texts only say what is wrong, what it is about. */
export const goalRead = (goal: string, isDeed: boolean): string =>
  goal === ""
    ? ""
    : `${isDeed ? "What you are after is to" : "What it is about:"} ${pattern("read-as goal read", "u").test(goal) ? goal : goal.charAt(0).toLowerCase() + goal.slice(1)}.`;
