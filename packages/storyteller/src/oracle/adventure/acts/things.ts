import { pattern, sourceOf, storedPattern } from "../../patterns.ts";
import type { Person, Thing } from "#content/adventures/schema";
import type { Reading } from "../../understand/reading.ts";
import { succeeds } from "../stage/deeds.ts";
import { apply, findClue, itemName, loseItem, takeThing } from "../stage/effects.ts";
import { dealWith, improvise, receiveKindness, simplyDone, takesHand, isRough } from "./improvise.ts";
import { mentions, stemsOf } from "../stage/match-words.ts";
import { absentPerson, notHere, partnerHere } from "../talk/conversation-partner.ts";
import { attributed, capital, firstSentence, inSentence, namesOf, shortName } from "../stage/prose.ts";
import { belongingMeant, isPlural, isWholePlace, lookRound, noSuchThing, scenery, thingMeant } from "../stage/sight.ts";
import {
  add,
  carried,
  count,
  exitsOf,
  next,
  placeOf,
  thingsAtHand,
  present,
  sheetOf,
  so,
  type Stage,
  say,
  textNow,
} from "../stage/stage.ts";
import { voiced } from "../stage/voice.ts";
import { talk } from "../talk/talk.ts";

/** Words for more than a quick look. */
const CLOSELY = storedPattern("adventure things closely");

/** Whether the words mean a close look. "I look at it without touching it" does not. */
const isClose = (text: string): boolean => CLOSELY.test(text.replaceAll(pattern("things is close", "giu"), " "));

/** Looks at a thing, a person or the place. It is a close look if the words say so, or if it is the second look. */
export async function look(stage: Stage, reading: Reading, text: string): Promise<void> {
  if (
    ROUND.test(text) &&
    thingMeant(stage, null, stemsOf(text)) === null &&
    personMeant(stage, null, stemsOf(text)) === null
  )
    return lookRound(stage);
  const stems = stemsOf(text);
  if (looksAtPlace(stage, stems)) return;
  const person = personMeant(stage, reading.target, stems);
  const thing = thingMeant(stage, reading.target, stems);
  // "What he has on his desk" is on the desk.
  const onIt = thing !== null && pattern("things look").test(text);
  if (person !== null && !onIt && (thing === null || thing.name !== reading.target)) {
    say(stage, person.look);
    return;
  }
  if (thing === null) {
    if (pattern("things look 2").test(text)) await improvise(stage, reading, text);
    else if (ROUND.test(text)) lookRound(stage);
    else if (!isWholePlace(stage, stems)) {
      const own =
        /\bmy\b/iu.test(text) ||
        belongingMeant(stage, stems) !== undefined ||
        sheetOf(stage)?.inventory.some(({ name }) => mentions([name], stems) > 0);
      const seen = own === true ? "" : scenery(stage, stems);
      if (seen === "") noSuchThing(stage, reading, text);
      else say(stage, seen);
    } else lookRound(stage);
    return;
  }
  const again = stage.progress.looked.includes(thing.id);
  const others = thingsAtHand(stage).filter((each) => each !== thing && isWritten(each, text));
  if (others.length > 0 && isWritten(thing, text)) {
    // "I look at the landing and the sledge"
    for (const each of [thing, ...others].slice(0, 3)) {
      if (isClose(text) || stage.progress.looked.includes(each.id)) await searchThing(stage, each);
      else {
        add(stage.progress.looked, each.id);
        say(stage, shown(stage, each) ? each.look : each.hidden!.look);
      }
    }
  } else if (again || isClose(text)) await searchThing(stage, thing);
  else {
    add(stage.progress.looked, thing.id);
    stage.progress.thing = thing.id;
    say(stage, shown(stage, thing) ? thing.look : thing.hidden!.look);
  }
}

/** Whether a text has the whole name of a thing. */
const isWritten = ({ name }: Thing, text: string): boolean =>
  text.toLowerCase().includes(name.toLowerCase().replace(/^the /u, ""));

/** "The seventh step" is the place, here or up the lane, and not the seventh loaf. Returns whether a place was looked at. */
function looksAtPlace(stage: Stage, stems: readonly string[]): boolean {
  const most = Math.max(0, ...thingsAtHand(stage).map(({ name, aliases }) => mentions([name, ...aliases], stems)));
  const fit = ({ name, aliases }: { readonly name: string; readonly aliases: readonly string[] }) =>
    mentions([name, ...aliases], stems);
  const here = fit(placeOf(stage));
  // "I search the glass", after a look at one of the glasses here, is no look round the Glass Gallery.
  const last = thingsAtHand(stage).find(({ id }) => id === stage.progress.thing);
  const isLast = last !== undefined && !stems.includes("round") && stems.includes(stemsOf(last.name).at(-1) ?? "");
  if (here >= 1 && here > most && !isLast) {
    lookRound(stage);
    return true;
  }
  const away = exitsOf(stage).find(({ to }) => fit(placeOf(stage, to)) >= Math.max(2, most + 0.5));
  if (away === undefined) return false;
  say(stage, `${capital(inSentence(placeOf(stage, away.to).name))} is ${away.how}.`);
  stage.still = true;
  return true;
}

