import * as z from "zod/mini";

/** Every error code that a response may contain, with its HTTP status. No error has a code outside this list. */
export const ERROR_STATUS = {
  invalid_input: 400,
  invalid_json: 400,
  /** The player's message mentions a subject that the player has excluded with a line. */
  line_crossed: 400,
  not_authenticated: 401,
  wrong_credentials: 401,
  user_mismatch: 403,
  origin_not_allowed: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  email_taken: 409,
  /** The account signs in with Google and has no password that could be checked. */
  no_password: 409,
  /** A mailed link was used already, was replaced by a newer link, or has expired. */
  link_over: 410,
  world_has_campaigns: 409,
  campaign_has_characters: 409,
  campaign_full: 409,
  /** The account has as many records, or as much text, as one account may have. */
  quota_reached: 409,
  character_read_only: 409,
  /** The character has no external sheet that could be read again. */
  character_not_linked: 409,
  /** The external sheet is already in this campaign. */
  character_linked_already: 409,
  turn_in_flight: 409,
  /** The rules of the game do not allow what was asked of a sheet. The message says why, in words for the player. */
  refused_by_rules: 409,
  turn_mismatch: 409,
  /** The reply was changed elsewhere after the player began to edit it. */
  reply_changed: 409,
  too_large: 413,
  unsupported_media_type: 415,
  upgrade_required: 426,
  rate_limited: 429,
  /** Too many wrong passwords. `details.retryAt` says when the lock ends (ISO 8601). */
  sign_in_locked: 429,
  budget_spent: 429,
  internal: 500,
  /** The model's response cannot be parsed or is empty. */
  game_master_failed: 502,
  /** The model's provider receives too many requests. */
  game_master_busy: 503,
  game_master_overloaded: 503,
  /** The model's server is still loading the model. */
  game_master_loading: 503,
  game_master_unreachable: 503,
  /** The model's server failed with an error of its own. */
  game_master_server_error: 502,
  game_master_silent: 504,
  game_master_refused: 502,
  /** The reply broke off. The part that had arrived is stored. */
  game_master_cut_off: 502,
  /** The model spent its whole output limit on thinking and wrote no reply. */
  game_master_thinking: 502,
  /** The provider account has no credit left, or has reached its quota for now. */
  game_master_no_credit: 502,
  game_master_quota: 502,
  game_master_key: 502,
  game_master_unknown_model: 502,
  /** No model server responds at the configured address. */
  game_master_address: 502,
  /** The model's context window is too small for a turn. */
  game_master_context: 502,
  game_master_tools: 502,
  /** The provider refuses one of the settings in the request to the model. */
  game_master_setting: 502,
  /** The provider refuses for a reason that no other code covers. */
  game_master_misconfigured: 502,
  unavailable: 503,
  /** The campaign was written by a newer version than the one that is running (docs/operations.md, "Going back"). */
  newer_version: 503,
  /** The storage is full, so nothing more can be saved. Stored data stays. */
  storage_full: 507,
  /** The text that was sent is not a character sheet. */
  sheet_unreadable: 400,
  /** The sheet service has no such character. */
  sheet_missing: 404,
  /** The sheet service shows this character only to its owner. The player can paste the sheet instead. */
  sheet_refused: 502,
  sheet_unreachable: 503,
  /** The imported file is damaged, or its parts contradict each other. */
  import_invalid: 400,
  /** Some parts of the import have not arrived yet. */
  import_incomplete: 409,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** The body of every error response. */
export const ErrorBody = z.object({
  error: z.string(),
  code: z.string(),
  requestId: z.string(),
  /** Facts that help the player to decide, for example how many campaigns a world still has. */
  details: z.optional(z.record(z.string(), z.unknown())),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

/** Sentences that are used in more than one place. */
export const MESSAGES = {
  notAuthenticated: "User not authenticated",
  userMismatch: "User ID mismatch",
  stillReplying: "The game master is still replying",
  notFound: "Not found",
  internal: "Something went wrong on our side. Please try again.",
  unavailable: "This part of Lorehearth does not answer right now. Please try again.",
  adventureUnread: "The adventure cannot be read right now. Nothing is lost: please try again.",
  newerVersion:
    "This was written by a newer version of Lorehearth than the one that runs here. Nothing is lost: it opens again once Lorehearth is updated.",
  budgetSpent:
    "Today's tokens for this game master are used up. Continue with the oracle, or choose another model in the game master's settings.",
  storageFull: "There is no room left to keep this. What is there stays as it is.",
} as const;
