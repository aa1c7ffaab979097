import { ChevronDown } from "lucide-react";
import { Fragment, useId, useState } from "react";

import { cx } from "../../../../shared/cx.ts";
import { text } from "../../../../shared/text/text.ts";
import { type FightRoll, happeningsOf } from "../../dice/exchange.ts";
import type { StoryTurn } from "../../turn/story-turn.ts";
import { DieMark } from "./die-face.tsx";
import { RollCard, toneOf } from "./roll-card.tsx";

/** A space at which no line breaks, so that a mark stays at its words. */
const GLUE = "\u00A0";

/** One round of a fight as a row: who hit whom and for how much. A press opens the dice with their proofs. It is closed at first. */
export function ExchangeRow({
  turn,
  round,
  rolls,
  isFresh,
}: {
  readonly turn: StoryTurn;
  readonly round: number;
  readonly rolls: readonly FightRoll[];
  readonly isFresh: boolean;
}) {
  const group = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="exchange">
      <button type="button" aria-expanded={isOpen} aria-controls={group} onClick={() => setOpen(!isOpen)}>
        <span className="min-w-0 flex-1">
          <b className="font-medium text-text">{text.play.exchange.round(round)}</b>
          {happeningsOf(rolls).map(({ words, rolls: [first, ...more] }) => (
            <Fragment key={first?.number}>
              {" · "}
              {first && <Mark roll={first} />}
              {GLUE}
              {words}
              {more.map((roll) => (
                <Fragment key={roll.number}>
                  {GLUE}
                  <Mark roll={roll} />
                </Fragment>
              ))}
            </Fragment>
          ))}
        </span>
        <ChevronDown
          aria-hidden="true"
          size={16}
          className={cx("mt-1 shrink-0 transition-transform motion-reduce:transition-none", isOpen && "rotate-180")}
        />
      </button>
      <div
        id={group}
        role="group"
        aria-label={text.play.exchange.rolls(round)}
        hidden={!isOpen}
        className={isOpen ? "mt-2 grid gap-2" : undefined}
      >
        {isOpen && rolls.map((roll) => <RollCard key={roll.number} turn={turn} roll={roll} isFresh={isFresh} />)}
      </div>
    </div>
  );
}

const Mark = ({ roll }: { readonly roll: FightRoll }) => (
  <DieMark sides={roll.dice[0]?.sides ?? 0} color={toneOf(roll)} />
);
