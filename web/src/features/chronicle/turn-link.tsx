import { Link } from "react-router-dom";

import { text } from "../../shared/text/text.ts";

/** 'from turn 12': opens the transcript there. */
export function TurnLink({
  campaignId,
  turnId,
  turnNumber,
}: {
  readonly campaignId: string;
  readonly turnId: string;
  readonly turnNumber: number;
}) {
  return (
    <Link to={`/game/${campaignId}#turn-${turnId}`} className="link whitespace-nowrap text-memory">
      {text.chronicle.fromTurn(turnNumber)}
    </Link>
  );
}
