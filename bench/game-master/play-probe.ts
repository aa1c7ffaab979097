import type { Roll } from "#contracts/play/dice";
import type { Effect } from "#contracts/play/effects";
import { createLlmGameMaster } from "#storyteller/llm";
import type { ChatModel, ChatPart } from "#storyteller/models";
import type { GmEvent, TableRules, TranscriptTurn } from "#storyteller/ports";
import { briefOf, CAMPAIGN, fakeTable } from "#storyteller/testing";
import { applyStoryEvents } from "#storyteller/story";
import { resultLines } from "../../workers/chat/src/domain/result-lines.ts";
import { createTable } from "../../workers/chat/src/domain/table-rules.ts";
import type { Call, PlayedTurn } from "./played-turn.ts";
import type { Probe } from "./probe.ts";
import { hero, TRANSCRIPT } from "./save.ts";

type GameMasterOptions = Parameters<typeof createLlmGameMaster>[0];
export interface Player extends Omit<GameMasterOptions, "models"> {
  readonly model: ChatModel;
}

/** Records what a model calls, and what it is answered. */
class Recorder {
  readonly calls: Call[] = [];
  readonly model: ChatModel;
  requests = 0;
  written = 0;
  refused = 0;
  #seen = 0;

  constructor(model: ChatModel) {
    const record = (request: Parameters<ChatModel["stream"]>[0], signal: AbortSignal) =>
      this.#record(model, request, signal);
    this.model = {
      id: model.id,
      get callsTools() {
        return model.callsTools;
      },
      ...(model.decidesFirst ? { decidesFirst: true } : {}),
      ...(model.learned ? { learned: model.learned } : {}),
      stream: record,
    };
  }

  async *#record(
    model: ChatModel,
    request: Parameters<ChatModel["stream"]>[0],
    signal: AbortSignal,
  ): AsyncGenerator<ChatPart> {
    this.requests += 1;
    const answers = request.messages.map(({ content }) => content.match(/\{"error":/gu)?.length ?? 0);
    const refusals = answers.reduce((sum, count) => sum + count, 0);
    this.refused += Math.max(0, refusals - this.#seen);
    this.#seen = refusals;
    let text = "";
    for await (const part of model.stream(request, signal)) {
      if (part.type === "tool") this.calls.push({ name: part.call.name, arguments: part.call.arguments });
      if (part.type === "text") text += part.text;
      yield part;
    }
    this.written += text.match(WRITTEN_CALL)?.length ?? 0;
  }
}

const WRITTEN_CALL = /\[\[\w+ *\{|<tool_call>|<function=|```(?:json)?\s*\{/gu;

/** The table's rules, with a note of what was done. Reading a sheet does nothing. */
function noted(table: TableRules, did: string[]): TableRules {
  const note = <Name extends "check" | "roll" | "act" | "encounter" | "change" | "rest">(
    name: Name,
  ): TableRules[Name] =>
    ((...args: never[]) => {
      did.push(name);
      return (table[name] as (...all: never[]) => unknown)(...args);
    }) as TableRules[Name];
  return {
    ...table,
    check: note("check"),
    roll: note("roll"),
    act: note("act"),
    encounter: note("encounter"),
    change: note("change"),
    rest: note("rest"),
  };
}

/**
 * Plays a probe on its saved game: the product's own game master, prompt, tools and rules, with dice that are fixed. Memory is what the
 * probe gives; nothing is stored.
 */
export async function playProbe(probe: Probe, player: Player, signal: AbortSignal): Promise<PlayedTurn[]> {
  const turns: PlayedTurn[] = [];
  const before = probe.transcript ?? TRANSCRIPT;
  let transcript: TranscriptTurn[] = [...before];
  let heroes = [hero()];
  let story = probe.story;
  for (const [at, words] of probe.messages.entries()) {
    signal.throwIfAborted();
    if (probe.apart) {
      transcript = [...before];
      heroes = [hero()];
      story = probe.story;
    }
    const number = transcript.length + 1;
    const face = probe.d20[at] ?? probe.d20.at(-1) ?? 10;
    const rolls: Roll[] = [];
    const effects: Effect[] = [];
    const did: string[] = [];
    const table = createTable(
      heroes,
      (_, __, sides) => (sides === 20 ? face : Math.ceil(sides / 2)),
      { rolled: (roll) => rolls.push(roll), changed: (effect) => effects.push(effect) },
      { turn: number, progression: "milestone" },
    );
    const recorder = new Recorder(player.model);
    const gameMaster = createLlmGameMaster({ ...player, models: [recorder.model] });
    const events: GmEvent[] = [];
    let failure: string | null = null;
    const base = briefOf({ ...CAMPAIGN, seed: probe.id }, fakeTable([], probe.id), {
      number,
      kind: "action",
      playerText: words,
      story,
      transcript,
      recalled: probe.recalled ?? [],
      ...(probe.lines ? { lines: probe.lines } : {}),
      ...(probe.veils ? { veils: probe.veils } : {}),
    });
    const brief = { ...base, scene: { ...base.scene, campaign: { ...base.scene.campaign, name: "The Dark Lamp" } } };
    try {
      for await (const event of gameMaster.narrate({ ...brief, table: noted(table, did) }, signal)) events.push(event);
    } catch (error) {
      signal.throwIfAborted();
      failure = String(error);
    }
    const reply = events.map((event) => (event.type === "text" ? event.delta : "")).join("");
    const changes = events.flatMap((event) => (event.type === "story" ? [event.event] : []));
    story = applyStoryEvents(story, changes, number);
    const [sheet] = table.sheets();
    if (!sheet) throw new Error("The probe has no hero");
    heroes = heroes.map((one) => (sheet.hero ? { ...one, hero: { ...one.hero, ...sheet.hero } } : one));
    turns.push({
      player: words,
      reply,
      did,
      rolls,
      effects,
      events: changes,
      doubts: events.filter((event) => event.type === "doubt"),
      calls: recorder.calls,
      written: recorder.written,
      refused: recorder.refused,
      lost: events.filter(({ type }) => type === "call_lost").length,
      story,
      sheet,
      failure,
      requests: recorder.requests,
    });
    transcript.push({
      turnId: `p${at}`,
      number,
      playerText: words,
      reply,
      results: resultLines(rolls.map((roll) => ({ textOffset: 0, seq: 0, event: { type: "roll", roll } }))),
    });
    if (failure !== null) break;
  }
  return turns;
}
