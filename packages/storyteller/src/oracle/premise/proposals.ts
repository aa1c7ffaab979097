import { fateOf, kinOf } from "./fates.ts";
import { entriesIn, type LoreEntry, shortName } from "./lore.ts";
import { hashOf } from "./memo.ts";
import { motiveOf } from "./motives.ts";
import { atPlace, isOutside } from "./places-of.ts";
import type { Turn } from "./turn.ts";

/**
 * Proposes answers when the oracle asks the player something: short phrases with names from the player's own texts. Names that the story
 * has hardly used come first, so that the proposals vary.
 */

/** Words in a sentence about a person that make the person a likely part of any trouble. */
const SHADY =
  /\b(?:owes?|rival|hates?|refuses?|secret\w*|will not say|never says|hides?|wants|greedy|rich\w*|owns|feud|cruel|envi\w*|cold|forbids?|threat\w*|bought|buys|fears?|lies?|distrust\w*)\b/iu;

/** Everybody who could be the answer to "who?", likeliest first. Dead people, heroes and people named in the question are left out. */
export function suspects(turn: Turn, question: string, by?: string): LoreEntry[] {
  const named = new Set(entriesIn(turn.lore, question).map(({ name }) => name));
  const wording = turn.memo.facts.join(" ");
  const score = (entry: LoreEntry): number =>
    (turn.about(entry).some(({ text }) => SHADY.test(text)) ? 2 : 0) +
    // People whom the player wrote about come before people from generated texts.
    (turn.about(entry).some(({ own }) => own) ? 3 : 0) -
    (entry.kind === "faction" ? 2 : 0) +
    (entry.proper ? 1 : 0) -
    (kinOf(turn.lore, entry) === undefined ? 0 : 6) -
    (wording.includes(shortName(entry)) ? 1 : 0) -
    (turn.present.some(({ name }) => name === entry.name) ? 2 : 0) -
    (turn.memo.accused.some(({ name, guilty }) => name === entry.name && !guilty) ? 8 : 0) +
    (hashOf(`${entry.name}/${turn.brief.number}`) % 2);
  return turn.lore.entries
    .filter(
      (entry) =>
        (entry.kind === "person" || entry.kind === "faction") &&
        entry.proper &&
        entry.name !== by &&
        !named.has(entry.name) &&
        !isHero(turn, entry) &&
        fateOf(turn.lore, entry) !== "dead" &&
        turn.member(entry.name)?.alive !== false,
    )
    .toSorted((a, b) => score(b) - score(a));
}

export const isHero = ({ lore }: Turn, { name }: LoreEntry): boolean =>
  lore.heroes.some((hero) => hero === name || hero.split(" ")[0] === name);

/** Places that could be the answer to "where?". Places that the hero has not seen come first. */
const whereabouts = (turn: Turn, question: string): string[] => {
  const named = new Set(entriesIn(turn.lore, question).map(({ name }) => name));
  const places = [
    ...new Set([
      ...(turn.story.scene?.exits ?? []),
      ...turn.lore.entries.filter(({ kind, proper }) => kind === "place" && proper).map(({ name }) => name),
    ]),
  ];
  return places
    .filter((name) => name !== turn.place && !named.has(name) && !isOutside(turn, name))
    .toSorted((a, b) => Number(turn.memo.visited.includes(a)) - Number(turn.memo.visited.includes(b)));
};

const WH = /\b(who|whom|whose|where|why|when|how|what|which)\b/iu;

