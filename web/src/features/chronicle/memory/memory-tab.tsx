import { useInfiniteQuery } from "@tanstack/react-query";

import { text } from "../../../shared/text/text.ts";
import { Button } from "../../../shared/ui/buttons/button.tsx";
import { Loaded } from "../../../shared/ui/states/loaded.tsx";
import { EmptyState } from "../../../shared/ui/states/states.tsx";
import { itemsQuery } from "../api/queries.ts";
import { MemoryEntry } from "./memory-entry.tsx";
import { MemoryFilter } from "./memory-filter.tsx";
import { useItemSearch } from "./use-item-search.ts";

/** The remembered items: search, filter by kind, pin, correct, forget. */
export function MemoryTab({ campaignId }: { readonly campaignId: string }) {
  const { typed, applied, setSearch, searchNow } = useItemSearch();
  const items = useInfiniteQuery({ ...itemsQuery(campaignId, applied), placeholderData: (before) => before });
  const narrowed = applied.q.trim() !== "" || applied.kind !== null;
  return (
    <div className="grid gap-6">
      <MemoryFilter search={typed} onChange={setSearch} onLeave={searchNow} />
      <Loaded query={items} failed={text.chronicle.loadFailed}>
        {({ pages }) => {
          const all = pages.flatMap((page) => page.items);
          if (all.length === 0) return <Nothing narrowed={narrowed} />;
          return (
            <div className="grid gap-5" aria-busy={items.isPlaceholderData || typed !== applied}>
              <p role="status" className="text-sm text-quiet">
                {text.chronicle.memory.found(all.length, items.hasNextPage)}
              </p>
              <ul className="grid gap-px">
                {all.map((item) => (
                  <MemoryEntry key={item.id} campaignId={campaignId} item={item} />
                ))}
              </ul>
              {items.hasNextPage && (
                <Button
                  variant="secondary"
                  className="justify-self-center"
                  busy={items.isFetchingNextPage}
                  onClick={() => void items.fetchNextPage()}
                >
                  {text.common.more}
                </Button>
              )}
            </div>
          );
        }}
      </Loaded>
    </div>
  );
}

function Nothing({ narrowed }: { readonly narrowed: boolean }) {
  const { nothingFound, nothingFoundHint, empty, emptyHint } = text.chronicle.memory;
  return <EmptyState title={narrowed ? nothingFound : empty}>{narrowed ? nothingFoundHint : emptyHint}</EmptyState>;
}
