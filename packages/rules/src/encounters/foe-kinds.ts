import { budgetFor, difficultyOf, experienceOfChallenge, type Difficulty } from "../combat/encounter.ts";
import { creatureNamed, type Creature } from "../tables/creatures.ts";

/** Words for kinds of foes, and the creatures of the tables that they can be, weakest first. */
const FAMILIES: readonly (readonly [words: string, ids: string])[] = [
  ["wolf wolves hound dog mastiff", "mastiff wolf worg dire-wolf winter-wolf"],
  ["bear", "black-bear brown-bear polar-bear"],
  ["boar pig", "boar giant-boar"],
  ["rat rats vermin", "rat giant-rat swarm-of-rats wererat"],
  ["spider spiders", "giant-wolf-spider giant-spider phase-spider"],
  ["snake serpent viper", "venomous-snake giant-venomous-snake giant-constrictor-snake"],
  ["lion tiger panther cat", "panther lion tiger saber-toothed-tiger"],
  ["bird eagle hawk raven crow", "blood-hawk giant-vulture giant-eagle griffon"],
  ["goblin goblins", "goblin-minion goblin-warrior goblin-boss"],
  ["orc hobgoblin", "hobgoblin-warrior tough hobgoblin-captain warrior-veteran"],
  ["kobold", "kobold-warrior"],
  ["skeleton bones", "skeleton warhorse-skeleton minotaur-skeleton"],
  ["zombie corpse undead dead ghoul", "zombie ghoul ghast mummy wight"],
  ["ghost spirit shade shadow phantom wraith spectre specter", "shadow specter ghost wraith"],
  ["vampire", "vampire-familiar vampire-spawn vampire"],
  ["witch hag", "sea-hag green-hag night-hag"],
  ["troll", "troll-limb troll"],
  ["ogre giant", "ogre hill-giant stone-giant frost-giant fire-giant"],
  ["demon devil fiend imp", "dretch imp quasit bearded-devil hell-hound barbed-devil chain-devil"],
  [
    "dragon wyrm drake",
    "pseudodragon brass-dragon-wyrmling black-dragon-wyrmling red-dragon-wyrmling young-white-dragon young-red-dragon",
  ],
  ["golem automaton robot machine construct statue drone armor", "animated-flying-sword animated-armor flesh-golem"],
  ["elemental", "dust-mephit magma-mephit azer-sentinel earth-elemental"],
  ["slime ooze jelly", "gray-ooze ochre-jelly black-pudding"],
  ["bandit robber brigand outlaw thug ruffian bailiff raider gang", "bandit tough bandit-captain tough-boss"],
  ["thief spy rogue assassin cutpurse agent", "bandit scout spy bandit-captain assassin"],
  ["pirate sailor smuggler buccaneer", "bandit pirate pirate-captain"],
  [
    "guard guards soldier watchman marshal sergeant constable warrior fighter trooper",
    "guard warrior-infantry warrior-veteran guard-captain",
  ],
  [
    "captain commander general knight champion king queen lord jarl",
    "warrior-infantry tough bandit-captain knight gladiator",
  ],
  ["berserker barbarian", "tough berserker warrior-veteran"],
  ["cultist fanatic acolyte zealot", "cultist priest-acolyte cultist-fanatic"],
  ["priest cleric bishop", "priest-acolyte priest"],
  ["mage wizard sorcerer warlock", "priest-acolyte cultist-fanatic druid mage archmage"],
  ["druid shaman", "druid"],
  ["hunter scout archer ranger", "guard scout spy"],
  ["commoner peasant farmer villager merchant servant cook baker child miller innkeeper shepherd clerk", "commoner"],
  ["noble duke count baron", "noble spy knight"],
  ["beast creature monster thing horror", "giant-rat wolf ape dire-wolf owlbear manticore troll"],
];
/** Somebody of whom nothing is known but that they fight. */
const ANYBODY = "commoner bandit tough bandit-captain warrior-veteran gladiator";

const plain = (words: string): string[] => words.toLowerCase().match(/[\p{L}]+/gu) ?? [];
const idOf = (words: string): string =>
  words
    .trim()
    .toLowerCase()
    .replace(/^(?:the|an?) /u, "")
    .replaceAll(/[^a-z0-9]+/gu, "-");

/** A creature of the tables by its own name: "the Goblin Boss", "Wolf". */
export const creatureCalled = (words: string): Creature | undefined => creatureNamed(idOf(words));

function familyOf(words: string): readonly string[] | undefined {
  // The last word of a name says what it is: "the White Wolf", "a guard of the king".
  const named = plain(words.replace(/\s+(?:of|from|with|in)\s.*$/u, "")).toReversed();
  for (const word of [...named, ...plain(words)]) {
    const found = FAMILIES.find(
      ([known]) => known.split(" ").includes(word) || known.split(" ").includes(word.replace(/s$/u, "")),
    );
    if (found) return found[1].split(" ");
  }
  return undefined;
}

/** Whether words name a kind of foe that the tables know something of. */
export const isKind = (words: string): boolean => creatureCalled(words) !== undefined || familyOf(words) !== undefined;

/** What each of so many foes may be worth for heroes of these levels. */
const worthEach = (levels: readonly number[], difficulty: Difficulty, count: number): number =>
  budgetFor(levels, difficulty) / Math.max(1, count);

const strongest = (ids: readonly string[], worth: number, challenge: number): Creature | undefined => {
  const known = ids.flatMap((id) => creatureNamed(id) ?? []);
  return known.findLast((one) => one.experience <= worth && one.challenge <= challenge) ?? known[0];
};

/**
 * The stat block of a foe that the story names: the creature of that name; else the strongest of its kind that the budget of the party's
 * level has room for (SRD 5.2, "Combat Encounter Difficulty"), or the one nearest a challenge that was asked for.
 */
export function statBlockFor(
  words: string,
  levels: readonly number[],
  how: { readonly difficulty?: Difficulty; readonly count?: number; readonly challenge?: number | undefined } = {},
): Creature {
  const exact = creatureCalled(words);
  if (exact) return exact;
  const ids = familyOf(words) ?? ANYBODY.split(" ");
  const { difficulty = "moderate", count = 1, challenge } = how;
  const worth = challenge === undefined ? worthEach(levels, difficulty, count) : experienceOfChallenge(challenge);
  const most = challenge ?? Math.max(1, ...levels);
  const found = strongest(ids, worth, most) ?? creatureNamed("commoner");
  if (!found) throw new RangeError("The tables have no commoner");
  return found;
}

/** The most that foes may be worth together, as a share of a hard fight. More would be no fight but an execution. */
const MOST_OF_HARD = 2;

/** How many of a kind may come, so that the fight stays within twice a hard one; at least one. */
export function countWithin(
  levels: readonly number[],
  { experience }: Creature,
  count: number,
  worthSoFar = 0,
): number {
  const left = budgetFor(levels, "high") * MOST_OF_HARD - worthSoFar;
  return Math.max(1, Math.min(count, experience > 0 ? Math.floor(left / experience) : count));
}

/** How hard a fight against these is, for the game master. */
export const hardness = (levels: readonly number[], foes: readonly Creature[]): Difficulty | "deadly" | "trivial" =>
  difficultyOf(
    levels,
    foes.reduce((sum, { experience }) => sum + experience, 0),
  ) ?? "trivial";
