import { capitalise } from "#english/noun-phrase";
import { isKnownVerb } from "#english/past-tense";
import { fromName, toSecondPerson } from "./person-words.ts";
import type { Lore, LoreSentence } from "./lore.ts";
import { entriesIn } from "./lore.ts";
import { isWish } from "./wishes.ts";

/** Finds how a story begins: the player's first scene, their wishes, and the conflicts in the lore. This pattern finds the hero's goal. */

const GOAL =
  /^(?:(?:and|but|so) )?(?:i|we) (?:(?:really|only|just) )?(?:want|need|have|swore|vowed|hope|plan|must|intend|wish|am here|came)(?: (?:to|here to))? (?:be able to )?((?:find|free|save|kill|avenge|learn|know|discover|stop|reach|win|steal|get|return|bring|become|protect|rescue|solve|prove|clear|take|destroy|build|repay|escape|uncover|recover|end|make|break|see|help|pay|catch|cure|restore|defeat|survive|open|keep|deliver|escort|carry|cross|marry|convince|persuade|beat|sell|buy|repair|fix|mend|feed|hide|heal|smuggle|lift|hold|give|tell|ask|work out|figure out|go home|sink|raise|turn)\b.*)$/iu;
/** "We carry a sleeping passenger, and I want to bring her home": the goal comes after a fact. */
const GOAL_CLAUSE =
  /(?:[,;:]| and) (?:(?:and|but|so|which is why) )?((?:i|we) (?:(?:really|only|just) )?(?:want|need|have|must|intend|hope|mean|swore|vowed|am here)(?: (?:to|here to))? [^.!?]+)/iu;

/** The hero's goal in the player's words: "bring the sleeping passenger home". Undefined if the sentence states none. */
function goalIn(text: string): string | undefined {
  const plain = text.replace(/’/gu, "'");
  const whole = GOAL.exec(plain)?.[1];
  if (whole !== undefined) return whole;
  const clause = GOAL_CLAUSE.exec(plain);
  const goal = clause === null ? undefined : GOAL.exec(clause[1]!)?.[1];
  if (clause === null || goal === undefined) return undefined;
  // "Bring her alive to the station": "her" is replaced by the noun before it.
  const noun =
    /\b(?:an?|the|my|our) ((?:\p{Ll}+ ){0,2}?\p{Ll}+)(?= (?:in|on|at|from|of|with|who|called|named)\b|,|$)/u.exec(
      plain.slice(0, clause.index),
    )?.[1];
  return noun === undefined ? goal : goal.replace(/^(\p{Ll}+) (?:her|him|it|them)\b/u, `$1 the ${noun}`);
}

const CONFLICT =
  /\b(?:missing|stolen|stole|murder\w*|killed|vanish\w*|disappear\w*|threaten\w*|at war|on strike|in debt|bargain|curse\w*|hunts?|hunted|(?:is|are|lie|lies) dying|rebellion|feud|forbidden|stopped|broken|fell silent|nobody knows|no one knows|sealed|will fail|starv\w*|plague|poison\w*|betray\w*|traitor|sabotag\w*|cut wages|too early|do not wake|crossed out)\b/iu;
const DEADLINE =
  /\b(?:(?:in|within) (?:an? |one |two |three |four |five |six |seven |nine |ten |\d+ )(?:hours?|days?|nights?|weeks?|months?)|(?:has|have) [\p{L} ]{2,20} for (?:one|two|three|four|five|six|\d+) (?:hours?|days?|nights?|weeks?|months?)|by (?:dawn|dusk|midnight|noon|nightfall|\p{Lu}\p{Ll}+day|tomorrow)|runs? out|before (?:the )?(?:first |next |last )?(?:\p{Lu}[\p{L}]+(?: \p{Lu}?[\p{L}]+){0,3}|dawn|dusk|midnight|snow|harvest|election|wedding|trial|hanging|execution|funeral|auction|race|feast|contest|storm|coronation|festival|fair|spring|winter|war)\b)/u;

const LONGEST_TITLE = 90;

export interface ThreadSeed {
  readonly title: string;
  readonly question: string;
  readonly kind: "quest" | "mystery" | "threat";
  /** The sentence of the lore that the thread comes from. */
  readonly from: string;
}
export interface ClockSeed {
  readonly name: string;
  readonly full: string;
}

