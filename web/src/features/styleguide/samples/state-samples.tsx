import { LinkButton } from "../../../shared/ui/buttons/button.tsx";
import { CardsWaiting } from "../../../shared/ui/states/cards-waiting.tsx";
import { Panel } from "../../../shared/ui/content/card.tsx";
import { More } from "../../../shared/ui/content/more.tsx";
import { Loaded } from "../../../shared/ui/states/loaded.tsx";
import { MissingPage } from "../../../shared/ui/page/missing-page.tsx";
import { PageLoading } from "../../../shared/ui/page/page-loading.tsx";
import { PageWaiting } from "../../../shared/ui/page/page-waiting.tsx";
import { Skeleton, SkeletonLines } from "../../../shared/ui/states/skeleton.tsx";
import { EmptyState, ErrorState, OfflineState } from "../../../shared/ui/states/states.tsx";

const FAILED = { data: undefined, error: new Error("The server could not be reached."), refetch: () => {} };

/** Shows the components for empty, loading, failed, offline and missing content, and for long lists. */
export function StateSamples() {
  return (
    <>
      <Panel title="Nothing yet">
        <EmptyState title="Welcome" action={<LinkButton to="/worlds/create">Create Your First World</LinkButton>}>
          A world is where everything begins.
        </EmptyState>
      </Panel>
      <Panel title="On its way">
        <div className="grid gap-8">
          <Skeleton className="h-6 w-2/5" />
          <SkeletonLines />
          <CardsWaiting count={2} />
          <PageWaiting />
          <div className="h-40 overflow-hidden rounded-md border border-line">
            <PageLoading />
          </div>
        </div>
      </Panel>
      <Panel title="More than fits">
        <More items={Array.from({ length: 30 }, (_, at) => `World ${at + 1}`)}>
          {(shown) => <p className="text-sm text-quiet">{shown.join(", ")}</p>}
        </More>
      </Panel>
      <Panel title="Failed, offline, missing">
        <div className="grid gap-8">
          <ErrorState as="h3" message="The server could not be reached." onRetry={() => {}} />
          <Loaded query={FAILED} failed="Loaded, had it come">
            {() => null}
          </Loaded>
          <OfflineState />
          <MissingPage
            title="World Not Found"
            message="The world you're looking for doesn't exist."
            back={{ to: "/worlds", label: "Back to Worlds" }}
          />
        </div>
      </Panel>
    </>
  );
}
