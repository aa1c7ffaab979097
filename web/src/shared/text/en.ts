/**
 * The one catalogue of everything the app says: `text.<area>.<key>`, a function where something is filled in. An area's words are in
 * en/<area>.ts, where product.md's sentences stand word for word, and in every other language's folder beside it. It is a namespace,
 * not an object, so that a page loads only the areas it speaks from.
 */
export * as text from "./areas/all.ts";
