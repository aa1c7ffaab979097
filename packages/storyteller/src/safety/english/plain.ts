import { GUN, WEAPON } from "./act.ts";
import { BETWEEN } from "./subject.ts";

/** Writes short and misspelt forms out in full, so that one rule matches them all. */
const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\bmy self\b|\bmys(?:lef|efl|el)\b/gu, "myself"],
  [/\bk[i1!]l+myself\b|\bk[1!]ll? myself\b/gu, "kill myself"],
  [/\bi'?m\b|\bima\b/gu, "i am"],
  [/\bi'd\b/gu, "i would"],
  [/\bi'll\b/gu, "i will"],
  [/\bi'?ve\b/gu, "i have"],
  [/\b(they|you|everyone|everybody)'d\b/gu, "$1 would"],
  [/\b(life|there|it|nobody|what)'s\b/gu, "$1 is"],
  [/\bcan'?t\b|\bcannot\b/gu, "can not"],
  [/\bwon'?t\b/gu, "will not"],
  [/\bwhy should(?:n'?t| not)? i(?: not)?\b/gu, "why should i"],
  [/\b(do|does|did|is|was|are|were|would|could|should|have|has|had)n'?t\b/gu, "$1 not"],
  [/\bwan+a\b/gu, "want to"],
  [/\bgon+a\b/gu, "going to"],
  [/\btryna\b/gu, "trying to"],
];

/** Prepares a sentence for the rules: lower case, plain letters, one space between words. */
export function plain(sentence: string): string {
  let text = sentence
    .toLowerCase()
    .replace(/[’‘]/gu, "'")
    .replace(/[*_~`()[\]"“”„«»]/gu, " ");
  for (const [from, to] of CONTRACTIONS) text = text.replace(from, to);
  return text
    .replace(/[^\p{L}\p{N}', -]/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();
}

/** The reflexive pronouns for what the hero does to themself, in the third person. */
const HERSELF = /\b(?:himself|herself|themself|themselves|itself)\b/u;

/** Who turns a weapon on themself at the beginning of a message, and is not named, is the hero: nobody else was spoken of. */
const BEGINS_WITH_HERO = /^(?:(?:and |but )?then |and |but |so |finally |slowly )?(?:he|she|they)\b/u;

/** What is turned on somebody: a weapon, or a weapon that was named before. */
const TURNED = new RegExp(
  String.raw`((?:${WEAPON}|${GUN}|\bit) (?:up)?(?:on|against|towards?|at)) ${HERSELF.source}`,
  "u",
);

/**
 * Rewrites a plain sentence about the player's character in the first person: "Mira slits her wrists" becomes "i slit my wrists". Null if
 * the sentence is not about the character, or if another person in it may be the one who acts.
 * @param heroes the characters' names
 * @param begins whether the message begins with this sentence
 */
export function asFirstPerson(sentence: string, heroes: readonly string[], begins: boolean): string | null {
  const names = heroes
    .flatMap((name) => [plain(name), plain(name).split(" ")[0] ?? ""])
    .filter((name) => name.length > 1);
  const hero = [...new Set(names), "my (?:player )?character", "my hero", "my heroine", "my pc", "my avatar"].join("|");
  const own = begins && TURNED.test(sentence) ? sentence.replace(BEGINS_WITH_HERO, "my hero") : sentence;
  const said = new RegExp(String.raw`\b(?:${hero})\b(?!'s)(.*)$`, "u").exec(own)?.[1];
  if (said === undefined) return null;
  const mine = said
    .replace(new RegExp(String.raw`${OWN_VERB}(\p{L}+?)s? ${HERSELF.source}`, "u"), "$1 $2 myself")
    .replace(
      new RegExp(String.raw`${OWN_VERB}(\p{L}+?)s? (?:his|her|their|its) (own |)(life|wrists?|throat|veins)\b`, "u"),
      "$1 $2 my $3$4",
    )
    .replace(TURNED, "$1 myself")
    .replace(/\b(in|into|through) (?:his|her|their) own\b/u, "$1 my own")
    .replace(/\bto (?:his|her|their) (own )?death\b/u, "to my $1death");
  if (HERSELF.test(mine)) return null;
  const verb = mine
    .replace(/^ is\b/u, " am")
    .replace(/^ has\b/u, " have")
    .replace(/^ does\b/u, " do");
  return `i${verb.replace(/(^|\band)( [\p{L}]+?)s\b/gu, "$1$2")}`;
}

/** Words that may come between the hero's name and a verb whose subject is certainly the hero. */
const OWN_VERB = String.raw`^(${BETWEEN}(?: (?:wants|tries|decides|wishes|commits|is|has|goes|needs|starts|begins|feels)(?: to)?)*| .*(?:\band|,|\bthen)| (?:jumps?|leaps?|climbs?|goes|takes?|draws?|grabs?|drinks?|uses?|walks?|runs?)\b[^,]* to) `;
