import type { Campaign } from "#contracts/entities/campaign";
import { labelOf } from "#contracts/options";
import { isPresent } from "#contracts/non-blank";

import { truncate } from "../../shared/format/truncate.ts";
import { readSections } from "../../shared/lore/sections.ts";
import { shortSummary } from "../../shared/lore/short-summary.ts";
import { text } from "../../shared/text/text.ts";
import { campaignSections } from "./campaign-sections.ts";

const TITLE = 80;
const SHOWN_ELEMENTS = 3;

/** A campaign's name, or a title or summary taken from its description. */
export function nameOf({ name, description }: Pick<Campaign, "name" | "description">): string {
  if (isPresent(name)) return name;
  return titleIn(description) || text.campaigns.unnamed;
}

function titleIn(description: string): string {
  const sections = campaignSections(description);
  const subtitle = sections?.find(({ key }) => key === "subtitle");
  if (subtitle) return shortSummary(subtitle.body, TITLE);
  const first = readSections(description)[0];
  return !sections && first && isPresent(first.heading)
    ? truncate(first.heading, TITLE)
    : shortSummary(description, TITLE);
}

/** Exploration, combat and social in one line: `Exploration High · Combat Medium · Social Low`. */
export const focusOf = ({ exploration, combat, social }: Pick<Campaign, "exploration" | "combat" | "social">): string =>
  [
    text.campaigns.focusOn(text.campaigns.exploration, labelOf(text.options.intensities, exploration)),
    text.campaigns.focusOn(text.campaigns.combat, labelOf(text.options.intensities, combat)),
    text.campaigns.focusOn(text.campaigns.social, labelOf(text.options.intensities, social)),
  ].join(" · ");

/** The names of the first three elements and the number of others; 'Not specified' when there are none. */
export function elementsOf({ elements }: Pick<Campaign, "elements">): string {
  if (elements.length === 0) return text.campaigns.notSpecified;
  const shown = elements.slice(0, SHOWN_ELEMENTS).map((element) => labelOf(text.options.elements, element));
  const more = elements.length - shown.length;
  return more > 0 ? `${shown.join(", ")} ${text.campaigns.moreElements(more)}` : shown.join(", ");
}

/** The name of the level progression. The stored default `standard` is shown as milestone. */
export const progressionOf = ({ levelProgression }: Pick<Campaign, "levelProgression">): string =>
  labelOf(text.options.progressions, levelProgression === "standard" ? "milestone" : levelProgression);
