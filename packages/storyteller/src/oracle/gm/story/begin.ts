import type { Memo, TurnBrief } from "../../../ports.ts";
import { Story } from "./state.ts";

/** A story before anything was told. */
export const blankStory = (): Story => ({
  v: 1,
  turn: 0,
  place: "",
  came: "",
  places: [],
  people: [],
  threads: [],
  deeds: [],
  graves: [],
  promises: [],
  scene: null,
  foe: null,
  tension: 1,
  hour: 9,
  dawns: [],
  offers: [],
  spent: [],
  recalled: [],
  told: { said: "", parts: "" },
});

/** The story as the parent turn left it; null where that turn was not the oracle's, or what it left cannot be read. */
export function readMemo(memo: Memo | null): Story | null {
  const parsed = Story.safeParse(memo);
  return parsed.success ? parsed.data : null;
}

/** True where the story has to be gathered from what was told, as no memo came along. */
export const isMidway = (brief: TurnBrief): boolean => brief.transcript.length > 0 || brief.recalled.length > 0;
