import { singular } from "#english/inflection";
import type { Mention } from "./entities.ts";
import type { ReadingScene } from "./reading.ts";
import type { Token } from "./tokens.ts";
import { nounKinds, plainSense, verbIn } from "./vocabulary.ts";

/** Words that stand before the first verb of a message and say nothing of the act. */
const BEFORE_VERB = new Set(["i", "we", "you", "he", "she", "they", "hero", "then", "so", "ok", "and", "now", "just"]);
const QUOTE = /["“”„«»]|(?:^|\s)['‘]/u;

/** The words of a message, each name replaced by its kind (`<person>`, `<exit>`), so that what is learned holds in every scene. */
function abstractWords(tokens: readonly Token[], mentions: readonly Mention[]): readonly string[] {
  const out: string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined) continue;
    const mention = mentions.find(({ start }) => start === at);
    if (mention === undefined) out.push(token.text);
    else {
      out.push(`<${mention.entity.kind}>`);
      at = Math.max(at, mention.end - 1);
    }
  }
  return out;
}

/**
 * What the statistical reader sees of a message: words, the first words, verbs with their dictionary sense, marks, and
 * what kinds of names it has. A feature is a short string; each stands once.
 */
export function featuresOf(
  text: string,
  tokens: readonly Token[],
  mentions: readonly Mention[],
  scene: ReadingScene,
): readonly string[] {
  const all = new Set<string>(["bias"]);
  const words = abstractWords(tokens, mentions);
  const fight = scene.foes.length > 0;
  let verbs = 0;
  const content: string[] = [];
  for (const word of words) {
    const base = word.startsWith("<") ? word : (verbIn(word)?.lemma ?? singular(word));
    all.add(`w ${base}`);
    if (!BEFORE_VERB.has(word) && word !== "<hero>" && /\p{L}/u.test(word)) content.push(base);
    for (const kind of word.startsWith("<") ? "" : nounKinds(word)) all.add(`k ${kind}`);
    const sense = word.startsWith("<") ? undefined : plainSense(base);
    if (sense !== undefined && verbIn(word) !== null) {
      if (verbs === 0) all.add(`s1 ${sense}`);
      all.add(`s ${sense}`);
      verbs++;
    }
  }
  const [first = ""] = content;
  all.add(`1 ${first}`);
  all.add(`p1 ${first.slice(0, 4)}`);
  const kinds = [...new Set(mentions.map(({ entity }) => entity.kind))];
  for (const kind of kinds) all.add(`n ${kind}`);
  const firstNamed = mentions.find(({ entity }) => entity.kind !== "hero");
  all.add(`n1 ${firstNamed?.entity.kind ?? "none"}`);
  all.add(`1n ${first} ${firstNamed?.entity.kind ?? "none"}`);
  all.add(
    `o ${/^\W*(?:i|we|you)\b/iu.test(text) ? "i" : words[0] === "<hero>" ? "hero" : words[0] === "<person>" ? "person" : "bare"}`,
  );
  if (QUOTE.test(text)) all.add("quoted");
  if (/^\s*["“„«'‘]/u.test(text)) all.add("opens quoted");
  if (text.includes("?")) all.add("question");
  if (text.includes("!")) all.add("shout");
  if (/^[^,]{1,20},/u.test(text)) all.add("early comma");
  if (words.length > 1 && words.at(-1)?.startsWith("<person") === true) all.add("ends with person");
  if (fight) {
    all.add("fight");
    all.add(`fight ${first}`);
    all.add(`fight n1 ${firstNamed?.entity.kind ?? "none"}`);
  }
  all.add(
    `len ${words.length <= 2 ? words.length : words.length <= 6 ? "short" : words.length <= 14 ? "mid" : "long"}`,
  );
  if (verbs === 0) all.add("no verb");
  return [...all];
}
