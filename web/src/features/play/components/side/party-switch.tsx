import { cx } from "../../../../shared/cx.ts";
import { Sigil } from "../../../../shared/sigil/sigil.tsx";
import { text } from "../../../../shared/text/text.ts";
import { useScreen } from "../../screen/screen-store.ts";
import { useTableState } from "../../table/table-context.ts";
import { HitPointBar } from "./hit-point-bar.tsx";
import { useActingSheet } from "./use-acting-sheet.ts";

/** Chooses which hero of the party acts. Their sheet is shown below. A hero who is alone needs no choice. */
export function PartySwitch({ genres }: { readonly genres: readonly string[] }) {
  const screen = useScreen();
  const sheets = useTableState((state) => state.sheets);
  const acting = useActingSheet();
  if (sheets.length < 2) return null;
  return (
    <fieldset className="grid grid-cols-2 gap-2">
      <legend className="mb-2 text-sm text-quiet">{text.play.whoActs}</legend>
      {sheets.map(({ characterId, name, hp }) => {
        const isActing = characterId === acting?.characterId;
        return (
          <label
            key={characterId}
            className={cx(
              "relative grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2.5 gap-y-1 rounded-sm border px-2.5 py-2 transition-colors",
              "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ember",
              isActing ? "border-ember bg-raised" : "border-line hover:border-edge",
            )}
          >
            <input
              type="radio"
              name="acting-hero"
              checked={isActing}
              onChange={() => screen.setState({ heroId: characterId })}
              className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
            />
            <Sigil kind="character" id={characterId} genres={genres} size={28} />
            <span className="min-w-0 truncate text-sm font-medium">{name}</span>
            <span className="col-span-2 flex items-center gap-2 text-xs text-quiet tabular-nums">
              <HitPointBar hp={hp} className="flex-1" />
              {hp.current}/{hp.max}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
