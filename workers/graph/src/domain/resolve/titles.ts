/** Titles that may precede a name, grouped by whom they can be used for. A lord and a lady with the same name are two people. */
const TITLES: Readonly<Record<"man" | "woman" | "anybody", string>> = {
  man: "lord sir mr mister king prince duke count baron emperor brother father uncle grandfather abbot monsieur herr",
  woman:
    "lady dame mrs ms miss madam madame mistress queen princess duchess countess baroness empress sister mother aunt " +
    "granny grandmother abbess priestess widow",
  anybody:
    "captain commander colonel general major sergeant lieutenant corporal admiral marshal master dr doctor professor " +
    "elder old young chief chieftain sheriff constable magistrate judge bishop priest saint st brother-captain warden " +
    "innkeeper tollkeeper gatekeeper lighthouse-keeper keeper ferryman harbourmaster harbormaster quartermaster steward " +
    "smith miller mayor councillor councilor inspector detective agent private ensign boatswain bosun",
};

const WHO = new Map(
  Object.entries(TITLES).flatMap(([who, words]) => words.split(" ").map((word) => [word, who] as const)),
);

export const isTitle = (word: string): boolean => WHO.has(word);

/** Whether both names may belong to one person by their titles: they share a title, or one name has none. */
export function titlesAgree(mine: readonly string[], theirs: readonly string[]): boolean {
  return mine.length === 0 || theirs.length === 0 || mine.some((title) => theirs.includes(title));
}
