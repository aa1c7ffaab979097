import type { TurnBrief } from "../../ports.ts";
import type { Reading } from "../understand/reading.ts";
import { askBack, notUnderstood } from "./ask-back.ts";
import { metaAnswer } from "./meta.ts";
import { optionsAnswer } from "./options.ts";
import { recallAnswer } from "./recall.ts";
import { rulesAnswer } from "./rules.ts";
import { sheetAnswer } from "./sheet.ts";

const NO_SUCH_RULE =
  "I have no short answer to that rule. At this table a risky act is a d20 check against a difficulty, attacks go against armour class, and the sheet keeps the numbers. Ask for a single word of the rules, such as “advantage” or “death saves”.";

/**
 * Answers a question to the table from data: rules, sheet, the story so far, possible actions. Null if the act belongs to the story. An
 * answer changes no time, clock or memory and rolls no die: the turn that yields it is `still`.
 */
export function answer(reading: Reading, brief: TurnBrief): string | null {
  const sheet = brief.table.sheets()[0] ?? null;
  if (!reading.sure) return askBack(reading);
  switch (reading.act) {
    case "rules":
      return (
        sheetAnswer(brief.playerText, sheet, brief.scene.campaign.levelProgression) ??
        rulesAnswer(brief.playerText) ??
        NO_SUCH_RULE
      );
    case "recall":
      return recallAnswer(reading, brief);
    case "options":
      return optionsAnswer(brief);
    case "meta":
      return metaAnswer(brief.playerText);
    case "stop":
      return "We stop here, and nothing more of this is told. Undo takes back the last turn, the X-card removes it. When you are ready, say what happens instead, or go somewhere else.";
    case "nonsense":
      return notUnderstood(brief);
    default:
      return null;
  }
}
