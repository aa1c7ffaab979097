import type { Stage } from "../stage.ts";
import { peopleHere } from "../story/people.ts";
import { calledBy } from "../story/names.ts";
import { dayPart } from "../story/time.ts";

/** How likely the oracle holds a "yes" to be, in words, and the number on a hundred-sided die that is still one. */
const ODDS = [
  ["impossible", 0],
  ["nearly impossible", 10],
  ["unlikely", 25],
  ["as likely as not", 50],
  ["likely", 75],
  ["nearly certain", 90],
  ["certain", 100],
] as const;
const EVEN = 3;

export interface Likelihood {
  readonly word: string;
  readonly yesUpTo: number;
}

const WORDS: readonly (readonly [number, RegExp])[] = [
  [2, /\b(?:surely|certainly|of course|obviously|definitely|no doubt|bound to)\b/u],
  [
    1,
    /\b(?:probably|likely|presumably|as usual|still|as expected|guarded|locked|closed|watched|dangerous|old|dark|angry|afraid|armed|hungry|tired|worried)\b/u,
  ],
  [
    -1,
    /\b(?:perhaps even|by any chance|happen to|somehow|unlikely|rare|secret|hidden|magical|treasure|gold|friendly|unguarded|unlocked|empty|safe|alone|asleep|help)\b/u,
  ],
  [-2, /\b(?:miracle|miraculously|impossibly|dragon|king|queen|god|wish|for free|a fortune)\b/u],
];

/** Read from the question's words and from the fiction: what the story knows for certain is not left to the die. */
export function likelihoodOf(stage: Stage): Likelihood {
  const { story, brief, lexicon } = stage;
  const text = brief.playerText.toLowerCase().replace(/’/gu, "'");
  const fact = known(stage, text);
  if (fact !== null) return of(fact ? ODDS.length - 1 : 0);
  let shift = WORDS.reduce((sum, [by, pattern]) => sum + (pattern.test(text) ? by : 0), 0);
  if (/\b(?:safe|quiet|alone|calm|peaceful|unseen)\b/u.test(text)) shift -= story.tension >= 4 ? 2 : 0;
  if (/\b(?:guards?|enem(?:y|ies)|trap|ambush|danger|followed|watching|hostile)\b/u.test(text))
    shift += story.tension >= 3 ? 1 : story.tension === 0 ? -1 : 0;
  const person = story.people.find(({ name }) => name === stage.action.target?.name);
  if (person !== undefined && /\b(?:lie|lying|lies|betray|hiding something|trick)\b/u.test(text))
    shift -= Math.sign(person.attitude) * 2;
  if (person !== undefined && /\b(?:trust|help|like|agree|believe|follow|tell me the truth)\b/u.test(text))
    shift += person.attitude;
  const magic = brief.scene.world?.magicLevel ?? "medium";
  if (/\b(?:magic|magical|spell|enchanted|cursed|ward(?:ed)?|ghost|wizard)\b/u.test(text))
    shift += { none: -9, rare: -3, low: -1, medium: 0, high: 1, ubiquitous: 2 }[magic];
  if (/\b(?:rain|snow|storm|wind|fog)\w*\b/u.test(text))
    shift += lexicon.weather.some((line) => /\b(?:rain|snow|storm|fog)/iu.test(line)) ? 0 : -1;
  return of(EVEN + shift);
}

function of(step: number): Likelihood {
  const [word, yesUpTo] = ODDS[Math.max(0, Math.min(ODDS.length - 1, step))]!;
  return { word, yesUpTo };
}

/** What the story knows: who is here and who lives, the hour, what is in the pack. Null where it is open. */
function known(stage: Stage, text: string): boolean | null {
  const { story, action } = stage;
  const hour = dayPart(story.hour);
  if (/^is it (?:still )?(?:night|dark)\b/u.test(text)) return hour === "night";
  if (/^is it (?:still )?(?:day|light|daytime)\b/u.test(text)) return hour !== "night" && hour !== "dusk";
  if (/^am i (?:alone|by myself)\b/u.test(text)) return peopleHere(stage).length === 0;
  const item = /^(?:do i (?:still )?have|have i (?:got )?) ?(?:an?|the|my|any)? ?([a-z ]{3,30})\?/u
    .exec(text)?.[1]
    ?.trim();
  const sheet = stage.sheet();
  if (item !== undefined && sheet !== null) {
    if (/\b(?:gold|coins?|money)\b/u.test(item)) return sheet.gold > 0;
    return sheet.inventory.some(
      ({ name, quantity }) => quantity > 0 && name.toLowerCase().includes(item.replace(/s$/u, "")),
    );
  }
  const person = story.people.find(({ name }) => name === action.target?.name);
  if (person === undefined) return null;
  const called = calledBy(person.name, person.name).toLowerCase();
  if (new RegExp(`^is ${called} (?:still )?alive\\b`, "u").test(text)) return person.alive;
  if (new RegExp(`^is ${called} dead\\b`, "u").test(text)) return !person.alive;
  if (new RegExp(`^is ${called} (?:still )?here\\b`, "u").test(text)) return person.alive && person.at === story.place;
  return null;
}