/** Possible answers to the player's question, as a person in the story would say them. */
export function answersTo(turn: Turn, question: string, by?: LoreEntry): string[] {
  const people = suspects(turn, question, by?.name).map((entry) => shortName(entry));
  const places = whereabouts(turn, question);
  const at = turn.brief.number;
  const word = WH.exec(question)?.[1]?.toLowerCase() ?? "what";
  const [one, two] = people;
  const [here] = places;
  switch (word) {
    case "who":
    case "whom":
    case "whose": {
      const whose = word === "whose" ? "'s" : "";
      return [...people.slice(0, 2).map((name) => `${name}${whose}`), "nobody you have met yet"];
    }
    case "where":
      return [...places.slice(0, 2).map((name) => atPlace(name)), "nearer than you think"];
    case "when":
      return ["last night", "long before any of this", "when everybody was looking the other way"];
    case "why": {
      const about = entriesIn(turn.lore, question).find((entry) => entry.kind === "person" && !isHero(turn, entry));
      const own = about ?? by;
      const motive = own === undefined ? null : motiveOf(turn.lore, own);
      return [
        ...(motive === null ? [] : [motive]),
        ...(one === undefined ? [] : [at % 2 === 0 ? `to protect ${one}` : `out of fear of ${one}`]),
        "for money",
        "nobody was meant to be hurt",
      ].slice(0, 3);
    }
    case "how":
      return [...(one === undefined ? [] : [`with the help of ${one}`]), "at night, and alone", "by a trick"];
    default: {
      const lines = (CLASSES.find(([asks]) => asks.test(question)) ?? CLASSES.at(-1)!)[1];
      return rotated(lines, at)
        .map((line) => filled(line, { one, two, place: here }))
        .filter((line) => line !== null)
        .slice(0, 3);
    }
  }
}

/**
 * What an open question is about, and possible answers to it. In the answers, `{N}` and `{M}` are people, `{P}` is "at the mill", `{Q}` is
 * "the mill".
 */
const CLASSES: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\b(?:happen|happened|went on|going on|went wrong|took place)\b/iu,
    [
      "{N} was there before me",
      "I was stopped {P}",
      "I fell asleep, and when I woke it was gone",
      "{N} asked me for a favour, and I did it",
      "I saw something {P} that I was not meant to see",
      "we had a quarrel, {N} and I",
    ],
  ],
  [
    /\b(?:want|wish|need|hope|after|looking for)\b/iu,
    [
      "to be left alone",
      "that {N} pays for it",
      "to be gone from here before spring",
      "nothing that you could give me",
      "to see {M} once more",
      "what {N} has, and I have not",
    ],
  ],
  [
    /\b(?:will|would|are) (?:you|he|she|they)\b|\bgoing to\b|\bplan\b/iu,
    [
      "leave, tonight",
      "go to {N}, and ask for help",
      "nothing, it is too late for that",
      "wait {P} until it is over",
      "what I should have done long ago",
    ],
  ],
  [
    /\b(?:should|could|can|do) (?:i|we)\b|\badvise\b|\badvice\b/iu,
    [
      "go and look {P}",
      "ask {N}, and do not say that I sent you",
      "let it be, while you still can",
      "keep away from {M}",
    ],
  ],
  [
    /\b(?:in (?:it|the|that|there|his|her|my|your)|inside|find|see|contain|carry|pockets?|written|says?|read|wrote)\b/iu,
    [
      "a name, and the name is {N}",
      "less than I had hoped",
      "something that belongs to {M}",
      "a promise that {N} has broken",
      "more money than anybody here has",
      "only a few words: not before Friday",
    ],
  ],
  [
    /\b(?:know|think|believe|remember|notice|saw|seen|heard|about|of)\b/iu,
    [
      "{N} is not to be trusted",
      "{N} owes somebody a great deal",
      "I have known it for a long time",
      "nobody talks about it, and that is why you should ask",
      "{M} was seen {P} last night",
      "it is not the first time",
    ],
  ],
  [
    /./u,
    [
      "it has to do with {N}",
      "you should look {P}",
      "it is not what it seems",
      "{N} knows more than I do",
      "somebody has paid for it",
      "it began {P}, a long time ago",
    ],
  ],
];

/** The texts, starting with a different one each turn. */
const rotated = (lines: readonly string[], by: number): string[] => {
  const from = (by * 2) % lines.length;
  return [...lines.slice(from), ...lines.slice(0, from)];
};