/** "I stamp the snow off my boots and look around" is no look at the boots. */
const ROUND = storedPattern("things round");

const shown = (stage: Stage, { hidden }: Thing): boolean => hidden === undefined || so(stage, hidden.until);

function personMeant(stage: Stage, target: string | null, stems: readonly string[]): Person | null {
  // "Thrale's cabin" is not Thrale.
  const plain = stemsOf(
    stage.brief.playerText.replace(/\bwhile\b.*$/isu, " ").replaceAll(pattern("things person meant", "gu"), " "),
  );
  const owns = (person: Person) => mentions(namesOf(person), stems) > 0 && mentions(namesOf(person), plain) === 0;
  return (
    present(stage).find((person) => person.name === target && !owns(person)) ??
    present(stage).find((person) => target === null && mentions(namesOf(person), stems) > 0 && !owns(person)) ??
    null
  );
}

/** Searches a thing: what a close look shows, its clue, and more after a good roll. */
async function searchThing(stage: Stage, thing: Thing): Promise<void> {
  if (!shown(stage, thing)) {
    say(stage, thing.hidden!.look);
    return;
  }
  // "I shake the lamp and sniff the oil" searches the lamp only once.
  if (stage.goneOver.includes(thing.id)) return;
  stage.goneOver.push(thing.id);
  stage.progress.thing = thing.id;
  // What a deed of the same message has just shown is not described a second time.
  if (stage.acted && stage.events.some((event) => event.type === "secret_revealed" && event.id === thing.gives)) return;
  const seen = stage.progress.looked.includes(thing.id);
  add(stage.progress.looked, thing.id);
  if (stage.progress.searched.includes(thing.id)) return goOver(stage, thing);
  // "It has a square socket" makes sense only after the thing itself was described.
  const begins = textNow(stage, thing.search);
  say(stage, !seen && LEANS_ON_LOOK.test(begins) ? thing.look : undefined, thing.search);
  add(stage.progress.searched, thing.id);
  const isNew = thing.gives !== undefined && findClue(stage, thing.gives);
  await apply(stage, thing.effects);
  const more = stage.adventure.clues.find(({ id }) => id === thing.gives)?.more;
  if (isNew && more && (await succeeds(stage, more, `What else ${inSentence(thing.name)} shows`)))
    say(stage, more.prose);
}

/** A thing that was searched before. Only a look goes over it once more, and shows it as it is now. */
function goOver(stage: Stage, thing: Thing): void {
  const text = stage.brief.playerText;
  const them = isPlural(thing.name) ? "them" : "it";
  if (TAKES_UP.test(text)) return say(stage, voiced(stage, "stays").replaceAll("{thing}", inSentence(thing.name)));
  if (OPENED.test(text))
    return say(stage, `You have opened ${them} already.`, firstSentence(textNow(stage, thing.search)));
  const shows = stage.adventure.clues.find(({ id }) => id === thing.gives && stage.progress.clues.includes(id))?.says;
  const now = Array.isArray(thing.look)
    ? thing.look
    : (shows ?? firstSentence(textNow(stage, thing.search, "minimal")));
  if (LOOKS.test(text)) return say(stage, `You go over ${inSentence(thing.name)} once more.`, now);
  if (pattern("things go over").test(text)) return say(stage, now);
  say(stage, sourceOf("things no more"));
  // A look in the next clause goes over it.
  stage.goneOver.pop();
  stage.still = true;
  stage.missed = true;
}

const TAKES_UP = storedPattern("things takes up");
const LOOKS = storedPattern("things looks");
const OPENED = storedPattern("things opened");

/** Matches a text that continues the description of the first look. */
const LEANS_ON_LOOK = storedPattern("things leans on look");

