import { useQuery } from "@tanstack/react-query";

import type { Tokens } from "#contracts/play/turn";
import { connectionsQuery } from "../../../shared/models/connections.ts";
import { dollars, priceOf, sumOfPrices } from "../../../shared/models/prices.ts";
import { text } from "../../../shared/text/text.ts";
import { useTableState } from "../table/table-context.ts";
import { figure } from "./figures.ts";
import { eveningQuery } from "./inspector-api.ts";

const { used, usedFor } = text.inspector;
const inWords = (tokens: number, price: number | null) =>
  price === null ? used(figure(tokens)) : usedFor(figure(tokens), dollars(price));

/** The tokens of the last reply and of the evening, with their price where it is known. Nothing if no model was asked. */
export function UsageNote({ campaignId }: { readonly campaignId: string }) {
  const headTurnId = useTableState((state) => state.headTurnId);
  const last = useTableState(({ turns }) => turns.findLast(({ tokens }) => tokens !== null));
  const evening = useQuery(eveningQuery(campaignId, headTurnId));
  const connections = useQuery(connectionsQuery()).data?.connections ?? [];
  const { turns, models } = evening.data ?? { turns: 0, models: [] };
  const prices = models.map(({ model, tokens }) => priceOf(model, tokens, connections));
  const all = models.reduce((sum, { tokens }) => sum + tokens.input + tokens.output, 0);
  if (!last?.tokens && turns === 0) return null;
  return (
    // It must not make the menu wider than a phone.
    <div className="grid w-0 min-w-full gap-1 border-t border-line px-3 pt-2 pb-1 text-sm text-quiet tabular-nums">
      {last?.tokens && (
        <p>
          {text.inspector.lastReply(
            inWords(last.tokens.input + last.tokens.output, priceOf(last.model, last.tokens, connections)),
          )}
        </p>
      )}
      {turns > 0 && <p>{text.inspector.evening(turns, inWords(all, sumOfPrices(prices)))}</p>}
    </div>
  );
}

/** The price of one reply, beside its tokens. Nothing if it is not known. */
export function TurnPrice({ model, tokens }: { readonly model: string | null; readonly tokens: Tokens }) {
  const { data } = useQuery(connectionsQuery());
  const price = data ? priceOf(model, tokens, data.connections) : null;
  return price === null ? null : <span className="text-xs text-quiet">{text.inspector.about(dollars(price))}</span>;
}
