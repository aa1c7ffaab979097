import { capitalise } from "#english/noun-phrase";
import { pattern, storedPattern } from "../../../patterns.ts";
import { sawIt } from "../../case/parts/against.ts";
import { entriesIn, type LoreEntry, shortName } from "../../lore/lore.ts";
import type { Turn } from "../../turn.ts";

/** What the player's texts say of a deed: who did it, and who saw it. It is so, and no die decides it. */

interface Done {
  readonly by: LoreEntry;
  readonly to: LoreEntry | undefined;
}

/** Who did it by the texts: "see Lyle Pocket answer for the killing of Rafael Delgado". */
function doneByTexts(turn: Turn): Done | null {
  for (const { text, source } of turn.lore.sentences) {
    const [, doer = "", whom = ""] = source === "story" ? [] : (pattern("doer in texts", "u").exec(text) ?? []);
    const by = doer === "" ? undefined : entriesIn(turn.lore, doer).find(({ kind }) => kind === "person");
    if (by !== undefined) return { by, to: entriesIn(turn.lore, whom).find(({ kind }) => kind === "person") };
  }
  return null;
}

const HARM = storedPattern("eyewitness harm");
const SEES = storedPattern("eyewitness sees");

/** "Did Lyle Pocket shoot Rafael?", where the texts say so; empty for another question. */
export function doneIs(turn: Turn, question: string): string {
  if (!HARM.test(question)) return "";
  const done = doneByTexts(turn);
  const named = entriesIn(turn.lore, question).map(({ name }) => name);
  if (done === null || !named.includes(done.by.name)) return "";
  if (done.to !== undefined && named.length > 1 && !named.includes(done.to.name)) return "";
  return `Yes. It was ${shortName(done.by)}.`;
}

/** What an eyewitness of the texts says who is asked what they saw; empty for another question, and for anybody else. */
export function whatTheySaw(turn: Turn, who: LoreEntry, question: string): string {
  if (!SEES.test(question) || !sawIt(turn, who)) return "";
  const done = doneByTexts(turn);
  const name = capitalise(shortName(who));
  turn.fact(`${name} saw it${done === null ? "" : `: it was ${shortName(done.by)}`}.`);
  return done === null
    ? `“Yes,” says ${name}. “I saw it. I was there.”`
    : `“Yes,” says ${name}. “I saw it. It was ${shortName(done.by)}.”`;
}
