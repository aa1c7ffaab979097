import * as z from "zod/mini";

import { EntityType } from "#contracts/memory/items";
import { ability, Advantage, CheckOutcome } from "#contracts/play/dice";
import type { Roll } from "#contracts/play/dice";
import type { Sheet } from "#contracts/play/sheet";
import type { GmEvent, TableRules } from "../ports.ts";
import type { ToolSpec } from "./chat-model.ts";
import { ChangeSheet, effectOf } from "./sheet-change.ts";
import { sheetNamed } from "./sheet-named.ts";

/** What a model may ask of the table (design.md §9). Whatever it writes is checked here before the table hears of it. */

const short = z.string().check(z.maxLength(200));
const who = z.optional(z.string().check(z.maxLength(120)));

const ProposeCheck = z.object({
  character: who,
  kind: z._default(CheckOutcome.shape.kind, "ability"),
  ability,
  skill: z.optional(z.nullable(z.string().check(z.maxLength(60)))),
  difficulty: z.int().check(z.minimum(1), z.maximum(40)),
  advantage: z._default(Advantage, "none"),
  stakes: z._default(short, ""),
});

const RollDice = z.object({ notation: z.string().check(z.maxLength(200)), reason: z._default(short, "") });

const Introduce = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(120)),
  type: EntityType,
  description: z._default(z.string().check(z.maxLength(500)), ""),
});

const TOOLS = {
  propose_check: {
    schema: ProposeCheck,
    description:
      "Ask the table for a check of one of the player's characters when the outcome is uncertain and matters. The server adds the sheet's modifier and rolls; narrate the outcome you are given.",
  },
  roll: {
    schema: RollDice,
    description: "Ask the table to roll dice, e.g. 2d6+1 for damage or 1d20+4 for a foe. Never make a number up.",
  },
  change_sheet: {
    schema: ChangeSheet,
    description:
      "Change the sheet of one of the player's characters: damage is a negative hit_points amount, healing a positive one; items and resources are named.",
  },
  introduce: {
    schema: Introduce,
    description: "Note a new person, place, item, faction or creature when it first appears.",
  },
} as const;

export type ToolName = keyof typeof TOOLS;

/** The tools as a model is told of them. */
export const TOOL_SPECS: readonly ToolSpec[] = Object.entries(TOOLS).map(([name, { schema, description }]) => ({
  name,
  description,
  parameters: z.toJSONSchema(schema, { io: "input" }) as Record<string, unknown>,
}));

/** What came of a tool call: what the model is told, and what it brought into the story. */
export interface ToolResult {
  readonly told: string;
  readonly introduced: Extract<GmEvent, { type: "introduce" }> | null;
  /** True where the call was wrong and nothing was done: the model has to hear why. */
  readonly refused: boolean;
}

const told = (value: unknown): ToolResult => ({ told: JSON.stringify(value), introduced: null, refused: false });
const refused = (error: string): ToolResult => ({ ...told({ error }), refused: true });

const outcomeOf = (roll: Roll) => ({
  total: roll.total,
  dice: roll.dice.map((die) => die.value),
  ...(roll.check
    ? {
        against: roll.check.dc,
        modifier: roll.check.modifier,
        outcome: roll.check.success ? "success" : "failure",
        margin: roll.total - roll.check.dc,
      }
    : {}),
});

const stateOf = (sheet: Sheet) => ({
  character: sheet.name,
  hitPoints: sheet.hp,
  life: sheet.life,
  conditions: sheet.conditions,
  gold: sheet.gold,
  level: sheet.level,
});

/**
 * The tools of one turn. A call that cannot be read, that names nobody of the party, that the rules refuse, or that repeats a change of
 * this turn word for word, changes nothing and is told to the model as an error.
 */
export class TurnTools {
  readonly #table: TableRules;
  /** The changes made in this turn, as a model asks for them. */
  readonly #made = new Set<string>();

  constructor(table: TableRules) {
    this.#table = table;
  }

  /** Does what a model asked. @param json the arguments as the model wrote them */
  async call(name: string, json: string): Promise<ToolResult> {
    if (!Object.hasOwn(TOOLS, name)) return refused(`There is no tool ${JSON.stringify(name.slice(0, 40))}`);
    const tool = name as ToolName;
    let value: unknown;
    try {
      value = JSON.parse(json === "" ? "{}" : json);
    } catch {
      return refused("The arguments are not valid JSON");
    }
    const parsed = z.safeParse(TOOLS[tool].schema, value);
    if (!parsed.success) {
      return refused(parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("; "));
    }
    try {
      return await this.#act(tool, parsed.data);
    } catch (error) {
      if (error instanceof RangeError) return refused(error.message);
      throw error;
    }
  }

  async #act(name: ToolName, value: unknown): Promise<ToolResult> {
    switch (name) {
      case "propose_check": {
        const { character, difficulty: dc, skill = null, ...rest } = value as z.infer<typeof ProposeCheck>;
        const named = sheetNamed(this.#table.sheets(), character);
        if ("error" in named) return refused(named.error);
        const characterId = named.sheet?.characterId ?? null;
        return told(outcomeOf(await this.#table.check({ ...rest, skill, characterId, dc })));
      }
      case "roll": {
        const { notation, reason } = value as z.infer<typeof RollDice>;
        return told(outcomeOf(await this.#table.roll(notation, reason)));
      }
      case "change_sheet":
        return this.#change(value as ChangeSheet);
      case "introduce": {
        const { name: who_, type, description } = value as z.infer<typeof Introduce>;
        return {
          ...told({ noted: true }),
          introduced: { type: "introduce", name: who_, entityType: type, description },
        };
      }
    }
  }

  async #change(change: ChangeSheet): Promise<ToolResult> {
    if (change.change === "short_rest" || change.change === "long_rest") {
      const kind = change.change === "short_rest" ? "short" : "long";
      if (!this.#once(change, "party")) return MADE_ALREADY;
      return told((await this.#table.rest(kind, change.reason)).map(stateOf));
    }
    const named = sheetNamed(this.#table.sheets(), change.character);
    if ("error" in named) return refused(named.error);
    if (!named.sheet) return refused("Nobody sits at the table");
    const effect = effectOf(change, named.sheet);
    if ("error" in effect) return refused(effect.error);
    if (!this.#once(change, named.sheet.characterId)) return MADE_ALREADY;
    return told(stateOf(await this.#table.change(effect)));
  }

  /** Notes a change of somebody's sheet; false where the very same was made before. */
  #once({ change, name = "", amount, reason }: ChangeSheet, whose: string): boolean {
    const made = JSON.stringify([whose, change, amount, ...[name, reason].map((words) => words.trim().toLowerCase())]);
    if (this.#made.has(made)) return false;
    this.#made.add(made);
    return true;
  }
}

const MADE_ALREADY = refused(
  "This change was made already in this turn, and nothing was done. If the same happens once more, say in the reason what is different",
);
