import { useQuery } from "@tanstack/react-query";
import { CircleAlert, CircleCheck, CircleX } from "lucide-react";
import { useState } from "react";

import { cx } from "../../shared/cx.ts";
import { language } from "../../shared/text/catalogue.ts";
import { text } from "../../shared/text/text.ts";
import { Button } from "../../shared/ui/buttons/button.tsx";
import { Card } from "../../shared/ui/content/card.tsx";
import { Page, PageHeader } from "../../shared/ui/page/page.tsx";
import { Skeleton } from "../../shared/ui/states/skeleton.tsx";
import { Switch } from "../../shared/ui/fields/switch.tsx";
import { type ServiceHealth, SERVICES } from "./check-service.ts";
import { serviceStatusQuery } from "./service-status-query.ts";

/** Interval of the automatic checks, in ms. */
const EVERY = 30_000;

const LOOK = {
  healthy: { icon: CircleCheck, tone: "text-gain" },
  unhealthy: { icon: CircleAlert, tone: "text-ember" },
  error: { icon: CircleX, tone: "text-loss" },
} as const;

/** The page /service-status: the health of the four services. */
export function Component() {
  const [auto, setAuto] = useState(true);
  const { data, dataUpdatedAt, isFetching, refetch } = useQuery({
    ...serviceStatusQuery(),
    refetchInterval: auto ? EVERY : false,
  });
  const healthy = data?.filter(({ state }) => state === "healthy").length ?? 0;
  return (
    <Page narrow>
      <PageHeader
        title={text.dev.status.title}
        lead={text.dev.status.lead}
        breadcrumb={[{ label: text.nav.dashboard, to: "/" }, { label: text.dev.status.title }]}
        actions={
          <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
            {isFetching ? text.dev.status.refreshing : text.dev.status.refresh}
          </Button>
        }
      />
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <p role="status" className="font-medium">
          {data ? text.dev.status.healthyCount(healthy, SERVICES.length) : text.common.loading}
          {dataUpdatedAt > 0 && (
            <span className="block text-sm font-normal text-quiet">
              {text.dev.status.lastUpdated(new Date(dataUpdatedAt).toLocaleTimeString(language()))}
            </span>
          )}
        </p>
        <Switch label={text.dev.status.auto} checked={auto} onChange={setAuto} />
      </div>
      <ul className="grid gap-4 sm:grid-cols-2">
        {data
          ? data.map((health) => <Service key={health.service} {...health} />)
          : SERVICES.map((service) => <Skeleton key={service} className="h-24" />)}
      </ul>
    </Page>
  );
}

function Service({ service, state, message, took }: ServiceHealth) {
  const { icon: Icon, tone } = LOOK[state];
  return (
    <Card as="li">
      <h2 className="font-display text-lg font-semibold">{text.dev.status.services[service]}</h2>
      <p className={cx("mt-2 flex items-center gap-2", tone)}>
        <Icon aria-hidden="true" size={18} />
        {text.dev.status.states[state]}
      </p>
      <p className="mt-1 text-sm text-quiet">{message || text.dev.status.answeredIn(took)}</p>
    </Card>
  );
}