/** Searches a thing, or the parts of the place that were not searched yet. */
export async function search(stage: Stage, reading: Reading, text: string): Promise<void> {
  // "I look round the chapel for anyone living", in the chapel, is a look round.
  if (ROUND.test(text) && pattern("things search").test(text)) return lookRound(stage);
  if (looksAtPlace(stage, stemsOf(text))) return;
  const meant = thingMeant(stage, reading.target, stemsOf(text));
  if (meant !== null) return searchThing(stage, meant);
  const person = personMeant(stage, reading.target, stemsOf(text));
  if (person !== null) {
    // "Search the girl's pocket": what they say of it, the first time.
    const own = person.smalltalk.find(
      ({ about }) =>
        mentions(
          about.filter((each) => !each.includes("|")),
          stemsOf(text),
        ) >= 1,
    );
    if (own !== undefined && count(stage, `search/${person.id}`) === 0) say(stage, own.says);
    else say(stage, person.look);
    return;
  }
  if (!isWholePlace(stage, stemsOf(text))) return noSuchThing(stage, reading, text);
  const left = placeOf(stage).things.filter(
    (thing) =>
      !stage.progress.searched.includes(thing.id) && !stage.progress.taken.includes(thing.id) && shown(stage, thing),
  );
  const thing = left.find(({ gives }) => gives !== undefined) ?? left[0];
  if (thing === undefined) {
    say(stage, sourceOf("things all seen"));
    return;
  }
  say(stage, `You go through it all, and come to ${inSentence(thing.name)}.`);
  await searchThing(stage, thing);
}

/** Takes a thing. If it cannot be taken, says what it is and why it stays. */
export async function take(stage: Stage, reading: Reading, text: string): Promise<void> {
  const thing = thingMeant(stage, reading.target, stemsOf(text));
  if (thing?.take === null && !TAKES.test(text)) return simplyDone(stage, text);
  const owner = present(stage).find(({ name }) => name === reading.target);
  const held = takesHand(text) ? (owner ?? partnerHere(stage, text)) : undefined;
  if (held !== undefined) return dealWith(stage, held, text);
  const seized = thing === null && pattern("things take").test(text) ? partnerHere(stage, text) : undefined;
  if (seized !== undefined) return dealWith(stage, seized, text);
  if (thing === null && owner !== undefined && isRough(text)) return dealWith(stage, owner, text);
  if (thing === null && owner !== undefined) {
    say(stage, attributed(next(stage, `refuses/${owner.id}`, owner.refuses), shortName(owner), owner.pronoun));
    return;
  }
  if (thing === null) return noSuchThing(stage, reading, text);
  if (stage.progress.taken.includes(thing.id)) {
    say(stage, `You have the ${itemName(thing).toLowerCase()} already.`);
    return;
  }
  if (!shown(stage, thing)) {
    say(stage, thing.hidden!.look);
    return;
  }
  if (thing.take === null && isClose(text)) return searchThing(stage, thing);
  if (thing.take === null && RIDES.test(stage.brief.playerText)) {
    const watched = present(stage).length > 0 ? ", and nobody is quick enough to stop you" : "";
    say(stage, `You take ${inSentence(thing.name)}${watched}.`);
    return;
  }
  if (thing.take === null) {
    const from = stage.paragraphs.length;
    say(
      stage,
      voiced(stage, "stays").replaceAll("{thing}", inSentence(thing.name)),
      again(stage, thing) ? undefined : thing.look,
    );
    // "I pick up the napkin and compare the initials" has the outcome of the comparing.
    stage.stock.push(...stage.paragraphs.slice(from));
    add(stage.progress.looked, thing.id);
    return;
  }
  // What the hero sees of it comes before it is gone from where it was.
  if (thing.gives !== undefined && !stage.progress.searched.includes(thing.id)) await searchThing(stage, thing);
  say(stage, thing.take);
  await takeThing(stage, thing.id);
}

const TAKES = storedPattern("things takes");

const again = ({ progress }: Stage, { id }: Thing): boolean => progress.looked.includes(id);

/** A boat or a cart is taken by travelling in it. */
const RIDES = storedPattern("things rides");

/** Uses a thing that is here or that the hero carries. */
export async function putToUse(stage: Stage, reading: Reading, text: string): Promise<void> {
  const thing = thingMeant(stage, reading.target ?? reading.instrument, stemsOf(text));
  const person = personMeant(stage, reading.target, stemsOf(text));
  if (thing === null && person !== null) return dealWith(stage, person, text);
  if (thing === null) return improvise(stage, reading, text);
  if (!shown(stage, thing)) {
    say(stage, thing.hidden!.look);
    return;
  }
  if (!isClose(text) && isBeside(thing, text)) return simplyDone(stage, text);
  if (thing.use === null || isClose(text)) return searchThing(stage, thing);
  say(stage, thing.use);
  add(stage.progress.looked, thing.id);
}

