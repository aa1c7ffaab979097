import type { OpenTableRequest } from "#contracts/http/chat";
import type { ContinueRequest, EditRequest, RetryRequest } from "#contracts/http/ledger";
import type { TurnRequest } from "#contracts/play/turn";
import type * as z from "zod/mini";

type Identified<Body> = Body & { readonly turnId: string };

/**
 * A turn to be asked for: the player's words, the opening scene, the game master going on, or a turn told anew beside the one it
 * is `of`, with the same words or with others. The id is the client's, so that asking twice is asking once.
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

/** Where it is asked for. */
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
