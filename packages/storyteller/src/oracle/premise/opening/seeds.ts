import { pattern, storedPattern } from "../../patterns.ts";
import { isKnownVerb } from "#english/past-tense";
import { clockOf, type ClockSeed } from "./deadlines.ts";
import {
  clauseOf,
  CONFLICT,
  DEADLINE,
  firstScene,
  goalIn,
  isGoal,
  lower,
  sentence,
  titled,
  withoutStakes,
} from "./goal-sentences.ts";
import { heroAsYou } from "./hero-as-you.ts";
import { goalsOfHero, goalToHero } from "./hero-goals.ts";
import { inSecondPerson } from "./hero-sentences.ts";
import { entriesIn, type Lore, type LoreEntry, type LoreSentence } from "../lore/lore.ts";
import { toSecondPerson } from "../words/person-words.ts";
import { placesListed } from "../lore/where/places-listed.ts";
import { isWish } from "../lore/wishes.ts";

/** What a story begins from: the player's first scene, their wishes, and the conflicts of the lore. */

export interface ThreadSeed {
  readonly title: string;
  readonly question: string;
  readonly kind: "quest" | "mystery" | "threat";
  /** The lore's sentence that it grows from. */
  readonly from: string;
}
export interface Premise {
  /** The sentences of the first scene, in the second person. */
  readonly scene: readonly string[];
  /** The one of them in which the player says where it begins; empty where none does. */
  readonly opening: string;
  /** The sentences of the texts that are told in it. */
  readonly wording: readonly string[];
  /** Where the app wrote all texts: the place of what has happened; empty where the player wrote any, or no place is named. */
  readonly start: string;
  readonly threads: readonly ThreadSeed[];
  readonly clock: ClockSeed | null;
}

/** An idea for the player among a generated campaign's hooks ("Board the night airship …"): something to do, and nothing that is so. */
const isIdea = ({ own, heading, text }: LoreSentence): boolean => !own && /hook/iu.test(heading) && isTask(text);

/** "Sail with the pilot", "Win the race": what is to be done begins with its verb. */
const isTask = (text: string): boolean => {
  const [first = ""] = text.split(" ");
  return isKnownVerb(first) || pattern("seeds is task", "u").test(first);
};

/** A sentence about the game or the first scene: it is told at the beginning, and nobody in the story says it. */
export const isFrame = (text: string): boolean =>
  placesListed(text).length > 0 || isWish(text) || isGoal(text) || firstScene(text) !== null || DRAWN.test(text);
const SECRET = storedPattern("seeds secret");

/** A sentence of the notes that tells what nobody in the story knows, and is not about the hero: it is not for the opening. */
export const isSecret = (lore: Lore, { text, source }: LoreSentence): boolean =>
  source === "notes" &&
  firstScene(text) === null &&
  SECRET.test(text) &&
  !pattern("seeds is secret", "u").test(text) &&
  !lore.heroes.some((name) => name.split(" ").some((word) => word.length > 2 && text.includes(word))) &&
  // "Nobody in town knows yet why she has come": hers, and the player's own to tell.
  !pattern("seeds is secret 2", "u").test(text);

/** A question with its drawn answer: "Who cast the bell: Joss." It answers that question, and describes nobody. */
const DRAWN = storedPattern("seeds drawn", "u");
/**
 * The first scene as the player wrote it, sentence by sentence and in order; where they wrote none, what is nearest to it in their texts.
 * @param named the entries that a text names
 */
