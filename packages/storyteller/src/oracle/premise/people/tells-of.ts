import { capitalise } from "#english/noun-phrase";
import { fateOf } from "../fates.ts";
import { entriesIn, indexOfName, type LoreEntry, type LoreSentence, shortName } from "../lore.ts";
import { tellingWords } from "../nouns.ts";
import { fromName, toSecondPerson } from "../person-words.ts";
import { spokenBy } from "../plot/fill.ts";
import { isFrame, isIdea } from "../seeds.ts";
import type { Turn } from "../turn.ts";

/** What somebody tells of what the player's texts hold: of themself, of others, of places, things and customs. */

/** What somebody can know of a topic: what the texts tell of it, but for the hero's own secrets. Best first. */
export function knowledge(turn: Turn, person: LoreEntry, topic: string): LoreSentence[] {
  const self = tellingWords([person.name, ...person.aliases].join(" "));
  const asked = new Set([...tellingWords(topic)].filter((word) => !self.has(word)));
  const isQuestion = /^(?:who|what|why|where|when|how|whether|if|is|are|do|does|did|can|will)\b/iu.test(topic);
  const named = entriesIn(turn.lore, topic).filter(({ name }) => name !== person.name);
  const personal = /\b(?:you|your|yourself)\b/iu.test(topic);
  const own = new Set(person.sentences);
  return turn.lore.sentences
    .map((sentence, at) => {
      const about = named.filter(({ sentences }) => sentences.includes(at)).length;
      const shared = [...asked].filter((word) => sentence.words.has(word)).length;
      const mine = own.has(at);
      // The hero's past is known to those whom it names.
      const isPrivate =
        (sentence.source === "hero" && !mine) ||
        isFrame(sentence.text) ||
        isIdea(sentence) ||
        /^I(?:'d)? (?:want|would like|like|hope)\b/u.test(sentence.text);
      const settled = sentence.source === "story" ? 0.5 : 0;
      const score = isPrivate
        ? 0
        : about * 3 + shared + (mine ? 2 : 0) + (personal && mine ? 2 : 0) + (about + shared > 0 ? settled : 0);
      return {
        sentence,
        score,
        fits: isQuestion
          ? (about > 0 && shared >= 2) || shared >= 3
          : about > 0 || shared >= 2 || (mine && shared >= 1),
      };
    })
    .filter(({ score, fits }) => fits && score >= 3)
    .toSorted((a, b) => b.score - a.score)
    .map(({ sentence }) => sentence);
}

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");

/** A sentence of lore as somebody says it: in their own words where it can be turned, else told of them. */
function spoken(turn: Turn, { text }: LoreSentence, person: LoreEntry): { text: string; direct: boolean } {
  const names = [person.name, ...person.aliases, shortName(person)].toSorted((a, b) => b.length - a.length);
  const others = entriesIn(turn.lore, text).some(
    ({ kind, proper, name }) => kind === "person" && proper && name !== person.name,
  );
  // "Little Nan Harrow" says "I", too.
  let told = text.replace(/^\p{Lu}\p{Ll}+ (?=\p{Lu})/u, (word) =>
    !names.some((name) => text.startsWith(name)) && names.some((name) => text.startsWith(word + name)) ? "" : word,
  );
  for (const hero of turn.lore.heroes.flatMap((name) => [name, name.split(" ")[0]!]))
    told = fromName(told, hero, "you", others) ?? told;
  told = toSecondPerson(told);
  // "Mrs Oduya's nephew Felix repairs": she says "my nephew", and he says "I".
  for (const name of names) {
    told = told.replace(
      new RegExp(`^(?:\\p{Lu}[\\p{L}.]+ ){1,3}?\\p{Lu}\\p{L}+['’]s \\p{Ll}+ (?=${escaped(name)} )`, "u"),
      "",
    );
    told = told.replace(new RegExp(`^(?:Your|My|The|Her|His) \\p{Ll}+ (?=${escaped(name)} )`, "u"), "");
    told = told.replace(new RegExp(`${escaped(name)}['’]s (?=\\p{Ll})`, "gu"), "my ");
    // "Mr Pettifer from number nine irons": where somebody lives stands between.
    told = told.replace(
      new RegExp(`^(${escaped(name)}) (?:from|of|at|in|next) (?:\\p{L}+ ){1,3}?(?=\\p{Ll}{3,}s (?!\\p{Ll}*s ))`, "u"),
      "$1 ",
    );
  }
  for (const name of names) {
    const i = fromName(told, name, "i", others);
    if (i !== null) return { text: i, direct: true };
  }
  const self = names.find((name) => indexOfName(told, name) >= 0);
  if (self === undefined) return { text: told, direct: true };
  const turned = told.replace(
    new RegExp(
      `(?<=\\p{Ll} )(?<=\\b(?:to|for|with|from|about|than|hates?|loves?|trusts?|knows?|likes?|fears?|told|owes?|left|married) )${escaped(self)}(?![’'])`,
      "u",
    ),
    "me",
  );
  return indexOfName(turned, self) < 0 ? { text: turned, direct: true } : { text: told, direct: false };
}

/** A sentence of lore as somebody says it. */
export function lineSaid(turn: Turn, line: LoreSentence, person: LoreEntry): string {
  const said = spoken(turn, line, person);
  const text = capitalise(said.text);
  if (!said.direct) return text;
  // Of others people speak short: "Kester? Hears singing in the dark water."
  const other = entriesIn(turn.lore, text).find(
    ({ kind, name, proper }) => kind === "person" && proper && text.startsWith(`${name} `) && / /u.test(name),
  );
  const told = other === undefined ? text : `${shortName(other)}? ${capitalise(text.slice(other.name.length + 1))}`;
  return spokenBy(shortName(person), told);
}

/** Whether a sentence can be told by people of the story: the hero's own past and the frame of the game cannot. */
const canTell = (line: LoreSentence): boolean =>
  line.source !== "hero" &&
  line.source !== "story" &&
  !isFrame(line.text) &&
  !isIdea(line) &&
  !/^(?:I|We)\b|\b(?:my|our)\b/u.test(line.text);

/** A sentence that somebody has not said yet, said by them; null where they have said it. Another may say it too. */
function saidOnce(turn: Turn, person: LoreEntry, line: LoreSentence): string | null {
  const mark = { text: `${person.name} says ${line.text}` };
  if (turn.wasSaid(mark)) return null;
  turn.markSaid(mark);
  turn.markSaid(line);
  return lineSaid(turn, line, person);
}

/** Words that stand in many sentences and are about nothing. */
const EMPTY = /^(?:nobod|everybod|everyon|somebod|anybod|never|want|know|like|think|thing|going|come|go|say|tell|see)/u;

/** What the player has said of somebody they can say themselves. */
const isOwn = ({ text, source }: LoreSentence, person: LoreEntry): boolean => {
  const name = capitalise(shortName(person));
  return (
    source === "story" && text.startsWith(name) && /^['’ ]/u.test(text.slice(name.length)) && !/ says\b/u.test(text)
  );
};

/**
 * What somebody says of what is spoken of: the texts' sentence about a name in the words, or about a thing that they themself have to do
 * with. Null where the texts hold nothing that this person has not said already.
 */
export function saysOf(turn: Turn, person: LoreEntry, words: string): string | null {
  const self = tellingWords([person.name, ...person.aliases].join(" "));
  const asked = [...tellingWords(words)].filter((word) => !self.has(word) && !EMPTY.test(word));
  const own = new Set(person.sentences);
  const named = new Set(
    entriesIn(turn.lore, words)
      .filter(({ name }) => name !== person.name && !turn.lore.heroes.includes(name))
      .flatMap(({ sentences }) => sentences),
  );
  const lines = turn.lore.sentences
    .map((line, at) => {
      const shared = asked.filter((word) => line.words.has(word)).length;
      const fits =
        (canTell(line) || isOwn(line, person) || (isIdea(line) && own.has(at))) &&
        (named.has(at) || (shared > 0 && (own.has(at) || shared * 2 > asked.length)));
      return { line, score: fits ? shared + (named.has(at) ? 1 : 0) + (own.has(at) ? 1 : 0) : 0 };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || Number(turn.wasSaid(a.line)) - Number(turn.wasSaid(b.line)));
  for (const { line } of lines) {
    const said = saidOnce(turn, person, line);
    if (said !== null) return said;
  }
  return null;
}

/** What somebody says who cannot answer: whom the texts connect with it, else something of their own. Null where nothing is left. */
export function pointsOn(turn: Turn, person: LoreEntry, words: string): string | null {
  const asked = tellingWords(words);
  const other = turn.lore.entries.find(
    (entry) =>
      entry.kind === "person" &&
      entry.proper &&
      entry.name !== person.name &&
      fateOf(turn.lore, entry) !== "dead" &&
      !turn.lore.heroes.includes(entry.name) &&
      turn.about(entry).some((line) => canTell(line) && [...asked].some((word) => line.words.has(word))),
  );
  const name = shortName(person);
  const mark = { text: `${person.name} points to ${other?.name ?? ""} of ${[...asked].join(" ")}` };
  if (other !== undefined && !turn.wasSaid(mark)) {
    turn.markSaid(mark);
    return `“Ask ${shortName(other)} about that,” says ${name}.`;
  }
  for (const line of turn.about(person)) {
    if (!canTell(line) || !spoken(turn, line, person).direct) continue;
    const mine = saidOnce(turn, person, line);
    if (mine !== null) return mine;
  }
  return null;
}
