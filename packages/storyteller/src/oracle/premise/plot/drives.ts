import type { Lore, LoreEntry } from "../lore.ts";
import { shortName } from "../lore.ts";
import { fromName, toSecondPerson } from "../person-words.ts";
import type { Motive } from "./motives.ts";

/**
 * What drives somebody of the player's texts: what these say that they owe, fear, hate, want, lost, love or always do. It makes their
 * motive, and what they ask of the hero. In braces stand `{N}`, what it is about, as others say it, `{MY}`, as they say it themselves,
 * and the names of fill.ts.
 */
type Kind = "debt" | "fear" | "hate" | "want" | "loss" | "love" | "pride" | "work";

interface Words extends Motive {
  /** What they ask of the hero. */
  readonly wish: string;
  /** What comes of that wish where the hero said yes. */
  readonly granted: string;
}

const WORDS: Readonly<Record<Kind, Words>> = {
  debt: {
    paper: "a reckoning in {C}'s hand. All of it is owed to {N}, and at the foot stands: *or else do as they ask.*",
    gossip: "{C} owes more to {N} than anyone knows. Somebody in that position does as they are told.",
    confession: "I owe {MY}, and could not pay. There was another way, they said. This was the way.",
    because: "because {C} was in debt to {N} and could not pay",
    opening: "{MY} can never ask me again",
    wish: "If {MY} should ask you about me, you have not seen me. Will you do that?",
    granted: "You have not seen {C}, you say, when {N} asks, and that is the end of the asking.",
  },
  fear: {
    paper: "a page in {C}'s hand, begun six times. Each time it stops at the same words: *{MY}*.",
    gossip: "{C} is more afraid of {N} than of you. Begin there.",
    confession:
      "You know what I am afraid of. I thought that with this I should be rid of it. I am more afraid than before.",
    because: "because {C} was afraid of {N}",
    opening: "you stand beside me the next time",
    wish: "You are not afraid of {MY}, are you? If it comes to that, would you go in front of me?",
    granted: "When it comes to {N}, you go in front, as you said, and {C} follows.",
  },
  hate: {
    paper: "a page in {C}'s hand. It is all about {N}, and there is no kind word in it.",
    gossip: "Say a good word for {N} to {C} once, and watch. That is where this comes from.",
    confession: "It was never about you. It was {MY}. I wanted to see that lose, for once.",
    because: "because {C} could not forgive {N}",
    opening: "I may say to everyone what I have against {MY}",
    wish: "If it turns out that {MY} is behind this, I want to hear it before anyone else does. Yes?",
    granted: "You go to {C} before you go to anyone else, as you said, and tell it all from the beginning.",
  },
  want: {
    paper:
      "a list in {C}'s hand. At the top stands *{MY}*, and below it, crossed out, everything that was tried before.",
    gossip: "There is one thing that {C} wants: {N}. Ask yourself what somebody would do for it.",
    confession: "All I ever wanted was {MY}. I thought that this would bring it. You see what it brought.",
    because: "because there was one thing that {C} wanted: {N}",
    opening: "I may still hope for {MY}",
    wish: "There is one thing I want: {MY}. If you can put in a word for me with the others, will you?",
    granted: "You put in a word for {C} with everyone you meet that day. Some of them listen.",
  },
  loss: {
    paper: "a letter of {C}'s to nobody. It is about {N}, and it is nine pages long.",
    gossip: "{C} was somebody else before. You know what was lost: {N}. Nobody stopped for so much as an hour.",
    confession: "I lost {MY}, and nobody stopped for as much as an hour. I wanted everything to stop. Only once.",
    because: "because {C} had lost {N}, and nobody had stopped for it",
    opening: "somebody asks me about {MY}, and stays for the answer",
    wish: "I lost {MY}. Nobody speaks of it. When this is over, come and ask me, would you?",
    granted: "When it is over you go to {C} and ask. {C} talks until it is dark.",
  },
  love: {
    paper: "a page in {C}'s hand. *For {MY}* stands at the top, and the rest is a plan, with times.",
    gossip: "There is nothing that {C} would not do for {N}.",
    confession: "I thought of {MY}, and of nothing else. I would do it over again, and I am sorry. Both.",
    because: "because {C} thought only of {N}",
    opening: "none of it falls on {MY}",
    wish: "Whatever you find, leave {MY} out of it. Will you promise me that?",
    granted: "You leave {N} out of it, as you promised {C}.",
  },
  pride: {
    paper:
      "a calendar of {C}'s. Every day has its cross, and the last of them are pressed so hard that the paper is torn.",
    gossip: "{C} {N}. Ask yourself what somebody like that does when it is about to end.",
    confession: "I {MY}. I saw the end of that coming, and then I would have been nobody. So I did this.",
    because: "because {C} could not bear to see the end of what had always been so",
    opening: "nobody says that it was all for nothing",
    wish: "I {MY}. It must not end with this. Will you see to that?",
    granted: "You see to it that nothing changes for {C}. It is not much, and it is everything.",
  },
  work: {
    paper: "a page in {C}'s hand. It begins with {N}, as one would expect, and ends with a plan.",
    gossip: "Everyone who looks at {C} sees {N}, and nothing else. That can make somebody strange.",
    confession:
      "You all look at me and see {MY}. I wanted to do one thing in my life that nobody expected. Then it was done.",
    because: "because nobody had ever seen more in {C} than {N}",
    opening: "somebody asks me what I want, and not what I do",
    wish: "I would come with you, but there is {MY} to see to. Come back and tell me how it ends, will you?",
    granted: "You go back to {C}, as you said, and tell how it ended.",
  },
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
  ["pride", /\b((?:has (?:never|not|won|held|kept|worked|been|run)|never) [^.,;:]{6,70}?)(?=[.,;:]| and | but |$)/u],
  [
    "work",
    find(
      "draws|sells|grows|makes|keeps|mends|runs|repairs|paints|bakes|collects|builds|counts|judges|brews|breeds|tends|guards|writes|teaches|plays|weighs|digs|catches|drives|carves|knits",
    ),
  ],
];

export interface Drive {
  readonly kind: Kind;
  readonly words: Words;
}

/** What the texts say drives somebody; null where they say nothing of the kind. */
export function driveOf(lore: Lore, entry: LoreEntry): Drive | null {
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
      const { N, MY } = saidBy(kind, found, entry);
      const filled = Object.entries(WORDS[kind]).map(([key, line]) => [
        key,
        line.replaceAll("{N}", N).replaceAll("{MY}", MY),
      ]);
      return { kind, words: Object.fromEntries(filled) as unknown as Words };
    }
  return null;
}

/** What it is about, as others say it and as they say it themselves: "{C}'s sister" and "my sister"; the hero's people are "your". */
function saidBy(kind: Kind, found: string, entry: LoreEntry): { N: string; MY: string } {
  if (kind === "pride") {
    found = found.replace(/ (?:now|yet|any ?more)$/u, "");
    const mine = fromName(`${entry.name} ${found}`, entry.name, "i", false)?.replace(/^I /u, "") ?? found;
    return { N: found, MY: mine };
  }
  const plain = found.replace(/\b(?:herself|himself)\b/gu, "nobody");
  const told = toSecondPerson(plain);
  return {
    N: kind === "want" ? told : told.replace(/^(?:his|her|their)(?: own)? /u, "{C}'s "),
    MY: told.replace(/\b(?:his|her|their) (?=\p{L})/gu, "my "),
  };
}
