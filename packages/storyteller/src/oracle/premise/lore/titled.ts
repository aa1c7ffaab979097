import { storedPattern } from "../../patterns.ts";
/** Names that only people have, whatever the words in them mean. */

const TITLED = storedPattern("titled titled", "u");
const HOUSE = storedPattern("titled house", "u");

/** "Old Sister Quay", "Colonel Trench": a title and a family name. */
export const isTitled = (name: string): boolean => TITLED.test(name) && !HOUSE.test(name);
