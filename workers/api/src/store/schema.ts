import { sql } from "drizzle-orm";
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
  type AnySQLiteColumn,
} from "drizzle-orm/sqlite-core";

import type { AdventureRef } from "#contracts/entities/campaign";
import type { AbilityScores, CharacterClass, HitPoints } from "#contracts/entities/character";
import type { HeroBuild } from "#contracts/entities/hero-build";
import { STANDARD_RULES, type HouseRules } from "#contracts/entities/house-rules";
import type { WorldPrompts } from "#contracts/entities/world";
import type { LiveSheet } from "#contracts/play/live-sheet";
import type { ModelPurpose } from "#contracts/rpc/usage";
import type { ConnectionFields } from "#contracts/connections/connection";
import { DEFAULT_LANGUAGE, type Language } from "#contracts/language";
import type { CampaignElement, Genre, Intensity, LevelProgression, MagicLevel } from "#contracts/options";
import type * as z from "zod/mini";

/**
 * The tables of api. Instants are texts in ISO 8601 UTC, which sort by time.
 * A campaign has no foreign key to its world, and a character none to its campaign, because the player may delete a world and preserve
 * its campaigns, or delete a campaign and preserve its characters.
 */

const owner = () =>
  text("user_id")
    .notNull()
    .references((): AnySQLiteColumn => users.id, { onDelete: "cascade" });
const stamps = { createdAt: text("created_at").notNull(), updatedAt: text("updated_at").notNull() };

export const users = sqliteTable("users", {
  id: text("id").primaryKey(),
  /** NFC and lower case, as the contract's `email` makes it. */
  email: text("email").notNull().unique(),
  displayName: text("display_name").notNull(),
  /** Empty if there is no password because the account was created by signing in with Google. */
  passwordHash: text("password_hash").notNull(),
  createdAt: text("created_at").notNull(),
});

/** The Google account with which a user may sign in. It is identified by Google's unchanging id and never by its mail address. */
export const googleAccounts = sqliteTable("google_accounts", {
  subject: text("subject").primaryKey(),
  userId: owner().unique(),
  linkedAt: text("linked_at").notNull(),
});

/** One row for each session. The `sid` is in the session cookie. A cookie is invalid once its row is revoked. */
export const sessions = sqliteTable(
  "sessions",
  {
    sid: text("sid").primaryKey(),
    userId: owner(),
    createdAt: text("created_at").notNull(),
    expiresAt: text("expires_at").notNull(),
    revokedAt: text("revoked_at"),
    /** The device and the place of the sign-in, in a few words for the session's owner. Empty if unknown. */
    device: text("device").notNull().default(""),
    place: text("place").notNull().default(""),
    /** When the session was last used, accurate to a few minutes. Null if it was not used after it began. */
    lastSeenAt: text("last_seen_at"),
  },
  (table) => [index("sessions_user").on(table.userId)],
);

/**
 * Mailed links that were not opened yet. Only the hash of the token is stored. The purpose is to reset the password, or to confirm that
 * `email` is the user's. A user has at most one link of each purpose.
 */
export const mailedLinks = sqliteTable(
  "mailed_links",
  {
    tokenHash: text("token_hash").primaryKey(),
    userId: owner(),
    purpose: text("purpose").$type<"reset" | "email">().notNull(),
    email: text("email").notNull(),
    expiresAt: text("expires_at").notNull(),
  },
  (table) => [uniqueIndex("mailed_links_user").on(table.userId, table.purpose)],
);

/**
 * The number of failed password attempts for an address, an account, or both together. The key is a keyed hash, so that nobody can read
 * which account was tried. `lockedUntil` is empty if there is no lock.
 */
export const failedAttempts = sqliteTable("failed_attempts", {
  key: text("key").primaryKey(),
  failures: integer("failures").notNull(),
  lastAt: text("last_at").notNull(),
  lockedUntil: text("locked_until").notNull(),
});

/** A connection without what is encrypted. */
export type ConnectionSettings = Omit<ConnectionFields, "key" | "extraBody">;

export const worlds = sqliteTable(
  "worlds",
  {
    id: text("id").primaryKey(),
    userId: owner(),
    name: text("name").notNull(),
    description: text("description").notNull(),
    additionalDetails: text("additional_details").notNull(),
    magicLevel: text("magic_level").$type<MagicLevel>().notNull(),
    genres: text("genres", { mode: "json" }).$type<Genre[]>().notNull(),
    aiGeneratedDescription: text("ai_generated_description").notNull(),
    worldPrompts: text("world_prompts", { mode: "json" }).$type<z.infer<typeof WorldPrompts>>().notNull(),
    setting: text("setting").notNull(),
    ...stamps,
  },
  (table) => [index("worlds_user").on(table.userId, table.createdAt)],
);

