import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";

import type { DashboardAnswer } from "#contracts/http/dashboard";

import { useShown } from "../../shared/api/use-shown.ts";
import { useUser } from "../../shared/session/session-store.ts";
import { text } from "../../shared/text/text.ts";
import { LinkButton } from "../../shared/ui/buttons/button.tsx";
import { Loaded } from "../../shared/ui/states/loaded.tsx";
import { Page } from "../../shared/ui/page/page.tsx";
import { StatTile } from "../../shared/ui/content/stat-tile.tsx";
import { ErrorState } from "../../shared/ui/states/states.tsx";
import { useDocumentTitle } from "../../shared/use-document-title.ts";
import { ReadyAdventures } from "./adventures/ready-adventures.tsx";
import { DashboardLoading } from "./dashboard-loading.tsx";
import { dashboardQuery } from "./dashboard-query.ts";
import { QuickActions } from "./quick-actions.tsx";
import { RecentActivity } from "./recent-activity.tsx";

/** The page /: the campaigns played last, and what can be started. */
export function Component() {
  const user = useUser();
  const dashboard = useShown(useQuery({ ...dashboardQuery(), enabled: user !== null }));
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
  const waiting = (
    <Page>
      <DashboardLoading />
    </Page>
  );
  return (
    <Loaded query={dashboard} failed={text.dashboard.errorTitle} waiting={waiting} inPage>
      {(loaded) => <Dashboard name={user.displayName || user.email || text.dashboard.unknownUser} {...loaded} />}
    </Loaded>
  );
}

function Dashboard({ name, stats, recentCampaigns }: DashboardAnswer & { readonly name: string }): ReactNode {
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
          {stats.campaigns === 0 ? (
            <>
              <ReadyAdventures />
              <RecentActivity campaigns={recentCampaigns} />
            </>
          ) : (
            <>
              <RecentActivity campaigns={recentCampaigns} />
              <ReadyAdventures />
            </>
          )}
        </div>
        <aside>
          <QuickActions stats={stats} />
        </aside>
      </div>
    </Page>
  );
}
