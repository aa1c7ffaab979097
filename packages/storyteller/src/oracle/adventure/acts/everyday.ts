import { pattern, sourceOf, storedPattern } from "../../patterns.ts";
import type { Person } from "#content/adventures/schema";
import type { Reading } from "../../understand/reading.ts";
import { type KnownDeed, openDeeds } from "../stage/deeds.ts";
import { loseItem } from "../stage/effects.ts";
import { dealWith, improvise } from "./improvise.ts";
import { matches, mentions, stemsOf } from "../stage/match-words.ts";
import { capital, inSentence, listed, namesOf, shortName } from "../stage/prose.ts";
import { isPlural, lookRound, thingMeant } from "../stage/sight.ts";
import { toPlayer } from "../message/message-parts.ts";
import { bystandersHere } from "../talk/bystanders.ts";
import { asksWhat } from "../talk/said-to-them.ts";
import { partnerHere, personDescribed } from "../talk/conversation-partner.ts";
import { count, placeOf, present, sheetOf, type Stage, say, textNow } from "../stage/stage.ts";

/** Acts that players try in any story, if the adventure has no deed for them. */

const WHO_AM_I = storedPattern("everyday who am i");
const WHO_IS_HERE = storedPattern("everyday who is here");

/** Answers who the hero is, or who is here. Returns whether the words asked for it. */
export function answerWho(stage: Stage, text: string): boolean {
  if (WHO_AM_I.test(text)) {
    const sheet = sheetOf(stage);
    const kind = sheet === null ? "" : `, ${sheet.race} ${sheet.className}`.toLowerCase();
    say(stage, `You are ${stage.hero.name}${kind}.`, stage.hero.authored ? stage.adventure.hero.why : undefined);
  } else if (WHO_IS_HERE.test(text)) {
    const here = present(stage);
    if (here.length === 0) lookRound(stage);
    else {
      const others = ALL_OF_THEM.test(text) ? bystandersHere(stage) : [];
      say(stage, ...here.map(({ name, role }) => `${name}, ${role}.`), ...others);
    }
  } else return false;
  stage.still = true;
  return true;
}

/** "Who are all these people?" asks for more than those with a name. */
const ALL_OF_THEM = storedPattern("everyday all of them");

const ASKS_AGAIN = /\bdo it again\b/iu;
const CONFIRMS = storedPattern("everyday confirms");
const YES_ONLY = storedPattern("everyday yes only");
const SURELY = storedPattern("everyday surely");
/** Only a text with at most this many words can be a confirmation. */
const FEW = 8;

/** The last deed, if the reply asked the player to repeat it and the words confirm it. Otherwise null. */
export function confirmedDeed(stage: Stage, text: string): KnownDeed | null {
  const { lastDeed, said } = stage.progress;
  if (lastDeed === "" || said[lastDeed] !== 1) return null;
  if (!CONFIRMS.test(text) || stemsOf(text).length > FEW || pattern("everyday confirmed deed").test(text)) return null;
  const known = openDeeds(stage).find(({ key }) => key === lastDeed);
  // "I show her the lantern again" confirms nothing: other words than the deed's own must not be in the way.
  const stems = stemsOf(text);
  const says = (pattern: string) =>
    matches(pattern, stems) > 0 || (stems.length <= 5 && matches(pattern.split(" ")[0] ?? "", stems.slice(0, 3)) > 0);
  if (!YES_ONLY.test(text) && !SURELY.test(text) && known?.deed.try.some(says) === false) return null;
  return known !== undefined && ASKS_AGAIN.test(textNow(stage, known.deed.text)) ? known : null;
}

const BODILY = storedPattern("adventure everyday bodily");
const OBJECT = storedPattern("everyday object");

/** The person at whom a bodily act is directed. Undefined if it is directed at a thing. */
function bodilyMeant(stage: Stage, text: string): Person | undefined {
  const [first = ""] = text.split(/\band\b|[,;.]/iu);
  const named = present(stage).find(
    (person) => mentions(namesOf(person), stemsOf(first.replaceAll(/[\p{L}’']+['’]s\b/gu, " "))) >= 1,
  );
  return named ?? personDescribed(stage, first) ?? (OBJECT.test(first) ? partnerHere(stage, first) : undefined);
}

const BURNS = storedPattern("everyday burns");
const THROWS_AWAY = storedPattern("everyday throws away");
const DRINKS = storedPattern("everyday drinks");
const SERVES = storedPattern("everyday serves");

/**
 * Plays acts that any player may try and no author has written: grabbing somebody, setting fire to the place, throwing something away,
 * eating and drinking. Returns whether the words were one of them.
 */
