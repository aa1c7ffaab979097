import type { ClientMessage } from "#contracts/memory/client-messages";
import type { ReplyTo } from "#contracts/memory/server-messages";
import type { CampaignQueries, CampaignEdits } from "../ports.ts";

/** The campaign's memory, as its player may read and change it. */
export interface Campaign {
  readonly reading: CampaignQueries;
  readonly writing: CampaignEdits;
}

/** The connection that sent the request. */
export interface Asker {
  readonly session: string;
  readonly campaignId: string;
}

type RequestType = ClientMessage["type"];
type Content<Type extends RequestType> = Omit<ReplyTo[Type], "type">;

/** How one type of request is answered. To add a type, add a file beside the others and a line in requests/index.ts. */
export interface RequestHandler<Type extends RequestType> {
  readonly reply: ReplyTo[Type]["type"];
  /** The error text if the cause of a failure is unknown. */
  readonly failure?: string;
  /** The content of the reply to a failed request. */
  nothing(asker: Asker): Content<Type>;
  answer(message: Extract<ClientMessage, { type: Type }>, campaign: Campaign, asker: Asker): Content<Type>;
}
