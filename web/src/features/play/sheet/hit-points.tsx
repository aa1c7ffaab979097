import { useState } from "react";

import { mostHitPoints } from "#rules/sheet";
import { text } from "../../../shared/text/text.ts";
import { cx } from "../../../shared/cx.ts";
import { HitPointBar } from "../components/side/hit-point-bar.tsx";
import { useAtSheet } from "./at-sheet.ts";
import { DeedButton, Refusal } from "./controls/deed-button.tsx";
import { ExplainedNumber } from "./controls/explained-number.tsx";
import { numberField } from "./controls/compact.ts";

const PLACE = "hit-points";

/** Hit points with the buttons that change them by a number, and death saves. */
export function HitPoints() {
  const { hero, now } = useAtSheet();
  const { hitPoints: current, temporary } = hero.state;
  const most = mostHitPoints(hero, now);
  const words = text.heroSheet;
  const [written, write] = useState("");
  const number = Math.trunc(Number(written));
  const isNumber = written !== "" && number > 0 && number <= 9_999;
  const clear = () => write("");
  const changes = [
    [words.damage, { type: "hit_points", delta: -number }, "danger"],
    [words.heal, { type: "hit_points", delta: number }, "secondary"],
    [words.temporary, { type: "temporary_hit_points", amount: number }, "secondary"],
  ] as const;
  return (
    <div className="grid grid-cols-1 gap-2">
      <HitPointBar hp={{ current, max: most.value, temporary }} className="h-2.5" />
      <div className="flex flex-wrap items-baseline gap-x-2">
        <b className="font-display text-2xl leading-none font-semibold tabular-nums">{current}</b>
        <span className="text-quiet">
          / <ExplainedNumber look="inline" name={words.mostHitPoints} explained={most} /> {words.hitPoints}
        </span>
        {temporary > 0 && <span className="text-arcane">{text.play.temporary(temporary)}</span>}
      </div>
      <div className="flex flex-wrap items-center gap-1.5">
        <input
          type="number"
          inputMode="numeric"
          min={1}
          max={9_999}
          value={written}
          aria-label={words.byHowMany}
          placeholder="0"
          onChange={(event) => write(event.target.value)}
          className={cx(numberField, "w-16!")}
        />
        {changes.map(([name, deed, variant]) => (
          <DeedButton
            key={name}
            place={PLACE}
            deed={deed}
            disabled={!isNumber}
            onDone={clear}
            variant={variant}
            className="px-3!"
          >
            {name}
          </DeedButton>
        ))}
      </div>
      <Refusal place={PLACE} />
      <Dying />
    </div>
  );
}

/** Death saves of a hero who is dying; or that they are stable, or dead. */
function Dying() {
  const { hero } = useAtSheet();
  const { life, deathSaves } = hero.state;
  if (life === "up") return null;
  const isDying = life === "dying";
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p className="font-semibold text-loss">
        {isDying ? text.play.dying(deathSaves.successes, deathSaves.failures) : text.play[life]}
      </p>
      {isDying && (
        <DeedButton deed={{ type: "death_save" }} place="death-save">
          {text.heroSheet.deathSave}
        </DeedButton>
      )}
      <Refusal place="death-save" />
    </div>
  );
}
