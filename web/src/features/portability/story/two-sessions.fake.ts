import { exportedTurn } from "#contracts/portability/exported-turn.fake";
import type { CampaignFile } from "#contracts/portability/campaign-file";
import type { MemoryRowOf } from "#contracts/portability/memory";

import { campaignFile } from "../files/campaign.fake.ts";

const source = (id: number, name: string, active = true): MemoryRowOf<"source"> => ({
  is: "source",
  id,
  name,
  kind: "turn",
  turnNumber: id,
  version: 1,
  active,
  epoch: 0,
  at: "",
  session: null,
  tellings: [],
});
const entity = (id: number, name: string, description: string): MemoryRowOf<"entity"> => ({
  is: "entity",
  id,
  ref: `e${id}`,
  name,
  type: "person",
  description,
  names: [],
  refs: [],
});
const item = (
  id: number,
  of: number,
  content: string,
  more: Partial<MemoryRowOf<"item">> = {},
): MemoryRowOf<"item"> => ({
  is: "item",
  id,
  source: of,
  key: String(id),
  kind: "event",
  content,
  speaker: null,
  importance: 8,
  tone: "neutral",
  secret: false,
  pinned: false,
  at: "",
  story: 2 * of,
  ordinal: id,
  context: "",
  entities: [],
  knowers: null,
  faded: 0,
  recalls: 0,
  novelty: 0,
  override: null,
  claim: null,
  ...more,
});

/** A sample campaign of two sessions with an undone turn, a person known only from a secret item, and texts that need escaping. */
export function twoSessions(): CampaignFile {
  const opening = exportedTurn(0, null, { reply: "The lamp burns **blue**." });
  const stair = exportedTurn(1, opening.id, {
    playerText: "I climb.\n# up",
    reply: "Odrun says: <b>stop</b> & *listen*.",
  });
  const undone = exportedTurn(2, stair.id, { reply: "You fall." });
  const later = exportedTurn(2, stair.id, {
    startedAt: "2026-09-17T19:00:00.000Z",
    endedAt: "2026-09-17T19:00:05.000Z",
    checkpoint: "At the <top>",
    reply: "- a lens\n- a key\n\n> Come down!\n\nThe end\u0001 of it.",
  });
  return campaignFile({
    turns: [opening, stair, undone, later],
    table: { ...campaignFile().table, headTurnId: later.id, lastRootId: opening.id },
    memory: [
      entity(1, "Odrun & Sons", "Keeps the <ferry>."),
      entity(2, "The Umbral Hand", "Is behind it all."),
      source(1, stair.id),
      source(2, undone.id, false),
      source(3, later.id),
      item(1, 1, "Odrun warns of the stair.", { entities: [1] }),
      item(2, 1, "The Umbral Hand watches.", { entities: [2], secret: true }),
      item(3, 2, "You fell to your death.", { entities: [1] }),
      item(4, 3, "You reach the lamp.", { kind: "event" }),
      item(5, 3, "It is dusty.", { importance: 2 }),
    ],
  });
}
