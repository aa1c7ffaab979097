import { pattern } from "../../../patterns.ts";
import { entriesIn, type LoreEntry, shortName } from "../../lore/lore.ts";
import { contentWords } from "../../lore/nouns.ts";
import { BY, type Turn } from "../../turn.ts";
import type { Part } from "../../words/clauses.ts";
import { agrees } from "../../case/task/agreed.ts";
import { lineFor } from "../../case/fill-in.ts";
import { saysClue } from "../../case/reveal-clue.ts";
import { sumIn } from "../record/money.ts";
import { placeNamed } from "../travel/place-named.ts";

/** What somebody wants of the hero: a sum, a word to somebody, a way to a place, or a promise. It is a thread until the hero has done it. */

const KEY = "price ";
const title = (who: LoreEntry, what: string): string =>
  `For ${shortName(who)}: ${what.replace(/\.$/u, "")}`.slice(0, 118);

/** Somebody names their price: it is on record, and can be met. */
export function asksFor(turn: Turn, who: LoreEntry, what: string): void {
  turn.memo.settled.push({ key: `${KEY}${who.name}`, answer: what });
}

/** What the hero does or says, where it meets a price that somebody has named. */
export function meetsPrices(turn: Turn, part: Part): void {
  // The player may still take another.
  if (turn.hasDrawn) return;
  for (const named of turn.memo.settled.filter(({ key }) => key.startsWith(KEY))) {
    const who = turn.entry(named.key.slice(KEY.length));
    const { answer } = named;
    if (!turn.story.threads.some((each) => each.title === title(who, answer)))
      turn.change({
        type: "thread_changed",
        by: BY,
        title: title(who, answer),
        question: "Have you done it?",
        kind: "promise",
        state: "open",
      });
    if (!isMet(turn, who, named, part)) continue;
    turn.memo.settled = turn.memo.settled.filter((each) => each !== named);
    turn.change({ type: "thread_changed", by: BY, title: title(who, answer), state: "resolved" });
    turn.attitude(who.name, 2);
    const { withheld } = turn.memo;
    turn.memo.withheld = null;
    turn.fact(`You have done what ${shortName(who)} asked for: ${answer}`);
    turn.say(
      lineFor(turn, turn.isHere(who) ? "price met" : "price met elsewhere", shortName(who)),
      turn.isHere(who) ? saysClue(turn, who, withheld?.words ?? answer, false) : "",
    );
    agrees(turn, who, "", `you do what ${shortName(who)} asks`);
  }
}

function isMet(turn: Turn, who: LoreEntry, named: { answer: string; key: string }, part: Part): boolean {
  const text = part.kind === "say" ? `${part.to} ${part.words}` : part.text;
  const { answer } = named;
  const isTo =
    turn.spokenTo === who.name ||
    (pattern("condition is met").test(text) && turn.memo.last === who.name && turn.isHere(who)) ||
    entriesIn(turn.lore, text).some(({ name }) => name === who.name);
  if (pattern("condition of money").test(answer)) {
    const wanted = sumIn(answer);
    return (
      isTo &&
      wanted !== null &&
      turn.gold >= wanted &&
      (sumIn(text) ?? 0) >= wanted &&
      pattern("condition gives").test(text)
    );
  }
  if (pattern("condition of word").test(answer))
    return part.kind === "say" && turn.spokenTo === who.name && pattern("condition agrees").test(text);
  const place = pattern("condition of place", "u").exec(answer)?.[1];
  if (place !== undefined) {
    const spot = placeNamed(turn, place) ?? place;
    if (turn.went && turn.place === spot) turn.markSaid(`went for ${who.name}`);
    return turn.wasSaid(`went for ${who.name}`) && turn.spokenTo === who.name;
  }
  const other = entriesIn(turn.lore, answer).find(({ kind, name }) => kind === "person" && name !== who.name);
  const gist = contentWords(
    answer.replace(other?.name ?? "", "").replace(other === undefined ? "" : shortName(other), ""),
  );
  return (
    other !== undefined &&
    turn.spokenTo === other.name &&
    (!text.includes("?") || /^(?:Ask|Go)\b/u.test(answer)) &&
    ([...contentWords(text)].filter((word) => gist.has(word)).length > 1 ||
      text.includes(shortName(who).split(" ").at(-1)!))
  );
}
