import { SPEECH } from "./deed.ts";
import type { Entity, EntityKind, Mention } from "./entities.ts";
import type { Act, Meaning, Reading, ReadingScene } from "./reading.ts";

/**
 * How much it counts for an act that the rules read it, too (logarithm of the odds), where they are sure and where not. Measured on sets
 * that neither reader knew: with 1.5 or 2.5 fewer acts were right in all.
 */
const RULES_SURE = 2;
const RULES_UNSURE = 1.2;
/** Two acts nearer to each other than this (logarithm of the odds) are asked about. */
const CLOSE = 0.7;
/** An act that only the second reader reads, and finds less likely than this, is asked about. */
const WEAK = 0.5;
/** Acts of one kind: either reading of such a message is played alike, so the player is not asked which one is meant. */
const AKIN: readonly ReadonlySet<Act>[] = [
  new Set<Act>(["talk", "persuade", "promise"]),
  new Set<Act>(["look", "search", "oracle"]),
  new Set<Act>(["use", "craft"]),
  new Set<Act>(["climb", "travel"]),
  new Set<Act>(["rest", "wait"]),
];
const akin = (a: Act, b: Act): boolean => AKIN.some((kind) => kind.has(a) && kind.has(b));
/** Keeps an act that the second reader never saw from being ruled out. */
const FLOOR = 0.001;

/** Acts that only the rules may read, or deny: harm to the player is heard by `safety/` alone. */
const RULES_ONLY: ReadonlySet<Act> = new Set<Act>(["selfharm"]);
/** What words that are spoken aloud can be. */
const OF_QUOTED: ReadonlySet<Act> = new Set<Act>([...SPEECH, "buy", "give", "pray", "cast", "perform"]);
/** Acts that cannot be told without knowing whom or what they are done to. */
const NEEDS_TARGET: ReadonlySet<Act> = new Set<Act>(["give", "use", "travel", "fight"]);
/** Acts that are done to nobody and nothing. */
const WITHOUT_TARGET: ReadonlySet<Act> = new Set<Act>(["options", "meta", "stop", "nonsense", "selfharm", "rules"]);
/** What an act is done to, the likeliest kinds first; all other acts take what is named first. */
const TAKES: Readonly<Partial<Record<Act, readonly EntityKind[]>>> = {
  travel: ["exit", "elsewhere", "thing", "person"],
  flee: ["exit", "elsewhere", "foe", "person", "thing"],
  fight: ["foe", "person", "thing", "item"],
  give: ["person", "foe", "item", "thing"],
  buy: ["person", "item", "thing"],
  take: ["thing", "item", "person"],
  use: ["thing", "item", "exit", "person"],
  craft: ["thing", "item", "person"],
  search: ["thing", "exit", "person", "item"],
};
const SOMEBODY: ReadonlySet<EntityKind> = new Set<EntityKind>(["person", "foe"]);

/** Whom or what an act is for, of those that the words name. */
function targetOf(act: Act, mentions: readonly Mention[], scene: ReadingScene): string | null {
  if (WITHOUT_TARGET.has(act)) return null;
  const named: readonly Entity[] = mentions
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ entity }) => entity)
    .filter(({ kind }) => kind !== "hero");
  const only = scene.people.length === 1 ? (scene.people[0]?.name ?? null) : null;
  if (SPEECH.has(act))
    return (
      named.find(({ kind }) => SOMEBODY.has(kind))?.name ?? (scene.foes.length > 0 ? (scene.foes[0] ?? null) : only)
    );
  const kinds = TAKES[act];
  if (kinds === undefined) return named[0]?.name ?? null;
  for (const kind of kinds) {
    const found = named.find((entity) => entity.kind === kind);
    if (found !== undefined) return found.name;
  }
  return act === "fight" ? (scene.foes[0] ?? null) : act === "buy" ? only : null;
}

/** The rules' reading with another act. What the rules found in a pronoun is kept where the words name nothing better. */
function withAct(reading: Reading, act: Act, target: string | null, scene: ReadingScene): Reading {
  const heard =
    SPEECH.has(act) && [...scene.people.map(({ name }) => name), ...scene.foes].includes(reading.target ?? "");
  if (heard) return { ...reading, act, also: [], parts: [] };
  const part = reading.parts.find((one) => one.act === act || (SPEECH.has(act) && SPEECH.has(one.act)));
  const kept = WITHOUT_TARGET.has(act) ? null : (part?.target ?? target ?? reading.target);
  return { ...reading, act, target: kept, also: [], parts: [] };
}

/** In a fight a weapon that is named is not what the blow is for; a gift is for whoever is there alone. */
function aimed(reading: Reading, scene: ReadingScene): Reading {
  const { act, target } = reading;
  const carried = target !== null && scene.inventory.includes(target);
  if (act === "fight" && carried && scene.foes.length > 0) return { ...reading, target: scene.foes[0] ?? null };
  if (act === "give" && carried && scene.people.length === 1 && scene.foes.length === 0)
    return { ...reading, target: scene.people[0]?.name ?? null };
  return reading;
}

/**
 * One reading of two: the rules' and the trained reader's. Where both take the same act, it stands. Where they differ, the likelier one stands,
 * and the player is asked where the two are close (docs/oracle.md, "Two readers").
 */
export function reconcile(
  reading: Reading,
  likelihoods: ReadonlyMap<Act, number>,
  mentions: readonly Mention[],
  scene: ReadingScene,
): Reading {
  if (RULES_ONLY.has(reading.act)) return reading;
  const quoted = reading.speech !== "" && reading.act !== "compound";
  const ranked = [...likelihoods]
    .filter(([act]) => act === reading.act || !quoted || OF_QUOTED.has(act))
    .filter(([act]) => !RULES_ONLY.has(act) && (act !== "compound" || reading.act === "compound"))
    .map(([act, likelihood]) => {
      const own = act === reading.act ? (reading.sure ? RULES_SURE : RULES_UNSURE) : 0;
      return { act, odds: Math.log(likelihood + FLOOR) + own };
    })
    .toSorted((a, b) => b.odds - a.odds);
  const [first, second] = ranked;
  if (first === undefined || second === undefined) return reading;
  const chosen = aimed(
    first.act === reading.act ? reading : withAct(reading, first.act, targetOf(first.act, mentions, scene), scene),
    scene,
  );
  const rival = ranked.slice(1).find(({ act }) => !akin(act, first.act)) ?? second;
  const close = first.odds - rival.odds < CLOSE;
  const weak = first.act !== reading.act && (likelihoods.get(first.act) ?? 0) < WEAK;
  // An act that lacks whom it is for stays a question, whatever the words say of the act.
  const lacksTarget =
    !reading.sure && chosen.target === null && (SPEECH.has(chosen.act) || NEEDS_TARGET.has(chosen.act));
  const others = ranked
    .slice(1, 3)
    .map(({ act }): Meaning =>
      act === reading.act ? { act, target: reading.target } : { act, target: targetOf(act, mentions, scene) },
    );
  return { ...chosen, sure: !close && !lacksTarget && !weak, alternatives: others };
}
