import { migrate, SchemaRefusal, type SqliteMigration } from "./sqlite-migrations.ts";

/**
 * An object's state with its storage migrated. Where a newer version wrote the storage, the object still starts: each SQL statement
 * throws the SchemaRefusal, and everything else works, so that the object can be erased.
 */
export function migratedState(ctx: DurableObjectState, migrations: readonly SqliteMigration[]): DurableObjectState {
  try {
    migrate(ctx.storage, migrations);
    return ctx;
  } catch (error) {
    if (!(error instanceof SchemaRefusal)) throw error;
    const exec = () => {
      throw error;
    };
    return overlay(ctx, { storage: overlay(ctx.storage, { sql: overlay(ctx.storage.sql, { exec }) }) });
  }
}

/** The same object with some of its members replaced. Its own methods keep it as `this`: the runtime's objects know no other. */
const overlay = <Target extends object>(target: Target, members: Partial<Target>): Target =>
  new Proxy(target, {
    get(_, name) {
      if (name in members) return Reflect.get(members, name) as unknown;
      const own: unknown = Reflect.get(target, name, target);
      return typeof own === "function" ? (own.bind(target) as unknown) : own;
    },
  });
