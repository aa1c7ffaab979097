import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { newCampaign } from "../campaign-form.ts";
import { useCreateCampaign } from "./create-campaign.ts";

const GENERATE = "/api/campaigns/new/generate-description";
const GENERATED = {
  campaignId: "reserved-1",
  name: "The Drowned Bell",
  description: "A bell rings under the lake.",
  aiGeneratedDescription: "A bell rings under the lake.",
  sealedSecrets: null,
  source: "oracle",
};

const fetched = vi.fn<typeof fetch>();
let saves: (() => Response)[];

beforeEach(() => {
  saves = [];
  vi.stubGlobal("fetch", fetched);
  vi.spyOn(console, "error").mockImplementation(() => {});
  fetched.mockImplementation(async (path) => {
    if (path === GENERATE) return Response.json(GENERATED);
    if (path === "/api/campaigns") return saves.shift()?.() ?? Response.json({ campaign: { id: "reserved-1" } });
    return new Response(null, { status: 204 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetched.mockReset();
});

const failedSave = () =>
  Response.json({ error: "The campaign could not be saved.", code: "internal" }, { status: 500 });

type Creation = ReturnType<typeof useCreateCampaign>;

function Form({ onRender }: { readonly onRender: (creation: Creation) => void }) {
  onRender(useCreateCampaign());
  return null;
}

/** Opens the form and returns a function that submits it. The form stays open between two submits. */
function openForm(): (wish: Parameters<Creation["mutateAsync"]>[0]) => ReturnType<Creation["mutateAsync"]> {
  const rendered: Creation[] = [];
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <Form onRender={(creation) => rendered.push(creation)} />
    </QueryClientProvider>,
  );
  return (wish) => rendered[0]!.mutateAsync(wish);
}

/** The bodies sent to an address, in order. */
const sentTo = (address: string): Record<string, unknown>[] =>
  fetched.mock.calls.flatMap(([path, options]) =>
    path === address ? [JSON.parse(options?.body as string) as Record<string, unknown>] : [],
  );

const wish = { ...newCampaign("w1", "A bell"), language: "en" as const };

describe("creating a campaign", () => {
  it("saves the generated description under the reserved id, and says who wrote it", async () => {
    const { campaign, source } = await openForm()(wish);
    expect(campaign.id).toBe("reserved-1");
    expect(source).toBe("oracle");
    expect(sentTo("/api/campaigns")).toMatchObject([
      { id: "reserved-1", name: "The Drowned Bell", description: "A bell rings under the lake.", maxCharacters: 4 },
    ]);
  });

  it("generates nothing for a description of the player's", async () => {
    const { source } = await openForm()({ ...wish, name: "Mine", description: "My own words." });
    expect(source).toBeUndefined();
    expect(sentTo(GENERATE)).toEqual([]);
    expect(sentTo("/api/campaigns")).toMatchObject([{ name: "Mine", description: "My own words." }]);
  });
});

describe("after a failed save", () => {
  it("the same wishes save the same description under the same id, without generating it again", async () => {
    saves = [failedSave];
    const submit = openForm();
    await expect(submit(wish)).rejects.toThrow("The campaign could not be saved.");
    await submit(wish);
    expect(sentTo(GENERATE)).toHaveLength(1);
    const [first, second] = sentTo("/api/campaigns");
    expect(second).toEqual(first);
  });

  it("other seats at the table need no other description", async () => {
    saves = [failedSave];
    const submit = openForm();
    await submit(wish).catch(() => {});
    await submit({ ...wish, maxCharacters: 2 });
    expect(sentTo(GENERATE)).toHaveLength(1);
    expect(sentTo("/api/campaigns").at(-1)).toMatchObject({ maxCharacters: 2 });
  });

  it("other wishes get another description", async () => {
    saves = [failedSave];
    const submit = openForm();
    await submit(wish).catch(() => {});
    await submit({ ...wish, notes: "A lighthouse" });
    expect(sentTo(GENERATE).map(({ notes }) => notes)).toEqual(["A bell", "A lighthouse"]);
  });
});
