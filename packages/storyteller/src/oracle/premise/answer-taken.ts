import { closeThread, strikeClue } from "./climax.ts";
import { entriesIn, type LoreEntry, shortName } from "./lore.ts";
import type { Question } from "./memo.ts";
import { askPlayer, noteNames, pose, wordAnswer } from "./open-question.ts";
import { fill, LEADS_TO_PERSON, LEADS_TO_PLACE, SAID_SO, SO_IT_IS } from "./phrases.ts";
import { fateOf } from "./fates.ts";
import { isSamePlace } from "./whereabouts.ts";
import { happening } from "./pressure.ts";
import { sentence } from "./quotes.ts";
import { kindOfNoun } from "./nouns.ts";
import { BY, type Turn } from "./turn.ts";
import { pronounMeans } from "./addressee.ts";

/** An answer to an open question is always taken: it is so from now on. */

/** The answer without the words that hand it in, or the proposal that its number means. */
export function answerMeant(question: Question, text: string): string {
  const number = /^(?:option |number )?([1-3])[.!]?$/u.exec(text.trim())?.[1];
  return number === undefined ? text : (question.choices[Number(number) - 1] ?? text);
}

export const DECIDES =
  /^(?:you (?:decide|choose|pick|say)|(?:let )?the (?:dice|oracle) (?:decide|choose)|decide for me|surprise me|i don'?t (?:know|mind|care)|up to you|whatever)\b[.!]*$/iu;

/** Takes an answer. */
export async function takeAnswer(turn: Turn, question: Question, answer: string): Promise<void> {
  turn.memo.pending = null;
  turn.stirred = true;
  const wording = wordAnswer(turn, question, answer);
  turn.fact(wording);
  turn.log(wording.slice(0, 160));
  const added = noteNames(turn, answer);
  bringActors(turn, wording);
  switch (question.kind) {
    case "place": {
      const who = turn.entry(question.about);
      // "He says: …": the player has found them, and tells what they say.
      if (/[“”"]|\b(?:says?|said|answers?|tells?|nods?|laughs?|looks?|is here)\b/u.test(answer)) {
        turn.bring(who);
        turn.memo.last = who.name;
        turn.say(wording, turn.main !== undefined && turn.main.kind !== "promise" ? turn.clue(wording, "") : "", added);
        break;
      }
      turn.memo.places[question.about] = placeOf(answer);
      turn.say(
        turn.oneOf([
          `${shortName(turn.entry(question.about))} is to be found there: ${placeOf(answer)}.`,
          `Then that is where you look: ${placeOf(answer)}.`,
        ]),
        added,
      );
      turn.offer(`go to ${placeOf(answer)}`, "travel", placeOf(answer));
      break;
    }
    case "end":
      await closeThread(turn, question, wording);
      break;
    case "wrong":
      turn.say(
        strikeClue(turn, answer, wording),
        added,
        askPlayer(turn, { asks: "What was it in truth?", about: "what was so in truth", sort: "say", clue: true }),
      );
      break;
    case "after": {
      const name = shortName(turn.entry(question.about));
      const plain = answer.trim();
      turn.say(
        /^\p{Ll}/u.test(plain) && !/^(?:he|she|they|it|the)\b/u.test(plain) ? sentence(`${name} ${plain}`) : wording,
        added,
      );
      if (turn.memo.next.length === 0 && turn.main !== undefined) turn.say(`Still open: ${turn.main.title}.`);
      break;
    }
    default: {
      const isOpen = turn.story.threads.some(({ title, state }) => title === question.thread && state === "open");
      const thread = turn.main;
      const bears = question.clue
        ? isOpen
        : thread !== undefined && wording.split(" ").length > 7 && turn.bearsOn(thread, wording);
      const clue = bears ? turn.clue(wording, question.clue ? question.about : "") : "";
      const after =
        question.kind === "fact" ? leads(turn, question, wording) : wording.length < 40 ? turn.oneOf(SO_IT_IS) : "";
      turn.say(wording, after, added, clue);
      if (question.by !== "") turn.memo.last = question.by;
    }
  }
  const next = turn.memo.next.shift();
  if (next !== undefined && turn.memo.pending === null) turn.say(pose(turn, next));
}
/** Where an answer leads: to somebody or to a place that it names, else what saying it did to whoever said it. */
function leads(turn: Turn, question: Question, wording: string): string {
  const named = entriesIn(turn.lore, wording).filter(
    ({ name, proper }) => proper && name !== question.by && !turn.lore.heroes.includes(name),
  );
  const person = named.find(
    (entry) =>
      turn.people.some(({ name }) => name === entry.name) && fateOf(turn.lore, entry) === null && !turn.isHere(entry),
  );
  const place = named.find(({ kind, name }) => kind === "place" && !isSamePlace(name, turn.place));
  if (person !== undefined && turn.random.chance(0.7))
    return fill(turn.oneOf(LEADS_TO_PERSON), { N: shortName(person) });
  if (place !== undefined && turn.random.chance(0.7)) return fill(turn.oneOf(LEADS_TO_PLACE), { P: place.name });
  return question.by === "" || turn.random.chance(0.3)
    ? ""
    : fill(turn.oneOf(SAID_SO), { N: shortName(turn.entry(question.by)) });
}

const placeOf = (answer: string): string =>
  answer
    .trim()
    .replace(/[.!]+$/u, "")
    .replace(/^(?:(?:he|she|it|they)(?:'s| is| are) )?(?:(?:to be found )?(?:at|in|on|up at|down at|over at) )?/iu, "")
    .slice(0, 110);

/** The player leaves it to the dice: one of the proposals is so, or, with nothing open, something happens. */
export async function decide(turn: Turn, question: Question | null): Promise<void> {
  if (question === null) return turn.say(await happening(turn));
  const { choices } = question;
  if (choices.length === 0) {
    turn.memo.pending = null;
    return turn.say(await happening(turn));
  }
  const { total } = await turn.brief.table.roll(`1d${Math.max(2, choices.length)}`, "Which of the proposals");
  return takeAnswer(turn, question, choices[Math.min(choices.length, total) - 1]!);
}

const DOES =
  "(?:\\p{Ll}+ly )?(?:comes?|enters?|arrives?|appears?|steps?|walks?|runs?|bursts?|stands?|sits?|waits?|looks?|reach(?:es)?|pulls?|nods?|smiles?|weeps?|follows?|says?|opens?|hands?|gives?|shows?|points?|turns?|shouts?|cries|falls?|wakes?|is here|holds?|takes?|throws?|drops?|bites?|laughs?|goes (?:white|pale|red))";

/** Whoever acts in what the player narrates is here from now on, and "she" is whom the hero was with. */
function bringActors(turn: Turn, text: string): void {
  const unquoted = text.replace(/[“"][^”"]*[”"]/gu, "“”");
  const pronoun = /^(she|he|they)\b/iu.exec(unquoted)?.[1];
  if (pronoun !== undefined) {
    const meant = pronounMeans(turn, pronoun);
    if (meant !== undefined) turn.memo.last = meant.name;
  }
  for (const entry of entriesIn(turn.lore, unquoted)) {
    if (!turn.people.some(({ name }) => name === entry.name) || turn.member(entry.name)?.alive === false) continue;
    if (dies(unquoted, entry)) {
      turn.change({ type: "cast_changed", by: BY, name: entry.name, alive: false });
      const { scene } = turn.story;
      if (scene !== null)
        turn.change({ type: "scene_changed", by: BY, present: scene.present.filter((name) => name !== entry.name) });
      continue;
    }
    if (!acts(unquoted, entry)) continue;
    if (!turn.isHere(entry) && turn.story.scene !== null) turn.bring(entry);
  }
}
const namesOf = (entry: LoreEntry): string =>
  [
    entry.name,
    ...entry.aliases,
    shortName(entry),
    ...(entry.kind === "person" && entry.proper ? [entry.name.split(" ").at(-1)!] : []),
  ]
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&"))
    .join("|");
/** "Boone dies on his own deed": from now on he is dead. */
const dies = (text: string, entry: LoreEntry): boolean =>
  new RegExp(
    `(?:^|[.,;!] |\\band |\\bthen )(?:the )?(?:${namesOf(entry)}) (?:dies|is dead|falls dead|drops dead|is killed|is shot dead|is hanged|drowns|bleeds to death|breathes (?:his|her) last)\\b`,
    "u",
  ).test(text);
const acts = (text: string, entry: LoreEntry): boolean =>
  new RegExp(`(?:^|[.,;!] |\\band |\\bthen )(?:the )?(?:${namesOf(entry)}),? ${DOES}\\b`, "iu").test(text);

const STRIKES =
  /^(?:an?|the|one|two|three|some|another) ((?:\p{Ll}+ ){0,2}?\p{Ll}+)\b.*?\b(?:leaps?|attacks?|comes? at|charges?|lunges?|pounces?|bares?|snarls?|rushes?|jumps?|draws?|swings?|strikes?)\b/iu;
/** A beast that leaps at the hero is there, and can be fought. */
function bringFoe(turn: Turn, text: string): void {
  const noun = STRIKES.exec(text)?.[1]
    ?.split(" ")
    .find((word) => kindOfNoun(word) === "creature");
  if (noun === undefined) return;
  const name = `the ${noun}`;
  if (!turn.memo.names.some((each) => each.name === name))
    turn.memo.names.push({ name, kind: "creature", sentence: "" });
  turn.bring(turn.entry(name));
  turn.change({ type: "cast_changed", by: BY, name, attitude: -3 });
}

/** What the player narrates of others with nothing asked: it is so, and a find for the goal counts. */
export function narrate(turn: Turn, text: string): void {
  const wording = wordAnswer(
    turn,
    { kind: "event", asks: "", about: "", by: "", sort: "event", thread: "", clue: false, choices: [] },
    text,
  );
  turn.fact(wording);
  turn.log(wording.slice(0, 160));
  const added = noteNames(turn, text);
  bringActors(turn, wording);
  bringFoe(turn, text);
  const thread = turn.main;
  const after =
    wording.length > 60 && turn.random.chance(0.6)
      ? leads(
          turn,
          { kind: "event", asks: "", about: "", by: "", sort: "event", thread: "", clue: false, choices: [] },
          wording,
        )
      : "";
  turn.say(
    wording,
    after,
    added,
    thread !== undefined && wording.split(" ").length > 6 && turn.bearsOn(thread, wording)
      ? turn.clue(wording, "")
      : "",
  );
}
