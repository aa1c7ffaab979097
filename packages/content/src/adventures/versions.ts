/**
 * The ids of the adventures with their versions. They are also in each adventure's `premise.json`, but the chat worker needs nothing else of
 * these, and the texts would be 2 KB of its bundle. A test compares the two.
 */
export const VERSIONS: ReadonlyMap<string, number> = new Map([
  ["first-evening", 1],
  ["ledger", 1],
  ["lantern", 1],
  ["charts", 1],
]);
