import type { Ability } from "#contracts/options";
import type { Advantage, CheckProposal } from "#contracts/play/dice";
import type { Effect } from "#contracts/play/effects";
import type { Sheet } from "#contracts/play/sheet";
import type { Slots } from "../craft/grammar.ts";
import type { GenreLexicon } from "../craft/genres/lexicon.ts";
import type { NameMaker } from "../craft/names/maker.ts";
import type { Random } from "../craft/random.ts";
import type { GmEvent, TurnBrief } from "../../ports.ts";
import type { Action } from "./action/read-action.ts";
import type { Beat } from "./prose/compose.ts";
import type { Pool, Writer } from "./prose/writer.ts";
import type { Lore } from "./story/lore.ts";
import type { Story } from "./story/state.ts";
import type { Voice } from "./voices/voice.ts";

/** How a check came out, as prose needs it. */
export interface Outcome {
  readonly success: boolean;
  /** A natural 20, or won by ten. */
  readonly great: boolean;
  /** A natural 1, or lost by ten. */
  readonly dire: boolean;
}

export type EffectWish = Effect extends infer One ? (One extends Effect ? Omit<One, "characterId"> : never) : never;

/** Everything a scene may touch while it is told. `story` is this turn's own copy. */
export interface Stage {
  readonly brief: TurnBrief;
  readonly random: Random;
  readonly writer: Writer;
  readonly voice: Voice;
  readonly lexicon: GenreLexicon;
  readonly names: NameMaker;
  readonly action: Action;
  /** People, places and powers of the player's own world. */
  readonly lore: Lore;
  /** Checks of this turn. */
  readonly tally: { won: number; lost: number };
  story: Story;
  /** The sheet that acts, as it stands; null in a party of none. */
  sheet(): Sheet | null;
  check(
    ability: Ability,
    skill: string | null,
    dc: number,
    stakes: string,
    more?: { kind?: CheckProposal["kind"]; advantage?: Advantage },
  ): Promise<Outcome>;
  /** Changes the acting sheet; nothing happens in a party of none. */
  change(wish: EffectWish): Promise<void>;
  roll(notation: string, label: string): Promise<number>;
  /** Says something before the dice fall, where there is room for it. */
  lead(pool: Pool, slots?: Slots): Iterable<GmEvent>;
  /** Tells the table about a new person, place or thing. */
  introduce(name: string, entityType: "person" | "place" | "item" | "creature", description: string): void;
}

/** What a scene hands over to be composed; the hook is always last and always said. */
export interface Telling {
  readonly beats: readonly Beat[];
  readonly hook: Beat;
}

/** A scene plays one intent out. */
export type Scene = (stage: Stage) => AsyncGenerator<GmEvent, Telling>;
