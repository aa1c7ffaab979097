import { pattern, storedPattern } from "../../patterns.ts";
import type { Deed } from "#content/adventures/schema";
import type { Act } from "#contracts/play/reading";
import { isOfRival } from "./alike-things.ts";
import { apply, remember } from "./effects.ts";
import { matches, mentions, stemsOf } from "./match-words.ts";
import { calledHere, calledStems } from "../talk/conversation-partner.ts";
import { speakersIn } from "./naming.ts";
import { namesOf, shortName } from "./prose.ts";
import { wordsOfNow, wordsOfTheHero } from "./words-of-the-hero.ts";
import { add, count, exitsOf, nameOf, personHere, personOf, present, so, type Stage, sheetOf, say } from "./stage.ts";

/** A deed of the adventure, with the key under which its repetitions are counted. */
export interface KnownDeed {
  readonly key: string;
  readonly deed: Deed;
}

const SAYING: ReadonlySet<Act> = new Set(["talk", "persuade", "deceive", "threaten", "promise", "accuse"]);
const GOING: ReadonlySet<Act> = new Set(["travel", "flee"]);
/** Questions to the table, and words that do nothing. They are never a deed. */
const NO_DEED: ReadonlySet<Act> = new Set(["recall", "rules", "oracle", "options", "meta", "plan", "stop", "selfharm"]);

const wayOf = (act: Act): "do" | "say" | "go" | "fight" =>
  SAYING.has(act) ? "say" : GOING.has(act) ? "go" : act === "fight" ? "fight" : "do";

/** The deeds that are possible here and now. Those of an event that waits for an answer come first. */
export function openDeeds(stage: Stage): KnownDeed[] {
  const { adventure, progress } = stage;
  const waiting = adventure.events.find(({ id }) => id === progress.open);
  const event = isWaitingHere(stage) ? waiting : undefined;
  const numbered = (prefix: string, deeds: readonly Deed[]) =>
    deeds.map((deed, at) => ({ key: `${prefix}/${at}`, deed }));
  return [
    ...(event === undefined ? [] : numbered(`event/${event.id}`, event.choices)),
    ...adventure.obstacles
      .filter((obstacle) => obstacle.at === progress.place && so(stage, obstacle.when))
      .filter((obstacle) => obstacle.again === true || !progress.passed.includes(obstacle.id))
      .flatMap((obstacle) => numbered(`obstacle/${obstacle.id}`, obstacle.ways)),
    ...numbered("deed", adventure.deeds),
  ].filter(({ key, deed }) => isOpen(stage, deed) && !isDone(stage, key, deed));
}

/** Whether a deed without a text for a second time is used up: it was done, or it could only find clues that the hero has. */
const isDone = (stage: Stage, key: string, deed: Deed): boolean =>
  deed.again === undefined && ((stage.progress.said[key] ?? 0) > 0 || isFound(stage, deed));

/** Whether a deed has no other effect than clues that the hero already has: a parcel is opened only once. */
export function isFound(stage: Stage, { effects }: Deed): boolean {
  const { clues = [], attitudes: _, ...other } = effects ?? {};
  return clues.length > 0 && Object.keys(other).length === 0 && clues.every((id) => stage.progress.clues.includes(id));
}

/** Whether the open event can be answered from where the hero is. */
export const isWaitingHere = ({ progress }: Stage): boolean =>
  progress.openAt === "" || progress.openAt === progress.place;

function isOpen(stage: Stage, { at, with: who, when, effects }: Deed): boolean {
  const places = at === undefined ? null : typeof at === "string" ? [at] : at;
  return (
    (places === null || places.includes(stage.progress.place)) &&
    (who === undefined || personHere(stage, who)) &&
    so(stage, when) &&
    // A person who already goes with the hero is not invited again.
    !(effects?.joins?.every((id) => stage.progress.companions.includes(id)) ?? false)
  );
}

/**
 * The deed that the player's words mean: the one whose pattern matches most words. Null if none matches, or if the words do something of
 * another kind.
 * @param least a pattern must match more words than this
 * @param question the question word at the beginning; only a deed with this word in its pattern answers it
 */
