import type { BeatKind } from "#contracts/story/state";
import type { TurnBrief } from "../../ports.ts";
import type { Calling, ChatMessage } from "../chat-model.ts";
import { countTokens } from "../tokens.ts";
import { TOOL_SPECS } from "../tools/specs.ts";
import { type Entry, type FilledLane, fillLane, type LaneName } from "./budget.ts";
import { budgetsFor } from "./budgets.ts";
import { campaignCard } from "./campaign-card.ts";
import { fence } from "./fence.ts";
import { calledEntries, loreEntries } from "./lore-entries.ts";
import { memoriesOf } from "./memories.ts";
import { pastOf } from "./past.ts";
import { lengthRule, rulesFor } from "./rules.ts";
import { safetyEntries } from "./safety.ts";
import { sheetEntries } from "./sheets.ts";
import { secretEntries, storyCard } from "./story-card.ts";
import { transcriptMessages } from "./transcript.ts";
import { repetitionNote } from "./repetition-note.ts";

/** The room that a prompt may use, in tokens. */
export interface PromptRoom {
  /** The model's whole context window, including its answer. */
  readonly context: number;
  /** Tokens reserved for the model's answer and its thoughts. */
  readonly answer: number;
}

/** A prompt, and for each of its parts what was kept and what was left out. */
export interface Prompt {
  readonly messages: ChatMessage[];
  readonly lanes: readonly FilledLane[];
  /** The number of the first turn in the transcript. Null if the transcript is empty. */
  readonly contextFrom: number | null;
}

/** The share of the room that all parts except the transcript may use together. */
const MOST_BESIDE_TRANSCRIPT = 0.7;
/** The estimated tokens of the tools' descriptions. */
export const TOOL_TOKENS = countTokens(JSON.stringify(TOOL_SPECS));

const TASKS: Readonly<Record<TurnBrief["kind"], string>> = {
  opening:
    "Open the story with scene (op open), and tell it: where the characters are, what they perceive, who is there and wants something, and what draws them in. The player has not spoken yet.",
  continue: "Go on without waiting for the player: something happens, or somebody acts.",
  action: "Tell what comes of what the player tries.",
};

/**
 * Builds the prompt of a turn (docs/game-master.md, "The prompt"). First comes what stays the same from turn to turn, so that a provider
 * can cache it: rules, campaign card, summaries of past scenes, and the transcript, which only grows until a block of it is dropped. Then
 * comes what changes: story card, sheet, lore, memories, secrets, notes, and the player's words. An entry that does not fit its budget is
 * left out whole and named in `lanes`. Rules, story card and the player's words are never left out.
 * @param updates what has already happened at the table in this turn, in words
 */
export function assemblePrompt(
  turn: TurnBrief,
  calling: Calling,
  { context, answer }: PromptRoom,
  updates: readonly string[],
): Prompt {
  const budgets = budgetsFor(context);
  const rules = whole(
    "rules",
    { id: "rules", text: rulesFor(calling, turn.scene.campaign.language) },
    ...safetyEntries(turn),
  );
  const player = whole(
    "player",
    ...updates.map((text, index) => ({ id: `news ${index}`, text: fence("table", text) })),
    ...(turn.playerText === ""
      ? []
      : [{ id: "player", text: `The player tries or says:\n${fence("player", turn.playerText)}` }]),
    { id: turn.kind, text: TASKS[turn.kind] },
  );
  const room = Math.max(
    0,
    context - answer - (calling === "tools" ? TOOL_TOKENS : 0) - budgets.margin - rules.tokens - player.tokens,
  );
  // In a small window the parts share the available tokens. Parts that the story needs most are filled first. The transcript has its own share.
  let parts = Math.floor(room * MOST_BESIDE_TRANSCRIPT);
  const fill = (name: LaneName, entries: readonly Entry[], tokens: number): FilledLane => {
    const lane = fillLane({ name, entries, tokens: Math.min(tokens, parts), budget: tokens });
    parts -= lane.tokens;
    return lane;
  };

  const story = fill("story", storyCard(turn.story), budgets.story);
  const sheet = fill("sheet", sheetEntries(turn.table.sheets()), budgets.sheet);
  const card = fill("card", campaignCard(turn.scene, turn.include, budgets.card / 2), budgets.card);
  const note = fill("note", noteEntries(turn), budgets.note);
  const secrets = fill("secrets", secretEntries(turn.story), budgets.secrets);
  const memories = memoriesOf(turn, Math.floor(budgets.recalled / 2));
  const pinned = fill("pinned", memories.pinned, budgets.recalled);
  const called = calledLore(turn);
  const loreBudget = budgets.lore * (turn.kind === "opening" ? 2 : 1);
  const lore = fill("lore", called, loreBudget);
  const recalled = fill("recalled", [...memories.recalled, ...recapEntries(turn)], budgets.recalled);
  const used = [story, sheet, card, note, secrets, pinned, lore, recalled].reduce((sum, { tokens }) => sum + tokens, 0);
  const { summaries, transcript: kept } = pastOf(turn, {
    together: Math.max(0, room - used),
    summaries: Math.min(budgets.summaries, parts),
    ownSummaries: budgets.summaries,
    transcript: budgets.transcript,
    transcriptCut: budgets.transcriptCut,
  });
  const transcript: FilledLane = {
    name: "transcript",
    kept: kept.turns.map(({ turnId, reply }) => ({ id: turnId, text: reply })),
    dropped: kept.dropped,
    tokens: kept.tokens,
    budget: budgets.transcript,
    room: Math.min(budgets.transcript, Math.max(0, room - used - summaries.tokens)),
  };

  const ownLore = new Set(called.filter(({ secret }) => secret).map(({ id }) => id));
  return {
    messages: [
      { role: "system", content: joined(rules, card, oldestFirst(summaries)) },
      ...kept.turns.flatMap(transcriptMessages),
      {
        role: "user",
        content: [
          titled("The story card. It is true:", story),
          joined(sheet),
          ...loreBlocks(lore, ownLore),
          ...memories.blocks(pinned, recalled),
          recapBlock(recalled),
          titled("Secrets, yours alone. One comes out only where what the player does could uncover it:", secrets),
          joined(note),
          joined(player),
          lengthRule(turn.detailLevel),
        ]
          .filter((block) => block !== "")
          .join("\n\n"),
      },
    ],
    lanes: [rules, card, summaries, transcript, story, sheet, lore, pinned, recalled, secrets, note, player],
    contextFrom: kept.from,
  };
}

