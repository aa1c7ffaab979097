import type { Sheet } from "#contracts/play/sheet";
import { Sigil } from "../../../../shared/sigil/sigil.tsx";
import { inWords } from "../../../../shared/text/rules-words.ts";
import { text } from "../../../../shared/text/text.ts";
import { Skeleton } from "../../../../shared/ui/states/skeleton.tsx";
import { HitPointBar } from "./hit-point-bar.tsx";

/** The sheet while its code is loading: who it is and their hit points, which are known, and the place of what comes. */
export function SheetWaiting({ sheet, genres }: { readonly sheet: Sheet; readonly genres: readonly string[] }) {
  const { hp } = sheet;
  return (
    <section aria-label={sheet.name} aria-busy="true" className="grid gap-3">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3">
        <Sigil kind="character" id={sheet.characterId} genres={genres} size={48} />
        <div className="min-w-0">
          <h2 className="font-display text-lg leading-tight font-semibold">{sheet.name}</h2>
          <p className="text-sm text-quiet">{text.play.level(inWords(sheet.className), sheet.level)}</p>
        </div>
      </div>
      <div>
        <HitPointBar hp={hp} />
        <p className="mt-1 text-sm text-quiet">{text.play.points(hp.current, hp.max)}</p>
      </div>
      <div role="status" className="grid gap-3">
        <span className="sr-only">{text.common.loading}</span>
        <div className="grid grid-cols-5 gap-1.5">
          {Array.from({ length: 5 }, (_, at) => (
            <Skeleton key={at} className="h-14" />
          ))}
        </div>
        <Skeleton className="mt-3 h-9" />
        {Array.from({ length: 4 }, (_, at) => (
          <Skeleton key={at} className="h-12" />
        ))}
      </div>
    </section>
  );
}
