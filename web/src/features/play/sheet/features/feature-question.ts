import type { HeroAct } from "#contracts/play/hero-act";
import { beastLimits } from "#rules/features";
import type { Hero } from "#rules/hero";
import { classLevel, hasFeature, mostSlots, resource } from "#rules/sheet";
import { creatureList, creatureNamed } from "#rules/tables";

import { text } from "../../../../shared/text/text.ts";

type FeatureAct = Extract<HeroAct, { type: "feature" }>;

/** One way to use a feature, and what of the act it decides. */
export interface FeatureOption {
  readonly id: string;
  readonly label: string;
  readonly act: Partial<Pick<FeatureAct, "feature" | "choice" | "amount">>;
  /** The most points of a pool that this way uses; absent where the player chooses no number. */
  readonly most?: number;
  /** Whom it is used on. */
  readonly targets: "none" | "one" | "many";
  /** Whether it means nothing without a target. Otherwise it is used on oneself, or on nobody in particular. */
  readonly needsTarget?: boolean;
}

/** Features that the rules carry out without a question. */
const SIMPLE: ReadonlySet<string> = new Set([
  "rage",
  "reckless-attack",
  "second-wind",
  "action-surge",
  "uncanny-metabolism",
  "steady-aim",
  "innate-sorcery",
  "sorcerous-restoration",
  "draconic-flight",
  "large-form",
  "adrenaline-rush",
  "magical-cunning",
  "arcane-recovery",
  "font-of-inspiration",
]);

/** Counters of the sheet that another feature spends. */
const SPENT_BY: Readonly<Record<string, string>> = { focus: "monks-focus", "sorcery-points": "font-of-magic" };

/** The highest level of a slot that Font of Magic makes (SRD 5.2, "Creating Spell Slots"). */
const HIGHEST_MADE_SLOT = 5;

/** The feature for which a counter stands. */
export const featureOf = (id: string): string => SPENT_BY[id] ?? id;

/** Whether a feature is used as it is. */
export const isSimple = (feature: string): boolean => SIMPLE.has(feature);

function layOnHands(hero: Hero): FeatureOption[] {
  const { layOnHands: words } = text.heroSheet.ways;
  const left = resource(hero, "lay-on-hands")?.left ?? 0;
  return [
    { id: "heal", label: words.heal, act: {}, most: left, targets: "one" },
    ...(left >= 5 ? [{ id: "poison", label: words.poison, act: { choice: "poison" }, targets: "one" } as const] : []),
  ];
}

/** The beasts whose shape a druid of this level may take, weakest last (SRD 5.2, "Beast Shapes"). */
function wildShape(hero: Hero): FeatureOption[] {
  const limits = beastLimits(classLevel(hero, "druid"));
  const isBeast = hero.state.effects?.some(({ id }) => id === "wild-shape") ?? false;
  const beasts = creatureList()
    .filter(({ id, challenge }) => {
      if (challenge > limits.challenge) return false;
      const creature = creatureNamed(id);
      return creature?.type.toLowerCase() === "beast" && (limits.fly || !creature.speed["fly"]);
    })
    .toSorted((one, other) => other.challenge - one.challenge || one.name.localeCompare(other.name));
  return [
    ...(isBeast ? [{ id: "own", label: text.heroSheet.ways.ownShape, act: {}, targets: "none" } as const] : []),
    ...beasts.map(({ id, name }) => ({ id, label: name, act: { choice: id }, targets: "none" }) as const),
  ];
}

function channelDivinity(hero: Hero): FeatureOption[] {
  const { channel } = text.heroSheet.ways;
  const cleric = classLevel(hero, "cleric");
  const spark = (["heal", "radiant", "necrotic"] as const).map(
    (choice) =>
      ({
        id: choice,
        label: channel[choice],
        act: { choice },
        targets: "one",
        needsTarget: choice !== "heal",
      }) as const,
  );
  return [
    ...(cleric > 0 ? spark : []),
    ...(cleric > 0
      ? [
          {
            id: "turn-undead",
            label: channel.turnUndead,
            act: { choice: "turn-undead" },
            targets: "many",
            needsTarget: true,
          } as const,
        ]
      : []),
    ...(hasFeature(hero, "preserve-life") ? preserveLife(hero) : []),
    ...(hasFeature(hero, "sacred-weapon") ? sacredWeapon : []),
  ];
}

