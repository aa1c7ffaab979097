import { isObject, jsonOf, type JsonObject, textAt } from "../files/json.ts";
import { pngTexts } from "../files/png-texts.ts";
import { Unreadable } from "../files/unreadable.ts";
import { Cleaner } from "./text-cleaner.ts";
import { foreignCampaign } from "./foreign.ts";
import { isLorebook, type Lore, loreRows, readLorebook } from "./lore.ts";
import type { ParsedFile } from "./parsed-file.ts";
import { importedTurns } from "./imported-turns.ts";

const SPECS = new Set(["chara_card_v2", "chara_card_v3"]);

/** Whether an object is a character card, of any version. */
export const isCard = (value: JsonObject): boolean =>
  textAt(value["spec"]).startsWith("chara_card") || (typeof value["first_mes"] === "string" && "personality" in value);

/** Reads the character card in a PNG. If the PNG has two, the newer version is read. */
export function cardInPng(bytes: Uint8Array): JsonObject {
  const texts = pngTexts(bytes);
  const coded = texts.get("ccv3") ?? texts.get("chara");
  if (coded === undefined) throw new Unreadable("noCard");
  const card = jsonOf(decoded(coded));
  if (!isObject(card)) throw new Unreadable("noCard");
  return card;
}

/** Decodes base64 of UTF-8. */
function decoded(coded: string): string {
  try {
    const bytes = Uint8Array.from(atob(coded.trim()), (unit) => unit.charCodeAt(0));
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Unreadable("damaged");
  }
}

/** Makes a campaign from a character card. The card's greeting becomes the opening; its other greetings become variants of the opening. */
export async function readCard(card: JsonObject): Promise<ParsedFile> {
  const spec = textAt(card["spec"]);
  if (!SPECS.has(spec)) throw new Unreadable("cardVersion", spec.replace("chara_card_v", "").slice(0, 20) || "1");
  const { data } = card;
  if (!isObject(data)) throw new Unreadable("invalid", "data");
  const name = (textAt(data["nickname"]) || textAt(data["name"])).trim();
  if (name === "") throw new Unreadable("invalid", "data.name");

  const cleaner = new Cleaner({ char: name, user: "you" });
  const more = Array.isArray(data["alternate_greetings"]) ? (data["alternate_greetings"] as unknown[]) : [];
  const greetings = [data["first_mes"], ...more].map(textAt).filter((greeting) => greeting.trim() !== "");
  const now = Date.now();
  const opening = { message: "", replies: greetings, chosen: 0, model: null, sentAt: now, repliedAt: now };
  const opened = await importedTurns(greetings.length === 0 ? [] : [opening], cleaner);

  const book = isObject(data["character_book"]) && isLorebook(data["character_book"]) ? data["character_book"] : {};
  const { lore, disabled } = readLorebook(book);
  const about = ["description", "personality"].map((part) => textAt(data[part])).filter((part) => part.trim() !== "");
  const self: Lore[] = about.map((content) => ({ name, keys: [], content, isPerson: true, isConstant: false }));
  const memory = loreRows([...merged(self), ...lore], cleaner);
  return foreignCampaign(
    {
      kind: "card",
      name,
      description: textAt(data["scenario"]) || textAt(data["creator_notes"]),
      player: null,
      ...opened,
      memory,
      warnings: [{ about: "disabledLore", count: disabled }],
    },
    cleaner,
  );
}

/** Joins several pieces of lore about one subject into one entry. */
const merged = ([first, ...others]: readonly Lore[]): Lore[] =>
  first ? [{ ...first, content: [first, ...others].map(({ content }) => content).join("\n\n") }] : [];
