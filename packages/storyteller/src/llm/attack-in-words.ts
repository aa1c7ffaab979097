import type { StoryState } from "#contracts/story/state";
import { findName } from "../story/find-name.ts";

const ATTACKS =
  /^\s*(?:i|ich)\s+(?:\p{L}+ly\s+|now\s+|then\s+|draw my \p{L}+ and\s+)?(attack|strike|hit|stab|slash|shoot|fire|lunge|swing|cut|punch|kick|throw|attackiere|greife|schieße|steche|schlage)\b/iu;
const WEAPON =
  /\b(?:with|mit)\s+(?:my|the|an?|both|meine[mnr]?|de[mrn])\s+([\p{L}' -]{2,40}?)(?=\s*[.,;!]|\s*$|\s+(?:at|and|into|again|auf|und)\b)/iu;

/** What the arguments of `act` are for the player's words. */
interface AttackInWords {
  readonly kind: "attack";
  readonly with: string;
  readonly targets: readonly string[];
}

/**
 * The attack that plain words mean in a fight: "I strike at Snag with my sword." The foe is named, or the only one left. Null for all other
 * words. A model may forget to call for it, so that the table does it before the model writes.
 */
export function attackInWords(playerText: string, { encounter }: Pick<StoryState, "encounter">): AttackInWords | null {
  const words = playerText.replaceAll(/["“„][^"”“]*["”“]/gu, "").trim();
  const verb = ATTACKS.exec(words)?.[1];
  if (encounter === null || verb === undefined || words.endsWith("?")) return null;
  const foes = encounter.combatants.filter(
    ({ side, hp, left }) => side === "foe" && hp.current > 0 && left === undefined,
  );
  const said = words.match(/[\p{L}'’-]+/gu) ?? [];
  const named = foes.filter((foe) => said.some((word) => findName([foe], word) !== undefined));
  // "I strike the bell": in a fight the words must name a foe, or nobody and nothing.
  const isBare = /^\s*(?:i|ich)\s+\p{L}+(?:\s+(?:again|back|once more|erneut|with\b.*|mit\b.*))?\s*[.!]*$/iu.test(
    words,
  );
  const target =
    named.length === 1 ? named[0] : named.length === 0 && isBare && foes.length === 1 ? foes[0] : undefined;
  if (!target) return null;
  const weapon =
    WEAPON.exec(words)?.[1] ?? (/shoot|fire|schieße/iu.test(verb) ? "bow" : /punch|kick/iu.test(verb) ? verb : "");
  return { kind: "attack", with: weapon, targets: [target.name] };
}
