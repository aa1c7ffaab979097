import { pattern } from "../../../patterns.ts";
import { entriesIn } from "../../lore/lore.ts";
import { contentWords } from "../../lore/nouns.ts";
import { placeNamed } from "../../moves/travel/place-named.ts";
import { placesOf } from "../../lore/where/whereabouts.ts";
import type { Turn } from "../../turn.ts";
import type { KeptCase } from "../kept-case.ts";
import { isFrame } from "../../opening/seeds.ts";
import { deedOfTask, partsOfTask } from "./parts-of-task.ts";
import type { DeedKind } from "../case-kinds.ts";
import { isContest } from "./task.ts";

/** Where the deed is done: the place of the aim, or the one to which the campaign says that it belongs. Empty where the texts name none. */
export function targetOf(turn: Turn, { aim, prize }: Pick<KeptCase, "aim" | "prize">, kind: DeedKind): string {
  // What is saved, stopped or said is so wherever it is done.
  if (kind === "save" || kind === "stop" || kind === "persuade") return "";
  if (isContest(kind) || kind === "make") {
    const place = placeOfDeed(turn, prize.words, kind);
    // "It begins at the depot in Dustwell": a race that is run from Dustwell starts where the hero is.
    const isStart =
      isContest(kind) &&
      turn.lore.sentences.some(
        ({ text, own }) => own && isFrame(text) && place !== "" && text.includes(` in ${place}`),
      );
    return isStart ? (turn.memo.visited[0] ?? place) : place;
  }
  const own = placeOfAim(turn, { aim: kind === "bring" ? deedOfTask(aim) : aim, prize });
  // "Bring her down", "bring him home": where the hero set out.
  return own === "" && kind === "bring" ? (turn.memo.visited[0] ?? turn.place) : own;
}

/** Where something is mended or a contest is held: the place that has its name, or that a sentence about it names with it. */
function placeOfDeed(turn: Turn, prize: string, kind: DeedKind): string {
  const words = contentWords(prize);
  const has = (text: string) => [...contentWords(text)].some((word) => words.has(word));
  // "The reactor's pump" is mended at the pump chamber, and not at the reactor.
  const named =
    kind === "make"
      ? (placesOf(turn).find((name) => contentWords(name).has([...words].at(-1) ?? "")) ??
        placesOf(turn).find((name) => has(name)))
      : undefined;
  if (named !== undefined) return named;
  for (const { text, source } of turn.lore.sentences) {
    if (source === "story" || source === "hero" || isFrame(text) || !has(text)) continue;
    // "Free my father from the galleys" is a wish, and no place of the race.
    if (isContest(kind) && source === "notes") continue;
    const said = /\b(?:from|at|in|on|by|under|over) (?=((?:the |its )?[^,;.]+))/giu;
    const found = [...text.matchAll(said)].flatMap(([, phrase = ""]) =>
      entriesIn(turn.lore, phrase.split(pattern("target place of deed"))[0]!)
        .filter((each) => each.kind === "place")
        .map(({ name }) => name),
    )[0];
    if (found !== undefined) return found;
  }
  return "";
}

function placeOfAim(turn: Turn, { aim, prize }: Pick<KeptCase, "aim" | "prize">): string {
  const placeIn = (text: string) => {
    // "To the chapel on the pass": the first after the last "to".
    const places = (words: string) => entriesIn(turn.lore, words).filter(({ kind }) => kind === "place");
    // "To the chapel on the pass": the chapel of Saint Orm.
    const house = placeNamed(turn, pattern("target place of aim 7").exec(text)?.[1] ?? "");
    if (house !== null && placesOf(turn).includes(house)) return house;
    const known =
      (places(pattern("target place of aim 6").exec(text)?.[1] ?? "")[0] ?? places(text).at(-1))?.name ?? "";
    // "Over the pass to Sankt Veit": a name that the texts say no more of than that it is the end of the way.
    const name = pattern("target place of aim", "u").exec(text.trim().replace(/[.,;]$/u, ""))?.[1] ?? "";
    if (name === "" || entriesIn(turn.lore, name).length > 0) return known;
    const longer = placesOf(turn).filter((each) => each.replace(/^the /u, "").startsWith(`${name} `));
    if (longer.length === 1) return longer[0]!;
    turn.memo.names.push({ name, kind: "place" });
    return name;
  };
  // Of an aim of several parts: where the last deed is done, else where the thing is carried.
  const parts = partsOfTask(aim).toReversed();
  for (const part of parts) {
    const own =
      parts.length > 1 && part !== parts[0] && !pattern("target place of aim 2").test(part)
        ? ""
        : placeIn(part.split(pattern("target place of aim 3"))[0]!);
    if (own !== "") return own;
  }
  // "To Skarrow": the lighthouse of Skarrow, where the texts have that alone.
  const [, there = ""] =
    parts.map((part) => pattern("target place of aim 4", "u").exec(part)).find((each) => each !== null) ?? [];
  const named = there === "" ? [] : placesOf(turn).filter((name) => name.replace(/^the /u, "").startsWith(`${there} `));
  if (named.length === 1) return named[0]!;
  const words = contentWords(prize.words);
  for (const { text, source } of turn.lore.sentences)
    if (
      source === "notes" &&
      pattern("target place of aim 5").test(text) &&
      [...contentWords(text)].some((word) => words.has(word))
    ) {
      const there = placeIn(text);
      if (there !== "") return there;
    }
  return "";
}
