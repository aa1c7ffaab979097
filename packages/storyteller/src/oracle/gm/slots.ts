import type { Genre } from "#contracts/options";

import type { Slots } from "../craft/grammar.ts";
import { safeName } from "./story/names.ts";
import { dayPart } from "./story/time.ts";
import type { Story } from "./story/state.ts";
import type { TurnBrief } from "../../ports.ts";
import { HOUR_CLAUSES } from "./text/texture.ts";
import type { Voice } from "./voices/voice.ts";

/** What every template may name, at any time. */
export function baseSlots(
  brief: TurnBrief,
  story: Story,
  voice: Voice,
  hero: string,
  calling: string,
  ally: string,
): Slots {
  const here = story.places.find(({ name }) => name === story.place);
  return {
    sound: voice.sounds,
    smell: voice.smells,
    light: voice.lights,
    passer: voice.passers,
    sky: voice.skies,
    curio: voice.curios,
    surface: voice.surfaces,
    oath: voice.oaths,
    hero,
    calling,
    ally,
    world: safeName(brief.scene.world?.name ?? "") ?? "this world",
    place: here?.name ?? "this place",
    kind: here?.kind ?? "place",
    way: "the road out",
    trouble: "what everyone is not saying",
    hourly: HOUR_CLAUSES[dayPart(story.hour)],
  };
}

export const genresOf = (brief: TurnBrief): readonly Genre[] => brief.scene.world?.genres ?? [];
