import type { Contradicted, GuardFlag } from "#contracts/play/guard";
import { statesOf } from "#storyteller/story";
import type { Sentence } from "./narration.ts";
import type { ReplyToCheck } from "./reply-to-check.ts";

/** Words for movement or passing time. If they occur, nobody can be in two places at once. */
const MOVES =
  /\b(?:lea(?:ve|ves|ving)|left|go|goes|went|going|gone|walk\w*|rid(?:e|es|ing)|rode|travel\w*|journey\w*|arriv\w*|return\w*|com(?:e|es|ing)|came|follow\w*|fle(?:e|es|d)|head(?:s|ed|ing)?|run(?:s|ning)?|ran|hurr\w+|sail\w*|mov(?:e|es|ed|ing)|slip\w*|climb\w*|enter\w*|reach\w*|teleport\w*|portal\w*|gates? open|later|after|meanwhile|next|since|until|dawn|dusk|morning|nightfall|hours?|days?|weeks?|soon|by now|already|cross\w*|step\w*|back)\b/iu;

/** Places grouped by size. Only places of the same size exclude each other, because an inn may be in a town. */
const SIZES: readonly RegExp[] = [
  /\b(?:Cellar|Crypt|Chamber|Study|Library|Kitchen|Vault|Attic|Dungeon)\b/u,
  /\b(?:Inn|Tavern|Mill|Temple|Bridge|Gate|Smithy|Lighthouse|Chapel|Shop|Bakery|Stables?|Windmill|Observatory)\b/u,
  /\b(?:Castle|Keep|Abbey|Monastery|Palace|Fortress|Harbou?r|Market|Docks?)\b/u,
  /\b(?:Forest|Woods?|Desert|Swamp|Marsh|Fen|Moor|Mountains?|Valley|Vale|Hills|Isle|Island|City|Village|Town|Kingdom|Empire)\b/u,
];
const sizeOf = (place: string): number => SIZES.findIndex((pattern) => pattern.test(place));

/** Whether nobody can be in both places at once. */
const exclude = (a: string, b: string): boolean => {
  const same = a.toLowerCase().includes(b.toLowerCase()) || b.toLowerCase().includes(a.toLowerCase());
  return !same && sizeOf(a) !== -1 && sizeOf(a) === sizeOf(b);
};

/** Sentences that place a person elsewhere than this turn or the previous one did, although nobody moved. */
export function twoPlaces(input: ReplyToCheck, sentences: readonly Sentence[]): Omit<GuardFlag, "id">[] {
  const { reply, playerText, known, introduced, transcript, turnId, turnNumber } = input;
  if (MOVES.test(reply) || MOVES.test(playerText)) return [];
  const people = [...known, ...introduced].flatMap(({ name, type }) =>
    type === "person" || type === "creature" ? [name] : [],
  );
  const names = [...new Set(people)];
  const before = new Map<string, { place: string; contradicts: Contradicted }>();
  for (const { name, place } of known) {
    if (!place || place.turnNumber !== turnNumber - 1) continue;
    const { itemId, content } = place;
    before.set(name, {
      place: place.value,
      contradicts: { itemId, turnId: place.turnId, turnNumber: place.turnNumber, content },
    });
  }
  const last = transcript.at(-1);
  for (const { about, relation, value, sentence } of last ? statesOf(last.reply, names) : []) {
    if (relation !== "place" || before.has(about) || !last) continue;
    const contradicts = { itemId: null, turnId: last.turnId, turnNumber: last.number, content: sentence };
    before.set(about, { place: value, contradicts });
  }
  const flags: Omit<GuardFlag, "id">[] = [];
  for (const { about, relation, value, sentence } of statesOf(reply, names)) {
    if (relation !== "place") continue;
    const known = before.get(about);
    const stands =
      sentences.find(({ text }) => text.includes(sentence)) ?? sentences.find(({ text }) => text.includes(value));
    if (known && exclude(known.place, value) && stands) {
      const { contradicts } = known;
      flags.push({ kind: "two_places", sentence: stands.text, about, contradicts, resolved: false });
    }
    before.set(about, { place: value, contradicts: { itemId: null, turnId, turnNumber, content: sentence } });
  }
  return flags;
}
