import type { Genre } from "#contracts/options";

import { cosmicHorrorNames } from "./cosmic-horror/names.ts";
import { darkFantasyNames } from "./dark-fantasy/names.ts";
import { desertNames } from "./desert/names.ts";
import { gothicHorrorNames } from "./gothic-horror/names.ts";
import { heroicFantasyNames } from "./heroic-fantasy/names.ts";
import { highFantasyNames } from "./high-fantasy/names.ts";
import { medievalNames } from "./medieval/names.ts";
import { multiPlanarNames } from "./multi-planar/names.ts";
import { nauticalNames } from "./nautical/names.ts";
import { norseNames } from "./norse/names.ts";
import { orientalNames } from "./oriental/names.ts";
import { postApocalypticNames } from "./post-apocalyptic/names.ts";
import { renaissanceNames } from "./renaissance/names.ts";
import { steampunkNames } from "./steampunk/names.ts";
import { swordSorceryNames } from "./sword-sorcery/names.ts";
import type { NameTable } from "./name-table.ts";
import { urbanFantasyNames } from "./urban-fantasy/names.ts";

/** The name table of each genre. */
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
