import { capitalise } from "#english/noun-phrase";
import { entriesIn, indexOfName, type LoreEntry, type LoreSentence, shortName } from "./lore.ts";
import { contentWords } from "./nouns.ts";
import { fromName, toSecondPerson } from "./person-words.ts";
import { spokenBy } from "./quotes.ts";
import { isFrame, isIdea } from "./seeds.ts";
import type { Turn } from "./turn.ts";

/**
 * Lets people say what they know from the player's texts. A text is used only if it answers the question. This function escapes a name for
 * a pattern.
 */

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");

/** A sentence of the lore as a person says it: in the first person if it can be rewritten, otherwise in the third. */
function spoken(turn: Turn, { text }: LoreSentence, person: LoreEntry): { text: string; direct: boolean } {
  const names = [person.name, ...person.aliases, shortName(person)].toSorted((a, b) => b.length - a.length);
  const others = entriesIn(turn.lore, text).some(
    ({ kind, proper, name }) => kind === "person" && proper && name !== person.name,
  );
  // For Nan Harrow, "Little Nan Harrow" also becomes "I".
  let wording = text.replace(/^\p{Lu}\p{Ll}+ (?=\p{Lu})/u, (word) =>
    !names.some((name) => text.startsWith(name)) && names.some((name) => text.startsWith(word + name)) ? "" : word,
  );
  for (const hero of turn.lore.heroes.flatMap((name) => [name, name.split(" ")[0]!]))
    wording = fromName(wording, hero, "you", others) ?? wording;
  wording = toSecondPerson(wording);
  // "Mrs Oduya's nephew Felix repairs": Mrs Oduya says "my nephew", and Felix says "I".
  for (const name of names) {
    wording = wording.replace(
      new RegExp(`^(?:\\p{Lu}[\\p{L}.]+ ){1,3}?\\p{Lu}\\p{L}+['’]s \\p{Ll}+ (?=${escaped(name)} )`, "u"),
      "",
    );
    wording = wording.replace(new RegExp(`^(?:Your|My|The|Her|His) \\p{Ll}+ (?=${escaped(name)} )`, "u"), "");
    wording = wording.replace(new RegExp(`${escaped(name)}['’]s (?=\\p{Ll})`, "gu"), "my ");
    // "Mr Pettifer from number nine irons": the person's address is removed from between name and verb.
    wording = wording.replace(
      new RegExp(`^(${escaped(name)}) (?:from|of|at|in|next) (?:\\p{L}+ ){1,3}?(?=\\p{Ll}{3,}s (?!\\p{Ll}*s ))`, "u"),
      "$1 ",
    );
  }
  for (const name of names) {
    const i = fromName(wording, name, "i", others);
    if (i !== null) return { text: i, direct: true };
  }
  const self = names.find((name) => indexOfName(wording, name) >= 0);
  if (self === undefined) return { text: wording, direct: true };
  const turned = wording.replace(
    new RegExp(
      `(?<=\\p{Ll} )(?<=\\b(?:to|for|with|from|about|than|hates?|loves?|trusts?|knows?|likes?|fears?|told|owes?|left|married) )${escaped(self)}(?![’'])`,
      "u",
    ),
    "me",
  );
  return indexOfName(turned, self) < 0 ? { text: turned, direct: true } : { text: wording, direct: false };
}

/** A line of lore as a person's speech. */
function lineSaid(turn: Turn, line: LoreSentence, person: LoreEntry): string {
  const said = spoken(turn, line, person);
  const text = capitalise(said.text);
  if (!said.direct) return text;
  // About other people, speakers shorten the sentence: "Kester? Hears singing in the dark water."
  const other = entriesIn(turn.lore, text).find(
    ({ kind, name, proper }) => kind === "person" && proper && text.startsWith(`${name} `) && / /u.test(name),
  );
  const wording = other === undefined ? text : `${shortName(other)}? ${capitalise(text.slice(other.name.length + 1))}`;
  return spokenBy(shortName(person), wording);
}

