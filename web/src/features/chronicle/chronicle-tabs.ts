/** The parts of a campaign's chronicle, as its address names them. */
export const CHRONICLE_TABS = ["memory", "people", "timeline", "quests", "health"] as const;
export type ChronicleTab = (typeof CHRONICLE_TABS)[number];

/** The part an address asks for; the memory itself where it names none. */
export const tabOf = (hash: string): ChronicleTab => CHRONICLE_TABS.find((tab) => hash === `#${tab}`) ?? "memory";
