import { useQuery } from "@tanstack/react-query";

import type { ConnectionsAnswer } from "#contracts/http/connections";

import { connectionsQuery } from "../../shared/models/connections.ts";
import { language } from "../../shared/text/catalogue.ts";
import { text } from "../../shared/text/text.ts";
import { LinkButton } from "../../shared/ui/buttons/button.tsx";
import { Panel } from "../../shared/ui/content/card.tsx";
import { Page, PageHeader } from "../../shared/ui/page/page.tsx";
import { Loaded } from "../../shared/ui/states/loaded.tsx";
import { Notice } from "../../shared/ui/states/notice.tsx";
import { EmptyState } from "../../shared/ui/states/states.tsx";
import { ConnectionCard } from "./components/connection-card.tsx";
import { UsualChoice } from "./components/choice-fields.tsx";

/** /settings/game-master: who leads the player's stories, and the player's own models. */
export function Component() {
  const connections = useQuery(connectionsQuery());
  return (
    <Page narrow>
      <PageHeader title={text.models.title} lead={text.models.lead} />
      <Loaded query={connections} failed={text.models.failed}>
        {(answer) => <Models answer={answer} />}
      </Loaded>
    </Page>
  );
}

const ADD = "/settings/game-master/new";

function Models({ answer }: { readonly answer: ConnectionsAnswer }) {
  const { connections, ownModels, usual } = answer;
  const mayAdd = ownModels !== "off";
  return (
    <>
      <Panel title={text.models.usual}>
        <p className="mb-4 max-w-prose text-quiet">{text.models.usualHint}</p>
        <UsualChoice answer={answer} />
      </Panel>
      <Panel title={text.models.own}>
        {!mayAdd && <Notice>{text.models.off}</Notice>}
        {ownModels === "keys" && <p className="mb-4 text-quiet">{text.models.keysOnly}</p>}
        {connections.length === 0 && mayAdd && (
          <EmptyState title={text.models.none} action={<LinkButton to={ADD}>{text.models.add}</LinkButton>}>
            {text.models.noneHint}
          </EmptyState>
        )}
        {connections.length > 0 && (
          <div className="grid gap-5">
            <ul className="grid gap-4">
              {connections.map((connection) => (
                <ConnectionCard key={connection.id} connection={connection} usual={usual} />
              ))}
            </ul>
            {mayAdd && (
              <LinkButton to={ADD} className="justify-self-start">
                {text.models.add}
              </LinkButton>
            )}
          </div>
        )}
      </Panel>
      <SitePanel site={answer.site} />
    </>
  );
}

function SitePanel({ site: { source, models, host, dailyTokens, tokensLeft } }: Pick<ConnectionsAnswer, "site">) {
  const number = new Intl.NumberFormat(language());
  return (
    <Panel title={text.models.site}>
      <div className="grid max-w-prose gap-2 text-quiet">
        <p>{source === "oracle" ? text.models.siteOracle : text.models.siteModel(models.join(", "))}</p>
        {host !== null && <p>{text.models.siteHost(host)}</p>}
        {dailyTokens !== null && tokensLeft !== null && (
          <p>{text.models.siteLeft(number.format(tokensLeft), number.format(dailyTokens))}</p>
        )}
      </div>
    </Panel>
  );
}
