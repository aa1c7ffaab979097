import { words } from "../words.ts";
import type { NameTable } from "../name-table.ts";

export const renaissanceNames: NameTable = {
  she: words(
    "Alessandra Bianca Caterina Donata Elisabetta Fiammetta Ginevra Isotta Lucrezia Marietta Ottavia Rosalba Simonetta Veronica",
  ),
  he: words(
    "Ambrogio Baldassare Cesare Duccio Ercole Fabrizio Galeazzo Jacopo Lorenzo Marsilio Niccolo Piero Raffaele Taddeo",
  ),
  person: ["{given} {family}", "{given} {family}", "{title} {given} {family}", "{given} da {settlement}"],
  settlement: ["{first}{last}", "{first}{last}", "{castel} {first}{last}", "Porto {first}{last}"],
  wild: ["the {land} of {first}{last}", "the {fair} {land}", "the {fair} {land}"],
  world: ["{realm1}{realm2}", "the Republic of {realm1}{realm2}", "{realm1}{realm2}"],
  faction: [
    "the House of {family}",
    "the Bank of {first}{last}",
    "the Academy of the {fair} {thing}",
    "the Council of {number}",
  ],
  item: ["{family|possessive} {thing}", "the {fair} {thing}", "the {first}{last} Codex"],
  parts: {
    title: words("Captain Doctor Madonna Maestro Messer"),
    family: words(
      "Albizzo Bentivoglia Cavallari Doriano Falconeri Grimaldo Malatesti Orsolo Pazzani Strozzello Vendraman",
    ),
    first: words("Bell Carm Fior Lucc Mont Orv Pis Raven Sien Tors Vern"),
    last: words("ara ello enza essa ino ona ora uggia"),
    castel: words("Borgo Castel Rocca Monte"),
    realm1: words("Aur Etr Lomb Tosc Ven Lig"),
    realm2: words("alia ania aria essina uria"),
    fair: words("Blue Gilded Golden Marble Painted Scarlet Silver"),
    land: words("Hills Lagoon Lakes Marshes Pass Quarries"),
    beast: words("Boar Dolphin Leopard Lion Peacock Swan"),
    thing: words("Compass Dagger Globe Lens Lute Mask Mirror Rose"),
    given2: words("Caterina Lucia Chiara Barbara"),
    virtue: words("Concordia Fortuna Prudenza Vittoria"),
    number: words("Five Nine Ten Twelve"),
  },
};
