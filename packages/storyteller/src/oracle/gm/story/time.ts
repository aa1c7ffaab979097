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
