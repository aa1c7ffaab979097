import type { Meaning } from "#contracts/play/reading";
import { text } from "../../../../shared/text/text.ts";

/** A reading of the player's words as text, such as "travel → the mill". */
export const meaningWords = ({ act, target }: Meaning): string => {
  const { acts } = text.play.reading;
  return target === null ? acts[act] : `${acts[act]} → ${target}`;
};
