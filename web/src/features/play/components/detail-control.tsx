import { Slider } from "@base-ui/react/slider";
import { useState } from "react";

import { DETAIL_LEVEL_DESCRIPTIONS, DETAIL_LEVELS, type DetailLevel } from "#contracts/options";
import { cx } from "../../../shared/cx.ts";
import { text } from "../../../shared/text/en.ts";
import { useTable, useTableState } from "./table-context.ts";

/** product.md §9: minimal orange, concise blue, standard green, detailed purple, immersive red. */
const COLORS: Readonly<Record<DetailLevel, string>> = {
  minimal: "var(--ember)",
  concise: "var(--memory)",
  standard: "var(--gain)",
  detailed: "var(--arcane)",
  immersive: "var(--loss)",
};

const QUICK: readonly (readonly [DetailLevel, string])[] = [
  ["minimal", text.play.quickMinimal],
  ["concise", text.play.quickConcise],
  ["detailed", text.play.quickDetailed],
  ["immersive", text.play.quickImmersive],
];

const LAST = DETAIL_LEVELS.length - 1;
const levelAt = (stop: number): DetailLevel => DETAIL_LEVELS[stop]?.value ?? "concise";
const stopOf = (level: DetailLevel) => DETAIL_LEVELS.findIndex(({ value }) => value === level);

/** How much the game master tells: five stops in five colours, each named beside it. It is saved when let go. */
export function DetailSlider() {
  const table = useTable();
  const saved = useTableState((state) => state.detailLevel);
  const [moving, setMoving] = useState<DetailLevel | null>(null);
  const level = moving ?? saved;
  const { label = level } = DETAIL_LEVELS[stopOf(level)] ?? {};
  return (
    <Slider.Root
      value={stopOf(level)}
      min={0}
      max={LAST}
      onValueChange={(stop) => setMoving(levelAt(stop))}
      onValueCommitted={(stop) => {
        setMoving(null);
        if (levelAt(stop) !== saved) void table.setDetailLevel(levelAt(stop));
      }}
      className="flex items-center gap-3"
    >
      <Slider.Label className="sr-only">{text.play.detail}</Slider.Label>
      <Slider.Control className="flex w-24 touch-none items-center py-2.5 select-none pointer-coarse:w-32 pointer-coarse:py-4">
        <Slider.Track className="h-1 w-full rounded-full bg-line">
          <Slider.Indicator className="rounded-full" style={{ background: COLORS[level] }} />
          {DETAIL_LEVELS.map(({ value }, stop) => (
            <span
              key={value}
              aria-hidden="true"
              className="absolute top-1/2 size-1.5 -translate-1/2 rounded-full"
              style={{ left: `${(stop / LAST) * 100}%`, background: COLORS[value] }}
            />
          ))}
          <Slider.Thumb
            getAriaValueText={() => label}
            title={DETAIL_LEVEL_DESCRIPTIONS[level]}
            className="size-4.5 rounded-full border-2 border-raised shadow-table has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ember"
            style={{ background: COLORS[level] }}
          />
        </Slider.Track>
      </Slider.Control>
      <span aria-hidden="true" className="w-19 text-sm font-medium" style={{ color: COLORS[level] }}>
        {label}
      </span>
    </Slider.Root>
  );
}

/** Four of the five stops by their everyday names. */
export function DetailButtons() {
  const table = useTable();
  const level = useTableState((state) => state.detailLevel);
  return (
    <div
      role="group"
      aria-label={text.play.detail}
      className="inline-flex overflow-hidden rounded-full border border-line"
    >
      {QUICK.map(([value, name]) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === level}
          title={DETAIL_LEVEL_DESCRIPTIONS[value]}
          onClick={() => void table.setDetailLevel(value)}
          className={cx(
            "min-h-7.5 px-3 text-sm -outline-offset-2 transition-colors pointer-coarse:min-h-11",
            value === level ? "bg-line text-text" : "text-quiet hover:text-text",
          )}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
