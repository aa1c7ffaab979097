/** The tabs of a campaign's chronicle, as the hash of the address names them. */
export const CHRONICLE_TABS = ["memory", "people", "timeline", "quests", "health"] as const;
export type ChronicleTab = (typeof CHRONICLE_TABS)[number];

/** The tab that the hash names, else the memory tab. */
export const tabOf = (hash: string): ChronicleTab => CHRONICLE_TABS.find((tab) => hash === `#${tab}`) ?? "memory";