/** A text with names in its slots. Null if a name for a slot is missing. */
function filled(
  line: string,
  { one, two, place }: { one: string | undefined; two: string | undefined; place: string | undefined },
): string | null {
  if (
    (line.includes("{N}") && one === undefined) ||
    (line.includes("{M}") && two === undefined) ||
    (/\{[PQ]\}/u.test(line) && place === undefined)
  )
    return null;
  return line
    .replaceAll("{N}", one ?? "")
    .replaceAll("{M}", two ?? "")
    .replaceAll("{P}", place === undefined ? "" : atPlace(place))
    .replaceAll("{Q}", place ?? "");
}

type Sort = "callers" | "finds" | "secrets" | "gains" | "comers" | "troubles";

const SORTS: Readonly<Record<Sort, readonly string[]>> = {
  finds: [
    "something that belongs to {N}",
    "a trail that leads to {Q}",
    "a few lines that {M} has written",
    "a place where something was hidden, and is gone",
    "the print of a boot, too small for {N}",
    "money, more than anybody here should have",
    "a name, scratched out, and it was {M}",
  ],
  secrets: [
    "{N} has lied to you",
    "they are going to meet {P}",
    "they are afraid of {M}",
    "{M} has promised somebody money",
    "it is to happen tonight",
    "they are talking about you",
  ],
  gains: [
    "{H} begins to trust you",
    "it shows you a way to {Q}",
    "it tells you something about {N}",
    "{M} has seen it, and will remember it",
    "you see something that nobody was meant to see",
  ],
  comers: [
    "{N} comes, looks round, and hides something",
    "{M} comes and waits, as you do",
    "somebody whom you have never seen, in a hurry to get away",
    "{N} and {M} come together, and they are quarrelling",
  ],
  callers: [
    "it is {N}: stay where you are",
    "it is {M}: help me",
    "a voice that you do not know: who is with you?",
    "it is {N}: you should not have come",
  ],
  troubles: [
    "{N} hears of it",
    "{M} turns against you",
    "it costs you time that you do not have",
    "somebody has been here before you",
    "you are not as alone as you thought",
    "{N} is a step ahead of you now",
  ],
};

function proposed(turn: Turn, sort: Sort): string[] {
  const [one, two] = suspects(turn, "").map((entry) => shortName(entry));
  const [place] = whereabouts(turn, "");
  const here = turn.present.find(({ kind }) => kind === "person");
  return rotated(SORTS[sort], turn.brief.number)
    .filter((line) => here !== undefined || !line.includes("{H}"))
    .map((line) => filled(line.replace("{H}", here === undefined ? "" : shortName(here)), { one, two, place }))
    .filter((line) => line !== null)
    .slice(0, 3);
}

/** What a search can find. */
export const finds = (turn: Turn): string[] => proposed(turn, "finds");
/** What a person who hides, listens or watches can learn. */
export const secrets = (turn: Turn): string[] => proposed(turn, "secrets");
/** What a successful deed can gain. */
export const gains = (turn: Turn): string[] => proposed(turn, "gains");
/** Who may come while the hero waits, and what they do. */
export const comers = (turn: Turn): string[] => proposed(turn, "comers");
/** Who may answer when the hero calls. */
export const callers = (turn: Turn): string[] => proposed(turn, "callers");
/** What can go wrong. */
export const troubles = (turn: Turn): string[] => proposed(turn, "troubles");

/** Possible reasons of a person who confesses. */
export function reasons(turn: Turn, person: LoreEntry): string[] {
  const motive = motiveOf(turn.lore, person);
  const [one] = suspects(turn, person.name, person.name).map((entry) => shortName(entry));
  return [
    ...(motive === null ? [] : [motive]),
    ...(one === undefined ? [] : [`because ${one} made me do it`]),
    "for money",
    "to put an old wrong right",
  ].slice(0, 3);
}
