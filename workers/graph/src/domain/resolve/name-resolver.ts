import type { EntityDraft, EntityType } from "#contracts/memory/items";
import type { KnownName } from "#contracts/rpc/memory";
import { contradict, type Kinship, kinship, KINSHIPS, type Named } from "./kinship.ts";
import { readName, type ReadName, tidyName } from "./read-name.ts";
import type { TurnNames } from "./turn-names.ts";

/** An entity that a name in the turn may mean. */
interface Candidate extends Named {
  /** The name to use. */
  readonly name: string;
  /** Null for an entity that only this turn mentions. */
  readonly id: string | null;
}

/** Replaces the names in a turn by known names, so that one person has only one name. */
export interface NameResolver {
  /** The known name of the entity that a draft describes. If it is unknown, the draft's own name. */
  ofDraft(draft: EntityDraft): string;
  /**
   * The known name for a name anywhere in the turn. It may be the name or alias of a draft, or a known name. If it is neither, the name
   * is returned as it is.
   */
  ofName(name: string, type: EntityType | null): string;
  /** Whether an alias also belongs to another entity than the one with this name. */
  isSharedAlias(alias: string, name: string): boolean;
}

export function nameResolver(
  known: readonly KnownName[],
  drafts: readonly EntityDraft[],
  turnNames: TurnNames,
): NameResolver {
  const people = known.map((one): Candidate => candidateOf(one, one.id, turnNames));
  const byName = new Map<string, Candidate>();
  for (const person of people.toReversed()) for (const { folded } of person.names) byName.set(folded, person);
  const exact = ({ folded }: ReadName, type: EntityType | null): Candidate | null => {
    const found = byName.get(folded);
    return found && !contradict(type, found.type) ? found : null;
  };

  const unknown = drafts.filter(({ name, type }) => !exact(readName(name), type));
  const strangers = unknown.map((draft): Candidate => candidateOf(draft, null, turnNames));
  // Whether two entities of the turn claim the same name. Memory gives each name to only one entity: after this turn, to the one that
  // came first.
  const isDisputed = (name: ReadName, type: EntityType | null): boolean =>
    byName.has(name.folded) ||
    drafts.some((draft) => contradict(type, draft.type) && readName(draft.name).folded === name.folded);
  const find = (
    name: ReadName,
    type: EntityType | null,
    kinds: readonly Kinship[],
    self: string | null,
  ): Candidate | null => {
    const found = exact(name, type);
    if (found || isDisputed(name, type) || turnNames.isParty(name)) return found;
    const careless = turnNames.isCareless(name);
    const others = [...people, ...strangers.filter((one) => one.name !== self)];
    const kin = others.map((other) => ({ other, kind: kinship(name, type, other, careless) }));
    const surest = kinds.find((kind) => kin.some((one) => one.kind === kind));
    const [only, ...more] = kin.filter(({ kind }) => kind !== null && kind === surest);
    if (!only || more.length > 0 || only.other.id === null || turnNames.areDistinct(name, only.other)) return null;
    return only.kind === "misspelt" && turnNames.namesBoth(name, only.other) ? null : only.other;
  };

  const targets = new Map<string, Candidate>();
  const met = new Set(drafts.map(({ name }) => readName(name).folded));
  for (const draft of drafts) {
    const name = readName(draft.name);
    const others = draft.aliases.map(readName).filter(({ folded }) => folded !== "" && !met.has(folded));
    const target =
      find(name, draft.type, KINSHIPS, draft.name) ??
      (isDisputed(name, draft.type) ? null : ofAlias(name, others, (alias) => exact(alias, draft.type), turnNames));
    if (target) targets.set(draft.name, target);
  }
  for (const name of disputed(drafts, targets)) targets.delete(name);

  const ofDraft = (draft: EntityDraft): string => targets.get(draft.name)?.name ?? tidyName(draft.name);
  const said = new Map<string, string>();
  for (const draft of drafts.toReversed()) {
    for (const name of [...draft.aliases, draft.name]) said.set(readName(name).folded, ofDraft(draft));
  }
  return {
    ofDraft,
    ofName: (name, type) => {
      const read = readName(name);
      return said.get(read.folded) ?? find(read, type, ["same", "titled"], null)?.name ?? tidyName(name);
    },
    isSharedAlias: (alias, name) => {
      const read = readName(alias);
      const isOthers = (other: Candidate) => other.name !== name && kinship(read, other.type, other, false) !== null;
      const { folded } = readName(name);
      return (
        people.some(isOthers) ||
        drafts.some(
          (draft) => readName(draft.name).folded === read.folded && readName(ofDraft(draft)).folded !== folded,
        )
      );
    },
  };
}

function candidateOf(
  { name, aliases, type }: Pick<KnownName, "name" | "aliases" | "type">,
  id: string | null,
  turnNames: TurnNames,
): Candidate {
  const names = [name, ...aliases].map(readName);
  return { name, id, type, names, party: names.some((one) => turnNames.isParty(one)) };
}

/**
 * Finds a known entity by the draft's aliases. Only an alias that adds a word to the name counts, because then the chronicler says that
 * both are the same.
 */
function ofAlias(
  name: ReadName,
  aliases: readonly ReadName[],
  exact: (alias: ReadName) => Candidate | null,
  turnNames: TurnNames,
): Candidate | null {
  if (turnNames.isParty(name)) return null;
  const own = new Set(name.folded.split(" "));
  const further = aliases.filter(({ folded }) => !folded.split(" ").every((word) => own.has(word)));
  const [only, ...more] = new Set(further.flatMap((alias) => exact(alias) ?? []));
  if (!only || more.length > 0 || only.type === null || turnNames.areDistinct(name, only)) return null;
  return only;
}

/**
 * Drafts that were matched to the same known entity although their own names do not fit together. None of them is matched then, except
 * drafts with the entity's own name.
 */
function disputed(drafts: readonly EntityDraft[], targets: ReadonlyMap<string, Candidate>): string[] {
  return drafts.flatMap((draft) => {
    const target = targets.get(draft.name);
    const name = readName(draft.name);
    if (!target || target.names.some(({ folded }) => folded === name.folded)) return [];
    const rivals = drafts.filter((other) => {
      const rival = readName(other.name);
      const bearsIt = target.names.some(({ folded }) => folded === rival.folded);
      return other.name !== draft.name && targets.get(other.name) === target && !bearsIt;
    });
    const apart = rivals.some((other) => {
      const names = [readName(other.name)];
      return kinship(name, draft.type, { type: other.type, names, party: false }, false) === null;
    });
    return apart ? [draft.name] : [];
  });
}
