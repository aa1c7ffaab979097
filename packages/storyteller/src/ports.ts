import type { CampaignSections } from "#contracts/entities/campaign";
import type { CalledTool, Inspection, ModelRequest } from "#contracts/http/inspection";
import type { Language } from "#contracts/language";
import type { EntityDraft, EntityType, MemoryDraft, MemoryKind } from "#contracts/memory/items";
import type { CampaignElement, DetailLevel, Genre, Intensity, LevelProgression, MagicLevel } from "#contracts/options";
import type { Adventure } from "#content/adventures/schema";
import type { CheckProposal, Roll } from "#contracts/play/dice";
import type { Effect } from "#contracts/play/effects";
import type { Meaning, ReadAs } from "#contracts/play/reading";
import type { Scene } from "#contracts/play/scene";
import type { StoryChanges } from "#contracts/play/story";
import type { Sheet } from "#contracts/play/sheet";
import type { GameMasterFamily, NarratedKind, Recalled, TurnInclude, TurnSource } from "#contracts/play/turn";
import type { TurnCompleted } from "#contracts/queue/messages";
import type { Beat } from "./story/heartbeat.ts";
import type { Waiting } from "./waiting.ts";
import type { CampaignSecret } from "#contracts/story/campaign-secrets";
import type { StoryEvent } from "#contracts/story/events";
import type { Blow, EncounterOrder, FightOutcome, NamedAct } from "#contracts/story/encounter-order";
import type { StoryState } from "#contracts/story/state";

export type { Blow, EncounterOrder, FightOutcome, NamedAct } from "#contracts/story/encounter-order";
export type { Waiting } from "./waiting.ts";

/**
 * The four ports of the storyteller: game master, world builder, chronicler and session summariser. Each is implemented twice: in oracle/
 * and in llm/.
 */

/**
 * What a game master may ask of the table during a turn. The server rolls the dice and changes the sheets; the game master only proposes.
 */
export interface TableRules {
  /** The current sheets. The first character is the one who acts, unless the player's words name another. */
  sheets(): readonly Sheet[];
  /** Rolls d20 plus the sheet's modifier against the difficulty. */
  check(proposal: CheckProposal): Promise<Roll>;
  /** Rolls dice written as `NdM` with `kh`/`kl`, `+` and `-`. Throws RangeError for a notation outside the limits. */
  roll(notation: string, label: string): Promise<Roll>;
  /**
   * Does what somebody does by the rules, from the roll to what it leaves behind: the same as an act from the sheet. Heroes, and companions at
   * the player's word, can act; in a fight everybody else then takes their turn by themselves. Changes no sheet and rolls nothing if the
   * rules do not allow it; then the reason in words.
   */
  act(act: NamedAct, story: StoryState): Promise<ActResult | { readonly why: string }>;
  /** Begins, changes or ends a fight by the rules. If the rules do not allow it, the reason in words. */
  encounter(order: EncounterOrder, story: StoryState): Promise<ActResult | { readonly why: string }>;
  /**
   * The change as the rules and the campaign's pace allow it: what is not owned cannot be spent, and one turn gives only so much. If they
   * allow nothing of it, the reason in words.
   */
  allowed(effect: Effect): Effect | { readonly why: string };
  /**
   * Whether a change would wait for the player's yes, by a house rule of the campaign. Such a change is proposed to the player and does not
   * happen now.
   */
  waits(effect: Effect, roll?: Roll): boolean;
  /**
   * Applies a change to a sheet, as far as it is allowed, and returns the changed sheet; the same sheet if the change waits.
   * @param roll the roll of this table that gave the change's hit points. What the server has rolled does not wait.
   */
  change(effect: Effect, roll?: Roll): Promise<Sheet>;
  /** Rolls a dying character's death save, stores its outcome and returns the changed sheet. */
  deathSave(characterId: string): Promise<Sheet>;
  /**
   * Lets the party rest. A long rest restores everything. In a short rest each character spends as many hit dice as healing needs, as long
   * as there are any. Returns the changed sheets.
   */
  rest(kind: "short" | "long", reason: string): Promise<readonly Sheet[]>;
}

/** What the rules did. */
export interface ActResult {
  /** What happened, a sentence each, in order. */
  readonly lines: readonly string[];
  /** What it changed in the story: the fight, and who died. The caller adds them to the story. */
  readonly events: readonly StoryEvent[];
  readonly blows: readonly Blow[];
  /** Who has left the fight by themselves, and how. */
  readonly left: readonly { readonly who: string; readonly how: "fled" | "surrendered" }[];
  /** The outcome, if this ended the fight. */
  readonly outcome: FightOutcome | null;
  /** What the party has won by it, in words for the player. Empty for nothing. */
  readonly won: string;
}

/** One turn of the recent transcript on the active path. */
export interface TranscriptTurn {
  readonly turnId: string;
  readonly number: number;
  readonly playerText: string;
  readonly reply: string;
  /** What the rules did in the turn, one text for each event: rolls with their outcome, and changes of sheets. */
  readonly results?: readonly string[];
  /** True if a scene ended with this turn. The transcript may be cut after such a turn. */
  readonly sceneEnded?: boolean;
}

