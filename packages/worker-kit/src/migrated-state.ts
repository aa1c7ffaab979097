import { migrate, SchemaRefusal } from "./sqlite-migrations.ts";
import type { SqliteMigration } from "./sqlite-migration.ts";

/**
 * Migrates an object's storage and returns the object's state. If a newer version wrote the storage, the object still starts: every SQL
 * statement throws the SchemaRefusal, but everything else works, so that the object can be erased.
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

/**
 * Returns a proxy of an object with some members replaced. The other methods are bound to the original object, because the runtime's
 * objects accept no other `this`.
 */
const overlay = <Target extends object>(target: Target, members: Partial<Target>): Target =>
  new Proxy(target, {
    get(_, name) {
      if (name in members) return Reflect.get(members, name) as unknown;
      const own: unknown = Reflect.get(target, name, target);
      return typeof own === "function" ? (own.bind(target) as unknown) : own;
    },
  });
