/** What a player or the game master wants to cast. */
export interface CastRequest {
  /** Id of the caster among the combatants. */
  readonly caster: string;
  readonly spell: string;
  /** Ids; of rays one for each, the last one takes the rest. A spell on oneself needs none. */
  readonly targets: readonly string[];
  /** The level of the slot; the lowest that fits where it is absent. */
  readonly slot?: number;
  readonly pay?: Payment;
  /** What the spell leaves to the caster: a damage type, an ability, a word of Command. */
  readonly choice?: string;
  /** The damage type, where the choice is something else. */
  readonly damageType?: string;
  /** A weapon's attack, for True Strike and Magic Weapon. */
  readonly weapon?: string;
  readonly metamagic?: readonly string[];
  /** Those whom Careful Spell or Sculpt Spells spare. */
  readonly spared?: readonly string[];
  /** Whether a hit with a weapon comes just before, as a smite needs. */
  readonly afterHit?: boolean;
  /** Whether it is somebody's turn in a fight, so that actions and places count. */
  readonly inFight?: boolean;
  /** Set where Counterspell has met it: the time is spent, the slot is not. */
  readonly countered?: boolean;
}

/** How a casting is paid. */
export type Payment =
  | { readonly kind: "slot" }
  | { readonly kind: "ritual" }
  | { readonly kind: "free"; readonly use: string }
  /** A scroll or wand, by its key among the caster's gear. */
  | { readonly kind: "item"; readonly key: string };
