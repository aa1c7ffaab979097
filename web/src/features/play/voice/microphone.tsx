import { Mic } from "lucide-react";

import { text } from "../../../shared/text/text.ts";
import { useTableState } from "../table/table-context.ts";
import type { LanguageOf } from "./choose-voice.ts";
import { toolStyle } from "./tool-style.ts";
import { useDictation } from "./use-dictation.ts";

/** The microphone button. The recognised text is put into the text box, so that the player can check it before sending. */
export function Microphone({ languageOf }: { readonly languageOf: LanguageOf }) {
  const lastTurn = useTableState(({ turns }) => turns.findLast(({ flags, kind }) => flags && kind !== "sheet"));
  const { hearing, deaf, toggle } = useDictation(languageOf(lastTurn));
  const copy = text.voice;
  const isOn = hearing !== "idle";
  const label = isOn ? copy.stopListening : copy.dictate;
  return (
    <>
      <p role="status" className="order-first w-full text-sm text-quiet empty:hidden">
        {hearing === "starting" ? copy.starting : isOn ? copy.listening : deaf && copy.deaf[deaf]}
      </p>
      <button
        type="button"
        aria-label={label}
        title={label}
        aria-pressed={isOn}
        className={toolStyle(isOn)}
        onClick={toggle}
      >
        <Mic aria-hidden="true" size={18} strokeWidth={1.75} className={hearing === "listening" ? "listening" : ""} />
      </button>
    </>
  );
}
