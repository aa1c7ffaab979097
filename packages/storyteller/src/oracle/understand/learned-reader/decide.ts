import { storedPattern } from "../../patterns.ts";
import { ACTS } from "#contracts/play/reading";

import { SPEECH } from "../deeds/deed.ts";
import type { LearnedReader } from "./learned-reader.ts";
import { akin, type Doubts, doubtsAbout } from "./doubt.ts";
import type { Message } from "./message.ts";
import type { Act, Meaning, Reading, ReadingScene } from "../reading.ts";
import { candidatesOf } from "./target-features.ts";

/**
 * How likely a reading must be right if the player is not to be asked what is meant. Chosen with messages that were not used for training
 * (docs/oracle.md).
 */
const SURE = 0.65;
/** If the rules are sure of an act, another act replaces it only if it is this many times as likely. */
const TRUST = 6;
/** A performance that only the learned reader finds must be as likely as this. */
const WEAK = 0.8;
/** The number of likeliest acts for which targets are compared. */
const ACTS_WEIGHED = 4;
/** Acts that direct speech can be. */
const OF_QUOTED: ReadonlySet<Act> = new Set<Act>([...SPEECH, "buy", "give", "pray", "cast", "perform"]);
/** Acts outside the story. Unless the rules find the same act, it must be likelier than all others together. */
const ASIDE: ReadonlySet<Act> = new Set<Act>(["stop", "meta", "options", "rules", "recall", "nonsense"]);
/** Acts that have no target. */
const WITHOUT_TARGET: ReadonlySet<Act> = new Set<Act>(["options", "meta", "stop", "nonsense", "selfharm"]);

/** Kinds of entity that cannot be the target of a blow. */
const NO_FOE: ReadonlySet<string> = new Set(["item", "exit"]);

/** "Take the letters": a thing that the scene does not list is still taken, and no other thing is used in its place. */
const PLAIN_TAKING = storedPattern("decide plain taking");

const LOOKS_AROUND = storedPattern("decide looks around");

interface Weighed extends Meaning {
  readonly likelihood: number;
}

/** Acts that need another person. If nobody is present, only the rules can find such an act. */
const NEEDS_SOMEBODY: ReadonlySet<Act> = new Set<Act>([...SPEECH, "fight", "give"]);

/**
 * The acts that are possible for a message, with their likelihoods. Self-harm is left out, because only `safety/` recognises it. So are
 * compounds, unless the rules found their parts.
 */
function possibleActs(
  likelihoods: Float64Array,
  rules: Reading,
  { people, foes }: ReadingScene,
): readonly { act: Act; likelihood: number }[] {
  const alone = people.length === 0 && foes.length === 0 && !NEEDS_SOMEBODY.has(rules.act);
  const quoted = rules.speech !== "" && rules.act !== "compound";
  const possible = ACTS.map((act, at) => ({
    act,
    likelihood: (likelihoods[at] ?? 0) * (act === rules.act && rules.sure ? TRUST : 1),
  }))
    .filter(({ act }) => act !== "selfharm" && (act !== "compound" || rules.act === "compound"))
    .filter(({ act }) => act === rules.act || !quoted || OF_QUOTED.has(act))
    .filter(({ act }) => !alone || !NEEDS_SOMEBODY.has(act))
    .filter(
      ({ act, likelihood }) => act === rules.act || !ASIDE.has(act) || likelihood > (act === "nonsense" ? 0.5 : 0.7),
    )
    .filter(({ act, likelihood }) => act === rules.act || act !== "perform" || likelihood > 0.5);
  const sum = possible.reduce((all, { likelihood }) => all + likelihood, 0);
  return possible
    .map(({ act, likelihood }) => ({ act, likelihood: likelihood / sum }))
    .toSorted((a, b) => b.likelihood - a.likelihood);
}

/** The rules' reading with another act and target. What else the rules found (speech, topic, instrument) stays. */
function withMeaning(rules: Reading, { act, target }: Meaning, carried: readonly string[]): Reading {
  const tool = rules.target !== target && rules.target !== null && carried.includes(rules.target) ? rules.target : null;
  const instrument = tool ?? (rules.instrument === target ? null : rules.instrument);
  if (act !== "compound") return { ...rules, act, target, instrument, also: [], parts: [] };
  return { ...rules, target, parts: rules.parts.map((part, at) => (at === 0 ? { ...part, target } : part)) };
}

/** The likeliest reading of a message, other readings, and what speaks for and against it. */
export interface Weighing {
  readonly best: Meaning;
  readonly others: readonly Meaning[];
  readonly doubts: Doubts;
  /** Whether the rules alone decide, and are sure. */
  readonly settled: boolean;
}

