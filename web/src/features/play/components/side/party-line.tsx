import { cx } from "../../../../shared/cx.ts";
import { text } from "../../../../shared/text/text.ts";
import { useScreen } from "../../screen/screen-store.ts";
import { useTableState } from "../../table/table-context.ts";
import { BottomSheet } from "../menu/bottom-sheet.tsx";
import { HitPointBar } from "./hit-point-bar.tsx";
import { AtTheTable, type TablePanelProps } from "./table-panel.tsx";
import { useHasSide } from "./use-has-side.ts";

const LINE = "-mb-1.5 flex w-full gap-2";

/** The party's hit points in the header of a small screen. Each opens that hero's sheet. */
export function PartyLine(props: TablePanelProps) {
  const screen = useScreen();
  const sheets = useTableState((state) => state.sheets);
  const isLoading = useTableState(({ phase }) => phase === "loading");
  const hasSide = useHasSide();
  if (hasSide) return null;
  // The line has its space from the start, so that the story does not move when the sheets arrive.
  if (sheets.length === 0) {
    const willCome = isLoading && props.campaign.characterCount > 0;
    return willCome ? <div className={cx(LINE, "min-h-8 pointer-coarse:min-h-11")} /> : null;
  }
  return (
    <div role="group" aria-label={text.play.partyPoints} className={LINE}>
      {sheets.map(({ characterId, name, hp, life }) => (
        <BottomSheet
          key={characterId}
          title={text.play.table}
          onOpen={() => screen.setState({ heroId: characterId })}
          renderButton={(rest) => (
            <button
              type="button"
              aria-haspopup="dialog"
              {...rest}
              className="grid min-h-8 min-w-0 flex-1 content-center gap-0.5 text-left text-xs text-quiet pointer-coarse:min-h-11"
            >
              <span className="flex min-w-0 justify-between gap-1.5">
                <span className="truncate">{name}</span>
                <span className="shrink-0 text-text tabular-nums">
                  {hp.current}/{hp.max}
                  {hp.temporary > 0 && <span className="text-arcane"> +{hp.temporary}</span>}
                  <span className="sr-only"> {text.play.pointsOpenSheet}</span>
                </span>
              </span>
              {life === "up" || life === "stable" ? (
                <HitPointBar hp={hp} className="h-1.5" />
              ) : (
                <span className="font-semibold text-loss">{life === "dead" ? text.play.dead : text.play.down}</span>
              )}
            </button>
          )}
        >
          <AtTheTable {...props} />
        </BottomSheet>
      ))}
    </div>
  );
}
