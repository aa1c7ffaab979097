import type { CampaignSections } from "#contracts/entities/campaign";
import { CAMPAIGN_SECTION_HEADINGS } from "#contracts/entities/campaign-headings";

import type { CampaignRequest } from "../../ports.ts";
import { lexiconFor } from "./mixed-lexicon.ts";
import { inRunningText } from "#english/noun-phrase";
import { createNameMaker } from "./name-maker.ts";
import { plainLine } from "#english/sentences";
import { createRandom } from "../../random.ts";
import { campaignSections } from "./campaign-sections.ts";
import { castSlots, fullCast } from "./cast.ts";
import { namesInDescription, namesInDetails } from "./known-names.ts";
import { campaignTitle } from "./titles.ts";

/** The campaign form adds a world's adventure idea to the notes as "Adventure Idea: …". */
const IDEA = /^\s*Adventure Idea:\s*([^\r\n]+)/imu;

/** Writes a campaign's description in its sections, as a record and as Markdown. Invents a name if the player left it blank. */
export function describeCampaign(request: CampaignRequest): {
  name: string;
  description: string;
  sections: CampaignSections;
} {
  const { world } = request;
  const random = createRandom(`campaign ${request.seed}`);
  const known = [
    namesInDetails(plainLine(request.notes)),
    namesInDetails(plainLine(world.additionalDetails)),
    namesInDescription(world.description),
  ];
  const taken = [world.name, request.name, ...known.flatMap((cast) => Object.values(cast).flat())];
  const names = createNameMaker(world.genres, random.fork("names"), taken);
  const cast = fullCast(known, names, 3);
  const name = request.name.trim() || campaignTitle(cast, random);
  const worldName = inRunningText(plainLine(world.name)) || "a world without a name";
  const sections = campaignSections({
    request,
    title: plainLine(name) || "this campaign",
    world: worldName,
    idea: plainLine(IDEA.exec(request.notes)?.[1] ?? ""),
    notes: plainLine(request.notes.replace(IDEA, "")),
    lexicon: lexiconFor(world.genres),
    cast,
    slots: castSlots(cast, worldName),
    random,
  });
  const description = CAMPAIGN_SECTION_HEADINGS.map(([key, heading]) => `## ${heading}\n\n${sections[key]}`).join(
    "\n\n",
  );
  return { name, description, sections };
}