export const campaigns = sqliteTable(
  "campaigns",
  {
    id: text("id").primaryKey(),
    userId: owner(),
    worldId: text("world_id").notNull(),
    name: text("name").notNull(),
    description: text("description").notNull(),
    aiGeneratedDescription: text("ai_generated_description").notNull(),
    startingLevel: integer("starting_level").notNull(),
    maxCharacters: integer("max_characters").notNull(),
    levelProgression: text("level_progression").$type<LevelProgression>().notNull(),
    exploration: text("exploration").$type<Intensity>().notNull(),
    combat: text("combat").$type<Intensity>().notNull(),
    social: text("social").$type<Intensity>().notNull(),
    notes: text("notes").notNull(),
    elements: text("elements", { mode: "json" }).$type<CampaignElement[]>().notNull(),
    /** Campaigns that are older than this column are in English. */
    language: text("language").$type<Language>().notNull().default(DEFAULT_LANGUAGE),
    /** What only the game master may know, sealed. */
    sealedSecrets: text("sealed_secrets").notNull().default(""),
    /** The authored adventure that the campaign plays. Null for a story of the player's own. */
    adventure: text("adventure", { mode: "json" }).$type<AdventureRef>(),
    /** Campaigns that are older than this column have the standard rules. */
    houseRules: text("house_rules", { mode: "json" }).$type<HouseRules>().notNull().default(STANDARD_RULES),
    messageCount: integer("message_count").notNull(),
    lastActivity: text("last_activity"),
    ...stamps,
  },
  (table) => [
    // Without last_activity, which changes with every turn: an account has few enough campaigns to sort them.
    index("campaigns_user").on(table.userId),
    index("campaigns_world").on(table.worldId, table.userId),
  ],
);

/**
 * Ids of deleted campaigns. They are never used again, because a campaign's table and memory are named by its id. A row also holds the
 * state of the erasure (erasures.ts): `announcedAt` is when the queue last accepted the message that asks for it (null before the first
 * time). `announcements` is how many times it did. `erasedAt` is null until graph has confirmed that table, vectors and memory are gone.
 */
export const deletedCampaigns = sqliteTable(
  "deleted_campaigns",
  {
    id: text("id").primaryKey(),
    userId: owner(),
    deletedAt: text("deleted_at").notNull(),
    announcedAt: text("announced_at"),
    announcements: integer("announcements").notNull().default(0),
    erasedAt: text("erased_at"),
  },
  (table) => [
    index("deleted_campaigns_user").on(table.userId, table.announcedAt),
    index("deleted_campaigns_not_erased")
      .on(table.announcedAt)
      .where(sql`erased_at IS NULL`),
  ],
);

/**
 * Imports that are not finished. Their tables and memories exist already, but no campaign does yet. With the account they are erased like
 * campaigns. No campaign is created under such an id, because an abandoned import is erased.
 */
export const openImports = sqliteTable(
  "open_imports",
  { campaignId: text("campaign_id").primaryKey(), userId: owner(), begunAt: text("begun_at").notNull() },
  (table) => [index("open_imports_user").on(table.userId)],
);

/**
 * The turns and tokens of models for each day (UTC) and campaign, as totals that chat counts in its ledger. A row outlives its campaign,
 * so that deleting a campaign does not give back any budget.
 */
export const usage = sqliteTable(
  "usage",
  {
    userId: owner(),
    day: text("day").notNull(),
    campaignId: text("campaign_id").notNull(),
    turns: integer("turns").notNull(),
    inputTokens: integer("input_tokens").notNull(),
    outputTokens: integer("output_tokens").notNull(),
  },
  // The second index adds up a day of the whole site.
  (table) => [primaryKey({ columns: [table.userId, table.day, table.campaignId] }), index("usage_day").on(table.day)],
);

/**
 * The tokens of a day (UTC) that accounts had used and reserved when they were deleted, of all accounts together. They still count for the
 * site's day: otherwise anybody could use it up again and again with new accounts.
 */
export const closedUsage = sqliteTable("closed_usage", {
  day: text("day").primaryKey(),
  tokens: integer("tokens").notNull(),
});

