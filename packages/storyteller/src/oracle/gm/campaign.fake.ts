/** Thirty turns as a player with no plan takes them. */
export const SCRIPT = [
  "I look around.",
  "I talk to whoever is here about the trouble",
  "I search the place carefully",
  "Who is behind this?",
  "I try to persuade them to tell me more",
  "I go to the old mill",
  "I sneak in through the back",
  "",
  "I attack the nearest one",
  "I strike again",
  "I swing at its head",
  "I fight on",
  "I rest for a while",
  "Is the door locked?",
  "I pick the lock",
  "I give them two coins",
  "I climb the wall",
  "I cast a light",
  "We head north",
  "I ask about the road",
  "I help the wounded",
  "I wait",
  "I examine the old stone",
  "I steal the key",
  "I go back",
  "I threaten him with my axe",
  "I take the lantern",
  "What do I know about this?",
  "",
  "I sleep until dawn",
];

const SLIPS: readonly (readonly [string, RegExp])[] = [
  ["an unfilled slot", /[{}|[\]]|undefined|null|NaN/u],
  ["a doubled word", /\b(a|an|the|of|to|and|in|with|your|his|her)\s+\1\b/iu],
  ["a doubled article", /\b(?:a|an) (?:the|a|an)\b|\bthe (?:a|an)\b/iu],
  ["a before a vowel", /\b[Aa] (?:[aei]\w|o(?!ne\b|nce\b)\w)/u],
  ["an before a consonant", /\b[Aa]n (?!hour|honest|honou?r|heir)[bcdfghjklmnpqrstvwxyz]/u],
  ["two spaces", / {2}/u],
  ["a space before a stop", / [,.;:!?]/u],
  ["doubled stops", /[,;:][,.;:!?]|\.[,;:]|[!?]\.(?!\.)/u],
  ["a small letter after a full stop", /(?<![.…])[.] (?:“)?\p{Ll}/u],
  [
    "a capital after a question inside a sentence",
    /[!?]” (?:Says|Said|Mutters|Asks|Tells|(?:She|He|You|Someone) (?:says|asks|shouts|ask|say))\b/u,
  ],
];

/** Slips of grammar in a reply, each with where it is. */
export function slipsIn(reply: string): string[] {
  const found = SLIPS.filter(([, pattern]) => pattern.test(reply)).map(
    ([name, pattern]) => `${name}: ${pattern.exec(reply)?.[0]} in ${reply}`,
  );
  const small = reply.split("\n").filter((line) => line !== "" && !/^[“‘(]?[\p{Lu}\p{N}]/u.test(line));
  return [...found, ...small.map((line) => `a paragraph starts small: ${line}`)];
}
