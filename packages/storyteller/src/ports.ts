import type { CampaignSections } from "#contracts/entities/campaign";
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
import type { GameMasterFamily, Recalled, TurnInclude, TurnKind, TurnSource } from "#contracts/play/turn";
import type { TurnCompleted } from "#contracts/queue/messages";
import type { Waiting } from "./waiting.ts";
import type { CampaignSecret } from "#contracts/story/campaign-secrets";
import type { StoryEvent } from "#contracts/story/events";
import type { StoryState } from "#contracts/story/state";

/** The four ports of the craft. Two families fill them: oracle/ and llm/. */

/** What a game master may ask of the table. The server rolls and keeps the sheet; the model only proposes. */
export interface TableRules {
  /** The sheets as they stand now; the first is the one who acts unless the player's words say otherwise. */
  sheets(): readonly Sheet[];
  /** Rolls d20 + the sheet's modifier against the difficulty. */
  check(proposal: CheckProposal): Promise<Roll>;
  /** Rolls `NdM`, `kh`/`kl`, `+`/`-`. Throws RangeError on a notation outside the limits. */
  roll(notation: string, label: string): Promise<Roll>;
  /** Changes a sheet, and answers it as it then is. Numbers are clamped to what the rules allow. */
  change(effect: Effect): Promise<Sheet>;
  /** Rolls a dying character's death save and keeps its outcome; answers the sheet as it then is. */
  deathSave(characterId: string): Promise<Sheet>;
  /**
   * The party rests. A long rest gives all back; in a short one each spends the hit dice it takes to heal, as far as they go.
   * Answers the sheets as they then are.
   */
  rest(kind: "short" | "long", reason: string): Promise<readonly Sheet[]>;
}

/** A line of the recent transcript on the active path. */
export interface TranscriptTurn {
  readonly turnId: string;
  readonly number: number;
  readonly playerText: string;
  readonly reply: string;
  /** What the table did in the turn, a line each: rolls with their outcome, changes of sheets. */
  readonly results?: readonly string[];
  /** Whether a scene ended with the turn: where the transcript may be cut. */
  readonly sceneEnded?: boolean;
}

/** JSON that a family keeps from turn to turn. It is stored with the turn, so undo and branches carry it along. */
export type Memo = { readonly [key: string]: unknown };

/** One turn to tell. */
export interface TurnBrief {
  readonly turnId: string;
  readonly kind: TurnKind;
  /** Seeds the story's own choices (never the dice), so that a turn told twice is the same turn. */
  readonly storySeed: string;
  readonly number: number;
  /** Empty for the opening and for `continue`. */
  readonly playerText: string;
  /** How the player wants their words taken, where they corrected the oracle; absent otherwise. */
  readonly readAs?: Meaning;
  /** The authored adventure that is told; absent in a story of the player's own. */
  readonly adventure?: Adventure;
  readonly detailLevel: DetailLevel;
  readonly include: TurnInclude;
  readonly scene: Scene;
  /** The story as it stands before the turn (docs/game-master.md, "The story"). */
  readonly story: StoryState;
  /** What the player wants kept in mind while the story is told: their own words, at most a paragraph; empty where they want nothing. */
  readonly authorsNote: string;
  /** Oldest first. For a model it begins at `contextFrom`, for the oracle it has the last few turns. */
  readonly transcript: readonly TranscriptTurn[];
  /** The number of the turn that a model's transcript began with last time (`done.contextFrom`); null at the start. */
  readonly contextFrom: number | null;
  /** Searches memory while the turn is told; absent where memory is off. At most five, best first; what is secret is marked so. */
  readonly searchMemory?: (query: string, signal: AbortSignal) => Promise<readonly Recalled[]>;
  /** Best first. */
  readonly recalled: readonly Recalled[];
  /** What the party did last, a line each (docs/memory.md, "Recall"); absent where the player wants none. */
  readonly recap?: readonly string[];
  /** What the client sent along as memory: untrusted text. */
  readonly memoryContext: string;
  /** What this family returned on the parent turn; null at the start or where another family told it. */
  readonly memo: Memo | null;
  readonly table: TableRules;
  /** What the player does not want told at all, and what may happen but not be shown; their own words, often a phrase. */
  readonly lines?: readonly string[];
  readonly veils?: readonly string[];
  /** Whether a text keeps clear of both. What does not is left out of the reply in any case; who asks can choose better. */
  readonly allows?: (text: string) => boolean;
  /** Hears what is waited for, each time that changes. */
  readonly waiting?: (waiting: Waiting) => void;
}

