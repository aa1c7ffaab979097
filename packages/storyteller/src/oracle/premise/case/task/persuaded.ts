import { pattern } from "../../../patterns.ts";
import { entriesIn, type LoreEntry } from "../../lore/lore.ts";
import { placeBySentence, placeCalledTheirs } from "../../lore/where/stands.ts";
import { isSamePlace, placesOf } from "../../lore/where/whereabouts.ts";
import { BY, type Turn } from "../../turn.ts";
import type { Part } from "../../words/clauses.ts";
import { contentWords } from "../../lore/nouns.ts";
import type { KeptCase } from "../kept-case.ts";
import type { Said } from "../../moves/people/hearer.ts";
import { calledIn, personIn } from "../../moves/people/who.ts";

/** Who is to be persuaded is not simply there where the story begins, and is met where the hero goes to them. */

export const whoSaysYes = (turn: Turn, { prize }: Pick<KeptCase, "prize">): LoreEntry | undefined =>
  entriesIn(turn.lore, prize.words).find(({ kind }) => kind === "person" || kind === "creature") ??
  personIn(turn, prize.words);

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

/**
 * What a part says to the one who is to say yes: they are called by name or title, or nobody else is spoken to and they are here. Who has no
 * place in the texts is met by it. Null where it is for nobody, or for somebody else.
 */
export function wordsToThem(turn: Turn, kept: KeptCase, part: Part): Said | null {
  const who = whoSaysYes(turn, kept);
  if (who === undefined || part.kind === "table") return null;
  const text = part.kind === "say" ? `${part.to} ${part.words}` : part.text;
  const whole = turn.brief.playerText;
  const isTitled = pattern("task titles").test(text) || pattern("task titles").test(whole.split(/[,!]/u)[0]!);
  const called =
    calledIn(turn, part.kind === "say" ? part.words : whole) ?? personIn(turn, part.kind === "say" ? part.to : text);
  const isCalled = called?.name === who.name || (called === undefined && isTitled);
  if (isCalled && !turn.isHere(who) && !isPlaced(turn, who) && !isSamePlace(turn.place, turn.memo.visited[0] ?? ""))
    turn.bring(who);
  if (!turn.isHere(who)) return null;
  if (isCalled) turn.memo.last = who.name;
  if (part.kind === "say") return isCalled || (called === undefined && turn.memo.last === who.name) ? part : null;
  // "Majesty, please spare it": typed without quotation marks.
  const isSaid = isTitled || calledIn(turn, whole)?.name === who.name;
  return isSaid ? { kind: "say", words: whole, to: "", verb: "tell", direct: true } : null;
}

/**
 * Whether they ask for it: with the verb or the thing of the aim, and no question for what somebody knows.
 * @param isAll whether nothing is in the way any more, so that whatever is said to them is for it
 */
export function isPersuading(kept: KeptCase, part: Said, isAll: boolean): boolean {
  const names = contentWords(kept.prize.words);
  const aim = new Set([...contentWords(kept.goal)].filter((word) => !names.has(word)));
  const isAbout = [...contentWords(part.words)].some((word) => aim.has(word));
  const isQuestion = part.words.trim().endsWith("?") && !/\b(?:will|would|won['’]t|could|can) you\b/iu.test(part.words);
  return (
    !isQuestion &&
    (isAbout ||
      (isAll && part.direct && part.words.split(" ").length > 3) ||
      pattern("task wishes").test(part.words)) &&
    !pattern("task asks to know").test(part.words)
  );
}
