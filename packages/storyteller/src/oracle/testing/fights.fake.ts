import { ABILITY_VALUES, type Ability } from "#contracts/options";
import type { Sheet } from "#contracts/play/sheet";
import type { StoryState } from "#contracts/story/state";
import type { AttackOption, Combatant } from "#rules/combatant";
import {
  actInEncounter,
  attackInFight,
  blowsOf,
  companionOrder,
  type FightResult,
  fightIn,
  orderEncounter,
  storyEventsOf,
} from "#rules/encounters";
import { blankHero, heroCombatant } from "#rules/sheet";
import type { ActResult, TableRules } from "../../ports.ts";

/** What the fights of a fake table need of it. */
interface FightTable {
  sheets(): readonly Sheet[];
  fall(sides: number): number;
  rolled(label: string, sides: number, value: number): void;
  hurt(characterId: string, hitPoints: number): void;
  gain(characterId: string, experience: number): void;
}

const modifierOf = (score: number): number => Math.floor((score - 10) / 2);

/** The weapon of a hero whose sheet names none: a good sword. */
const swordOf = ({ abilityScores, proficiencyBonus }: Sheet): AttackOption => {
  const plus = Math.max(modifierOf(abilityScores.strength), modifierOf(abilityScores.dexterity));
  return {
    id: "sword",
    name: "Sword",
    kind: "melee",
    toHit: plus + proficiencyBonus,
    reach: 5,
    range: null,
    damage: [{ dice: `1d8+${Math.max(0, plus)}`, type: "slashing" }],
    properties: [],
    mastery: null,
    ability: "strength",
    onHit: [],
  };
};

function heroOf(sheet: Sheet): Combatant {
  const blank = heroCombatant(blankHero(sheet.characterId, sheet.name));
  const abilities = Object.fromEntries(
    ABILITY_VALUES.map((ability) => [ability, modifierOf(sheet.abilityScores[ability])]),
  ) as Record<Ability, number>;
  return {
    ...blank,
    armorClass: sheet.armorClass,
    maxHitPoints: sheet.hp.max,
    level: sheet.level,
    proficiency: sheet.proficiencyBonus,
    abilities,
    saves: abilities,
    attacks: [swordOf(sheet)],
    state: { ...blank.state, hitPoints: sheet.hp.current, life: sheet.life },
  };
}

/** Fights by the real rules, with the heroes of a fake table. */
export function fakeFights(table: FightTable): Pick<TableRules, "act" | "encounter"> {
  const dice = {
    roll(sides: number, label: string): number {
      const value = table.fall(sides);
      table.rolled(label, sides, value);
      return value;
    },
  };
  const atTable = (story: StoryState) => ({ ...story, party: table.sheets().map(heroOf) });

  const finish = (result: FightResult, story: StoryState): ActResult => {
    const { fight, events } = result;
    const nameOf = (id: string): string => fight.combatants.find((one) => one.id === id)?.name ?? id;
    for (const { hero, state } of fight.combatants) if (hero) table.hurt(hero.id, state.hitPoints);
    const ended = events.find((event) => event.type === "fight-ended");
    const won = ended && !result.terms.unrewarded ? ended.experience : 0;
    if (won > 0) for (const { characterId } of table.sheets()) table.gain(characterId, won);
    return {
      lines: [...result.notes],
      events: storyEventsOf(result, story),
      blows: blowsOf(events, fight.combatants),
      left: events.flatMap((event) => (event.type === "left" ? [{ who: nameOf(event.who), how: event.how }] : [])),
      outcome: fight.outcome,
      won: won > 0 ? `You gain ${won} experience points.` : "",
    };
  };

  return {
    async act({ who, kind, targets }, story) {
      const at = atTable(story);
      const { encounter } = at;
      if (kind !== "attack" || encounter === null) return { why: "This table knows only attacks in a fight" };
      const fight = fightIn(encounter, at.party);
      const one = fight.combatants.find(({ name, hero }) => (who === "" ? hero !== null : name === who));
      const target = fight.combatants.find(({ name }) => name === targets[0]);
      if (!one || !target) return { why: `Nobody called ${targets[0]} is here` };
      const result = actInEncounter(
        { ...at, encounter },
        one.id,
        (now) => attackInFight(now, { by: one.id, on: target.id, option: one.attacks[0]?.id ?? "" }, dice),
        dice,
      );
      return "why" in result ? result : finish(result, story);
    },
    async encounter(order, story) {
      const company = companionOrder(order, atTable(story));
      if (company !== null) {
        return "why" in company ? company : { ...company, blows: [], left: [], outcome: null, won: "" };
      }
      const result = orderEncounter(order, atTable(story), dice);
      return "why" in result ? result : finish(result, story);
    },
  };
}
