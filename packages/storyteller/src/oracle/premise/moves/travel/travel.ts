import { isHidden, isKnownToBeAt, isSoughtFound, soughtPeople } from "../../case/aim/sought.ts";
import { filledPattern, pattern, storedPattern } from "../../../patterns.ts";
import { capitalise, listed } from "#english/noun-phrase";
import { findEntry, indexOfName, type LoreEntry, shortName } from "../../lore/lore.ts";
import { homeOf, isSamePlace, peopleAt, placesOf, whereIs } from "../../lore/where/whereabouts.ts";
import { fateOf } from "../../lore/fates.ts";
import { notYet } from "../../lore/where/not-yet.ts";
import { kindOfNoun } from "../../lore/nouns.ts";
import { toSecondPerson } from "../../words/person-words.ts";
import { BY, type Turn } from "../../turn.ts";
import { tick } from "../aim/clock.ts";
import { sayLead } from "../../case/leads.ts";
import { findClue } from "../../case/reveal-clue.ts";
import { withLoad } from "../../case/task/load.ts";
import { isDecided } from "../../case/climax/decided.ts";
import { isAcross, isLocked } from "./locked.ts";
import { asGoing } from "./rides.ts";
import { aboutPlace } from "./about-place.ts";
import { placeNamed } from "./place-named.ts";
import { personIn, pronounMeans, whoIn } from "../people/who.ts";

/** Ways: to a place that the player names, or to somebody. */

const MOVES = storedPattern("travel moves");
const TO = storedPattern("travel to");

export interface Way {
  readonly place: string | null;
  readonly whom?: LoreEntry | undefined;
}

