import { words } from "../words.ts";
import type { NameTable } from "../name-table.ts";

export const steampunkNames: NameTable = {
  she: words(
    "Ada Beatrix Cordelia Dorothea Euphemia Florence Hester Josephine Lavinia Minerva Octavia Philippa Ruby Winifred",
  ),
  he: words(
    "Algernon Barnaby Cornelius Ebenezer Ferdinand Gideon Horatio Isambard Jasper Lucius Montague Phineas Silas Thaddeus",
  ),
  person: ["{given} {family}", "{given} {family}", "{rank} {given} {family}"],
  settlement: ["{first}{last}", "{first} {district}", "{family|possessive} {district}"],
  wild: ["the {soot} {land}", "the {family} {works}", "the {soot} {land}"],
  world: ["{realm1}{realm2}", "the Dominion of {realm1}{realm2}", "{realm1}{realm2}"],
  faction: [
    "the {metal} Syndicate",
    "the {family} Consortium",
    "the Society of {thing|plural}",
    "the Ninth {works} Union",
  ],
  item: ["{family|possessive} Patent {thing}", "the {metal} {thing}", "the {family} {engine}"],
  parts: {
    rank: words("Captain Doctor Inspector Lady Lord Professor"),
    family: words(
      "Blackwell Brasswick Copperfield Cogsworth Fairfax Gaskell Hargreave Penhallow Steadman Thackeray Wexcombe",
    ),
    first: words("Boiler Brass Coal Engine Gear Iron Lamp Piston Rivet Smoke Steam"),
    last: words("bridge bury chapel cross gate mouth ton wharf"),
    district: words("Basin Circus Junction Row Terminus Yard"),
    realm1: words("Alb Brit Cald Ferr Merid Vulc"),
    realm2: words("ania anic oria entine avia"),
    soot: words("Clinker Gaslit Grey Rusting Smoking Sulphur"),
    land: words("Canals Flats Heaps Marshes Moor Quarries"),
    works: words("Collieries Foundry Gasworks Ironworks Mill Refinery"),
    metal: words("Brass Bronze Copper Iron Nickel Steel Tin"),
    thing: words("Boiler Compass Flywheel Gauge Governor Kettle Lever Sprocket Valve"),
    virtue: words("Defiance Endeavour Indomitable Perseverance Resolute"),
    bird: words("Albatross Falcon Heron Kestrel Swift"),
    engine: words("Automaton Engine Galvanometer Orrery Resonator"),
  },
};
