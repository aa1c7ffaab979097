import { pattern, storedPattern } from "../patterns.ts";
import type { Mention } from "./entities.ts";
import type { Act } from "./reading.ts";
import type { Token } from "./tokens.ts";
import { isCommon, nounKinds, verbIn } from "./lexicon/vocabulary.ts";

/** The meaning of a text without a verb. */
export interface Fragment {
  readonly act: Act;
  readonly target: string | null;
  readonly sure: boolean;
}

const MOVING = storedPattern("fragment moving", "u");
const ORDERED = storedPattern("fragment ordered", "u");
/** Matches words for sleeping: "Time for some shut-eye", "nap time". */
const BED = storedPattern("fragment bed", "u");

/**
 * Reads a text without a verb: a name alone, an exit, an order of food or drink, a blow, or something that cannot be understood.
 * @param foes the foes of the scene; the first one is meant if the text names none
 * @param server the only person who could serve; takes an order that names nobody
 */
export function readFragment(
  text: string,
  tokens: readonly Token[],
  named: readonly Mention[],
  foes: readonly string[],
  server: string | null,
): Fragment {
  const [first] = named;
  const low = text.toLowerCase();
  const moving = MOVING.test(low);
  const exit = named.find(({ entity }) => entity.kind === "exit" || entity.kind === "elsewhere");
  if (moving && (exit !== undefined || named.length === 0))
    return {
      act: "travel",
      target: exit?.entity.name ?? null,
      sure: exit !== undefined || pattern("fragment read fragment", "u").test(low),
    };
  if (moving && first?.entity.kind === "thing" && pattern("fragment read fragment 2", "u").test(low))
    return { act: "climb", target: first.entity.name, sure: true };
  if (exit !== undefined && exit === first) return { act: "travel", target: exit.entity.name, sure: true };
  if (foes.length > 0 && (first?.entity.kind === "item" || first?.entity.kind === "foe")) {
    const foe = named.find(({ entity }) => entity.kind === "foe");
    return { act: "fight", target: foe?.entity.name ?? foes[0] ?? null, sure: true };
  }
  if (foes.length > 0 && tokens.some(({ text: word }) => pattern("fragment read fragment 3", "u").test(word)))
    return { act: "fight", target: foes[0] ?? null, sure: true };
  const spoken = tokens.filter(({ mark }) => !mark).map((token) => token.text);
  const person = named.find(({ entity }) => entity.kind === "person");
  const food = spoken.some((word) => nounKinds(word).includes("e"));
  const counted = spoken.some((word) => ORDERED.test(word) || /^\d+$/u.test(word));
  if (foes.length === 0 && ((food && (counted || spoken.includes("please"))) || (counted && person !== undefined)))
    return { act: "buy", target: person?.entity.name ?? server, sure: food };
  if (BED.test(low) && first === undefined) return { act: "rest", target: null, sure: true };
  if (first !== undefined) {
    const { kind, name } = first.entity;
    return { act: kind === "person" ? "talk" : kind === "item" ? "use" : "look", target: name, sure: false };
  }
  const known = spoken.filter(isCommon).length;
  const doing = spoken.some((word) => word === "i" || word === "we" || verbIn(word) !== null);
  if (doing && known * 2 > spoken.length) return { act: "use", target: null, sure: false };
  return { act: "nonsense", target: null, sure: true };
}
