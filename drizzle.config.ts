import { defineConfig } from "drizzle-kit";

/** `npm run migrations` writes the next numbered SQL file from the schema; wrangler and the tests apply them in order. */
export default defineConfig({
  dialect: "sqlite",
  schema: "./workers/api/src/store/schema.ts",
  out: "./migrations",
});