/** The tokens that models used for a player other than for turns, for each day (UTC) and purpose: the sum of all reports. */
export const modelUsage = sqliteTable(
  "model_usage",
  {
    userId: owner(),
    day: text("day").notNull(),
    purpose: text("purpose").$type<ModelPurpose>().notNull(),
    calls: integer("calls").notNull(),
    inputTokens: integer("input_tokens").notNull(),
    outputTokens: integer("output_tokens").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day, table.purpose] }),
    index("model_usage_day").on(table.day),
  ],
);

export const characters = sqliteTable(
  "characters",
  {
    id: text("id").primaryKey(),
    userId: owner(),
    campaignId: text("campaign_id").notNull(),
    name: text("name").notNull(),
    race: text("race").notNull(),
    customRace: text("custom_race").notNull(),
    background: text("background").notNull(),
    customBackground: text("custom_background").notNull(),
    classes: text("classes", { mode: "json" }).$type<z.infer<typeof CharacterClass>[]>().notNull(),
    level: integer("level").notNull(),
    hp: text("hp", { mode: "json" }).$type<z.infer<typeof HitPoints>>().notNull(),
    armorClass: integer("armor_class").notNull(),
    speed: integer("speed").notNull(),
    abilityScores: text("ability_scores", { mode: "json" }).$type<AbilityScores>().notNull(),
    skills: text("skills", { mode: "json" }).$type<string[]>().notNull(),
    notes: text("notes").notNull(),
    /** Null for characters that are older than this column, and for those without a build. */
    build: text("build", { mode: "json" }).$type<HeroBuild>(),
    /** The sheet at the table. Null if no story has changed a sheet of the party, or if the campaign was deleted. */
    live: text("live", { mode: "json" }).$type<LiveSheet>(),
    /** The epoch of the last update of `live`. An update with a lower one came late. */
    liveEpoch: integer("live_epoch").notNull().default(0),
    managedExternally: integer("managed_externally", { mode: "boolean" }).notNull(),
    externalUrl: text("external_url"),
    ...stamps,
  },
  (table) => [
    index("characters_user").on(table.userId, table.createdAt),
    index("characters_campaign").on(table.campaignId, table.userId),
  ],
);

/**
 * Players' connections to models. `settings` has everything but the key and the extra body, which are encrypted
 * (connections/sealed-text.ts). Both are empty if there is none.
 */
export const connections = sqliteTable(
  "connections",
  {
    id: text("id").primaryKey(),
    userId: owner(),
    settings: text("settings", { mode: "json" }).$type<ConnectionSettings>().notNull(),
    sealedKey: text("sealed_key").notNull().default(""),
    sealedBody: text("sealed_body").notNull().default(""),
    ...stamps,
  },
  (table) => [index("connections_user").on(table.userId, table.createdAt)],
);

/** Who narrates and who helps in a campaign. The row with an empty campaign id has the player's usual choice. */
export const modelChoices = sqliteTable(
  "model_choices",
  {
    userId: owner(),
    campaignId: text("campaign_id").notNull(),
    narrator: text("narrator"),
    helper: text("helper"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.campaignId] })],
);

/** The tokens that models used over a player's own connection, for each day (UTC). */
export const connectionUsage = sqliteTable(
  "connection_usage",
  {
    userId: owner(),
    day: text("day").notNull(),
    connectionId: text("connection_id").notNull(),
    calls: integer("calls").notNull(),
    inputTokens: integer("input_tokens").notNull(),
    outputTokens: integer("output_tokens").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day, table.connectionId] })],
);

/** The reservations of older versions, which go on using them if they run again. Nothing writes them any more. */
export const olderReservations = sqliteTable(
  "reservations",
  {
    id: text("id").primaryKey(),
    userId: owner(),
    connectionId: text("connection_id").notNull(),
    tokens: integer("tokens").notNull(),
    expiresAt: text("expires_at").notNull(),
  },
  (table) => [index("reservations_expiry").on(table.expiresAt), index("reservations_user").on(table.userId)],
);

/**
 * Tokens that are reserved while a model works, and that are not counted yet. `connectionId` is empty for the site's models. A reservation
 * that was not settled no longer counts after `expiresAt`.
 */
export const reservations = sqliteTable("token_reservations", {
  // A number, and no further index: the rows are few, and each index would be another row written for every piece of work.
  id: integer("id").primaryKey(),
  userId: owner(),
  connectionId: text("connection_id").notNull(),
  tokens: integer("tokens").notNull(),
  expiresAt: text("expires_at").notNull(),
});
