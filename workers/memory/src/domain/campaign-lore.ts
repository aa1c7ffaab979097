import { CAMPAIGN_SECTION_HEADINGS } from "#contracts/entities/campaign-headings";
import type { CampaignPayload } from "#contracts/http/memory";
import type { MemoryDraft } from "#contracts/memory/items";
import { importanceOf, toneOf } from "#contracts/memory/memory-worthiness";
import { passages } from "./passages.ts";

/** The lore of a campaign as memory items: its name, its description in passages, and how it is played. */
export function campaignLore({ name, description, properties }: CampaignPayload): MemoryDraft[] {
  const { startingLevel, levelProgression, exploration, combat, social, elements } = properties;
  const played = [
    `The campaign begins at level ${startingLevel}, with ${levelProgression === "xp" ? "experience points" : "milestones"}.`,
    `Exploration is ${exploration}, combat ${combat}, social play ${social}.`,
    elements.length === 0 ? "" : `It is about ${elements.join(", ")}.`,
  ];
  return [
    lore("name", `The campaign is called ${name}.`),
    ...descriptionLore(description),
    lore("settings", played.filter((sentence) => sentence !== "").join(" ")),
  ];
}

/**
 * Headings of sections that only the game master may know. Older campaigns have their secrets in these sections, because there was no
 * separate field for secrets yet.
 */
export const SECRET_HEADINGS: readonly string[] = CAMPAIGN_SECTION_HEADINGS.flatMap(([key, heading]) =>
  key === "plotElements" || key === "challenges" ? [heading] : [],
);

function descriptionLore(description: string): MemoryDraft[] {
  const parts: { secret: boolean; lines: string[] }[] = [];
  let secret = false;
  for (const line of description.split("\n")) {
    const heading = /^#{1,6}\s+(.*?)\s*#*\s*$/u.exec(line)?.[1];
    if (heading !== undefined) secret = SECRET_HEADINGS.includes(heading);
    const part = parts.at(-1);
    if (part?.secret === secret) part.lines.push(line);
    else parts.push({ secret, lines: [line] });
  }
  return parts
    .flatMap((part) => passages(part.lines.join("\n")).map((content) => ({ content, secret: part.secret })))
    .map((passage, place) => ({ ...lore(`description:${place}`, passage.content), secret: passage.secret }));
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
