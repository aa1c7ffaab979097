import { drizzle, type DrizzleD1Database } from "drizzle-orm/d1";

export type Database = DrizzleD1Database;

export const openDatabase = (d1: D1Database): Database => drizzle(d1);

/** Now, as it is stored: ISO 8601 UTC, which sorts as it reads. */
export const now = (): string => new Date().toISOString();
