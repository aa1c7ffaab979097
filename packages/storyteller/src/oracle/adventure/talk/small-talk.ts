import type { Person } from "#content/adventures/schema";
import { mentions, stemsOf } from "../stage/match-words.ts";
import { capital, firstSentence, namesOf, shortName } from "../stage/prose.ts";
import { staysOpen } from "../stage/effects.ts";
import { showsClue } from "./evidence.ts";
import { asksTheSame, noteQuestion, sayNoMore } from "../stage/repeats.ts";
import { count, next, personHere, stirsOf, type Stage, subject, say } from "../stage/stage.ts";

/** A question about a person's own life: the words that ask it, and the answers of people for whom the author wrote none. */
interface Side {
  readonly words: readonly string[];
  /** Answers of a person who likes the hero, and of one who does not. */
  readonly warm: string;
  readonly cool: string;
}

const side = (words: string, warm: string, cool: string): Side => ({ words: stemsOf(words), warm, cool });

const SIDES: readonly Side[] = [
  side(
    "scared afraid frightened fear worry worried nervous",
    "Less than I was. Don't let it get about.",
    "Is that what you came to find out?",
  ),
  side("want wish hope dream need", "For this to come right. You may laugh.", "To be left to get on with it."),
  side(
    "well alright okay tired cold hungry sad lonely happy hurt sick cry crying sleep",
    "I've been worse. It's good of you to ask.",
    "I'll do.",
  ),
  side("age old young birthday years", "Old enough to have stopped counting.", "Older than that question."),
  side(
    "mother father parents brother sister child children son daughter wife husband family kin married",
    "That's a story for when we're both sitting down.",
    "I keep my own people out of it.",
  ),
  side("home live house born grew", "You're looking at it, more or less.", "Near enough to walk back to."),
  side("work job trade living", "What you see me at. Somebody must.", "What does it look like?"),
  side(
    "hide hiding secret lie lying honest truth",
    "Everybody keeps something back. Mine wouldn't feed you.",
    "Mind how you put that.",
  ),
  side("like love friend trust", "Ask me again when it's over.", "I've not had the time to decide."),
  side(
    "sing song singing tune verse music dance",
    "Something with a chorus, so we can all be wrong together.",
    "Not for the asking.",
  ),
  side("laugh smile joke funny laughing", "Because the other thing takes longer.", "It passes."),
  side(
    "think believe feel mean",
    "I think we should both look again before we say.",
    "I think that's my own business.",
  ),
];

/** Answers to the question whether the person did or is something. */
const OF_THEMSELVES = {
  warm: ["I think so.", "Some days.", "You'd have to know me longer."],
  cool: ["I've not made up my mind.", "Some days.", "I'd sooner not say."],
};

/** Topics of small talk that ask for the same thing as these words: "scared" asks for a fear. */
export const ofSameSide = (topic: readonly string[], text: string): string[] =>
  OF_YOU.test(text)
    ? [
        ...topic,
        ...SIDES.filter(({ words }) => topic.some((word) => words.includes(word))).flatMap(({ words }) => words),
      ]
    : [...topic];

