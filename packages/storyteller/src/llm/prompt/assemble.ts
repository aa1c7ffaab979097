import type { TurnBrief } from "../../ports.ts";
import type { ChatMessage } from "../chat-model.ts";
import { countTokens } from "../tokens.ts";
import { TOOL_SPECS } from "../tools.ts";
import { type Entry, fillLane, type FilledLane, type Lane, type LaneName } from "./budget.ts";
import { fence } from "./fence.ts";
import { memoriesOf } from "./memories.ts";
import { lengthRule, rulesFor } from "./rules.ts";
import { safetyEntries } from "./safety.ts";
import { settingEntries } from "./setting.ts";
import { sheetEntries } from "./sheets.ts";
import { transcriptEntry, transcriptMessages, transcriptTurns } from "./transcript.ts";

/** What a prompt may cost, in tokens. */
export interface PromptRoom {
  /** All that the model can hold, its answer included. */
  readonly context: number;
  /** What is kept free for its answer. */
  readonly answer: number;
}

/** A prompt, and what became of each lane. */
export interface Prompt {
  readonly messages: ChatMessage[];
  readonly lanes: readonly FilledLane[];
}

/** Shares of what rules and player leave; the transcript has the rest, and what the others do not use. */
const SHARES = { setting: 0.12, scene: 0.06, sheet: 0.2, pinned: 0.12, recalled: 0.16 } as const;
/** Kept free for calls to the table and their answers, and for what templates add to each message. */
const RESERVE = 500;
const TOOL_TOKENS = countTokens(JSON.stringify(TOOL_SPECS));

const TASKS: Readonly<Record<TurnBrief["kind"], string>> = {
  opening:
    "Open the story: where the characters are, what they perceive, and what draws them in. The player has not spoken yet.",
  continue: "Go on with the story without waiting for the player: something happens, or somebody acts.",
  action: "Tell what comes of what the player says.",
};

/**
 * Makes the prompt of a turn (design.md §9). Rules and the player's words are always in it; every other lane has its budget, and
 * what does not fit is left out whole and named in `lanes`.
 * @param news what has happened at the table in this turn already, in words
 */
export function assemblePrompt(
  turn: TurnBrief,
  callsTools: boolean,
  { context, answer }: PromptRoom,
  news: readonly string[],
): Prompt {
  const rules = whole(
    "rules",
    { id: "rules", text: rulesFor(callsTools, turn.scene.campaign.language) },
    ...safetyEntries(turn),
  );
  const player = whole(
    "player",
    ...(turn.playerText === "" ? [] : [{ id: "player", text: fence("player", turn.playerText) }]),
  );
  const tools = callsTools ? TOOL_TOKENS : 0;
  const room = Math.max(0, context - answer - tools - rules.tokens - player.tokens - RESERVE);
  const share = (name: keyof typeof SHARES): number => Math.floor(room * SHARES[name]);

  const memories = memoriesOf(turn, Math.floor(share("recalled") * 0.5));
  const lane = (name: keyof typeof SHARES, entries: readonly Entry[]): FilledLane =>
    fillLane({ name, entries, tokens: share(name) });
  const setting = lane("setting", settingEntries(turn.scene, turn.include));
  const scene = lane("scene", [
    { id: turn.kind, text: TASKS[turn.kind] },
    ...news.map((text, index) => ({ id: `news ${index}`, text: fence("table", text) })),
  ]);
  const sheet = lane("sheet", sheetEntries(turn.table.sheets()));
  const pinned = lane("pinned", memories.pinned);
  const recalled = lane("recalled", memories.recalled);
  const left = room - [setting, scene, sheet, pinned, recalled].reduce((sum, { tokens }) => sum + tokens, 0);
  const turns = transcriptTurns(turn.transcript, left);
  const transcript = fillLane({
    name: "transcript",
    entries: turns.map(transcriptEntry),
    tokens: left,
    unbroken: true,
  } satisfies Lane);

  const kept = new Set(transcript.kept.map(({ id }) => id));
  const before = turns.filter(({ turnId }) => kept.has(turnId)).toReversed();
  return {
    messages: [
      { role: "system", content: joined(rules, setting) },
      ...before.flatMap(transcriptMessages),
      {
        role: "user",
        content: `${[joined(sheet), ...memories.blocks(pinned, recalled), joined(scene, player)].filter(Boolean).join("\n\n")}\n\n${lengthRule(turn.detailLevel)}`,
      },
    ],
    lanes: [rules, setting, scene, sheet, pinned, recalled, transcript, player],
  };
}

/** A lane that is never cut. */
const whole = (name: LaneName, ...entries: Entry[]): FilledLane =>
  fillLane({ name, entries, tokens: Number.POSITIVE_INFINITY });

const joined = (...lanes: readonly FilledLane[]): string =>
  lanes.flatMap(({ kept }) => kept.map(({ text }) => text)).join("\n\n");
