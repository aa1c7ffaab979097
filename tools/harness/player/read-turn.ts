import { EventSourceParserStream } from "eventsource-parser/stream";

import type { TurnEvent } from "#contracts/play/events";

/** A frame of a turn's stream: an event, and the id after which the stream can be resumed. */
export interface Frame {
  readonly id: string;
  readonly event: TurnEvent;
}

/** Yields the frames of a turn's stream as they arrive. */
export async function* readTurn(response: Response): AsyncGenerator<Frame> {
  if (!response.ok || !response.body) throw new Error(`The turn answered ${response.status}: ${await response.text()}`);
  const frames = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  for await (const { id, data } of frames) yield { id: id ?? "", event: JSON.parse(data) as TurnEvent };
}
