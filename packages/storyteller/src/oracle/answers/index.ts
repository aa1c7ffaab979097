import { sourceOf } from "../patterns.ts";
import type { TurnBrief } from "../../ports.ts";
import type { Reading } from "../understand/reading.ts";
import { askBack, notUnderstood } from "./ask-back.ts";
import { metaAnswer } from "./meta.ts";
import { optionsAnswer } from "./options.ts";
import { recallAnswer } from "./recall.ts";
import { rulesAnswer } from "./rules.ts";
import { sheetAnswer } from "./sheet.ts";

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
        sourceOf("answers no such rule")
      );
    case "recall":
      return recallAnswer(reading, brief);
    case "options":
      return optionsAnswer(brief);
    case "meta":
      return metaAnswer(brief.playerText);
    case "stop":
      return sourceOf("answers stopped");
    case "nonsense":
      return notUnderstood(brief);
    default:
      return null;
  }
}
