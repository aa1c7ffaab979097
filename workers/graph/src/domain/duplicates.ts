import type { Relationship } from "#contracts/entities/memory";
import type { ConsolidationPlan, KnownName } from "#contracts/rpc/memory";
import { kinship, type Named } from "./resolve/kinship.ts";
import { foldText, type ReadName, readName } from "./resolve/read-name.ts";

interface Read extends Named {
  readonly id: string;
  /** The name without its aliases. */
  readonly own: ReadName;
}

/**
 * Which known names are one, by the rule that turns are resolved by: each is merged into the one that was known first.
 * Two stay apart that stand in a relationship or that one text names side by side, and so does who could be two others.
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

/** Names that could be one share these: it spares comparing everybody with everybody. */
const initials = ({ core, epithet, folded }: ReadName): string[] =>
  [core, epithet.split(" "), folded.split(" ")]
    .map((words) => words.map((word) => word.charAt(0)).join(""))
    .filter((letters) => letters !== "");

/** A first name alone may be anybody's: without a turn's word for it only titles and spelling count. */
const isOne = (one: Read, other: Read): boolean => {
  const kind = kinship(one.own, one.type, other, false) ?? kinship(other.own, other.type, one, false);
  return kind === "titled" || kind === "misspelt";
};

/** The text has both names, neither inside the other. */
function namesApart(text: string, one: Read, other: Read): boolean {
  const [longer, shorter] = [one.own.folded, other.own.folded].toSorted((a, b) => b.length - a.length) as [
    string,
    string,
  ];
  return text.includes(` ${longer} `) && text.replaceAll(` ${longer} `, " | ").includes(` ${shorter} `);
}
