import type { GmEvent, TurnBrief } from "../../ports.ts";
import type { Meaning, Reading } from "../understand/reading.ts";
import { wake } from "./fight.ts";
import { foesOf } from "./fight.ts";
import { readPremiseMemo, storedMemo } from "./memo.ts";
import { makeOffers } from "./offers.ts";
import { open } from "./opening.ts";
import { heartbeat, tick } from "./pressure.ts";
import { playMessage } from "./play-message.ts";
import { arrive } from "./travel.ts";
import { Turn } from "./turn.ts";

/**
 * Tells a turn of a story from the player's own world, campaign and hero (docs/oracle.md, "Your own premise"). The same brief, reading
 * and dice always tell the same turn.
 * @param reading what the player's words mean; null at the opening and where the player only wants the story to go on
 */
export async function* narratePremise(
  brief: TurnBrief,
  reading: Reading | null,
  signal: AbortSignal,
): AsyncIterable<GmEvent> {
  const turn = new Turn(brief);
  const kept = readPremiseMemo(brief.memo);
  const taken = reading === null ? null : corrected(reading, brief.readAs);
  if (brief.kind === "opening") await open(turn);
  else {
    if (turn.story.scene === null) begin(turn);
    if (turn.sheet !== null && turn.sheet.life !== "up") await wake(turn);
    else if (taken === null)
      turn.say(
        turn.oneOf(["You let some time go by.", "Time passes.", "You wait, and the world does not."]),
        tick(turn),
      );
    else await playMessage(turn, taken);
    if (!turn.still && foesOf(turn.story).length === 0) await heartbeat(turn);
  }
  if (taken !== null) {
    const { act, target, alternatives } = turn.readAs ?? taken;
    yield {
      type: "read",
      reading: { act, target, sure: turn.still ? taken.sure : true, alternatives: [...alternatives] },
    };
  }
  if (signal.aborted) return;
  if (turn.paragraphs.length === 0) turn.say("So it is.");
  const offers = turn.still ? kept.offers : makeOffers(turn);
  yield* turn.introduced;
  for (const [at, paragraph] of turn.paragraphs.entries()) {
    if (signal.aborted) return;
    yield { type: "text", delta: (at === 0 ? "" : "\n\n") + paragraph };
  }
  for (const event of turn.events) yield { type: "story", event };
  yield {
    type: "done",
    source: turn.still ? "table" : "oracle",
    aiEnhanced: false,
    model: null,
    // Where nothing happened, what was open before is still open.
    memo: storedMemo(
      turn.still
        ? {
            ...kept,
            names: turn.memo.names,
            struck: turn.memo.struck,
            facts: turn.memo.facts,
            offers,
            turn: brief.number,
          }
        : { ...turn.memo, offers, turn: brief.number },
    ),
  };
}

/** The reading as the player has corrected it. */
const corrected = (reading: Reading, as: Meaning | undefined): Reading =>
  as === undefined ? reading : { ...reading, ...as, sure: true, also: [], parts: [], alternatives: [] };

/** A story that another game master began, or that lost its first scene, goes on from the player's texts. */
function begin(turn: Turn): void {
  const place =
    turn.lore.entries.find(({ kind }) => kind === "place")?.name ??
    turn.brief.scene.world?.name ??
    turn.brief.scene.campaign.name;
  arrive(turn, place === "" ? "the place where you are" : place);
}