/**
 * Scores all readings of a message: the likeliest act and target by the learned reader, for which the rules' reading is one of the features
 * (docs/oracle.md, "Two readers"). Null if only the rules count.
 */
export function scoreReadings(message: Message, rules: Reading, learned: LearnedReader): Weighing | null {
  if (rules.act === "selfharm") return null;
  const voices = learned.acts(message, rules);
  const acts = possibleActs(voices.all, rules, message.scene);
  const weighed = acts.slice(0, ACTS_WEIGHED);
  const candidates = candidatesOf(message, rules);
  const around = LOOKS_AROUND.test(message.text);
  const named = new Set(message.mentions.map(({ entity }) => entity.name));
  const targets = learned.targets(
    message,
    candidates,
    weighed.map(({ act }) => act),
  );
  const meanings: Weighed[] = weighed
    .flatMap(({ act, likelihood }, rank) => {
      if (WITHOUT_TARGET.has(act)) return [{ act, target: null, likelihood }];
      const shares = candidates.map(({ entity }, at) =>
        // A carried item is a weapon and not the target of a blow, and nobody strikes an exit. "I draw my weapon and look around" looks at no
        // weapon. Who sleeps means no bed that is not named.
        (act === "fight" && NO_FOE.has(entity?.kind ?? "")) ||
        (act === "look" && around && entity?.kind === "item") ||
        ((act === "rest" || act === "wait") && entity !== null && !named.has(entity.name))
          ? 0
          : rank === 0
            ? // If the act is not certain, the target should also suit the other acts that it may be.
              weighed.reduce(
                (sum, other) => sum + Math.sqrt(other.likelihood) * (targets.get(other.act)?.all[at] ?? 0),
                0,
              )
            : (targets.get(act)?.all[at] ?? 0),
      );
      const sum = shares.reduce((all, share) => all + share, 0);
      return candidates.map(({ entity }, at) => ({
        act,
        target: entity?.name ?? null,
        likelihood: (likelihood * shares[at]!) / sum,
      }));
    })
    .toSorted((a, b) => b.likelihood - a.likelihood);
  const [first] = weighed;
  const likeliest = meanings.find(({ act }) => act === first?.act);
  if (first === undefined || likeliest === undefined) return null;
  // "Swing at Wick": in a scene without foes, only the rules choose the target of a blow, because it may be somebody whom the scene does not list.
  const blow = first.act === "fight" && rules.act === "fight" && message.scene.foes.length === 0;
  // Of a compound, the target of its first act counts, and only the rules know which that is.
  // "A heron, standing on one leg": only the rules make a performance of words that could as well be said or left alone.
  const still = rules.act === "wait" && rules.sure && first.act === "perform" && first.likelihood < WEAK;
  // "Swing my sword at Wick": a blow that is for somebody whom the scene does not list is no use of the sword.
  const struck = rules.act === "fight" && rules.sure && first.act === "use" && message.scene.foes.length === 0;
  const taking = rules.act === "take" && first.act !== "take" && PLAIN_TAKING.test(message.text);
  const best =
    still || taking || struck
      ? { act: rules.act, target: rules.target, likelihood: first.likelihood }
      : blow || (first.act === "compound" && rules.target !== null)
        ? { ...first, target: rules.target }
        : likeliest;
  const others = meanings.filter((other) => other.act !== best.act || other.target !== best.target);
  const ofAct = acts.find(({ act }) => act === best.act)?.likelihood ?? 0;
  const number = ACTS.indexOf(best.act);
  const place = candidates.findIndex(({ entity }) => (entity?.name ?? null) === best.target);
  const ofTarget = targets.get(best.act);
  const doubts = doubtsAbout(message, rules, best, {
    reading: best.likelihood,
    alike: acts.reduce((sum, { act, likelihood }) => sum + (akin(act, best.act) ? likelihood : 0), 0),
    other: others.find(({ act, target }) => !akin(act, best.act) || target !== best.target)?.likelihood ?? 0,
    act: {
      all: ofAct,
      features: voices.features[number] ?? 0,
      network: voices.network[number] ?? 0,
    },
    target: {
      features: ofTarget?.features[place] ?? 1,
      network: ofTarget?.network[place] ?? 1,
    },
  });
  return { best, others, doubts, settled: (blow || struck) && rules.sure };
}

/** The final reading of a message. It is sure if readings of its sort are right often enough. */
export function decide(message: Message, rules: Reading, learned: LearnedReader): Reading {
  const weighed = scoreReadings(message, rules, learned);
  if (weighed === null) return rules;
  const { best, others, doubts, settled } = weighed;
  return {
    ...withMeaning(rules, best, message.scene.inventory),
    sure: settled || learned.certainty(doubts) >= SURE,
    alternatives: others.slice(0, 2).map(({ act, target }) => ({ act, target })),
  };
}
