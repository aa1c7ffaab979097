import { readAct, readEncounter } from "./read-fight-arguments.ts";
import type { ToolName } from "./specs.ts";
import { listOf, tidy, truthOf } from "./written-values.ts";

/** The tools whose arguments are read here; those of a fight have a reader of their own. */
type OtherTool = Exclude<ToolName, "act" | "encounter">;

/**
 * Reads a model's arguments leniently: other names for the same field, numbers as text, one name instead of a list, "Very Hard" for
 * `very_hard`, a difficulty as a number. A value that cannot be read is left as it is, and the schema refuses it.
 */
export function readArguments(tool: ToolName, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  if (tool === "act") return readAct(value as Record<string, unknown>);
  if (tool === "encounter") return readEncounter(value as Record<string, unknown>);
  const fields: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(value)) {
    if (field === null || field === "") continue;
    const known = fieldNamed(tool, key);
    if (tool === "cast" && known === "dead") fields["alive"] = !truthOf(field);
    else fields[known] = kindly(tool, known, field);
  }
  return complete(tool, fields);
}

/** Other names that models use for fields. */
const ALIASES: Readonly<Record<OtherTool, Readonly<Record<string, string>>>> = {
  check: {
    character: "who",
    actor: "who",
    name: "who",
    skill: "what",
    ability: "what",
    action: "what",
    type: "what",
    dc: "difficulty",
    success: "win",
    on_success: "win",
    failure: "lose",
    fail: "lose",
    on_failure: "lose",
    loss: "lose",
    advantage: "edge",
    target: "against",
    versus: "against",
  },
  change: {
    character: "who",
    target: "who",
    change: "what",
    type: "what",
    delta: "amount",
    value: "amount",
    quantity: "amount",
    dice: "amount",
    item: "name",
    condition: "name",
    resource: "name",
    reason: "why",
    because: "why",
  },
  scene: {
    action: "op",
    location: "place",
    where: "place",
    when: "time",
    people: "present",
    characters: "present",
    ways: "exits",
    goal: "question",
    outcome: "result",
    summary: "result",
  },
  cast: {
    who: "name",
    character: "name",
    want: "wants",
    goal: "wants",
    description: "role",
    location: "place",
    secret: "hides",
    disposition: "attitude",
  },
  thread: {
    action: "op",
    title: "name",
    type: "kind",
    progress: "step",
    note: "step",
    size: "segments",
    tick: "ticks",
    onfull: "on_full",
    secret: "truth",
  },
  reveal: { id: "fact", secret: "fact", who: "to", character: "to", reason: "how" },
  recall: {
    question: "query",
    search: "query",
    q: "query",
    text: "query",
    topic: "query",
    who: "about",
    name: "about",
  },
};

function fieldNamed(tool: OtherTool, key: string): string {
  return ALIASES[tool][tidy(key)] ?? tidy(key);
}

/** Fields whose value must be a word of a fixed list. */
const LISTED = new Set(["difficulty", "edge", "op", "kind", "what"]);
const NUMBERS = new Set(["attitude", "segments", "ticks", "days"]);
const LISTS = new Set(["present", "exits"]);

const SYNONYMS: Readonly<Record<string, string>> = {
  moderate: "medium",
  normal: "medium",
  average: "medium",
  difficult: "hard",
  veryhard: "very_hard",
  nearly_impossible: "extreme",
  impossible: "extreme",
  very_easy: "trivial",
  adv: "advantage",
  dis: "disadvantage",
  hit_points: "hp",
  hitpoints: "hp",
  damage: "hp",
  heal: "hp",
  healing: "hp",
  health: "hp",
  temporary_hit_points: "temp_hp",
  temp: "temp_hp",
  coin: "gold",
  coins: "gold",
  experience: "xp",
  slot: "resource",
  condition: "condition_on",
  rest: "short_rest",
  start: "open",
  begin: "open",
  new: "open",
  add: "open",
  change: "update",
  end: "close",
  finish: "close",
  progress: "advance",
  step: "advance",
  tick: "advance",
  complete: "resolve",
  completed: "resolve",
  done: "resolve",
  failed: "fail",
  dropped: "drop",
};

function kindly(tool: OtherTool, field: string, value: unknown): unknown {
  if (field === "difficulty") return tierOf(value);
  if (field === "amount") return typeof value === "number" ? String(value) : value;
  if (field === "alive" || field === "told") return truthOf(value);
  if (LISTS.has(field)) return listOf(value);
  if (NUMBERS.has(field) && typeof value === "string" && /^[+−-]?\d+$/u.test(value.trim())) {
    return Number(value.trim().replace("−", "-"));
  }
  if (!LISTED.has(field) || typeof value !== "string") return value;
  // In other tools `what` is the name of a skill or an ability. Only in `change` is it a word of a fixed list.
  if (field === "what" && tool !== "change") return value;
  return SYNONYMS[tidy(value)] ?? tidy(value);
}

/** The difficulty tier that a number or a word means. A number between two tiers gets the nearest lower one. */
function tierOf(value: unknown): unknown {
  const number =
    typeof value === "number" ? value : typeof value === "string" && /^\d+$/u.test(value.trim()) ? Number(value) : null;
  if (number !== null) {
    if (number <= 7) return "trivial";
    if (number <= 12) return "easy";
    if (number <= 17) return "medium";
    if (number <= 22) return "hard";
    return number <= 27 ? "very_hard" : "extreme";
  }
  if (typeof value !== "string") return value;
  return SYNONYMS[tidy(value)] ?? tidy(value);
}

/** Adds fields that models leave out because their value seems obvious. */
function complete(tool: OtherTool, fields: Record<string, unknown>): Record<string, unknown> {
  if (tool === "check") return { difficulty: "medium", win: "", lose: "", ...fields, ...edgeOf(fields) };
  if (tool === "change") return { why: "", ...fields };
  if (tool === "reveal") return { how: "", ...fields };
  if (tool === "scene") return { op: "update", ...fields };
  if (tool === "thread")
    return { op: fields["ticks"] !== undefined || fields["step"] !== undefined ? "advance" : "open", ...fields };
  return fields;
}

function edgeOf({ edge }: Record<string, unknown>): { edge?: string } {
  if (edge === true) return { edge: "advantage" };
  if (typeof edge !== "string") return {};
  if (/^adv/iu.test(edge)) return { edge: "advantage" };
  return /^dis/iu.test(edge) ? { edge: "disadvantage" } : {};
}
