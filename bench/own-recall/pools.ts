/**
 * Things for plants. None of the words here is in the oracle's own tables, so that memory can know them only from what the player wrote.
 */
export const THINGS = [
  "copper flute",
  "jade idol",
  "hollow key",
  "brass compass",
  "walnut abacus",
  "velvet glove",
  "pewter tankard",
  "amber brooch",
  "ivory chessman",
  "indigo ledger",
  "glass lens",
  "tin whistle",
  "malachite locket",
  "cedar box",
  "corroded key",
  "wolfskin drum",
  "opal ring",
  "porcelain thimble",
  "salt cellar",
  "crimson envelope",
  "clay oil lamp",
  "ebony cane",
  "painted fan",
  "rusty sextant",
] as const;

/** Places where the player puts things. */
export const SPOTS = [
  "under the third stair of the bakehouse",
  "behind the loose brick of the lime kiln",
  "in the hollow of the lightning oak",
  "beneath the altar of the fishermen's chapel",
  "inside the dry cistern",
  "under the floor of the ropewalk",
  "in the rafters of the tannery",
  "behind the gallows wall",
  "in the crypt of the glovers' guild",
  "under the keel of the beached ferry",
  "inside the chimney of the dyer's cottage",
  "beneath the milestone on the salt road",
] as const;

/** Names of people whom only the player ever mentions. */
export const NAMES = [
  "Ulvric Pell",
  "Evadne Roke",
  "Corvane Quist",
  "Hildreth Ilveny",
  "Wynefrid Toll",
  "Lambert Corrow",
  "Torquil Yole",
  "Mortimer Drune",
  "Sabine Wick",
  "Cuthbert Thale",
] as const;

export const TOWNS = ["Saltmarrow", "Gallows Reach", "Thornwick", "Amberford", "Ravensholm", "Dunmere"] as const;

/** What somebody in the player's past did: first as the player says it, then as a question. */
export const PASTS = [
  ["raised me after the great flood", "Who raised me after the great flood?"],
  ["taught me to read the stars", "Who taught me to read the stars?"],
  ["sold me my first horse", "Who sold me my first horse?"],
  ["pulled me out of the burning granary", "Who pulled me out of the burning granary?"],
  ["cheated me at dice in the garrison", "Who cheated me at dice in the garrison?"],
  ["stitched the scar on my shoulder", "Who stitched the scar on my shoulder?"],
] as const;

/** What the player does at a place: first as the player says it, then as a question, then the place. */
export const DONE_AT = [
  ["carve my initials into", "Where did I carve my initials?", "the harbour crane"],
  ["bury the drowned hound beside", "Where did I bury the drowned hound?", "the toll barn"],
  ["leave a wreath of rowan at", "Where did I leave the wreath of rowan?", "the wayside cross"],
  ["scatter my father's ashes over", "Where did I scatter my father's ashes?", "the beacon hill"],
  ["spill lamp oil across", "Where did I spill lamp oil?", "the counting house floor"],
  ["nail a horseshoe above", "Where did I nail the horseshoe?", "the ferryman's door"],
] as const;

/** What the player promises: first as the promise is given, then as it is kept. */
export const PROMISES = [
  ["mend the roof of the orphanage", "mended the roof of the orphanage"],
  ["bring back the bell of the lazaret", "brought back the bell of the lazaret"],
  ["plant an apple tree on the old grave", "planted an apple tree on the old grave"],
  ["pay the widow's rent until spring", "paid the widow's rent until spring"],
  ["carry a letter to the lighthouse", "carried a letter to the lighthouse"],
  ["teach the twins to swim", "taught the twins to swim"],
  ["burn the forged census", "burned the forged census"],
  ["find a cure for the blue cough", "found a cure for the blue cough"],
] as const;

/** Names of societies that only the game master may know. */
export const SECRET_SOCIETIES = [
  "Veiled Thorn",
  "Hollow Choir",
  "Ninth Lantern",
  "Ashen Ledger",
  "Quiet Tide",
  "Cinder Parliament",
] as const;

/** People and things that no story ever mentions, each with a question about it. */
export const NEVER = [
  ["Zephrine Aldwyck", "Who is Zephrine Aldwyck?"],
  ["Quillon Harrowgate", "What did I promise Quillon Harrowgate?"],
  ["obsidian harp", "Where did I hide the obsidian harp?"],
  ["salamander crown", "Who gave me the salamander crown?"],
  ["Ottoline Vexworth", "Where is Ottoline Vexworth now?"],
  ["Balthren Ixmoor", "How did Balthren Ixmoor die?"],
  ["quicksilver astrolabe", "Who has the quicksilver astrolabe?"],
  ["Xanthippe Umberlow", "What does Xanthippe Umberlow want?"],
] as const;
