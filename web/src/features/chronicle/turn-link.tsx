import { Link } from "react-router-dom";

import { text } from "../../shared/text/text.ts";

/** A link to a turn in the transcript: 'from turn 12'. */
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
