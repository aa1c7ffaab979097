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
  const known = SUITING.get(list) ?? {};
  SUITING.set(list, known);
  return (known[part] ??= chosen(part, list));
}

/** The lists are constants, and every sentence asks for several. */
const SUITING = new WeakMap<readonly string[], Partial<Record<DayPart, readonly string[]>>>();

function chosen(part: DayPart, list: readonly string[]): readonly string[] {
  const fits = list.filter((text) => ONLY_AT.every(([words, parts]) => !words.test(text) || parts.includes(part)));
  return fits.length > 0 ? fits : list;
}

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];

/** "first", "second" … "twelfth day" would be "day 12" from the eleventh on. */
export const ordinal = (day: number): string | null => ORDINALS[day] ?? null;

export const dayOf = (hour: number): number => Math.max(0, Math.floor(hour / 24));

/** When something of a turn happened, as one would say it now: "yesterday", "on the first night". Empty where it is not known. */
export function whenWas(
  turn: number,
  hour: number | null,
  now: { readonly turn: number; readonly hour: number },
  dawns: readonly (readonly [day: number, turn: number])[],
): string {
  const today = dayOf(now.hour);
  const known = dawns.findLast(([, first]) => first <= turn)?.[0];
  const day = hour === null ? (known ?? (dawns.length === 0 ? today : -1)) : dayOf(hour);
  if (turn === 0) return "at the very beginning";
  if (day < 0) return "a long way back";
  const atNight = hour !== null && dayPart(hour) === "night";
  const ago = today - day;
  if (ago <= 0) return now.turn - turn <= 3 ? "a little while ago" : "earlier today";
  if (ago === 1) return atNight ? "last night" : "yesterday";
  const name = ordinal(day);
  if (ago === 2) return atNight ? "two nights ago" : "the day before yesterday";
  if (name !== null) return `on the ${name} ${atNight ? "night" : "day"}`;
  return ago < 7
    ? `${["", "", "", "three", "four", "five", "six"][ago]} ${atNight ? "nights" : "days"} ago`
    : "a long way back";
}
