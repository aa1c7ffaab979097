import type { CampaignElement, Genre } from "#contracts/options";

import { bare, capitalise, listed } from "#english/noun-phrase";
import type { Random } from "../../random.ts";
import type { Cast } from "./cast.ts";
import { ELEMENT_LORE } from "#content/elements";
import { genreName } from "./genre-words.ts";

/** Makes a campaign's name from the names that its text uses. */
export function campaignTitle(cast: Cast, random: Random): string {
  const [settlement = "", settlement2 = ""] = cast.settlements;
  const [wild = ""] = cast.wilds;
  const [item = ""] = cast.items;
  return capitalise(
    random.pick([
      item,
      `What ${settlement} Owes`,
      `Beyond ${wild}`,
      `The Road to ${settlement2}`,
      `Last Light over ${settlement}`,
      `The ${bare(settlement)} Reckoning`,
      `No Harvest in ${settlement}`,
      `The Heart of ${wild}`,
      `Nine Nights in ${settlement}`,
    ]),
  );
}

/** The line under the title. */
export function campaignSubtitle(
  genres: readonly Genre[],
  elements: readonly CampaignElement[],
  random: Random,
): string {
  const tone = genres.length === 0 ? "fantasy" : listed(genres.slice(0, 3).map(genreName));
  const [first, second] = random.shuffle(elements).map((element) => ELEMENT_LORE[element].brief);
  if (first === undefined) return `A tale of ${tone}, and of what it costs`;
  return second === undefined ? `A tale of ${tone}, with ${first}` : `A tale of ${tone}, with ${first} and ${second}`;
}
