import type { CampaignSections } from "#contracts/entities/campaign";
import { type CampaignElement, ELEMENTS, INTENSITIES, labelOf, MAGIC_LEVELS } from "#contracts/options";

import type { CampaignRequest } from "../../ports.ts";
import { capitalise, listed, withArticle } from "#english/noun-phrase";
import type { GenreLexicon } from "#content/genres";
import { expand, type Slots } from "#english/template";
import { MAGIC } from "#content/magic-levels";
import { asSentence, clip } from "#english/sentences";
import type { Random } from "../../random.ts";
import type { Cast } from "./cast.ts";
import { ELEMENT_LORE } from "#content/elements";
import { growthBy, PILLARS, startingAt } from "./gameplay.ts";
import { genreName } from "./genre-words.ts";
import { campaignSubtitle } from "./titles.ts";
import { bullets, fromEachGenre } from "./world-sections.ts";

/** Everything that is needed to write the sections of a campaign. */
export interface CampaignDraft {
  readonly request: CampaignRequest;
  /** The campaign's and the world's names as plain text. */
  readonly title: string;
  readonly world: string;
  /** The player's notes as plain text, and the adventure idea that they carry over from a world's page. */
  readonly notes: string;
  readonly idea: string;
  readonly lexicon: GenreLexicon;
  readonly cast: Cast;
  readonly slots: (template: string) => Slots;
  readonly random: Random;
}

/**
 * How many entries of each kind are written, so that all of them fit on a page. Of many elements only the first get a sentence, the next a
 * phrase, and the rest only their name.
 */
const ROOMY = { hooks: 3, sentences: 4, phrases: 3, opportunities: 3, challenges: 2 };
const CROWDED = { hooks: 2, sentences: 3, phrases: 1, opportunities: 2, challenges: 1 };
const roomFor = ({ request, notes, idea }: CampaignDraft) =>
  request.elements.length > 6 || notes.length + idea.length > MOST_NOTES ? CROWDED : ROOMY;
const MOST_NOTES = 170;

export function campaignSections(draft: CampaignDraft): CampaignSections {
  return {
    subtitle: campaignSubtitle(draft.request.world.genres, draft.request.elements, draft.random),
    overview: overview(draft),
    storyHooks: storyHooks(draft),
    plotElements: plotElements(draft),
    gameplayStyle: gameplayStyle(draft.request),
    adventureOpportunities: opportunities(draft),
    challenges: challenges(draft),
  };
}

const expanded = (template: string, { slots, random }: CampaignDraft) => expand(template, slots(template), random);

function overview(draft: CampaignDraft): string {
  const { request, title, world, notes, random, lexicon } = draft;
  const { genres, magicLevel } = request.world;
  const strands = genres.length === 0 ? "" : `, a world of ${listed(genres.map(genreName))}`;
  const lead = random.pick([
    `${title} takes place in ${world}${strands}.`,
    `In ${world}${strands}, begins ${title}.`,
    `The stage of ${title} is ${world}${strands}.`,
  ]);
  const trouble = expanded(random.pick(lexicon.troubles), draft);
  const power = expanded(
    random.pick([
      "{person} saw it coming and was not believed; {faction} saw it coming and bought rope.",
      "Behind it, some say, stands {faction}, and {person} could prove it, given friends.",
      "What {person} knows about it would fill a book, and {faction} would burn the book.",
    ]),
    draft,
  );
  const magic = `${labelOf(MAGIC_LEVELS, magicLevel)} sets the rules: ${lowerFirst(expand(random.pick(MAGIC[magicLevel].stakes), {}, random))}`;
  const own = notes === "" ? "" : ` And because you asked for it, it is so: “${asSentence(clip(notes, MOST_NOTES))}”`;
  return `${capitalise(lead)} ${trouble} ${power} ${magic}${own}`;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function storyHooks(draft: CampaignDraft): string {
  const { idea, request, lexicon, random } = draft;
  const fromElements = random.sample(request.elements, 2).map((element) => ELEMENT_LORE[element].hook);
  const fromGenres = fromEachGenre(lexicon.hooks, Math.max(request.world.genres.length, 1), 3, random);
  const templates = [...fromElements, ...fromGenres].slice(0, roomFor(draft).hooks - (idea === "" ? 0 : 1));
  const own = idea === "" ? [] : [capitalise(asSentence(clip(idea, MOST_NOTES)))];
  return bullets([...own, ...templates.map((template) => expanded(template, draft))]);
}

function plotElements(draft: CampaignDraft): string {
  const { request, lexicon, random } = draft;
  const { sentences, phrases } = roomFor(draft);
  if (request.elements.length === 0)
    return bullets(random.sample(lexicon.troubles, 2).map((trouble) => expanded(trouble, draft)));
  const deck: CampaignElement[] = random.shuffle([...new Set(request.elements)]);
  const full = deck.slice(0, sentences).map((element) => {
    return `**${labelOf(ELEMENTS, element)}**: ${expanded(random.pick(ELEMENT_LORE[element].plot), draft)}`;
  });
  const brief = deck.slice(sentences).map((element, i) => {
    const label = `**${labelOf(ELEMENTS, element)}**`;
    return i < phrases ? `${label} (${ELEMENT_LORE[element].brief})` : label;
  });
  return bullets(brief.length === 0 ? full : [...full, `Also in play: ${listed(brief)}.`]);
}

function gameplayStyle(request: CampaignRequest): string {
  const pillars = (["exploration", "combat", "social"] as const).map((pillar) => {
    const intensity = request[pillar];
    return `**${capitalise(pillar)}, ${labelOf(INTENSITIES, intensity).toLowerCase()}**: ${PILLARS[pillar][intensity]}`;
  });
  return `${startingAt(request.startingLevel)} ${growthBy(request.levelProgression)}\n\n${bullets(pillars)}`;
}

function opportunities(draft: CampaignDraft): string {
  const { request, lexicon, cast, random } = draft;
  const places = fromEachGenre(
    lexicon.places,
    Math.max(request.world.genres.length, 1),
    roomFor(draft).opportunities,
    random,
  );
  const [settlement = "", settlement2 = ""] = cast.settlements;
  const [wild = ""] = cast.wilds;
  const lines = places.map(({ kind, setting, senses }, i) => {
    const where = setting === "settled" ? `in ${i % 2 === 0 ? settlement : settlement2}` : `in ${wild}`;
    const prize =
      i === 0
        ? ` Here ${random.pick(lexicon.treasures.map(withArticle))} changed hands last, and not by daylight.`
        : "";
    return `${capitalise(withArticle(kind))} ${where}. ${random.pick(senses)}${prize}`;
  });
  return bullets(lines);
}

function challenges(draft: CampaignDraft): string {
  const { request, lexicon, random } = draft;
  const [foe, other] = random.sample(lexicon.foes, 2);
  const foes = `The ${foe!.name} ${foe!.approach}; beyond it waits the ${other!.name}, and neither comes alone.`;
  const fromElements = random
    .sample(request.elements, roomFor(draft).challenges)
    .map((element) => expanded(ELEMENT_LORE[element].challenge, draft));
  const power = expanded("{faction|cap} will not forgive a defeat, and {person} cannot protect you twice.", draft);
  return [foes, ...fromElements, power].join(" ");
}
