import { words } from "../words.ts";
import type { NameTable } from "../name-table.ts";

/** Invented names with the sounds of several eastern courts. The family name comes first. */
export const orientalNames: NameTable = {
  she: words("Akemi Baoyu Chiyo Hanae Jinlan Kaori Lianmei Michiru Natsuko Ruolan Shuying Sorami Tsukiko Yuelin"),
  he: words("Bowen Daichi Genji Haoran Isamu Jiro Kenta Liwei Masaru Renjiro Shun Takeo Weishan Yoshiro"),
  person: ["{family} {given}", "{family} {given}", "{family} {given}", "{title} {given}"],
  settlement: ["{first}{last}", "{first}{last}", "{number} {thing|plural}", "{first}{last} {gate}"],
  wild: ["the {calm} {land}", "Mount {first}{last}", "the {land} of {number} {thing|plural}", "the {calm} {land}"],
  world: ["{realm1}{realm2}", "the Land of {number} Provinces", "the {calm} Empire of {realm1}"],
  faction: [
    "the {calm} {thing} Society",
    "the {family} Clan",
    "the School of the {calm} {beast}",
    "the {number} Ministers",
  ],
  item: ["the {calm} {thing}", "the {beast} Sword of {family}", "the {thing} of {first}{last}"],
  parts: {
    title: words("Abbot Auntie Magistrate Master"),
    family: words("Asagiri Fujihara Hayakawa Jian Kurosen Linfeng Mizunari Ouyan Shirakawa Tanzhu Yanagi Zhenlu"),
    first: words("Aka Bai Hoshi Jin Kawa Lan Mizu Shan Taka Yun"),
    last: words("fu hara jing kura mori qiao shima tani zhou"),
    gate: words("Gate Market Terrace"),
    realm1: words("Hina Jinh Kaz Long Shen Tenr"),
    realm2: words("ai ara aido ua yuan"),
    calm: words("Autumn Crimson Heavenly Jade Quiet Silent Vermilion White"),
    land: words("Bamboo-Sea Gorge Lakes Mountains Pass Peaks River"),
    beast: words("Carp Crane Dragon Fox Heron Monkey Tiger"),
    thing: words("Blossom Brush Fan Lantern Lotus Moon Pearl Petal"),
    number: words("Three Five Eight Nine Hundred"),
  },
};
