import { words } from "../words.ts";
import type { NameTable } from "../name-table.ts";

export const darkFantasyNames: NameTable = {
  she: words("Agathe Brenna Cinder Dreda Edda Grisel Hexa Ilse Morwen Nessa Ravna Sorrel Ulrike Wrenna"),
  he: words("Aldous Bertram Crane Dreven Emeric Godrick Harl Jorun Kasper Mordan Oswin Rook Sievert Varric"),
  person: ["{given} {family}", "{given} {byname}", "{given} {family}"],
  settlement: ["{first}{last}", "{first}{last}", "{family|possessive} End"],
  wild: ["the {grim} {land}", "the {grim} {land}", "the {land} of {loss}"],
  world: ["{realm1}{realm2}", "the {grim} Realm", "{realm1}{realm2}"],
  faction: [
    "the {grim} Hand",
    "the Order of the {grim} {thing}",
    "the Penitents of {first}{last}",
    "the {beast} Lords",
  ],
  item: ["the {thing} of {loss}", "{given|possessive} {thing}", "the {grim} {thing}"],
  parts: {
    family: words("Ashgrave Blackwood Cairn Duskmoor Gallow Mourne Rotherham Thorne Vane Wormwood"),
    byname: ["the Pale", "Ropewalker", "the Unburied", "Nine-Graves", "Crowfriend", "the Penitent"],
    first: words("Ash Bleak Crow Dread Fallow Grim Hollow Mire Raven Salt Thorn Wither"),
    last: words("barrow burn cross fen gate hallow moor mouth stow water"),
    realm1: words("Dor Gren Mord Nath Sorr Vael Wyr"),
    realm2: words("enfell grave heim mire rath wane"),
    grim: words("Ashen Black Bled Broken Crooked Hollow Pale Silent Starving Weeping"),
    land: words("Barrens Fen Graves Heath Pits Thicket Vale Woods"),
    loss: words("Sorrow Mercy Silence Penance Hunger Regret"),
    beast: words("Adder Crow Hound Moth Rat Wolf Worm"),
    person2: words("Baron Bishop King Monk Saint"),
    thing: words("Blade Bell Candle Chain Crown Mask Rose Thorn"),
  },
};
