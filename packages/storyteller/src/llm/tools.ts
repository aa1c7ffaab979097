import * as z from "zod/mini";

import { EntityType } from "#contracts/memory/items";
import { ability, Advantage, CheckOutcome } from "#contracts/play/dice";
import type { Roll } from "#contracts/play/dice";
import type { Effect } from "#contracts/play/effects";
import type { Sheet } from "#contracts/play/sheet";
import type { GmEvent, TableRules } from "../ports.ts";
import type { ToolSpec } from "./chat-model.ts";

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

const amount = z.int().check(z.minimum(-999), z.maximum(999));
const ChangeSheet = z.object({
  character: who,
  change: z.enum([
    "hit_points",
    "temporary_hit_points",
    "gold",
    "experience",
    "item",
    "condition_on",
    "condition_off",
    "resource",
    "level_up",
    "short_rest",
    "long_rest",
  ]),
  name: z.optional(z.string().check(z.maxLength(60))),
  amount: z._default(amount, 0),
  reason: z._default(short, ""),
});

const Introduce = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(120)),
  type: EntityType,
  description: z._default(z.string().check(z.maxLength(500)), ""),
});

const TOOLS = {
  propose_check: {
    schema: ProposeCheck,
    description:
      "Ask the table for a check when the outcome is uncertain and matters. The server adds the sheet's modifier and rolls; narrate the outcome you are given.",
  },
  roll: { schema: RollDice, description: "Ask the table to roll dice, e.g. 2d6+1 for damage. Never make a number up." },
  change_sheet: {
    schema: ChangeSheet,
    description:
      "Change a character's sheet: damage is a negative hit_points amount, healing a positive one; items and resources are named.",
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
}

const told = (value: unknown): ToolResult => ({ told: JSON.stringify(value), introduced: null });

/** The sheet a model means by a name; the first one's where it names nobody that sits here. */
function sheetNamed(table: TableRules, name: string | undefined): Sheet | undefined {
  const sheets = table.sheets();
  const wanted = name?.trim().toLowerCase();
  return (
    sheets.find((sheet) => sheet.name.toLowerCase() === wanted) ??
    sheets.find((sheet) => wanted !== undefined && wanted !== "" && sheet.name.toLowerCase().includes(wanted)) ??
    sheets[0]
  );
}

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

function effectOf(change: z.infer<typeof ChangeSheet>, characterId: string): Effect | null {
  const { name = "", amount: delta, reason } = change;
  const base = { characterId, reason };
  switch (change.change) {
    case "hit_points":
    case "gold":
    case "experience":
      return { ...base, type: change.change, delta };
    case "temporary_hit_points":
      return { ...base, type: change.change, amount: Math.max(0, delta) };
    case "item":
      return name === "" ? null : { ...base, type: "item", name, delta: delta === 0 ? 1 : delta };
    case "resource":
      return name === "" ? null : { ...base, type: "resource", name, delta };
    case "condition_on":
    case "condition_off":
      return name === ""
        ? null
        : { ...base, type: "condition", condition: name, present: change.change === "condition_on" };
    case "level_up":
      return { ...base, type: "level_up" };
    default:
      return null;
  }
}

async function changeSheet(change: z.infer<typeof ChangeSheet>, table: TableRules): Promise<ToolResult> {
  if (change.change === "short_rest" || change.change === "long_rest") {
    const sheets = await table.rest(change.change === "short_rest" ? "short" : "long", change.reason);
    return told(sheets.map(stateOf));
  }
  const sheet = sheetNamed(table, change.character);
  if (!sheet) return told({ error: "Nobody sits at the table" });
  const effect = effectOf(change, sheet.characterId);
  if (!effect) return told({ error: `A change of ${change.change} needs a name` });
  return told(stateOf(await table.change(effect)));
}

async function act(name: ToolName, value: unknown, table: TableRules): Promise<ToolResult> {
  switch (name) {
    case "propose_check": {
      const { character, difficulty: dc, skill = null, ...rest } = value as z.infer<typeof ProposeCheck>;
      const characterId = sheetNamed(table, character)?.characterId ?? null;
      return told(outcomeOf(await table.check({ ...rest, skill, characterId, dc })));
    }
    case "roll": {
      const { notation, reason } = value as z.infer<typeof RollDice>;
      return told(outcomeOf(await table.roll(notation, reason)));
    }
    case "change_sheet":
      return changeSheet(value as z.infer<typeof ChangeSheet>, table);
    case "introduce": {
      const { name: who_, type, description } = value as z.infer<typeof Introduce>;
      return {
        told: '{"noted":true}',
        introduced: { type: "introduce", name: who_, entityType: type, description },
      };
    }
  }
}

/** Does what a model asked. A call that cannot be read, or that the rules refuse, is told to the model as an error and changes nothing. */
export async function callTool(name: string, json: string, table: TableRules): Promise<ToolResult> {
  if (!Object.hasOwn(TOOLS, name)) return told({ error: `There is no tool ${JSON.stringify(name.slice(0, 40))}` });
  const tool = name as ToolName;
  let value: unknown;
  try {
    value = JSON.parse(json === "" ? "{}" : json);
  } catch {
    return told({ error: "The arguments are not valid JSON" });
  }
  const parsed = z.safeParse(TOOLS[tool].schema, value);
  if (!parsed.success) {
    return told({ error: parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("; ") });
  }
  try {
    return await act(tool, parsed.data, table);
  } catch (error) {
    if (error instanceof RangeError) return told({ error: error.message });
    throw error;
  }
}
