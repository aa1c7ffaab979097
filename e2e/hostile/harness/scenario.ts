import { vi } from "vitest";

import type { Campaign } from "#contracts/entities/campaign";
import type { GraphStatusAnswer } from "#contracts/http/graph";
import type { TurnAnswer } from "#contracts/play/turn";
import { Player } from "../../../tools/harness/player/player.ts";

/** Two players, each with a story, and the ids of their records. */
export interface Scenario {
  readonly owner: Player;
  readonly neighbour: Player;
  /**
   * The values that replace `{name}` in the rows. `stage` is the owner's second campaign, for turns that are really narrated. Names that
   * begin with `foreign` are records of the neighbour.
   */
  readonly ids: Readonly<Record<string, string>>;
}

const PATIENCE = { timeout: 20_000, interval: 50 };

/** Plays a first turn with the oracle and waits until every worker has processed it. Otherwise a late change would look like damage. */
async function play(player: Player, campaignId: string, message: string): Promise<string> {
  const body = { campaignId, message, gameMaster: "oracle" };
  const { status, body: answer } = await player.call<TurnAnswer>("POST", "/api/chat/gamemaster", body);
  if (status !== 200) throw new Error(`The turn answered ${status}`);
  await vi.waitUntil(async () => {
    const status = await player.call<GraphStatusAnswer>("GET", `/api/graph/status?campaignId=${campaignId}`);
    const { campaign } = (await player.call<{ campaign: Campaign }>("GET", `/api/campaigns/${campaignId}`)).body;
    return status.body.lastDigestedTurnId === answer.turnId && campaign.messageCount === 2;
  }, PATIENCE);
  return answer.turnId;
}

export async function makeScenario(site: string): Promise<Scenario> {
  const owner = await Player.ready(site);
  const neighbour = await Player.ready(site);
  const { world, campaign, character } = await owner.readyToPlay();
  const stage: Campaign = await owner.campaign(world.id);
  const hero = await owner.character(stage.id);
  const theirs = await neighbour.readyToPlay();
  const turn = await play(owner, campaign.id, "I look around the harbour for the bell tower.");
  const stageTurn = await play(owner, stage.id, "I light the lantern.");
  await play(neighbour, theirs.campaign.id, "I wait for the ferry.");
  const { uid } = (await owner.call<{ user: { uid: string } }>("GET", "/api/auth/session")).body.user;
  const ids = {
    user: uid,
    email: owner.email,
    password: owner.password,
    cookie: owner.cookies(),
    site,
    host: new URL(site).host,
    world: world.id,
    campaign: campaign.id,
    character: character.id,
    turn,
    stage: stage.id,
    hero: hero.id,
    stageTurn,
    foreignWorld: theirs.world.id,
    foreignCampaign: theirs.campaign.id,
    foreignCharacter: theirs.character.id,
  };
  return { owner, neighbour, ids };
}

/** Replaces each `{name}` in a text by the id that the scenario has for it. */
export const withIds = (text: string, { ids }: Scenario): string =>
  text.replaceAll(/\{(\w+)\}/gu, (mark, name: string) => ids[name] ?? mark);
