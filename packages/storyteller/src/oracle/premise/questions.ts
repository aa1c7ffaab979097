import { capitalise } from "#english/noun-phrase";
import { statementOf } from "#english/statement";
import { entriesIn, type LoreSentence } from "./lore.ts";
import { tellingWords } from "./nouns.ts";
import { ODDS_WORDS, type Odds } from "./odds.ts";
import { isFrame, toldToPlayer } from "./seeds.ts";
import { findHere, knows, pointer } from "./plot/reveal.ts";
import type { Turn } from "./turn.ts";

const LIKELIER =
  /\b(?:surely|certainly|probably|likely|still|guarded|locked|closed|old|dark|afraid|armed|hungry|tired|worried|angry)\b/iu;
const UNLIKELIER =
  /\b(?:by any chance|happen to|somehow|secret|hidden|magic(?:al)?|treasure|unguarded|unlocked|safe|alone|asleep|for free|miracle)\b/iu;

/** A question to the world: from the lore where it is written, else from the dice. */
export async function askWorld(turn: Turn, text: string): Promise<void> {
  const question = text
    .trim()
    .replace(/^(?:so|and|but|ok|i wonder|i ask the (?:dice|oracle)),? (?:if|whether)? ?/iu, "");
  const written = isWritten(turn, question);
  if (written !== null) {
    turn.still = true;
    return turn.say(`That is written: ${lowerFirst(toldToPlayer(written, turn.lore))}`);
  }
  const asked = (question.endsWith("?") ? question : `${question}?`).replace(/\bever /u, "");
  const { plain, restore } = withoutNames(turn, asked);
  const statement = statementOf(plain);
  if (statement === null) return open(turn, asked);
  const odds = oddsOf(question);
  const thrown = await turn.ask(asked, odds);
  // "Somebody is not in there" says too little: nobody is.
  const not = statement.not
    .replace(/^(?:some|any)(body|one|thing) (.*?)\bnot /u, "no$1 $2")
    .replace(/^noone /u, "no one ")
    .replace(/\bno (?:some|any)(body|one|thing)\b/u, "no$1")
    .replace(/\bno one\b/u, "nobody");
  const so = capitalise(restore(thrown.yes ? statement.so.replace(/^any(?=thing\b|body\b|one\b)/iu, "some") : not));
  turn.fact(`${so}.`);
  turn.log(`${so}.`);
  const { plot } = turn;
  const more = {
    "yes, and": () => findHere(turn) ?? "It is plainer than you hoped.",
    yes: () => "",
    "yes, but": () => `But somebody else knows it too. ${turn.tick("An answer with a catch")}`,
    "no, but": () =>
      plot === null || plot.stage !== "open"
        ? "But it was worth the asking."
        : `But you think of ${pointer(turn, plot)}, and that may do as well.`,
    no: () => "",
    "no, and": () => `And the asking has cost you time. ${turn.tick("An answer against the hero")}`,
  }[thrown.verdict]();
  turn.say(`${thrown.yes ? "Yes" : "No"}: ${lowerFirst(so)}.`, more.trim());
}

const lowerFirst = (text: string): string =>
  /^(?:You|The|A|An|There|It|Your|She|He|They|Nobody|Somebody|Something|Someone|Nothing|No|In|On|At)\b/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

/** Proper names as single words of small letters, so that the sentence can be turned round; `restore` puts them back. */
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

/** A sentence of the lore that answers the question: nearly all of its telling words stand in it. */
function isWritten(turn: Turn, question: string): LoreSentence | null {
  const asked = tellingWords(question);
  if (asked.size < 2) return null;
  const found = turn.lore.sentences
    .filter(({ text }) => !isFrame(text))
    .map((sentence) => ({ sentence, share: [...asked].filter((word) => sentence.words.has(word)).length / asked.size }))
    .filter(({ share }) => share >= 0.8)
    .toSorted((a, b) => b.share - a.share)[0];
  return found?.sentence ?? null;
}

function oddsOf(question: string): Odds {
  const step = 2 + (LIKELIER.test(question) ? 1 : 0) - (UNLIKELIER.test(question) ? 1 : 0);
  return ODDS_WORDS[step]!;
}

/** A question without yes or no: what the hero has found out, or what a look at it shows. */
function open(turn: Turn, question: string): void {
  const { plot } = turn;
  if (plot === null || plot.stage === "done") return turn.say("Nothing here answers that.");
  const thread = turn.story.threads.find(({ title }) => title === plot.thread);
  const last = thread?.steps.at(-1);
  const found = /^(?:who|whose|whom|why)\b/iu.test(question) ? null : findHere(turn);
  if (found !== null) return turn.say(found);
  if (/^(?:who|whose|whom)\b/iu.test(question) && !knows(plot, "name"))
    return turn.say(
      last === undefined ? "You do not know yet." : `You do not know yet. What you have is this: ${last}`,
      `${capitalise(pointer(turn, plot))} might bring you nearer to it.`,
    );
  turn.say(
    last === undefined ? "There is nothing yet that would tell you." : `What you know so far is this: ${last}`,
    `The next of it is to be had from ${pointer(turn, plot)}.`,
  );
}
