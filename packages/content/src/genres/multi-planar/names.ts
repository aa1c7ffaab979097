import { words } from "../words.ts";
import type { NameTable } from "../name-table.ts";

export const multiPlanarNames: NameTable = {
  she: words(
    "Azhiri Calyx Eidolia Hesper Ixia Lumen Nhalia Ombra Quillon Sephine Tzarael Umbriel Veil-of-Rain Zephyra",
  ),
  he: words(
    "Achronos Brazen Cinderjack Dusk-at-Noon Ezkariel Harrow Izzun Kaleid Morrow Oriax Quasim Tesser Vantus Xoth",
  ),
  person: ["{given}", "{given} {byname}", "{given} of {settlement}"],
  settlement: ["{odd}", "{thing}'s {turn}", "{odd}-under-{thing}", "the {number} {thing|plural}"],
  wild: ["the {state} {land}", "the {land} Between", "the {state} {land}"],
  world: ["{odd}verse", "the Wheel of {odd}", "the {state} Sky of {odd}"],
  faction: ["the {thing} Keepers", "the Cartographers of {odd}", "the {state} Choir", "the {number} Factors"],
  item: ["the {thing} of {odd}", "the {state} {thing}", "{given|possessive} {thing}"],
  parts: {
    byname: ["Twice-Born", "the Unmapped", "of Seven Shadows", "Doorwalker", "who Was a River", "the Borrowed"],
    odd: words("Aphel Ixis Karsh Lumenar Nulth Orrery Quorl Sigma Tessar Uth Vesper Zenith"),
    state: words("Folded Inverted Mirrored Shattered Singing Sleeping Unfinished Weightless"),
    land: words("Archipelago Bridges Gulf Labyrinth Shoals Stair Threshold Void"),
    thing: words("Clock Door Hinge Key Lantern Prism Star Thread"),
    turn: words("Landing Rest Toll Turning"),
    number: words("Seven Nine Thirteen Hundred"),
  },
};
