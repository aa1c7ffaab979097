import type { CheckProposal, Roll } from "#contracts/play/dice";
import type { Effect } from "#contracts/play/effects";
import type { Sheet } from "#contracts/play/sheet";
import type { TableRules } from "#storyteller/ports";
import { parseNotation } from "./dice/notation.ts";
import { rollExpression, type ThrowDie } from "./dice/roll.ts";
import { checkNotation, checkSucceeds, clampDifficulty, deathSaveResult } from "./rules/check.ts";
import { abilityModifier, checkModifier } from "./rules/modifiers.ts";
import { applyEffect, sheetOf } from "./sheet.ts";

/** The sheet that is used if the campaign has no character yet. All its abilities are average. */
const NOBODY: Sheet = sheetOf({
  id: "nobody",
  userId: "nobody",
  campaignId: "nobody",
  name: "The traveller",
  race: "",
  customRace: "",
  background: "",
  customBackground: "",
  classes: [],
  level: 1,
  hp: { current: 10, max: 10 },
  armorClass: 10,
  speed: 30,
  abilityScores: { strength: 10, dexterity: 10, constitution: 10, intelligence: 10, wisdom: 10, charisma: 10 },
  skills: [],
  notes: "",
  managedExternally: false,
  externalUrl: null,
  createdAt: "",
  updatedAt: "",
});

/** Receives each roll and each sheet change as it happens, so that they are stored and streamed in order. */
export interface TableListener {
  rolled(roll: Roll): void;
  changed(effect: Effect): void;
}

/** The rules that a game master can use: the server's dice and sheets. A model can ask for a roll, but cannot invent its result. */
export function createTable(present: readonly Sheet[], throwDie: ThrowDie, listener: TableListener): TableRules {
  let sheets = [...present];
  let rolls = 0;

  /**
   * The sheet of a character. Without an id, the sheet of the first party member who can act. An unknown id never gets a hero's sheet.
   */
  const sheetFor = (characterId: string | null): Sheet => {
    const sheet =
      characterId === null
        ? (sheets.find(({ life }) => life === "up") ?? sheets[0])
        : sheets.find((one) => one.characterId === characterId);
    return sheet ?? NOBODY;
  };

  const throwDice = async (notation: string): Promise<Pick<Roll, "number" | "notation" | "dice" | "total">> => {
    const expression = parseNotation(notation);
    const number = rolls;
    rolls += 1;
    return { number, notation, ...(await rollExpression(expression, number, throwDie)) };
  };

  const note = (effect: Effect): Sheet => {
    sheets = sheets.map((sheet) => applyEffect(sheet, effect));
    listener.changed(effect);
    return sheetFor(effect.characterId);
  };

  const roll = async (notation: string, label: string, characterId: string | null): Promise<Roll> => {
    const rolled: Roll = { ...(await throwDice(notation)), label, characterId, check: null };
    listener.rolled(rolled);
    return rolled;
  };

  /** Spends hit dice one by one until the character is healed or has none left (SRD 5.2, "Short Rest"). */
  const spendHitDice = async (sheet: Sheet): Promise<{ hitDiceSpent: number; healed: number }> => {
    const constitution = abilityModifier(sheet.abilityScores.constitution);
    let healed = 0;
    let hitDiceSpent = 0;
    while (sheet.hp.current + healed < sheet.hp.max && hitDiceSpent < sheet.hitDice.current) {
      const { total } = await roll(`1d${sheet.hitDice.sides}`, "hit die", sheet.characterId);
      healed += Math.max(1, total + constitution);
      hitDiceSpent += 1;
    }
    return { hitDiceSpent, healed };
  };

  return {
    sheets: () => sheets,

    async check(proposal: CheckProposal): Promise<Roll> {
      const sheet = sheetFor(proposal.characterId);
      const modifier = checkModifier(sheet, proposal);
      const thrown = await throwDice(checkNotation(proposal, modifier));
      const { kind, ability, skill, advantage, stakes } = proposal;
      const dc = kind === "attack" ? proposal.dc : clampDifficulty(proposal.dc);
      const success = checkSucceeds({ kind, dc }, thrown.dice, thrown.total);
      const rolled: Roll = {
        ...thrown,
        label: skill ?? ability,
        characterId: sheet === NOBODY ? null : sheet.characterId,
        check: { kind, ability, skill, dc, modifier, advantage, success, stakes },
      };
      listener.rolled(rolled);
      return rolled;
    },

    roll: (notation, label) => roll(notation, label, null),

    async change(effect: Effect): Promise<Sheet> {
      return sheets.some((sheet) => sheet.characterId === effect.characterId) ? note(effect) : NOBODY;
    },

    async deathSave(characterId: string): Promise<Sheet> {
      const sheet = sheetFor(characterId);
      if (sheet.characterId !== characterId || sheet.life !== "dying") return sheet;
      const { total } = await roll("1d20", "death save", characterId);
      return note({ type: "death_save", characterId, result: deathSaveResult(total), reason: "a death save" });
    },

    async rest(kind, reason): Promise<readonly Sheet[]> {
      for (const sheet of sheets) {
        const spent = kind === "short" ? await spendHitDice(sheet) : { hitDiceSpent: 0, healed: 0 };
        note({ type: "rest", characterId: sheet.characterId, rest: kind, ...spent, reason });
      }
      return sheets;
    },
  };
}
