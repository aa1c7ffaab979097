import { kept } from "../../remember.ts";
import { pattern, storedPattern } from "../patterns.ts";
import type { Adventure, Deed, Person } from "#content/adventures/schema";
import type { TurnBrief } from "../../ports.ts";
import { matches, mentions, stemsOf } from "./stage/match-words.ts";
import { addressed, inSentence, namesOf, shortName } from "./stage/prose.ts";
import { asksAfterEnd } from "./ending.ts";
import { encounterOf, fightOf } from "./acts/encounter.ts";
import { thingMeant } from "./stage/sight.ts";
import { isFound, isWaitingHere } from "./stage/deeds.ts";
import { isNamedInStory, namesUntold } from "./stage/naming.ts";
import { count, exitsNamed, nameOf, placeOf, present, setStage, so, type Stage } from "./stage/stage.ts";
import { topicsOf } from "./talk/answer.ts";
import { absentPerson } from "./talk/conversation-partner.ts";
import { PUT_TOGETHER, unsaid } from "./message/theory.ts";

/** The most suggestions at a time. */
const MOST = 4;

/** The answers to whether an end of the story is meant. */
const ANSWERS = ["Yes, that is what I do", "No, not yet"];

/** After the end, the suggestions ask what happened to people, what was not found, and how else the story can end. */
const afterTheEnd = (stage: Stage): string[] =>
  asksAfterEnd(stage)
    .filter((each) => stage.progress.said[`asked/${each}`] === undefined)
    .slice(0, MOST);

/** Suggestions for the player, as words that work when they are typed: first the choices of the open event, then what can be done here. */
export function suggestions(stage: Stage): string[] {
  const { adventure, progress } = stage;
  if (progress.ended !== "") return afterTheEnd(stage);
  if (progress.fight !== "") return inFight(stage);
  if (Object.entries(progress.said).some(([key, asked]) => key.startsWith("plan/") && asked === progress.turns + 1))
    return [...ANSWERS];
  const event = adventure.events.find(({ id }) => id === progress.open);
  const choices = (isWaitingHere(stage) ? (event?.choices ?? []) : [])
    .filter(
      (choice) =>
        so(stage, choice.when) &&
        !isFound(stage, choice) &&
        (choice.at === undefined || [choice.at].flat().includes(progress.place)),
    )
    .map(({ say }) => say);
  const authored = adventure.suggest
    .filter(({ at, when }) => at === progress.place && so(stage, when))
    .flatMap(({ actions }) => actions)
    .filter((action) => (progress.said[`offer/${progress.place}/${action}`] ?? 0) === 0)
    .filter(
      (action) =>
        !namesUntold(stage, action) &&
        isNamedInStory(stage, /\babout (.+)$/iu.exec(action)?.[1] ?? "") &&
        !ofSomebodyAbsent(stage, action) &&
        !isDone(stage, action) &&
        !isStale(stage, action),
    );
  const questions = present(stage).flatMap((person) => {
    const topic = topicsOf(stage, person.id).find((each) => isNamedInStory(stage, each));
    return topic === undefined || !isNamedInStory(stage, topic)
      ? []
      : [`Ask ${shortName(person)} about ${spoken(adventure, topic)}`];
  });
  const offeredThings = new Set(authored.map((action) => thingMeant(stage, null, stemsOf(action))?.id));
  const unread = placeOf(stage)
    .things.filter(
      ({ id, hidden }) => !progress.searched.includes(id) && !progress.taken.includes(id) && so(stage, hidden?.until),
    )
    .filter(({ id }) => !offeredThings.has(id))
    .filter(({ name }) => isNamedInStory(stage, name.split(" ").at(-1) ?? ""))
    .map(({ name }) => `Search ${inSentence(name)}`);
  const ways = exitsNamed(stage)
    .toSorted((a, b) => Number(progress.visited.includes(a.to)) - Number(progress.visited.includes(b.to)))
    .map(({ to }) => nameOf(stage, to))
    .filter((name) => !authored.some((action) => action.toLowerCase().includes(lastWord(name))))
    .map((name) => `Go to ${inSentence(name)}`);
  const offered = [
    ...authored,
    ...questions.slice(0, 1),
    ...ways.slice(0, 1),
    ...unread.slice(0, 1),
    ...questions.slice(1),
    ...ways.slice(1),
  ];
  // Suggestions that the player has ignored several times come last.
  const rest = [
    ...offered.filter((action) => !isPassedOver(stage, action)),
    ...offered.filter((action) => isPassedOver(stage, action)),
  ];
  const barring = adventure.obstacles.find(({ id }) => id === progress.barred);
  const waysPast = (barring?.ways ?? []).flatMap(({ offer }) => (offer === undefined ? [] : [raised(offer)]));
  if (barring !== undefined && barring.at === progress.place && !progress.passed.includes(barring.id)) {
    return [...waysPast, ...choices].slice(0, MOST);
  }
  const theories = unsaid(stage).map(({ asks }) => `${PUT_TOGETHER} ${lowered(asks)}`);
  // The choices of an open event come first. Without choices, one suggestion is to state what the clues mean.
  const all =
    choices.length > 0
      ? [...choices, ...rest]
      : [...rest.slice(0, MOST - 1), ...theories.slice(0, 1), ...rest.slice(MOST - 1)];
  return [...new Set(all.map((action) => addressed(action, stage.hero)))].slice(0, MOST);
}