export function readPremise(lore: Lore, named: (text: string) => readonly LoreEntry[]): Premise {
  const own = lore.sentences.filter(({ own: isOwn, source }) => isOwn && source !== "story");
  const notes = own.filter(({ source }) => source === "notes");
  const hooks = lore.sentences.filter(
    ({ heading, source }) => source === "campaign" && pattern("seeds read premise 2").test(heading),
  );
  if (own.length === 0 && hooks.length > 0) return generatedPremise(lore, hooks);
  const opening = [...notes, ...own].find(({ text }) => firstScene(text) !== null);
  const isFiction = (each: LoreSentence) =>
    !isSecret(lore, each) && !isWish(each.text) && !isGoal(each.text) && seedOfWish(each.text) === null;
  const inOrder = notes.filter((each) => each === opening || isFiction(each));
  const others = own.filter(
    (each) =>
      each.source !== "notes" &&
      isFiction(each) &&
      (each === opening || (opening === undefined && inOrder.length === 0)),
  );
  const all = [
    ...inOrder,
    ...(opening !== undefined && !notes.includes(opening) ? [opening] : []),
    ...others.filter((each) => each !== opening),
    ...(inOrder.length + others.length > 0
      ? []
      : lore.sentences.filter(({ source }) => source !== "story").slice(0, 4)),
  ];
  const wording = all.filter((each, at) => all.indexOf(each) === at).slice(0, 12);
  let last: "hero" | "other" = "hero";
  const scene = wording.map((each) => {
    const wording = (each === opening ? firstScene(each.text) : null) ?? each.text;
    const chosen = heroAsYou(wording, lore, last, named);
    last = chosen.hero
      ? "hero"
      : named(each.text).some(({ kind, proper }) => kind === "person" && proper)
        ? "other"
        : last;
    const asYou = toSecondPerson(chosen.text);
    // "The hero hears their sister": of nobody else it could be said.
    const own =
      /\b(?:the|my) hero\b/u.test(each.text) && lore.heroPronoun !== "they"
        ? asYou.replace(pattern("seeds read premise", "u"), "your")
        : asYou;
    return sentence(each.source === "hero" && !chosen.hero ? inSecondPerson(each, lore) : goalToHero(own, lore));
  });
  return {
    scene,
    opening: opening === undefined ? "" : (scene[wording.indexOf(opening)] ?? ""),
    wording: wording.map(({ text }) => text),
    start: "",
    threads: threadsOf(lore),
    clock: clockOf(lore),
  };
}

/**
 * The premise of a campaign of which the app wrote every word. It begins with what has happened, where it has happened; what could be done
 * is no part of the scene, but a thread.
 */
function generatedPremise(lore: Lore, hooks: readonly LoreSentence[]): Premise {
  const threads = threadsOf(lore);
  const events = hooks.filter((each) => !isIdea(each));
  const first = events.find(({ text }) => text === threads.find(({ kind }) => kind !== "quest")?.from);
  const start = first === undefined ? undefined : entriesIn(lore, first.text).find(({ kind }) => kind === "place");
  const scene = [...(first === undefined ? [] : [first]), ...events.filter((each) => each !== first)]
    .slice(0, 3)
    .map((each) => sentence(inSecondPerson(each, lore)));
  return {
    scene: start === undefined ? scene : [`You are in ${start.name}.`, ...scene],
    opening: "",
    wording: [...(first === undefined ? [] : [first]), ...events].slice(0, 4).map(({ text }) => text),
    start: start?.name ?? "",
    // What has happened comes before what could be done.
    threads: threads.toSorted((a, b) => Number(a.kind === "quest") - Number(b.kind === "quest")),
    clock: clockOf(lore),
  };
}

/** "Somebody has switched off the beacon. I want to know who it was": the goal with what the sentence before it says. */
function wholeGoal(goal: string | undefined, before: string): string | undefined {
  const deed = pattern("seeds whole goal", "u").exec(before)?.[1];
  return goal
    ?.replace(pattern("seeds whole goal 2"), (whole, head: string) => (deed === undefined ? whole : `${head} ${deed}`))
    .replace(/ by then(?=[.!]?$)/iu, "");
}

/** "the Drowned Duck" is no trouble: names are left out, and "more seriously than war" is no war. */
const withoutNames = (text: string): string =>
  text.replace(pattern("seeds without names", "gu"), "").replace(/\bthan \p{Ll}+/gu, "");

/** A goal within a wish or the first scene: "a mystery about who killed Wray", "demands that the hero find the Empress". Null for none. */
function seedOfWish(text: string): string | null {
  const about = pattern("seeds seed of wish").exec(text)?.[1];
  if (about !== undefined) return `find out ${about}`;
  // "a mystery about letters and money: who opened the sack, and what was in it"
  const colon = pattern("seeds seed of wish 2").exec(text)?.[1];
  if (colon !== undefined) return `find out ${colon.replace(/, and /u, " and ")}`;
  const wish = pattern("seeds seed of wish 3").exec(text)?.[1];
  return wish ?? null;
}
/** The trouble of the first scene: "Lady Hermione's prize marrow is found to be missing". */
function missingIn(lore: Lore): ThreadSeed[] {
  return lore.sentences.flatMap(({ text, own }): ThreadSeed[] => {
    const what = own && firstScene(text) !== null ? pattern("seeds missing in", "u").exec(text)?.[1] : undefined;
    return what === undefined
      ? []
      : [
          {
            title: titled(`Find out what became of ${toSecondPerson(what)}`),
            question: `Will you find out what became of ${toSecondPerson(what)}?`,
            kind: "quest",
            from: text,
          },
        ];
  });
}
const DEMANDED = storedPattern("seeds demanded");

