import { words } from "../words.ts";
import type { NameTable } from "../name-table.ts";

export const desertNames: NameTable = {
  she: words("Aziza Dalila Farah Ghaliya Hafsa Jumana Layal Maysun Nadira Rashida Samira Shirin Yasirah Zubayda"),
  he: words("Asim Bahram Dawud Fadil Hakim Idris Jalal Karim Mansur Nasir Rustam Salim Tariq Yusuf"),
  person: ["{given} {link} {given2}", "{given} al-{epithet}", "{given} of {settlement}", "{given} al-{epithet}"],
  settlement: ["{first}{last}", "{first}{last}", "Qasr {first}{last}", "the Wells of {given2}"],
  wild: ["the {sun} {land}", "the {sun} {land}", "the Sea of {thing|plural}", "the {land} of {first}{last}"],
  world: ["{realm1}{realm2}", "the Sand Sea of {realm1}{realm2}", "{realm1}{realm2}"],
  faction: ["the Sons of {given2}", "the {sun} Riders", "the {number} Viziers", "the Keepers of the {thing}"],
  item: ["{given|possessive} {thing}", "the {sun} {thing}", "the {thing} of {number} Wishes"],
  parts: {
    link: words("ibn bint"),
    epithet: words("Attar Faris Hakami Jawhari Najjar Qamari Rashidi Sabbagh Zarqa"),
    given2: words("Azhar Halim Jabir Mahmar Sulafa Zayd"),
    first: words("Azh Dahr Fal Hass Jaz Kham Mar Qat Sab Tash Zah"),
    last: words("abad ara ariq een id ira mun oun"),
    realm1: words("Azr Khal Mehr Qadir Sahr Zamar"),
    realm2: words("abar akesh amun istan iyya"),
    sun: words("Amber Burning Copper Golden Red Singing White"),
    land: words("Canyons Dunes Expanse Mesa Salt-Flats Wadi Waste"),
    beast: words("Camel Falcon Fennec Gazelle Leopard Scorpion Viper"),
    thing: words("Date Lamp Mirror Pearl Pillar Ring Star Veil"),
    number: words("Three Seven Nine Forty"),
  },
};
