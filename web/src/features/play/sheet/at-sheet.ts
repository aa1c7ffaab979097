import { createContext, use } from "react";

import type { HeroAct } from "#contracts/play/hero-act";
import type { Sheet } from "#contracts/play/sheet";
import type { Hero } from "#rules/hero";
import type { Circumstances } from "#rules/sheet";
import type { SheetDeed } from "../api/sheet-api.ts";

/** What every part of a sheet needs: the hero, and how the player changes the sheet or acts in the story. */
export interface AtSheet {
  readonly hero: Hero;
  readonly sheet: Sheet;
  /** What is true of the hero now besides the sheet, such as spells that work on them. */
  readonly now: Circumstances;
  /** Whether levels come with experience points. Otherwise they come with milestones. */
  readonly countsExperience: boolean;
  /** The others of the party. */
  readonly others: readonly { readonly id: string; readonly name: string }[];
  /** Names of those who are present in the story: foes of a fight first. */
  readonly present: readonly string[];
  /** Names of the foes of a fight. The rules carry out an attack only on them. */
  readonly foes: readonly string[];
  /** The hero's name where the player's words must say who acts; null for the first of the party, who is "I". */
  readonly who: string | null;
  /** Why the sheet cannot be changed now; null if it can. */
  readonly blocked: string | null;
  /** Why the player cannot act in the story now; null if they can. */
  readonly silenced: string | null;
  /** The last refusal, and the place of the sheet where the player tried. */
  readonly refusal: { readonly place: string; readonly words: string } | null;
  /** Does a bookkeeping action. Resolves to true if it was done. A refusal is shown at `place`. */
  readonly change: (deed: SheetDeed, place: string) => Promise<boolean>;
  /** Sends words of the player as a turn. `does` is what they do by the rules. */
  readonly say: (words: string, does?: HeroAct) => void;
  /** Puts words into the text box, for the player to finish. */
  readonly compose: (words: string) => void;
}

export const SheetContext = createContext<AtSheet | null>(null);

export function useAtSheet(): AtSheet {
  const at = use(SheetContext);
  if (!at) throw new Error("There is no sheet here");
  return at;
}