/** What is open in the texts: the player's own goals first, then the conflicts nearest to the story. At most three. */
function threadsOf(lore: Lore): ThreadSeed[] {
  const goals = lore.sentences.flatMap(({ text, own }, at): ThreadSeed[] => {
    const said = own ? wholeGoal(goalIn(text), lore.sentences[at - 1]?.text ?? "") : undefined;
    const goal = said === undefined ? undefined : withoutStakes(said);
    return goal === undefined
      ? []
      : [
          {
            title: titled(
              toSecondPerson(goal.replace(pattern("seeds threads of 2"), ""))
                .replace(pattern("seeds threads of 3"), "$1 ")
                .replace(pattern("seeds threads of 4"), "find out"),
            ),
            question: `Will you ${lower(toSecondPerson(goal)).replace(/[.!]$/u, "")}?`,
            kind: "quest",
            from: text,
          },
        ];
  });
  const wished = lore.sentences.flatMap(({ text, own, source }): ThreadSeed[] => {
    const goal = own && source !== "story" ? (seedOfWish(text) ?? DEMANDED.exec(text)?.[1]) : undefined;
    return goal === undefined || goal === null
      ? []
      : [
          {
            title: titled(toSecondPerson(goal)),
            question: `Will you ${lower(toSecondPerson(goal)).replace(/[.!]$/u, "")}?`,
            kind: "quest",
            from: text,
          },
        ];
  });
  const heroGoals = goalsOfHero(lore, (text) => entriesIn(lore, text)).map(({ goal, from }): ThreadSeed => ({
    title: titled(goal),
    question: `Will you ${goal}?`,
    kind: "quest",
    from,
  }));
  const conflicts = lore.sentences
    .filter(
      ({ text, source, own, heading }) =>
        source !== "story" &&
        !isWish(text) &&
        !isGoal(text) &&
        firstScene(text) === null &&
        (own || /trouble/iu.test(heading)) &&
        (CONFLICT.test(withoutNames(text)) || /\b(?:I|you) owe\b/u.test(text)),
    )
    .filter(({ text }) => ![...wished, ...goals, ...heroGoals].some(({ from }) => from === text))
    .map((each): ThreadSeed => {
      const wording = inSecondPerson(each, lore);
      const falls = pattern("seeds threads of").exec(wording);
      return {
        title:
          falls === null
            ? titled(clauseOf(wording))
            : titled(`Find out why ${lower(falls[1]!)} ${falls[2]!} been ${falls[3]!}`),
        question: "What is behind it?",
        kind: DEADLINE.test(each.text) ? "threat" : "mystery",
        from: each.text,
      };
    });
  // A generated campaign has hooks in place of goals: what is to be done is a quest, what has happened a mystery.
  const hooks = lore.sentences
    .filter(
      ({ own, heading, starts, source }) => !own && source === "campaign" && starts && /story hooks/iu.test(heading),
    )
    .slice(0, goals.length > 0 ? 0 : 2)
    .map(({ text }): ThreadSeed => ({
      title: titled(clauseOf(text)),
      question: isTask(text) ? `Will you ${lower(titled(clauseOf(text)))}?` : "What is behind it?",
      kind: isTask(text) ? "quest" : "mystery",
      from: text,
    }));
  // A conflict about the very thing that the hero is after is the same thread.
  const after = new Set(
    [...wished, ...goals, ...heroGoals].flatMap(({ title }) => entriesIn(lore, title)).map(({ name }) => name),
  );
  const all = [
    ...goals,
    ...(goals.length === 0 && !wished.some(({ title }) => title.startsWith("Find ")) ? missingIn(lore) : []),
    ...wished,
    ...heroGoals.slice(0, 1),
    ...hooks,
    ...conflicts.filter(
      ({ from }) =>
        !/^(?:Its|Their)\b/u.test(from) &&
        !entriesIn(lore, from).some(({ name, kind }) => kind !== "place" && after.has(name)),
    ),
  ];
  const unique = all.filter(
    ({ title }, at) =>
      all.findIndex((other) => other.title.toLowerCase() === title.toLowerCase()) === at &&
      // "Find the payroll before Saturday" after "Find the payroll and whoever killed Fink" is the same.
      !all
        .slice(0, at)
        .some(
          (other) =>
            other.title.toLowerCase().split(" ").slice(0, 3).join(" ") ===
            title.toLowerCase().split(" ").slice(0, 3).join(" "),
        ),
  );
  return unique.slice(0, 3);
}
