import { EMPTY_STORY } from "#contracts/story/state";
import type { Scene } from "#contracts/play/scene";
import type { Sheet } from "#contracts/play/sheet";
import type { Recalled } from "#contracts/play/turn";
import type { TableRules, TurnBrief } from "../../ports.ts";

const AT = "2026-09-15T20:00:00.000Z";
const OWNED = { userId: "mira", createdAt: AT, updatedAt: AT };

const SCENE: Scene = {
  world: {
    ...OWNED,
    id: "w1",
    name: "Varrow Point",
    description: "## Overview\n\nA lighthouse at the end of the land. Nobody knows who built it.",
    additionalDetails: "",
    magicLevel: "low",
    genres: ["nautical"],
    aiGeneratedDescription: "",
    worldPrompts: { magicLevel: "low", genres: ["nautical"], additionalDetails: "" },
    setting: "custom",
    campaignCount: 1,
  },
  campaign: {
    ...OWNED,
    id: "c1",
    worldId: "w1",
    worldName: "Varrow Point",
    name: "The Blue Flame",
    description: "Somebody has put out the flame. The keeper did it.",
    aiGeneratedDescription: "",
    startingLevel: 3,
    maxCharacters: 4,
    levelProgression: "standard",
    exploration: "medium",
    combat: "low",
    social: "high",
    notes: "",
    elements: ["mystery"],
    language: "en",
    characterCount: 1,
    messageCount: 0,
    lastActivity: null,
  },
  characters: [],
};

export const MIRA: Sheet = {
  characterId: "mira-1",
  name: "Mira Vance",
  race: "Human",
  className: "Rogue",
  background: "Sailor",
  classes: [{ name: "Rogue", level: 3 }],
  level: 3,
  proficiencyBonus: 2,
  hp: { current: 21, max: 21, temporary: 0 },
  life: "up",
  deathSaves: { successes: 0, failures: 0 },
  hitDice: { sides: 8, current: 3, max: 3 },
  armorClass: 14,
  speed: 30,
  abilityScores: { strength: 8, dexterity: 16, constitution: 12, intelligence: 12, wisdom: 16, charisma: 10 },
  skills: ["Insight"],
  saves: ["dexterity"],
  passivePerception: 13,
  resources: [],
  conditions: [],
  inventory: [{ name: "Lantern", quantity: 1 }],
  gold: 12,
  experience: 0,
  managedExternally: false,
};

const NOTHING_DONE = { lines: [], events: [], blows: [], left: [], outcome: null, won: "" };

/** A table that records its calls. Every check rolls a 17 against the proposed difficulty. Nothing on the sheets changes. */
export class FakeTable implements TableRules {
  readonly done: string[] = [];
  /** Each change, with the character and the amount. */
  readonly changed: string[] = [];
  readonly #sheets: readonly Sheet[];

  constructor(...sheets: readonly Sheet[]) {
    this.#sheets = sheets.length === 0 ? [MIRA] : sheets;
  }

  sheets = () => this.#sheets;

  check: TableRules["check"] = async ({ kind, characterId, ability, skill, dc, advantage, stakes }) => {
    this.done.push(`check ${skill ?? ability} against ${dc}`);
    const check = { kind, ability, skill, dc, modifier: 5, advantage, success: dc <= 17, stakes };
    const dice = [{ sides: 20, value: 12, kept: true }];
    return { number: 0, notation: "1d20+5", label: skill ?? ability, characterId, dice, total: 17, check };
  };

  roll: TableRules["roll"] = async (notation, label) => {
    if (notation === "many") throw new RangeError("The notation is outside the limits");
    this.done.push(`roll ${notation}`);
    return { number: 0, notation, label, characterId: null, dice: [], total: 4, check: null };
  };

  act: TableRules["act"] = async ({ who, kind, with: weapon, targets }) => {
    this.done.push(`${who} ${kind} ${weapon} ${targets.join(", ")}`.replaceAll(/ +/gu, " ").trim());
    return { ...NOTHING_DONE, lines: [`${who} hits ${targets.join(", ")} (17 against 13).`] };
  };

  encounter: TableRules["encounter"] = async (order) => {
    this.done.push(`encounter ${JSON.stringify(order)}`);
    return { ...NOTHING_DONE, lines: ["The fight begins."] };
  };

  allowed: TableRules["allowed"] = (effect) => effect;

  waits: TableRules["waits"] = () => false;

  change: TableRules["change"] = async (effect) => {
    this.done.push(`change ${effect.type}`);
    const name = "name" in effect ? ` ${effect.name}` : "";
    const delta = "delta" in effect ? ` ${effect.delta}` : "";
    this.changed.push(`${effect.characterId} ${effect.type}${name}${delta}`);
    return this.#sheetOf(effect.characterId);
  };

  deathSave: TableRules["deathSave"] = async (characterId) => {
    this.done.push(`death save of ${characterId}`);
    return { ...this.#sheetOf(characterId), deathSaves: { successes: 1, failures: 0 } };
  };

  rest: TableRules["rest"] = async (kind) => {
    this.done.push(`${kind} rest`);
    return this.#sheets;
  };

  #sheetOf(characterId: string): Sheet {
    const sheet = this.#sheets.find((one) => one.characterId === characterId);
    if (!sheet) throw new Error(`Nobody here is ${characterId}`);
    return sheet;
  }
}

export const recalled = (itemId: string, reason: string): Recalled => ({
  itemId,
  content: `What ${itemId} says`,
  kind: "fact",
  turnId: "t0",
  turnNumber: 4,
  reason,
  relevance_score: 0.9,
});

/** A turn in the middle of a story. */
export const brief = (overrides: Partial<TurnBrief> = {}): TurnBrief => ({
  turnId: "t3",
  kind: "action",
  storySeed: "seed",
  number: 3,
  playerText: "I ask Hanne about the oil.",
  detailLevel: "concise",
  include: { campaignOverview: true, worldInfo: true, characterRecap: true },
  scene: SCENE,
  transcript: [
    { turnId: "t1", number: 1, playerText: "I look around.", reply: "The lamp is out." },
    { turnId: "t2", number: 2, playerText: "I climb the stairs.", reply: "Hanne waits above." },
  ],
  story: EMPTY_STORY,
  authorsNote: "",
  contextFrom: null,
  recalled: [],
  memoryContext: "",
  memo: null,
  table: new FakeTable(),
  ...overrides,
});
