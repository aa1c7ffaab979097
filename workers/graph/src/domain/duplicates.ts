import type { Relationship } from "#contracts/entities/memory";
import type { ConsolidationPlan, KnownName } from "#contracts/rpc/memory";
import { kinship, type Named } from "./resolve/kinship.ts";
import { foldText, type ReadName, readName } from "./resolve/read-name.ts";

interface Read extends Named {
  readonly id: string;
  /** The main name, without aliases. */
  readonly own: ReadName;
}

/**
 * Finds known names that mean the same entity, by the rules for the names in a turn. Each is merged into the one that was known first.
 * Two names are not merged if there is a relationship between them or if one text contains both. A name that could belong to two others
 * is not merged either.
 */
export function duplicates(
  known: readonly KnownName[],
  relationships: readonly Pick<Relationship, "fromEntityId" | "toEntityId">[],
  texts: readonly string[],
): ConsolidationPlan["merges"] {
  const all = known.map(({ id, name, aliases, type }): Read => ({
    id,
    type,
    own: readName(name),
    names: [name, ...aliases].map(readName),
    party: false,
  }));
  const related = new Set(relationships.flatMap(({ fromEntityId: a, toEntityId: b }) => [`${a} ${b}`, `${b} ${a}`]));
  const folded = texts.map(foldText);
  const alike = Map.groupBy(
    all.flatMap((one) => [...new Set(one.names.flatMap(initials))].map((key) => ({ key, one }))),
    ({ key }) => key,
  );
  const kin = new Map(
    all.map((one) => {
      const near = new Set(
        one.names.flatMap(initials).flatMap((key) => (alike.get(key) ?? []).map((entry) => entry.one)),
      );
      return [one, [...near].filter((other) => other !== one && isOne(one, other))] as const;
    }),
  );
  return all.flatMap((one, place) => {
    const [only, ...more] = kin.get(one) ?? [];
    if (!only || more.length > 0 || kin.get(only)?.length !== 1 || all.indexOf(only) < place) return [];
    if (related.has(`${one.id} ${only.id}`) || folded.some((text) => namesApart(text, one, only))) return [];
    return { keep: one.id, drop: only.id };
  });
}

/** Keys that two names must share to be the same entity. With them, not every pair must be compared. */
const initials = ({ core, epithet, folded }: ReadName): string[] =>
  [core, epithet.split(" "), folded.split(" ")]
    .map((words) => words.map((word) => word.charAt(0)).join(""))
    .filter((letters) => letters !== "");

/**
 * Whether two names mean the same entity. Only titles and spelling count. A shared first name is not enough, because many people may have
 * it and no turn says that they are the same.
 */
const isOne = (one: Read, other: Read): boolean => {
  const kind = kinship(one.own, one.type, other, false) ?? kinship(other.own, other.type, one, false);
  return kind === "titled" || kind === "misspelt";
};

/** Whether the text contains both names separately, neither as a part of the other. */
function namesApart(text: string, one: Read, other: Read): boolean {
  const [longer, shorter] = [one.own.folded, other.own.folded].toSorted((a, b) => b.length - a.length) as [
    string,
    string,
  ];
  return text.includes(` ${longer} `) && text.replaceAll(` ${longer} `, " | ").includes(` ${shorter} `);
}
