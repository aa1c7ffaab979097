import type { Ability } from "#contracts/options";
import type { Hero, KnownSpell } from "../hero.ts";
import { chosen, hasFeature, heroLevel, lineageOf } from "../sheet/build.ts";
import { highestSpellLevel } from "../sheet/spellcasting.ts";
import { classTable } from "../tables/classes.ts";
import { listedSpell, spellsOf, type ListedSpell } from "../tables/spell-lists.ts";
import { speciesNamed } from "../tables/species.ts";
import { answerOf, pick, type Choice, type Step } from "./choice.ts";
import type { Level } from "./class-steps.ts";
import { alwaysSpell, isAbility, withSpells } from "./feat-step.ts";
import { FAVOURITES, LAND_SPELLS } from "./options.ts";

const suggested = FAVOURITES;

/** Spells of a class that count against what it may prepare. */
export const preparedOf = (hero: Hero, classId: string): readonly KnownSpell[] =>
  hero.spells.filter(
    (spell) => spell.class === classId && spell.prepared && !spell.always && listedSpell(spell.id)?.level !== 0,
  );

const isKnown = (hero: Hero, classId: string, id: string): boolean =>
  hero.spells.some((spell) => spell.id === id && (spell.class === classId || listedSpell(id)?.level === 0));

/** Lists from which a class learns: from bard level 10 on, four of them (SRD 5.2, "Magical Secrets"). */
function listOf(at: Level, least: number, most: number): readonly ListedSpell[] {
  const lists =
    at.table.id === "bard" && at.level >= 10 && least > 0 ? ["bard", "cleric", "druid", "wizard"] : [at.table.id];
  return [...new Set(lists.flatMap((list) => spellsOf(list, least, most)))];
}

function learning(
  id: string,
  ability: Ability,
  of: string,
  choices: Step["choices"],
  kind: "always" | "prepared" | "book",
): Step {
  return {
    choices,
    apply: (hero, answers) =>
      withSpells(
        hero,
        answerOf(answers, id).map((spell) => ({
          id: spell,
          class: of,
          ability,
          prepared: kind !== "book",
          always: kind === "always",
          inBook: kind === "book",
        })),
      ),
  };
}

/** One more cantrip for a cleric or druid of the order that studies. */
const orderCantrip = (hero: Hero, { table, level }: Level): number =>
  level === 1 &&
  ((table.id === "cleric" && chosen(hero, "divine-order").includes("thaumaturge")) ||
    (table.id === "druid" && chosen(hero, "primal-order").includes("magician")))
    ? 1
    : 0;

const WARRIORS: Readonly<Record<string, readonly [style: string, list: string]>> = {
  paladin: ["blessed-warrior", "cleric"],
  ranger: ["druidic-warrior", "druid"],
};

/** Spells that the class, the subclass and the land prepare by themselves. */
function alwaysAt(hero: Hero, { table, level }: Level): readonly string[] {
  const subclass = hero.classes.find(({ id }) => id === table.id)?.subclass;
  const land = hasFeature(hero, "circle-of-the-land-spells")
    ? (LAND_SPELLS[hero.choices["circle-land"] ?? ""] ?? [])
    : [];
  return [
    ...table.always,
    ...(subclass === table.subclass.id ? table.subclass.always : []),
    ...(table.id === "druid" ? land : []),
  ]
    .filter(([from]) => from <= level)
    .map(([, spell]) => spell);
}

/** What a wizard's evoker writes for nothing: two spells at first, then one for each new level of slots. */
function savantCount(hero: Hero, { table, level }: Level): number {
  if (!hasFeature(hero, "evocation-savant") || table.id !== "wizard") return 0;
  if (level === 3) return 2;
  return highestSpellLevel("wizard", level) > highestSpellLevel("wizard", level - 1) ? 1 : 0;
}

/** What a level of a class asks and gives of spells. */
export function spellSteps(at: Level): readonly Step[] {
  const { table, level } = at;
  const ability = table.spellAbility;
  if (!ability) return [];
  const highest = highestSpellLevel(table.id, level);
  const of = table.id;
  const unknown = (hero: Hero, spells: readonly ListedSpell[]) => spells.filter(({ id }) => !isKnown(hero, of, id));
  const grown = (column: readonly number[]): number => (column[level - 1] ?? 0) - (column[level - 2] ?? 0);
  const cantrips: Step = learning(
    "cantrips",
    ability,
    of,
    (hero) =>
      pick("cantrips", "Cantrips", grown(table.cantrips) + orderCantrip(hero, at), unknown(hero, listOf(at, 0, 0)), {
        suggested,
      }),
    "always",
  );
  const warrior = WARRIORS[of];
  const warriorCantrips: Step = learning(
    "warrior-cantrips",
    ability,
    of,
    (hero, answers) =>
      warrior && answerOf(answers, "fighting-style").includes(warrior[0])
        ? pick("warrior-cantrips", "Cantrips of the fighting style", 2, unknown(hero, spellsOf(warrior[1], 0, 0)), {
            suggested,
          })
        : [],
    "always",
  );
  const always: Step = {
    choices: () => [],
    apply: (hero) =>
      withSpells(
        hero,
        alwaysAt(hero, at).map((spell) => alwaysSpell(spell, of, ability)),
      ),
  };
  const discoveries: Step = learning(
    "magical-discoveries",
    ability,
    of,
    (hero) => {
      if (of !== "bard" || level !== 6 || !hasFeature(hero, "magical-discoveries")) return [];
      const lists = ["cleric", "druid", "wizard"].flatMap((list) => spellsOf(list, 0, highest));
      return pick("magical-discoveries", "Magical Discoveries", 2, unknown(hero, [...new Set(lists)]), { suggested });
    },
    "always",
  );
  const arcanum: Step = learning(
    "mystic-arcanum",
    ability,
    of,
    (hero) => {
      const rank = { 11: 6, 13: 7, 15: 8, 17: 9 }[level];
      if (of !== "warlock" || rank === undefined) return [];
      return pick("mystic-arcanum", "Mystic Arcanum", 1, unknown(hero, spellsOf("warlock", rank, rank)));
    },
    "always",
  );
  return [
    cantrips,
    warriorCantrips,
    always,
    ...(of === "wizard" ? bookSteps(at, ability) : [forgetting(at)]),
    preparing(at, ability),
    discoveries,
    arcanum,
  ];
}

