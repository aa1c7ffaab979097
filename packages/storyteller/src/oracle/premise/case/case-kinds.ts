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
