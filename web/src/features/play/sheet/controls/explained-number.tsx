import { cx } from "../../../../shared/cx.ts";
import { inWords } from "../../../../shared/text/rules-words.ts";
import { text } from "../../../../shared/text/text.ts";
import type { Explained } from "#rules/explained";
import { Popover } from "../../components/menu/popover.tsx";
import { showModifier } from "../../../../shared/sheet/abilities.ts";

/** A number of the sheet that opens to where it comes from: "16 = chain mail 16". */
export function ExplainedNumber({
  name,
  explained: { value, parts },
  shown = String(value),
  look = "tile",
  mark = false,
}: {
  readonly name: string;
  readonly explained: Explained;
  /** The number as it is written, for example with a sign. */
  readonly shown?: string;
  readonly look?: "tile" | "inline";
  /** Whether the hero is proficient. */
  readonly mark?: boolean;
}) {
  const words = text.heroSheet;
  return (
    <Popover
      defaultOpen={false}
      className="min-w-48 max-w-72"
      title={`${name} ${shown}`}
      trigger={
        <button
          type="button"
          className={cx(
            "min-w-0 rounded-sm transition-colors hover:bg-line/50",
            look === "tile"
              ? "grid min-h-11 content-center bg-raised px-1 py-1.5 text-center leading-tight"
              : "inline-flex min-h-8 items-center px-1 font-semibold tabular-nums underline decoration-quiet decoration-dotted underline-offset-4 pointer-coarse:min-h-11",
          )}
        >
          <span className="sr-only">{words.openNumber(name, shown, mark)}</span>
          <span aria-hidden="true" className={look === "tile" ? "font-display text-lg font-semibold tabular-nums" : ""}>
            {shown}
            {mark && <span className="ml-0.5 align-super text-[0.6rem] text-ember">●</span>}
          </span>
          {look === "tile" && (
            <span aria-hidden="true" className="truncate text-[0.7rem] text-quiet">
              {name}
            </span>
          )}
        </button>
      }
    >
      <p className="mt-2 text-quiet">{words.comesFrom}</p>
      <ul className="mt-1 grid gap-1">
        {parts.map(({ from, value: part }, at) => (
          <li key={at} className="flex justify-between gap-4 first-letter:uppercase">
            <span className="first-letter:uppercase">{inWords(from)}</span>
            <span className="tabular-nums">{at === 0 ? part : showModifier(part)}</span>
          </li>
        ))}
      </ul>
    </Popover>
  );
}