/** A wizard's book: six spells at first, two with each level, and what the evoker adds. */
function bookSteps(at: Level, ability: Ability): readonly Step[] {
  const highest = highestSpellLevel("wizard", at.level);
  const outside = (hero: Hero, spells: readonly ListedSpell[]) =>
    spells.filter(({ id }) => !hero.spells.some((spell) => spell.id === id && spell.inBook));
  const evocations = (spells: readonly ListedSpell[]) => spells.filter(({ school }) => school === "evocation");
  return [
    learning(
      "spellbook",
      ability,
      "wizard",
      (hero) =>
        pick("spellbook", "Spellbook", at.fresh ? 6 : 2, outside(hero, spellsOf("wizard", 1, highest)), { suggested }),
      "book",
    ),
    learning(
      "evocation-savant",
      ability,
      "wizard",
      (hero) =>
        pick(
          "evocation-savant",
          "Evocation Savant",
          savantCount(hero, at),
          evocations(outside(hero, spellsOf("wizard", 1, at.level === 3 ? 2 : highest))),
        ),
      "book",
    ),
  ];
}

/** With each level one prepared spell may be given up for another (SRD 5.2, "Changing Your Prepared Spells"). */
const forgetting = ({ table, fresh }: Level): Step => ({
  choices: (hero): readonly Choice[] =>
    fresh
      ? []
      : pick(
          "forget-spell",
          "Spell to replace",
          1,
          preparedOf(hero, table.id).flatMap(({ id }) => listedSpell(id) ?? []),
          { least: 0 },
        ),
  apply: (hero, answers) => {
    const gone = answerOf(answers, "forget-spell");
    return { ...hero, spells: hero.spells.filter((spell) => spell.class !== table.id || !gone.includes(spell.id)) };
  },
});

/** As many prepared spells as the class's table says. */
function preparing(at: Level, ability: Ability): Step {
  const { table, level } = at;
  const highest = highestSpellLevel(table.id, level);
  return learning(
    "spells",
    ability,
    table.id,
    (hero, answers) => {
      const count = (table.prepared[level - 1] ?? 0) - preparedOf(hero, table.id).length;
      const ready = (id: string) =>
        hero.spells.some((spell) => spell.id === id && spell.class === table.id && spell.prepared);
      const open = listOf(at, 1, highest).filter(
        ({ id }) =>
          !ready(id) &&
          !answerOf(answers, "forget-spell").includes(id) &&
          (table.id !== "wizard" || hero.spells.some((spell) => spell.id === id && spell.inBook)),
      );
      return pick("spells", "Prepared spells", count, open, { suggested });
    },
    "prepared",
  );
}

/** Spells of the species that the hero's level has reached. */
export const speciesSpells: Step = {
  choices: () => [],
  apply: (hero) => {
    const given = [...(speciesNamed(hero.species)?.spells ?? []), ...(lineageOf(hero)?.spells ?? [])];
    const ability = hero.choices["spell-ability"];
    return withSpells(
      hero,
      given
        .filter(([level]) => level <= heroLevel(hero))
        .map(([, spell]) => alwaysSpell(spell, null, isAbility(ability) ? ability : "charisma")),
    );
  },
};

/** Other spells prepared after a rest, as many as the class allows; or why not. */
export function prepareSpells(
  hero: Hero,
  classId: string,
  ids: readonly string[],
): { readonly ok: true; readonly hero: Hero } | { readonly ok: false; readonly why: string } {
  const own = hero.classes.find(({ id }) => id === classId);
  if (!own) return { ok: false, why: "The hero has no such class" };
  const level = own.level;
  const most = classTable(classId)?.prepared[level - 1] ?? 0;
  const open = new Set(
    classId === "wizard"
      ? hero.spells.filter(({ inBook }) => inBook).map(({ id }) => id)
      : spellsOf(classId, 1, highestSpellLevel(classId, level)).map(({ id }) => id),
  );
  const wrong = ids.find((id) => !open.has(id));
  if (wrong !== undefined) return { ok: false, why: `“${wrong}” cannot be prepared` };
  if (new Set(ids).size !== ids.length) return { ok: false, why: "A spell is prepared once" };
  if (ids.length > most) return { ok: false, why: `No more than ${most} spells can be prepared` };
  const ability = hero.spells.find((spell) => spell.class === classId)?.ability ?? "intelligence";
  const kept = hero.spells
    .map((spell) =>
      spell.class === classId && !spell.always && listedSpell(spell.id)?.level !== 0
        ? { ...spell, prepared: false }
        : spell,
    )
    .filter((spell) => spell.prepared || spell.inBook);
  const given = ids.map((id) => ({ id, class: classId, ability, prepared: true, always: false, inBook: false }));
  return { ok: true, hero: withSpells({ ...hero, spells: kept }, given) };
}