export function deedFor(
  stage: Stage,
  act: Act,
  stems: readonly string[],
  least = 0,
  question = "",
  known = openDeeds(stage),
): KnownDeed | null {
  if (NO_DEED.has(act)) return null;
  if (stems.some((word) => NEGATIONS.has(word) && !known.some((each) => names(each, word)))) {
    // "We don't stamp it. My gran drew a snail in the flour": only the sentence with "not" is denied, and the rest may still be a deed.
    const rest = stage.brief.playerText
      .split(pattern("deeds deed for"))
      .map(stemsOf)
      .filter((clause) => !clause.some((word) => NEGATIONS.has(word)))
      .flat();
    const denied = stage.brief.playerText.includes("?") || rest.length === 0 || rest.length >= stems.length;
    return denied ? null : deedFor(stage, act, rest, least, question, known);
  }
  const way = wayOf(act);
  const saidHere = way === "say" && question === "" && !asksWhether(stage.brief.playerText);
  const asksOnly = way === "say" && question === "" && asksWhether(stage.brief.playerText);
  // "Give it here" asks for it, and gives nothing.
  const asksToHave = ASKS_TO_HAVE.test(stage.brief.playerText);
  // "Joan, shut the doors. It only wants to go by": what is said to Joan comes before what could be done with the dark.
  const called = way === "say" ? calledHere(stage, stage.brief.playerText)?.id : undefined;
  const sentences = stage.brief.playerText.replaceAll(/["“”]/gu, "").split(/(?<=[.!?…])\s+/u);
  const ofNow = wordsOfNow(stage.brief.playerText, stems);
  let best: KnownDeed | null = null;
  let most = least;
  for (const each of known) {
    const ways = each.deed.by ?? ["do", "go"];
    if (
      !ways.includes(way) ||
      isOfAnother(stage, each) ||
      isOfRival(stage, each.deed, stems) ||
      (asksToHave && GIVES.test(sayOf(each)))
    )
      continue;
    // "I tell her that she bid too early" bids nothing.
    const label = "offer" in each.deed && typeof each.deed.offer === "string" ? each.deed.offer : sayOf(each);
    // "Annis, tell the reeve that a crowd is waiting" is an order.
    const isReport = called === undefined && !each.key.startsWith("deed/") && TELLS_OF.test(stage.brief.playerText);
    if (isReport && !SAYS_IT.test(label)) continue;
    // "Annis, stay close" sends nobody away.
    if (each.deed.effects?.joins !== undefined && STAYS_HERE.test(stage.brief.playerText)) continue;
    if (each.deed.effects?.leaves !== undefined && STAYS_CLOSE.test(stage.brief.playerText)) continue;
    // "Did you put out the lamps?" puts out none, and "Help me turn the wheel at sundown" turns nothing now.
    if (each.key.startsWith("obstacle/") && (ofNow.length === 0 || isForLater(stage))) continue;
    // "It comes down past here tomorrow night, behind me": what is for tomorrow is not done now.
    const isTomorrow = each.key.startsWith("event/") && /\btomorrow\b/iu.test(stage.brief.playerText);
    if (isTomorrow && !each.deed.try.some((pattern) => pattern.includes("tomorrow"))) continue;
    // A question about the end of the story is not the choice of that end.
    if (isDecisive(each) && asksWhether(stage.brief.playerText) && !/\?|^ask\b/iu.test(sayOf(each))) continue;
    // "I think he wanted to lead it to the river" leads nothing.
    if (isDecisive(each) && sentences.every((sentence) => OF_OTHERS_DEEDS.test(sentence))) continue;
    // "Should we put it out?" asks for advice.
    if (ASKS_ADVICE.test(stage.brief.playerText) && each.deed.check !== undefined) continue;
    const patterns = question === "" ? each.deed.try : each.deed.try.filter((pattern) => pattern.includes(question));
    // "You put them out, nine nights ago" puts nothing out.
    // "Your grandfather has gone home alone" sends nobody home.
    const own = way === "say" && !each.key.startsWith("event/") ? notOfYou(stage, stems) : stems;
    const words =
      isDecisive(each) && !IN_WORDS.test(sayOf(each))
        ? wordsOfTheHero(stage, stems, each, way === "say")
        : each.deed.effects?.leaves !== undefined
          ? ordersOf(stage, stems)
          : each.key.startsWith("obstacle/")
            ? own.filter((word) => ofNow.includes(word))
            : own;
    if (words.length === 0) continue;
    // "We only want to light the lamp" is said, and lights nothing.
    if (way === "say" && !each.key.startsWith("event/") && WISHES.test(stage.brief.playerText)) continue;
    const found = Math.max(
      0,
      ...patterns.map((pattern) => fitOfDeed(stage, each, pattern, words)),
      ...(saidHere ? patterns.map((pattern) => fitOfSpeech(each, pattern, ownWords(stage, words))) : []),
    );
    const isToThem = called !== undefined && each.deed.with === called && each.deed.effects?.leaves === undefined;
    const fit = isToThem && found >= 2 ? found + 2 : found;
    // "I lifted the slip" is not said about stealing: of what is done and not said, and of an end, speech must use the deed's own words.
    const inOwnWords = (ways.includes("do") && each.key.startsWith("deed/")) || isDecisive(each);
    if (way === "say" && inOwnWords && fit % 1 !== 0) continue;
    // "Was she kind?" does not do what the deed does.
    if (asksOnly && fit < 2 && !/\?|^ask\b/iu.test(sayOf(each))) continue;
    // "Follow the light along the weir" is the choice to follow, although the weir is an exit.
    const first = stems.slice(0, stems[0] === "i" ? 2 : 1);
    const begins =
      least > 0 &&
      fit >= 1 &&
      !first.some((word) => GOING_WORDS.has(word)) &&
      patterns.some((pattern) => !pattern.includes(" ") && matches(pattern, first) >= 1);
    if (fit > most || (best === null && begins)) {
      best = each;
      most = Math.max(most, fit);
    }
  }
  return best;
}

/** What somebody else did or meant, and what the player thinks of them. */
const OF_OTHERS_DEEDS = storedPattern("adventure deeds of others deeds");
const FOR_LATER = storedPattern("deeds for later");
/** Whether the words are about an hour that is not now. */
const isForLater = ({ brief, adventure: { times }, progress: { time } }: Stage): boolean => {
  const hour = FOR_LATER.exec(brief.playerText)?.[0].split(" ").at(-1);
  return hour !== undefined && !(times[time]?.name.includes(hour) ?? false);
};
/** An end that is made by words: "Show what I have found". Whatever the words are about is said. */
export const IN_WORDS = storedPattern("deeds in words");

const WHAT_YOU_DID = storedPattern("deeds what you did");

/** The words without the sentences that tell somebody what they did: "You put out three lamps" puts out none. */
function notOfYou({ brief }: Stage, stems: readonly string[]): readonly string[] {
  const sentences = brief.playerText.split(/(?<=[.!?…])\s+/u);
  const kept = sentences.filter((each) => !WHAT_YOU_DID.test(each));
  return kept.length === sentences.length ? stems : stemsOf(kept.join(" "));
}

const STATES = storedPattern("deeds states");
/** The words of the sentences that state nothing, with the names of the people here. */
function ordersOf(stage: Stage, stems: readonly string[]): readonly string[] {
  const orders = stage.brief.playerText.split(/(?<=[.!?…])\s+/u).filter((each) => !STATES.test(each));
  const kept = new Set(stemsOf([...orders, ...present(stage).flatMap(namesOf)].join(" ")));
  return orders.length === 0 ? [] : stems.filter((word) => kept.has(word));
}
const ASKS_ADVICE = storedPattern("deeds asks advice");

/** What the hero says that they only want to do. */
const WISHES = storedPattern("deeds wishes");

const TELLS_OF = storedPattern("deeds tells of");
const SAYS_IT = storedPattern("deeds says it");
const STAYS_HERE = storedPattern("deeds stays here");
const STAYS_CLOSE = storedPattern("deeds stays close");
const ASKS_TO_HAVE = storedPattern("deeds asks to have");
const GIVES = storedPattern("deeds gives");

/** Whether a choice only leads somewhere. What the last moment of a story waits for is then still to be decided. */
export const onlyLeads = ({ effects }: KnownDeed["deed"]): boolean =>
  effects?.goes !== undefined && Object.keys(effects).length === 1;

/** Whether the words go to a place next to this one by its whole name, and the deed leads to another place. */
export const isOtherWay = (stage: Stage, text: string, goes: string | undefined): boolean => {
  if (goes === undefined) return false;
  const [stems, goal] = [stemsOf(text), stemsOf(TO_WHERE.exec(text)?.[1] ?? "")];
  const named = exitsOf(stage).filter(({ to }) => {
    const name = [nameOf(stage, to)];
    // "Along the weir" is the way to somebody's light, and "to the weir" is not.
    return mentions(name, stems) >= 2 || mentions(name, goal) >= 1;
  });
  return named.length > 0 && named.every(({ to }) => to !== goes);
};

/** Whether a deed is only in the words that say the way: "east past the Fourth to the toll ford" goes to the ford, and looks at no lantern. */
export function isOnlyTheWay(stage: Stage, { key, deed }: KnownDeed, text: string): boolean {
  const goal = stemsOf(TO_WHERE.exec(text)?.[1] ?? "");
  const way = exitsOf(stage).find(({ to }) => mentions([nameOf(stage, to)], goal) >= 1);
  if (way === undefined || !key.startsWith("deed/") || deed.effects?.goes !== undefined) return false;
  const said = new Set(stemsOf(`${way.how} ${nameOf(stage, way.to)}`));
  const rest = stemsOf(text).filter((word) => !said.has(word));
  return deed.try.every((pattern) => matches(pattern, rest) === 0);
}

const TO_WHERE = storedPattern("deeds to where");

/** Whether the deed ends the story. */
export const isDecisive = ({ deed }: KnownDeed): boolean =>
  deed.effects?.ending !== undefined || deed.failureEffects?.ending !== undefined;

/** Whether a deed needs a certain person, but the words are said to another person here. */
function isOfAnother(stage: Stage, { deed }: KnownDeed): boolean {
  const text = stage.brief.playerText;
  // "Maddern, your own guard is hauling your oil" is said to Maddern.
  if (deed.with === undefined) return isOfBystander(stage, deed) && calledHere(stage, text) !== null;
  // A promise is given to the person with whom the hero speaks.
  const { partner } = stage.progress;
  const named = mentions(namesOf(personOf(stage, deed.with)), stemsOf(text)) >= 1;
  if (PROMISES.test(text) && !named && partner !== "" && partner !== deed.with && personHere(stage, partner))
    return true;
  const called =
    calledHere(stage, text) ?? present(stage).find((person) => mentions(namesOf(person), calledStems(text)) >= 1);
  return called !== undefined && called.id !== deed.with;
}

/** Whether a deed is words to somebody who is not of the cast. */
const isOfBystander = ({ adventure }: Stage, { try: patterns, by }: Deed): boolean =>
  by?.includes("say") === true &&
  patterns.every((words) => pattern("deeds is of bystander", "u").test(words)) &&
  (adventure.bystanders ?? []).some(({ names: own }) =>
    own.some((name) => patterns.some((each) => each.includes(name))),
  );

const PROMISES = storedPattern("deeds promises");
const sayOf = ({ deed }: KnownDeed): string => ("say" in deed && typeof deed.say === "string" ? deed.say : "");

/** "Nobody told you to, did they" asks too, without a question mark. */
const asksWhether = (text: string): boolean => /\?\W*$/u.test(text) || TAG.test(text);
const TAG = storedPattern("deeds tag");

/** Words that add nothing to the verb of a deed. */
const BESIDE = storedPattern("deeds beside", "u");

/**
 * How well a pattern matches. A pattern of one word ends the story only if the other words fit too: "I throw my hat" does not put the
 * evidence on the table.
 */
function fitOfDeed(stage: Stage, known: KnownDeed, pattern: string, stems: readonly string[]): number {
  const fit = matches(pattern, stems);
  if (fit === 0 || pattern.includes(" ") || !isDecisive(known)) return fit;
  const own = new Set(stemsOf([...known.deed.try, sayOf(known)].join(" ").replaceAll("|", " ")));
  const strange = stems.filter((word) => !BESIDE.test(word) && !own.has(word) && matches(pattern, [word]) === 0);
  return strange.every((word) => isOfStory(stage, word)) ? fit : 0;
}

/** Whether a word names a person, a thing or a clue of the story. */
const isOfStory = ({ adventure: { people, places, clues } }: Stage, word: string): boolean =>
  people.some(({ name, aliases }) => stemsOf([name, ...aliases].join(" ")).includes(word)) ||
  places.some(({ things }) =>
    things.some(({ name, aliases }) => stemsOf([name, ...aliases].join(" ")).includes(word)),
  ) ||
  clues.some(({ says }) => stemsOf(says).includes(word));

/** Words without content, for speech without "I say". */
const EMPTY_SPEECH = storedPattern("deeds empty speech", "u");

/** The words that the player wrote, without the names that were added for "you". */
const ownWords = (stage: Stage, stems: readonly string[]): string[] => {
  const said = stemsOf(stage.brief.playerText);
  return stems.filter((word) => said.includes(word));
};

/** How well the pattern of an event's choice matches spoken words that contain no "say" or "tell". */
function fitOfSpeech({ key }: KnownDeed, words: string, stems: readonly string[]): number {
  if (!key.startsWith("event/") || !words.includes(" ")) return 0;
  const spoken = stems.filter((word) => !EMPTY_SPEECH.test(word));
  if (!words.split(" ").some((word) => pattern("deeds fit of speech", "u").test(word))) return 0;
  return Math.max(0, ...["say", "tell", "speak"].map((verb) => matches(words, [verb, ...spoken]) - 1));
}

const GOING_WORDS = new Set(["go", "walk", "head", "run", "leav"]);
const NEGATIONS = new Set(["nothing", "don't", "won't", "never", "cannot", "can't", "not", "without", "refuse"]);
const names = ({ deed }: KnownDeed, word: string): boolean =>
  deed.try.some((pattern) => pattern.split(/[ |]/u).includes(word));

/** The choice of the open event whose words the player repeated exactly. */
export function chosen(stage: Stage, text: string): KnownDeed | null {
  const event = isWaitingHere(stage) ? stage.adventure.events.find(({ id }) => id === stage.progress.open) : undefined;
  const tidy = (words: string) =>
    words
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} ]/gu, "")
      .trim();
  const at = (event?.choices ?? []).findIndex((choice) => tidy(choice.say) === tidy(text) && isOpen(stage, choice));
  return at === -1 || event === undefined ? null : { key: `event/${event.id}/${at}`, deed: event.choices[at]! };
}

