import * as z from "zod/mini";

/** Every code an error answer may carry, with its HTTP status. The one vocabulary of failure. */
export const ERROR_STATUS = {
  invalid_input: 400,
  invalid_json: 400,
  /** The player's words touch one of their own lines. */
  line_crossed: 400,
  not_authenticated: 401,
  wrong_credentials: 401,
  user_mismatch: 403,
  origin_not_allowed: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  email_taken: 409,
  /** The account signs in with Google and has no password to ask for. */
  no_password: 409,
  /** A mailed link was used, was replaced by a newer one, or is too old. */
  link_over: 410,
  world_has_campaigns: 409,
  campaign_has_characters: 409,
  campaign_full: 409,
  character_read_only: 409,
  /** There is no sheet elsewhere to take anew. */
  character_not_linked: 409,
  /** The external sheet is already in this campaign. */
  character_linked_already: 409,
  turn_in_flight: 409,
  turn_mismatch: 409,
  /** The reply was changed elsewhere since the player began to change it. */
  reply_changed: 409,
  too_large: 413,
  unsupported_media_type: 415,
  upgrade_required: 426,
  rate_limited: 429,
  /** Too many wrong passwords; `details.retryAt` says until when (ISO 8601). */
  sign_in_locked: 429,
  budget_spent: 429,
  internal: 500,
  /** The model's answer is none: it cannot be read, or says nothing. */
  game_master_failed: 502,
  /** The model's provider is asked too often. */
  game_master_busy: 503,
  game_master_overloaded: 503,
  /** The model's server is still loading it. */
  game_master_loading: 503,
  game_master_unreachable: 503,
  /** The model's server failed at its own work. */
  game_master_server_error: 502,
  game_master_silent: 504,
  game_master_refused: 502,
  /** The reply broke off; what was told is kept. */
  game_master_cut_off: 502,
  /** The model thought until its room was used up. */
  game_master_thinking: 502,
  /** The provider takes no money from this account any more, or has given it all it may have for now. */
  game_master_no_credit: 502,
  game_master_quota: 502,
  game_master_key: 502,
  game_master_unknown_model: 502,
  /** No model server answers at the address that is set. */
  game_master_address: 502,
  /** The model's window is too small for a turn. */
  game_master_context: 502,
  game_master_tools: 502,
  /** The provider refuses a setting that the model is asked with. */
  game_master_setting: 502,
  /** The provider refuses for a reason that none of the others is. */
  game_master_misconfigured: 502,
  unavailable: 503,
  /** The campaign was written by a newer version than the one that runs (docs/operations.md, "Going back"). */
  newer_version: 503,
  /** Nothing more can be kept; what is there stays. */
  storage_full: 507,
  /** What came is no character sheet. */
  sheet_unreadable: 400,
  /** The sheet service knows no such character. */
  sheet_missing: 404,
  /** The sheet service shows this character to nobody but its owner: it can still be pasted. */
  sheet_refused: 502,
  sheet_unreachable: 503,
  /** What was brought in is not what it says, or does not fit together. */
  import_invalid: 400,
  /** Not all of it has arrived. */
  import_incomplete: 409,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** The body of every answer that is not a success. */
export const ErrorBody = z.object({
  error: z.string(),
  code: z.string(),
  requestId: z.string(),
  /** What stands in the way, where a choice is offered: e.g. how many campaigns a world still has. */
  details: z.optional(z.record(z.string(), z.unknown())),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

/** Sentences that are the same wherever they are shown. */
export const MESSAGES = {
  notAuthenticated: "User not authenticated",
  userMismatch: "User ID mismatch",
  stillReplying: "The game master is still replying",
  notFound: "Not found",
  internal: "Something went wrong on our side. Please try again.",
  unavailable: "This part of Lorehearth does not answer right now. Please try again.",
  newerVersion:
    "This was written by a newer version of Lorehearth than the one that runs here. Nothing is lost: it opens again once Lorehearth is updated.",
  budgetSpent: "Today's budget for the game master is spent. The oracle can go on until it is renewed.",
  storageFull: "There is no room left to keep this. What is there stays as it is.",
} as const;
