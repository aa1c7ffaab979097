import { withDeadline } from "#timing/with-deadline";
import { houseRulesOf } from "#contracts/entities/house-rules";
import type { Roll } from "#contracts/play/dice";
import type { Effect } from "#contracts/play/effects";
import type { TurnEvent } from "#contracts/play/events";
import type { Adventure } from "#content/adventures/schema";
import type { GuardFlag } from "#contracts/play/guard";
import type { Meaning } from "#contracts/play/reading";
import type { Scene } from "#contracts/play/scene";
import { MOST_STORY_EVENTS } from "#contracts/story/events";
import type { StoryState } from "#contracts/story/state";
import type { Recalled, Tokens, TurnFlags, TurnInclude } from "#contracts/play/turn";
import type { GameMaster, GmEvent, Memo, TranscriptTurn, TurnInspector } from "#storyteller/ports";
import { castRested } from "#rules/encounters";
import { createRandom } from "#storyteller/random";
import { applyStoryEvents, chapterSteps, heartbeat, storyChanges } from "#storyteller/story";
import { roundsOf } from "./passing-time.ts";
import { diceAt } from "./dice/roll.ts";
import { autosave, type TurnAutosave } from "./autosave.ts";
import type { RecallResult } from "./recall-request.ts";
import type { StoredInspection } from "./inspection/stored-inspection.ts";
import { proposalFlags } from "./proposals.ts";
import type { TableHero } from "./table-hero.ts";
import { createTable, type TableListener } from "./table-rules.ts";
import { waitingNotices } from "./waiting-notice.ts";
import { modelUse } from "./transcript.ts";
import type { MarkedEvent, TurnChannel } from "./turn-channel.ts";
import { failureOf, stateAfter } from "./turn-failure.ts";
import type { NarratedTurn, TurnEnding } from "./turn-record.ts";

/** The functions that narrating a turn needs from the table. */
export interface TurnPorts extends TurnAutosave {
  readonly gameMaster: GameMaster;
  /** Searches memory during the turn. Null if memory is off for this turn. */
  readonly searchMemory: ((query: string) => Promise<Recalled[]>) | null;
  /** Recalls from memory for the turn. Null if memory is off for this turn. */
  readonly recall: (() => Promise<RecallResult>) | null;
  /** How long the turn waits for recall, in milliseconds. A later result is dropped, and the turn is flagged as played without memory. */
  readonly recallMs: number;
  /** Stores the turn's end with all events and its outbox messages, in one transaction. */
  commit(ending: TurnEnding, events: readonly MarkedEvent[]): void;
  /** Called with the model that will answer and the parts that were left out of its prompt. */
  modelAsked(event: Extract<GmEvent, { type: "asked" }>): void;
  /** Called if a model's tool call was still invalid after the retries. */
  toolCallFailed(tool: string): void;
  /** Checks the finished reply. What it proposed for a sheet counts as told. Returns the flags for the player. Never throws and never takes long. */
  guard(introduced: TurnEnding["introduced"], proposed: readonly Effect[]): Promise<GuardFlag[]>;
  failed(error: unknown): void;
  /** The tokens that models have used for this turn so far. Null if no model was asked. */
  used(): Tokens | null;
  /** Receives what the player may inspect of the turn. */
  readonly inspector?: TurnInspector;
  /** What is stored for the player who inspects the turn. Null if no model was asked. */
  inspected?(): StoredInspection | null;
  now(): number;
}

export interface TurnInput {
  readonly turn: NarratedTurn;
  readonly scene: Scene;
  readonly heroes: readonly TableHero[];
  /** The story before the turn. */
  readonly story: StoryState;
  readonly authorsNote: string;
  readonly transcript: readonly TranscriptTurn[];
  readonly parentMemo: Memo | null;
  readonly include: TurnInclude;
  readonly memoryContext: string;
  readonly readAs: Meaning | null;
  /** The authored adventure. Null for a story of the player's own. */
  readonly adventure: Adventure | null;
}

