import { pattern } from "../../../patterns.ts";
import { entriesIn, type LoreEntry } from "../../lore/lore.ts";
import { placeBySentence, placeCalledTheirs } from "../../lore/where/stands.ts";
import { isSamePlace, placesOf } from "../../lore/where/whereabouts.ts";
import { BY, type Turn } from "../../turn.ts";
import type { Part } from "../../words/clauses.ts";
import { contentWords } from "../../lore/nouns.ts";
import type { KeptCase } from "../kept-case.ts";
import { calledIn, personIn } from "../../moves/people/who.ts";

/** Who is to be persuaded is not simply there where the story begins, and is met where the hero goes to them. */

const whoSaysYes = (turn: Turn, { prize }: Pick<KeptCase, "prize">): LoreEntry | undefined =>
  entriesIn(turn.lore, prize.words).find(({ kind }) => kind === "person") ?? personIn(turn, prize.words);

/** Takes them out of the first scene, where the texts do not put them there. */
export function isNotYetMet(turn: Turn, kept: Pick<KeptCase, "prize">): void {
  const who = whoSaysYes(turn, kept);
  if (who === undefined || !turn.isHere(who) || isPlaced(turn, who) || isNamedFirst(turn, who)) return;
  turn.change({ type: "cast_changed", by: BY, name: who.name, place: "" });
  turn.change({
    type: "scene_changed",
    by: BY,
    present: (turn.story.scene?.present ?? []).filter((name) => turn.entry(name).name !== who.name),
  });
}
/** Whether the texts say where they are. */
const isPlaced = (turn: Turn, who: LoreEntry): boolean => {
  const places = placesOf(turn);
  return placeBySentence(turn.lore, who, places) !== "" || placeCalledTheirs(turn.lore, who, places) !== "";
};
/** Whether the sentence that begins the story has them. */
const isNamedFirst = (turn: Turn, { name }: LoreEntry): boolean =>
  turn.lore.sentences.some(
    ({ text, source }) =>
      source === "notes" &&
      /^(?:it|we|the story) (?:begins?|starts?|opens?)\b/iu.test(text) &&
      entriesIn(turn.lore, text).some((each) => each.name === name),
  );

/** Whether words are for the one who is to say yes: by name or title, or when nobody else is spoken to and they are here. Who has no place is met by it. */
export function isAddressed(turn: Turn, kept: KeptCase, part: Part): boolean {
  if (part.kind !== "say" && part.kind !== "do") return false;
  const who = whoSaysYes(turn, kept);
  if (who === undefined) return false;
  const text = part.kind === "say" ? `${part.to} ${part.words}` : part.text;
  const called = part.kind === "say" ? (calledIn(turn, part.words) ?? personIn(turn, part.to)) : personIn(turn, text);
  const isCalled = called?.name === who.name || (called === undefined && pattern("task titles").test(text));
  if (isCalled && !turn.isHere(who) && !isPlaced(turn, who) && !isSamePlace(turn.place, turn.memo.visited[0] ?? ""))
    turn.bring(who);
  if (isCalled && turn.isHere(who)) turn.memo.last = who.name;
  return turn.isHere(who) && part.kind === "say" && (isCalled || (called === undefined && turn.memo.last === who.name));
}

/**
 * Whether they ask for it: with the verb or the thing of the aim, and no question for what somebody knows.
 * @param isAll whether nothing is in the way any more, so that whatever is said to them is for it
 */
export function isPersuading(kept: KeptCase, part: Part, isAll: boolean): boolean {
  if (part.kind !== "say") return false;
  const names = contentWords(kept.prize.words);
  const aim = new Set([...contentWords(kept.goal)].filter((word) => !names.has(word)));
  const isAbout = [...contentWords(part.words)].some((word) => aim.has(word));
  const isQuestion = part.words.trim().endsWith("?") && !/\b(?:will|would|won['’]t|could|can) you\b/iu.test(part.words);
  return (
    !isQuestion &&
    (isAbout || (isAll && part.words.split(" ").length > 3) || pattern("task wishes").test(part.words)) &&
    !pattern("task asks to know").test(part.words)
  );
}
