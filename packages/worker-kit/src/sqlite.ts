/** The SQLite of a Durable Object: its migrations, and reading of rows. */
export { firstRow } from "./first-row.ts";
export { migratedState } from "./migrated-state.ts";
export { migrate, SchemaRefusal, type SchemaState, schemaState } from "./sqlite-migrations.ts";
