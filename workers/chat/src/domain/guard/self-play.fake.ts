import type { Adventure } from "#content/adventures/schema";
import type { DetailLevel } from "#contracts/options";
import type { GuardFlag } from "#contracts/play/guard";
import type { TurnCompleted } from "#contracts/queue/messages";
import { EMPTY_STORY, type StoryState } from "#contracts/story/state";
import { createOracleChronicler } from "#storyteller/chroniclers";
import { createRandom, type Random } from "#storyteller/random";
import { createOracleGameMaster, offersOf } from "#storyteller/oracle";
import { briefOf, CAMPAIGN, fakeSheet, fakeTable } from "#storyteller/testing";
import type { GmEvent, Memo, TranscriptTurn } from "#storyteller/ports";
import { applyStoryEvents, storyChanges } from "#storyteller/story";
import { checkReply } from "./check-reply.ts";
import { KnownSoFar } from "./known-so-far.fake.ts";
import type { ItemChange } from "./reply-to-check.ts";

const TRANSCRIPT_TURNS = 6;

/** The adventure to play, and the settings for it. */
export interface Way {
  readonly adventure: Adventure;
  readonly detailLevel: DetailLevel;
  readonly seed: string;
  readonly turns: number;
  /** The player's messages. Without them, the player mostly takes what is offered. */
  readonly script?: readonly string[];
}

/** A reply of the adventure and the flags that the guard raised for it. */
export interface Guarded {
  readonly playerText: string;
  readonly reply: string;
  readonly flags: readonly GuardFlag[];
}

/**
 * Plays an adventure with a simulated player, who usually takes one of the offered actions. The guard checks every reply. The fake memory
 * has digested all turns except the last.
 */
export async function guardedAdventure({ adventure, detailLevel, seed, turns, script }: Way): Promise<Guarded[]> {
  const { hero } = adventure;
  const table = fakeTable([fakeSheet({ ...hero, inventory: [], gold: 0 })], seed);
  const gameMaster = createOracleGameMaster();
  const random = createRandom(`${seed} player`);
  const memory = new KnownSoFar();
  const transcript: TranscriptTurn[] = [];
  const itemChanges: ItemChange[] = [];
  const guarded: Guarded[] = [];
  let story: StoryState = EMPTY_STORY;
  let memo: Memo | null = null;
  let unread: TurnCompleted | null = null;
  for (let number = 0; number < turns; number++) {
    const playerText = number === 0 ? "" : (script?.[number - 1] ?? nextLine(story, offersOf(memo), random));
    const sheets = table.sheets();
    const effectsBefore = table.effects.length;
    const campaign = { ...CAMPAIGN, seed, sheets, detailLevel };
    const recent = transcript.slice(-TRANSCRIPT_TURNS);
    const brief = briefOf(campaign, table, { number, playerText, story, memo, adventure, transcript: recent });
    const events: GmEvent[] = [];
    for await (const event of gameMaster.narrate(brief, new AbortController().signal)) events.push(event);
    const reply = events.map((event) => (event.type === "text" ? event.delta : "")).join("");
    const introduced = events.flatMap((event) =>
      event.type === "introduce" ? [{ name: event.name, type: event.entityType, description: event.description }] : [],
    );
    const storyEvents = events.flatMap((event) => (event.type === "story" ? [event.event] : []));
    const effects = table.effects.slice(effectsBefore);
    const flags = checkReply({
      reply,
      playerText,
      turnId: brief.turnId,
      turnNumber: number,
      introduced,
      effects,
      scene: brief.scene,
      story: applyStoryEvents(story, storyEvents, number),
      adventure,
      sheets,
      itemChanges,
      transcript: recent,
      recalled: [],
      memoryContext: "",
      known: memory.namedIn(reply),
      wasWritten: (word) => transcript.some((turn) => turn.reply.includes(word) || turn.playerText.includes(word)),
    });
    guarded.push({ playerText, reply, flags });

    if (unread !== null) await read(unread, memory);
    const done = events.find((event) => event.type === "done");
    const changes = done?.story ?? storyChanges(story, storyEvents, number);
    const isNote = done?.source === "table";
    unread = {
      type: "turn.completed",
      userId: "mira",
      campaignId: "mira-1",
      worldId: "world-1",
      turnId: brief.turnId,
      parentTurnId: null,
      number,
      version: 1,
      kind: brief.kind,
      state: "complete",
      playerText: isNote ? "" : playerText,
      reply: isNote ? "" : reply,
      rolls: [],
      effects,
      introduced,
      ...(changes && { story: changes }),
      characterNames: [hero.name],
      at: "2026-09-15T20:00:00.000Z",
    };
    for (const effect of effects) {
      if (effect.type !== "item") continue;
      const { name, delta, reason } = effect;
      itemChanges.push({ name, delta, reason, turnId: brief.turnId, turnNumber: number });
    }
    transcript.push({ turnId: brief.turnId, number, playerText, reply });
    story = applyStoryEvents(story, storyEvents, number);
    memo = done?.memo ?? null;
  }
  return guarded;
}

async function read(turn: TurnCompleted, memory: KnownSoFar): Promise<void> {
  const chronicle = await createOracleChronicler().chronicle(turn, new AbortController().signal);
  memory.add({ turnId: turn.turnId, number: turn.number }, chronicle);
}

const OWN_WORDS = ["I look around.", "I search the place carefully", "I wait", "What happened so far?", "I listen"];

/** The player's next message: usually one of the offers. Otherwise a word to somebody present, a way out, or a general action. */
function nextLine({ scene }: StoryState, offers: readonly string[], random: Random): string {
  const here = (scene?.present ?? []).flatMap((name) => [`I talk to ${name}`, `I ask ${name} what they want`]);
  const ways = (scene?.exits ?? []).map((exit) => `I go to ${exit}`);
  if (offers.length > 0 && random.chance(0.6)) return random.pick([...offers]);
  return random.pick([...OWN_WORDS, ...here, ...ways]);
}