/** What a game master yields. Rolls and effects are not yielded: the table reports them as they happen. */
export type GmEvent =
  | { readonly type: "text"; readonly delta: string }
  | { readonly type: "introduce"; readonly name: string; readonly entityType: EntityType; readonly description: string }
  | {
      /** A sentence that was shown though the table does not bear it out: the player decides what becomes of it. */
      readonly type: "doubt";
      readonly kind: "unrecorded" | "hero_speaks";
      readonly sentence: string;
      readonly about: string;
      /** The change of a sheet that it tells of; null where it tells of none. */
      readonly change: { readonly what: "hit_points" | "gold"; readonly delta: number } | null;
    }
  /** How the player's words were taken; once, first, where the oracle tells a turn that has any. */
  | { readonly type: "read"; readonly reading: ReadAs }
  /** The story changed. Not streamed to the player: it may hold what only the game master knows. */
  | { readonly type: "story"; readonly event: StoryEvent }
  | {
      /** A model begins to answer: who it is, and what of the prompt had to be left out. */
      readonly type: "asked";
      readonly model: string;
      readonly lanes: readonly LaneReport[];
    }
  | {
      /** A call to the table that was wrong to the end, and what it asked for was not done. */
      readonly type: "call_lost";
      readonly tool: string;
    }
  | {
      /** Last, exactly once, where the telling came to its end. */
      readonly type: "done";
      /** `table` where the turn only answers or asks back: nothing in the story happened, and nothing of it is remembered. */
      readonly source: TurnSource;
      readonly aiEnhanced: boolean;
      readonly model: string | null;
      readonly memo: Memo | null;
      /** What the turn changed in the story, as the player may read it, where this family keeps count of it by itself. */
      readonly story?: StoryChanges;
      /** The number of the first turn in the transcript that the model was given, to begin with the same one next time. */
      readonly contextFrom?: number;
    };

/** What of a lane of a prompt was kept and left out: counts and ids, never text. */
export interface LaneReport {
  readonly lane: string;
  readonly tokens: number;
  readonly kept: number;
  readonly dropped: readonly string[];
}

/** Tells a turn. Stops yielding soon after `signal` aborts. */
export interface GameMaster {
  narrate(turn: TurnBrief, signal: AbortSignal): AsyncIterable<GmEvent>;
  /** An answer outside any story: nothing is kept. */
  quick(message: string, scene: Scene | null, signal: AbortSignal): Promise<string>;
}

export interface WorldRequest {
  readonly name: string;
  readonly genres: readonly Genre[];
  readonly magicLevel: MagicLevel;
  readonly additionalDetails: string;
  /** What a model writes in: that of the player's own words where it is left out. The oracle knows only English. */
  readonly language?: Language | undefined;
  /** A different seed tells a different world. */
  readonly seed: string;
  /** Who shall write it, where the player asks for one. */
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
  /** Who shall write it, where the player asks for one. */
  readonly by?: "oracle" | undefined;
}

/** Describes worlds and campaigns, and names them where the player left that blank. Descriptions are Markdown. */
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
    /** What only the game master may know: no section gives it away. */
    secrets: readonly CampaignSecret[];
    source: GameMasterFamily;
  }>;
}

/** What a turn leaves to be remembered. */
export interface Chronicle {
  readonly items: readonly MemoryDraft[];
  readonly entities: readonly EntityDraft[];
  /** What the turn changed in the story that no tool has set; absent where this family does not look for it. */
  readonly story?: readonly StoryEvent[];
  readonly source: GameMasterFamily;
}

/** Digests a turn. */
export interface Chronicler {
  chronicle(turn: TurnCompleted, signal: AbortSignal): Promise<Chronicle>;
}

/** Something that happened in a session of play, as it is remembered. */
export interface SessionEvent {
  readonly kind: MemoryKind;
  readonly content: string;
  readonly importance: number;
}

/** Sums a session up in two to four sentences. Empty where nothing happened. Events come in story order. */
export interface SessionSummarizer {
  summarize(
    events: readonly SessionEvent[],
    signal: AbortSignal,
  ): Promise<{ summary: string; source: GameMasterFamily }>;
}

/** Turns texts into unit vectors of one length. Absent where no model is configured. */
export interface Embedder {
  /** Tells vectors apart that cannot be compared: those of another model, or of another length. */
  readonly space: string;
  readonly dimensions: number;
  embed(texts: readonly string[], signal: AbortSignal): Promise<Float32Array[]>;
}
