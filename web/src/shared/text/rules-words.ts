import { text } from "./text.ts";

/** The name of a class, species, background, ability, skill, resource or condition as it is shown; a name of the player's own stays as it is. */
export const inWords = (name: string): string => text.rules.names[name] ?? name;
