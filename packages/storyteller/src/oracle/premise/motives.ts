import type { Lore, LoreEntry } from "./lore.ts";
import { shortName } from "./lore.ts";
import { toSecondPerson } from "./person-words.ts";

/** Kinds of motives that a person may have, from the player's texts: what they owe, fear, hate, want, have lost or love. */

type Kind = "debt" | "fear" | "hate" | "want" | "loss" | "love";

/** `{C}` is the culprit, `{N}` what the motive is about. */
const BECAUSE: Readonly<Record<Kind, string>> = {
  debt: "because {C} owes {N}",
  fear: "out of fear of {N}",
  hate: "out of hatred of {N}",
  want: "to have {N}",
  loss: "because {C} lost {N}",
  love: "for love of {N}",
};

const NOUN =
  "((?:(?:the|an?|his|her|their|every|all|old|her own|his own) )?[\\p{L}’'-]+(?: (?!and |but |who |which |because |since |when |as |in |on |at |from |with |for |badly |money)[\\p{L}’'-]+){0,3}?)(?= (?:and|but|who|which|because|since|when|as|in|on|at|from|with|for|money)\\b|[.,;:]|$)";
const find = (words: string): RegExp => new RegExp(`\\b(?:${words}) ${NOUN}`, "u");
const FINDERS: readonly (readonly [Kind, RegExp])[] = [
  ["debt", find("owes|is in debt to")],
  ["fear", find("(?:is|are) (?:\\p{L}+ )?(?:afraid|terrified|scared|frightened) of|fears|dreads")],
  [
    "hate",
    find(
      "hates|distrusts|trusts (?:nobody|no one) from|despises|detests|resents|cannot stand|does not trust|is jealous of|envies",
    ),
  ],
  ["loss", find("lost|mourns|misses|grieves for|never got over")],
  [
    "want",
    /\b(?:wants|hopes|longs|dreams|wishes|would like|would love) (?:of )?(to [\p{L} '’-]{3,40}?|(?:the|an?|his|her|their) [\p{L} '’-]{3,40}?)(?=[.,;:]| and | but |$)/u,
  ],
  ["love", find("loves|adores|dotes on|talks to|sings to|speaks to|is (?:secretly )?in love with|cares for|nurses")],
];

/** A person's motive as the answer to "why?". Null if the texts give none. */
export function motiveOf(lore: Lore, entry: LoreEntry): string | null {
  const names = [entry.name, ...entry.aliases, shortName(entry)].map((name) =>
    name.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&"),
  );
  const opens = new RegExp(`^(?:[\\p{L}-]+ ){0,2}(?:${names.join("|")})(?!['’\\p{L}])`, "u");
  const own = entry.sentences
    .flatMap((at) => lore.sentences[at] ?? [])
    .filter(({ text, source }) => source !== "story" && opens.test(text));
  for (const [kind, pattern] of FINDERS)
    for (const { text } of own) {
      const found = pattern.exec(text)?.[1]?.trim();
      if (found === undefined) continue;
      const about = toSecondPerson(found.replace(/\b(?:herself|himself)\b/gu, "nobody")).replace(
        /^(?:his|her|their)(?: own)? /u,
        `${shortName(entry)}'s `,
      );
      const because = kind === "want" && about.startsWith("to ") ? about : BECAUSE[kind].replaceAll("{N}", about);
      return because.replaceAll("{C}", shortName(entry));
    }
  return null;
}