const sacredWeapon: readonly FeatureOption[] = [
  {
    id: "sacred-weapon",
    label: text.heroSheet.ways.channel.sacredWeapon,
    act: { feature: "sacred-weapon" },
    targets: "none",
  },
];

/** Five hit points for each level, shared evenly (SRD 5.2, "Preserve Life"). */
const preserveLife = (hero: Hero): FeatureOption[] => [
  {
    id: "preserve-life",
    label: text.heroSheet.ways.channel.preserveLife,
    act: { feature: "preserve-life" },
    most: 5 * classLevel(hero, "cleric"),
    targets: "many",
    needsTarget: true,
  },
];

function fontOfMagic(hero: Hero): FeatureOption[] {
  const { slotFromPoints, pointsFromSlot } = text.heroSheet.ways;
  const levels = mostSlots(hero).flatMap((most, at) => (most > 0 ? [at + 1] : []));
  const spent = (level: number) => hero.state.slotsSpent[level - 1] ?? 0;
  const act = (choice: string, amount: number) => ({ feature: "font-of-magic", choice, amount });
  return [
    ...levels
      .filter((level) => level <= HIGHEST_MADE_SLOT && spent(level) > 0)
      .map(
        (level) =>
          ({ id: `slot-${level}`, label: slotFromPoints(level), act: act("slot", level), targets: "none" }) as const,
      ),
    ...levels
      .filter((level) => spent(level) < (mostSlots(hero)[level - 1] ?? 0))
      .map(
        (level) =>
          ({
            id: `points-${level}`,
            label: pointsFromSlot(level),
            act: act("points", level),
            targets: "none",
          }) as const,
      ),
  ];
}

const chosenFrom = (words: Readonly<Record<string, string>>): FeatureOption[] =>
  Object.entries(words).map(([choice, label]) => ({ id: choice, label, act: { choice }, targets: "none" }));

/**
 * The ways to use a feature, of which the player chooses one. Null for a feature that asks nothing, or of which only a game master knows
 * what it does.
 */
export function optionsOf(hero: Hero, feature: string): readonly FeatureOption[] | null {
  const words = text.heroSheet.ways;
  const on = (targets: "one" | "many"): FeatureOption[] => [
    { id: feature, label: "", act: {}, targets, needsTarget: true },
  ];
  switch (feature) {
    case "lay-on-hands":
      return layOnHands(hero);
    case "wild-shape":
      return wildShape(hero);
    case "channel-divinity": {
      const options = channelDivinity(hero);
      return options.length > 0 ? options : null;
    }
    case "preserve-life":
      return preserveLife(hero);
    case "sacred-weapon":
      return sacredWeapon;
    case "font-of-magic": {
      const options = fontOfMagic(hero);
      return options.length > 0 ? options : null;
    }
    case "monks-focus":
      return chosenFrom(words.focus).map((one) => ({ ...one, act: { ...one.act, feature: "monks-focus" } }));
    case "wild-resurgence":
      return chosenFrom(words.resurgence);
    case "bardic-inspiration":
      return on("one");
    case "lands-aid":
    case "breath-weapon":
      return on("many");
    default:
      return null;
  }
}

/** What the rules do for a way that was chosen. */
export const actOf = (
  characterId: string,
  feature: string,
  { act, most, targets }: FeatureOption,
  named: readonly string[],
  amount: number,
): FeatureAct => ({
  type: "feature",
  characterId,
  feature,
  targets: targets === "none" ? [] : targets === "one" ? named.slice(0, 1) : [...named],
  ...(most !== undefined && { amount }),
  ...act,
});
