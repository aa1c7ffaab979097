import { type LoreEntry, shortName } from "../lore.ts";
import { tellingWords } from "../nouns.ts";
import type { Turn } from "../turn.ts";
import { anyOf } from "./voices.ts";

/** What the texts say somebody is like, and what they say themself when they are asked about it: more than the texts told. */

type Kind =
  | "fear"
  | "bane"
  | "loss"
  | "love"
  | "hate"
  | "collect"
  | "mark"
  | "work"
  | "never"
  | "trust"
  | "habit"
  | "prize";
export interface Trait {
  readonly kind: Kind;
  /** What it is about: "pigeons", "two fingers". */
  readonly noun: string;
  readonly verb: string;
}

const NOUN =
  "((?:the |an? |his |her |their |every |all |two |three |some )?[\\p{L}’' -]{3,40}?)(?= to | that | for | in | at | of the | and | but | who | which | with | from | by | badly|[.;,:]|$)";
const FINDERS: readonly (readonly [Kind, RegExp])[] = [
  ["fear", new RegExp(`\\b(?:afraid|terrified|scared|frightened) of ${NOUN}`, "u")],
  ["bane", new RegExp(`\\ballergic to ${NOUN}`, "u")],
  ["loss", new RegExp(`\\blost ${NOUN}`, "u")],
  ["love", new RegExp(`\\b(?:loves?|adores?|dotes on) ${NOUN}`, "u")],
  ["hate", new RegExp(`\\b(?:hates?|despises?|cannot stand|detests?) ${NOUN}`, "u")],
  ["collect", new RegExp(`\\bcollects? ${NOUN}`, "u")],
  ["mark", /\bhas an? ((?:glass|wooden|false|silver|iron|gold|scarred|limp|twisted|missing)(?: \p{L}+)?)/u],
  ["prize", /\b(?:has )?won (?:\p{L}+ ){0,2}?with (?:his|her|their|a|an) (\p{L}+)/u],
  ["trust", /\btrusts (nobody|no one|nobody else)/u],
  ["never", /\b((?:never|will not|won['’]t|refuses to|does not) [\p{L}’' -]{3,50}?)(?=[.;,:]|$| and )/u],
  [
    "work",
    new RegExp(
      `\\b(keeps|owns|runs|rations|counts|weighs|mends|sells|deals|digs|prescribes|judges|guards|nurses|teaches|drives|plays|smuggles|makes|brews|bakes|paints|breeds|repairs|tends|repeats|patches) ${NOUN}`,
      "u",
    ),
  ],
  ["habit", /\b(drinks|cycles|sings to (?:herself|himself)|whistles|gambles|smokes|knits|prays)\b/u],
];

function traitsOf(turn: Turn, entry: LoreEntry): Trait[] {
  const names = [entry.name, ...entry.aliases, shortName(entry)];
  const own = turn
    .about(entry)
    .filter(
      ({ text, source }) =>
        source !== "story" && names.some((name) => text.startsWith(name) || text.startsWith(`The ${name}`)),
    )
    .map(({ text }) => text);
  return own.flatMap((text) =>
    FINDERS.flatMap(([kind, pattern]): Trait[] => {
      const found = pattern.exec(text);
      if (found === null) return [];
      return kind === "work"
        ? [{ kind, verb: found[1]!, noun: found[2]!.trim() }]
        : [{ kind, verb: "", noun: found[1]!.trim() }];
    }),
  );
}

const SAYS: Readonly<Record<Kind, readonly string[]>> = {
  fear: [
    "I was nine. It was dark, and there was nobody but me and {N}. I don't tell the rest, so don't wait for it.",
    "Everybody laughs. Then I ask them to stay alone with {N} for one night, and they find that they have something on.",
  ],
  bane: [
    "It begins in the eyes. After an hour of {N} I could not tell you my own name. I chose it all the same. One ought to have something to offer up.",
  ],
  loss: [
    "People like it to have been brave. I put my hand where I had been told not to, after something that wasn't mine. I got it, too. I would do it again, with the other one.",
    "You want to know about {N}. I can tell you the hour, and the weather, and who was holding the light. Who was holding the light is the part that I don't say.",
  ],
  love: ["It is the only thing I have never had to explain to anybody: {N}. Please don't make me start."],
  hate: ["Somebody gave me {N} once, and meant it kindly. I have never told them."],
  collect: [
    "This one is from the day I came here. That one from somebody who left. I do not know what {N} are for. I only know that I would see it if one were missing. One is missing.",
    "Each of {N} was on somebody. I like to think that they are all still going about, a little undone.",
  ],
  mark: [
    "The {N}? People think that it isn't looking, and do things in front of it. You would be surprised what I have not seen.",
  ],
  prize: [
    "Talk to it. That's all. Every evening, in a low voice, about the other competitors. A {N} wants to feel that it is *up against* something.",
  ],
  trust: [
    "I trusted somebody once. I can show you where it went in.",
    "It isn't that I think they all lie. It is that I can't afford to find out which.",
  ],
  never: [
    "I gave my word on that to somebody who is dead now, so there is nobody who could let me off.",
    "Because the one time that I did, it was written down.",
  ],
  work: [
    "You learn who people are from {N}. Who comes early. Who pays. Who has stopped coming, since about the time that you are asking about.",
    "It is honest, is {N}. It's people who round up.",
    "My mother did it before me, and did it better, and said so every day. I find I miss being told.",
  ],
  habit: ["It keeps my hands from doing what they would rather.", "It's that or talk. You've heard the talk."],
};
const CARES: readonly string[] = [
  "They talk, when they think that it is the end. Mostly it isn't, and then they are ashamed of what they said, and look at me as if I had taken it out of their pockets.",
  "It teaches you to hear what people leave out.",
];
const COMIC: Partial<Record<Kind, readonly string[]>> = {
  fear: [
    "One of them *looked* at me. During the vows. Everyone says: it was only one of {N}. Well, you didn't see its face.",
  ],
  bane: ["It starts in the nose. By the second hymn I can be heard in the next parish. They take it for fervour."],
  mark: ["The {N}? I take it out for weddings. No, I have never said why. Nobody has ever stayed to ask."],
  work: ["There's an art to {N}. I haven't got it. But somebody has to, and I had the hat."],
  loss: [
    "I know exactly where I lost {N}. It was on a Tuesday, and it was *her* fault, and she has had the nerve to send flowers.",
  ],
};

/** What somebody says of what the texts say they are like, where the question is about that; null where it is not. */
export function saysOfTrait(turn: Turn, entry: LoreEntry, question: string): string | null {
  const asked = tellingWords(question);
  const trait = traitsOf(turn, entry).find(({ noun, verb }) =>
    [...tellingWords(`${noun} ${verb}`)].some((word) => asked.has(word)),
  );
  return trait === undefined ? null : lineFor(turn, trait);
}

function lineFor(turn: Turn, trait: Trait): string {
  if (/^(?:nurses|guards|patches|teaches|judges|prescribes)$/u.test(trait.verb) && turn.plot?.tone !== "comic")
    return anyOf(turn, CARES, trait.verb);
  const pool = [...(turn.plot?.tone === "comic" ? (COMIC[trait.kind] ?? []) : []), ...SAYS[trait.kind]];
  const noun = trait.noun.replace(/^(?:an?|his|her|their|every) /u, (word) =>
    /^(?:his|her|their)/u.test(word) ? "my " : "the ",
  );
  return anyOf(
    turn,
    pool.slice(0, turn.plot?.tone === "comic" && COMIC[trait.kind] ? 1 : pool.length),
    trait.kind,
  ).replaceAll("{N}", noun);
}

const BUSY: Partial<Record<string, string>> = {
  weighs: "has the scales out, and goes on weighing",
  counts: "is counting under the breath, and holds up one finger until it is done",
  mends: "goes on mending, and looks at the work and not at you",
  deals: "squares the deck before looking up",
  digs: "leans on the spade",
  sells: "wipes the counter in front of you, twice",
  nurses: "ties off a bandage before turning round",
  prescribes: "has looked at your tongue before you have opened your mouth",
  judges: "looks you over as if there were points to be given",
  rations: "taps a gauge, waits, and writes the number down",
  plays: "has one finger still on a key",
  runs: "goes on clearing up, and listens",
  keeps: "turns a key in a lock, and tries it, before turning to you",
  guards: "does not leave the door to greet you",
  smuggles: "has a hand over something that was on the table, and then nothing is on the table",
  patches: "is washing both hands, and goes on for a long time",
  bakes: "has flour to the elbows and does not offer a hand",
  paints: "finishes the stroke",
};

/** What somebody is at when the hero comes: from the texts, else nothing. */
export const busyWith = (turn: Turn, entry: LoreEntry): string | null => {
  const work = traitsOf(turn, entry).find(({ kind, verb }) => kind === "work" && BUSY[verb] !== undefined);
  return work === undefined ? null : (BUSY[work.verb] ?? null);
};
