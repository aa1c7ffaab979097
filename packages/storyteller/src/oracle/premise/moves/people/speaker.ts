import { pattern } from "../../../patterns.ts";
import { type LoreEntry, shortName } from "../../lore/lore.ts";
import { isMany } from "../danger/danger-words.ts";

/** Who speaks: somebody, or one of several. */

/** Whether a name stands for several: a group answers by one of them. */
export const isSeveral = ({ name, kind }: LoreEntry): boolean =>
  (kind === "faction" && pattern("replies is several", "u").test(name)) || isMany(name);

/** Who speaks, inside a sentence: of a group, one of them. */
export const speakerName = (entry: LoreEntry): string =>
  isSeveral(entry) ? `one of ${shortName(entry)}` : shortName(entry);
