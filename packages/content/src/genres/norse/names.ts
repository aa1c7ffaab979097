import { words } from "../words.ts";
import type { NameTable } from "../name-table.ts";

export const norseNames: NameTable = {
  she: words("Aslaug Bergthora Dagny Eira Freydis Gudrun Hallgerd Ingrid Ragna Sigrun Solveig Thyra Unna Yrsa"),
  he: words("Arngrim Bjorn Eyvind Floki Grimar Halfdan Ivar Ketil Leif Ormur Ragnvald Skeggi Thorvald Ulf"),
  person: ["{given} {byname}", "{given} {byname}", "{given} of {settlement}"],
  settlement: ["{first}{last}", "{first}{last}", "{first}{last}", "{father|possessive} Hall"],
  wild: ["the {frost} {land}", "{first}{rock}", "the {frost} {land}", "{father|possessive} {land}"],
  world: ["{realm1}{realm2}", "{realm1}{realm2}", "the {frost} Reach"],
  faction: ["the Sons of {father}", "the {beast}-Skins", "the Sworn of {first}{last}", "the {thing} Thing"],
  item: ["{father|possessive} {thing}", "{kenning}", "the {frost} {thing}"],
  parts: {
    byname: [
      "Ironside",
      "Red-Beard",
      "the Deep-Minded",
      "Oath-Keeper",
      "Half-Troll",
      "Sea-Worn",
      "Crow-Feeder",
      "the Lame",
      "Far-Traveller",
    ],
    father: words("Asgrim Borgar Hauk Hrafn Magnar Styrbjorn Vermund"),
    first: words("Bjarn Drang Eld Grim Hrafn Is Kald Orm Skag Storm Ulv Vetr"),
    last: words("by dal fjord gard heim ness stad vik"),
    rock: words("fell horn jokul tind"),
    realm1: words("Frost Hrim Jarn Nord Sko Vind"),
    realm2: words("heim land mark gard vangr"),
    frost: words("Black Frozen Grey Howling Iron Pale White Winter"),
    land: words("Fells Glacier Pinewood Shore Sound Strand Tarn"),
    beast: words("Bear Boar Raven Seal Serpent Wolf Whale"),
    thing: words("Axe Hammer Hearth Horn Mead Oath Rune Shield Spear"),
    kenning: words("Bone-Biter Leg-Breaker Skull-Song Widow-Maker Frost-Tongue Wound-Bee"),
  },
};
