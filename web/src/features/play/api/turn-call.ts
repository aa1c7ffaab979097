import type { OpenTableRequest } from "#contracts/http/chat";
import type { ContinueRequest, EditRequest, RetryRequest } from "#contracts/http/ledger";
import type { TurnRequest } from "#contracts/play/turn";
import type * as z from "zod/mini";

type Identified<Body> = Body & { readonly turnId: string };

/**
 * One request for a turn: the player's action, the opening, a continuation, or a variant of the turn `of` with the same or different words.
 * The client chooses the turn's id, so a repeated request does not create a second turn.
 */
export type TurnCall =
  | { readonly kind: "action"; readonly body: Identified<z.input<typeof TurnRequest>> }
  | { readonly kind: "opening"; readonly body: Identified<OpenTableRequest> }
  | { readonly kind: "continue"; readonly body: Identified<ContinueRequest> }
  | { readonly kind: "retry"; readonly of: string; readonly body: Identified<RetryRequest> }
  | {
      readonly kind: "edit";
      readonly of: string;
      readonly body: Identified<EditRequest> & { readonly message: string };
    };

/** The path that the request is posted to. */
export function pathOf(order: TurnCall): string {
  switch (order.kind) {
    case "action":
      return "/api/chat/gamemaster";
    case "opening":
      return "/api/chat/initialize-campaign";
    case "continue":
      return "/api/chat/continue";
    case "retry":
    case "edit":
      return `/api/chat/turns/${order.of}/${order.kind}`;
  }
}
