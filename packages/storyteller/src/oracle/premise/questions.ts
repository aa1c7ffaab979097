import { capitalise } from "#english/noun-phrase";
import { splitSentences } from "../answers/written-texts.ts";
import { factFor } from "./facts.ts";
import { bears, goalOf, lowerFirst as lowered } from "./goal.ts";
import { askPlayer } from "./hand-over.ts";
import { statementOf } from "#english/statement";
import { entriesIn, type LoreSentence } from "./lore.ts";
import { contentWords } from "./nouns.ts";
import { ODDS_WORDS, type Odds } from "./odds.ts";
import { isFrame, isIdea, inSecondPerson } from "./seeds.ts";
import { answersTo } from "./proposals.ts";
import { trouble } from "./trouble.ts";
import type { Turn } from "./turn.ts";

const LIKELIER =
  /\b(?:surely|certainly|probably|likely|still|guarded|locked|closed|old|dark|afraid|armed|hungry|tired|worried|angry)\b/iu;
const UNLIKELIER =
  /\b(?:by any chance|happen to|somehow|secret|hidden|magic(?:al)?|treasure|unguarded|unlocked|safe|alone|asleep|for free|miracle)\b/iu;

/** Answers a question about the world: from the lore if it contains the answer, else by the dice. */
export async function askWorld(turn: Turn, text: string): Promise<void> {
  // "Too heavy for my boat, then. Could we take it apart?": the last sentence is the question.
  const all = splitSentences(text.trim());
  const last = all.length > 1 && all.at(-1)!.endsWith("?") && !/[“”"]/u.test(text) ? all.at(-1)! : text;
  const question = last
    .trim()
    .replace(/^(?:so|and|but|ok|i wonder|i ask the (?:dice|oracle)),? (?:if|whether)? ?/iu, "");
  const written = /^what (?:does|do|did) .+ (?:want|think|say|do|feel|mean|answer|need)\?*$/iu.test(question)
    ? null
    : isWritten(turn, question);
  if (written !== null && !/^(?:and |so |but )?(?:who|whose|why|how)\b/iu.test(question)) {
    turn.still = true;
    return turn.say(inSecondPerson(written, turn.lore));
  }
  const asked = (question.endsWith("?") ? question : `${question}?`).replace(/\bever /u, "");
  const { plain, restore } = withoutNames(turn, asked);
  const statement = statementOf(plain);
  if (statement === null) return open(turn, asked);
  const odds = oddsOf(question);
  const thrown = await turn.ask(asked, odds);
  // "Somebody is not in there" becomes "nobody is in there", which says more.
  const not = statement.not
    .replace(/^(?:some|any)(body|one|thing) (.*?)\bnot /u, "no$1 $2")
    .replace(/^noone /u, "no one ")
    .replace(/\bno (?:some|any)(body|one|thing)\b/u, "no$1")
    .replace(/\bno one\b/u, "nobody");
  const so = capitalise(restore(thrown.yes ? statement.so.replace(/^any(?=thing\b|body\b|one\b)/iu, "some") : not));
  turn.fact(`${so}.`);
  turn.log(`${so}.`);
  // "Piet did fight with Brandt" would only repeat the question, so the reply is only yes or no.
  const plainly = /^(?:There|Nobody|Somebody|Nothing|Something|It|You|The|An?) /u.test(so);
  turn.say(plainly ? `${thrown.yes ? "Yes" : "No"}: ${lowerFirst(so)}.` : `${thrown.yes ? "Yes" : "No"}.`);
  const goal = goalOf(turn);
  if (thrown.verdict === "yes, and")
    turn.say(
      askPlayer(turn, {
        kind: "fact",
        asks: "And there is more. What?",
        about: asked,
        ...(goal === undefined ? {} : { thread: goal.title }),
        choices: answersTo(turn, "what"),
      }),
    );
  else if (thrown.verdict === "yes, but" || thrown.verdict === "no, and")
    turn.say(await trouble(turn, `An answer with a catch: ${asked}`.slice(0, 200)));
}

const lowerFirst = (text: string): string =>
  /^(?:You|The|A|An|There|It|Your|She|He|They|Nobody|Somebody|Something|Someone|Nothing|No|In|On|At)\b/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

/** Replaces each proper name by one lower-case word, so that the sentence can be rearranged. `restore` puts the names back. */
function withoutNames(turn: Turn, question: string): { plain: string; restore: (text: string) => string } {
  let plain = question;
  const kept: string[] = [];
  for (const { name, aliases, proper } of entriesIn(turn.lore, question)) {
    if (!proper) continue;
    const found = [name, ...aliases].find((each) => plain.includes(each));
    if (found === undefined) continue;
    plain = plain.replace(found, `qx${"abcdefgh"[kept.length] ?? "z"}q`);
    kept.push(found);
    if (kept.length === 8) break;
  }
  return {
    plain,
    restore: (text) => kept.reduce((each, name, at) => each.replaceAll(`qx${"abcdefgh"[at]}q`, name), text),
  };
}

/** A sentence of the lore that answers the question because it contains nearly all of its distinctive words. */
function isWritten(turn: Turn, question: string): LoreSentence | null {
  const asked = contentWords(question);
  if (asked.size < 2) return null;
  const found = turn.lore.sentences
    .filter((each) => !isFrame(each.text) && !isIdea(each))
    .map((sentence) => ({ sentence, share: [...asked].filter((word) => sentence.words.has(word)).length / asked.size }))
    .filter(({ share }) => share >= 0.8)
    .toSorted((a, b) => b.share - a.share)[0];
  return found?.sentence ?? null;
}

function oddsOf(question: string): Odds {
  const step = 2 + (LIKELIER.test(question) ? 1 : 0) - (UNLIKELIER.test(question) ? 1 : 0);
  return ODDS_WORDS[step]!;
}

/**
 * Answers a question that is not a yes-or-no question: from the texts; otherwise the dice decide whether the hero learns it, and the
 * player says what it is.
 */
async function open(turn: Turn, question: string): Promise<void> {
  const goal = goalOf(turn);
  if (/\b(?:left to do|what now|what next|do (?:i|we) do now|what should (?:i|we))\b/iu.test(question)) {
    turn.still = true;
    return turn.say(
      goal === undefined ? "Nothing is open. Say what you do." : `Still open: ${lowered(goal.title)}.`,
      ...(goal?.steps.slice(-2) ?? []),
    );
  }
  const fact = factFor(turn, question);
  if (fact !== null) return turn.say(fact);
  const written = /^what (?:does|do|did) .+ (?:want|think|say|do|feel|mean|answer|need)\?*$/iu.test(question)
    ? null
    : mentions(turn, question);
  if (written !== null && !/^(?:and |so |but )?(?:who|whose|whom|why|how)\b/iu.test(question))
    return turn.say(inSecondPerson(written, turn.lore));
  turn.log(`You ask yourself: “${question.slice(0, 160)}”`);
  const { verdict, yes } = await turn.ask(`Can you tell? ${question}`, "fifty-fifty");
  const thread = yes ? bears(turn, null, question) : undefined;
  turn.say(
    verdict === "no, and" ? await trouble(turn, "Time lost in wondering", false) : "",
    askPlayer(turn, {
      kind: "fact",
      asks: /^what (?:does|do|did|is|are) \p{Lu}/u.test(lowered(question))
        ? capitalise(question)
        : yes
          ? "You can tell. What is it?"
          : "Nobody has said so far: that is for you to say. What is it?",
      about: question,
      lead: "It is",
      ...(thread === undefined ? {} : { thread }),
      choices: answersTo(turn, question),
    }),
  );
}

/**
 * A sentence of the texts about the subject of the question. One that the player has not read yet is preferred; with `onlyNew` it is
 * required.
 */
function mentions(turn: Turn, question: string, onlyNew = false): LoreSentence | null {
  const asked = contentWords(question);
  const found = turn.lore.sentences
    .filter((each) => !isFrame(each.text) && !isIdea(each) && each.source !== "story")
    .filter((sentence) => !onlyNew || !turn.wasSaid(sentence))
    .map((sentence) => ({ sentence, shared: [...asked].filter((word) => sentence.words.has(word)).length }))
    .filter(({ shared }) => shared > 0 && shared * 2 >= asked.size)
    .toSorted((a, b) => b.shared - a.shared || Number(turn.wasSaid(a.sentence)) - Number(turn.wasSaid(b.sentence)))[0];
  if (found === undefined) return null;
  turn.markSaid(found.sentence);
  return found.sentence;
}
