import { GENRE_VALUES } from "#contracts/options";
import type { Scene } from "#contracts/play/scene";
import { briefOf, CAMPAIGN, type Campaign, fakeSheet, fakeTable } from "#storyteller/testing";

/** The start of a campaign: what a player writes before the first turn, and who the characters are. */
export interface Premise extends Campaign {
  readonly name: string;
  readonly world: string;
  readonly hero: string;
}

const WRITTEN: readonly Pick<Premise, "name" | "world" | "notes" | "hero">[] = [
  {
    name: "The Ferry at Hollin",
    world:
      "The river Hollin has risen every spring for nine years. Bertil Oake runs the ferry and wants to sell it. Widow Sarn keeps the mill at Hollin Weir. Reeve Godric Pym collects the toll; he is afraid of the miller's ghost. The village of Netherby lies across the water. An old stone bridge stands broken above the weir.",
    notes:
      "The story begins at the Ferry House, where I meet Bertil Oake and Widow Sarn. I want to find out who broke the bridge.",
    hero: "Alda Venn is a soldier on leave. Her brother drowned at Hollin Weir.",
  },
  {
    name: "Station Kestrel",
    world:
      "Station Kestrel circles a dead moon. Engineer Ruiz keeps the air clean and hopes to see Earth again. Doctor Amara Singh runs the clinic and hides her letters. Captain Holt has not left his cabin for a week. The Greenhouse feeds forty people. The Long Dock is closed since the accident.",
    notes:
      "I wake in the Clinic, where Doctor Amara Singh and Engineer Ruiz stand over me. I want to learn what happened at the Long Dock.",
    hero: "Alda Venn is a courier. She carries a sealed case for Captain Holt.",
  },
  {
    name: "The Salt Court",
    world:
      "The city of Veshra lives by salt. Duchess Ilena Marr rules it and wants peace with the hill clans. Tomas Reck is the master of the salt guild; he owes money to everybody. Brother Anselm rings the bells of the Grey Abbey. The Brine Market opens at dusk. The hill clans hold the pass.",
    notes:
      "The story begins in the Brine Market, where I meet Tomas Reck and Brother Anselm. I want to find the duchess's stolen seal. I want to clear the name of my old captain.",
    hero: "Alda Venn served Duchess Ilena Marr for ten years.",
  },
];

/** Makes campaigns from the written premises, one after another. Each campaign has its own dice. */
export function premises(count: number): Premise[] {
  return Array.from({ length: count }, (_, i) => ({
    ...CAMPAIGN,
    ...WRITTEN[i % WRITTEN.length]!,
    genres: [GENRE_VALUES[i % GENRE_VALUES.length]!],
    sheets: [fakeSheet({ name: "Alda Venn" })],
    seed: `evening ${i}`,
  }));
}

/** Describes the campaign, the world and the hero as the game master receives them. */
export function sceneOf(premise: Premise): Scene {
  const { campaign, world } = briefOf(premise, fakeTable(premise.sheets, premise.seed)).scene;
  if (!world) throw new Error("The scene has no world");
  return {
    campaign: { ...campaign, name: premise.name },
    world: { ...world, name: premise.name, description: premise.world, additionalDetails: premise.world },
    characters: premise.sheets.map(({ characterId: id, name, level, hp, armorClass, speed, abilityScores }) => ({
      id,
      userId: "user",
      campaignId: campaign.id,
      name,
      race: "Human",
      customRace: "",
      background: "",
      customBackground: "",
      classes: [],
      level,
      hp,
      armorClass,
      speed,
      abilityScores,
      skills: [],
      notes: premise.hero,
      build: null,
      managedExternally: false,
      externalUrl: null,
      createdAt: campaign.createdAt,
      updatedAt: campaign.updatedAt,
    })),
  };
}
