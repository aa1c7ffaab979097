import { words } from "../words.ts";
import type { NameTable } from "../name-table.ts";

export const heroicFantasyNames: NameTable = {
  she: words("Bryony Cassia Dara Elspeth Fenna Gwenna Hanne Isolde Jessamy Kestrel Linnet Marra Rowena Tamsin"),
  he: words("Alden Bram Corvin Dunstan Edric Finn Garrick Hob Jory Kellan Lorcan Osric Perrin Tobin"),
  person: ["{given} {family}", "{given} {family}", "Old {given}", "{given} {byname}"],
  settlement: ["{first}{last}", "{first}{last}", "{first}{last}", "{family|possessive} Rest"],
  wild: ["the {mood} {land}", "the {mood} {land}", "{family|possessive} {land}"],
  world: ["{realm1}{realm2}", "the {realm1} March"],
  faction: ["the {thing} Company", "the Riders of {first}{last}", "the {mood} Hand", "the Guild of {thing2|plural}"],
  item: ["{given|possessive} {thing}", "the {mood} {thing}", "the {beast} Blade"],
  parts: {
    family: words(
      "Ashdown Barrow Copperpot Fairweather Greenhill Hawthorne Marlow Oakes Thatcher Underbough Wainwright",
    ),
    byname: ["Longstride", "the Bold", "Three-Fingers", "Quickbow", "the Tall", "Brightbuckle"],
    she: words("Anna Linnet Marigold Rowena"),
    first: words("Apple Bright Crow Elm Fox Hazel Mill Oak Otter Raven Stone Willow"),
    last: words("bridge brook combe dale field ford holt mere stead ton wick"),
    realm1: words("Alder Brenn Caster Dorn Ever Harro Tarr West"),
    realm2: words("dale fell gard heath land mark mere"),
    mood: words("Broken Crooked Hollow Lonely Mossy Old Silver Whispering"),
    land: words("Barrow Crags Downs Forest Hills Marsh Moor Pass"),
    jolly: words("Dancing Drowsy Golden Jolly Laughing Strutting Spotted Tipsy"),
    beast: words("Badger Boar Goose Hare Hound Otter Pony Ram"),
    thing: words("Anchor Banner Bell Crown Horn Lantern Shield Wheel"),
    thing2: words("Barrel Bow Candle Hammer Key Loaf"),
  },
};
