/** Between a stored character and a hero of the rules. */
export { characterOf, classNames, heroBuild, type HeroFields } from "./character-of.ts";
export { heroOf, unrolledHitPoints, type HeroSource } from "./hero-of.ts";
export { knownBuild } from "./known-build.ts";
export { heroOfSheet, tableSheet } from "./table-sheet.ts";
