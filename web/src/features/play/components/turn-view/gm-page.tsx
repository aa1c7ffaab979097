import { cx } from "../../../../shared/cx.ts";
import { blocksOf, type Stretch } from "../../prose/paragraphs.ts";
import type { StoryTurn } from "../../turn/story-turn.ts";
import { ExchangeRow } from "./exchange-row.tsx";
import { RollCard } from "./roll-card.tsx";

interface GmPageProps {
  readonly turn: StoryTurn;
  readonly isScene: boolean;
  readonly isLive: boolean;
}

/**
 * The game master's reply as a page of a book. Each die roll is shown at the place in the text where it was made, the
 * rolls of one round of a fight as one row.
 */
export function GmPage({ turn, isScene, isLive }: GmPageProps) {
  const blocks = blocksOf(turn.text, turn.rolls);
  if (blocks.length === 0) return null;
  return (
    <div className="gm-page">
      {blocks.map((block, index) => {
        if (block.type === "paragraph")
          return <Paragraph key={index} stretches={block.stretches} hasDropCap={isScene && index === 0} />;
        if (block.type === "exchange")
          return (
            <ExchangeRow
              key={`roll ${block.rolls[0]?.number}`}
              turn={turn}
              round={block.round}
              rolls={block.rolls}
              isFresh={isLive}
            />
          );
        const { roll } = block.placed;
        return <RollCard key={`roll ${roll.number}`} turn={turn} roll={roll} isFresh={isLive} />;
      })}
    </div>
  );
}

function Paragraph({
  stretches,
  hasDropCap,
}: {
  readonly stretches: readonly Stretch[];
  readonly hasDropCap: boolean;
}) {
  return (
    <p className={cx(hasDropCap && !stretches[0]?.spoken && "drop-cap")}>
      {stretches.map(({ spoken, stressed, text }, at) => {
        const words = stressed ? <em key={at}>{text}</em> : text;
        return spoken ? (
          <span key={at} className="text-ember">
            {words}
          </span>
        ) : (
          words
        );
      })}
    </p>
  );
}
