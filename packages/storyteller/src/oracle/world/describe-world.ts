import type { WorldRequest } from "../../ports.ts";
import { lexiconFor } from "./mixed-lexicon.ts";
import { capitalise, inRunningText } from "#english/noun-phrase";
import { createNameMaker } from "./name-maker.ts";
import { plainLine } from "#english/sentences";
import { createRandom } from "../../random.ts";
import { castSlots, fullCast } from "./cast.ts";
import { namesInDetails } from "./known-names.ts";
import { nameFactions } from "./named-factions.ts";
import { essenceOf } from "./genre-words.ts";
import {
  certainSection,
  fromEachGenre,
  ideasSection,
  landSection,
  magicSection,
  peopleSection,
  troublesSection,
  type WorldDraft,
} from "./world-sections.ts";

const NAMED =
  /\b(?:world|land|realm|setting|continent|planet|kingdom|empire|city)\s+(?:is\s+)?(?:called|named)\s+["“]?(\p{Lu}[\p{L}'’-]{0,40}(?: \p{Lu}[\p{L}'’-]{0,40}){0,2})/u;

/** Writes a world's description as Markdown with `## ` sections. Invents a name if the player left it blank. */
export function describeWorld(request: WorldRequest): { name: string; description: string } {
  const genres = [...new Set(request.genres)];
  const random = createRandom(`world ${request.seed}`);
  const details = plainLine(request.additionalDetails);
  const known = namesInDetails(details);
  const names = createNameMaker(genres, random.fork("names"), [...Object.values(known).flat(), request.name]);
  const name = request.name.trim() || (NAMED.exec(details)?.[1] ?? capitalise(names.name("world")));
  const world = inRunningText(plainLine(name)) || "this world";
  const lexicon = lexiconFor(genres);
  const base = fullCast([], names, 4);
  const kinds = fromEachGenre(lexicon.factions, Math.max(genres.length, 1), 3, random);
  const factions = nameFactions(kinds, base.settlements, names, random);
  const cast = { ...base, factions: factions.map((faction) => faction.name) };
  const draft: WorldDraft = {
    world,
    lexicon,
    genres: Math.max(genres.length, 1),
    cast,
    factions,
    names,
    known,
    slots: castSlots(fullCast([known, cast], names, 4), world),
    ownSlots: castSlots(cast, world),
    random,
  };
  const sections: readonly (readonly [heading: string, body: string])[] = [
    ["Overview", essenceOf(genres, world, cast.settlements.slice(1), random).join(" ")],
    ...(details === "" ? [] : [["What Is Certain", certainSection(details, draft)] as const]),
    ["The Land", landSection(draft)],
    ["Powers and People", peopleSection(draft)],
    ["Magic", magicSection(request.magicLevel, draft)],
    ["Troubles", troublesSection(draft)],
    ["Adventure Ideas", ideasSection(draft)],
  ];
  return { name, description: sections.map(([heading, body]) => `## ${heading}\n\n${body}`).join("\n\n") };
}
