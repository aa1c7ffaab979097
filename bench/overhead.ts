import { setTimeout as pause } from "node:timers/promises";

import { type ModelServer, startModelServer } from "../tools/harness/model-server.ts";
import { Stack } from "../tools/harness/stack.ts";
import { type Seat, takeSeat } from "./furnish.ts";
import { percentile, spread, type Spread } from "./percentiles.ts";
import { prompt, situation } from "./story.ts";
import type { SillyTavern } from "./sillytavern/launch.ts";

/** Says all it has to say at once: what is left is what stands before it. */
export const MODEL = "instant";
const WARM_UP = 10;
/** Nobody answers a reply in the moment it ends. Milliseconds. */
export const BREATH_MS = 50;

export interface OverheadFigures {
  readonly items: number;
  /** The model server, asked without anything in front of it. */
  readonly model: Spread;
  /** Through the gateway to a worker that only reads a list: what the local runtime's hops cost by themselves. */
  readonly gateway: Spread;
  readonly lorehearth: Overhead;
  readonly sillyTavern: Overhead | null;
}

export interface Overhead {
  /** From asking to the first piece of text. Milliseconds. */
  readonly firstText: Spread;
  /** The same without the model server's own median. */
  readonly overhead: Spread;
}

/** A way to the same model: asks, and answers with the stream. */
type Way = (turn: number) => Promise<Response>;

/**
 * What stands between a player's message and a model's first word: through all of Lorehearth with its memory on, and through
 * SillyTavern where it is given. Every turn goes each way in another order, so that noise hits them alike.
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
    const seat = await takeSeat(stack, items);
    const ways: Way[] = [straight(server), toTheGateway(seat), throughLorehearth(seat)];
    if (sillyTavern) ways.push((turn) => sillyTavern.ask(server.baseUrl, body(turn)));

    const times = ways.map((): number[] => []);
    for (let turn = 0; turn < turns + WARM_UP; turn += 1) {
      for (let step = 0; step < ways.length; step += 1) {
        const at = (turn + step) % ways.length;
        const waited = await untilText(() => (ways[at] as Way)(turn));
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

export const straight =
  ({ baseUrl }: Pick<ModelServer, "baseUrl">): Way =>
  (turn) =>
    fetch(`${baseUrl}/chat/completions`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body(turn)),
    });

const toTheGateway =
  ({ player }: Seat): Way =>
  () =>
    player.fetch("GET", "/api/chat/detail-levels");

export const throughLorehearth =
  ({ player, campaign }: Pick<Seat, "player"> & { readonly campaign: Pick<Seat["campaign"], "id"> }): Way =>
  (turn) =>
    player.fetch("POST", "/api/chat/gamemaster", {
      body: JSON.stringify({ campaignId: campaign.id, message: situation(turn), memoryEnhanced: true }),
      headers: { Accept: "text/event-stream", "Content-Type": "application/json" },
    });

/** What is waited for, as it looks on the wire: a chunk of the model's, a frame of ours, or the gateway's list. */
const TEXT = /"content":|^event: text$|"levels":/mu;

/** Milliseconds from asking to the first piece of text. Reads on to the end. */
export async function untilText(ask: () => Promise<Response>): Promise<number> {
  const start = performance.now();
  const response = await ask();
  let heard = "";
  let waited: number | null = null;
  for await (const piece of (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
    heard += piece;
    if (waited === null && TEXT.test(heard)) waited = performance.now() - start;
  }
  if (!response.ok || waited === null)
    throw new Error(`Answered ${response.status} without a text: ${heard.slice(0, 500)}`);
  return waited;
}
