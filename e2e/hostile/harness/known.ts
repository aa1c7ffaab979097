import { commitmentOf } from "#contracts/play/dice-proof";
import type { Player } from "../../harness/player.ts";
import { itemsOf } from "../../harness/remembered.ts";
import { SHEETS } from "../../harness/sheet-service.ts";
import type { Known } from "../generate/shaped.ts";
import type { Tale } from "./tale.ts";

/** By a call's path, what its fields may well hold. */
export interface Uses {
  /** Of what may be changed: the stage, an import that is open, nobody's account. */
  readonly right: (path: string) => Known;
  /** Of what must stay: whatever is wrong is aimed at it. */
  readonly wrong: (path: string) => Known;
}

const SEED = "5eed".repeat(16);

/** An import that waits for its turns and memories. */
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

/** What `{id}` is under a path. */
const idUnder = (path: string, ids: Readonly<Record<"world" | "campaign" | "character" | "item", string>>): Known => {
  const kind = (["world", "campaign", "character", "item"] as const).find((name) => path.includes(`/${name}s/`));
  return kind ? { "{id}": [ids[kind]] } : {};
};

/** What turns and memories refer to within a file. */
const WITHIN: Readonly<Record<string, Known>> = {
  "/api/chat/imports/{importId}/turns": {
    from: [0],
    seed: [SEED],
    commitment: [await commitmentOf(SEED)],
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

/** Calls in which `turnId` is a turn that is there; elsewhere it is the id of one that is to be. */
const OF_A_TURN = /\/(?:checkpoints|head|x-card)$/u;

export async function usesOf({ owner, ids }: Tale, csrfToken: string): Promise<Uses> {
  const {
    world = "",
    campaign = "",
    character = "",
    turn = "",
    stage = "",
    hero = "",
    stageTurn = "",
    user = "",
  } = ids;
  const [item, stageItem] = await Promise.all(
    [campaign, stage].map(async (id) => (await itemsOf(owner, id))[0]?.id ?? "1"),
  );
  const importId = await openImport(owner);
  const spare = (await owner.world("Ashfen")).id;
  const common = { userId: [user], csrfToken: [csrfToken], email: ["mira@example.org"], sheet: [String(SHEETS.ilse)] };
  const right = {
    ...common,
    campaignId: [stage],
    worldId: [spare],
    parentTurnId: [stageTurn],
    "{turnId}": [stageTurn],
    "{importId}": [importId],
  };
  const wrong = {
    ...common,
    campaignId: [campaign],
    worldId: [world],
    parentTurnId: [turn],
    "{turnId}": [turn],
    "{importId}": [campaign],
  };
  return {
    right: (path) => ({
      ...right,
      ...idUnder(path, { world: spare, campaign: stage, character: hero, item: stageItem ?? "" }),
      ...(OF_A_TURN.test(path) ? { turnId: [stageTurn] } : {}),
      ...(path === "/api/campaigns" ? { id: [stage] } : {}),
      ...WITHIN[path],
    }),
    wrong: (path) => ({
      ...wrong,
      ...idUnder(path, { world, campaign, character, item: item ?? "" }),
      ...(OF_A_TURN.test(path) ? { turnId: [turn] } : {}),
      ...(path === "/api/campaigns" ? { id: [campaign] } : {}),
    }),
  };
}
