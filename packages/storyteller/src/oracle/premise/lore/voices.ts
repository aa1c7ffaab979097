import { literal, filledPattern, pattern, storedPattern } from "../../patterns.ts";
import { readOnce } from "./read-once.ts";
import { indexOfName, type Lore, type LoreEntry } from "./lore-entry.ts";

/** Machines with a mind of their own can be spoken to, wherever the texts put them. */

/** Whether a thing with a proper name is a machine or a mind by the texts or the player's words. */
export function hasVoice(lore: Lore, { kind, name, role, sentences }: LoreEntry): boolean {
  if (kind !== "thing") return false;
  const key = `${name}|${role}|${sentences.length}`;
  return readOnce(lore, "voice", key, () => readVoice(lore, { name, role, sentences }));
}

function readVoice(lore: Lore, { name, role, sentences }: Pick<LoreEntry, "name" | "role" | "sentences">): boolean {
  if (pattern("voices read voice").test(role)) return true;
  return sentences.some((at) => {
    const { text = "" } = lore.sentences[at] ?? {};
    return text.startsWith(name) && filledPattern("voices read voice 2", "u", literal(name)).test(text);
  });
}
const SPEAKS = storedPattern("voices speaks");
const VOICELESS = storedPattern("voices voiceless");
const INFANT = storedPattern("voices infant");

/** What the player's texts say of somebody: their own part of a list, without what stands of others. */
const ownParts = (lore: Lore, { name, sentences }: LoreEntry): string[] =>
  sentences.flatMap((at) => {
    const { text = "", source = "world" } = lore.sentences[at] ?? {};
    if (source === "hero" || source === "notes") return [];
    return text.split(/; (?:and )?/u).filter((part) => indexOfName(part, name) >= 0 && indexOfName(part, name) < 60);
  });

/** Whether somebody has no voice, or has sworn not to use it: they sign and write. */
export const isVoiceless = (lore: Lore, entry: LoreEntry): boolean =>
  entry.kind === "person" &&
  readOnce(lore, "voiceless", `${entry.name} ${entry.sentences.length}`, () =>
    ownParts(lore, entry).some((part) => VOICELESS.test(part)),
  );

/** Whether somebody is too small to talk. */
export const isInfant = (lore: Lore, entry: LoreEntry): boolean =>
  entry.kind === "person" &&
  readOnce(
    lore,
    "infant",
    `${entry.name} ${entry.role} ${entry.sentences.length}`,
    () =>
      INFANT.test(`${entry.name} ${entry.role}`) ||
      ownParts(lore, entry).some((part) => filledPattern("voices is infant", "u", literal(entry.name)).test(part)),
  );

/**
 * Whether somebody can answer in words. A beast can where the texts say so, or where the hero is one, too; who the player says cannot talk
 * cannot.
 */
export function canTalk(lore: Lore, entry: LoreEntry): boolean {
  const own = entry.sentences.map((at) => lore.sentences[at]).filter((each) => each !== undefined);
  if (own.some(({ text, source }) => source === "story" && text.endsWith(" cannot talk."))) return false;
  if (isInfant(lore, entry)) return false;
  if (entry.kind !== "creature") return true;
  return own.some(({ text, source }) => source !== "story" && SPEAKS.test(text)) || isBeastTale(lore);
}

/** Whether the hero is a beast among beasts: then all of them talk. */
const isBeastTale = (lore: Lore): boolean =>
  lore.sentences.some(({ text, source }) => source === "hero" && pattern("voices is beast tale", "u").test(text));

const BODILESS = storedPattern("voices bodiless", "u");
/** Whether somebody has no body: a ship's computer nods to nobody. */
export function isBodiless(lore: Lore, entry: LoreEntry): boolean {
  if (pattern("voices is bodiless 2").test(entry.role)) return false;
  if (BODILESS.test(entry.role)) return true;
  return entry.sentences.some((at) => {
    const { text = "", source = "world" } = lore.sentences[at] ?? {};
    return source === "story"
      ? pattern("voices is bodiless", "u").test(text)
      : filledPattern("voices is bodiless 3", "u", literal(entry.name)).test(text);
  });
}
