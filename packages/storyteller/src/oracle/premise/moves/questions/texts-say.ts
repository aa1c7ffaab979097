import { pattern } from "../../../patterns.ts";
import { capitalise } from "#english/noun-phrase";
import { saidBy, subjectWords } from "../../case/reveal-clue.ts";
import { entriesIn, indexOfName, isHero, type LoreEntry, shortName } from "../../lore/lore.ts";
import { contentWords } from "../../lore/nouns.ts";
import { readOnce } from "../../lore/read-once.ts";
import { isFrame } from "../../opening/seeds.ts";
import type { Turn } from "../../turn.ts";
import { fromName, pronouns } from "../../words/person-words.ts";
import type { Asked } from "./asked.ts";

/**
 * What the player's texts say of what is asked, before anybody says that they do not know: the clause alone that holds it, "the boys who did walk
 * out and came back without their voices" as “The boys did walk out and came back without their voices.”
 */

interface Clause {
  readonly text: string;
  readonly words: ReadonlySet<string>;
  /** Whom its first words name, where they are somebody. */
  readonly of: LoreEntry | undefined;
}

const clausesOf = (turn: Turn): readonly Clause[] =>
  readOnce(turn.lore.written, "clauses", turn.people.map(({ name }) => name).join(), () =>
    turn.lore.written
      .filter(({ source, text }) => !pattern("known known of", "u").test(source) && !isFrame(text))
      .flatMap(({ text }) => partsOf(turn, text))
      .map((clause) => ({ ...clause, words: contentWords(clause.text) })),
  );

/** A sentence in its clauses, each with a subject of its own. */
function partsOf(turn: Turn, sentence: string): { text: string; of: LoreEntry | undefined }[] {
  let last: LoreEntry | undefined;
  return sentence
    .replace(/[.!]+$/u, "")
    .split(pattern("texts-say splits", "u"))
    .flatMap((part) => {
      // "Juno, a girl who has recorded it": Juno has.
      const inner = [...part.matchAll(pattern("texts-say relative", "gu"))].map(
        ({ 1: noun = "", 2: rest = "", index }) =>
          `${(/^an?\b/u.test(noun) && pattern("texts-say named", "u").exec(part.slice(0, index))?.[1]) || noun} ${rest}`,
      );
      const outer = part.replace(pattern("texts-say aside", "gu"), "");
      return [outer, ...inner].flatMap((each) => {
        const text = each.replace(pattern("texts-say opens"), "").trim();
        const named = entriesIn(turn.lore, text).find(
          ({ kind, name }) => kind === "person" && indexOfName(text, name) >= 0 && indexOfName(text, name) < 24,
        );
        const of = named ?? (pattern("texts-say pronoun").test(text) ? last : undefined);
        last = of;
        return pattern("texts-say verb", "u").test(text) &&
          (of !== undefined || !pattern("texts-say pronoun").test(text))
          ? [{ text, of }]
          : [];
      });
    });
}

/** As the one says it who is asked; empty where it cannot be said plainly. */
function inMouth(turn: Turn, who: LoreEntry, { text, of }: Clause): string {
  if (turn.lore.heroes.some((name) => indexOfName(text, name.split(" ")[0]!) >= 0)) return "";
  if (of === undefined) return indexOfName(text, shortName(who)) >= 0 ? "" : text;
  const at = indexOfName(text, of.name);
  if (of.name !== who.name)
    return indexOfName(text, shortName(who)) >= 0
      ? ""
      : at >= 0
        ? text.slice(pattern("texts-say pronoun").test(text) ? at : 0)
        : text
            .replace(/^(?:he|she|they)\b/iu, shortName(of))
            .replace(pattern("texts-say in mouth"), `${shortName(of)}’s`);
  const others = entriesIn(turn.lore, text).some(({ kind, name }) => kind === "person" && name !== who.name);
  if (at < 0) return others ? "" : capitalise(pronouns(` ${text}`, "i", turn.pronoun(who)).trim());
  return fromName(text.slice(at), who.name, "i", others, turn.pronoun(who)) ?? "";
}

/** Whether a clause is of the kind that is asked for, and says more than the question does. */
function fits(
  asked: readonly string[],
  question: string,
  { text, words }: Clause,
  names: ReadonlySet<string>,
  isKnown: boolean,
): boolean {
  const shared = asked.filter((word) => words.has(word)).length;
  const fresh = [...words].filter((word) => !asked.includes(word) && !names.has(word)).length;
  if (shared === 0 || shared * 2 < asked.length || fresh < 2) return false;
  const kind =
    pattern("texts-say kind")
      .exec(question)?.[0]
      .toLowerCase()
      .replace(/(?<=^who).*| .*/u, "") ?? "";
  if (pattern("texts-say says back").test(text) || (isKnown && (kind === "" || shared < Math.max(2, asked.length))))
    return false;
  return kind === "" || pattern(`texts-say ${kind}`, "u").test(text);
}

/**
 * What the texts say of what somebody is asked, in their mouth; empty where they say nothing, or they have said it.
 * @param isKnown whether only a clause with all that is asked for will do, of its kind
 */
export function textsSay(turn: Turn, { who, name, asked }: Asked, isKnown = false): string {
  if (!pattern("texts-say asks").test(asked)) return "";
  const names = contentWords(turn.people.map((each) => `${each.name} ${each.aliases.join(" ")} say`).join(" "));
  const nouns = [...subjectWords(asked.replace(pattern("texts-say beside"), ""))].filter((word) => !names.has(word));
  const others = entriesIn(turn.lore, asked).filter(
    (each) => each.kind === "person" && each.name !== who.name && !isHero(turn.lore, each),
  );
  const isOfYou = /\byou\b/iu.test(asked) && !/\bmean\b/iu.test(asked);
  // What is about the first thing asked of, and begins with it, is nearest.
  const near = ({ text, words, of }: Clause): number =>
    nouns.filter((word) => words.has(word)).length * 2 +
    Number(words.has(nouns[0]!)) +
    2 * Number(nouns.some((word) => contentWords(text.slice(0, 30)).has(word))) +
    Number(of?.name === who.name);
  const found = clausesOf(turn)
    .filter(
      (clause) =>
        fits(nouns, asked, clause, names, isKnown) &&
        (!isOfYou || clause.of?.name === who.name) &&
        others.every((each) => indexOfName(clause.text, shortName(each)) >= 0 || clause.of?.name === each.name),
    )
    .toSorted((a, b) => near(b) - near(a))
    .map((clause) => inMouth(turn, who, clause))
    .find((said) => said !== "" && (isKnown || !turn.wasSaid(`${who.name}: ${said}`)));
  if (found === undefined) return "";
  turn.markSaid(`${who.name}: ${found}`);
  return saidBy(`${capitalise(found)}.`, name);
}