const OF_YOU = /\b(?:you|your|yours|you're|you’re)\b/iu;
const WHETHER =
  /^\W*(?:so |and |but |then |well,? )?(?:are|were|do|did|have|had|can|could|would|will|is|was|don't|don’t|didn't|didn’t|aren't|aren’t|haven't|haven’t)\b|\b(?:are|were|do|did|have|had|can|could|would|will) you\b/iu;

/** "Have you seen Tobit?", "do you know anything about wolves?" ask for news and not for what the person is like. */
const OF_KNOWING =
  /\b(?:do|did) you (?:know|see|hear|remember|recogni[sz]e|find)\b|\bhave you (?:seen|heard|met|found|got|any)\b/iu;

const OPENS = /(?:^\W*|[.!?;,]\s+)(?:so |and |but |then |well,? )?(?:who|what|why|where|when|how|which|whose)\b/iu;

/** Answers a question about the person's own life by their attitude to the hero. Returns whether it was such a question. */
export function answerOfThemselves(stage: Stage, person: Person, topic: readonly string[], text: string): boolean {
  const opens = OPENS.test(text);
  if (!OF_YOU.test(text) || !(opens || WHETHER.test(text)) || OF_KNOWING.test(text)) return false;
  const warm = (stage.progress.attitudes[person.id] ?? 0) >= 1;
  const found = SIDES.find(({ words }) => topic.some((word) => words.includes(word)));
  // "What did you see?" asks for a thing and not for yes or no.
  if (found === undefined && opens) return false;
  const key = `self/${person.id}/${found?.words[0] ?? "whether"}`;
  const said = count(stage, key);
  const ways = warm ? OF_THEMSELVES.warm : OF_THEMSELVES.cool;
  if (said >= (found === undefined ? ways.length : 1)) {
    say(stage, gesture(stage, person));
    return true;
  }
  const line = found === undefined ? ways[said]! : warm ? found.warm : found.cool;
  const [, head = line, tail = ""] = /^([^]*?[.?!])\s+([^]+)$/u.exec(line) ?? [];
  say(stage, `“${head.replace(/\.$/u, ",")}” says ${shortName(person)}.${tail === "" ? "" : ` “${tail}”`}`);
  return true;
}

/** What a person does if they have nothing to say. */
export const gesture = (stage: Stage, person: Person): string =>
  next(stage, `gesture/${person.id}`, [
    `${shortName(person)} thinks about it, and shakes ${POSSESSIVE[person.pronoun]} head.`,
    `${shortName(person)} looks at you, and away, and leaves it unanswered.`,
    `${shortName(person)} opens a hand, with nothing in it.`,
  ]);

const POSSESSIVE = { she: "her", he: "his", they: "their", it: "its" } as const;

const THANKS = /\b(?:thank(?:s| you)|cheers|much obliged|bless you|sorry|apologi[sz]e|forgive me)\b/iu;

export const WHO_ARE_YOU =
  /\bwho am i (?:talking|speaking) (?:to|with)\b|\band you are\W*$|\bwho (?:(?:the|on) \p{L}+ )?(?:are|r) (?:you|u)\b(?! (?:talking|looking|waiting|afraid|working|protecting|hiding|to|with))|\bwhat(?:'?s|’s| is) your name\b|\bwhat (?:are|do they call) you(?: called)?\W*$/iu;

/** Kinds of words, such as a joke or an apology, by pattern. Authors write the answers as small talk under these topics. */
const KINDS: readonly (readonly [kind: string, words: RegExp])[] = [
  ["introduction", WHO_ARE_YOU],
  ["joke", /\bjokes?\b|\bmake me laugh\b/iu],
  ["apology", /\b(?:sorry|apologi[sz]e|forgive me|condolences)\b|\bmust have been\b/iu],
  ["thanks", THANKS],
  [
    "insult",
    /\byou(?:'re|’re| are| look like)?(?: an?)? (?:(?:old|miserable|stupid|silly|ugly|rotten|filthy|bloody|wicked|nasty|useless|horrible|daft|fat|pathetic)\b ?)+(?:\p{L}+\W*$)?|\byou(?:'re|’re| are| look like)?(?: an?)?(?: \p{L}+){0,2} (?:fool|idiot|toad|crow|witch|weasel|rat|snake|swine|pig|monster|bastard|hag|cow|wretch|worm|potato|goat)\b|\bi hate you\b/iu,
  ],
  ["health", /\bhow (?:are|have) you(?: been| doing| feeling)?\W*$|\byou (?:all ?right|ok(?:ay)?|well)\b/iu],
];
/** Matches the words after "you" or "your" in a question. */
const OF_SELF =
  /\b(?:are|were|do|did|have|would|is|what|who|how|why|aren['’]t|don['’]t)\b.*\b(?:you|your)((?:\s+(?!me\b|us\b)[\p{L}'’]+){1,4})/iu;
const GIVEN = new Set(["thanks", "apology", "insult"]);

/** Says the author's answer to thanks, an insult or a question about the person. Returns whether there was one. */
export function answerOwn(stage: Stage, person: Person, text: string): boolean {
  const own = ownAnswer(person, text);
  if (own !== undefined) saySmall(stage, person, own);
  return own !== undefined;
}

/** The author's answer of a person to thanks, an insult or a question about themself. */
export function ownAnswer(person: Person, text: string): Person["smalltalk"][number] | undefined {
  const kind = KINDS.find(([each, words]) => words.test(text) && !(GIVEN.has(each) && text.includes("?")))?.[0];
  const asked = stemsOf(OF_SELF.exec(text)?.[1] ?? "");
  const about = SIDES.find(({ words }) => asked.some((word) => words.includes(word)))?.words ?? [];
  return (
    person.smalltalk.find((each) => kind !== undefined && each.about.includes(kind)) ??
    [asked, about]
      .map(
        (words) =>
          person.smalltalk
            .filter((each) => each.about.some((topic) => words.includes(stemsOf(topic)[0] ?? "")))
            .toSorted((a, b) => Number(isOfSelf(b)) - Number(isOfSelf(a)))[0],
      )
      .find((each) => each !== undefined && about.length > 0)
  );
}

/** "Are you hurt?" is answered by how the person feels, rather than by where they sleep. */
const isOfSelf = ({ about }: Person["smalltalk"][number]): boolean => about.some((topic) => OWN_TOPICS.has(topic));
const OWN_TOPICS = new Set(["afraid", "wish", "health", "parents", "trust"]);

/** How often the person has said this. */
export const smallSaid = (stage: Stage, person: Person, small: Person["smalltalk"][number]): number =>
  stage.progress.said[`small/${person.id}/${person.smalltalk.indexOf(small)}`] ?? 0;

/** Says an answer of small talk in full the first time, in short the second time, and then only with a look. */
export function saySmall(stage: Stage, person: Person, small: Person["smalltalk"][number]): void {
  const again = count(stage, `small/${person.id}/${person.smalltalk.indexOf(small)}`);
  const key = `${person.id}/small/${person.smalltalk.indexOf(small)}`;
  const same = asksTheSame(stage, key, stage.brief.playerText);
  if (again === 0) noteQuestion(stage, key, stage.brief.playerText);
  if (again === 0) say(stage, small.says);
  else if (showsClue(stage, person, stage.brief.playerText)) return;
  else if (!same) sayNoMore(stage, person);
  else if (again === 1 && /^["“]/u.test(small.says) && /\?|^\W*(?:ask|tell)\b/iu.test(stage.brief.playerText))
    say(
      stage,
      `${capital(subject(person))} ${person.pronoun === "they" ? "have" : "has"} told you that.`,
      firstSentence(small.says),
    );
  else sayNoMore(stage, person);
}

/** Reacts to a remark of the hero that asks for nothing. */
export function answerRemark(stage: Stage, person: Person, text: string): void {
  const name = shortName(person);
  // Who has just answered another part of the message says no more to this one.
  if (stage.dealtWith === person.id && stage.paragraphs.some((each) => /["“]/u.test(each) && each.includes(name)))
    return;
  if (THANKS.test(text)) {
    say(stage, `${name} waves it away, and looks pleased, a little late.`);
    return;
  }
  // During the silence before the end, nobody makes conversation.
  const kind = staysOpen(stage) ? "hush" : "remark";
  const own = person.smalltalk.filter(({ about }) => about.includes(kind));
  const said = count(stage, `${kind}/${person.id}`);
  if (own[said] !== undefined) {
    say(stage, own[said].says);
    return;
  }
  if (!staysOpen(stage) && showsClue(stage, person, text)) return;
  const along = stage.progress.companions.includes(person.id);
  const stirs = stirsOf(stage, person);
  const attention = next(stage, `hears/${person.id}`, [
    `${name} hears you out.`,
    `${name} takes that in.`,
    `${name} lets you say it.`,
  ]);
  // While the event that ends the story is open, nobody does anything else.
  if (staysOpen(stage)) {
    say(stage, `${name} does not answer, and does not look away.`);
    return;
  }
  say(
    stage,
    attention,
    along
      ? undefined
      : stirs.length === 0
        ? next(stage, `again/${person.id}`, person.again)
        : withPronoun(person, next(stage, `stirs/${person.id}`, stirs)),
  );
}

/** "Hanne hears you out. Hanne thumps a loaf": the second name becomes a pronoun. */
function withPronoun(person: Person, text: string): string {
  const name = [shortName(person), person.name.split(" ").at(-1)!].find((each) => text.startsWith(`${each} `));
  return person.pronoun === "they" || name === undefined
    ? text
    : `${capital(person.pronoun)}${text.slice(name.length)}`;
}

const WHO_IS = /^\W*(?:and |so |but )?who(?:'s|’s| is)\s+(.+?)\W*$/iu;

/** A person here about whom "who is …?" asks. */
export function personAskedFor(stage: Stage, text: string): Person | undefined {
  const stems = stemsOf(WHO_IS.exec(text)?.[1] ?? "");
  if (stems.length === 0 || stems.length > 3) return undefined;
  return stage.adventure.people.find((each) => personHere(stage, each.id) && mentions(namesOf(each), stems) >= 1);
}
