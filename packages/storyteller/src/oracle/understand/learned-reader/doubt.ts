import { SPEECH } from "../deeds/deed.ts";
import type { Act, Meaning, Reading } from "../reading.ts";
import type { Token } from "../tokens.ts";
import { type Message, namedTokens } from "./message.ts";
import { wordVectors } from "./vectors.ts";

/** What speaks for and against a reading, as numbers by their names. */
export type Doubts = Readonly<Record<string, number>>;

/** Groups of acts that are played alike. If only acts of one group are possible, the player need not be asked which is meant. */
const AKIN: readonly ReadonlySet<Act>[] = [
  new Set<Act>(["talk", "persuade", "promise"]),
  new Set<Act>(["look", "search", "oracle"]),
  new Set<Act>(["use", "craft"]),
  new Set<Act>(["climb", "travel"]),
  new Set<Act>(["rest", "wait"]),
];

/** Acts that cannot be played without a target. */
const NEEDS_TARGET: ReadonlySet<Act> = new Set<Act>([...SPEECH, "give", "use", "travel", "fight"]);
/** Acts outside the story. */
const ASIDE: ReadonlySet<Act> = new Set<Act>(["stop", "meta", "options", "rules", "recall", "nonsense"]);

/** Whether two acts are the same or are played alike. */
export const akin = (one: Act, other: Act): boolean =>
  one === other || AKIN.some((group) => group.has(one) && group.has(other));

/** Between -6 and 6: the logarithm of how much likelier something is than not. */
const logOdds = (likelihood: number): number =>
  Math.max(-6, Math.min(6, Math.log((likelihood + 1e-4) / (1 - likelihood + 1e-4))));

/** The likelihoods of a reading. */
export interface Likelihoods {
  /** Of act and target together, and of the act with the acts that are played alike. */
  readonly reading: number;
  readonly alike: number;
  /** Of the act, and of the target if the act is right; by the features alone and by the network alone, too. */
  readonly act: { readonly all: number; readonly features: number; readonly network: number };
  readonly target: { readonly features: number; readonly network: number };
  /** Of the likeliest reading that would be played differently. */
  readonly other: number;
}

/** Whether a token is a word that names nothing and has no vector. */
function unknown(message: Message): (token: Token, at: number) => boolean {
  const named = namedTokens(message);
  return ({ text, mark }, at) => !mark && !named.has(at) && wordVectors().of(text) === null;
}

/** What speaks for and against a reading. From these numbers it is learned how often such a reading is right (docs/oracle.md). */
export function doubtsAbout(message: Message, rules: Reading, { act, target }: Meaning, how: Likelihoods): Doubts {
  const words = message.tokens.filter(({ mark }) => !mark).length;
  const named = new Set(
    message.mentions.filter(({ entity }) => entity.kind !== "hero").map(({ entity }) => entity.name),
  );
  const sameAct = rules.act === act;
  const sameTarget = rules.target === target;
  const loose = words - namedTokens(message).size;
  const flag = (holds: boolean): number => (holds ? 1 : 0);
  return {
    always: 1,
    reading: logOdds(how.reading),
    alike: logOdds(how.alike),
    target: logOdds(Math.min(1, how.reading / (how.act.all + 1e-9))),
    "act by features": logOdds(how.act.features),
    "act by network": logOdds(how.act.network),
    "target by features": logOdds(how.target.features),
    "target by network": logOdds(how.target.network),
    [`as ${act}`]: 1,
    "unknown words": Math.min(4, message.tokens.filter(unknown(message)).length) / 4,
    margin: Math.max(-4, Math.min(4, Math.log((how.reading + 1e-4) / (how.other + 1e-4)))),
    "rules agree": flag(sameAct && sameTarget),
    "rules agree on the act": flag(sameAct),
    "rules agree on the target": flag(sameTarget),
    "rules are sure": flag(rules.sure),
    "rules are sure of the same": flag(rules.sure && sameAct && sameTarget),
    "rules are sure of another act": flag(rules.sure && !sameAct),
    "nobody though named": flag(target === null && named.size > 0),
    "nobody where needed": flag(target === null && NEEDS_TARGET.has(act)),
    "target not named": flag(target !== null && !named.has(target)),
    "others named": flag(target !== null && [...named].some((name) => name !== target)),
    speech: flag(SPEECH.has(act)),
    aside: flag(ASIDE.has(act)),
    "one word": flag(words === 1),
    "few words": flag(words <= 3),
    "many words": flag(words > 14),
    "words that name nothing": Math.min(loose, 20) / 20,
  };
}
