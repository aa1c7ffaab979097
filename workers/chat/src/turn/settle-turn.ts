import type { Tokens } from "#contracts/play/turn";
import { settle } from "#worker-kit/ask-models";
import type { AuthorizedPlay } from "../domain/play-request.ts";
import type { Services } from "../services.ts";

/** Whether the turn asks the player's own connection. */
export const asksOwn = ({ permit: { chosen } }: Pick<AuthorizedPlay, "permit">): boolean =>
  chosen !== null && chosen !== "oracle";

/**
 * Settles what api reserved for a turn. The tokens of the site's models are not reported here, because the ledger sends the sum of the day.
 * @param tokens what the turn used; null if it asked no model
 */
export const settleTurn = (
  api: Services["api"],
  { caller, permit }: Pick<AuthorizedPlay, "caller" | "permit">,
  tokens: Tokens | null,
): Promise<void> =>
  settle(api, { userId: caller.userId, purpose: "turn", permit }, asksOwn({ permit }) ? tokens : null);
