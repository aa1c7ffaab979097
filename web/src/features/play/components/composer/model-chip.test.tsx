// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import type { ConnectionsAnswer } from "#contracts/http/connections";
import { choiceQuery, connectionsQuery } from "../../../../shared/models/connections.ts";
import { replyMessages, world } from "../../table/table.fake.ts";
import { renderAtTable } from "../../testing/render-table.fake.tsx";
import { ModelChip } from "./model-chip.tsx";

const CAMPAIGN = "campaign";
const none = { narrator: null, helper: null };
const site: ConnectionsAnswer["site"] = {
  source: "llm",
  models: ["storyteller-large"],
  host: "models.example.org",
  dailyTokens: null,
  tokensLeft: null,
};

/** A table whose site has this game master and this rule for the players' own models. */
function openTable(answer: Partial<ConnectionsAnswer>) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(connectionsQuery().queryKey, {
    connections: [],
    site,
    ownModels: "on",
    local: false,
    usual: none,
    ...answer,
  } as ConnectionsAnswer);
  client.setQueryData(choiceQuery(CAMPAIGN).queryKey, { choice: none, usual: none });
  return renderAtTable(
    <QueryClientProvider client={client}>
      <ModelChip campaignId={CAMPAIGN} />
    </QueryClientProvider>,
    world(replyMessages(1)),
  );
}

describe("the chip that says who leads", () => {
  it("names the model, and opens its menu at the first press, though the menu's code is loaded only then", async () => {
    const { player } = openTable({});
    await player.click(screen.getByRole("button", { name: "Who leads: storyteller-large" }));
    expect(await screen.findByRole("menu")).toBeTruthy();
    expect(screen.getAllByRole("menuitemradio").length).toBeGreaterThan(1);
  });

  it("is hidden where only the oracle can lead", () => {
    openTable({ site: { ...site, source: "oracle", models: [] }, ownModels: "off" });
    expect(screen.queryByRole("button")).toBeNull();
  });
});
