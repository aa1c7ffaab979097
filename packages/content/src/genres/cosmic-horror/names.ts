import { words } from "../words.ts";
import type { NameTable } from "../name-table.ts";

export const cosmicHorrorNames: NameTable = {
  she: words(
    "Abigail Constance Dorcas Eudora Harriet Keziah Lenore Mercy Obedience Prudence Rebekah Susannah Temperance Wilhelmina",
  ),
  he: words(
    "Ambrose Barnabas Ephraim Ezra Gilman Hezekiah Jedediah Lemuel Nathaniel Obadiah Randall Septimus Warren Zebulon",
  ),
  person: ["{given} {family}", "{given} {family}", "{title} {given} {family}"],
  settlement: ["{first}{last}", "{first}{last}", "{family|possessive} Landing"],
  wild: ["the {odd} {land}", "{family|possessive} {land}", "the {odd} {land}"],
  world: ["{first}{last} County", "the {odd} Coast", "{deep1}{deep2}"],
  faction: [
    "the {deep1}{deep2} Society",
    "the Congregation of the {odd} {thing}",
    "the {family} Trust",
    "the Listeners",
  ],
  item: ["the {deep1}{deep2} Fragment", "the {family} Manuscript", "the {odd} {thing}"],
  parts: {
    title: words("Doctor Professor Reverend Constable"),
    family: words("Alden Blackthorn Carver Crowninshield Gedney Hale Hobb Marsden Pickering Thaxter Whitcomb"),
    given2: words("Martha Sarah Eliza Hannah"),
    first: words("Brine Dun Grey Hallow Inns Kings Marsh Pale Salt Thorn"),
    last: words("bury ham haven mouth port wich worth"),
    odd: words("Angled Drowned Listening Nameless Patient Sleepless Sunken"),
    land: words("Bog Cove Light Point Reef Shoal Woods"),
    deep1: words("Yth Ngol Az Vhul Iqth Shol"),
    deep2: words("arra oth uggath inoc ziq"),
    thing: words("Bell Lantern Mirror Star Tide Window"),
    thing2: words("Anchor Compass Gull Harpoon"),
    virtue: words("Forbearance Patience Providence Resignation"),
  },
};
