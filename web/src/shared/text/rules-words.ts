import { text } from "./text.ts";

/** The translated name of a class, species, background, ability, skill, resource or condition. A custom name stays as it is. */
export const inWords = (name: string): string => text.rules.names[name] ?? name;