export async function doEveryday(stage: Stage, reading: Reading, text: string): Promise<boolean> {
  // "Captain! Burn forty of your own!" is said, and nothing burns.
  if (/\?|^["“][^"“”]*["”]$/u.test(text) || asksWhat(text) !== "" || pattern("everyday do everyday").test(text))
    return false;
  if (EATS.test(text) && thingMeant(stage, null, stemsOf(text)) === null)
    return (await eatOwn(stage, text)) || eatAndDrink(stage);
  const tried = TASTES.test(text) ? thingMeant(stage, null, [...stemsOf(text), ...stage.referents]) : null;
  if (tried !== null && tried.use === null) {
    say(stage, FOODS.test(text) ? sourceOf("everyday eaten") : sourceOf("everyday tasted"));
    return true;
  }
  const stowed = STOWS.exec(text)?.[1];
  if (stowed !== undefined && stage.progress.lastDeed !== "") {
    say(stage, `It goes ${toPlayer(stowed)}, and stays there.`);
    // A deed of the same message has said where it went.
    stage.stock.push(stage.paragraphs.at(-1)!);
    return true;
  }
  const person = BODILY.test(text) ? bodilyMeant(stage, text) : undefined;
  if (person !== undefined) await dealWith(stage, person, text);
  else if (BURNS.test(text) && thingMeant(stage, null, stemsOf(text)) === null)
    await improvise(stage, { ...reading, act: "use", target: null }, `burn ${text}`);
  else if (THROWS_AWAY.test(text) && reading.act !== "give") return throwAway(stage, text);
  else if (DRINKS.test(text) && thingMeant(stage, null, stemsOf(text)) === null) return eatAndDrink(stage);
  else return false;
  return true;
}

/** "Put it in my boot": what the hero has just got is put away. */
const STOWS = storedPattern("everyday stows");

const EATS = storedPattern("everyday eats");
/** "I drink some of the oil": the hero tries what is no food. */
const TASTES = storedPattern("everyday tastes");
const FOODS = storedPattern("everyday foods");
const FOOD = storedPattern("everyday food");

/** The hero eats one of their own rations. Returns whether they have one. */
async function eatOwn(stage: Stage, text: string): Promise<boolean> {
  const sheet = sheetOf(stage);
  const food = sheet?.inventory.find(({ name }) => FOOD.test(name));
  if (sheet === null || food === undefined || pattern("everyday eat own").test(text)) return false;
  await loseItem(stage, sheet, food.name, "Eaten");
  const left = food.quantity - 1;
  say(stage, `You eat. You have ${left === 0 ? "no" : left} ${food.name.toLowerCase()} left.`);
  return true;
}

/** The hero keeps an item that the story needs. Any other item is gone. */
async function throwAway(stage: Stage, text: string): Promise<boolean> {
  const stems = stemsOf(text);
  const thing = thingMeant(stage, null, stems);
  if (thing !== null && thing.take === null && mentions([thing.name, ...thing.aliases], stems) === 0) return false;
  if (thing !== null) {
    say(
      stage,
      stage.progress.taken.includes(thing.id)
        ? `You have ${inSentence(thing.name)} as far as the edge, and do not let go. Somebody will want to see it before this is over.`
        : `You would have to have it in your hand first. ${capital(inSentence(thing.name))} ${isPlural(thing.name) ? "stay where they are" : "stays where it is"}.`,
    );
    return true;
  }
  const sheet = sheetOf(stage);
  const item = sheet?.inventory.find(({ name }) => mentions([name], stems) >= 1);
  if (sheet === null || item === undefined) return false;
  await loseItem(stage, sheet, item.name, `Thrown away at ${placeOf(stage).name}`);
  say(stage, `You let go of it. You have no ${item.name.toLowerCase()} now.`);
  return true;
}

function eatAndDrink(stage: Stage): boolean {
  const here = present(stage);
  if (here.length === 0 || !SERVES.test(placeOf(stage).kind)) return false;
  const host = here.find(({ role }) => pattern("everyday eat and drink").test(role));
  const who = shortName(host ?? here[0]!);
  const times = count(stage, "drinks");
  say(
    stage,
    times === 0
      ? `${who} sets it in front of you, and it is gone sooner than you meant. The room is no clearer for it, and a little kinder.`
      : times === 1
        ? `${who} brings another. You notice that you have told ${listed(here.map(shortName))} more than ${here.length > 1 ? "they have" : "you have heard"}.`
        : `${who} looks at you, and brings water.`,
  );
  return true;
}
