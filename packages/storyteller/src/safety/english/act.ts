/** Patterns for an act: something that the player does to themself, or wishes, according to a sentence. */
export interface Act {
  readonly whole: RegExp;
  /** The same pattern without its subject. It is tested first, because it is cheap: without these words, `whole` cannot match. */
  readonly words: RegExp;
}

/** @param subject pattern for the person who acts; empty if the words themselves say that it is the player */
export const act = (words: string, subject = ""): Act => ({
  whole: new RegExp(subject + words, "gu"),
  words: new RegExp(words, "u"),
});

/** Requires that nothing follows which would turn the words into a wish to live somewhere else or in another way. */
export const END_OF_CLAUSE = String.raw`(?=\s*(?:$|,|\band\b|\bbecause\b|\bbut\b|\bso\b|\bany ?more\b|\bany longer\b|\bat all\b))`;

/** Excludes "dead" as a mere intensifier: "dead drunk", "dead certain". */
export const DEAD_WHAT = String.raw`(?! (?:drunk|certain|last|sure|tired|quiet|honest|serious|set|silent|center|centre|first|weight)\b)`;

/** Excludes ways to die that belong to a story, a joke or a fear. They are not a wish to be dead. */
export const STORY_DEATH = String.raw`(?! (?:in (?:battle|combat|glory|a fight|the fight|my bed|service)|fighting|a\b|an\b|as\b|with\b|for\b|of\b|from\b|laughing|like\b|trying|standing|on my feet|free|old|young|happy|rich|famous|my\b|than|before|hard|first|last|knowing|at (?:home|sea|the|his|her|your)|if\b|protecting|defending|beside|alongside|instead|some ?day|one day|peacefully|another)|,? in peace,)`;

export const SUICIDE = "(?:suicide|suicid|sucide|suicde|seppuku|hara-?kiri)";
export const WEAPON = String.raw`(?:the|my|a|this|that|his|her) (?:own )?(?:[\p{L}-]+ ){0,2}?(?:dagger|knife|blade|sword|stake|spear|razor|shard|glass|axe|arrow|bolt|needle|sickle|katana|rapier)`;
export const GUN = String.raw`(?:the|my|a|this|that|his|her) (?:[\p{L}-]+ ){0,2}?(?:gun|pistol|revolver|rifle|muzzle|barrel|musket|blaster|crossbow)`;
export const HEIGHT = String.raw`(?:the|a|this|that) (?:[\p{L}-]+ ){0,2}?(?:cliffs?|bridge|tower|roof|mountain|battlements?|lighthouse|spire|building|edge|parapet|precipice)`;
export const DEADLY_GROUND = String.raw`(?: (?:on|onto|to|into) the (?:sharp |jagged )?(?:rocks|stones|cobbles|spikes)(?: below| beneath| far below)?| below| tonight| now)?`;
