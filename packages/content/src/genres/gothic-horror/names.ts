import { words } from "../words.ts";
import type { NameTable } from "../name-table.ts";

export const gothicHorrorNames: NameTable = {
  she: words(
    "Adelheid Carmine Dragana Erzsi Franziska Ileana Katarina Liesel Mirela Ottilie Roswitha Sidonie Theodora Valeska",
  ),
  he: words("Anton Bogdan Casimir Detlef Emil Florian Gregor Ivo Konrad Ludvik Matthias Radu Stefan Viktor"),
  person: ["{given} {family}", "{given} {family}", "{title} {given} von {house}"],
  settlement: ["{first}{last}", "{first}{last}", "Sankt {saint}"],
  wild: ["the {grief} {land}", "the {grief} {land}", "{house|possessive} {land}"],
  world: ["{realm1}{realm2}", "the Valley of {realm1}{realm2}", "{realm1}{realm2}"],
  faction: [
    "the House of {house}",
    "the Brotherhood of Saint {saint}",
    "the {grief} Congregation",
    "the {beast} Watch",
  ],
  item: ["the {house} {thing}", "Saint {saint|possessive} {thing}", "the {grief} {thing}"],
  parts: {
    title: words("Count Baron Father Doctor Burgomaster"),
    family: words("Albrecht Brandt Czerny Dragomir Halloran Kessler Lupescu Morau Reinhardt Szabo Varga"),
    house: words("Aschen Harrach Morgenrot Ravensfeld Tarn Vaszary"),
    saint: words("Agnes Barbara Casimir Dymphna Georg Ludmila Walburga"),
    first: words("Adler Drachen Eisen Grau Krahen Nacht Schwarz Toten Wolfs"),
    last: words("bach berg burg feld grund hof see tal wald"),
    realm1: words("Barov Karst Morav Silv Szark Val"),
    realm2: words("achia enia oslav mark grad"),
    grief: words("Bleeding Faithful Mourning Pale Veiled Weeping Withered"),
    land: words("Abbey Forest Heights Lake Moor Ravine Vineyards"),
    beast: words("Bat Owl Raven Stag Wolf"),
    thing: words("Bell Candle Cradle Locket Mirror Portrait Rose Veil"),
  },
};
