import { setTimeout as pause } from "node:timers/promises";

import { type ModelServer, startModelServer } from "../tools/harness/servers/model-server.ts";
import { Stack } from "../tools/harness/stack/stack.ts";
import { type PlayedCampaign, createCampaignWithMemory } from "./campaign-with-memory.ts";
import { percentile, spread, type Spread } from "./percentiles.ts";
import { prompt, situation } from "./story.ts";
import type { SillyTavern } from "./sillytavern/launch.ts";

/** The name of a model that answers without delay. What remains of the time is overhead. */
export const MODEL = "instant";
const WARM_UP = 10;
/** The pause between two turns, in milliseconds, because no player answers immediately. */
export const BREATH_MS = 50;

export interface OverheadFigures {
  readonly items: number;
  /** The time of a request that goes directly to the model server. */
  readonly model: Spread;
  /** The time of a request through the gateway that only reads a list. It shows what the local runtime's hops cost. */
  readonly gateway: Spread;
  readonly lorehearth: Overhead;
  readonly sillyTavern: Overhead | null;
}

export interface Overhead {
  /** The time from the request to the first text, in milliseconds. */
  readonly firstText: Spread;
  /** The same time without the median time of the model server itself. */
  readonly overhead: Spread;
}

/** Sends a request to the model on one of the compared ways. Resolves with the stream. */
type Route = (turn: number) => Promise<Response>;

/**
 * Measures the time between a player's message and a model's first word: through Lorehearth with its memory on, and through SillyTavern if
 * it is given. The order of the routes changes with every turn, so that noise affects all of them in the same way.
 */
export async function overhead(
  turns: number,
  items: number,
  sillyTavern: SillyTavern | null,
): Promise<OverheadFigures> {
  const server = await startModelServer();
  const settings = { GM_PROVIDER: "openai", GM_MODELS: MODEL, OPENAI_BASE_URL: server.baseUrl };
  const stack = await Stack.start(settings);
  try {
    const seat = await createCampaignWithMemory(stack, items);
    const routes: Route[] = [directly(server), toTheGateway(seat), throughLorehearth(seat)];
    if (sillyTavern) routes.push((turn) => sillyTavern.ask(server.baseUrl, body(turn)));

    const times = routes.map((): number[] => []);
    for (let turn = 0; turn < turns + WARM_UP; turn += 1) {
      for (let step = 0; step < routes.length; step += 1) {
        const at = (turn + step) % routes.length;
        const waited = await untilText(() => (routes[at] as Route)(turn));
        if (turn >= WARM_UP) times[at]?.push(waited);
        await pause(BREATH_MS);
      }
    }

    const [alone = [], gateway = [], ours = [], theirs] = times;
    const without = percentile(alone, 0.5);
    const over = (waited: readonly number[]): Overhead => ({
      firstText: spread(waited),
      overhead: spread(waited.map((time) => time - without)),
    });
    return {
      items,
      model: spread(alone),
      gateway: spread(gateway),
      lorehearth: over(ours),
      sillyTavern: theirs ? over(theirs) : null,
    };
  } finally {
    await stack.stop();
    await server.close();
  }
}

const body = (turn: number) => ({ model: MODEL, messages: prompt(turn), stream: true });

export const directly =
  ({ baseUrl }: Pick<ModelServer, "baseUrl">): Route =>
  (turn) =>
    fetch(`${baseUrl}/chat/completions`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body(turn)),
    });

const toTheGateway =
  ({ player }: PlayedCampaign): Route =>
  () =>
    player.fetch("GET", "/api/chat/detail-levels");

export const throughLorehearth =
  ({
    player,
    campaign,
  }: Pick<PlayedCampaign, "player"> & { readonly campaign: Pick<PlayedCampaign["campaign"], "id"> }): Route =>
  (turn) =>
    player.fetch("POST", "/api/chat/gamemaster", {
      body: JSON.stringify({ campaignId: campaign.id, message: situation(turn), memoryEnhanced: true }),
      headers: { Accept: "text/event-stream", "Content-Type": "application/json" },
    });

/** Matches the first text of an answer: a chunk of the model, a frame of Lorehearth, or the list that the gateway returns. */
const TEXT = /"content":|^event: text$|"levels":/mu;

/** Measures the milliseconds from the request to the first text. Reads the stream to its end. */
export async function untilText(send: () => Promise<Response>): Promise<number> {
  const start = performance.now();
  const response = await send();
  let received = "";
  let waited: number | null = null;
  for await (const piece of (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
    received += piece;
    if (waited === null && TEXT.test(received)) waited = performance.now() - start;
  }
  if (!response.ok || waited === null)
    throw new Error(`Answered ${response.status} without a text: ${received.slice(0, 500)}`);
  return waited;
}
