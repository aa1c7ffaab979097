import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate, useParams } from "react-router-dom";

import type { Campaign } from "#contracts/entities/campaign";
import type { Character } from "#contracts/entities/character";
import type { TableAnswer } from "#contracts/http/chat";
import { ApiError, messageOf } from "../../../shared/api/api-error.ts";
import { campaignsQuery } from "../../../shared/api/lists.ts";
import { characterQuery } from "../../../shared/api/records.ts";
import { request } from "../../../shared/api/request.ts";
import { useRefreshLibrary } from "../../../shared/api/use-refresh-library.ts";
import { levelLine } from "../../../shared/sheet/sheet-summary.ts";
import { text } from "../../../shared/text/text.ts";
import { Button, LinkButton } from "../../../shared/ui/buttons/button.tsx";
import { Panel } from "../../../shared/ui/content/card.tsx";
import { Field } from "../../../shared/ui/fields/field.tsx";
import { Loaded } from "../../../shared/ui/states/loaded.tsx";
import { MissingPage } from "../../../shared/ui/page/missing-page.tsx";
import { Page, PageHeader } from "../../../shared/ui/page/page.tsx";
import { PageWaiting } from "../../../shared/ui/page/page-waiting.tsx";
import { Select } from "../../../shared/ui/fields/select.tsx";
import { useDocumentTitle } from "../../../shared/use-document-title.ts";
import { ReadyAdventures } from "./ready-adventures.tsx";
import { type Traveller, travellerOf } from "./traveller.ts";

/** The page /characters/:characterId/next-story: takes a hero into another story, in the state at the end of the last story. */
export function Component() {
  const { characterId = "" } = useParams();
  const character = useQuery(characterQuery(characterId));
  useDocumentTitle(text.dashboard.nextStory.title);
  return (
    <Loaded query={character} missing={<NobodyThere />} waiting={<PageWaiting />} inPage>
      {(loaded) => <NextStory character={loaded} />}
    </Loaded>
  );
}

function NobodyThere() {
  return (
    <MissingPage
      title={text.characters.notFoundTitle}
      message={text.characters.notFound}
      back={{ to: "/characters", label: text.characters.back }}
    />
  );
}

function NextStory({ character }: { readonly character: Character }) {
  const { campaignId } = character;
  const table = useQuery({
    queryKey: ["table", campaignId],
    queryFn: ({ signal }) => tableOf(campaignId, signal),
    // Always load the sheet again: the hero may just have gained a level at the table.
    staleTime: 0,
  });
  const campaigns = useQuery(campaignsQuery());
  const words = text.dashboard.nextStory;
  return (
    <Page narrow>
      <PageHeader
        title={words.where(character.name)}
        lead={words.lead}
        breadcrumb={[
          { label: text.nav.characters, to: "/characters" },
          { label: character.name, to: `/characters/${character.id}` },
          { label: words.title },
        ]}
      />
      <Loaded query={table} failed={words.tableFailed}>
        {({ table: answer }) => {
          const sheet = answer?.sheets.find(({ characterId }) => characterId === character.id) ?? null;
          const from = campaigns.data?.find(({ id }) => id === campaignId)?.name ?? "";
          const traveller = travellerOf(character, sheet, from);
          return (
            <div className="grid gap-10">
              <p className="font-story text-lg">{levelLine({ ...character, ...traveller })}</p>
              <ReadyAdventures traveller={traveller} />
              <Panel title={words.ownTitle}>
                <Loaded query={campaigns} failed={words.campaignsFailed}>
                  {(list) => <OwnStories traveller={traveller} campaigns={list.filter(hasRoomFor(campaignId))} />}
                </Loaded>
              </Panel>
            </div>
          );
        }}
      </Loaded>
    </Page>
  );
}

/** Whether the hero can join a campaign: the hero is not in it yet, and it has a free seat. */
const hasRoomFor =
  (left: string) =>
  ({ id, characterCount, maxCharacters }: Campaign): boolean =>
    id !== left && characterCount < maxCharacters;

/** Loads the table of the hero's last campaign. The table is null when that campaign was deleted. */
async function tableOf(campaignId: string, signal: AbortSignal): Promise<{ readonly table: TableAnswer | null }> {
  try {
    const path = `/api/chat/table?campaignId=${encodeURIComponent(campaignId)}`;
    return { table: await request<TableAnswer>(path, { signal }) };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { table: null };
    throw error;
  }
}

/** Lists the player's own campaigns that the hero can join, with a link to create another campaign. */
function OwnStories({
  traveller,
  campaigns,
}: {
  readonly traveller: Traveller;
  readonly campaigns: readonly Campaign[];
}) {
  const navigate = useNavigate();
  const refresh = useRefreshLibrary();
  const [campaignId, choose] = useState("");
  const words = text.dashboard.nextStory;
  const join = useMutation({
    mutationFn: (chosen: string) =>
      request("/api/characters", { method: "POST", body: { campaignId: chosen, ...traveller } }),
    onSuccess: (_, chosen) => void navigate(`/game/${chosen}`),
    onSettled: () => void refresh(),
  });
  return (
    <div className="grid gap-5">
      {campaigns.length === 0 ? (
        <p className="text-quiet">{words.noCampaigns(traveller.name)}</p>
      ) : (
        <form
          className="grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_auto]"
          onSubmit={(event) => {
            event.preventDefault();
            if (campaignId !== "") join.mutate(campaignId);
          }}
        >
          <Field label={words.campaign} error={join.isError ? messageOf(join.error, text.errors.unknown) : undefined}>
            {(control) => (
              <Select
                {...control}
                value={campaignId}
                placeholder={words.campaignPlaceholder}
                options={campaigns.map(({ id, name }) => ({ value: id, label: name || text.campaigns.unnamed }))}
                onChange={({ target }) => choose(target.value)}
              />
            )}
          </Field>
          <Button type="submit" busy={join.isPending} disabled={campaignId === ""}>
            {words.join(traveller.name)}
          </Button>
        </form>
      )}
      <p>
        <LinkButton variant="secondary" to="/worlds/create">
          {words.newWorld}
        </LinkButton>
      </p>
    </div>
  );
}
