import type { Campaign } from "#contracts/entities/campaign";
import type { World } from "#contracts/entities/world";
import type { TurnAnswer } from "#contracts/play/turn";
import { sealSecrets } from "#contracts/portability/seal";
import { startModelServer } from "../servers/model-server.ts";
import { Player } from "../player/player.ts";
import { Stack } from "../stack/stack.ts";
import { Story } from "../player/story.ts";
import type { PlayedByHand, Step } from "./fixture.ts";
import { type Captured, HandAnswers } from "./hand-answers.ts";

/** The state of a replay after one step: the turn of the step, and the story. */
export interface Played {
  readonly step: Step;
  /** The turn's answer; null for a step without a turn. */
  readonly turn: TurnAnswer | null;
  readonly story: Story;
}

/** The requests to the models during a replay. */
export interface Replayed {
  readonly captured: readonly Captured[];
  /** The requests for which no answer was written. */
  readonly unexpected: readonly string[];
}

/**
 * Plays a campaign again that was played by hand, on a stack of its own. The player does the same, and a model server gives the written
 * answers. After each step it waits until memory has read the turn, as it has when players take their time.
 * @param window the value for GM_CONTEXT_TOKENS
 * @param after is called after every step
 */
export async function replay(
  played: PlayedByHand,
  window: number,
  after: (now: Played) => Promise<void> = async () => {},
): Promise<Replayed> {
  const hand = new HandAnswers();
  const server = await startModelServer(0, hand.answer);
  const settings = { GM_PROVIDER: "openai", GM_MODELS: "by-hand", OPENAI_API_KEY: "none" };
  let stack: Stack | undefined;
  try {
    stack = await Stack.start({ ...settings, OPENAI_BASE_URL: server.baseUrl, GM_CONTEXT_TOKENS: String(window) });
    const player = await Player.ready(stack.url);
    const story = await prepare(player, played);
    let lastTurnId = "";
    for (const step of played.steps) {
      if ("answers" in step) hand.play(step);
      const turn = await take(step, story, { lastTurnId, detailLevel: played.detailLevel });
      lastTurnId = turn?.turnId ?? lastTurnId;
      await story.settled();
      await after({ step, turn, story });
    }
    return hand;
  } finally {
    await stack?.stop();
    await server.close();
  }
}

async function prepare(player: Player, played: PlayedByHand): Promise<Story> {
  const { world } = await send<{ world: World }>(player, "/api/worlds", played.world);
  const { campaign } = await send<{ campaign: Campaign }>(player, "/api/campaigns", {
    worldId: world.id,
    ...played.campaign,
    sealedSecrets: sealSecrets(played.secrets),
  });
  await send(player, "/api/characters", { campaignId: campaign.id, ...played.character });
  await player.remembered(campaign);
  return new Story(player, campaign.id);
}

/** Does what the player did in this step. Returns the turn. */
async function take(
  step: Step,
  story: Story,
  { lastTurnId, detailLevel }: { lastTurnId: string; detailLevel: string },
): Promise<TurnAnswer | null> {
  switch (step.do) {
    case "open":
      return story.send("POST", "/api/chat/initialize-campaign", { detailLevel });
    case "say":
      return story.send("POST", "/api/chat/gamemaster", { message: step.words, detailLevel });
    case "retry":
      return story.send("POST", `/api/chat/turns/${lastTurnId}/retry`);
    case "undo":
      await story.move("undo");
      return null;
    case "authors-note":
      await story.send("PUT", "/api/chat/authors-note", { authorsNote: step.text });
      return null;
  }
}

async function send<Body = unknown>(player: Player, path: string, body: unknown): Promise<Body> {
  const answer = await player.call<Body>("POST", path, body);
  if (answer.status < 300) return answer.body;
  throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
}
