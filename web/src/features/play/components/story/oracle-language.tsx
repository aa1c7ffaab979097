import { DEFAULT_LANGUAGE, type Language } from "#contracts/language";

import { language as spoken } from "../../../../shared/text/catalogue.ts";
import { text } from "../../../../shared/text/text.ts";
import { isNote } from "../../turn/story-turn.ts";
import { useTableState } from "../../table/table-context.ts";

/** Says that the oracle writes only English. Shown in a campaign that is set to another language. */
export function OracleLanguage({ language }: { readonly language: Language }) {
  const isOracle = useTableState(
    ({ turns }) =>
      turns.findLast((turn) => turn.flags && turn.kind !== "sheet" && !isNote(turn))?.flags?.source === "oracle",
  );
  if (!isOracle || language === DEFAULT_LANGUAGE) return null;
  const name = new Intl.DisplayNames(spoken(), { type: "language" }).of(language) ?? language;
  return (
    <p className="mt-6 text-sm text-quiet">
      {text.play.oracleLanguage} {text.play.oracleLanguageHint(name)}
    </p>
  );
}
