import { commitmentOf } from "#contracts/play/dice-proof";
import type { Player } from "../../../tools/harness/player/player.ts";
import { itemsOf } from "../../../tools/harness/player/remembered.ts";
import { answered, ilse, SHEETS } from "../../../tools/harness/servers/sheet-service.ts";
import type { Known } from "../generate/shaped.ts";
import type { Scenario } from "./scenario.ts";

/** Values that have a meaning for the fields of an API call, by the path of the call. */
export interface Uses {
  /** Values for records that may change: the campaign `stage`, and an import that is not finished. */
  readonly right: (path: string) => Known;
  /** Values for records that must not change. They are used with invalid inputs. */
  readonly wrong: (path: string) => Known;
}

const SEED = "5eed".repeat(16);
const COMMITMENT = await commitmentOf(SEED);

/** Starts an import to which turns and memories can still be added. */
async function openImport(owner: Player): Promise<string> {
  const importId = crypto.randomUUID();
  const levels = { startingLevel: 1, maxCharacters: 4, levelProgression: "standard", language: "en" };
  const shares = { exploration: "medium", combat: "medium", social: "medium", elements: [] };
  const texts = { name: "Brought along", description: "", aiGeneratedDescription: "", notes: "" };
  const table = { detailLevel: "standard", lines: [], veils: [], headTurnId: null, lastRootId: null, moves: 0 };
  const records = { world: null, campaign: { ...texts, ...levels, ...shares }, characters: [], table };
  const { status } = await owner.call("POST", "/api/chat/imports", {
    importId,
    ...records,
    turns: 100,
    memories: 1_000,
  });
  if (status !== 201) throw new Error(`The import answered ${status}`);
  return importId;
}

/** The values for linking a sheet: its id, and its text as the sheet service exports it. */
const SHEET: Known = { sheet: [String(SHEETS.ilse)], exported: [undefined, JSON.stringify(answered(ilse()))] };

/** The id that `{id}` in a path stands for. */
const idUnder = (path: string, ids: Readonly<Record<"world" | "campaign" | "character" | "item", string>>): Known => {
  const kind = (["world", "campaign", "character", "item"] as const).find((name) => path.includes(`/${name}s/`));
  return kind ? { "{id}": [ids[kind]] } : {};
};

/** References between the parts of a campaign file. */
const WITHIN: Readonly<Record<string, Known>> = {
  "/api/chat/imports/{importId}/turns": {
    from: [0],
    seed: [SEED],
    commitment: [COMMITMENT],
    parentId: [null],
    number: [1],
  },
  "/api/chat/imports/{importId}/memory": {
    from: [0],
    id: [1, 2, 3],
    entity: [1, 2],
    source: [1, 2],
    item: [1],
    matter: [1],
    override: [null, 1],
    other: [null, 1],
  },
};

/** Matches the API calls in which `turnId` is the id of an existing turn. In all others it is the id of a new turn. */
const OF_A_TURN = /\/(?:checkpoints|head|x-card)$/u;

/** Valid values for a campaign file. */
export const IN_A_FILE: Known = {
  seed: [SEED],
  commitment: [COMMITMENT],
  name: ["Brenna"],
  lines: [[], ["spiders"]],
  veils: [[]],
  userId: [undefined],
};

/** Adds lore to a campaign's memory. Returns an item that can be corrected and deleted, and that no undo removes. */
async function loreItem(owner: Player, campaignId: string): Promise<string> {
  const entries = [{ name: "Bell", keys: [], content: "It rings below.", pinned: false }];
  await owner.call("POST", "/api/memory/lore", { campaignId, entries });
  return (await itemsOf(owner, campaignId)).find(({ kind }) => kind === "lore")?.id ?? "";
}

export async function usesOf({ owner, ids }: Scenario, csrfToken: string): Promise<Uses> {
  const at = (name: string): string => ids[name] ?? "";
  const spare = (await owner.world("Ashfen")).id;
  // A campaign without characters, so that it can still be changed. It is in a world of its own, so that the empty world can be changed,
  // too.
  const blank = (await owner.campaign((await owner.world("Blackfen")).id)).id;
  const importId = await openImport(owner);
  const item = await loreItem(owner, at("stage"));
  const [storedItem] = await itemsOf(owner, at("campaign"));
  const common = { userId: [at("user")], csrfToken: [csrfToken], email: ["mira@example.org"] };
  const usesOn = (campaign: string, world: string, turn: string, importId: string, path: string): Known => ({
    ...common,
    campaignId: [campaign],
    worldId: [world],
    parentTurnId: [turn],
    "{turnId}": [turn],
    "{importId}": [importId],
    ...(OF_A_TURN.test(path) ? { turnId: [turn] } : {}),
    ...(path === "/api/campaigns" ? { id: [campaign] } : {}),
  });
  return {
    right: (path) => ({
      ...usesOn(at("stage"), spare, at("stageTurn"), importId, path),
      ...idUnder(path, { world: spare, campaign: blank, character: at("hero"), item }),
      ...(path === "/api/characters/link" ? { campaignId: [blank], ...SHEET } : {}),
      ...WITHIN[path],
    }),
    wrong: (path) => ({
      ...usesOn(at("campaign"), at("world"), at("turn"), at("campaign"), path),
      ...idUnder(path, {
        world: at("world"),
        campaign: at("campaign"),
        character: at("character"),
        item: storedItem?.id ?? "",
      }),
    }),
  };
}
