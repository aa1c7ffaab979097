import { pattern, storedPattern } from "../../../patterns.ts";
import { resultOfDeed } from "../answers/deed-result.ts";
import { cases } from "../../case/case-content.ts";
import { lineFor, plainLineOf } from "../../case/fill-in.ts";
import { capitalise, listed } from "#english/noun-phrase";
import { fateOf, isSenseless } from "../../lore/fates.ts";
import { isSamePlace, whereIs } from "../../lore/where/whereabouts.ts";
import { entriesIn, isHero, type LoreEntry, shortName } from "../../lore/lore.ts";
import { contentWords, kindOfNoun } from "../../lore/nouns.ts";
import { isFrame, isSecret } from "../../opening/seeds.ts";
import type { Turn } from "../../turn.ts";
import { clockStands, tick } from "../aim/clock.ts";
import { feeling } from "../people/feeling.ts";
import { consequence, worded } from "../deed.ts";
import { detailOf, sightOf } from "../../case/details.ts";
import { countOfPieces, sayLead, standsAt } from "../../case/leads.ts";
import { isUnsolved } from "../../case/open/open-story.ts";
import { findClue, namesSomething } from "../../case/reveal-clue.ts";
import { aboutPlace } from "./about-place.ts";
import { whoIsHere } from "./travel.ts";
import { placeNamed } from "./place-named.ts";
import { canTalk } from "../../lore/voices.ts";
import { thingIn } from "../../case/open/own-things.ts";
import { showsPiece } from "../../case/open/thing-piece.ts";
import { nounIn } from "../../words/noun-in.ts";
import { showsLeft, showsOwnThing, showsThing } from "../answers/own-thing.ts";
import { unsaidOf } from "../unsaid.ts";
import { whoIn } from "../people/who.ts";

/** What is there to be seen, and what is found by those who search. */

/** What the record has of the place: who is here, the ways on, and what the texts say of it. */
export function lookAround(turn: Turn, wantsMore: boolean): void {
  const { scene } = turn.story;
  const key = `seen ${turn.place}`;
  const isAgain = turn.wasSaid(key);
  const exits = isAgain ? [] : (scene?.exits.slice(0, 4) ?? []);
  turn.say(
    `${capitalise(turn.place)}.`,
    // What the texts say of it was so before the end.
    turn.memo.end?.rests === true ? "" : aboutPlace(turn, turn.place),
    whoIsHere(turn) || "Nobody is here but you.",
    exits.length === 0 ? "" : `From here you can go to ${listed(exits, "or")}.`,
  );
  if (!wantsMore) return;
  turn.moved = true;
  turn.markSaid(key);
  // The first look at where it began shows something; another one what is to be seen anywhere.
  const isScene = turn.memo.case !== null && isSamePlace(turn.place, turn.memo.case.where.scene);
  turn.say(
    isAgain && !isUnsolved(turn)
      ? `${lineFor(turn, "seen before")} ${sayLead(turn, "ask")}`
      : findClue(turn, "look", turn.brief.playerText, !isScene, false),
  );
}

export const LOOKS = storedPattern("look looks");
/** What a look is at: the deed without its verb. */
export const lookedAt = (text: string): string => text.slice(LOOKS.exec(text)?.[0].length ?? 0);
export const SEARCHES = storedPattern("look searches");

/** "I look along the dike", on the dike: what is to be seen of the place. */
const isHere = (turn: Turn, thing: string): boolean =>
  thing !== "" && isSamePlace(turn.place, `the ${thing.replace(/^the /u, "")}`);

/** A look at somebody or something. What the texts say is told once; the rest has to be searched for. */
export function lookAt(turn: Turn, text: string): boolean {
  // "the stairs where he fell": the stairs.
  const rest = lookedAt(text).replace(pattern("look rest"), "");
  // What is looked for, or under something, is searched for.
  if (pattern("look in places").test(text)) return false;
  if (pattern("look look at").test(rest) && !/\bfor\b(?! who\b)/iu.test(rest) && !/^(?:listen|smell)/iu.test(text)) {
    lookAround(turn, true);
    return true;
  }
  // "look out toward the row": a view, and no way.
  const [, view] = pattern("look look at 2").exec(rest) ?? [];
  if (view !== undefined) {
    const place = placeNamed(turn, view.replace(/^.* towards? /iu, ""));
    turn.log(`You look toward ${place ?? view}.`);
    turn.say(place === null ? "" : aboutPlace(turn, place), detailOf(turn, rest, "sky"));
    return true;
  }
  const own = thingIn(turn, rest);
  if (own !== null) {
    turn.moved = true;
    turn.say(showsPiece(turn, own, "look", text));
    return true;
  }
  // "Jory's new boat": the boat.
  const isOwned = pattern("look owned", "u").test(rest);
  const person = isOwned ? undefined : whoIn(turn, rest);
  const entry =
    person ??
    entriesIn(turn.lore, rest).find(
      (each) => !isHero(turn.lore, each) && each.kind !== "place" && !(isOwned && each.kind === "person"),
    );
  if (entry === undefined) {
    const thing = nounIn(rest);
    const isPlace = placeNamed(turn, thing) !== null || kindOfNoun(thing.split(" ").at(-1)!) === "place";
    const detail = SEARCHES.test(text)
      ? ""
      : resultOfDeed(turn, text) ||
        (isHere(turn, thing)
          ? detailOf(turn, "", "room")
          : thing === "" || isPlace
            ? detailOf(turn, rest)
            : showsThing(turn, thing));
    turn.say(detail);
    return detail !== "";
  }
  const isBeast = person !== undefined && !canTalk(turn.lore, person) && (person.proper || turn.isHere(person));
  // What the player has written of a thing or a beast is no news to them.
  if (
    isBeast &&
    !turn.isHere(person) &&
    isSamePlace(whereIs(turn, person) || turn.place, turn.place) &&
    fateOf(turn.lore, person) === null
  )
    turn.bring(person);
  const shown = isBeast
    ? turn.isHere(person)
      ? showsThing(turn, shortName(person), "animal")
      : ""
    : entry.kind === "thing" || (entry.kind === "creature" && !entry.proper)
      ? showsThing(turn, shortName(entry))
      : "";
  if (shown !== "") {
    if (isBeast) turn.memo.last = entry.name;
    turn.log(`You look at ${shortName(entry)}.`);
    turn.say(shown);
    return true;
  }
  const said = unsaidOf(turn, entry);
  if (person !== undefined && turn.isHere(person) && !pattern("look look at 3").test(text)) {
    turn.memo.last = person.name;
    turn.log(`You look at ${shortName(person)}.`);
    const isOut = isSenseless(turn.lore, person);
    turn.say(
      isOut
        ? showsOwnThing(turn, shortName(person)) || plainLineOf(turn, cases().results.patient)
        : // What the player has written of somebody is no news to them.
          detailOf(turn, pattern("look body").exec(text)?.[0] ?? text, "face") || said || feeling(turn, person),
    );
    return true;
  }
  if (person !== undefined && /^(?:dead|missing)$/u.test(fateOf(turn.lore, person) ?? "")) {
    const left = showsLeft(turn, rest);
    if (left !== "") {
      turn.log(`You look at ${turn.place}.`);
      turn.say(left);
      return true;
    }
  }
  // What the player has written of somebody who is elsewhere is not what is to be seen here.
  if (said === "" || SEARCHES.test(text) || (person !== undefined && !turn.isHere(person))) return false;
  turn.markSaid(said);
  turn.log(`You look at ${shortName(entry)}.`);
  turn.say(said);
  return true;
}

