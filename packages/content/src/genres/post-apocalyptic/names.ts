import { words } from "../words.ts";
import type { NameTable } from "../name-table.ts";

export const postApocalypticNames: NameTable = {
  she: words("Ash Bolt Cass Diesel Ember Flint Juno Kit Magpie Nix Patch Rue Tally Wick"),
  he: words("Axle Burr Cutter Dutch Echo Gage Hatch Jax Knox Moss Rook Scrap Tate Zeke"),
  person: ["{given}", "{given} {byname}", "{given} from {settlement}"],
  settlement: ["{first}{last}", "{old} {number}", "{first}{last}", "New {first}{last}"],
  wild: ["the {dead} {land}", "the {dead} {land}", "Old {first} {ruin}"],
  world: ["the {dead} Country", "{realm1}{realm2}", "After-{realm1}"],
  faction: ["the {thing} Riders", "the {old} Guard", "the Children of the {thing}", "the {dead} Saints"],
  item: ["the {old} {thing}", "{given|possessive} {thing}", "the Before-{thing}"],
  parts: {
    byname: words("Two-Canteens Rustborn Longwalk No-Water Signal Gutterjaw Halfmask Tenmiles"),
    first: words("Bolt Cinder Dust Gas Glass Rust Salt Scrap Tank Tower Wire"),
    last: words("brook fall gap hold rock stop ton town well"),
    old: words("Bunker Depot Outpost Station Vault Junction"),
    number: words("Four Nine Eleven Forty Six"),
    dead: words("Bleached Burnt Dead Drowned Glass Grey Poison Silent"),
    land: words("Belt Flats Highway Mile Mountains Sea Zone"),
    ruin: words("Spires Overpass Stadium Terminal Works"),
    realm1: words("Ember Fall Hollow Rust Sun"),
    realm2: words("land reach waste mark"),
    thing: words("Antenna Battery Canteen Engine Filter Lamp Pump Radio Wheel"),
    luck: words("Chance Sunrise Harvest Breath"),
  },
};
