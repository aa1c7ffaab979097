import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";

import type { DashboardAnswer } from "#contracts/http/dashboard";

import { messageOf } from "../../shared/api/api-error.ts";
import { useUser } from "../../shared/session/session-store.ts";
import { text } from "../../shared/text/en.ts";
import { LinkButton } from "../../shared/ui/button.tsx";
import { Page } from "../../shared/ui/page.tsx";
import { StatTile } from "../../shared/ui/stat-tile.tsx";
import { ErrorState } from "../../shared/ui/states.tsx";
import { useDocumentTitle } from "../../shared/use-document-title.ts";
import { DashboardLoading } from "./dashboard-loading.tsx";
import { dashboardQuery } from "./dashboard-query.ts";
import { QuickActions } from "./quick-actions.tsx";
import { RecentActivity } from "./recent-activity.tsx";

/** /: where the player left off, and what can be begun (product.md §2). */
export function Component() {
  const user = useUser();
  const dashboard = useQuery({ ...dashboardQuery(), enabled: user !== null });
  useDocumentTitle(text.dashboard.title);

  if (!user) {
    return (
      <Page>
        <ErrorState
          as="h1"
          title={text.dashboard.noUser}
          message={text.dashboard.noUserHint}
          action={<LinkButton to="/login">{text.dashboard.toLogin}</LinkButton>}
        />
      </Page>
    );
  }
  if (dashboard.data)
    return <Loaded name={user.displayName || user.email || text.dashboard.unknownUser} {...dashboard.data} />;
  return (
    <Page>
      {dashboard.error ? (
        <ErrorState
          as="h1"
          title={text.dashboard.errorTitle}
          message={messageOf(dashboard.error, text.errors.unknown)}
          onRetry={() => void dashboard.refetch()}
        />
      ) : (
        <DashboardLoading />
      )}
    </Page>
  );
}

function Loaded({ name, stats, recentCampaigns }: DashboardAnswer & { readonly name: string }): ReactNode {
  return (
    <Page>
      <header>
        <h1 className="font-display text-2xl font-semibold tracking-tight text-balance [overflow-wrap:anywhere] sm:text-3xl">
          {text.dashboard.welcome(name)}
        </h1>
        <p className="mt-2 text-lg text-quiet">{text.dashboard.subtitle}</p>
      </header>
      <div className="grid items-start gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="grid min-w-0 gap-10">
          <section
            aria-label={text.dashboard.stats}
            className="grid grid-cols-3 divide-x divide-line border-y border-line"
          >
            <StatTile label={text.dashboard.worlds} value={stats.worlds} to="/worlds" />
            <StatTile label={text.dashboard.campaigns} value={stats.campaigns} to="/campaigns" />
            <StatTile label={text.dashboard.characters} value={stats.characters} to="/characters" />
          </section>
          <RecentActivity campaigns={recentCampaigns} />
        </div>
        {/* On a phone, who has nothing to continue sees what to begin first. */}
        <aside className={recentCampaigns.length === 0 ? "max-lg:order-first" : undefined}>
          <QuickActions stats={stats} />
        </aside>
      </div>
    </Page>
  );
}