/** Where a deed leads; null where it is no way. */
export function wayIn(turn: Turn, text: string): Way | null {
  const plain = asGoing(
    text
      .replace(/“[^”]*”/gu, "")
      .replace(pattern("travel way in 8", "giu"), "")
      // "Up the hill to the town hall": the end of it counts.
      .replace(pattern("travel on the way"), "")
      .replace(/[.!?,;]+$/u, ""),
  );
  if (!MOVES.test(plain) || pattern("travel way in").test(plain)) return null;
  if (pattern("travel way in 2").test(plain)) return { place: turn.more ? null : (turn.story.scene?.exits[0] ?? null) };
  // "follow it to where it leaves the pump room": where that is, the words do not say.
  if (pattern("travel way in 9").test(plain)) return whereItGoes(turn);
  // "follow Sabel to the gardens": who is followed arrives, too.
  const [, led = "", there = ""] = pattern("travel way in 3").exec(plain) ?? [];
  const companion = led === "" ? undefined : whoIn(turn, led);
  const goal = companion === undefined ? null : placeNamed(turn, headPhrase(there));
  const isNear = (who: LoreEntry) => {
    const where = whereIs(turn, who);
    return turn.isHere(who) || where === "" || isSamePlace(where, goal ?? "") || isSamePlace(where, turn.place);
  };
  // Who is followed somewhere is on the way there, wherever else the oracle had put them.
  if (companion !== undefined && goal !== null && (pattern("travel way in 10").test(plain) || isNear(companion)))
    return { place: goal, whom: companion };
  // "look for the door to the vault": a search, and no way.
  if (pattern("travel way in 4").test(plain)) return null;
  // "leave the sheds": away from here, to where the words say or the first way leads.
  const left = pattern("travel way in 5").exec(plain)?.[1];
  if (left !== undefined && isSamePlace(placeNamed(turn, headPhrase(left)) ?? left, turn.place)) {
    const to = pattern("travel way in 11").exec(left)?.[1];
    return {
      place: to === undefined ? (turn.more ? null : (turn.story.scene?.exits[0] ?? null)) : placeNamed(turn, to),
    };
  }
  // "leave the throne room and go …", where the hero has left it already.
  if (left !== undefined && turn.more && !pattern("travel way in 25").test(left)) return { place: null };
  // "go there": where the last answer pointed.
  if (pattern("travel way in 6").test(plain)) {
    const last = turn.brief.transcript.at(-1)?.reply ?? "";
    const pointed = [...last.matchAll(pattern("travel way in 12", "gu"))]
      .map(([, phrase = ""]) => placeNamed(turn, phrase))
      .findLast((place) => place !== null && !isSamePlace(place, turn.place));
    if (pointed !== undefined) return { place: pointed };
  }
  if (pattern("travel way in 13").test(plain)) return { place: turn.memo.visited[0] ?? null };
  if (pattern("travel way in 14").test(plain))
    return { place: turn.memo.visited.find((name) => /^your (?!way)/u.test(name)) ?? "home" };
  // "go upstairs", "step outside": no other place of the story.
  if (pattern("travel way in 7").test(plain)) return null;
  const where = TO.exec(
    plain
      .replace(pattern("travel way in 16", "u"), (verb) => (pattern("travel way in 17").test(verb) ? verb : ""))
      .trim(),
  )?.[1];
  if (where === undefined) return null;
  const found = pattern("travel way in 18").exec(where);
  const at = found === null ? null : placeNamed(turn, found[2]!);
  const who = pattern("travel way in 19").test(where) ? whoIn(turn, where) : undefined;
  const direct = placeNamed(turn, headPhrase(where));
  if (direct !== null && !(at !== null && found !== null && personIn(turn, found[1]!) !== undefined))
    return { place: direct, whom: who };
  // "my mother's grave" is no way to her, and "the signal box" of the texts is a place.
  const spot =
    direct === null && who === undefined && !isPersonNamed(turn, headPhrase(where))
      ? spotIn(turn, plain, headPhrase(where))
      : null;
  if (spot !== null) return { place: spot };
  // "her pantry" is a room of hers, and not where she is.
  const isTheirThing = /['’]s \p{Ll}/u.test(headPhrase(where)) && pattern("travel way in 22").test(plain);
  const whom =
    who ?? (isTheirThing || pattern("travel way in 20", "u").test(where) ? undefined : whoIn(turn, headPhrase(where)));
  // "I go to the infirmary and find the doctor", "I find Desmond by the hearse": they are there, where nothing speaks against it.
  const isSaid = turn.went || pattern("travel way in 21").test(plain);
  if (whom !== undefined && at === null && isSaid && pattern("travel way in 22").test(plain) && isAround(turn, whom))
    return { place: null, whom };
  if (whom !== undefined) return { place: at ?? (turn.isHere(whom) ? null : whereIs(turn, whom) || null), whom };
  if (at !== null) return { place: at };
  // "go to the Upper Ring": a name that only the player has is a place.
  const named = pattern("travel way in 23", "u").exec(headPhrase(where))?.[0];
  return named === undefined || !pattern("travel way in 24", "u").test(plain) ? null : { place: named };
}

/** Whether somebody is alive, free and to be met. */
const isAround = (turn: Turn, whom: LoreEntry): boolean =>
  fateOf(turn.lore, whom) === null && turn.member(whom.name)?.alive !== false;

/** Whether a phrase is somebody's name and no more. */
const isPersonNamed = (turn: Turn, phrase: string): boolean =>
  !/['’]s \p{L}/u.test(phrase) && personIn(turn, phrase) !== undefined;

const GOES = storedPattern("travel goes");
/** A place that no list has: something of somebody's, or a noun that the player's texts have, too. */
function spotIn(turn: Turn, plain: string, phrase: string): string | null {
  if (!GOES.test(plain)) return null;
  const owned = pattern("travel spot in", "u").exec(phrase)?.[1];
  if (owned !== undefined && kindOfNoun(owned) !== "person" && !pattern("travel spot in 5", "u").test(owned))
    return toSecondPerson(phrase);
  const noun = pattern("travel spot in 2", "u").exec(phrase)?.[1];
  if (noun === undefined || kindOfNoun(noun.split(" ").at(-1)!) === "person") return null;
  const own = filledPattern("travel spot in 4", "iu", noun);
  const isWritten = turn.lore.sentences.some(
    ({ source, text }) => source !== "story" && source !== "hero" && own.test(text),
  );
  return isWritten && (noun.includes(" ") || kindOfNoun(noun) === null) && !pattern("travel spot in 3", "u").test(noun)
    ? `the ${noun}`
    : null;
}

/** Where what was followed leads: the place that the last thing said of it names; nowhere that anybody knows else. */
function whereItGoes(turn: Turn): Way | null {
  const last = turn.memo.facts.at(-1) ?? "";
  for (const [, phrase = ""] of last.matchAll(pattern("travel where it goes", "gu"))) {
    const place = placeNamed(turn, phrase);
    if (place !== null && !isSamePlace(place, turn.place)) return { place };
  }
  return null;
}

const headPhrase = (text: string): string =>
  text
    // "the Eel and Basket" is one house.
    .replace(pattern("travel head phrase", "gu"), " & ")
    .split(pattern("travel head phrase 2"))[0]!
    .replace(" & ", " and ")
    .trim();

/** "At the docks I …", "wake Jenny in the stable": a deed that is done elsewhere begins by going there. Answers the deed. */
export async function goWhereSaid(turn: Turn, text: string): Promise<string> {
  // "I search the boathouse": there, and not from afar.
  const searched = pattern("travel go where said 4").exec(text)?.[1];
  const spot = searched === undefined ? null : placeNamed(turn, searched);
  if (spot !== null && !isSamePlace(spot, turn.place) && placesOf(turn).includes(spot)) {
    await go(turn, { place: spot });
    return isSamePlace(spot, turn.place) ? text : "";
  }
  const [whole = "", phrase = ""] =
    pattern("travel go where said 2").exec(text) ?? pattern("travel go where said 3").exec(text) ?? [];
  const place = phrase === "" || phrase.split(" ").length > 4 ? null : placeNamed(turn, phrase);
  const isKnown = place !== null && placesOf(turn).some((name) => isSamePlace(name, place));
  const isHouse = pattern("travel go where said").test(phrase);
  if (place === null || !(isKnown || isHouse) || isSamePlace(place, turn.place)) return text;
  await go(turn, { place });
  return text.replace(whole, "").trim();
}

/** The hero goes, and the companions with them. */
export async function go(turn: Turn, { place, whom }: Way): Promise<void> {
  // "I leave, and cross the causeway to the Hall": the way is said by what follows.
  if (place === null && whom === undefined) return;
  if (place !== null) turn.isAtNamed = true;
  if (whom !== undefined) turn.memo.last = whom.name;
  if (whom !== undefined && turn.isHere(whom) && (place === null || isSamePlace(place, turn.place))) {
    turn.log(`You go over to ${shortName(whom)}.`);
    return turn.say(turn.more || turn.paragraphs.length > 0 ? "" : `${capitalise(shortName(whom))} turns to you.`);
  }
  if (whom !== undefined && fateOf(turn.lore, whom) === "dead" && place === null)
    return turn.say(`${capitalise(shortName(whom))} is dead. There is no way to ${shortName(whom)} any more.`);
  const bed = whom !== undefined && fateOf(turn.lore, whom) === "ill" ? whereIs(turn, whom) : "";
  if (place === null && bed !== "" && !isSamePlace(bed, turn.place)) return go(turn, { place: bed, whom });
  const later =
    place === null && whom !== undefined && turn.member(whom.name) === undefined ? notYet(turn.lore, whom) : "";
  if (later !== "") return turn.say(`There is no way to ${shortName(whom!)} yet. ${later}`);
  if (place === null && whom !== undefined) {
    const isGone = fateOf(turn.lore, whom) !== null;
    const { yes, shown } = isGone
      ? await turn.ask(`Do you find ${shortName(whom)}?`, "almost impossible")
      : { yes: true, shown: "" };
    if (!yes) return turn.say(`You do not find ${shortName(whom)} (${shown}).`, sayLead(turn, "search", whom.name));
    const isAlone = turn.present.length === 0;
    turn.bring(whom);
    turn.log(`You find ${shortName(whom)}.`);
    // "I follow the ferret": it leads to something.
    const led =
      whom.kind === "creature" && /\bfollow/iu.test(turn.brief.playerText) ? findClue(turn, "travel", "") : "";
    if (led !== "") return turn.say(led);
    // "I go to the chapel to see Isaura": who is there is said once.
    if (turn.went && shown === "")
      return turn.say(isAlone ? whoIsHere(turn) : `${capitalise(shortName(whom))} is here, too.`);
    return turn.say(
      `You find ${shortName(whom)}${shown === "" ? "" : ` (${shown})`}.${turn.more ? "" : " What do you do?"}`,
    );
  }
  const to = place ?? turn.place;
  // Who is hidden is not found by going where the player thinks that they are.
  if (whom !== undefined && isHidden(turn, whom) && !isKnownToBeAt(turn, whom, to)) {
    if (!isSamePlace(to, turn.place)) return go(turn, { place: to });
    turn.log(`You look for ${shortName(whom)} at ${turn.place}.`);
    return turn.say(
      findClue(turn, "search", "") || `Nothing is to be seen of ${shortName(whom)} here.`,
      turn.more ? "" : sayLead(turn, "ask", whom.name),
    );
  }
  if (isSamePlace(to, turn.place)) {
    if (whom !== undefined && !turn.isHere(whom)) turn.bring(whom);
    // Who has just come, or goes on to do something here, knows where they are.
    if (turn.went || (whom === undefined && turn.more)) return;
    return turn.say(
      whom === undefined
        ? turn.more
          ? ""
          : `You are at ${turn.place}.`
        : `${capitalise(shortName(whom))} is here, at ${turn.place}.`,
      whom === undefined ? whoIsHere(turn) : "",
    );
  }
  const isFirst = !turn.memo.visited.some((name) => isSamePlace(name, to));
  if (isFirst && isLocked(turn, to)) return turn.say(`${capitalise(to)} is locked.`);
  if (isFirst && isAcross(turn, to) && !pattern("travel crosses").test(turn.brief.playerText))
    return turn.say(`${capitalise(to)} lies across the water, and you need a way over.`);
  arrive(turn, to, whom);
  turn.log(`You go to ${turn.place}.`);
  turn.say(
    turn
      .oneOf([`You come to {L}.`, `You go to {L}.`, `This is {L}.`, `You are at {L}.`, `You make your way to {L}.`])
      .replace("{L}", turn.place)
      .replace(pattern("travel go", "u"), "You go home.")
      .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
    // What the texts say of it was so before the end.
    isFirst && turn.memo.end?.rests !== true ? aboutPlace(turn, turn.place) : "",
    whoIsHere(turn),
    withLoad(turn, turn.brief.playerText),
  );
  if (isDecided(turn)) return;
  // What an open task costs in time is said by its prices, and no walk has one.
  if (!isFirst && (turn.memo.case?.task ?? null) === null) turn.say(tick(turn));
}

const HIM = /^(?:him|her|it)$/iu;

export function arrive(turn: Turn, place: string, whom?: LoreEntry): void {
  turn.went = true;
  const { scene } = turn.story;
  // "… with him": one of those who are here, before the hero is elsewhere.
  const word = pattern("travel with pronoun").exec(turn.brief.playerText)?.[1];
  const meant = word === undefined ? undefined : pronounMeans(turn, word);
  const left = (scene?.present ?? []).filter((name) => !turn.memo.companions.includes(name));
  const known = findEntry(turn.lore, place);
  const name = (known?.kind === "place" && isSamePlace(known.name, place) ? known.name : place).slice(0, 120);
  if (known === undefined || known.kind !== "place") turn.memo.names.push({ name, kind: "place" });
  turn.change({
    type: "scene_opened",
    by: BY,
    place: name,
    day: scene?.day ?? 1,
    present: [],
    exits: [],
    question: (turn.main?.question ?? "").slice(0, 400),
    pressure: (turn.story.clocks[0]?.name ?? "").slice(0, 400),
  });
  const isFirst = !turn.memo.visited.some((each) => isSamePlace(each, name));
  if (isFirst) {
    turn.memo.visited.push(name);
    turn.introduced.push({
      type: "introduce",
      name,
      entityType: "place",
      description: known === undefined ? "" : turn.whatIsSoOf(known),
    });
  }
  const exits = [...(scene === null ? [] : [scene.place]), ...placesOf(turn)].filter(
    (each, at, all) => !isSamePlace(each, name) && all.indexOf(each) === at,
  );
  turn.change({ type: "scene_changed", by: BY, exits: exits.slice(0, 6).map((each) => each.slice(0, 120)) });
  // A person who had only come to the place that the hero leaves goes back to where the texts put them.
  for (const each of left) {
    const home = homeOf(turn, turn.entry(each));
    const isTask = (turn.memo.case?.task ?? null) !== null;
    if (home !== "" && (isTask || !isSamePlace(home, name)))
      turn.change({ type: "cast_changed", by: BY, name: each, place: home.slice(0, 120) });
  }
  // "Which of them keeps two books?" takes nobody along. "We" are those who are named, or the only one who is here.
  const words = turn.brief.playerText.replace(/[^.!?]+\?/gu, "");
  const willing = (scene?.present ?? []).filter((each) => (turn.member(each)?.attitude ?? 0) >= 0);
  const together = pattern("travel arrive").test(words)
    ? willing
    : pattern("travel we").test(words)
      ? willing.filter((each) => willing.length === 1 || indexOfName(words, shortName(turn.entry(each))) >= 0)
      : [];
  // "We run back before the Baroness catches us": she is left behind.
  const fled = pattern("travel arrive 2").exec(turn.brief.playerText)?.[1];
  const behind = fled === undefined ? undefined : personIn(turn, fled)?.name;
  const along = pattern("travel along").exec(turn.brief.playerText)?.[1] ?? "";
  // "I lead Biscuit and the cart to the gorge", "I carry the goose back": who is led or carried arrives, too.
  const led = pattern("travel leads").exec(turn.brief.playerText)?.[1] ?? "";
  // If nobody has said where a beast is, it goes where the hero leads it.
  const isNowhere = (entry: LoreEntry) => entry.kind === "creature" && whereIs(turn, entry) === "";
  const guests = `${along}, ${led}`
    .split(/,? and |, /u)
    .map((each) => (each === "" ? undefined : (personIn(turn, each) ?? (HIM.test(each) ? meant : undefined))?.name))
    .filter(
      (each) =>
        each !== undefined &&
        ((scene?.present ?? []).includes(each) || isNowhere(turn.entry(each))) &&
        (turn.member(each)?.attitude ?? 0) >= 0,
    ) as string[];
  together.push(...guests);
  // Who is taken along or led stays with the hero.
  for (const each of guests) if (!turn.memo.companions.includes(each)) turn.memo.companions.push(each);
  // Whose oxen the hero was lent goes where they go: with "us", with the wagon, and on from there.
  const lent = (turn.memo.case?.task?.steps ?? []).filter(
    ({ state, text }) => state === "done" && pattern("travel lender").test(text),
  );
  const lenders = (scene?.present ?? []).filter((each) =>
    lent.some(({ text }) => indexOfName(text, shortName(turn.entry(each))) >= 0),
  );
  if (together.length > 0 || pattern("travel team").test(turn.brief.playerText))
    for (const each of lenders) if (!turn.memo.companions.includes(each)) turn.memo.companions.push(each);
  // "we sneak back with Pim": those who are named go, and nobody else.
  const goers = guests.length > 0 ? guests : together.filter((each) => each !== behind);
  for (const each of new Set([...turn.memo.companions, ...goers])) turn.bring(turn.entry(each));
  // Who is after the hero comes after the hero.
  if (turn.memo.danger !== null) turn.bring(turn.entry(turn.memo.danger.who));
  // Whose office it is, is there, unless the hero has just left them.
  const owner = pattern("travel arrive 3", "u").exec(name)?.[1];
  const host = owner === undefined ? undefined : personIn(turn, owner);
  if (host !== undefined && fateOf(turn.lore, host) === null && !left.includes(host.name)) turn.bring(host);
  // Whom the hero has found does not stay behind.
  const { case: kept } = turn.memo;
  if (kept !== null && isSoughtFound(turn, kept))
    for (const entry of soughtPeople(turn, kept)) if (left.includes(entry.name)) turn.bring(entry);
  const others = peopleAt(turn, name).filter(
    (each) =>
      !turn.memo.companions.includes(each.name) && !isHidden(turn, each) && !turn.memo.past.gone.includes(each.name),
  );
  for (const entry of others.slice(0, 5)) turn.bring(entry);
  if (whom !== undefined) turn.bring(whom);
}

/** Who is here, in a sentence; empty where nobody is. */
export function whoIsHere(turn: Turn): string {
  const here = turn.present.map((entry) => shortName(entry));
  return here.length === 0 ? "" : `Here: ${listed(here)}.`;
}
