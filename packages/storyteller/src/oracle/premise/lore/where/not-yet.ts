import { pattern } from "../../../patterns.ts";
import { capitalise } from "#english/noun-phrase";
import { indexOfName, type Lore, type LoreEntry, shortName } from "../lore.ts";
import { readOnce } from "../read-once.ts";

/** The player's own clause that says that somebody is not there yet, or has left: "Bishop Wendelin arrives on Thursday". Empty where no text says so. */
export const notYet = (lore: Lore, entry: LoreEntry): string =>
  entry.kind === "person" && entry.proper
    ? readOnce(lore.written, "not yet", entry.name, () => readNotYet(lore, entry))
    : "";

function readNotYet(lore: Lore, entry: LoreEntry): string {
  for (const { text, source } of lore.written) {
    if (source === "story") continue;
    for (const name of [entry.name, ...entry.aliases.filter((each) => /\p{Lu}/u.test(each)), shortName(entry)]) {
      const at = indexOfName(text, name.replace(/^the /u, ""));
      if (at < 0) continue;
      const from = text.slice(at + name.replace(/^the /u, "").length);
      const isLater = pattern("not-yet later").test(text.slice(0, at)) && pattern("not-yet comes", "u").test(from);
      if (!isLater && !pattern("not-yet absent", "u").test(from)) continue;
      const clause = /^[^.;]*/u.exec(from)![0].trim();
      return `${capitalise(name)} ${clause.replace(pattern("not-yet read not yet", "u"), "").replace(/^,? ?who /u, "")}.`;
    }
  }
  return "";
}
