import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";

import { campaignsQuery, worldsQuery } from "../../shared/api/lists.ts";
import { useUser } from "../../shared/session/session-store.ts";
import { text } from "../../shared/text/text.ts";
import { Button } from "../../shared/ui/buttons/button.tsx";
import { Field } from "../../shared/ui/fields/field.tsx";
import { Notice } from "../../shared/ui/states/notice.tsx";
import { Page, PageHeader } from "../../shared/ui/page/page.tsx";
import { Select } from "../../shared/ui/fields/select.tsx";
import { runCalls, type TestResult } from "./run-calls.ts";
import { TestList } from "./test-list.tsx";
import { testCalls } from "./test-calls.ts";

/** The page /api-test: makes five requests to the servers, one after another, and counts how many succeeded. */
export function Component() {
  const user = useUser();
  const { data: worlds = [], isLoading: awaitsWorlds } = useQuery(worldsQuery());
  const { data: campaigns = [], isLoading: awaitsCampaigns } = useQuery(campaignsQuery());
  const [worldId, chooseWorld] = useState<string | null>(null);
  const [campaignId, chooseCampaign] = useState<string | null>(null);
  const world = worlds.find(({ id }) => id === worldId) ?? worlds[0];
  const campaign = campaigns.find(({ id }) => id === campaignId) ?? campaigns[0];
  const calls = testCalls(world, campaign, user?.uid ?? "");
  const [results, setResults] = useState<readonly TestResult[]>([]);
  const [running, setRunning] = useState(false);
  const leave = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leave.current = controller;
    return () => controller.abort();
  }, []);

  async function run() {
    setResults([]);
    setRunning(true);
    await runCalls(calls, (_, result) => setResults((before) => [...before, result]), leave.current.signal);
    setRunning(false);
  }

  return (
    <Page narrow>
      <PageHeader
        title={text.dev.test.title}
        lead={text.dev.test.lead}
        breadcrumb={[{ label: text.nav.dashboard, to: "/" }, { label: text.dev.test.title }]}
        actions={
          // Wait for the player's worlds and campaigns, because the test requests use their ids.
          <Button busy={running || awaitsWorlds || awaitsCampaigns} onClick={() => void run()}>
            {running ? text.dev.test.running : text.dev.test.run}
          </Button>
        }
      />
      <Notice>{text.dev.test.plays}</Notice>
      <div className="grid gap-5 sm:grid-cols-2">
        <Choice label={text.dev.test.world} entries={worlds} chosen={world?.id} onChange={chooseWorld} />
        <Choice label={text.dev.test.campaign} entries={campaigns} chosen={campaign?.id} onChange={chooseCampaign} />
      </div>
      <TestList calls={calls} results={results} running={running} />
    </Page>
  );
}

function Choice({
  label,
  entries,
  chosen,
  onChange,
}: {
  readonly label: string;
  readonly entries: readonly { readonly id: string; readonly name: string }[];
  readonly chosen: string | undefined;
  readonly onChange: (id: string) => void;
}) {
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          options={entries.map(({ id, name }) => ({ value: id, label: name }))}
          {...(entries.length === 0 && { placeholder: text.dev.test.none })}
          value={chosen ?? ""}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
