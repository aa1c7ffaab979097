import type { CampaignPayload } from "#contracts/http/memory";
import type { MemoryDraft } from "#contracts/memory/items";
import { importanceOf, toneOf } from "#contracts/memory/worth";
import { passages } from "./passages.ts";

/** What a campaign is, as things to remember: its name, its description a passage at a time, and how it is played. */
export function campaignLore({ name, description, properties }: CampaignPayload): MemoryDraft[] {
  const { startingLevel, levelProgression, exploration, combat, social, elements } = properties;
  const played = [
    `The campaign begins at level ${startingLevel}, with ${levelProgression === "xp" ? "experience points" : "milestones"}.`,
    `Exploration is ${exploration}, combat ${combat}, social play ${social}.`,
    elements.length === 0 ? "" : `It is about ${elements.join(", ")}.`,
  ];
  return [
    lore("name", `The campaign is called ${name}.`),
    ...passages(description).map((passage, place) => lore(`description:${place}`, passage)),
    lore("settings", played.filter((sentence) => sentence !== "").join(" ")),
  ];
}

const lore = (key: string, content: string): MemoryDraft => ({
  key,
  kind: "lore",
  content,
  entities: [],
  importance: importanceOf(content),
  tone: toneOf(content),
  speaker: null,
  secret: false,
  pinned: false,
});
