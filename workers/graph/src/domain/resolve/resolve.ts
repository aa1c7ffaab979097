import type { EntityDraft, MemoryDraft } from "#contracts/memory/items";
import type { TurnCompleted } from "#contracts/queue/messages";
import type { KnownName } from "#contracts/rpc/memory";
import type { Chronicle } from "#storyteller/ports";
import { type NameResolver, nameResolver } from "./name-resolver.ts";
import { readName } from "./read-name.ts";
import { readTurnNames } from "./turn-names.ts";

const LONGEST_NAME = 120;

/**
 * Replaces the names in a chronicle by known names. They are recognised by alias, title, a part of the name, or a small spelling mistake.
 * If it is not certain, a name stays as it is, because merging two people into one is worse than splitting one into two.
 */
export function resolve(chronicle: Chronicle, turn: TurnCompleted, known: readonly KnownName[]): Chronicle {
  const { items } = chronicle;
  const entities = chronicle.entities.flatMap((draft) => {
    const aliases = draft.aliases.filter((alias) => readName(alias).folded !== "");
    return readName(draft.name).folded === "" ? [] : [{ ...draft, aliases }];
  });
  const names = nameResolver(known, entities, readTurnNames(turn, items));
  return {
    ...chronicle,
    items: items.map((item) => rewrite(item, names)),
    entities: joined(entities.map((draft) => rename(draft, names))),
  };
}

/** Gives a draft its known name. Its old name becomes an alias, unless it differs only in article or case. */
function rename(draft: EntityDraft, names: NameResolver): EntityDraft {
  const name = names.ofDraft(draft);
  const { folded } = readName(name);
  const aliases = [draft.name, ...draft.aliases].filter(
    (alias) => readName(alias).folded !== folded && !names.isSharedAlias(alias, name),
  );
  return { ...draft, name, aliases: [...new Set(aliases)] };
}

/** Joins drafts that turned out to describe the same entity. The fields of the first draft take precedence. */
function joined(drafts: readonly EntityDraft[]): EntityDraft[] {
  return [...Map.groupBy(drafts, ({ name, type }) => `${type} ${readName(name).folded}`).values()].map((same) => ({
    ...same[0]!,
    aliases: [...new Set(same.flatMap(({ aliases }) => aliases))],
    description: same.find(({ description }) => description !== "")?.description ?? "",
  }));
}

function rewrite(item: MemoryDraft, names: NameResolver): MemoryDraft {
  const person = (name: string) => fitting(names.ofName(name, "person"), name);
  const anything = (name: string) => fitting(names.ofName(name, null), name);
  const { state, relationship, knowers } = item;
  return {
    ...item,
    entities: [...new Set(item.entities.map(anything))],
    speaker: item.speaker === null ? null : person(item.speaker),
    ...(knowers ? { knowers: [...new Set(knowers.map(person))] } : {}),
    ...(state ? { state: rewriteState(state, anything) } : {}),
    ...(relationship
      ? { relationship: { ...relationship, from: anything(relationship.from), to: anything(relationship.to) } }
      : {}),
  };
}

/** Replaces the name in a state's value too, if it is the name of a person or place. */
function rewriteState(
  state: NonNullable<MemoryDraft["state"]>,
  anything: (name: string) => string,
): NonNullable<MemoryDraft["state"]> {
  const about = anything(state.about);
  switch (state.relation) {
    case "place":
    case "holder":
    case "allegiance":
      return { ...state, about, value: anything(state.value) };
    default:
      return { ...state, about };
  }
}

/** Uses the known name if it fits into a draft. Otherwise keeps the original, because names from other sources may be too long. */
const fitting = (name: string, original: string): string => (name.length <= LONGEST_NAME ? name : original);
