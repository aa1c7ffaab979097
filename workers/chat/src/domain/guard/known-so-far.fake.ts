import type { KnownEntity } from "#contracts/rpc/memory";
import type { Chronicle } from "#storyteller/ports";

const NOTHING = { status: null, place: null };

/** A fake memory for the guard: it knows the entities that the chronicles of earlier turns name. */
export class KnownSoFar {
  readonly #known = new Map<string, KnownEntity>();

  namedIn(reply: string): KnownEntity[] {
    return [...this.#known.values()].filter(({ name }) => reply.includes(name));
  }

  add({ turnId, number: turnNumber }: { turnId: string; number: number }, { items, entities }: Chronicle): void {
    for (const { name, type, aliases } of entities) {
      this.#known.set(name, { ...NOTHING, ...this.#known.get(name), name, type, aliases });
    }
    for (const { state, content, key } of items) {
      if (!state) continue;
      const { about, relation, value } = state;
      const known = this.#known.get(about) ?? { ...NOTHING, name: about, type: "person" as const, aliases: [] };
      const source = { itemId: `${turnId} ${key}`, content, turnId, turnNumber };
      if (relation === "status") this.#known.set(about, { ...known, status: { ...source, value } });
      else if (relation === "place") this.#known.set(about, { ...known, place: { ...source, value } });
    }
  }
}
