import type { Genre } from "#contracts/options";

import { cosmicHorrorVoice } from "./cosmic-horror.ts";
import { darkFantasyVoice } from "./dark-fantasy.ts";
import { desertVoice } from "./desert.ts";
import { gothicHorrorVoice } from "./gothic-horror.ts";
import { heroicFantasyVoice } from "./heroic-fantasy.ts";
import { highFantasyVoice } from "./high-fantasy.ts";
import { medievalVoice } from "./medieval.ts";
import { multiPlanarVoice } from "./multi-planar.ts";
import { nauticalVoice } from "./nautical.ts";
import { norseVoice } from "./norse.ts";
import { orientalVoice } from "./oriental.ts";
import { postApocalypticVoice } from "./post-apocalyptic.ts";
import { renaissanceVoice } from "./renaissance.ts";
import { steampunkVoice } from "./steampunk.ts";
import { swordSorceryVoice } from "./sword-sorcery.ts";
import { urbanFantasyVoice } from "./urban-fantasy.ts";
import type { Voice } from "./voice.ts";

/** Every genre's voice. */
const VOICES: Readonly<Record<Genre, Voice>> = {
  "high-fantasy": highFantasyVoice,
  "sword-sorcery": swordSorceryVoice,
  "heroic-fantasy": heroicFantasyVoice,
  "dark-fantasy": darkFantasyVoice,
  steampunk: steampunkVoice,
  "multi-planar": multiPlanarVoice,
  "post-apocalyptic": postApocalypticVoice,
  "cosmic-horror": cosmicHorrorVoice,
  "gothic-horror": gothicHorrorVoice,
  "urban-fantasy": urbanFantasyVoice,
  medieval: medievalVoice,
  renaissance: renaissanceVoice,
  nautical: nauticalVoice,
  desert: desertVoice,
  norse: norseVoice,
  oriental: orientalVoice,
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