/** A part that is never cut. */
const whole = (name: LaneName, ...entries: Entry[]): FilledLane =>
  fillLane({ name, entries, tokens: Number.POSITIVE_INFINITY });

const joined = (...lanes: readonly FilledLane[]): string =>
  lanes.flatMap(({ kept }) => kept.map(({ text }) => text)).join("\n\n");

const titled = (title: string, lane: FilledLane): string =>
  lane.kept.length === 0 ? "" : `${title}\n${fence("table", lane.kept.map(({ text }) => text).join("\n"))}`;

function oldestFirst(summaries: FilledLane): FilledLane {
  if (summaries.kept.length === 0) return summaries;
  const text = fence(
    "transcript",
    summaries.kept
      .toReversed()
      .map((entry) => entry.text)
      .join("\n"),
  );
  return { ...summaries, kept: [{ id: "summaries", text: `What happened in earlier scenes:\n${text}` }] };
}

/** The number of recent replies that can select lore, in addition to the player's words. */
const LORE_REPLIES = 2;

function calledLore(turn: TurnBrief) {
  const { story, transcript, playerText } = turn;
  const situation = [
    ...transcript.slice(-LORE_REPLIES).map(({ reply }) => reply),
    story.scene?.place ?? "",
    ...(story.scene?.present ?? []),
    ...story.threads.filter(({ state }) => state === "open").map(({ title }) => title),
  ].join("\n");
  return calledEntries(loreEntries(turn.scene, turn.include), {
    playerText,
    situation,
    opening: turn.kind === "opening",
  });
}

/**
 * Formats the lore in two blocks: lore that the player can read, which every person in the story may know, and secret lore for the game
 * master alone.
 */
function loreBlocks(lore: FilledLane, own: ReadonlySet<string>): string[] {
  const texts = (wanted: boolean) => lore.kept.filter(({ id }) => own.has(id) === wanted).map(({ text }) => text);
  const [common, secret] = [texts(false), texts(true)];
  return [
    ...(common.length === 0
      ? []
      : [`Of the setting, where it touches this turn:\n${fence("world", common.join("\n"))}`]),
    ...(secret.length === 0
      ? []
      : [
          `What is behind the story. Yours alone: nobody at hand knows of it:\n${fence("campaign", secret.join("\n"))}`,
        ]),
  ];
}

const RECAP = "recap";

function recapEntries({ recap, include }: TurnBrief): Entry[] {
  if (!include.characterRecap || recap === undefined || recap.length === 0) return [];
  return [{ id: RECAP, text: recap.map((line) => `- ${line}`).join("\n") }];
}

function recapBlock(recalled: FilledLane): string {
  const recap = recalled.kept.find(({ id }) => id === RECAP);
  return recap
    ? `What the characters did last, how they stand with others and how they are:\n${fence("character", recap.text)}`
    : "";
}

/** What the server's dice say that the world does by itself in this turn. */
const BEATS: Readonly<Record<BeatKind, string>> = {
  surprise: "something nobody here expects happens, out of what the story has",
  encounter:
    "somebody or something crosses the party's way: friend, foe or neither. If it comes to blows, begin the fight",
  front: "those who act against the party take a step, and a sign of it reaches the hero: advance a clock",
};

function beatEntry({ beat }: TurnBrief): Entry[] {
  if (beat === undefined) return [];
  const what = beat.rumour ? `a rumour reaches the hero: ${beat.rumour.text}` : BEATS[beat.kind];
  return [{ id: "beat", secret: true, text: `The world moves in this turn, beside what the player does: ${what}.` }];
}

function noteEntries(turn: TurnBrief): Entry[] {
  const { authorsNote, transcript } = turn;
  const vary = repetitionNote(transcript.map(({ reply }) => reply));
  return [
    ...beatEntry(turn),
    ...(authorsNote.trim() === ""
      ? []
      : [{ id: "author's note", text: `The player asks to keep in mind:\n${fence("player", authorsNote)}` }]),
    ...(vary === "" ? [] : [{ id: "vary", text: vary }]),
  ];
}
