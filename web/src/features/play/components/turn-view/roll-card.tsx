import { Check, X } from "lucide-react";

import type { Roll } from "#contracts/play/dice";
import { cx } from "../../../../shared/cx.ts";
import { text } from "../../../../shared/text/text.ts";
import { stakesOf, sumOf, titleOf } from "../../dice/show-roll.ts";
import type { StoryTurn } from "../../turn/story-turn.ts";
import { DieFace } from "./die-face.tsx";
import { RollProof } from "./roll-proof.tsx";

const SHOWN_DICE = 6;

/** The colour of a roll: of what succeeds, of what fails, or of dice that are neither. */
export const toneOf = ({ check }: Roll) => (check ? (check.success ? "var(--gain)" : "var(--loss)") : "var(--arcane)");

/** A die roll: the die, the sum, the outcome and the proof. With `isFresh` the die is shown tumbling. */
export function RollCard({
  turn,
  roll,
  isFresh,
}: {
  readonly turn: StoryTurn;
  readonly roll: Roll;
  readonly isFresh: boolean;
}) {
  const { check } = roll;
  const color = toneOf(roll);
  const Outcome = check?.success ? Check : X;
  const dice = roll.dice.filter((die) => die.kept).slice(0, SHOWN_DICE);
  return (
    <div className="roll-card" style={{ borderLeftColor: color }}>
      <div className={cx("flex max-w-36 flex-wrap gap-1.5", isFresh && "tumble")}>
        {dice.map((die, index) => (
          <DieFace key={index} sides={die.sides} value={die.value} color={color} />
        ))}
      </div>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <b className="font-display text-xl leading-none font-semibold tabular-nums">{roll.total}</b>
          <span>{titleOf(roll)}</span>
          {check && (
            <span className="inline-flex items-center gap-1 self-center text-sm font-medium" style={{ color }}>
              <Outcome aria-hidden="true" size={15} strokeWidth={2.5} />
              {check.success ? text.play.success : text.play.failure}
            </span>
          )}
        </p>
        {check?.stakes && <p className="mt-0.5 font-story text-sm text-quiet italic">{stakesOf(check)}</p>}
        <p className="text-sm text-quiet">
          {sumOf(roll)} · {text.play.rolledBy}
          {turn.variants.length > 1 && `, ${text.play.sharedDice}`}
          {turn.commitment && turn.placeId && (
            <>
              ,{" "}
              <RollProof
                roll={roll}
                commitment={turn.commitment}
                placeId={turn.placeId}
                seed={turn.seed}
                isShared={turn.variants.length > 1}
              />
            </>
          )}
        </p>
      </div>
    </div>
  );
}
