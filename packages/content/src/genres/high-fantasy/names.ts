import { words } from "../words.ts";
import type { NameTable } from "../name-table.ts";

export const highFantasyNames: NameTable = {
  she: words("Aelwen Caladra Elowen Faelith Iriel Lirien Maerith Nimrae Sariel Thessaly Vaelis Yselle Orlaith Ilmare"),
  he: words("Aldareth Berion Caelum Daerion Eldrin Faelan Halion Ithilor Maldric Orin Taliesk Theren Valandur Ysmir"),
  person: ["{given} {family}", "{given} {family}", "{given} of {settlement}"],
  settlement: ["{root}{end}", "{root}{end}", "{root} {grace}"],
  wild: ["the {hue} {land}", "the {hue} {land}", "the {land} of {root}{end}"],
  world: ["{root}{realm}", "{hue}{realm}", "{root}{realm}"],
  faction: ["the Order of the {hue} {thing}", "the Wardens of {root}{end}", "the {hue} Circle", "the {thing} Court"],
  item: ["{given|possessive} {thing}", "the {hue} {thing}", "the {thing} of {root}{end}"],
  parts: {
    family: words(
      "Dawnmantle Evenstride Fairwater Goldleaf Highbough Larkwind Moonvale Silverthorn Starweir Summerlin",
    ),
    root: words("Ael Cor Elan Gal Ithil Lor Myr Nael Sil Thal Val Yrr"),
    end: words("adel andor emar eth ien ilen oras ossë umbriel wyn"),
    realm: words("andria aria enthos elon imar oria ovar"),
    grace: words("Falls Gate Haven Rise Spires Watch"),
    hue: words("Amber Argent Azure Dawn Golden Ivory Moonlit Silver Starlit Verdant"),
    land: words("Downs Glade Mere Pass Reach Vale Weald Wood"),
    beast: words("Griffin Hart Heron Pegasus Stag Swan Unicorn"),
    thing: words("Bough Chalice Crown Harp Lantern Leaf Mirror Star Sword"),
  },
};