/**
 * Narrates one turn to its end, whether or not anybody reads its stream: recalls from memory, lets the game master narrate with the
 * server's dice and sheets, saves the text as it grows, and commits the end. Never throws: if the game master fails, the turn gets the
 * state `failed`.
 */
export async function narrateTurn(
  input: TurnInput,
  channel: TurnChannel,
  ports: TurnPorts,
  signal: AbortSignal,
): Promise<void> {
  const { turn } = input;
  const saving = autosave(channel, ports);
  const notices = waitingNotices(channel, ports);
  const emit = (event: TurnEvent) => {
    notices.clear();
    channel.push(event);
    saving.changed();
  };
  const introduced: TurnEnding["introduced"] = [];
  const doubts: GuardFlag[] = [];
  const proposed: Effect[] = [];
  let flags: TurnFlags = { ...turn.flags };
  let done: Extract<GmEvent, { type: "done" }> | null = null;
  let modelAnswering: Extract<GmEvent, { type: "asked" }> | null = null;
  let failure: unknown = null;

  try {
    const dice = diceAt(turn.seed, turn.placeId);
    const recalled = await recallBeforeDeadline(ports);
    if (recalled) {
      // Secret items are only for the game master. This event is sent to the player and stored in the transcript.
      const shown = recalled.items.filter(({ secret }) => secret !== true);
      const { isLate, without } = recalled;
      emit({
        type: "recall",
        items: shown,
        degraded: isLate || without !== undefined,
        ...(without ? { without } : {}),
      });
      flags = { ...flags, memoryEnhanced: !isLate };
    }
    const house = houseRulesOf(input.scene.campaign);
    const rolled = (roll: Roll) => emit({ type: "roll", roll });
    const changed = (effect: Effect) => emit({ type: "effect", effect });
    // What the heroes set out with is theirs without a question.
    const setsOut = turn.kind === "opening" || (input.adventure !== null && turn.parentId === null);
    const inFight = () => {
      const last = channel.story.findLast((event) => event.type === "encounter_changed");
      return (last ? last.encounter : input.story.encounter) !== null;
    };
    const listener: TableListener = {
      rolled,
      changed,
      proposed: setsOut ? undefined : (effect) => proposed.push(effect),
      inFight,
    };
    const pace = { turn: turn.number, progression: input.scene.campaign.levelProgression };
    const table = createTable(input.heroes, dice, listener, pace, house);
    const performed = turn.act && table.perform(turn.act, input.story);
    channel.story.push(...(performed?.events ?? []));
    const acted = applyStoryEvents(input.story, performed?.events ?? [], turn.number);
    // Those who set the adventure going move it; elsewhere the server's dice say whether the world moves.
    const chance = createRandom(`${turn.seed}:${turn.placeId}:world`);
    const beat = turn.kind === "action" && input.adventure === null ? heartbeat(acted, turn.number, chance) : null;
    const storyNow = applyStoryEvents(acted, beat?.events ?? [], turn.number);
    const story = ports.gameMaster.narrate(
      {
        turnId: turn.id,
        kind: turn.kind,
        storySeed: `${turn.seed}:${turn.id}`,
        number: turn.number,
        playerText: turn.playerText,
        ...(input.readAs && { readAs: input.readAs }),
        ...(input.adventure && { adventure: input.adventure }),
        detailLevel: turn.detailLevel,
        include: input.include,
        scene: input.scene,
        story: storyNow,
        ...(performed && { acted: performed.lines, performed }),
        ...(beat && { beat }),
        authorsNote: input.authorsNote,
        transcript: input.transcript,
        contextFrom: turn.contextFrom,
        ...(ports.searchMemory ? { searchMemory: ports.searchMemory } : {}),
        recalled: recalled?.items ?? [],
        recap: recalled?.recap ?? [],
        memoryContext: input.memoryContext,
        memo: input.parentMemo,
        table,
        waiting: notices.waiting,
        ...(ports.inspector && { inspector: ports.inspector }),
      },
      signal,
    );
    for await (const event of story) {
      if (signal.aborted) break;
      if (event.type === "text") {
        emit(event);
      } else if (event.type === "read") {
        emit({ type: "reading", reading: event.reading });
      } else if (event.type === "introduce") {
        introduced.push({ name: event.name, type: event.entityType, description: event.description });
      } else if (event.type === "doubt") {
        const { kind, sentence, about, change } = event;
        const id = `told-${doubts.length}`;
        doubts.push({ id, kind, sentence, about, contradicts: null, resolved: false, ...(change ? { change } : {}) });
      } else if (event.type === "story") {
        if (channel.story.length < MOST_STORY_EVENTS) channel.story.push(event.event);
        saving.changed();
      } else if (event.type === "asked") {
        modelAnswering = event;
        flags = { ...flags, aiEnhanced: true };
        ports.modelAsked(event);
      } else if (event.type === "call_lost") {
        ports.toolCallFailed(event.tool);
      } else {
        done = event;
      }
    }
    // Beside an answer of the table nothing happens.
    if (beat && done?.source !== "table") channel.story.unshift(...beat.events);
    const rest = channel.events.flatMap(({ event }) =>
      event.type === "effect" && event.effect.type === "rest" ? [event.effect.rest] : [],
    )[0];
    if (rest && !signal.aborted) channel.story.push(...castRested(storyNow.cast, rest));
    const ended = applyStoryEvents(input.story, channel.story, turn.number);
    if (!signal.aborted) channel.story.push(...chapterSteps(ended, channel.story, turn.number, chance));
    const took = { kind: turn.kind, source: done?.source ?? null, story: channel.story, inFight: inFight() };
    if (!signal.aborted) table.passRounds(roundsOf(took));
    if (!done && !signal.aborted) throw new Error("The game master stopped without coming to an end");
  } catch (error) {
    failure = error;
  }

  notices.clear();
  const stopped = signal.aborted;
  if (failure && !stopped) ports.failed(failure);
  const state = stopped ? "stopped" : failure ? stateAfter(failure, channel.text) : "complete";
  if (done) flags = { ...flags, source: done.source, aiEnhanced: done.aiEnhanced };
  const by = { model: done?.model ?? modelAnswering?.model ?? null, tokens: ports.used() };
  const changes = done?.story ?? storyChanges(input.story, channel.story, turn.number);
  if (changes) emit({ type: "story", changes });
  const nameOf = (id: string) => input.heroes.find(({ hero }) => hero.id === id)?.hero.name ?? "";
  doubts.push(...(await ports.guard(introduced, proposed)), ...proposalFlags(proposed, nameOf));
  if (doubts.length > 0) emit({ type: "guard", flags: doubts });
  const last: TurnEvent =
    failure && !stopped
      ? { type: "error", ...failureOf(failure), state, seed: turn.seed }
      : { type: "end", state, seed: turn.seed, ...flags, ...modelUse(by), messageCount: turn.messageCount };
  // The end is committed before it is sent, because a reader that receives `end` may rely on the stored turn. `seq` is the number that
  // push will give it.
  const marked = { seq: channel.events.length + 1, textOffset: channel.text.length, event: last };
  const memo = done?.memo ?? input.parentMemo;
  saving.stop();
  const contextFrom = done?.contextFrom ?? turn.contextFrom;
  const ending: TurnEnding = {
    state,
    reply: channel.text,
    flags,
    ...by,
    memo,
    introduced,
    contextFrom,
    story: channel.story,
    inspection: ports.inspected?.() ?? null,
    endedAt: ports.now(),
  };
  ports.commit(ending, [...channel.events, marked]);
  channel.push(last);
}

/** The result of recall. If it fails or takes too long, an empty result that is marked as late. Null if memory is off for this turn. */
async function recallBeforeDeadline(ports: TurnPorts): Promise<(RecallResult & { readonly isLate: boolean }) | null> {
  const { recallMs } = ports;
  if (!ports.recall) return null;
  try {
    return { ...(await withDeadline(ports.recall(), recallMs, "Recall")), isLate: false };
  } catch (error) {
    ports.failed(error);
    return { items: [], recap: [], isLate: true };
  }
}