const raised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Whether a suggestion is about a person who has gone elsewhere, and about nobody here. */
function ofSomebodyAbsent(stage: Stage, action: string): boolean {
  const stems = stemsOf(action);
  const named = (people: readonly Person[]) => people.some((person) => mentions(namesOf(person), stems) >= 1);
  return SPEAKING.test(action) && absentPerson(stage, stems) !== null && !named(present(stage));
}

/** "Talk to the captain", if the player has already done so. */
const isDone = (stage: Stage, action: string): boolean =>
  /^talk to\b/iu.test(action) &&
  present(stage).some(
    (person) => mentions(namesOf(person), stemsOf(action)) >= 1 && (stage.progress.said[`greet/${person.id}`] ?? 0) > 0,
  );

const isPassedOver = ({ progress }: Stage, action: string): boolean =>
  (progress.said[`shown/${action}`] ?? 0) >= PASSED_OVER;
const PASSED_OVER = 4;

/** Counts the suggestions shown to the player, for `isPassedOver`. */
export function offer(stage: Stage): string[] {
  const offers = suggestions(stage);
  for (const action of offers) if (LAPSES.test(action)) count(stage, `shown/${action}`);
  return offers;
}

/** Matches suggestions that the oracle makes and no author wrote. */
const LAPSES = storedPattern("suggest lapses");

const GOING_OVER = storedPattern("suggest going over");

/**
 * Whether a suggestion is about something already done: a searched thing, an asked question, a given promise, or an obstacle already
 * passed.
 */
function isStale(stage: Stage, action: string): boolean {
  const { adventure, progress } = stage;
  const stems = stemsOf(action);
  if (GOING_OVER.test(action)) {
    const thing = thingMeant(stage, null, stems);
    if (thing !== null && progress.searched.includes(thing.id)) return true;
  }
  const ways = [
    ...adventure.deeds.map((deed, at) => ({
      deed,
      done: deed.effects?.goes === undefined && (progress.said[`deed/${at}`] ?? 0) > 0,
    })),
    ...adventure.obstacles
      .filter(({ at, again }) => at === progress.place && again !== true)
      .flatMap(({ id, ways }) => ways.map((deed) => ({ deed, done: progress.passed.includes(id) }))),
  ];
  let best = { fit: LEAST_FIT, done: false };
  for (const { deed, done } of ways) {
    if (deed.at !== undefined && ![deed.at].flat().includes(progress.place)) continue;
    const fit = fitOf(deed, action);
    if (fit > best.fit || (fit === best.fit && !done)) best = { fit, done };
  }
  return best.done;
}

const fits = new WeakMap<Deed, Map<string, number>>();

/** How well a suggestion fits a deed. Both are of the adventure, so that it is found out once. */
function fitOf(deed: Deed, action: string): number {
  let known = fits.get(deed);
  if (known === undefined) fits.set(deed, (known = new Map()));
  return kept(known, action, () => Math.max(0, ...deed.try.map((pattern) => matches(pattern, stemsOf(action)))));
}

/** A suggestion is about a deed if it matches at least this much of the deed's pattern. */
const LEAST_FIT = 1.5;

/** The first word of a suggestion to speak or deal with a person. */
const SPEAKING = storedPattern("suggest speaking");

function inFight(stage: Stage): string[] {
  const foe = encounterOf(stage)?.combatants.find(({ side, hp }) => side === "foe" && hp.current > 0);
  const name = oneOf(inSentence(foe?.name ?? fightOf(stage)?.foes[0]?.name ?? "them"));
  return [`Attack ${name}`, `Talk to ${name}`, "Get away"];
}

/** Rewrites a name with a number so that it fits into a sentence: "Shore men, the first" becomes "the first of the shore men". */
const oneOf = (name: string): string =>
  name.replace(pattern("suggest one of"), (_, many: string, which: string) => `${which} of the ${lowered(many)}`);

/** Suggestions after this turn, for the buttons next to the text. */
export const suggestInAdventure = (adventure: Adventure, brief: TurnBrief): string[] =>
  suggestions(setStage(adventure, brief));

/** A topic as it is written in a sentence: "the key", but "Leonie" and "what happened". */
function spoken(adventure: Adventure, topic: string): string {
  const written = [...adventure.truth, ...adventure.people.flatMap(({ name, role }) => [name, role])].join(" ");
  const capitalised = topic.replaceAll(/\b\p{L}/gu, (letter) => letter.toUpperCase());
  if (written.includes(capitalised) && !written.includes(` ${topic}`)) return capitalised;
  return pattern("suggest spoken", "u").test(topic) ? topic : `the ${topic}`;
}

const lastWord = (name: string): string => name.toLowerCase().split(" ").at(-1) ?? name;

/** Records that a suggestion was used, so that it is not made again. */
export function markOffer(stage: Stage, text: string): void {
  const { adventure, progress } = stage;
  for (const { at, actions } of adventure.suggest) {
    for (const action of actions) {
      if (at === progress.place && action.toLowerCase() === text.trim().toLowerCase()) {
        count(stage, `offer/${at}/${action}`);
      }
    }
  }
}
