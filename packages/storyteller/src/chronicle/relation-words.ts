import type { EntityType } from "#contracts/memory/items";

import { words } from "#english/word-list";

/** Words for what one person can be to another: "Hanne is Corvin's sister". */
const KIN = words(
  `sister brother half-sister half-brother mother father son daughter wife husband widow widower uncle aunt cousin niece nephew
   grandmother grandfather grandson granddaughter twin stepmother stepfather stepson stepdaughter lover betrothed friend rival
   enemy ally apprentice mentor teacher pupil student servant squire partner ward guardian bodyguard heir nurse`,
);

/** Words for a person's office in a place, a house or a people, or in somebody's service. */
const OFFICES = words(
  `captain lieutenant leader head chief chieftain commander lord lady king queen prince princess duke duchess count countess baron
   baroness jarl thane master mistress abbot abbess keeper warden mayor steward priest priestess champion founder ruler owner
   member agent spy prisoner envoy ambassador sergeant general admiral magistrate sheriff reeve headman headwoman innkeeper
   landlord landlady gatekeeper treasurer chancellor advisor adviser`,
);

export const BONDS = [...KIN, ...OFFICES].join("|");
export const KINSHIP = KIN.join("|");

/** Verbs that express a relationship, each with the name of that relationship. */
export const BINDING_VERBS: readonly (readonly [type: string, verbs: string])[] = [
  ["serves", "serves|served|works for|worked for|is in the service of|is sworn to"],
  ["rules", "rules|ruled|governs|governed|reigns over"],
  ["leads", "leads|led|commands|commanded"],
  ["guards", "guards|guarded|protects|protected|watches over"],
  ["owns", "owns|owned"],
  ["owes", "owes|owed|is indebted to|is in debt to"],
  ["hates", "hates|hated|loathes|loathed|despises|despised"],
  ["loves", "loves|loved|adores|adored|is in love with"],
  ["fears", "fears|feared|dreads|dreaded|is afraid of"],
  ["trusts", "trusts|trusted"],
  ["distrusts", "distrusts|distrusted|mistrusts|mistrusted"],
  ["envies", "envies|envied"],
  ["seeks", "seeks|sought|hunts|hunted|is hunting|is looking for|searches for|is searching for"],
  ["killed", "killed|has killed|had killed|slew|has slain|murdered|has murdered|had murdered|kills|slays|murders"],
  ["betrayed", "betrayed|has betrayed|had betrayed|betrays"],
  ["saved", "saved|has saved|had saved|rescued|has rescued|had rescued"],
  ["robbed", "robbed|has robbed|had robbed|stole from|has stolen from"],
  ["married to", "married|has married|had married|is married to|was married to|wed"],
  ["betrothed to", "is betrothed to|is engaged to"],
  ["allied with", "is allied with|is in league with|is an ally of"],
  ["at war with", "is at war with|are at war with|is feuding with"],
  ["member of", "is a member of|belongs to|is one of"],
  ["founded", "founded|has founded|had founded|built|had built"],
  ["worships", "worships|worshipped|prays to"],
  ["lives in", "lives in|lives at|lives near|dwells in|lived in"],
  ["comes from", "comes from|hails from|was born in"],
];

/**
 * Types of entity that the object of such a verb must have, if the verb could also mean something else ("Corvin leads Hanne to the door").
 */
export const ONLY_ABOUT: Readonly<Record<string, readonly EntityType[]>> = {
  rules: ["place", "faction"],
  leads: ["faction"],
  owns: ["place"],
  founded: ["place", "faction"],
  "member of": ["faction"],
  "lives in": ["place"],
  "comes from": ["place"],
};

/** Relationships that a person may have with "you". Other verbs with "you" are read as an attitude, or mean something else. */
export const ABOUT_YOU: readonly string[] = ["owes", "betrayed", "saved", "robbed", "seeks"];

/** Verbs in the passive, where the second name is the one who acts: "Corvin was killed by Brakk". */
export const PASSIVE_VERBS: readonly (readonly [type: string, verbs: string])[] = [
  ["killed", "killed|slain|murdered"],
  ["betrayed", "betrayed"],
  ["rules", "ruled|governed"],
  ["leads", "led|commanded"],
  ["guards", "guarded|protected"],
  ["owns", "owned"],
  ["hates", "hated|despised"],
  ["fears", "feared"],
  ["loves", "loved"],
  ["hunts", "hunted"],
  ["founded", "founded|built"],
  ["saved", "saved|rescued"],
];
