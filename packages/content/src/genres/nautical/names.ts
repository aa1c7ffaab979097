import { words } from "../words.ts";
import type { NameTable } from "../name-table.ts";

export const nauticalNames: NameTable = {
  she: words("Anneke Bess Coral Delphine Esperance Grania Jacoba Marisa Nell Pearl Rosalind Tess Yvaine Ysolde"),
  he: words("Abel Barnaby Cormac Diego Ezekiel Flint Gil Hendrik Jonas Lachlan Mateo Nathan Rafe Tobias"),
  person: ["{given} {family}", "{given} {family}", "{rank} {given} {family}", "{byname} {given}"],
  settlement: ["{first}{last}", "Port {family}", "{first}{last}", "{family|possessive} {bay}"],
  wild: ["the {sea} {water}", "the {sea} {water}", "{family|possessive} {water}", "the {number} Sisters"],
  world: ["the {sea} Archipelago", "the {family} Sea", "the Sea of {number} Tides"],
  faction: ["the {beast} Brethren", "the {first}{last} Company", "the Captains of the {sea} {thing}", "the Tide Court"],
  item: ["{family|possessive} {thing}", "the {sea} {thing}", "the Chart of the {number} Sisters"],
  parts: {
    rank: words("Captain Bosun Mate Pilot"),
    byname: words("Salt Black Long Gunner Peg"),
    family: words("Bellweather Coble Drake Fathom Halyard Kidderman Marr Penrose Rackley Tarrant Wake"),
    first: words("Anchor Brine Coral Gull Kelp Mast Reef Sand Shell Storm"),
    last: words("bight cay cove firth haven holm mouth ness port"),
    bay: words("Anchorage Bay Landing Rest"),
    sea: words("Blue Broken Drowned Fair Emerald Laughing Restless Salt"),
    water: words("Banks Current Deeps Keys Narrows Reefs Shallows Strait"),
    mood: words("Bold Fickle Merry Proud Sweet Wandering"),
    she2: words("Annabel Charlotte Constance Jenny Margarethe"),
    beast: words("Albatross Dolphin Eel Kraken Mermaid Pelican Seal Shark"),
    thing: words("Anchor Barrel Bell Compass Cutlass Lantern Spyglass"),
    virtue: words("Audacity Fortune Providence Reckoning Vengeance"),
    number: words("Three Five Seven Nine"),
  },
};
