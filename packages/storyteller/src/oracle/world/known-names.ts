import { capitalise } from "#english/noun-phrase";
import { properNames } from "#english/names";
import type { Cast } from "./cast.ts";

const WILD =
  /\b(?:Forest|Mountains?|Mount|Desert|Fen|Swamp|Wastes?|Isles?|Peaks?|Woods?|Vale|Valley|Hills?|Moor|Marsh|Deeps?|Pass|Ruins?|Coast|Dunes|Fells?|Glade|Crypt|Caves?|Caverns?|Mines?)\b/u;
/**
 * Nobody can be inside a river or a lake, so their names are not used as places. The quotation of the player's text mentions them anyway.
 */
const WATER = /\b(?:River|Lake|Sea|Strait|Reef|Bay)\b/u;
const MOST_OF_A_KIND = 3;

/** The names in a player's text, sorted by what they name. Names whose kind is unclear appear only in the quotation of the text. */
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

/** The names in bold in a world's description that this oracle wrote, by section. A campaign in that world uses them. */
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
