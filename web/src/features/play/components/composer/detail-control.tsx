import type { CSSProperties } from "react";

import { DETAIL_LEVELS, type DetailLevel } from "#contracts/options";
import { cx } from "../../../../shared/cx.ts";
import { text } from "../../../../shared/text/text.ts";
import { useTable, useTableState } from "../../table/table-context.ts";

/** Each level's colour: minimal orange, concise blue, standard green, detailed purple, immersive red. */
const COLORS: Readonly<Record<DetailLevel, string>> = {
  minimal: "var(--ember)",
  concise: "var(--memory)",
  standard: "var(--gain)",
  detailed: "var(--arcane)",
  immersive: "var(--loss)",
};

/**
 * The colour of a level. A newer version of the app may have stored a level that this version does not know; it gets the colour of
 * `standard`.
 */
const colorOf = (level: DetailLevel): string => (level in COLORS ? COLORS[level] : COLORS.standard);

const QUICK: readonly (readonly [DetailLevel, string])[] = [
  ["minimal", text.play.quickMinimal],
  ["concise", text.play.quickConcise],
  ["detailed", text.play.quickDetailed],
  ["immersive", text.play.quickImmersive],
];

const LAST = DETAIL_LEVELS.length - 1;
const levelAt = (stop: number): DetailLevel => DETAIL_LEVELS[stop]?.value ?? "concise";
const stopOf = (level: DetailLevel) => DETAIL_LEVELS.findIndex(({ value }) => value === level);

/** A slider for how detailed the replies are, with five labelled stops in five colours. A change is saved at once. */
export function DetailSlider() {
  const table = useTable();
  const level = useTableState((state) => state.detailLevel);
  const { label = level } = text.options.detailLevels[stopOf(level)] ?? {};
  // The four buttons have names of their own, so the level says which of them it is.
  const quick = QUICK.find(([value]) => value === level)?.[1];
  return (
    <div className="flex items-center gap-3">
      <div
        className="detail-slider"
        style={{ "--stop": colorOf(level), "--at": stopOf(level) / LAST } as CSSProperties}
      >
        {DETAIL_LEVELS.map(({ value }, stop) => (
          <i key={value} style={{ left: `${(stop / LAST) * 100}%`, background: COLORS[value] }} />
        ))}
        <input
          type="range"
          min={0}
          max={LAST}
          step={1}
          value={stopOf(level)}
          aria-label={text.play.detail}
          aria-valuetext={label}
          title={text.options.detailDescriptions[level]}
          onChange={(event) => void table.setDetailLevel(levelAt(event.target.valueAsNumber))}
        />
      </div>
      <span
        aria-hidden="true"
        className="grid w-19 text-sm leading-tight font-medium"
        style={{ color: colorOf(level) }}
      >
        {label}
        {quick !== undefined && quick !== label && <span className="text-xs font-normal">{`= ${quick}`}</span>}
      </span>
    </div>
  );
}

/** Four of the five detail levels as buttons with everyday names. */
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
          title={text.options.detailDescriptions[value]}
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
