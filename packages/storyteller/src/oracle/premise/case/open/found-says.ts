import { capitalise } from "#english/noun-phrase";
import { pattern } from "../../../patterns.ts";
import { foundFact } from "../../lore/fates.ts";
import { type LoreEntry, shortName } from "../../lore/lore.ts";
import { canTalk } from "../../lore/voices.ts";
import { calledIn } from "../../moves/people/who.ts";
import type { Turn } from "../../turn.ts";
import type { Part } from "../../words/clauses.ts";
import { soughtPeople } from "../aim/sought.ts";
import { lineFor } from "../fill-in.ts";
import { isSearch } from "./open-story.ts";

/** Who was found says where they were and why: the player's own sentence first. */

/** Who was looked for and is with the hero: found in the scene that is being played, or before. */
function foundHere(turn: Turn): LoreEntry[] {
  const kept = turn.memo.case;
  const sought = isSearch(kept) && kept!.showdown !== null ? soughtPeople(turn, kept!).map(({ name }) => name) : [];
  // After the end of a search the player's sentence is on record.
  const isSaid = kept === null && turn.memo.facts.some((fact) => fact.startsWith("It is so: "));
  return turn.present.filter(
    (entry) =>
      (sought.includes(entry.name) || (isSaid && turn.memo.facts.includes(foundFact(entry)))) &&
      canTalk(turn.lore, entry),
  );
}

/** "Nell rowed out to the wreck", of Nell: "I rowed out to the wreck". Empty where the sentence is about somebody else. */
function ofSelf(turn: Turn, who: LoreEntry): string {
  const theory = (turn.memo.case?.theory || turn.memo.truth).replace(/[.!\s]+$/u, "");
  const names = [who.name, shortName(who), who.role, "she", "he", "they"].filter((name) => name !== "");
  const own = names.find((name) => theory.toLowerCase().startsWith(`${name.toLowerCase()} `));
  if (own === undefined) return "";
  return `I${theory
    .slice(own.length)
    .replace(/^ (?:is|are) (?:still )?(?=hiding|hidden)/u, " was ")
    .replace(/^ (?:is|are|was|were) /u, " was ")
    .replace(/^ (?:has|have) /u, " had ")
    .replace(/^ hides /u, " hid ")
    .replace(/\b(?:herself|himself|themselves)\b/u, "myself")
    .replace(/ (?:her|his|their) (?=\p{Ll})/u, " my ")}`;
}

/** The answer to what somebody who was found is asked; empty where it is another question, or for somebody else. */
export function foundSays(turn: Turn, part: Part): string {
  if (part.kind !== "ask" && part.kind !== "say") return "";
  const words = part.kind === "ask" ? part.text : part.words;
  // "Are you ok?" is read as "are you?".
  const asked = /\byou\?$/iu.test(words) ? `${words} ${turn.brief.playerText}` : words;
  const all = foundHere(turn);
  if (all.length === 0 || (part.kind === "say" && !turn.brief.playerText.includes("?") && part.verb !== "ask"))
    return "";
  const answers = calledIn(turn, words) ?? (part.kind === "say" ? calledIn(turn, `${part.to}, hello`) : undefined);
  // "Sir" is nobody by name.
  const called =
    answers !== undefined &&
    turn.brief.playerText.toLowerCase().includes(shortName(answers).toLowerCase().split(" ").at(-1)!)
      ? answers
      : undefined;
  const who =
    all.find(({ name }) => name === (called?.name ?? turn.memo.last)) ?? (called === undefined ? all[0] : undefined);
  const isToThem =
    called !== undefined ||
    (turn.answered.size === 0 && turn.paragraphs.length > 0 && turn.memo.last === who?.name) ||
    /\byou(?:r|['’]\p{Ll}+)?\b/iu.test(words) ||
    part.kind === "say";
  if (who === undefined || !isToThem) return "";
  const kind = (["hurt", "where", "who", "why"] as const).find((each) => pattern(`search asks ${each}`).test(asked));
  if (kind === undefined || turn.wasSaid(`found says ${kind} ${who.name}`)) return "";
  const own = ofSelf(turn, who);
  if (kind === "where" && own === "") return "";
  turn.markSaid(`found says ${kind} ${who.name}`);
  turn.memo.last = who.name;
  turn.moved = true;
  const isHeld = turn.memo.case?.doer === true && /^wh[yo]/u.test(kind) && kind !== "where";
  return capitalise(lineFor(turn, `search says ${kind}${isHeld ? ", held" : ""}`, shortName(who), own));
}
