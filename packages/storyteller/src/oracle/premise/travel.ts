import { kindOfNoun } from "./nouns.ts";
import { entriesIn, findEntry, indexOfName, type LoreEntry, shortName } from "./lore.ts";
import type { Clause } from "./message.ts";
import { askPlayer } from "./open-question.ts";
import { personIn } from "./addressee.ts";
import { somebody } from "./pressure.ts";
import { isWish } from "./wishes.ts";
import { isFrame } from "./seeds.ts";
import { BY, type Turn } from "./turn.ts";
import { isSamePlace, peopleAt, placesOf, whereIs } from "./whereabouts.ts";

/** Ways: to a place that is named, or to where somebody is known to be; never anywhere else. */

const MOVES =
  /^(?:(?:\p{Ll}+ly|then|now|just|straight|alone|back) )*(?:go|walk|run|head|return|hurry|rush|dash|ride|travel|set out|set off|climb|hike|march|drive|sail|cycle|row|fly|stroll|wander|make my way|make our way|come|step|enter|leave|visit|drop in|call in|call on|look in|move|proceed|float|descend|creep|sneak|slip|swim|follow|take|bring|lead|carry|drag|race|flee|push|cross|retreat|escape|find|seek out|take .{2,30} back)\b/iu;
const TO =
  /\b(?:back to|over to|up to|down to|out to|in on|in at|off to|to|into|for|onto|towards?|inside|aboard|at|in|on|down|up|enter|visit|reach|through)\s+((?:(?:the|my|our|his|her|their|an?) )?(?:[\p{L}\p{N}'’.-]+ ?){1,6})/giu;

/** Where a deed leads; null where it is no way to a place. */
export function destinationOf(
  turn: Turn,
  { text, lead }: Pick<Clause, "text" | "lead">,
): { readonly place: string; readonly whom?: LoreEntry } | null {
  const plain = text.replace(/“[^”]*”/gu, "");
  const isMove = MOVES.test(plain);
  const inLead = /^(?:In|At|On|Inside|Outside|Aboard) /u.test(lead) ? placeIn(turn, lead) : null;
  if (isMove && /\b(?:where|place) (?:i|we|it all|it) (?:started|began)\b/iu.test(plain)) {
    const first = turn.memo.visited[0] ?? turn.place;
    return isSamePlace(first, turn.place) ? null : { place: first };
  }
  if (/^(?:\p{Ll}+ly )?(?:go|walk|run|head|return|ride|drive|cycle|hurry|come) (?:back )?home\b/iu.test(plain))
    return isSamePlace("home", turn.place) ? null : { place: "home" };
  if (!isMove) return inLead === null || isSamePlace(inLead, turn.place) ? null : { place: inLead };
  for (const match of plain.matchAll(TO)) {
    const phrase = match[1]!;
    const opens = phrase
      .split(
        / (?:to|from|by|past|near|until|and|with|where|who|while|when|before|after|as|at dusk|at dawn|tonight|in order)\b/u,
      )[0]!
      .trim();
    const owned = /^((?:(?:the|my|our) )?[\p{L}'’ -]+?)['’]s? ((?:\p{Ll}+ )?\p{Ll}+)$/u.exec(opens);
    const place = placeIn(turn, opens);
    if (place !== null) {
      if (isSamePlace(place, turn.place)) return null;
      const whom = personIn(turn, plain.slice(0, match.index).replace(/^\p{L}+ /u, ""));
      return whom === undefined || !/\b(?:look in on|visit|see|find|call on)\b/u.test(plain)
        ? { place }
        : { place, whom };
    }
    if (owned !== null) {
      const whom = personIn(turn, owned[1]!);
      const kind =
        kindOfNoun(owned[2]!.split(" ").at(-1)!) ??
        (/\b(?:bunk|desk|door|bed|table|stall|berth|quarters)$/u.test(owned[2]!) ? "place" : null);
      if (whom !== undefined && kind === "place") return { place: `${shortName(whom)}'s ${owned[2]!}`, whom };
    }
    const whom =
      /^(?:[Tt]he |my |our )?/u.test(opens) && !/^(?:him|her|them)$/u.test(opens) ? personIn(turn, opens) : undefined;
    if (whom !== undefined && indexOfName(opens, shortName(whom)) <= 6) {
      const at = whereIs(turn, whom);
      return turn.isHere(whom) || at === "" || isSamePlace(at, turn.place) ? null : { place: at, whom };
    }
    const noun = /^(?:the|an?|my|our|his|her) ((?:[\p{Ll}'’-]+ ){0,2}?(\p{Ll}+))$/u.exec(opens);
    if (noun !== null && kindOfNoun(noun[2]!) === "place" && !/\b(?:door|gate|wall|window)$/u.test(noun[2]!)) {
      const name = `the ${noun[1]!}`;
      const known = placesOf(turn).find((each) => isSamePlace(each, name)) ?? name;
      return isSamePlace(known, turn.place) ? null : { place: known };
    }
    const proper = /^(?:the )?(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*)/u.exec(opens);
    if (
      proper !== null &&
      entriesIn(turn.lore, proper[0]).length === 0 &&
      /\b(?:to|into|for|aboard|reach|visit|enter)\s*$/iu.test(
        plain.slice(0, match.index + match[0].length - phrase.length),
      )
    )
      return { place: proper[0] };
  }
  const visited = /^(?:\p{Ll}+ly )?(?:visit|find|seek out|call on|look in on|enter|reach)\s+(.+)$/iu.exec(plain)?.[1];
  if (visited !== undefined) {
    const place = placeIn(turn, visited);
    if (place !== null) return isSamePlace(place, turn.place) ? null : { place };
    const whom = personIn(turn, visited);
    const at = whom === undefined ? "" : whereIs(turn, whom);
    if (whom !== undefined && at !== "" && !turn.isHere(whom) && !isSamePlace(at, turn.place))
      return { place: at, whom };
  }
  return inLead === null || isSamePlace(inLead, turn.place) ? null : { place: inLead };
}

/** The place that a phrase names: one of the texts, or of the story. */
export function placeIn(turn: Turn, phrase: string): string | null {
  const named =
    entriesIn(turn.lore, phrase).find(({ kind, proper }) => kind === "place" && proper) ??
    entriesIn(turn.lore, phrase).find(({ kind }) => kind === "place");
  const known = placesOf(turn).find((name) => indexOfName(phrase, name) >= 0);
  // "Kitty's room": the longer name is what is meant.
  if (known !== undefined && (named === undefined || known.length >= named.name.length)) return known;
  return named === undefined ? null : named.name;
}

/** The hero comes to a place: what the texts say of it the first time, who is there, and who comes along. */
export function arrive(turn: Turn, place: string, whom?: LoreEntry): void {
  const along = turn.memo.companions.filter((name) => turn.story.scene?.present.includes(name) === true);
  const left = turn.story.scene?.present ?? [];
  const known = findEntry(turn.lore, place);
  const isFirst = !turn.memo.visited.some((name) => isSamePlace(name, place));
  if (known?.kind !== "place" && !turn.memo.names.some(({ name }) => name === place))
    turn.memo.names.push({ name: place.slice(0, 120), kind: "place", sentence: "" });
  const { day = 1, time = "", question = "", pressure = "" } = turn.story.scene ?? {};
  turn.change({
    type: "scene_opened",
    by: BY,
    place: place.slice(0, 120),
    day,
    time,
    present: [],
    exits: [],
    question,
    pressure,
  });
  turn.change({
    type: "scene_changed",
    by: BY,
    exits: placesOf(turn)
      .filter((name) => !isSamePlace(name, place))
      .map((name) => name.slice(0, 120))
      .slice(0, 6),
  });
  if (isFirst) {
    turn.memo.visited.push(place);
    turn.introduced.push({
      type: "introduce",
      name: place,
      entityType: "place",
      description: known === undefined ? "" : turn.whatIsSoOf(known),
    });
  }
  for (const name of along) turn.bring(turn.entry(name));
  // Whoever only had come to the place that the hero leaves goes back to where the texts put them.
  for (const name of left) {
    const { at } = turn.entry(name);
    const home = turn.memo.places[name] ?? at;
    if (home !== "" && !along.includes(name))
      turn.change({ type: "cast_changed", by: BY, name, place: home.slice(0, 120) });
  }
  for (const entry of peopleAt(turn, place).slice(0, 4)) turn.bring(entry);
  if (whom !== undefined) turn.bring(whom);
  if (whom !== undefined) turn.memo.last = whom.name;
  else if (!turn.isHere(turn.entry(turn.memo.last))) turn.memo.last = "";
}

/** One sentence of the texts about a place, the first time; empty the second. */
export function aboutPlace(turn: Turn, place: string): string {
  const entry = findEntry(turn.lore, place);
  if (entry === undefined || entry.kind !== "place") return "";
  const key = `place ${entry.name}`;
  if (turn.wasSaid(key)) return "";
  turn.markSaid(key);
  for (const sentence of turn.about(entry)) {
    if (
      sentence.source === "story" ||
      sentence.source === "hero" ||
      isWish(sentence.text) ||
      isFrame(sentence.text) ||
      turn.wasSaid(sentence.text)
    )
      continue;
    // "the Orchard, where the food grows under lamps; the Cold Dock, …": only the part about this place.
    const part = sentence.text.split(/[;:] /u).find((each) => indexOfName(each, entry.name) >= 0) ?? "";
    const where = new RegExp(`\\b${escaped(entry.name.replace(/^the /u, ""))}, (where [^,;.]+)`, "iu").exec(part)?.[1];
    if (where !== undefined) return `It is the place ${where}.`;
    const opens = turn.people.find(({ name }) => part.startsWith(name));
    const both = opens === undefined ? null : / and (\p{Ll}+s .*)$/u.exec(part);
    if (opens !== undefined && / it /u.test(part) && both !== null && indexOfName(both[1]!, entry.name) >= 0)
      return `${shortName(opens)} ${both[1]!}`;
    // A sentence about somebody who owns it, or that hangs on the one before, tells nothing of the place.
    if (
      /^(?:Its?|Their|They|He|She|His|Her)\b/u.test(part) ||
      (opens !== undefined &&
        !new RegExp(
          `\\b(?:in|at|on|of|to|from|keeps|runs|guards) (?:the )?(?:\\p{Ll}+ )?${escaped(entry.name.replace(/^the /u, ""))}`,
          "iu",
        ).test(part))
    )
      continue;
    if (part === sentence.text && part.length <= 170 && !sentence.text.includes("?")) {
      turn.markSaid(sentence.text);
      return /[.!]$/u.test(part) ? part : `${part}.`;
    }
    const clause = /,? (where|which|that|whose) (.+?)[.,]?$/u.exec(part);
    if (clause !== null && part.length < 150 && indexOfName(part, entry.name) <= 8)
      return `It is the place ${clause[1]} ${clause[2]!.replace(/,? and$/u, "")}.`;
    const apposition = new RegExp(`^(?:and )?${escaped(entry.name)}, (the .+?)[.]?$`, "iu").exec(part)?.[1];
    if (apposition !== undefined) return `It is ${apposition}.`;
  }
  return "";
}
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");

/** Who is at a place that the hero has come to, in a sentence. */
export function whoIsHere(turn: Turn, not: readonly string[] = []): string {
  const here = turn.present
    .filter(({ name }) => !not.includes(name) && !turn.memo.companions.includes(name))
    .map((entry) => shortName(entry));
  if (here.length === 0) return "";
  const list = here.length === 1 ? here[0]! : `${here.slice(0, -1).join(", ")} and ${here.at(-1)!}`;
  return turn
    .oneOf([
      `Here: ${list}.`,
      `${list} ${here.length === 1 ? "is" : "are"} there.`,
      `You see ${list}.`,
      `You find ${list}.`,
      `There ${here.length === 1 ? "is" : "are"} ${list}.`,
    ])
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** The die of a new scene: as expected, altered, or interrupted by somebody or something of the story. */
export async function sceneDie(turn: Turn): Promise<void> {
  if (turn.memo.pending !== null) return;
  const { total } = await turn.brief.table.roll("1d10", "The scene: 1–6 as expected, 7–8 altered, 9–10 interrupted");
  if (total <= 6) return;
  const words = await turn.words();
  const who = total > 8 ? somebody(turn) : undefined;
  turn.say(
    total > 8
      ? `The scene is interrupted${who === undefined ? "" : `: ${shortName(who)}`}, and ${words}.`
      : `The scene is not as you expected it: ${words}.`,
    askPlayer(turn, {
      kind: "event",
      asks:
        total > 8
          ? who === undefined
            ? "What happens?"
            : `What does ${shortName(who)} bring about?`
          : turn.oneOf([
              `What is different at ${turn.place}?`,
              `What have you not expected here?`,
              `What is out of place?`,
            ]),
      about: `what happened at ${turn.place}`,
      sort: "event",
    }),
  );
}