export interface Premise {
  /** The sentences of the first scene, in the second person. */
  readonly scene: readonly string[];
  /** The place of what has happened, if the app wrote all texts. Empty if the player wrote any, or if no place is named. */
  readonly start: string;
  readonly threads: readonly ThreadSeed[];
  readonly clock: ClockSeed | null;
}

/**
 * Whether a hook of a generated campaign is only an idea for the player ("Board the night airship …"). It is something to do and not a
 * fact.
 */
export const isIdea = ({ own, heading, text }: LoreSentence): boolean => !own && /hook/iu.test(heading) && isTask(text);

/** Whether a text is a task: it begins with a verb, as in "Sail with the pilot" or "Win the race". */
const isTask = (text: string): boolean => {
  const [first = ""] = text.split(" ");
  return isKnownVerb(first) || /^(?:Board|Escort|Spend|Prove|Sail|Hunt|Map|Steal|Broker|Guard)$/u.test(first);
};

/** Whether a sentence is about the game or the first scene. It is narrated only at the beginning, and nobody in the story says it. */
export const isFrame = (text: string): boolean => isWish(text) || isGoal(text) || firstScene(text) !== null;
const isGoal = (text: string): boolean => GOAL.test(text.replace(/’/gu, "'"));

/**
 * The first scene from the player's words: "The story begins in Brackwell, where I meet Ossa" → "You are in Brackwell, where you meet
 * Ossa." Null if the text is none.
 */
