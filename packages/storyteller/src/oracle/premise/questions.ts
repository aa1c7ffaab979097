import { capitalise } from "#english/noun-phrase";
import { statementOf } from "#english/statement";
import { entriesIn, type LoreSentence, shortName } from "./lore.ts";
import { tellingWords } from "./nouns.ts";
import { ODDS_WORDS, type Odds } from "./odds.ts";
import { toSecondPerson } from "./person-words.ts";
import { toldToPlayer } from "./seeds.ts";
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
  const asked = question.endsWith("?") ? question : `${question}?`;
  const { plain, restore } = withoutNames(turn, asked);
  const statement = statementOf(plain);
  if (statement === null) return open(turn, asked);
  const odds = oddsOf(question);
  const thrown = await turn.ask(asked, odds);
  // "Somebody is not in there" says too little: nobody is.
  const not = statement.not
    .replace(/^(?:some|any)(body|one|thing) (.*?)\bnot /u, "no$1 $2")
    .replace(/^noone /u, "no one ");
  const so = capitalise(restore(thrown.yes ? statement.so : not));
  turn.fact(`${so}.`);
  turn.say(`${thrown.yes ? "Yes" : "No"}: ${lowerFirst(so)}.`, `The dice: ${thrown.shown}.`);
  turn.log(`${so}.`);
  if (thrown.verdict === "yes" || thrown.verdict === "no") return;
  const kind = thrown.verdict.endsWith("and")
    ? thrown.yes
      ? "There is more to it, in your favour"
      : "It is worse than that"
    : thrown.yes
      ? "There is a catch"
      : "There is something else instead";
  turn.say(`${kind}. Two words to build on: ${await turn.words()}. What is it?`);
  turn.handOver({
    kind: "fact",
    about: "what it is",
    by: "",
    lead: "There is",
    thread: turn.threadFor(text)?.title ?? "",
    moves: thrown.yes,
  });
}

const lowerFirst = (text: string): string =>
  /^(?:You|The|A|An|There|It|Your|She|He|They|Nobody|Somebody|No|In|On|At)\b/u.test(text)
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
    .map((sentence) => ({ sentence, share: [...asked].filter((word) => sentence.words.has(word)).length / asked.size }))
    .filter(({ share }) => share >= 0.8)
    .toSorted((a, b) => b.share - a.share)[0];
  return found?.sentence ?? null;
}

function oddsOf(question: string): Odds {
  const step = 2 + (LIKELIER.test(question) ? 1 : 0) - (UNLIKELIER.test(question) ? 1 : 0);
  return ODDS_WORDS[step]!;
}

/** A question without yes or no: who it is, the dice say among the names of the lore; what it is, the player says. */
async function open(turn: Turn, question: string): Promise<void> {
  const thread = turn.threadFor(question);
  const about = toSecondPerson(question.replace(/\?$/u, ""));
  if (/^(?:who|whose|whom)\b/iu.test(question)) {
    const named = new Set(entriesIn(turn.lore, question).map(({ name }) => name));
    const people = turn.lore.entries
      .filter(({ kind, proper, name }) => kind === "person" && proper && !named.has(name))
      .slice(0, 7);
    const sides = people.length + 1;
    const { total } = await turn.brief.table.roll(`1d${sides}`, question.slice(0, 100));
    const who = people[total - 1];
    const list = people.map((each, at) => `${at + 1} ${shortName(each)}`).join(", ");
    turn.say(
      `${who === undefined ? "The dice point to somebody whom nobody has named yet" : `The dice point to ${who.name}`}.`,
      `On the table were ${list}${list === "" ? "" : ", "}${sides} somebody new; rolled ${total}.`,
      `Two words to build on: ${await turn.words()}. How is that, or who is it instead?`,
    );
    turn.handOver({
      kind: "fact",
      about: "who it is",
      by: who?.name ?? "",
      lead: "It is",
      thread: thread?.title ?? "",
      moves: true,
    });
    return;
  }
  turn.say(
    `Nobody has written ${lowerAll(about)}.`,
    `Two words to build on: ${await turn.words()}. What is your answer?`,
  );
  turn.handOver({ kind: "fact", about: "the answer", by: "", lead: "It is", thread: thread?.title ?? "", moves: true });
}
/** "What is in the box" inside a sentence: "the answer to that" where the words would stand wrong. */
const lowerAll = (about: string): string =>
  /^(?:what|where|why|how|when) (?:is|are|was|were|does|do|did|can|will|has|have|would|should)\b/iu.test(about) ||
  /^(?:tell|say|roll)\b/iu.test(about)
    ? "that down"
    : about.charAt(0).toLowerCase() + about.slice(1);
