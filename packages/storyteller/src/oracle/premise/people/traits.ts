import { type LoreEntry, shortName } from "../lore.ts";
import { tellingWords } from "../nouns.ts";
import type { Turn } from "../turn.ts";

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

const SAYS: Readonly<Record<Kind, string>> = {
  fear: "Don't talk to me about {N}.",
  bane: "It is {N}. I need only be in the same room.",
  loss: "I would rather not talk about how I lost {N}.",
  love: "I have never had to explain {N} to anybody, and I can't.",
  hate: "I don't know what anybody sees in {N}.",
  collect: "I began with one, and then there were more of {N}.",
  mark: "The {N}? One gets used to it.",
  prize: "I talk to it, that's all. Every evening.",
  trust: "I trusted somebody once. It was enough.",
  never: "I gave my word on that, a long time ago.",
  work: "Somebody has to see to {N}.",
  habit: "It keeps my hands quiet.",
};

/** What somebody says of what the texts say they are like, where the question is about that; null where it is not. */
export function saysOfTrait(turn: Turn, entry: LoreEntry, question: string): string | null {
  const asked = tellingWords(question);
  const trait = traitsOf(turn, entry).find(({ noun, verb }) =>
    [...tellingWords(`${noun} ${verb}`)].some((word) => asked.has(word)),
  );
  if (trait === undefined) return null;
  const noun = trait.noun.replace(/^(?:an?|his|her|their|every) /u, (word) =>
    /^(?:his|her|their)/u.test(word) ? "my " : "the ",
  );
  const text = SAYS[trait.kind].replaceAll("{N}", noun);
  if (turn.wasSaid({ text })) return null;
  turn.markSaid({ text });
  return text;
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