/** "I throw my purse on the desk": the desk is only where it is done. */
function isBeside({ name, aliases }: Thing, text: string): boolean {
  const [, what = "", where = ""] = ONTO.exec(text) ?? [];
  const fit = (words: string) => mentions([name, ...aliases], stemsOf(words));
  return what !== "" && fit(where) > 0 && fit(what) === 0;
}
const ONTO = storedPattern("adventure things onto");

/** Gives away one of the hero's own things. The receiver takes it, and it is removed from the sheet. */
async function giveAway(stage: Stage, person: Person, text: string): Promise<void> {
  const sheet = sheetOf(stage);
  const item = sheet?.inventory.find(({ name }) => mentions([name], stemsOf(text)) >= 1);
  stage.progress.partner = person.id;
  // "I give him my arm" makes no present of it.
  if (item === undefined && pattern("things lends").test(text)) return receiveKindness(stage, person);
  if (sheet !== null && item !== undefined) {
    await loseItem(stage, sheet, item.name, `Given to ${person.name}`);
  }
  receiveKindness(
    stage,
    person,
    item === undefined
      ? (OWN.exec(text)?.[0] ?? GIFT.exec(text.replace(pattern("things give away"), ""))?.[1] ?? "it").replace(
          /^my\b/iu,
          "your",
        )
      : `the ${item.name.toLowerCase()}`,
  );
}

/** Pays a person for a service: "I pay her for the row". Returns whether the words did that. */
export async function payFor(stage: Stage, text: string): Promise<boolean> {
  const sheet = sheetOf(stage);
  if (!/\b(?:pay|tip)\b/iu.test(text) || present(stage).length === 0 || sheet === null || sheet.gold < 1) return false;
  const person = personMeant(stage, null, stemsOf(text)) ?? partnerHere(stage, text);
  if (person === undefined) return false;
  const reason = `Paid to ${person.name}`.slice(0, 200);
  await stage.brief.table.change({ type: "gold", characterId: sheet.characterId, delta: -1, reason });
  receiveKindness(stage, person, "the coin");
  return true;
}

/** Matches throwing a thing at somebody. "Throw it in his face" is no gift. */
const AT_SOMEBODY = storedPattern("things at somebody");
/** "I shrug my coat off and hand it to him with a wink": the thing after "my" is the gift. */
const OWN = storedPattern("things own");

const GIFT = storedPattern("things gift");

/** Gives or shows a thing to a person. The person says what they know about it. */
export async function give(stage: Stage, reading: Reading, text: string): Promise<void> {
  const stems = stemsOf(text);
  const thing = thingMeant(stage, reading.instrument, stems) ?? thingMeant(stage, reading.target, stems);
  // Of "him" and "her" the reading only guesses.
  const guess = pattern("things him or her").test(text) ? null : reading.target;
  const person =
    present(stage).find(({ name }) => name === guess) ?? personMeant(stage, null, stems) ?? partnerHere(stage, text);
  if (person === undefined) {
    say(stage, "There is nobody here to give it to.");
    return;
  }
  if (AT_SOMEBODY.test(text)) return dealWith(stage, person, text);
  const shows = /\bshow/iu.test(text);
  const owns = sheetOf(stage)?.inventory.some(({ name }) => mentions([name], stems) >= 1) ?? false;
  if (thing === null && owns && !shows) return giveAway(stage, person, text);
  const away = personMeant(stage, null, stems) === null && !shows ? absentPerson(stage, stems) : null;
  if (away !== null && mentions(namesOf(away), stems) >= 1) {
    say(stage, notHere(stage, away));
    stage.still = true;
    return;
  }
  if (thing === null && !shows && OWN.test(text)) return giveAway(stage, person, text);
  const topical = [...person.knows, ...person.lies, ...person.smalltalk].some(
    ({ about }) => mentions(about, stems) > 0,
  );
  if (thing === null && !topical && !shows) return giveAway(stage, person, text);
  // What stands here and is not in the hero's hand is spoken of.
  const inHand = thing === null || carried(stage).some(({ id }) => id === thing.id);
  if (!topical && !inHand) return talk(stage, { ...reading, act: "talk", target: person.name }, text);
  if (!topical) {
    stage.progress.partner = person.id;
    stage.dealtWith = person.id;
    say(
      stage,
      `${capital(shortName(person))} looks at ${thing === null ? "it" : inSentence(thing.name)} for as long as is polite, and gives it back.`,
    );
    return;
  }
  if (thing === null) return talk(stage, reading, text);
  await talk(stage, { ...reading, act: "talk", topic: thing.name }, text);
}
