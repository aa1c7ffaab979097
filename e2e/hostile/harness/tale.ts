import { vi } from "vitest";

import type { Campaign } from "#contracts/entities/campaign";
import type { GraphStatusAnswer } from "#contracts/http/graph";
import type { TurnAnswer } from "#contracts/play/turn";
import { Player } from "../../../tools/harness/player.ts";

/** Two players with a story each, and the ids of what the first one has. */
export interface Tale {
  readonly owner: Player;
  readonly neighbour: Player;
  /** What stands in a row as `{name}`. `stage` is a second campaign, where what is harmless is told; `foreign…` the neighbour's. */
  readonly ids: Readonly<Record<string, string>>;
}

const PATIENCE = { timeout: 20_000, interval: 50 };

/** A campaign's first turn, told by the oracle, once all have heard of it: what is still on its way would look like a change. */
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

export async function beginTale(site: string): Promise<Tale> {
  const owner = await Player.regular(site);
  const neighbour = await Player.regular(site);
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

/** The text with the ids of the tale in their places. */
export const withIds = (text: string, { ids }: Tale): string =>
  text.replaceAll(/\{(\w+)\}/gu, (mark, name: string) => ids[name] ?? mark);
