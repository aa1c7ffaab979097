import type { Genre } from "#contracts/options";

import type { Slots } from "../craft/grammar.ts";
import type { GenreLexicon } from "../craft/genres/lexicon.ts";
import { createRandom, type Random } from "../craft/random.ts";
import type { Lore } from "./story/lore.ts";
import { COMMONS } from "./text/commons.ts";
import { DOINGS, FOLK_AT_WORK, ODD_THINGS, plainThings, POWERS, SOUNDS_APART, STATES } from "./text/grain.ts";
import { safeName } from "./story/names.ts";
import { THEIR_MOVES, YOUR_MOVES } from "./text/fight-fillers.ts";
import { dayPart, suiting } from "./story/time.ts";
import type { Place, Story } from "./story/state.ts";
import type { TurnBrief } from "../../ports.ts";
import { HOUR_CLAUSES } from "./text/texture.ts";
import type { Voice } from "./voices/voice.ts";

/** A place has a few things to lean on, always the same ones. */
const SURFACES_A_PLACE = 6;

/** Asked for with every sentence, and the same as long as nobody moves. */
let latest: { place: string; voice: Voice; surfaces: readonly string[] } | null = null;
function surfacesOf(place: string, voice: Voice): readonly string[] {
  if (latest?.place !== place || latest.voice !== voice)
    latest = { place, voice, surfaces: createRandom(place).sample(voice.surfaces, SURFACES_A_PLACE) };
  return latest.surfaces;
}

/** A place by its name, or by what it is: nobody says a name twice in a sentence. */
function calledHere({ name, kind }: Place): readonly string[] {
  return kind === "" || /[^s]s$/u.test(kind) || name.toLowerCase().endsWith(kind) ? [name] : [name, `the ${kind}`];
}

/** What one can stand beside, as the last word of what the player named. */
const STANDS_THERE =
  /\b(?:door|gate|wall|desk|table|chest|well|stove|altar|statue|bed|stair|staircase|stairs|steps?|window|throne|barrel|crate|cart|counter|shelf|pillar|tree|stone|rock|fountain|bridge|bench|hearth|fireplace|chair|bookcase|cabinet|cupboard|coffin|tomb|grave|idol|machine|engine|wagon|boat|mast|fence|tower|bell|mirror|portal|arch|ladder|anvil|forge|cage|wardrobe)$/u;

/** What the player is busy with comes first among the things at hand, so that what is told stays with it. */
function atHand(place: string, voice: Voice, object: string): readonly string[] {
  const things = surfacesOf(place, voice);
  const named = /^the ([a-z' -]{3,28})$/u.exec(object)?.[1];
  return named !== undefined && STANDS_THERE.test(named) && !named.endsWith("s")
    ? [named, ...things.slice(0, 3)]
    : things;
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
  object: string,
): Slots {
  const part = dayPart(story.hour);
  const here = story.places.find(({ name }) => name === story.place);
  const lairs = new Set(story.threads.map(({ lair }) => lair));
  const others = story.places
    .map(({ name }) => name)
    .filter((name) => name !== story.place && !lairs.has(name))
    .concat("the next valley");
  return {
    ...COMMONS,
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
    elsewhere: others.slice(0, 4),
    smell: voice.smells,
    light: suiting(part, voice.lights),
    passer: random.chance(0.55) ? FOLK_AT_WORK : voice.passers,
    sky: suiting(part, voice.skies),
    curio: random.chance(0.4) ? ODD_THINGS : voice.curios,
    surface: atHand(story.place, voice, object),
    oath: voice.oaths,
    hero,
    calling,
    ally,
    world: safeName(brief.scene.world?.name ?? "") ?? "this world",
    place: here === undefined ? "this place" : calledHere(here),
    kind: here?.kind ?? "place",
    way: "the road out",
    trouble: "what everyone is not saying",
    hourly: HOUR_CLAUSES[part],
  };
}

export const genresOf = (brief: TurnBrief): readonly Genre[] => brief.scene.world?.genres ?? [];