/** A search: a check; a hit finds what is to be found here, or says where else to look. */
export async function search(turn: Turn, text: string): Promise<boolean> {
  if (findsKnown(turn, text)) return true;
  const listens = pattern("look search").test(text);
  const where = `searched ${turn.place}`;
  const times = turn.memo.settled.filter(({ key }) => key === where).length;
  turn.memo.settled.push({ key: where, answer: "" });
  const grade = await turn.check(
    listens ? "wisdom" : "intelligence",
    listens ? "Perception" : "Investigation",
    11 + Math.min(4, times),
    listens ? "You notice it, or it notices you" : "You find something, or lose time",
  );
  const deed = worded(turn, text);
  if (grade === "miss") {
    turn.log(`${deed === "" ? `You search at ${turn.place}` : `You ${deed}`}: nothing.`);
    turn.say(
      resultOfDeed(turn, text) || detailOf(turn, text, sightOf(text)) || lineFor(turn, "nothing found"),
      tick(turn),
    );
    return false;
  }
  const found = findClue(
    turn,
    listens ? "listen" : "search",
    text,
    false,
    namesSomething(turn, text.replace(SEARCHES, " ")),
  );
  turn.say(found || resultOfDeed(turn, text) || detailOf(turn, text, listens ? "sound" : sightOf(text)));
  if (grade === "weak") turn.say(await consequence(turn, text, "quiet"), tick(turn));
  return true;
}
/** What the player or the story has said of a thing is found there, without dice. */
export function findsKnown(turn: Turn, text: string): boolean {
  const wanted = [...contentWords(text.replace(pattern("look finds known", "u"), ""))].filter(
    (word) => !VAGUE.test(word),
  );
  // The place itself is no thing in it.
  const here = contentWords(turn.place);
  const clue = wanted.every((word) => here.has(word))
    ? undefined
    : turn.memo.clues.findLast((each) => {
        // What is looked for is not found in a sentence that only names it.
        const words = contentWords(
          pattern("deed does look for").test(text) ? each.split(" ").slice(0, 6).join(" ") : each,
        );
        return wanted.every((word) => words.has(word));
      });
  if (clue === undefined) return false;
  const deed = worded(turn, text);
  turn.log(`${deed === "" ? `You look at ${turn.place}` : `You ${deed}`}: it is there.`);
  turn.say(deed === "" ? "" : `You ${deed}.`, `It is as you know it: ${clue.replace(/^You find /u, "")}`);
  return true;
}
const VAGUE = storedPattern("look vague", "u");

/** What the record has of a person, place or thing. */
export function known(turn: Turn, entry: LoreEntry): string {
  const fate = fateOf(turn.lore, entry);
  const facts = turn
    .about(entry)
    .filter((each) => each.source === "story" || !(isFrame(each.text) || isSecret(turn.lore, each)))
    .map(({ text }) => text.replace(pattern("look known", "gu"), "your"))
    .filter((text) => !pattern("look known 2", "u").test(text));
  const member = turn.member(entry.name);
  const where = turn.isHere(entry)
    ? `${capitalise(shortName(entry))} is here.`
    : fate === "dead"
      ? "Dead."
      : member !== undefined && member.place !== ""
        ? `Last known at ${member.place}.`
        : "";
  return [
    facts.slice(0, 2).join(" "),
    facts.length > 2 ? facts.slice(-1).join(" ") : "",
    entry.kind === "person" ? where : "",
  ]
    .filter((part) => part !== "")
    .join(" ");
}

/** How the story stands. */
export const storyStatus = (turn: Turn): string =>
  [
    turn.main === undefined ? "Nothing is open." : `${turn.main.title}.`,
    countOfPieces(turn),
    standsAt(turn),
    clockStands(turn),
  ]
    .filter((part) => part !== "")
    .join(" ");
