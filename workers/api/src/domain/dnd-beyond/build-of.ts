import * as z from "zod/mini";

import { HeroBuild, type HeroItem } from "#contracts/entities/hero-build";
import { LIMITS } from "#contracts/limits";
import { ABILITY_VALUES } from "#contracts/options";
import { SKILLS } from "#contracts/srd";
import {
  armorNamed,
  backgroundNamed,
  classTable,
  gearNamed,
  listedSpell,
  magicItemNamed,
  priced,
  speciesNamed,
  weaponNamed,
} from "#rules/hero-tables";
import { within } from "./abilities.ts";
import type { ExportedSheet, Item, Modifier, Spell } from "./exported-sheet.ts";
import { knownFeat, knownSpell, knownThing } from "./known-things.ts";
import { plainLine } from "./plain-text.ts";

type Homebrew = HeroBuild["homebrew"][number];

const GEAR_MOST = 200;
const SPELLS_MOST = 200;
const HOMEBREW_MOST = 60;
const COINS_MOST = 1_000_000_000;
/** The hit die of a class that the rules do not know. */
const COMMON_DIE = 8;

const own = (kind: Homebrew["kind"], name: string): Homebrew => ({ name, kind, dice: null, text: "", uses: null });
const named = (name: string | null | undefined): string => plainLine(name, LIMITS.name);

/**
 * What a hero of D&D Beyond is by the rules: classes, gear, spells, feats. What the tables do not know keeps its name and becomes the
 * player's own. Null for a sheet that is no hero of the rules: more than 20 levels, or a class twice.
 * @param skills the skills with proficiency
 */
export function buildOf(
  sheet: ExportedSheet,
  modifiers: readonly Modifier[],
  skills: readonly string[],
): HeroBuild | null {
  const classes = classesOf(sheet);
  if (classes.length === 0) return null;
  const feats = sheet.feats.map(({ definition }) => named(definition?.name)).filter((name) => name !== "");
  const { known, unknown } = spellsOf(sheet);
  const foreign = [
    ...classes.filter(({ id }) => !classTable(id)).map(({ id }) => own("class", id)),
    ...feats.filter((name) => knownFeat(name) === null).map((name) => own("feature", name)),
    ...unknown.map((name) => own("spell", name)),
  ];
  const read = z.safeParse(HeroBuild, {
    classes,
    ...originOf(sheet),
    skills: [...skills],
    expertise: skills.filter((skill) => isOfSkill(modifiers, "expertise", skill)),
    tools: toolsOf(modifiers),
    languages: languagesOf(modifiers),
    feats: [...new Set(feats.flatMap((name) => knownFeat(name) ?? []))].slice(0, 40),
    masteries: [],
    spells: known,
    gear: gearOf(sheet),
    coins: coinsOf(sheet),
    overrides: {},
    homebrew: unique(foreign).slice(0, HOMEBREW_MOST),
  } satisfies z.input<typeof HeroBuild>);
  return read.success ? read.data : null;
}

const unique = (entries: readonly Homebrew[]): Homebrew[] => [
  ...new Map(entries.map((one) => [`${one.kind} ${one.name}`, one])).values(),
];

/** The classes, the one that the hero began with first. */
function classesOf({ classes }: ExportedSheet): HeroBuild["classes"] {
  const inOrder = [
    ...classes.filter(({ isStartingClass }) => isStartingClass === true),
    ...classes.filter(({ isStartingClass }) => isStartingClass !== true),
  ];
  return inOrder.flatMap(({ definition, subclassDefinition, level: written }, at) => {
    const name = named(definition.name);
    if (name === "") return [];
    const table = classTable(name);
    const die = table?.hitDie ?? COMMON_DIE;
    const level = within(1, 20, written);
    const subclass = named(subclassDefinition?.name);
    const isKnown = table && normal(table.subclass.name).includes(normal(subclass)) && subclass !== "";
    return [
      {
        id: table?.id ?? name,
        subclass: isKnown ? table.subclass.id : subclass || null,
        level,
        hitPoints: Array.from({ length: level }, (_, one) => (at === 0 && one === 0 ? die : die / 2 + 1)),
      },
    ];
  });
}

