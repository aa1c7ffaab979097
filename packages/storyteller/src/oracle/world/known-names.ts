import { capitalise } from "#english/noun-phrase";
import { properNames } from "#english/proper-names";
import type { Cast } from "./cast.ts";

const WILD =
  /\b(?:Forest|Mountains?|Mount|Desert|Fen|Swamp|Wastes?|Isles?|Peaks?|Woods?|Vale|Valley|Hills?|Moor|Marsh|Deeps?|Pass|Ruins?|Coast|Dunes|Fells?|Glade|Crypt|Caves?|Caverns?|Mines?)\b/u;
/** Waters have no inside to be in: they are left to the quotation. */
const WATER = /\b(?:River|Lake|Sea|Strait|Reef|Bay)\b/u;
const MOST_OF_A_KIND = 3;

/** The names a player wrote that can be told apart, by what they are. Those that cannot are left to the quotation. */
export function namesInDetails(details: string): Cast {
  const cast: Record<keyof Cast, string[]> = { settlements: [], wilds: [], people: [], factions: [], items: [] };
  for (const { name, definite, type } of properNames(details)) {
    const withArticle = definite ? `the ${name}` : name;
    if (type === "person") cast.people.push(name);
    else if (type === "faction") cast.factions.push(withArticle);
    else if (type === "item") cast.items.push(withArticle);
    else if (type === "place" && !WATER.test(name)) cast[WILD.test(name) ? "wilds" : "settlements"].push(withArticle);
  }
  return trimmed(cast);
}

/** The names that a world's description of ours introduces in bold, section by section; a campaign takes place among them. */
export function namesInDescription(description: string): Cast {
  const cast: Record<keyof Cast, string[]> = { settlements: [], wilds: [], people: [], factions: [], items: [] };
  for (const section of description.split(/^##\s+/mu)) {
    const bold = [...section.matchAll(/^-\s+\*\*(\p{L}[\p{L}\p{M}\d'’ .-]{1,79})\*\*/gmu)].map((match) => match[1]!);
    for (const name of bold) {
      const definite = /^the /iu.test(name);
      const withArticle = definite ? `the ${name.slice(4)}` : capitalise(name);
      if (section.startsWith("The Land")) cast[definite ? "wilds" : "settlements"].push(withArticle);
      else if (section.startsWith("Powers and People")) cast[definite ? "factions" : "people"].push(withArticle);
    }
  }
  return trimmed(cast);
}

function trimmed(cast: Cast): Cast {
  const few = (names: readonly string[]) => [...new Set(names)].slice(0, MOST_OF_A_KIND);
  return {
    settlements: few(cast.settlements),
    wilds: few(cast.wilds),
    people: few(cast.people),
    factions: few(cast.factions),
    items: few(cast.items),
  };
}
