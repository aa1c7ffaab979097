import type { Genre } from "#contracts/options";

import { cosmicHorrorNames } from "./cosmic-horror.ts";
import { darkFantasyNames } from "./dark-fantasy.ts";
import { desertNames } from "./desert.ts";
import { gothicHorrorNames } from "./gothic-horror.ts";
import { heroicFantasyNames } from "./heroic-fantasy.ts";
import { highFantasyNames } from "./high-fantasy.ts";
import { medievalNames } from "./medieval.ts";
import { multiPlanarNames } from "./multi-planar.ts";
import { nauticalNames } from "./nautical.ts";
import { norseNames } from "./norse.ts";
import { orientalNames } from "./oriental.ts";
import { postApocalypticNames } from "./post-apocalyptic.ts";
import { renaissanceNames } from "./renaissance.ts";
import { steampunkNames } from "./steampunk.ts";
import { swordSorceryNames } from "./sword-sorcery.ts";
import type { NameTable } from "./table.ts";
import { urbanFantasyNames } from "./urban-fantasy.ts";

/** How names sound, genre by genre. */
export const NAME_TABLES: Readonly<Record<Genre, NameTable>> = {
  "high-fantasy": highFantasyNames,
  "sword-sorcery": swordSorceryNames,
  "heroic-fantasy": heroicFantasyNames,
  "dark-fantasy": darkFantasyNames,
  steampunk: steampunkNames,
  "multi-planar": multiPlanarNames,
  "post-apocalyptic": postApocalypticNames,
  "cosmic-horror": cosmicHorrorNames,
  "gothic-horror": gothicHorrorNames,
  "urban-fantasy": urbanFantasyNames,
  medieval: medievalNames,
  renaissance: renaissanceNames,
  nautical: nauticalNames,
  desert: desertNames,
  norse: norseNames,
  oriental: orientalNames,
};
