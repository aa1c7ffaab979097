import { pattern, storedPattern } from "../../../patterns.ts";
import { entriesIn, type LoreEntry, shortName } from "../../lore/lore.ts";
import { hold } from "../../moves/record/items.ts";
import { personIn, pronounMeans } from "../../moves/people/who.ts";
import type { Turn } from "../../turn.ts";
import type { Part } from "../../words/clauses.ts";
import { ownDeed } from "../climax/turning.ts";
import { lineFor } from "../fill-in.ts";
import { isNear } from "./remembered.ts";
import { wantedAgain } from "./wanted.ts";

/** What the hero does when the story is over: it is answered once more, and whom it is for comes, where they are near. */

const GATHERS = storedPattern("gesture gathers");
const GIVES = storedPattern("gesture gives");
const FORGIVES = storedPattern("gesture forgives");
const SORRY = storedPattern("gesture sorry");
const THANKS = storedPattern("gesture thanks");
const EMBRACES = storedPattern("gesture embraces");
const CALLS = storedPattern("gesture calls");
const RESTORES = storedPattern("gesture restores");
/** Gestures that need nobody for whom they are. */
const FOR_NOBODY: ReadonlySet<string> = new Set(["gather", "call", "restore"]);
const TELLS = storedPattern("gesture tells");

/** Which gesture it is; null where the deed is another. */
function gestureIn(part: Part & { readonly kind: "do" | "say" }): string | null {
  const text = part.kind === "say" ? `${part.verb} ${part.words}` : part.text;
  if (GATHERS.test(text)) return "gather";
  if (part.kind === "do" && CALLS.test(text)) return "call";
  if (part.kind === "do" && RESTORES.test(text) && !/ to \p{Lu}/u.test(text)) return "restore";
  if (FORGIVES.test(text)) return "forgive";
  if (SORRY.test(text)) return "sorry";
  if (THANKS.test(text)) return "thank";
  if (part.kind === "do" && GIVES.test(text)) return "give";
  if (part.kind === "do" && EMBRACES.test(text)) return "embrace";
  return TELLS.test(text) && part.kind === "say" && !part.direct ? "tell" : null;
}

/** Plays a gesture after the end; false where it is none, or nobody is meant. */
export function lastGesture(turn: Turn, part: Part): boolean {
  const { memo } = turn;
  if (memo.end === null || memo.case !== null || memo.danger !== null || turn.ended !== "") return false;
  if ((part.kind !== "do" && part.kind !== "say") || turn.brief.playerText.includes("?")) return false;
  const again = part.kind === "do" ? wantedAgain(turn, part.text) : "";
  if (again !== "") {
    turn.moved = true;
    turn.say(ownDeed(turn, part), again);
    return true;
  }
  const gesture = gestureIn(part);
  if (gesture === null) return false;
  const text = part.kind === "say" ? `${part.to} ${part.words}` : part.text;
  const who = gesture === "gather" ? undefined : meantIn(turn, text);
  if (who === undefined && !FOR_NOBODY.has(gesture)) return false;
  const isFar = who !== undefined && !turn.isHere(who);
  if (who !== undefined) {
    turn.bring(who);
    memo.last = who.name;
    turn.attitude(who.name, 1);
  }
  if (gesture === "gather")
    for (const each of turn.people)
      if (each.kind === "person" && each.proper && isNear(turn, each) && (turn.member(each.name)?.met ?? null) !== null)
        turn.bring(each);
  if (gesture === "give") {
    const given = memo.held.find(({ thing }) => turn.sharesWords(thing, text));
    if (given !== undefined) hold(turn, given.thing, false);
  }
  turn.acted = true;
  turn.moved = true;
  const own = ownDeed(turn, part);
  turn.log(own);
  const name = who === undefined ? "" : shortName(who);
  turn.say(
    isFar ? lineFor(turn, "gesture comes", name) : "",
    own,
    lineFor(turn, `gesture ${gesture}${name === "" && gesture !== "gather" ? " alone" : ""}`, name),
  );
  return true;
}

/** For whom it is: "the cup to Ann" is for Ann. */
function meantIn(turn: Turn, text: string): LoreEntry | undefined {
  // "Koen's letter" is not for Koen.
  const plain = text.replace(pattern("last whose", "gu"), "");
  const after = / to (.+)$/u.exec(plain)?.[1] ?? plain;
  return [after, plain]
    .flatMap((each) => [personIn(turn, each), ...entriesIn(turn.lore, each)])
    .concat(pronounMeans(turn, /\b(?:him|her)\b/iu.exec(text)?.[0] ?? ""))
    .find((each) => each !== undefined && each.kind === "person" && isNear(turn, each));
}
