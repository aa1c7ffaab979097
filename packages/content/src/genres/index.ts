import type { Genre } from "#contracts/options";

import { cosmicHorror } from "./cosmic-horror/lexicon.ts";
import { darkFantasy } from "./dark-fantasy/lexicon.ts";
import { desert } from "./desert/lexicon.ts";
import { gothicHorror } from "./gothic-horror/lexicon.ts";
import { heroicFantasy } from "./heroic-fantasy/lexicon.ts";
import { highFantasy } from "./high-fantasy/lexicon.ts";
import type { GenreLexicon } from "./lexicon.ts";
import { medieval } from "./medieval/lexicon.ts";
import { multiPlanar } from "./multi-planar/lexicon.ts";
import { nautical } from "./nautical/lexicon.ts";
import { norse } from "./norse/lexicon.ts";
import { oriental } from "./oriental/lexicon.ts";
import { postApocalyptic } from "./post-apocalyptic/lexicon.ts";
import { renaissance } from "./renaissance/lexicon.ts";
import { steampunk } from "./steampunk/lexicon.ts";
import { swordSorcery } from "./sword-sorcery/lexicon.ts";
import { urbanFantasy } from "./urban-fantasy/lexicon.ts";

export type { FactionKind, GenreLexicon } from "./lexicon.ts";
export type { NameTable } from "./name-table.ts";
export { NAME_TABLES } from "./name-tables.ts";
export { GENRE_NAMES } from "./genre-names.ts";

/** The lexicon of each genre. */
export const LEXICONS: Readonly<Record<Genre, GenreLexicon>> = {
  "high-fantasy": highFantasy,
  "sword-sorcery": swordSorcery,
  "heroic-fantasy": heroicFantasy,
  "dark-fantasy": darkFantasy,
  steampunk,
  "multi-planar": multiPlanar,
  "post-apocalyptic": postApocalyptic,
  "cosmic-horror": cosmicHorror,
  "gothic-horror": gothicHorror,
  "urban-fantasy": urbanFantasy,
  medieval,
  renaissance,
  nautical,
  desert,
  norse,
  oriental,
};
