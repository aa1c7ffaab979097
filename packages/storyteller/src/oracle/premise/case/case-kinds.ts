/** The fixed words of a case: its kinds, tones, roles, places, and how something is found out. */

export const KINDS_OF_CASE = ["find", "unmask", "stop", "reach", "win", "free"] as const;
/** What the hero can be after: in the order of find, unmask, stop, reach, win. */
export const SOUGHT = [
  "thing",
  "paper",
  "person",
  "free",
  "dead",
  "animal",
  "place",
  "theft",
  "death",
  "failure",
  "accident",
  "damage",
  "missing",
  "truth",
  "nature",
  "beast",
  "raid",
  "machine",
  "illness",
  "curse",
  "seizure",
  "event",
  "danger",
  "journey",
  "carry",
  "escape",
  "contest",
  "leave",
  "office",
  "make",
] as const;
export const TONES = ["plain", "grim", "comic"] as const;
/** People of a case. */
export const ROLES = ["opponent", "tool", "witness", "ally", "suspect"] as const;
/** Places of a case. */
export const SPOTS = ["scene", "lair", "far"] as const;
/** How something is found out. */
export const WAYS = [
  "talk",
  "search",
  "look",
  "read",
  "listen",
  "sneak",
  "force",
  "travel",
  "chase",
  "craft",
  "magic",
] as const;

export type Role = (typeof ROLES)[number];
export type Spot = (typeof SPOTS)[number];
export type KindOfCase = (typeof KINDS_OF_CASE)[number];
export type Sought = (typeof SOUGHT)[number];
export type Tone = (typeof TONES)[number];
export type Way = (typeof WAYS)[number];

/**
 * Kinds of deed that an open task is: win somebody for something, stop what is planned, fetch somebody home, carry a thing somewhere, make or
 * mend, win a race or another contest, get somewhere or away, save.
 */
export const DEEDS = ["persuade", "stop", "bring", "carry", "make", "race", "win", "reach", "save"] as const;
export type DeedKind = (typeof DEEDS)[number];

/** What becomes of what stands in the way: somebody agrees, an animal comes along, a thing is got or mended, a way opens, a rule is bent, a danger is past. */
export const STEP_SORTS = ["agrees", "coaxed", "got", "mended", "way", "rule", "danger"] as const;
export type StepSort = (typeof STEP_SORTS)[number];

/** Kinds of way between two places. */
export const WAY_KINDS = ["mountain", "sea", "road", "street", "corridor", "forest", "river"] as const;
export type WayKind = (typeof WAY_KINDS)[number];

/** What of the hero's deeds is remembered at an end: gifts, payments and promises, what became of steps, who came along, kindness, mercy. */
export const REMEMBERED = ["gave", "paid", "promised", ...STEP_SORTS, "along", "kind", "spared"] as const;
export type Remembered = (typeof REMEMBERED)[number];
