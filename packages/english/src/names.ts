/** Proper names: finding them in a text, and what a person is called in a sentence. */
export { calledBy } from "./spoken-name.ts";
export { type FoundName, isCommonWord, properNames, TITLES } from "./proper-names.ts";
