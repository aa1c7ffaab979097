import { pattern, storedPattern } from "../../patterns.ts";
import { isCommonWord, TITLES } from "#english/names";
import type { TurnBrief } from "../../../ports.ts";

/** Short names of the hero in the notes. */

/** A text in which the player speaks as the hero. Who wants something in it is somebody else. */
const OWN_VOICE = storedPattern("nicknames own voice", "u");

/** "Maureen Pike wants to prove …": the first who has an aim, with the name alone, too. */
function wisher(notes: string): string[] {
  const [, whole = ""] = pattern("nicknames wisher", "u").exec(notes) ?? [];
  const first = whole.split(" ")[0]!;
  return whole === "" || TITLES.has(first) || isCommonWord(first) ? [] : [...new Set([whole, first])];
}

/** What the notes call the hero beside the name: "Tam wants to …" of Tamsin Rook, or any name that only the notes have and that is after the aim. */
export function nicknamesOf({ campaign, world, characters }: TurnBrief["scene"]): string[] {
  const [only] = characters;
  const notes = campaign.notes ?? "";
  // Nobody was given: whose wish it is in the notes, or else in the campaign's description, is the hero.
  if (characters.length === 0) {
    const wishers = [notes, campaign.description ?? ""].filter((each) => !OWN_VOICE.test(each)).map(wisher);
    return wishers.find((names) => names.length > 0) ?? [];
  }
  if (characters.length !== 1 || only === undefined) return [];
  const own = `${world?.description ?? ""} ${world?.additionalDetails ?? ""}`;
  return [...(campaign.notes ?? "").matchAll(pattern("nicknames nicknames of", "gu"))]
    .map((found) => found[1]!)
    .filter(
      (name, at, all) =>
        all.indexOf(name) === at &&
        !only.name.split(" ").includes(name) &&
        !TITLES.has(name) &&
        !isCommonWord(name) &&
        (only.name.startsWith(name) || !new RegExp(`\\b${name}\\b`, "u").test(own)) &&
        !new RegExp(`\\b${only.name.split(" ")[0]!}\\b`, "u").test(campaign.notes ?? ""),
    );
}
