import type { Genre } from "#contracts/options";

import { highFantasyVoice } from "./high-fantasy.ts";
import type { Voice } from "./voice.ts";

/** Every genre's voice. */
export const VOICES: Readonly<Record<Genre, Voice>> = {
  "high-fantasy": highFantasyVoice,
  "sword-sorcery": highFantasyVoice,
  "heroic-fantasy": highFantasyVoice,
  "dark-fantasy": highFantasyVoice,
  steampunk: highFantasyVoice,
  "multi-planar": highFantasyVoice,
  "post-apocalyptic": highFantasyVoice,
  "cosmic-horror": highFantasyVoice,
  "gothic-horror": highFantasyVoice,
  "urban-fantasy": highFantasyVoice,
  medieval: highFantasyVoice,
  renaissance: highFantasyVoice,
  nautical: highFantasyVoice,
  desert: highFantasyVoice,
  norse: highFantasyVoice,
  oriental: highFantasyVoice,
};

/** The voice of a world: its first genre whole, and a few of each kind from the others. No genre means heroic fantasy. */
export function voiceOf(genres: readonly Genre[]): Voice {
  const [first = "heroic-fantasy", ...others] = genres;
  const base = VOICES[first];
  if (others.length === 0) return base;
  const rest = others.slice(0, 3).map((genre) => VOICES[genre]);
  const mixed = (key: Exclude<keyof Voice, "blows">) => [
    ...base[key],
    ...rest.flatMap((voice) => voice[key].slice(0, 4)),
  ];
  return {
    sounds: mixed("sounds"),
    smells: mixed("smells"),
    lights: mixed("lights"),
    passers: mixed("passers"),
    skies: mixed("skies"),
    curios: mixed("curios"),
    surfaces: mixed("surfaces"),
    oaths: mixed("oaths"),
    blows: Object.assign({}, ...rest.map(({ blows }) => blows), base.blows),
  };
}
