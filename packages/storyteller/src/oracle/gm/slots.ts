import type { Genre } from "#contracts/options";

import type { Slots } from "../craft/grammar.ts";
import type { GenreLexicon } from "../craft/genres/lexicon.ts";
import { createRandom, type Random } from "../craft/random.ts";
import type { Lore } from "./story/lore.ts";
import { DOINGS, FOLK_AT_WORK, ODD_THINGS, plainThings, POWERS, SOUNDS_APART, STATES } from "./text/grain.ts";
import { safeName } from "./story/names.ts";
import { THEIR_MOVES, YOUR_MOVES } from "./text/fight-fillers.ts";
import { dayPart, suiting } from "./story/time.ts";
import type { Story } from "./story/state.ts";
import type { TurnBrief } from "../../ports.ts";
import { HOUR_CLAUSES } from "./text/texture.ts";
import type { Voice } from "./voices/voice.ts";

/** A place has a few things to lean on, always the same ones. */
const SURFACES_A_PLACE = 4;

/** Asked for with every sentence, and the same as long as nobody moves. */
let latest: { place: string; voice: Voice; surfaces: readonly string[] } | null = null;
function surfacesOf(place: string, voice: Voice): readonly string[] {
  if (latest?.place !== place || latest.voice !== voice)
    latest = { place, voice, surfaces: createRandom(place).sample(voice.surfaces, SURFACES_A_PLACE) };
  return latest.surfaces;
}

/** What every template may name, at any time. */
export function baseSlots(
  brief: TurnBrief,
  story: Story,
  voice: Voice,
  hero: string,
  calling: string,
  ally: string,
  lexicon: GenreLexicon,
  lore: Lore,
  random: Random,
): Slots {
  const part = dayPart(story.hour);
  const here = story.places.find(({ name }) => name === story.place);
  return {
    sound: random.chance(0.35) ? SOUNDS_APART : voice.sounds,
    heard: voice.sounds,
    trade: lexicon.roles,
    foe: story.foe?.name ?? "it",
    it: story.foe === null || story.foe.pronoun === "they" ? (story.foe?.name ?? "it") : story.foe.pronoun,
    theirs: THEIR_MOVES,
    yours: YOUR_MOVES,
    doing: DOINGS,
    thing: plainThings(lexicon.objects),
    state: STATES,
    weather: suiting(part, lexicon.weather),
    idiom: lexicon.idioms,
    faction: lore.factions.length > 0 ? lore.factions : POWERS,
    elsewhere: story.places
      .filter(({ name }) => name !== story.place)
      .map(({ name }) => name)
      .concat("the next valley")
      .slice(0, 4),
    smell: voice.smells,
    light: suiting(part, voice.lights),
    passer: random.chance(0.55) ? FOLK_AT_WORK : voice.passers,
    sky: suiting(part, voice.skies),
    curio: random.chance(0.4) ? ODD_THINGS : voice.curios,
    surface: surfacesOf(story.place, voice),
    oath: voice.oaths,
    hero,
    calling,
    ally,
    world: safeName(brief.scene.world?.name ?? "") ?? "this world",
    place: here?.name ?? "this place",
    kind: here?.kind ?? "place",
    way: "the road out",
    trouble: "what everyone is not saying",
    hourly: HOUR_CLAUSES[part],
  };
}

export const genresOf = (brief: TurnBrief): readonly Genre[] => brief.scene.world?.genres ?? [];
