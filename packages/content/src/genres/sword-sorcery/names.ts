import { words } from "../words.ts";
import type { NameTable } from "../name-table.ts";

export const swordSorceryNames: NameTable = {
  she: words("Akaia Belkhara Dessa Ishkala Kezia Mahra Nashti Orsha Ramali Sheruda Tamis Urzel Valka Zephane"),
  he: words("Akhar Brakus Drom Garrok Hadrun Jorvash Kull-Amar Marduun Nakor Ozrek Skarn Tharg Ulmar Zorrin"),
  person: ["{given}", "{given} {byname}", "{given} of {settlement}"],
  settlement: ["{root}{end}", "{root}-{root2}", "{root}{end}"],
  wild: ["the {grim} {land}", "the {land} of {root}{end}", "the {grim} {land}"],
  world: ["{root}{realm}", "the {grim} Land of {root}{realm}"],
  faction: ["the {metal} Brotherhood", "the {beast} Cult", "the Knives of {root}{end}", "the {grim} Priests"],
  item: ["the {metal} {part} of {root}{end}", "the Eye of {root}{end}", "{given|possessive} {weapon}"],
  parts: {
    byname: ["the Wolf", "Half-Ear", "the Red", "Two-Knives", "the Unchained", "Black-Hand", "the Silent", "Oathless"],
    root: words("Akh Bar Dol Garth Khem Mor Nim Shad Tarn Ur Vash Zhur"),
    root2: words("Akar Dun Kesh Muun Rai Zul"),
    end: words("abad aroon ekh idash ora ukhar umbra yss"),
    realm: words("aria oth umar yria eros"),
    grim: words("Black Bleeding Burning Drowned Jade Nameless Red Sunken"),
    land: words("Coast Deeps Desert Hills Jungle Steppe Tombs Waste"),
    beast: words("Ape Cobra Hyena Jackal Lion Serpent Tiger Vulture"),
    part: words("Claw Fang Heart Skull Tooth"),
    metal: words("Brass Bronze Copper Gold Iron"),
    weapon: words("Axe Blade Mace Sabre Spear"),
  },
};
