import type { Genre } from "#contracts/options";

import { cosmicHorror } from "./cosmic-horror.ts";
import { darkFantasy } from "./dark-fantasy.ts";
import { desert } from "./desert.ts";
import { gothicHorror } from "./gothic-horror.ts";
import { heroicFantasy } from "./heroic-fantasy.ts";
import { highFantasy } from "./high-fantasy.ts";
import type { GenreLexicon } from "./lexicon.ts";
import { medieval } from "./medieval.ts";
import { multiPlanar } from "./multi-planar.ts";
import { nautical } from "./nautical.ts";
import { norse } from "./norse.ts";
import { oriental } from "./oriental.ts";
import { postApocalyptic } from "./post-apocalyptic.ts";
import { renaissance } from "./renaissance.ts";
import { steampunk } from "./steampunk.ts";
import { swordSorcery } from "./sword-sorcery.ts";
import { urbanFantasy } from "./urban-fantasy.ts";

/** What each genre is made of. */
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

/**
 * One lexicon of several genres: each list takes their entries in turn, so that any stretch of it has all of them.
 * No genre at all reads as heroic fantasy.
 */
export function lexiconFor(genres: readonly Genre[]): GenreLexicon {
  const parts = [...new Set(genres)].map((genre) => LEXICONS[genre]);
  const [only = heroicFantasy] = parts;
  if (parts.length < 2) return only;
  return {
    essence: inTurn(parts.map((part) => part.essence)),
    land: inTurn(parts.map((part) => part.land)),
    places: inTurn(parts.map((part) => part.places)),
    roles: inTurn(parts.map((part) => part.roles)),
    manners: inTurn(parts.map((part) => part.manners)),
    wants: inTurn(parts.map((part) => part.wants)),
    foes: inTurn(parts.map((part) => part.foes)),
    objects: inTurn(parts.map((part) => part.objects)),
    treasures: inTurn(parts.map((part) => part.treasures)),
    weather: inTurn(parts.map((part) => part.weather)),
    moods: inTurn(parts.map((part) => part.moods)),
    factions: inTurn(parts.map((part) => part.factions)),
    troubles: inTurn(parts.map((part) => part.troubles)),
    hooks: inTurn(parts.map((part) => part.hooks)),
    idioms: inTurn(parts.map((part) => part.idioms)),
  };
}

function inTurn<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, i) => lists.flatMap((list) => list.slice(i, i + 1))).flat();
}
