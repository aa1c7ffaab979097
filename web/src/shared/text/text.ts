/**
 * All texts of the interface in the reader's language: `text.<area>.<key>`. A text into which a value is filled is a function. The English
 * texts of an area are in en/<area>.ts, the German ones in de/<area>.ts. `text` is a namespace and not an object, so that a page loads only
 * the areas it uses.
 */
export * as text from "./areas/all.ts";
