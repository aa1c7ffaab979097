import { TITLES } from "#contracts/story/names";

/**
 * Names that language models give to people in every story. A new person with such a name is refused; a person from the player or the
 * setting keeps it. Collected from published lists of overused model vocabulary.
 */
const WORN = new Set(
  "aldric alaric aria aurelia blackwood cassian dorian eldrin elara elena elias elowen evelyn gareth isolde kael kaelen kaelith lila lirael lyra lyria marcus mira nyx orion ravenwood rowan sarah seraphina seren silas sorin sylas thalia thorne thorin vex whisperwind zara zephyr zephyra".split(
    " ",
  ),
);

/** Whether a name consists of overused names: true for "Captain Thorne" and "Elara Blackwood", false for "Thorne Hill's miller". */
export function isOverusedName(name: string): boolean {
  const words = (name.toLowerCase().match(/[\p{L}]+/gu) ?? []).filter((word) => !TITLES.has(word));
  return words.length > 0 && words.length <= 2 && words.some((word) => WORN.has(word));
}
