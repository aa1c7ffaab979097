/**
 * The one catalogue of everything the app says, in English: `text.<area>.<key>`, a function where something is filled in.
 * product.md's sentences stand word for word. An area's texts are in en/<area>.ts. It is a namespace, not an object, so that a page
 * loads only the areas it speaks from.
 */
export * as text from "./en/all.ts";