/**
 * JSON that a game master family (oracle or llm) stores from turn to turn. It is stored with the turn, so that undo and branches carry it
 * along.
 */
export type Memo = { readonly [key: string]: unknown };

/** Everything a game master needs to write one turn. */
export interface TurnBrief {
  readonly turnId: string;
  readonly kind: NarratedKind;
  /** Seed of the story's own choices, never of the dice. With the same seed, a turn that is written twice comes out the same. */
  readonly storySeed: string;
  readonly number: number;
  /** The player's words. Empty for the opening and for `continue`. */
  readonly playerText: string;
  /** The meaning that the player chose when they corrected the oracle's reading of their words. Absent if they did not correct it. */
  readonly readAs?: Meaning;
  /** The authored adventure of the campaign. Absent in a story that the player made up. */
  readonly adventure?: Adventure;
  /**
   * What the rules have already done before the game master writes, a sentence each: the act that the player chose on the sheet. `story`
   * already holds what it did to a fight. Absent if the player only wrote.
   */
  readonly acted?: readonly string[];
  /** The same, as the rules give it. */
  readonly performed?: ActResult;
  /** What the world does by itself in this turn, by the server's dice. `story` already holds it. Absent in most turns. */
  readonly beat?: Beat;
  readonly detailLevel: DetailLevel;
  readonly include: TurnInclude;
  readonly scene: Scene;
  /** The story before this turn (docs/game-master.md, "The story"). */
  readonly story: StoryState;
  /**
   * The author's note: what the player wants the game master to bear in mind, in the player's own words. At most a paragraph; may be
   * empty.
   */
  readonly authorsNote: string;
  /** The transcript, oldest turn first. For a language model it begins at `contextFrom`; the oracle gets only the last few turns. */
  readonly transcript: readonly TranscriptTurn[];
  /** The number of the turn at which a language model's transcript began in the previous turn (`done.contextFrom`). Null at the start. */
  readonly contextFrom: number | null;
  /**
   * Searches memory while the turn is being written. Returns at most five results, best first; secret ones are marked as secret. Absent if
   * memory is switched off.
   */
  readonly searchMemory?: (query: string, signal: AbortSignal) => Promise<readonly Recalled[]>;
  /** The memory items recalled for this turn, best first. */
  readonly recalled: readonly Recalled[];
  /** The recap of the party, one text for each fact (docs/memory.md, "Recall"). Absent if the player wants none. */
  readonly recap?: readonly string[];
  /** Memory text that the client sent with the request. It is not trusted. */
  readonly memoryContext: string;
  /**
   * The memo that this game master family returned for the parent turn. Null at the start, or if the other family wrote the parent turn.
   */
  readonly memo: Memo | null;
  readonly table: TableRules;
  /**
   * Lines are subjects that the player does not want in the story at all. Veils may happen, but unseen. Both are the player's own words,
   * often a phrase.
   */
  readonly lines?: readonly string[];
  readonly veils?: readonly string[];
  /**
   * Checks that a text respects the lines and veils. Text that does not is removed from the reply later in any case, but a narrator that
   * asks first can choose a better one.
   */
  readonly allows?: (text: string) => boolean;
  /** Called each time the thing that the turn waits for changes. */
  readonly waiting?: (waiting: Waiting) => void;
  /** Told what goes into the prompt and which tools are called, so that the player can inspect the turn. */
  readonly inspector?: TurnInspector;
}

/** Receives what the player may later inspect of a turn. Only a language model has anything to report. */
export interface TurnInspector {
  /** A prompt was built. The last one counts. */
  prompt(built: InspectedPrompt): void;
  called(tool: CalledTool): void;
}

/** A prompt by its parts, with all texts, and the limits that it was fitted into. */
export type InspectedPrompt = Pick<Inspection, "window" | "replyTokens" | "thinkingTokens" | "calling" | "parts">;

/** The request with which a turn would begin. */
export interface PreviewedTurn {
  readonly prompt: InspectedPrompt;
  readonly request: ModelRequest;
  /** The body of the request, without a key. */
  readonly sent: Readonly<Record<string, unknown>>;
}

