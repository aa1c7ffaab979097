/** Plays whole adventures and premises with the oracle, for tests, benches and the adventures' checker. */
export { playAdventure } from "../oracle/adventure/testing/play.fake.ts";
export { walkAdventure } from "../oracle/adventure/testing/walk.fake.ts";
export { played } from "../oracle/premise/played.fake.ts";
