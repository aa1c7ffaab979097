import { ADVENTURES } from "./cards.ts";
import { Adventure } from "./schema.ts";

/** The parts of each adventure. They are imported when a story needs them: no start of a worker reads them. */
const PARTS: Readonly<Record<string, () => Promise<readonly { readonly default: unknown }[]>>> = {
  "first-evening": () =>
    Promise.all([
      import("./first-evening/premise.json", { with: { type: "json" } }),
      import("./first-evening/plot.json", { with: { type: "json" } }),
      import("./first-evening/people.json", { with: { type: "json" } }),
      import("./first-evening/places.json", { with: { type: "json" } }),
      import("./first-evening/deeds.json", { with: { type: "json" } }),
    ]),
  ledger: () =>
    Promise.all([
      import("./ledger/premise.json", { with: { type: "json" } }),
      import("./ledger/plot.json", { with: { type: "json" } }),
      import("./ledger/people.json", { with: { type: "json" } }),
      import("./ledger/places.json", { with: { type: "json" } }),
      import("./ledger/deeds.json", { with: { type: "json" } }),
    ]),
  charts: () =>
    Promise.all([
      import("./charts/premise.json", { with: { type: "json" } }),
      import("./charts/plot.json", { with: { type: "json" } }),
      import("./charts/people.json", { with: { type: "json" } }),
      import("./charts/places.json", { with: { type: "json" } }),
      import("./charts/deeds.json", { with: { type: "json" } }),
    ]),
  lantern: () =>
    Promise.all([
      import("./lantern/premise.json", { with: { type: "json" } }),
      import("./lantern/plot.json", { with: { type: "json" } }),
      import("./lantern/people.json", { with: { type: "json" } }),
      import("./lantern/places.json", { with: { type: "json" } }),
      import("./lantern/deeds.json", { with: { type: "json" } }),
    ]),
};

const loaded = new Map<string, Promise<Adventure>>();

/**
 * The adventure in the version that a story began with.
 * @returns null where this product has no such adventure, or not in that version
 */
export async function loadAdventure(id: string, version: number): Promise<Adventure | null> {
  const card = ADVENTURES.find((each) => each.id === id && each.version === version);
  const parts = PARTS[id];
  if (card === undefined || parts === undefined) return null;
  const before = loaded.get(id);
  if (before !== undefined) return before;
  const adventure = parts().then(([premise, plot, people, places, deeds]) =>
    Adventure.parse({
      ...(premise?.default as object),
      ...(plot?.default as object),
      ...(deeds?.default as object),
      people: people?.default,
      places: places?.default,
    }),
  );
  loaded.set(id, adventure);
  return adventure;
}
