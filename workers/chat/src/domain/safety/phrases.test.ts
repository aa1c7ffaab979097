import { describe, expect, it } from "vitest";

import { Phrases } from "./phrases.ts";
import { stemOf } from "./stem.ts";

const finds = (entry: string, text: string) => new Phrases([entry]).firstIn(text) !== null;

describe("a line", () => {
  it.each([
    ["spiders", "A SPIDER drops from the beam."],
    ["spiders", "A Spíder waits."],
    ["torture", "He was tortured for days."],
    ["torture", "The torturer grins."],
    ["torturing", "A torturous night."],
    ["mutilation", "They mutilate the dead."],
    ["rape", "the rapist"],
    ["slavery", "The slavers come; they enslaved the village."],
    ["child", "Children play."],
    ["death of a pet", "The deaths of pets."],
    ["harm to children", "It harms the children."],
    ["pets die", "A pet died here."],
    ["blood magic", "He knows Blood-Magic."],
    ["crème brûlée", "creme brulee again"],
    ["child's", "the child’s doll"],
    ["don't wake", "Dont wake him"],
    ["蜘蛛", "巨大蜘蛛爬了"],
    ["пытки", "Здесь пытки."],
    ["of the", "one of the few"],
  ])("%s is found in: %s", (entry, text) => expect(finds(entry, text)).toBe(true));

  it.each([
    ["rape", "A bunch of grapes hangs from the drapes."],
    ["rat", "The pirate was irate."],
    ["spider", "A spidery hand."],
    ["blood magic", "Magic runs in your blood."],
    ["blood magic", "There is blood. Magic lights the hall."],
    ["harm to children", "No harm done. The children play."],
    ["arm", "The army marches."],
    ["needles", "He needs less."],
    ["kill", "A skilled climber."],
  ])("%s is not found in: %s", (entry, text) => expect(finds(entry, text)).toBe(false));

  it("is found however it is dressed up", () => {
    for (const text of [
      "a sp\u00adider",
      "a spi\u200bder",
      "a *spi*der",
      "a **spider**",
      "SPI\u0301DER",
      "‘spiders’",
    ]) {
      expect(finds("spider", text), text).toBe(true);
    }
  });

  it("of marks alone is never found", () => {
    expect(finds("!!!", "What!!!")).toBe(false);
    expect(new Phrases(["…", ""]).isEmpty).toBe(true);
  });
});

it("stems as Porter's examples do", () => {
  const pairs =
    "caresses caress cats cat agreed agre plastered plaster motoring motor conflated conflat troubled troubl sized size hopping hop falling fall hissing hiss failing fail filing file happy happi relational relat predication predic operator oper hopefulness hope triplicate triplic electrical electr revival reviv inference infer adjustable adjust replacement replac adoption adopt effective effect controlling control".split(
      " ",
    );
  for (let at = 0; at < pairs.length; at += 2) expect(stemOf(pairs[at] ?? "")).toBe(pairs[at + 1]);
});