/** Plays a deed: its check, its text, its effects. Who says a second time that they come, comes. Returns whether it succeeded. */
export async function doDeed(stage: Stage, { key, deed }: KnownDeed): Promise<boolean> {
  // Two clauses of one message that are the same deed do it once.
  if (stage.goneOver.includes(key) || isOfThisTurn(stage, key, deed)) return false;
  stage.goneOver.push(key);
  if (count(stage, key) > 0 && deed.again !== undefined) {
    say(stage, deed.again);
    await apply(stage, deed.againEffects ?? { joins: deed.effects?.joins, leaves: deed.effects?.leaves });
    return true;
  }
  const success =
    deed.check === undefined || deed.check === null || (await succeeds(stage, easier(stage, key, deed.check), key));
  // A deed that failed may be tried again.
  if (!success) {
    stage.progress.said[key] = 0;
    count(stage, `failed/${key}`);
  }
  if (success) remember(stage, deed.effects);
  if (success) keepWord(stage, deed.effects?.flags ?? []);
  say(stage, success ? deed.text : (deed.failure ?? deed.text));
  // The one who answers a choice is talked with after it.
  const [speaker, ...others] = speakersIn(stage.paragraphs.at(-1) ?? "", present(stage), shortName);
  if (key.startsWith("event/") && speaker !== undefined && others.length === 0) stage.progress.partner = speaker.id;
  await apply(stage, success ? deed.effects : deed.failureEffects);
  return success;
}

