import { gearList, type Gear } from "../tables/gear.ts";

/** Languages that anybody may know besides Common (SRD 5.2, "Languages"). */
export const LANGUAGES = [
  "Common Sign Language",
  "Draconic",
  "Dwarvish",
  "Elvish",
  "Giant",
  "Gnomish",
  "Goblin",
  "Halfling",
  "Orc",
] as const;

export const METAMAGIC = [
  "careful-spell",
  "distant-spell",
  "empowered-spell",
  "extended-spell",
  "heightened-spell",
  "quickened-spell",
  "seeking-spell",
  "subtle-spell",
  "transmuted-spell",
  "twinned-spell",
] as const;

/** Eldritch invocations: from which warlock level on, and which other one they need. */
export const INVOCATIONS: readonly (readonly [id: string, level: number, needs?: string])[] = [
  ["armor-of-shadows", 1],
  ["eldritch-mind", 1],
  ["pact-of-the-blade", 1],
  ["pact-of-the-chain", 1],
  ["pact-of-the-tome", 1],
  ["agonizing-blast", 2],
  ["devils-sight", 2],
  ["eldritch-spear", 2],
  ["fiendish-vigor", 2],
  ["lessons-of-the-first-ones", 2],
  ["mask-of-many-faces", 2],
  ["misty-visions", 2],
  ["otherworldly-leap", 2],
  ["repelling-blast", 2],
  ["ascendant-step", 5],
  ["eldritch-smite", 5, "pact-of-the-blade"],
  ["gaze-of-two-minds", 5],
  ["gift-of-the-depths", 5],
  ["investment-of-the-chain-master", 5, "pact-of-the-chain"],
  ["master-of-myriad-forms", 5],
  ["one-with-shadows", 5],
  ["thirsting-blade", 5, "pact-of-the-blade"],
  ["whispers-of-the-grave", 7],
  ["gift-of-the-protectors", 9, "pact-of-the-tome"],
  ["lifedrinker", 9, "pact-of-the-blade"],
  ["visions-of-distant-realms", 9],
  ["devouring-blade", 12, "thirsting-blade"],
  ["witch-sight", 15],
];

/** How many invocations a warlock knows, level 1 first. */
export const INVOCATIONS_KNOWN = [1, 3, 3, 3, 5, 5, 6, 6, 7, 7, 7, 8, 8, 8, 9, 9, 9, 10, 10, 10] as const;

/** Spells always prepared by a druid of a land, from a druid level on (SRD 5.2, "Circle of the Land Spells"). */
export const LAND_SPELLS: Readonly<Record<string, readonly (readonly [level: number, spell: string])[]>> = {
  arid: [
    [3, "blur"],
    [3, "burning-hands"],
    [3, "fire-bolt"],
    [5, "fireball"],
    [7, "blight"],
    [9, "wall-of-stone"],
  ],
  polar: [
    [3, "fog-cloud"],
    [3, "hold-person"],
    [3, "ray-of-frost"],
    [5, "sleet-storm"],
    [7, "ice-storm"],
    [9, "cone-of-cold"],
  ],
  temperate: [
    [3, "misty-step"],
    [3, "shocking-grasp"],
    [3, "sleep"],
    [5, "lightning-bolt"],
    [7, "freedom-of-movement"],
    [9, "tree-stride"],
  ],
  tropical: [
    [3, "acid-splash"],
    [3, "ray-of-sickness"],
    [3, "web"],
    [5, "stinking-cloud"],
    [7, "polymorph"],
    [9, "insect-plague"],
  ],
};

/** All tools of the tables. */
export const tools = (): readonly Gear[] => gearList().filter(({ kind }) => kind === "tool");
/** The musical instruments among them. */
export const instruments = (): readonly Gear[] => tools().filter(({ id }) => id.startsWith("musical-instrument"));
const KITS = new Set([
  "disguise-kit",
  "forgery-kit",
  "herbalism-kit",
  "navigators-tools",
  "poisoners-kit",
  "thieves-tools",
]);
/** Artisan's tools (SRD 5.2, "Tools"). */
export const artisansTools = (): readonly Gear[] =>
  tools().filter(({ id }) => !/^(?:musical-instrument|gaming-set)/u.test(id) && !KITS.has(id));

/** Spells that "choose for me" takes first: what a hero alone is glad of. */
export const FAVOURITES = [
  "eldritch-blast",
  "fire-bolt",
  "sacred-flame",
  "vicious-mockery",
  "starry-wisp",
  "guidance",
  "light",
  "minor-illusion",
  "produce-flame",
  "mage-hand",
  "cure-wounds",
  "healing-word",
  "bless",
  "magic-missile",
  "shield",
  "mage-armor",
  "entangle",
  "hex",
  "faerie-fire",
  "sleep",
  "shield-of-faith",
  "burning-hands",
  "misty-step",
  "scorching-ray",
  "hold-person",
  "spiritual-weapon",
  "lesser-restoration",
  "invisibility",
  "fireball",
  "revivify",
  "dispel-magic",
  "fly",
  "dimension-door",
  "greater-restoration",
] as const;