const normal = (name: string): string => name.trim().toLowerCase();

/** The species, with its lineage where the name says it: `Wood Elf`. */
function originOf({ race, background }: ExportedSheet): Pick<HeroBuild, "species" | "background" | "choices"> {
  const [full, base] = [named(race?.fullName), named(race?.baseName)];
  const species = speciesNamed(full) ?? speciesNamed(base) ?? speciesNamed(full.split(" ").at(-1) ?? "");
  const lineage = species?.lineage?.options.find(({ name }) => normal(full).includes(normal(name)));
  const isOwn = background?.hasCustomBackground && named(background.customBackground?.name) !== "";
  const from = named(isOwn ? background.customBackground?.name : background?.definition?.name);
  return {
    species: species?.id ?? (full || base || null),
    background: backgroundNamed(from)?.id ?? (from || null),
    choices: species?.lineage && lineage ? { [species.lineage.key]: lineage.id } : {},
  };
}

const isOfSkill = (modifiers: readonly Modifier[], type: string, skill: string): boolean =>
  modifiers.some((one) => one.type === type && one.subType === skill.toLowerCase().replaceAll(" ", "-"));

const SKILL_KEYS = new Set(Object.keys(SKILLS).map((skill) => skill.toLowerCase().replaceAll(" ", "-")));

/** Trained tools, by the ids of the rules: D&D Beyond and the rules write them in the same way. */
const toolsOf = (modifiers: readonly Modifier[]): string[] =>
  [
    ...new Set(
      modifiers
        .filter(({ type, subType }) => type === "proficiency" && !SKILL_KEYS.has(subType))
        .map(({ subType }) => subType)
        .filter((id) => gearNamed(id)?.kind === "tool"),
    ),
  ].slice(0, 60);

const languagesOf = (modifiers: readonly Modifier[]): string[] =>
  [
    ...new Set(
      modifiers
        .filter(({ type }) => type === "language")
        .map(({ subType }) =>
          named(subType.replaceAll("-", " ").replaceAll(/\b[a-z]/gu, (letter) => letter.toUpperCase())),
        )
        .filter((name) => name !== ""),
    ),
  ].slice(0, 40);

/** All money in copper pieces. */
function coinsOf({ currencies }: ExportedSheet): number {
  const { cp, sp, ep, gp, pp } = currencies ?? { cp: 0, sp: 0, ep: 0, gp: 0, pp: 0 };
  return within(0, COINS_MOST, (cp ?? 0) + (sp ?? 0) * 10 + (ep ?? 0) * 50 + (gp ?? 0) * 100 + (pp ?? 0) * 1_000);
}

/** A line of the sheet for a thing that lies in the pack. */
function itemOf(name: string, quantity: number | null, weight: number | null, at: number): HeroItem {
  const known = knownThing(name);
  const pieces = gearNamed(known ?? "")?.pieces ?? 1;
  const plain = known ? priced(known) : undefined;
  return {
    key: `${known ?? "own"}-${at + 1}`,
    item: known,
    name,
    quantity: within(1, 9_999, Math.trunc(quantity ?? 1)),
    weight: plain ? plain.weight / pieces : Math.min(100_000, Math.max(0, weight ?? 0)),
    worn: false,
    wielded: null,
    attuned: false,
    bonus: 0,
  };
}

const armorOf = ({ item }: HeroItem) => armorNamed(magicItemNamed(item ?? "")?.effect.armor ?? item ?? "");
const weaponOf = ({ item }: HeroItem) => weaponNamed(magicItemNamed(item ?? "")?.effect.weapon ?? item ?? "");

