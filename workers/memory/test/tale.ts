import type { EntityDraft, MemoryDraft, MemorySource } from "#contracts/memory/items";
import type { CampaignKey } from "#contracts/rpc/memory";
import type { CampaignQueries } from "../src/ports.ts";
import { entity, item, move, newCampaign, objectOf, service, turn, turnId } from "./campaign.ts";

/** A time: so many hours after 18:00 of the first evening. */
export const evening = (hours: number): string => new Date(Date.UTC(2026, 8, 15, 18) + hours * 3_600_000).toISOString();

interface Said {
  readonly at?: string;
  readonly entities?: readonly EntityDraft[];
}

/** Stores these items under a source, each with a key of its own. */
export const say = (key: CampaignKey, source: MemorySource, items: readonly MemoryDraft[], said: Said = {}) =>
  service.remember({
    ...key,
    source,
    items: items.map((draft, place) => (draft.key === "episode" ? { ...draft, key: `item:${place}` } : draft)),
    entities: said.entities ?? [],
    at: said.at ?? evening(source.kind === "turn" ? source.turnNumber / 10 : 0),
  });

const deed = (content: string, more: Partial<MemoryDraft> = {}): MemoryDraft =>
  item(content, { key: "deed", kind: "event", speaker: "Mira", ...more });

const isAt = (about: string, value: string, more: Partial<MemoryDraft> = {}): MemoryDraft =>
  item(`${about} is at ${value}.`, {
    kind: "fact",
    entities: [about, value],
    state: { about, relation: "place", value },
    ...more,
  });

export const relation = (from: string, type: string, to: string, more: Partial<MemoryDraft> = {}): MemoryDraft =>
  item(`${from} ${type} ${to}.`, {
    kind: "relationship",
    entities: [from, to],
    relationship: { from, to, type },
    ...more,
  });

/**
 * A story of two evenings. Turn 5 was undone and played again. Texts with "umbral" are secret; texts with "undone" belong to the undone
 * turn.
 */
export async function tale(userId = "ada"): Promise<CampaignKey> {
  const key = newCampaign(userId);
  await objectOf(key).storeLore([item("The campaign is called The Drowned Bell.", { key: "name", kind: "lore" })]);
  await say(
    key,
    turn(0),
    [
      item("At the Broken Oar: Mira meets Hanne.", { key: "episode:0", entities: ["Mira", "Hanne", "Broken Oar"] }),
      isAt("Hanne", "Broken Oar"),
    ],
    {
      entities: [
        entity("Mira"),
        entity("Hanne", { aliases: ["the Tollkeeper", "the Umbral Hand"], description: "Keeps the toll." }),
        entity("Broken Oar", { type: "place", description: "A tavern on stilts." }),
        entity("Iron Guild", { type: "faction" }),
      ],
    },
  );
  await say(
    key,
    turn(1),
    [
      deed("Mira promised Hanne the silver locket.", {
        kind: "quest",
        entities: ["Mira", "Hanne"],
        quest: { title: "The silver locket", status: "open" },
      }),
      relation("Hanne", "trusts", "Mira"),
      item("Hanne serves the umbral court.", { kind: "fact", secret: true, entities: ["Hanne", "Umbral Court"] }),
      relation("Hanne", "spies on, umbral,", "Mira", { secret: true }),
      isAt("Hanne", "Umbral Gate", { secret: true }),
    ],
    { entities: [entity("Umbral Court", { type: "faction", description: "Umbral lords." })] },
  );
  await say(key, turn(2), [
    deed("Mira asks the Tollkeeper about the bell.", { entities: ["Mira", "Hanne"] }),
    item("An umbral quest.", { kind: "quest", secret: true, quest: { title: "The umbral throne", status: "active" } }),
    item("The locket lies in umbral water.", {
      kind: "quest",
      secret: true,
      quest: { title: "The silver locket", status: "failed" },
    }),
  ]);
  await say(
    key,
    turn(5, 1, 1),
    [
      deed("Mira killed Hanne in an undone turn.", { entities: ["Mira", "Hanne", "Undone Knife"] }),
      item("Hanne died an undone death.", {
        kind: "fact",
        entities: ["Hanne"],
        state: { about: "Hanne", relation: "status", value: "dead" },
      }),
      item("An undone task.", { kind: "quest", quest: { title: "The undone task", status: "open" } }),
      relation("Hanne", "has undone", "Iron Guild"),
      isAt("Mira", "Undone Place"),
    ],
    { entities: [entity("Undone Knife", { type: "item", description: "It was undone." })] },
  );
  await move(key, [turnId(5, 1)], [turnId(5)]);
  await say(
    key,
    turn(5),
    [
      deed("Mira crossed the fen with Hanne.", { entities: ["Mira", "Hanne", "Weeping Fen"] }),
      isAt("Hanne", "Weeping Fen"),
      isAt("Mira", "Weeping Fen"),
    ],
    { at: evening(20), entities: [entity("Weeping Fen", { type: "place" })] },
  );
  await say(
    key,
    turn(6),
    [
      deed("Mira found the silver locket.", {
        entities: ["Mira"],
        quest: { title: "the silver locket", status: "active" },
      }),
      item("Hanne, the Tollkeeper, has joined the Iron Guild.", {
        kind: "fact",
        entities: ["Hanne", "Iron Guild"],
        state: { about: "Hanne", relation: "allegiance", value: "Iron Guild" },
      }),
    ],
    { at: evening(21) },
  );
  return key;
}

/** Everything that the queries tell a campaign's player, as one text. */
export async function everything(key: CampaignKey, words: string): Promise<string> {
  const reading = objectOf(key).queries() as unknown as {
    [Method in keyof CampaignQueries]: (
      ...args: Parameters<CampaignQueries[Method]>
    ) => Promise<ReturnType<CampaignQueries[Method]>>;
  };
  const names = [words, "Hanne", "Mira", "Umbral Court", "Undone Knife", "the Umbral Hand"];
  const situation = `${words} Hanne Mira locket court knife gate throne task`;
  const { items } = await reading.items({});
  const answers = await Promise.all([
    reading.search(situation, 100),
    reading.context({ situation, entities: names, limit: 100 }),
    reading.atPlace(situation, [...names, "Umbral Gate", "Undone Place", "Broken Oar"]),
    ...names.map((name) => reading.recap(name, 5)),
    ...names.map((name) => reading.relationships({ name }, [])),
    ...(["person", "place", "item", "faction", "creature"] as const).map((type) => reading.entities(type, {})),
    reading.entities("faction", { name: words }),
    ...([null, "open", "active", "completed", "failed"] as const).map((status) => reading.quests(status)),
    reading.items({ q: situation }),
    reading.items({ kind: "fact" }),
    reading.graph(),
    reading.timeline(),
    ...items.map(({ id }) => reading.item(id)),
  ]);
  return JSON.stringify([items, answers]);
}