/** The events that a game master yields. Rolls and effects are not among them: the table reports those itself as they happen. */
export type GmEvent =
  | { readonly type: "text"; readonly delta: string }
  | { readonly type: "introduce"; readonly name: string; readonly entityType: EntityType; readonly description: string }
  | {
      /** A sentence that was shown to the player although the table's records do not support it. The player decides whether it counts. */
      readonly type: "doubt";
      readonly kind: "unrecorded" | "hero_speaks";
      readonly sentence: string;
      readonly about: string;
      /** The sheet change that the sentence describes. Null if it describes none. */
      readonly change: { readonly what: "hit_points" | "gold"; readonly delta: number } | null;
    }
  /** How the oracle understood the player's words. It is yielded once, as the first event, if the turn has any player's words. */
  | { readonly type: "read"; readonly reading: ReadAs }
  /** The story changed. This event is not streamed to the player, because it may hold something that only the game master knows. */
  | { readonly type: "story"; readonly event: StoryEvent }
  | {
      /** A model begins to answer. The event names the model and says which parts of the prompt had to be left out. */
      readonly type: "asked";
      readonly model: string;
      readonly lanes: readonly LaneReport[];
    }
  | {
      /** A tool call that stayed wrong even after the model was corrected. What the call asked for was not done. */
      readonly type: "call_lost";
      readonly tool: string;
    }
  | {
      /** The last event. It is yielded exactly once, if the turn was written to its end. */
      readonly type: "done";
      /**
       * `table` if the turn only answers a question or asks the player something: then nothing happened in the story, and nothing of the
       * turn is remembered.
       */
      readonly source: TurnSource;
      readonly aiEnhanced: boolean;
      readonly model: string | null;
      readonly memo: Memo | null;
      /**
       * What the turn changed in the story, as far as the player may read it. Present only if this game master family records story
       * changes itself.
       */
      readonly story?: StoryChanges;
      /**
       * The number of the first turn in the transcript that the model was given. The next turn begins its transcript with the same turn.
       */
      readonly contextFrom?: number;
    };

/** How much of one lane (part) of a prompt was kept and how much was left out. It holds counts and ids, never text. */
export interface LaneReport {
  readonly lane: string;
  readonly tokens: number;
  readonly kept: number;
  readonly dropped: readonly string[];
}

/** Writes a turn. It stops yielding soon after `signal` aborts. */
export interface GameMaster {
  narrate(turn: TurnBrief, signal: AbortSignal): AsyncIterable<GmEvent>;
  /**
   * Builds the request with which the turn would begin, and sends nothing. What is only known while a turn runs is missing in it: rolls,
   * and what the rules do first. Absent if no model narrates.
   */
  preview?(turn: TurnBrief): PreviewedTurn;
  /** Answers a question outside any story. Nothing is stored. */
  quick(message: string, scene: Scene | null, signal: AbortSignal): Promise<string>;
}

export interface WorldRequest {
  readonly name: string;
  readonly genres: readonly Genre[];
  readonly magicLevel: MagicLevel;
  readonly additionalDetails: string;
  /** The kind of world in the player's own words, such as "Steampunk". */
  readonly setting?: string | undefined;
  /**
   * The language in which a model writes. Without it, the model writes in the language of the player's own words. The oracle knows only
   * English.
   */
  readonly language?: Language | undefined;
  /** A different seed gives a different world. */
  readonly seed: string;
  /** `oracle` if the player wants the oracle to write the world. */
  readonly by?: "oracle" | undefined;
}

export interface CampaignRequest {
  readonly name: string;
  readonly world: {
    readonly name: string;
    readonly description: string;
    readonly genres: readonly Genre[];
    readonly magicLevel: MagicLevel;
    readonly additionalDetails: string;
  };
  readonly startingLevel: number;
  readonly levelProgression: LevelProgression;
  readonly exploration: Intensity;
  readonly combat: Intensity;
  readonly social: Intensity;
  readonly elements: readonly CampaignElement[];
  readonly notes: string;
  readonly language: Language;
  readonly seed: string;
  /** `oracle` if the player wants the oracle to write the campaign. */
  readonly by?: "oracle" | undefined;
}

/** Writes descriptions of worlds and campaigns, and invents a name where the player left it blank. Descriptions are Markdown. */
export interface WorldBuilder {
  world(
    request: WorldRequest,
    signal: AbortSignal,
  ): Promise<{ name: string; description: string; source: GameMasterFamily }>;
  campaign(
    request: CampaignRequest,
    signal: AbortSignal,
  ): Promise<{
    name: string;
    description: string;
    sections: CampaignSections;
    /** Facts that only the game master may know. No section of the description reveals them. */
    secrets: readonly CampaignSecret[];
    source: GameMasterFamily;
  }>;
}

/** What memory stores of a turn. */
export interface Chronicle {
  readonly items: readonly MemoryDraft[];
  readonly entities: readonly EntityDraft[];
  /** Story changes of the turn that no tool call has set. Absent if this chronicler does not look for them. */
  readonly story?: readonly StoryEvent[];
  readonly source: GameMasterFamily;
}

/** Reads a finished turn into a chronicle. */
export interface Chronicler {
  chronicle(turn: TurnCompleted, signal: AbortSignal): Promise<Chronicle>;
}

/** One remembered event of a sitting, as input for the summary of the sitting. */
export interface SessionEvent {
  readonly kind: MemoryKind;
  readonly content: string;
  readonly importance: number;
}

/** Summarises a sitting in two to four sentences. The result is empty if nothing happened. The events are given in story order. */
export interface SessionSummarizer {
  summarize(
    events: readonly SessionEvent[],
    signal: AbortSignal,
  ): Promise<{ summary: string; source: GameMasterFamily }>;
}

/** Turns texts into unit vectors, all of the same length. There is no embedder if no embedding model is configured. */
export interface Embedder {
  /**
   * Identifies the vector space. Vectors of another model or of another length have another `space` and must not be compared with these.
   */
  readonly space: string;
  readonly dimensions: number;
  embed(texts: readonly string[], signal: AbortSignal): Promise<Float32Array[]>;
}