/** Puts what is equipped on the body or into the hands that are free; what has no place stays in the pack. */
function placed(item: HeroItem, hands: Set<"main" | "off">): HeroItem {
  const weapon = weaponOf(item);
  const isShield = armorOf(item)?.category === "shield";
  if (!weapon && !isShield) return { ...item, worn: true };
  if (isShield) {
    if (!hands.delete("off")) return item;
    return { ...item, wielded: "off" };
  }
  if (weapon?.twoHanded) {
    if (hands.size < 2) return item;
    hands.clear();
    return { ...item, wielded: "both" };
  }
  if (hands.delete("main")) return { ...item, wielded: "main" };
  return weapon?.light && hands.delete("off") ? { ...item, wielded: "off" } : item;
}

function gearOf({ inventory, customItems }: ExportedSheet): HeroItem[] {
  const hands = new Set<"main" | "off">(["main", "off"]);
  const lines = inventory.flatMap((one, at): { line: HeroItem; from: Item }[] => {
    const name = named(one.definition?.name);
    return name === "" ? [] : [{ line: itemOf(name, one.quantity, one.definition?.weight ?? null, at), from: one }];
  });
  // A shield takes its hand first, because a sheet cannot say which weapon is drawn.
  const isShield = (item: HeroItem) => (armorOf(item)?.category === "shield" ? 0 : 1);
  const inHand = new Map(
    lines
      .filter(({ from }) => from.equipped === true)
      .toSorted((one, other) => isShield(one.line) - isShield(other.line))
      .map(({ line }) => [line.key, placed(line, hands)]),
  );
  const worn = lines.map(({ line, from }) => ({
    ...(inHand.get(line.key) ?? line),
    attuned: from.isAttuned === true,
  }));
  const made = customItems.flatMap(({ name, quantity, weight }, at) =>
    named(name) === "" ? [] : [{ ...itemOf(named(name), quantity, weight, lines.length + at), item: null }],
  );
  return [...worn, ...made]
    .slice(0, GEAR_MOST)
    .map((item, at) => ({ ...item, key: `${item.item ?? "own"}-${at + 1}` }));
}

const isCantrip = (id: string): boolean => listedSpell(id)?.level === 0;

/** The spells that the rules know, each once for a class, and the names of the others. */
function spellsOf({ classes, classSpells, spells }: ExportedSheet): {
  readonly known: HeroBuild["spells"];
  readonly unknown: readonly string[];
} {
  const classOf = (id: number | null) =>
    named(classes.find((one) => one.id !== null && one.id === id)?.definition.name);
  const [only] = classes.length === 1 ? classes : [];
  const all: (readonly [spell: Spell, from: string])[] = [
    ...classSpells.flatMap(({ characterClassId, spells: list }) =>
      list.map((spell) => [spell, classOf(characterClassId)] as const),
    ),
    ...spells.class.map((spell) => [spell, named(only?.definition.name)] as const),
    ...[...spells.race, ...spells.background, ...spells.feat, ...spells.item].map((spell) => [spell, ""] as const),
  ];
  const known = new Map<string, HeroBuild["spells"][number]>();
  const unknown = new Set<string>();
  for (const [spell, from] of all) {
    const name = named(spell.definition?.name);
    const id = knownSpell(name);
    if (id === null) {
      if (name !== "") unknown.add(name);
      continue;
    }
    const table = classTable(from);
    const always = spell.alwaysPrepared === true || table === undefined;
    const ability = ABILITY_VALUES[(spell.spellCastingAbilityId ?? 0) - 1] ?? table?.spellAbility ?? "charisma";
    const key = `${table?.id ?? ""} ${id}`;
    if (known.has(key)) continue;
    known.set(key, {
      id,
      class: table?.id ?? null,
      ability: table?.spellAbility ?? ability,
      prepared: always || spell.prepared === true || spell.countsAsKnownSpell === true || isCantrip(id),
      always: always || isCantrip(id),
      inBook: table?.id === "wizard" && !isCantrip(id),
    });
  }
  return { known: [...known.values()].slice(0, SPELLS_MOST), unknown: [...unknown] };
}
