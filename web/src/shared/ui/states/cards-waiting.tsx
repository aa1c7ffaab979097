import { text } from "../../text/text.ts";
import { Skeleton } from "./skeleton.tsx";

/** The placeholder of a list of cards while it is loading. It fills the window, so that the footer does not move when the cards arrive. */
export function CardsWaiting({ count = 4 }: { readonly count?: number }) {
  return (
    <div role="status" className="appear-late grid min-h-dvh content-start gap-6 md:grid-cols-2">
      <span className="sr-only">{text.common.loading}</span>
      {Array.from({ length: count }, (_, card) => (
        <div key={card} className="grid gap-4 rounded-md border border-line p-6">
          <div className="flex items-center gap-4">
            <Skeleton className="size-13" />
            <Skeleton className="h-6 w-2/5" />
          </div>
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-24 w-full" />
        </div>
      ))}
    </div>
  );
}
