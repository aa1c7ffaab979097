import { type Genre, GENRES, labelOf } from "#contracts/options";

import { expand } from "#english/template";
import { LEXICONS, GENRE_NAMES } from "#content/genres";
import type { Random } from "../../random.ts";

/** A genre's name in running text: "cosmic horror". */
export const genreName = (genre: Genre): string => GENRE_NAMES[genre];

const TOLD_FULLY = 4;

/**
 * Describes a world of these genres in sentences. The first genre sets the tone. Each of the next is shown by one of its places. If there
 * are many, the rest are only named.
 */
export function essenceOf(
  genres: readonly Genre[],
  world: string,
  settlements: readonly string[],
  random: Random,
): string[] {
  const [first, ...others] = genres;
  if (first === undefined) return [];
  const sentences = [expand(random.pick(LEXICONS[first].essence), { world }, random)];
  const ways = random.shuffle([
    "Yet there is {strand} here too, as anyone knows who has seen {place|a} in {settlement}. {sense}",
    "Go a little further and it turns to {strand}: think of {place|a} near {settlement}. {sense}",
    "A strand of {strand} runs through the weave, and it comes to light in places like the {place} at {settlement}. {sense}",
    "Then there is the {strand} of it, plainest in {place|a} outside {settlement}. {sense}",
  ]);
  others.slice(0, TOLD_FULLY).forEach((genre, i) => {
    const place = random.pick(LEXICONS[genre].places);
    const slots = {
      strand: GENRE_NAMES[genre],
      place: place.kind,
      sense: random.pick(place.senses),
      settlement: settlements[i % settlements.length] ?? world,
    };
    sentences.push(expand(ways[i % ways.length]!, slots, random));
  });
  const rest = others.slice(TOLD_FULLY).map((genre) => `${GENRE_NAMES[genre]} (${labelOf(GENRES, genre)})`);
  if (rest.length > 0) sentences.push(`And whoever travels far enough meets all the rest of it: ${rest.join("; ")}.`);
  return sentences;
}
