import { describe, expect, it } from "vitest";
import { played } from "../played.fake.ts";
import * as many from "./many.fake.ts";
import * as strangers from "./strangers.fake.ts";
import * as unseen from "./unseen.fake.ts";

const PREMISES = { ...strangers, ...many, ...unseen };

describe("Where somebody is to be found", () => {
  it.each([
    ["SALT_BRIDE", "the Reed Queen", "the Lantern Hall"],
    ["SALT_BRIDE", "Father Anselm", "the sunken abbey|Low Corvin"],
    ["BEST_IN_SHOW", "Harold Bunce", "the Plough"],
    ["PERIHELION", "Captain Okafor", "the medbay"],
    ["PIE_WAR", "Sister Perpetua", "the Convent of the Holy Crust"],
    ["PIE_WAR", "Gog", "the bandstand"],
    ["QUIET_DECK", "Wilhelm Tack", "the pump room"],
    ["QUIET_DECK", "Brother Lin", "the chapel"],
    ["ROAD_TO_HASK", "Sister Oun", "the shrine"],
    ["FERRY", "Biddy Carne", "the lighthouse"],
    ["FERRY", "Ewan Tate", "the Drowned Bell"],
    ["MARSH", "Mother Soot", "Black Staithe"],
    ["MARSH", "Corporal Dace", "the mill"],
    ["TRAIN", "Bishop Emmerich", "the dining car"],
    ["VIKING", "Groa", "the skerry"],
    ["GARDEN", "Queen Velvet", "the Root Hall"],
    ["GLASS", "Needle", "the bell tower"],
    ["MINE", "Canon Blythe", "the chapel|the soup kitchen"],
    ["PLAGUE", "Captain Rinaldo", "the north gate"],
    ["TREASURY", "Augustus Dray", "the vault"],
    ["HOLLOW", "Tom Sallow", "the weir"],
    ["INN", "Black Tam", "the fire|the taproom|the Otter"],
    ["ACADEMY", "Grub", "the boiler room"],
  ] as const)("in %s: %s at %s", async (name, who, where) => {
    const { say } = played(PREMISES[name], "homes");
    await say("");
    expect(await say(`Where is ${who}?`)).toMatch(new RegExp(`at (?:${where})|here`, "u"));
  });
});
