import { ACTS } from "#contracts/play/reading";

import { SPEECH } from "./deed.ts";
import type { LearnedReader } from "./learned-reader.ts";
import type { Message } from "./message.ts";
import type { Act, Meaning, Reading, ReadingScene } from "./reading.ts";
import { candidatesOf } from "./target-features.ts";

/** A reading that is less likely right than this is asked about. Chosen on messages that were held back from learning (docs/oracle.md). */
const SURE = 0.3;
/** The same for an act that only the learned reader reads. */
const ALONE = 0.6;
/** An act that the rules are sure of stands unless another one is likelier by so much. */
const TRUST = 3;
/** How many acts are looked at for what they may be done to. */
const ACTS_WEIGHED = 4;
/** Acts of one kind: either reading of such a message is played alike, so doubt between them is no reason to ask. */
const AKIN: readonly ReadonlySet<Act>[] = [
  new Set<Act>(["talk", "persuade", "promise"]),
  new Set<Act>(["look", "search", "oracle"]),
  new Set<Act>(["use", "craft"]),
  new Set<Act>(["climb", "travel"]),
  new Set<Act>(["rest", "wait"]),
];
/** What words that are spoken aloud can be. */
const OF_QUOTED: ReadonlySet<Act> = new Set<Act>([...SPEECH, "buy", "give", "pray", "cast", "perform"]);
/** Acts that cannot be told without knowing whom or what they are done to. */
const NEEDS_TARGET: ReadonlySet<Act> = new Set<Act>(["give", "use", "travel", "fight"]);

/** Acts that leave the story: unless the rules read them too, they must be likelier than all others together. */
const ASIDE: ReadonlySet<Act> = new Set<Act>(["stop", "meta", "options", "rules", "recall", "nonsense"]);
/** Acts that are done to nobody and nothing. */
const WITHOUT_TARGET: ReadonlySet<Act> = new Set<Act>(["options", "meta", "stop", "nonsense", "selfharm"]);

/** What a blow is not for. */
const NO_FOE: ReadonlySet<string> = new Set(["item", "exit"]);

interface Weighed extends Meaning {
  readonly likelihood: number;
}

/** Acts that need somebody: where nobody is, only the rules can read them. */
const NEEDS_SOMEBODY: ReadonlySet<Act> = new Set<Act>([...SPEECH, "fight", "give"]);

/**
 * The acts that a message can be, with their likelihoods. Harm to the player is heard by `safety/` alone, a compound needs the parts that the rules
 * find.
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
    .filter(({ act, likelihood }) => act === rules.act || !ASIDE.has(act) || likelihood > 0.5);
  const sum = possible.reduce((all, { likelihood }) => all + likelihood, 0);
  return possible
    .map(({ act, likelihood }) => ({ act, likelihood: likelihood / sum }))
    .toSorted((a, b) => b.likelihood - a.likelihood);
}

/** The rules' reading with another meaning; what the rules found beside it (speech, topic, what it is done with) is kept. */
function withMeaning(rules: Reading, { act, target }: Meaning, carried: readonly string[]): Reading {
  const tool = rules.target !== target && rules.target !== null && carried.includes(rules.target) ? rules.target : null;
  const instrument = tool ?? (rules.instrument === target ? null : rules.instrument);
  if (act !== "compound") return { ...rules, act, target, instrument, also: [], parts: [] };
  return { ...rules, target, parts: rules.parts.map((part, at) => (at === 0 ? { ...part, target } : part)) };
}

/**
 * The reading of a message: the act and the target that are likeliest after the learned reader, which takes what the rules read into account
 * (docs/oracle.md, "Two readers").
 */
export function decide(message: Message, rules: Reading, learned: LearnedReader): Reading {
  if (rules.act === "selfharm") return rules;
  const acts = possibleActs(learned.acts(message, rules), rules, message.scene);
  const weighed = acts.slice(0, ACTS_WEIGHED);
  const candidates = candidatesOf(message, rules);
  const targets = learned.targets(
    candidates,
    weighed.map(({ act }) => act),
  );
  const meanings: Weighed[] = weighed
    .flatMap(({ act, likelihood }) =>
      WITHOUT_TARGET.has(act)
        ? [{ act, target: null, likelihood }]
        : candidates.map(({ entity }, at) => ({
            act,
            target: entity?.name ?? null,
            // What the hero carries is what a blow is struck with, and nobody strikes at a way out.
            likelihood:
              act === "fight" && NO_FOE.has(entity?.kind ?? "") ? 0 : likelihood * (targets.get(act)?.[at] ?? 0),
          })),
    )
    .toSorted((a, b) => b.likelihood - a.likelihood);
  const [first] = weighed;
  const likeliest = meanings.find(({ act }) => act === first?.act);
  if (first === undefined || likeliest === undefined) return rules;
  // "Swing at Wick": where there are no foes, a blow is for nobody but whom the rules find, perhaps somebody the scene does not know.
  const blow = first.act === "fight" && rules.act === "fight" && message.scene.foes.length === 0;
  const best = blow ? { ...first, target: rules.target } : likeliest;
  const kind = AKIN.find((one) => one.has(best.act));
  const alike = acts.reduce((sum, { act, likelihood }) => sum + (kind?.has(act) === true ? likelihood : 0), 0);
  const certainty = best.likelihood * (Math.max(alike, first.likelihood) / first.likelihood);
  // An act that lacks whom it is for stays a question, whatever the words say of the act.
  const lacksTarget = !rules.sure && best.target === null && (SPEECH.has(best.act) || NEEDS_TARGET.has(best.act));
  // An act that the rules do not read has to be likelier than not.
  const weak = best.act !== rules.act && certainty < ALONE;
  // Somebody of several is spoken to whom the rules do not find: a guess, unless it is likelier than not.
  const guessed = !rules.sure && rules.target === null && SPEECH.has(best.act) && certainty < ALONE;
  return {
    ...withMeaning(rules, best, message.scene.inventory),
    sure: certainty >= SURE && !weak && !guessed && !lacksTarget,
    alternatives: meanings
      .filter((other) => other.act !== best.act || other.target !== best.target)
      .slice(0, 2)
      .map(({ act, target }) => ({ act, target })),
  };
}
