import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";

import { connectionsQuery } from "../../shared/models/connections.ts";
import { text } from "../../shared/text/text.ts";
import { LinkButton } from "../../shared/ui/buttons/button.tsx";
import { Page, PageHeader } from "../../shared/ui/page/page.tsx";
import { Loaded } from "../../shared/ui/states/loaded.tsx";
import { Notice } from "../../shared/ui/states/notice.tsx";
import { EmptyState } from "../../shared/ui/states/states.tsx";
import { ConnectionFormView } from "./components/connection-form-view.tsx";

const LIST = "/settings/game-master";

/** /settings/game-master/new and /settings/game-master/:connectionId: the form of a player's own model. */
export function Component() {
  const { connectionId } = useParams();
  const connections = useQuery(connectionsQuery());
  const stored = connections.data?.connections.find(({ id }) => id === connectionId) ?? null;
  return (
    <Page narrow>
      <PageHeader
        title={stored?.name ?? text.models.newTitle}
        breadcrumb={[{ label: text.models.back, to: LIST }, { label: stored?.name ?? text.models.newTitle }]}
      />
      <Loaded query={connections} failed={text.models.failed}>
        {(answer) => {
          if (answer.ownModels === "off") return <Notice>{text.models.off}</Notice>;
          if (connectionId !== undefined && !stored) {
            return (
              <EmptyState title={text.models.missing} action={<LinkButton to={LIST}>{text.models.back}</LinkButton>} />
            );
          }
          return <ConnectionFormView key={stored?.id ?? "new"} stored={stored} answer={answer} />;
        }}
      </Loaded>
    </Page>
  );
}