function firstScene(text: string): string | null {
  if (
    !/^(?:please )?(?:(?:the |our |my )?(?:story|campaign|game|adventure|tale|first scene|opening|it|we|i)\b.*?\b(?:begin|start|open)s?\b|(?:begin|start|open)\b)/iu.test(
      text,
    ) ||
    !/\b(?:begins?|starts?|opens?)\b/iu.test(text.slice(0, 50))
  )
    return null;
  const rest = text
    .replace(/^.*?\b(?:begins?|starts?|opens?|begin|start|open)\b(?: the story| it| us| me| out)?,? ?/iu, "")
    .replace(/; ?(?:\p{Ll}+ ){0,3}(?:tone|mood|style)[^;]*$/iu, "")
    .replace(/;.*\bplease\b.*$/iu, "");
  const wording = toSecondPerson(rest.trim().replace(/\bwith me and (?=my\b|the\b|our\b|\p{Lu})/u, "with "));
  const time = /^(?:on |at )?(the (?:\p{Ll}+ )?(?:morning|evening|night|day|eve|week|dawn)\b.*)$/iu.exec(wording)?.[1];
  if (time !== undefined) return sentence(`It is ${time.charAt(0).toLowerCase()}${time.slice(1)}`);
  if (/^(?:in|at|on|inside|aboard|under|near|outside|behind|among|beside|by)\b/iu.test(wording))
    return sentence(`You are ${lower(wording)}`);
  if (/^(?:with|when|as|after|just|the \w+ (?:morning|evening|night|day)|one|on the)\b/iu.test(wording))
    return sentence(`It begins ${lower(wording)}`);
  return wording === "" ? null : sentence(wording);
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const sentence = (text: string): string => capitalise(/[.!?…]["”’)]*$/u.test(text) ? text : `${text}.`);

/** Fragments that say who the hero is: "A retired trapeze artist who …", "Salvage diver." */
const OF_HERO =
  /^(?:An? (?!few\b|lot\b|long time\b|year\b|day\b)(?:[\p{L}-]+ ){0,4}?[\p{L}-]+(?: who\b| of\b| from\b| with\b|,|\.)|\p{Lu}\p{Ll}+ \p{Ll}*(?:er|or|ist|man|woman|ian|smith|herd|ess|eer)\.$)/u;

/**
 * What the hero does or is, from a text without a subject: "Keeps a notebook", "Thirty-one, owns a shop she never wanted". Null if the
 * text is a complete sentence.
 */
function ownFragment(text: string): string | null {
  const first = /^([\p{L}-]+)/u.exec(text)?.[1] ?? "";
  const plain = (verb: string) =>
    verb.endsWith("ies") ? `${verb.slice(0, -3)}y` : verb.replace(/(?<=ss|sh|ch|x|zz|go|do)e?s$|s$/u, "");
  const isVerb = (word: string) => /[^s]s$/u.test(word) && isKnownVerb(plain(word.toLowerCase()));
  const others = (rest: string) =>
    rest
      .replace(/(, (?:and |but )?| and | but )(\p{Ll}+s)(?= )/gu, (whole, link: string, verb: string) =>
        isVerb(verb) ? `${link}${plain(verb)}` : whole,
      )
      .replace(
        /\b(?:she|he) (\p{Ll}+)\b/gu,
        (_, verb: string) =>
          `you ${isVerb(verb) ? plain(verb) : verb === "is" ? "are" : verb === "has" ? "have" : verb === "was" ? "were" : verb}`,
      )
      .replace(/\b(?:her|his) (?=\p{Ll})/gu, "your ");
  if (/^(?:Has|Is|Was|Does|Can|Cannot|Owes|Knows|Believes)$/u.test(first) || isVerb(first)) {
    const verb =
      { Has: "have", Is: "are", Was: "were", Does: "do", Can: "can", Cannot: "cannot" }[first] ??
      plain(first.toLowerCase());
    return `You ${verb}${others(text.slice(first.length))}`;
  }
  // Other fragments about the hero: "Ex-police, claustrophobic, cannot swim."
  return /^(?:Ex-\p{Ll}+|(?:Twenty|Thirty|Forty|Fifty|Sixty|Seventy|Eighty)(?:-\p{Ll}+)?|Young|Old|Middle-aged|Tall|Small|Short|Quiet|Patient|Strong|Stubborn|Shy|Clever|Bad|Good|Poor|Rich|Afraid|Blind|Deaf|Half-\p{Ll}+|Retired|Retired \p{Ll}+|Born|Raised|Trained)(?:,| (?!\p{Lu}))/u.test(
    text,
  )
    ? `You are ${text.charAt(0).toLowerCase()}${others(text.slice(1))}`
    : null;
}

/** A sentence of the player in the second person: "I" and the hero's name become "you" if that reads well. */
export function inSecondPerson({ text, source }: LoreSentence, lore: Lore): string {
  if (source === "hero" && OF_HERO.test(text))
    return `You are ${/^An? /u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : `${/^[AEIOU]/u.test(text) ? "an" : "a"} ${text.charAt(0).toLowerCase()}${text.slice(1)}`}`;
  if (source === "hero" && !lore.heroes.some((name) => text.startsWith(name.split(" ")[0]!))) {
    const own = ownFragment(text);
    if (own !== null) return toSecondPerson(own);
  }
  for (const hero of lore.heroes.flatMap((name) => [name, name.split(" ")[0]!])) {
    if (text.startsWith(`${hero}'s `)) return toSecondPerson(`Your ${text.slice(hero.length + 3)}`);
    // In the hero's own texts, "her" means the hero.
    const others = source !== "hero" && entriesIn(lore, text).some(({ kind, proper }) => kind === "person" && proper);
    const turned = fromName(text, hero, "you", others, lore.heroPronoun);
    if (turned !== null) return toSecondPerson(turned);
  }
  // In the hero's own texts, "Thomas Bell was her brother" is about the hero's brother.
  return toSecondPerson(
    source === "hero" ? text.replace(/\b(is|was) (?:her|his|their) (?=\p{Ll})/u, "$1 your ") : text,
  );
}

/**
 * Reads how the story begins. The sentences of the first scene are sorted by how close they are to it; the caller takes as many as it
 * needs.
 */
export function readPremise(lore: Lore): Premise {
  const own = lore.sentences.filter(({ own: isOwn, source }) => isOwn && source !== "story");
  const notes = own.filter(({ source }) => source === "notes");
  const hooks = lore.sentences.filter(
    ({ heading, source }) => source === "campaign" && /hook|overview|premise/iu.test(heading),
  );
  if (own.length === 0 && hooks.length > 0) return generatedPremise(lore, hooks);
  const opening = [...notes, ...own].find(({ text }) => firstScene(text) !== null);
  const fiction = (each: LoreSentence) => !isWish(each.text) && !isGoal(each.text) && each !== opening;
  const around = [
    ...notes.filter(fiction),
    ...(notes.some(fiction) || opening ? [] : hooks.filter(fiction).slice(0, 3)),
  ];
  const placed = opening === undefined ? around : [opening, ...around];
  const named = new Set(entriesIn(lore, placed.map(({ text }) => text).join(" ")).map(({ name }) => name));
  const near = own
    .filter((each) => fiction(each) && !placed.includes(each))
    .map((each) => ({
      each,
      shared:
        entriesIn(lore, each.text).filter(({ name }) => named.has(name)).length + (each.source === "hero" ? 1 : 0),
    }))
    .filter(({ shared }) => shared > 0)
    .toSorted((a, b) => b.shared - a.shared)
    .map(({ each }) => each);
  const rest = own.filter((each) => fiction(each) && !placed.includes(each) && !near.includes(each));
  const all = [
    ...placed,
    ...near,
    ...rest,
    ...lore.sentences.filter(({ source, own: isOwn }) => !isOwn && source !== "story").slice(0, 4),
  ];
  return {
    scene: all
      .filter((each, at) => all.indexOf(each) === at)
      .slice(0, 12)
      .map((each) => (each === opening ? firstScene(each.text)! : sentence(inSecondPerson(each, lore)))),
    start: "",
    threads: threadsOf(lore),
    clock: clockOf(lore),
  };
}

/**
 * The premise of a campaign that the app wrote completely. It begins with what has happened, at the place where it happened. Things that
 * could be done become threads and not part of the scene.
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
    start: start?.name ?? "",
    // Threads about what has happened come before threads about what could be done.
    threads: threads.toSorted((a, b) => Number(a.kind === "quest") - Number(b.kind === "quest")),
    clock: clockOf(lore),
  };
}

/** Completes a goal with the sentence before it: "Somebody has switched off the beacon. I want to know who it was". */
function wholeGoal(goal: string | undefined, before: string): string | undefined {
  const deed = /^(?:Somebody|Someone) ((?:has|had|is|was|keeps|\p{Ll}+(?:ed|s))\b.+?)[.!]?$/u.exec(before)?.[1];
  return goal
    ?.replace(
      /^((?:know|learn|discover|find out|uncover) who)(?: it (?:is|was)| did (?:it|that|this)| that was)?[.!]?$/iu,
      (whole, head: string) => (deed === undefined ? whole : `${head} ${deed}`),
    )
    .replace(/ by then(?=[.!]?$)/iu, "");
}

/** At most three open threads from the texts: first the player's own goals, then the conflicts closest to the story. */
function threadsOf(lore: Lore): ThreadSeed[] {
  const goals = lore.sentences.flatMap(({ text, own }, at): ThreadSeed[] => {
    const goal = own ? wholeGoal(goalIn(text), lore.sentences[at - 1]?.text ?? "") : undefined;
    return goal === undefined
      ? []
      : [
          {
            title: titled(
              toSecondPerson(goal)
                .replace(/^(get|find|buy|win) you (?=your )/iu, "$1 ")
                .replace(/^(?:know|learn|discover|uncover)\b/iu, "find out"),
            ),
            question: `Will you ${lower(toSecondPerson(goal)).replace(/[.!]$/u, "")}?`,
            kind: "quest",
            from: text,
          },
        ];
  });
  const heroGoals = lore.sentences.flatMap(({ text, source }): ThreadSeed[] => {
    const goal =
      source === "hero"
        ? /\b(?:wants|swore|needs|hopes|vowed|must|has|is sworn) to ((?:find|free|save|kill|avenge|learn|discover|stop|reach|win|steal|return|become|protect|rescue|prove|clear|destroy|repay|escape|end|catch|cure|restore)\b.*)$/iu.exec(
            text,
          )?.[1]
        : undefined;
    const plain = goal
      ?.replace(/\b(?:her|his|their)\b(?= \p{L})/gu, "your")
      .replace(/ after (?:it|he|she|they) .*$/u, "");
    return plain === undefined
      ? []
      : [
          {
            title: titled(plain),
            question: `Will you ${lower(plain).replace(/[.!]$/u, "")}?`,
            kind: "quest",
            from: text,
          },
        ];
  });
  const conflicts = lore.sentences
    .filter(
      ({ text, source, own, heading }) =>
        source !== "story" &&
        !isWish(text) &&
        !isGoal(text) &&
        firstScene(text) === null &&
        (own || /trouble/iu.test(heading)) &&
        (CONFLICT.test(text) || /\b(?:I|you) owe\b/u.test(text)),
    )
    .filter(({ text }) => ![...goals, ...heroGoals].some(({ from }) => from === text))
    .map((each): ThreadSeed => {
      const wording = inSecondPerson(each, lore);
      return {
        title: titled(clauseOf(wording)),
        question: "What is behind it?",
        kind: DEADLINE.test(each.text) ? "threat" : "mystery",
        from: each.text,
      };
    });
  // A generated campaign has hooks instead of goals. A task becomes a quest, an event a mystery.
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
  // A conflict about a person or thing of the hero's goal is not a thread of its own.
  const after = new Set(
    [...goals, ...heroGoals].flatMap(({ title }) => entriesIn(lore, title)).map(({ name }) => name),
  );
  const all = [
    ...goals,
    ...heroGoals.slice(0, 1),
    ...hooks,
    ...conflicts.filter(
      ({ from }) =>
        !/^(?:Its|Their)\b/u.test(from) &&
        !entriesIn(lore, from).some(({ name, kind }) => kind !== "place" && after.has(name)),
    ),
  ];
  const unique = all.filter(
    ({ title }, at) => all.findIndex((other) => other.title.toLowerCase() === title.toLowerCase()) === at,
  );
  return unique.slice(0, 3);
}

/** The part of a sentence with the conflict, short enough for a title. */
function clauseOf(text: string): string {
  if (text.length <= LONGEST_TITLE) return text;
  const clauses = text.split(/[;:]|, (?=and |but |which |who |where )/u);
  const found = clauses.find((clause) => CONFLICT.test(clause)) ?? clauses[0]!;
  return found.replace(/^\s*(?:and|but) /u, "").trim();
}

function titled(text: string): string {
  const plain = text
    .replace(/(?<=.{20}), (?:which|who|whose|where) .*$/u, "")
    .replace(/\s+/gu, " ")
    .replace(/[.!…;:,]+$/u, "")
    .trim();
  if (plain.length <= 118) return capitalise(plain);
  return `${capitalise(plain.slice(0, plain.lastIndexOf(" ", 110)))}…`;
}

/** "Three days before the contest": the first scene can also set the deadline. */
const SOON = /\b(?:hours?|days?|nights?|weeks?|(?:last )?(?:evening|night|day)) before the \p{L}/u;

/** The deadline that the texts set. Null if they set none. */
function clockOf(lore: Lore): ClockSeed | null {
  const isGoalBefore = ({ text, own }: LoreSentence) => own && goalIn(text) !== undefined && DEADLINE.test(text);
  const found =
    lore.sentences.find(isGoalBefore) ??
    lore.sentences.find(
      ({ text, own, source, heading }) =>
        (own || /troubles?/iu.test(heading)) &&
        source !== "story" &&
        (firstScene(text) === null || SOON.test(text)) &&
        (DEADLINE.test(text) || SOON.test(text)),
    );
  if (found === undefined) return null;
  const event =
    /\bbefore (?:the )?((?:first |next |last )?[\p{L}]+(?: (?!with\b|and\b|when\b|in\b|at\b|where\b)[\p{L}]+){0,4})/u
      .exec(found.text)?.[1]
      ?.trim();
  // "Before the air runs out" names something that happens, and not an event such as a contest.
  const happens =
    /\bbefore ((?:the |my |our |his |her |their )?[\p{L}' -]{2,40}? (?:runs? out|closes|ends|dies|wakes|falls|rises|freezes|melts|leaves|sails|finds|catch(?:es)?|reach(?:es)?|gets?|comes?|arrives?|returns?|is|are|does|has|can)\b[^.;,]{0,40})/u.exec(
      found.text,
    )?.[1];
  if (happens !== undefined) {
    const clause = toSecondPerson(happens).trim();
    return { name: titled(`It will not be long before ${clause}`), full: sentence(clause) };
  }
  if (event !== undefined) return { name: titled(`The ${event} comes nearer`), full: `The ${event} has come.` };
  const day = /\bby (dawn|dusk|midnight|noon|nightfall|\p{Lu}\p{Ll}+day|tomorrow)\b/u.exec(found.text)?.[1];
  if (day !== undefined) return { name: `${capitalise(day)} comes nearer`, full: `It is ${day}.` };
  const wording = toSecondPerson(clauseOf(found.text));
  return { name: titled(wording), full: `Time is up: ${lower(wording).replace(/[.!]$/u, "")}.` };
}
