import { loadAdventure } from "#content/adventures/testing";
import { playAdventure, type Played, type Way } from "./play.fake.ts";

/** Plays an adventure that the site offers, with dice that fall high unless the way says otherwise. */
export const play = async (id: string, script: readonly string[], way: Way = { luck: 15 }): Promise<Played> =>
  playAdventure((await loadAdventure(id, 1))!, script, way);

export const lastReply = ({ turns }: Played): string => turns.at(-1)?.reply ?? "";
