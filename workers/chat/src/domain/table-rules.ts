import type { CheckProposal, Roll } from "#contracts/play/dice";
import type { Effect } from "#contracts/play/effects";
import type { Sheet } from "#contracts/play/sheet";
import type { TableRules } from "#storyteller/ports";
import { parseNotation } from "./dice/notation.ts";
import { rollExpression, type ThrowDie } from "./dice/roll.ts";
import { checkNotation, checkSucceeds } from "./rules/check.ts";
import { checkModifier } from "./rules/modifiers.ts";
import { applyEffect, sheetOf } from "./sheet.ts";

/** Who acts where the campaign has no character yet: nobody in particular, average in all. */
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

/** What happens at the table, told as it happens so that it is stored and streamed in order. */
export interface TableListener {
  rolled(roll: Roll): void;
  changed(effect: Effect): void;
}

/** The table as the game master meets it: the server's dice and sheets, which a model can ask for but not make up. */
export function createTable(present: readonly Sheet[], throwDie: ThrowDie, listener: TableListener): TableRules {
  let sheets = [...present];
  let rolls = 0;

  const sheetFor = (characterId: string | null): Sheet =>
    sheets.find((sheet) => sheet.characterId === characterId) ?? sheets[0] ?? NOBODY;

  const throwDice = async (notation: string): Promise<Pick<Roll, "number" | "notation" | "dice" | "total">> => {
    const expression = parseNotation(notation);
    const number = rolls;
    rolls += 1;
    return { number, notation, ...(await rollExpression(expression, number, throwDie)) };
  };

  return {
    sheets: () => sheets,

    async check(proposal: CheckProposal): Promise<Roll> {
      const sheet = sheetFor(proposal.characterId);
      const modifier = checkModifier(sheet, proposal);
      const thrown = await throwDice(checkNotation(proposal, modifier));
      const { kind, ability, skill, dc, advantage, stakes } = proposal;
      const success = checkSucceeds(proposal, thrown.dice, thrown.total);
      const roll: Roll = {
        ...thrown,
        label: skill ?? ability,
        characterId: sheet === NOBODY ? null : sheet.characterId,
        check: { kind, ability, skill, dc, modifier, advantage, success, stakes },
      };
      listener.rolled(roll);
      return roll;
    },

    async roll(notation: string, label: string): Promise<Roll> {
      const roll: Roll = { ...(await throwDice(notation)), label, characterId: null, check: null };
      listener.rolled(roll);
      return roll;
    },

    async change(effect: Effect): Promise<Sheet> {
      const known = sheets.some((sheet) => sheet.characterId === effect.characterId);
      if (!known) return NOBODY;
      sheets = sheets.map((sheet) => applyEffect(sheet, effect));
      listener.changed(effect);
      return sheetFor(effect.characterId);
    },
  };
}
