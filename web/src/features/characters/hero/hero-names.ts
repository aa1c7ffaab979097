/** Names for heroes made in one press. They belong to no language of the app. */
const FIRST = [
  "Alda",
  "Bram",
  "Corin",
  "Dessa",
  "Edric",
  "Fenna",
  "Garrick",
  "Hild",
  "Ivo",
  "Jorun",
  "Kestrel",
  "Lysa",
];
const LAST = ["Ashdown", "Brightwater", "Coldwell", "Dunmore", "Fallow", "Greaves", "Holt", "Marsh", "Thorne", "Vale"];

/** A name that a seed decides. */
export function heroName(seed: number): string {
  const whole = Math.abs(Math.trunc(seed));
  return `${FIRST[whole % FIRST.length] ?? ""} ${LAST[Math.floor(whole / FIRST.length) % LAST.length] ?? ""}`;
}
