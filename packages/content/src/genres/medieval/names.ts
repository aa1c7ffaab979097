import { words } from "../words.ts";
import type { NameTable } from "../name-table.ts";

export const medievalNames: NameTable = {
  she: words("Agnes Alys Beatrice Cecily Edith Emma Godiva Hawise Isabel Joan Matilda Maud Rohese Sibyl"),
  he: words("Aubrey Baldwin Drogo Eustace Fulk Geoffrey Hamo Hugh Odo Piers Ralf Stephen Walter Wymond"),
  person: ["{given} {trade}", "{given} of {settlement}", "{given} de {house}", "{title} {given}"],
  settlement: ["{first}{last}", "{first}{last}", "{first}{last} {saint}", "Saint {saint|possessive} {stow}"],
  wild: ["the {old} {land}", "{first}{wood}", "the {old} {land}"],
  world: ["{realm1}{realm2}", "the Kingdom of {realm1}{realm2}", "{realm1}{realm2}"],
  faction: ["the House of {house}", "the Guild of {guild}", "the Brothers of Saint {saint}", "the {old} Company"],
  item: ["Saint {saint|possessive} {relic}", "the {house} {thing}", "{given|possessive} {thing}"],
  parts: {
    title: words("Brother Dame Father Goodwife Sir"),
    trade: words("Arkwright Baxter Chandler Cooper Fletcher Miller Reeve Tanner Webber"),
    house: words("Beaumarch Corbel Daubrey Fontaine Marchmain Montfaron Rochelle Vexin"),
    saint: words("Aldhelm Brice Cuthman Edburga Osyth Swithun Wendreda"),
    guild: ["the Drapers", "the Salters", "the Smiths", "the Vintners", "the Masons"],
    first: words("Ald Barn Cold Dun Ely Fen Grims Holm Kings Monks Stan Wal"),
    last: words("bourne bury by castle church ford ham ley minster thorpe ton"),
    stow: words("Bridge Cross Priory Stow"),
    wood: words("wold shaw hurst weald"),
    realm1: words("Angev Brem Cantr Estr Lorr Norm Wess"),
    realm2: words("ain aria avia ester mark ony"),
    old: words("Broad Free Grey High King's Old White"),
    land: words("Chase Common Downs Fen Forest Heath March"),
    beast: words("Boar Bull Falcon Hart Hound Lamb Lion Swan"),
    thing: words("Bell Cross Crown Garland Key Oak Plough Sheaf"),
    relic: words("Bone Cup Girdle Psalter Staff Thumb"),
    given2: words("Margaret Thomas Katherine Nicholas"),
  },
};
