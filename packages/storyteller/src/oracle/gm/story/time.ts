/** Parts of the day, by the hour. */
export type DayPart = "dawn" | "morning" | "noon" | "afternoon" | "dusk" | "night";

export function dayPart(hour: number): DayPart {
  const at = ((Math.floor(hour) % 24) + 24) % 24;
  if (at < 5 || at >= 21) return "night";
  if (at < 8) return "dawn";
  if (at < 12) return "morning";
  if (at < 14) return "noon";
  if (at < 18) return "afternoon";
  return "dusk";
}

const ONLY_AT: readonly (readonly [RegExp, readonly DayPart[]])[] = [
  [/\b(?:night|midnight|moon|moonlight|moonlit|stars?|starlight|fireflies|northern light)\b/iu, ["night", "dusk"]],
  [/\b(?:evening|sunset|dusk|twilight|last sun|low sun)\b/iu, ["dusk"]],
  [/\b(?:morning|dawn|sunrise|first light)\b/iu, ["dawn", "morning"]],
  [/\b(?:noon|midday)\b/iu, ["noon"]],
  [/\b(?:sun|sunlight|sunny|daylight|rainbow|blue)\b/iu, ["dawn", "morning", "noon", "afternoon"]],
];

/** Those of a list that can be said at this hour; all of them where none would be left. */
export function suiting(part: DayPart, list: readonly string[]): readonly string[] {
  const fits = list.filter((text) => ONLY_AT.every(([words, parts]) => !words.test(text) || parts.includes(part)));
  return fits.length > 0 ? fits : list;
}