/** Whether people of the story can say a sentence. They cannot say the hero's own past or remarks about the game. */
const isSayable = (line: LoreSentence): boolean =>
  line.source !== "hero" &&
  line.source !== "story" &&
  !isFrame(line.text) &&
  !isIdea(line) &&
  !/^(?:I|We)\b|\b(?:my|our)\b/u.test(line.text);

/** A person's speech with a sentence that this person has not said yet. Null if they have. Another person may say it too. */
function saidOnce(turn: Turn, person: LoreEntry, line: LoreSentence): string | null {
  const mark = { text: `${person.name} says ${line.text}` };
  if (turn.wasSaid(mark)) return null;
  turn.markSaid(mark);
  turn.markSaid(line);
  return lineSaid(turn, line, person);
}

const TIME =
  /\b(?:morning|evening|night|noon|midnight|dawn|dusk|day|week|month|year|hour|spring|summer|autumn|winter|yesterday|today|tomorrow|ago|\p{Lu}\p{Ll}+day)s?\b/u;

/** Whether a sentence can answer a question: "who" needs a person whom the question does not name, "where" a place. */
function fits(turn: Turn, question: string, line: LoreSentence): boolean {
  const word = /^\W*(?:and |so |but )?(who|whom|whose|where|why|when|how)\b/iu.exec(question)?.[1]?.toLowerCase();
  const asked = new Set(entriesIn(turn.lore, question).map(({ name }) => name));
  const others = entriesIn(turn.lore, line.text).filter(({ name }) => !asked.has(name));
  switch (word) {
    case "who":
    case "whom":
    case "whose":
      return others.some(({ kind }) => kind === "person" || kind === "faction");
    case "where":
      return others.some(({ kind }) => kind === "place");
    case "why":
      return /\b(?:because|since|so that|in order to|for fear|for love|owes?)\b/u.test(line.text);
    case "when":
      return TIME.test(line.text);
    case "how":
      return false;
    default:
      return true;
  }
}

/**
 * A person's answer from the player's texts, to a question or about a name or thing. Null if the texts do not answer it, or if this person
 * has already said it.
 */
export function textAnswer(turn: Turn, person: LoreEntry, question: string): string | null {
  const self = contentWords([person.name, ...person.aliases].join(" "));
  const asked = [...contentWords(question)].filter((word) => !self.has(word));
  const named = entriesIn(turn.lore, question).filter(({ name }) => name !== person.name);
  const isTopic = !/\?|^\W*(?:who|whom|whose|where|why|when|how|what|is|are|do|does|did|can|will|has|have)\b/iu.test(
    question,
  );
  const own = new Set(person.sentences);
  const personal = /\b(?:you|your|yourself)\b/iu.test(question);
  const found = turn.lore.sentences
    .map((line, at) => {
      const shared = asked.filter((word) => line.words.has(word)).length;
      const about = named.some(({ sentences }) => sentences.includes(at));
      const enough = isTopic
        ? about || (shared > 0 && shared * 2 >= asked.length)
        : shared >= Math.max(2, Math.ceil(asked.length * 0.6)) && (!personal || own.has(at));
      const can = isSayable(line) || (line.source === "hero" && own.has(at) && !/^(?:I|We)\b/u.test(line.text));
      // A sentence that the player has already read can answer only who, where and when.
      const fresh =
        !turn.wasSaid(line) || (shared === asked.length && /^\W*(?:who|whose|where|when)\b/iu.test(question));
      return { line, score: can && fresh && enough && fits(turn, question, line) ? shared + (about ? 1 : 0) : 0 };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  for (const { line } of found) {
    const said = saidOnce(turn, person, line);
    if (said !== null) return said;
  }
  return null;
}

/** A sentence of the texts about the person, said by the person. Null if they have said all of them. */
export function ofThemself(turn: Turn, person: LoreEntry): string | null {
  for (const line of turn.about(person)) {
    if (!isSayable(line) || !spoken(turn, line, person).direct || indexOfName(line.text, shortName(person)) !== 0)
      continue;
    const mine = saidOnce(turn, person, line);
    if (mine !== null) return mine;
  }
  return null;
}
