import { filledPattern, pattern, storedPattern } from "../../patterns.ts";
import { verbOf } from "#english/inflection";
import { isKnownVerb } from "#english/past-tense";
import type { Lore, LoreEntry, LoreSentence } from "../lore/lore.ts";
import { isWish } from "../lore/wishes.ts";
import { isDeedVerb, pronouns, toSecondPerson } from "../words/person-words.ts";
import { headedGoal, withoutStakes } from "./goal-sentences.ts";
import { heroAsYou } from "./hero-as-you.ts";

/** What the hero is after, where the texts say it of them by name, as "the hero", "she" or "you", under a heading, or in a fragment. */

/** "You want to find …", "you must also keep …", "you are here to …", "you have three days to …". */
const AFTER = storedPattern("hero-goals after");
/** "You want the curse lifted before midnight": what the hero wants done. */
const DONE = storedPattern("hero-goals done");
/** Verbs that say how the player wants to play, or what happens anyway. */
const HAS_AND_WANTS = storedPattern("hero-goals has and wants");
const NO_DEED = storedPattern("hero-goals no deed");
/** Verbs of goals that the list of verbs does not have. */
const GOAL_VERB = storedPattern("hero-goals goal verb");

/** A goal as words that stand after "You want to"; null where they are none. */
function asGoal(words: string): string | null {
  const plain = withoutStakes(words)
    .replace(/^also /iu, "")
    .replace(pattern("hero-goals as goal"), "")
    // "Sing the first night herself": nobody else wants it.
    .replace(pattern("hero-goals as goal 2", "giu"), " yourself")
    // Another sentence about what else is so belongs to the scene: "…; the road is closed".
    .replace(/; .*$/u, "")
    .replace(/ \([^)]*\)/gu, "")
    .replace(/[.!…\s]+$/u, "")
    .trim();
  const [first = ""] = plain.split(/[\s,]/u);
  const isVerb = isKnownVerb(first.toLowerCase()) || isDeedVerb(first) || GOAL_VERB.test(first);
  return plain.split(" ").length < 2 || !isVerb || NO_DEED.test(plain) || /[?“”"]/u.test(plain)
    ? null
    : plain.charAt(0).toLowerCase() + plain.slice(1);
}

/** "Getting the serum to Hallin, and seeing the lamp lit", "Geraldine: find her": what the hero is after, as a goal. */
function afterWhat(sought: string): string {
  const base = (word: string): string => verbOf(word, isKnownVerb)?.lemma ?? word;
  const [, thing, order] = pattern("hero-goals thing and order", "u").exec(sought) ?? [];
  if (thing !== undefined) return order!.replace(pattern("hero-goals it", "u"), `$1 ${thing}`);
  const [doing = ""] = sought.split(" ");
  return doing.endsWith("ing") && base(doing) !== doing
    ? sought.replace(pattern("hero-goals doing", "gu"), (_, before: string, word: string) => before + base(word))
    : `find ${sought}`;
}

/** "…, and you must also keep your name a secret": one more goal of the same sentence is one more thing to do. */
const joined = (goal: string): string => goal.replace(pattern("hero-goals joined", "giu"), " and ");

/** "Get the seal … before the baroness returns": the pronouns of the hero in words that have no subject. */
const ofHero = (words: string, lore: Lore): string => toSecondPerson(pronouns(words, "you", lore.heroPronoun ?? null));

/** "Find Osei Adomako, her teacher": whose he is, where the hero is who the sentence is about. */
const ofHeroKin = (words: string, { heroPronoun }: Lore): string =>
  words.replace(
    filledPattern(
      "hero-goals of hero kin",
      "gu",
      heroPronoun === null ? "her|his|their" : { she: "her", he: "his", they: "their" }[heroPronoun],
    ),
    "$1your ",
  );

/** A sentence of the first scene that says what the hero wants: "sing the first night herself" is the hero's own. */
export const goalToHero = (text: string, lore: Lore): string =>
  pattern("hero-goals goal to hero", "u").test(text)
    ? ofHeroKin(text, lore).replace(pattern("hero-goals goal to hero 2", "u"), " yourself")
    : text;

export interface HeroGoal {
  /** Words that stand after "You want to", with their conditions. */
  readonly goal: string;
  /** The lore's sentence that says it. */
  readonly from: string;
}

/**
 * The goals that the texts say of the hero, those of the notes first. Sentences in the player's own "I" are left to `goalIn`.
 * @param named the entries that a text names
 */
export function goalsOfHero(lore: Lore, named: (text: string) => readonly LoreEntry[]): HeroGoal[] {
  const order = ["notes", "hero", "campaign", "details", "world"];
  const own = lore.sentences
    .filter(({ own: isOwn, source, text }) => isOwn && source !== "story" && text !== "")
    .toSorted((a, b) => order.indexOf(a.source) - order.indexOf(b.source));
  let last: "hero" | "other" = "hero";
  return own.flatMap((sentence, at): HeroGoal[] => {
    if (sentence.source !== own[at - 1]?.source) last = sentence.source === "world" ? "other" : "hero";
    const turned = heroAsYou(sentence.text, lore, last, named);
    last = turned.hero
      ? "hero"
      : named(sentence.text).some(({ kind, proper }) => kind === "person" && proper)
        ? "other"
        : last;
    const goal = goalOf(sentence, turned.text, lore, turned.hero);
    return goal === null ? [] : [{ goal, from: sentence.text }];
  });
}

function goalOf({ text, source }: LoreSentence, asYou: string, lore: Lore, isHero: boolean): string | null {
  const headed = source === "notes" || source === "hero" ? headedGoal(text) : undefined;
  const plain = headed === undefined ? null : asGoal(ofHero(headed, lore));
  if (plain !== null) return plain;
  // "I want a slow mystery" is a wish about the game, and "I want to find …" is read elsewhere.
  if (isWish(text) || pattern("hero-goals goal of 3").test(text)) return null;
  const isPlayers = /\byou\b/iu.test(text) && (source === "notes" || source === "hero");
  if (!isHero && !isPlayers) return null;
  const done = DONE.exec(asYou)?.[1];
  if (done !== undefined) return asGoal(joined(`get ${done}`).replace(pattern("hero-goals goal of 4", "gu"), " and "));
  // "Ade has the chip and wants to deliver it": what the hero has comes first.
  const found = (AFTER.exec(asYou) ?? HAS_AND_WANTS.exec(asYou))?.[1];
  const held = pattern("hero-goals goal of").exec(asYou)?.[1];
  const sought = pattern("hero-goals goal of 2").exec(asYou)?.[1];
  if (found === undefined && sought !== undefined) return asGoal(`find ${sought}`);
  const after = pattern("hero-goals is after").exec(asYou)?.[1];
  if (found === undefined && after !== undefined) return asGoal(ofHeroKin(afterWhat(after), lore));
  return found === undefined
    ? null
    : asGoal(ofHeroKin(joined(held === undefined ? found : found.replace(/^(\p{Ll}+) it\b/u, `$1 ${held}`)), lore));
}
