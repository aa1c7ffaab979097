import type { MemoryEntity } from "#contracts/entities/memory";
import { text } from "../../../shared/text/text.ts";

const { types } = text.chronicle.people;

/** The label of an entity's type. A client's own kind is its own label. */
export function kindLabel(type: MemoryEntity["type"]): string {
  const kind = type ?? "unknown";
  return Object.hasOwn(types, kind) ? types[kind as keyof typeof types] : kind;
}