/**
 * Whether an earlier clause of the same message has done it: "I fill the lamp and light it" is not told that it is lit already, and
 * "I promise. I'll see to it" promises once.
 */
function isOfThisTurn(stage: Stage, key: string, { effects, when }: Deed): boolean {
  const { goneOver, flagsBefore, progress } = stage;
  if (goneOver.length === 0) return false;
  const before = { ...stage, progress: { ...progress, flags: [...flagsBefore] } };
  if (effects === undefined) return key.startsWith("deed/") && !so(before, when);
  const flags = effects.flags ?? [];
  return flags.length > 0 && flags.every((flag) => progress.flags.includes(flag) && !flagsBefore.includes(flag));
}

/** The check of a deed that has failed before is easier: the hero has learned something from it. */
const easier = ({ progress }: Stage, key: string, check: NonNullable<Deed["check"]>): NonNullable<Deed["check"]> => ({
  ...check,
  dc: Math.max(1, check.dc - 3 * (progress.said[`failed/${key}`] ?? 0)),
});

/** A deed that sets the flag "promised-peel" is a promise to Peel. */
function keepWord({ adventure, progress }: Stage, flags: readonly string[]): void {
  for (const { id } of adventure.people) if (flags.includes(`promised-${id}`)) add(progress.promised, id);
}

/** Rolls a check of the hero. */
export async function succeeds(
  stage: Stage,
  { ability, skill, dc }: NonNullable<Deed["check"]>,
  stakes: string,
): Promise<boolean> {
  const roll = await stage.brief.table.check({
    kind: "ability",
    characterId: sheetOf(stage)?.characterId ?? null,
    ability,
    skill,
    dc,
    advantage: "none",
    stakes: stakes.slice(0, 200),
  });
  return roll.check?.success ?? false;
}
