import type { Genre } from "#contracts/options";

import type { Slots } from "../craft/grammar.ts";
import { createRandom } from "../craft/random.ts";
import { safeName } from "./story/names.ts";
import { dayPart, suiting } from "./story/time.ts";
import type { Story } from "./story/state.ts";
import type { TurnBrief } from "../../ports.ts";
import { HOUR_CLAUSES } from "./text/texture.ts";
import type { Voice } from "./voices/voice.ts";

/** A place has a few things to lean on, always the same ones. */
const SURFACES_A_PLACE = 4;

/** What every template may name, at any time. */
export function baseSlots(
  brief: TurnBrief,
  story: Story,
  voice: Voice,
  hero: string,
  calling: string,
  ally: string,
): Slots {
  const part = dayPart(story.hour);
  const here = story.places.find(({ name }) => name === story.place);
  return {
    sound: voice.sounds,
    smell: voice.smells,
    light: suiting(part, voice.lights),
    passer: voice.passers,
    sky: suiting(part, voice.skies),
    curio: voice.curios,
    surface: createRandom(story.place).sample(voice.surfaces, SURFACES_A_PLACE),
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
