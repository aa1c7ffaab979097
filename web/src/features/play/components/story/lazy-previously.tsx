import { lazy, Suspense } from "react";

import type { Campaign } from "#contracts/entities/campaign";
import { afterFirstPage } from "../../../../shared/first-page.ts";

// Loaded after the first page, because most players come back before they have forgotten anything. If it cannot be loaded, it is left out.
const Previously = lazy(async () => {
  await afterFirstPage();
  const loaded = await import("./previously.tsx").catch(() => null);
  return { default: loaded?.Previously ?? (() => null) };
});

/** The story so far, for a player who comes back. */
export function LazyPreviously({ campaign }: { readonly campaign: Campaign }) {
  return (
    <Suspense>
      <Previously campaign={campaign} />
    </Suspense>
  );
}
