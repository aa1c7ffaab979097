import { listOf, numberOf, tidy } from "./written-values.ts";

type Fields = Record<string, unknown>;
type Aliases = Readonly<Record<string, string>>;

/** Other names that models use for the fields of `act`. */
const ACT: Aliases = {
  character: "who",
  actor: "who",
  attacker: "who",
  caster: "who",
  user: "who",
  by: "who",
  weapon: "with",
  spell: "with",
  item: "with",
  feature: "with",
  ability: "with",
  using: "with",
  name: "with",
  attack: "with",
  target: "targets",
  at: "targets",
  on: "targets",
  against: "targets",
  victim: "targets",
  foe: "targets",
  enemy: "targets",
  action: "kind",
  type: "kind",
  op: "kind",
  level: "slot",
  slot_level: "slot",
  spell_level: "slot",
  points: "amount",
};

/** The kind of act that a field's name gives away. */
const KIND_OF_FIELD: Aliases = {
  weapon: "attack",
  attack: "attack",
  attacker: "attack",
  spell: "cast",
  caster: "cast",
  item: "item",
  feature: "feature",
};

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/cast|spell|magic|cantrip/u, "cast"],
  [/item|drink|potion|consume/u, "item"],
  [/feature|ability|trait/u, "feature"],
  [/attack|strike|shoot|stab|hit|slash|throw|melee|ranged|weapon|punch/u, "attack"],
  [/use/u, "item"],
];

const firstOf = (words: readonly (readonly [RegExp, string])[], value: unknown): unknown =>
  typeof value === "string" ? (words.find(([pattern]) => pattern.test(tidy(value)))?.[1] ?? tidy(value)) : value;

/** The fields by their own names, without those that are empty. A field that has a value already keeps it. */
function named(value: Fields, aliases: Aliases): Fields {
  const fields: Fields = {};
  for (const [key, field] of Object.entries(value)) {
    if (field === null || field === "") continue;
    const known = aliases[tidy(key)] ?? tidy(key);
    if (fields[known] === undefined || known === tidy(key)) fields[known] = field;
  }
  return fields;
}

/** Reads the arguments of `act` leniently. */
export function readAct(value: Fields): Fields {
  const fields = named(value, ACT);
  const given = Object.keys(value).map((key) => KIND_OF_FIELD[tidy(key)]);
  const kind = fields["kind"] === undefined ? (given.find((one) => one !== undefined) ?? "attack") : fields["kind"];
  const { targets, slot, amount } = fields;
  return {
    ...fields,
    kind: firstOf(KINDS, kind),
    ...(targets === undefined ? {} : { targets: listOf(targets) }),
    ...(slot === undefined ? {} : { slot: numberOf(slot) }),
    ...(amount === undefined ? {} : { amount: numberOf(amount) }),
  };
}

/** Other names that models use for the fields of `encounter`. */
const ENCOUNTER: Aliases = {
  action: "op",
  type: "op",
  foe: "foes",
  enemy: "foes",
  enemies: "foes",
  monsters: "foes",
  creatures: "foes",
  opponents: "foes",
  names: "who",
  name: "who",
  character: "who",
  friends: "who",
  allies: "who",
  target: "who",
  distance: "zone",
  range: "zone",
  place: "zone",
  surprise: "surprised",
  result: "outcome",
  how: "outcome",
  reason: "outcome",
};

const FOE: Aliases = {
  creature: "kind",
  monster: "kind",
  type: "kind",
  cr: "challenge",
  challenge_rating: "challenge",
  number: "count",
  quantity: "count",
  amount: "count",
  how_many: "count",
};

const OPS: readonly (readonly [RegExp, string])[] = [
  [/morale/u, "morale"],
  [/pass|wait|skip|next/u, "pass"],
  [/leave|fled|surrender|gives?_up|withdraw/u, "leave"],
  [/end|finish|close|stop|resolve|over/u, "end"],
  [/join|add|reinforce/u, "join"],
  [/move|approach|retreat/u, "move"],
  [/start|begin|open|new|fight/u, "start"],
];

const OUTCOMES: readonly (readonly [RegExp, string])[] = [
  [/flight|flee|fled|escape|ran|run|leave|withdraw/u, "flight"],
  [/surrender|gave_up|give_up|yield/u, "surrender"],
  [/parley|talk|peace|truce|bargain|negotiat/u, "parley"],
  [/victory|win|won|defeat|dead|killed/u, "victory"],
];

const SURPRISED: readonly (readonly [RegExp, string])[] = [
  [/party|player|hero/u, "party"],
  [/foe|enem|monster|true|yes/u, "foes"],
];

const ZONES: readonly (readonly [RegExp, string])[] = [
  [/engaged|melee|close|beside|adjacent/u, "engaged"],
  [/near/u, "near"],
  [/far|distant|long/u, "far"],
];

/** One entry of `foes`: an object, or words as "2 goblins" and "goblin x2". */
function foeOf(entry: unknown): unknown {
  if (typeof entry === "string") {
    const [, before, name, after] = /^\s*(\d+)?\s*(?:x\s+)?(.+?)\s*(?:[x×]\s*(\d+))?\s*$/iu.exec(entry) ?? [];
    const count = Number(before ?? after ?? 1);
    return { name: count > 1 ? (name ?? entry).replace(/([^s])s$/u, "$1") : (name ?? entry), count };
  }
  if (typeof entry !== "object" || entry === null) return entry;
  const fields = named(entry as Fields, FOE);
  const { name = fields["kind"], challenge, count } = fields;
  return {
    ...fields,
    name,
    ...(challenge === undefined ? {} : { challenge: numberOf(challenge) }),
    ...(count === undefined ? {} : { count: numberOf(count) }),
  };
}

function foesOf(value: unknown): unknown {
  if (typeof value === "string")
    return value
      .split(/\s*(?:[,;]|\band\b)\s*/u)
      .filter(Boolean)
      .map(foeOf);
  return (Array.isArray(value) ? value : [value]).map(foeOf);
}

/** Reads the arguments of `encounter` leniently. */
export function readEncounter(value: Fields): Fields {
  const fields = named(value, ENCOUNTER);
  const { foes, who, zone, surprised, outcome } = fields;
  const op = fields["op"] ?? (foes !== undefined ? "start" : outcome !== undefined ? "end" : undefined);
  // "flee" with a name is somebody who leaves; without one, the party runs.
  const wanted =
    typeof op === "string" && /flee|run|escape/u.test(tidy(op))
      ? who === undefined
        ? "flee"
        : "leave"
      : firstOf(OPS, op);
  const left = wanted === "leave" && outcome === undefined ? op : outcome;
  const { surprised: _, ...rest } = fields;
  const known =
    surprised === undefined || surprised === false
      ? undefined
      : firstOf(SURPRISED, surprised === true ? "true" : surprised);
  return {
    ...rest,
    op: wanted,
    ...(foes === undefined ? {} : { foes: foesOf(foes) }),
    ...(who === undefined ? {} : { who: listOf(who) }),
    ...(zone === undefined ? {} : { zone: firstOf(ZONES, zone) }),
    ...(known === undefined || known === "none" || known === "no" ? {} : { surprised: known }),
    ...(left === undefined ? {} : { outcome: firstOf(OUTCOMES, left) }),
  };
}
