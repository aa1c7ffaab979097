import { createOracleChronicler } from "#storyteller/oracle/chronicler";
import { SCRIPT } from "#storyteller/oracle/gm/campaign.fake";
import { CAMPAIGN, play } from "#storyteller/oracle/gm/play.fake";
import { DETAIL_LEVEL_VALUES, ELEMENT_VALUES, GENRE_VALUES, MAGIC_LEVEL_VALUES } from "#contracts/options";
import type { GuardFlag } from "#contracts/play/guard";
import type { Chronicle } from "#storyteller/ports";
import { checkReply } from "./check-reply.ts";
import { KnownSoFar } from "./known-so-far.fake.ts";
import type { ToldReply } from "./told-reply.ts";

const TRANSCRIPT_TURNS = 6;
const at = <Value>(values: readonly Value[], index: number): Value => values[index % values.length] as Value;

/** A flag that was raised, with the reply it was raised on and how long the guard took, in milliseconds. */
export interface Guarded {
  readonly flags: readonly GuardFlag[];
  readonly reply: string;
  readonly took: number;
}

/** Lets the oracle tell a campaign of its own and guards every reply; memory has read all turns but the last. */
export async function guardedCampaign(number: number, script = SCRIPT): Promise<Guarded[]> {
  const { turns } = await play(
    {
      ...CAMPAIGN,
      genres: [at(GENRE_VALUES, number)],
      elements: [at(ELEMENT_VALUES, number * 3), at(ELEMENT_VALUES, number * 7 + 1)],
      magicLevel: at(MAGIC_LEVEL_VALUES, number),
      detailLevel: at(DETAIL_LEVEL_VALUES, number),
      seed: `guarded ${number}`,
    },
    script,
  );
  const memory = new KnownSoFar();
  const guarded: Guarded[] = [];
  for (const [index, { brief, reply, events }] of turns.entries()) {
    const before = turns.slice(0, index);
    const told: ToldReply = {
      reply,
      playerText: brief.playerText,
      turnId: brief.turnId,
      turnNumber: brief.number,
      introduced: introducedBy(events),
      effects: [],
      scene: brief.scene,
      sheets: brief.table.sheets(),
      itemChanges: [],
      transcript: before.slice(-TRANSCRIPT_TURNS).map((turn) => ({
        turnId: turn.brief.turnId,
        number: turn.brief.number,
        playerText: turn.brief.playerText,
        reply: turn.reply,
      })),
      recalled: [],
      memoryContext: "",
      known: memory.namedIn(reply),
      everTold: (word) => before.some((turn) => turn.reply.includes(word) || turn.brief.playerText.includes(word)),
    };
    const began = performance.now();
    const flags = checkReply(told);
    guarded.push({ flags, reply, took: performance.now() - began });
    const last = before.at(-1);
    if (last) {
      const { turnId, number, playerText } = last.brief;
      memory.add({ turnId, number }, await chronicleOf(turnId, number, playerText, last.reply, last.events));
    }
  }
  return guarded;
}

type Events = Awaited<ReturnType<typeof play>>["turns"][number]["events"];

const introducedBy = (events: Events): ToldReply["introduced"] =>
  events.flatMap((event) =>
    event.type === "introduce" ? [{ name: event.name, type: event.entityType, description: event.description }] : [],
  );

async function chronicleOf(
  turnId: string,
  number: number,
  playerText: string,
  reply: string,
  events: Events,
): Promise<Chronicle> {
  return createOracleChronicler().chronicle(
    {
      type: "turn.completed",
      userId: "mira",
      campaignId: "mira-1",
      worldId: "world-1",
      turnId,
      parentTurnId: null,
      number,
      version: 1,
      kind: "action",
      state: "complete",
      playerText,
      reply,
      rolls: [],
      effects: [],
      introduced: introducedBy(events),
      characterNames: ["Alda Venn"],
      at: "2026-09-15T20:00:00.000Z",
    },
    new AbortController().signal,
  );
}
