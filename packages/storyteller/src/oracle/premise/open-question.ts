import { capitalise } from "#english/noun-phrase";
import { kindOfName } from "./name-kinds.ts";
import { entriesIn, findEntry, type LoreEntry, type LoreKind, shortName } from "./lore.ts";
import type { Question, Sort } from "./memo.ts";
import { properNames } from "#english/names";
import { proposalsFor } from "./proposals.ts";
import { either, sentence, spokenBy } from "./quotes.ts";
import { toSecondPerson } from "./person-words.ts";
import type { Turn } from "./turn.ts";

/** What nobody has written, the player is asked; and what they answer is so. */

/** How often it is said that any answer will do. */
const EXPLAINED = 2;

export interface Asked extends Partial<Omit<Question, "choices">> {
  readonly asks: string;
  readonly sort: Sort;
  /** Proposals of the caller's own. */
  readonly choices?: readonly string[];
}

/** Asks the player. What is asked while another question is open comes after it. Answers the words of the question; empty where it waits. */
export function askPlayer(turn: Turn, { choices, ...asked }: Asked): string {
  const question: Question = {
    kind: "fact",
    about: asked.asks,
    by: "",
    thread: turn.main?.title ?? "",
    clue: false,
    ...asked,
    choices: choices === undefined ? [] : [...choices],
  };
  turn.stirred = true;
  if (turn.memo.pending !== null) {
    if (turn.memo.next.length < 3) turn.memo.next.push(question);
    return "";
  }
  return pose(turn, question);
}

/** Puts a question to the player, with proposals and, the first times, how it may be answered. */
export function pose(turn: Turn, question: Question): string {
  const choices =
    question.choices.length > 0
      ? question.choices
      : proposalsFor(
          turn,
          question.kind === "place" ? "spot" : question.sort,
          question.by === "" ? question.about : question.by,
        );
  turn.memo.pending = { ...question, choices: [...choices] };
  const times = turn.memo.explained;
  turn.memo.explained += 1;
  return [
    question.asks,
    choices.length === 0 ? "" : `Perhaps ${either(choices.map((each) => `“${each}”`))}.`,
    times < EXPLAINED ? "Whatever you answer is so; or say “you decide”." : "",
  ]
    .filter((part) => part !== "")
    .join(" ");
}

/** Sort of answer that a question wants, by its first word. */
export function sortOf(question: string): Sort {
  const plain = question.replace(/^(?:and|so|but|then) /iu, "");
  if (/^(?:who|whose|whom|which (?:of them|one|man|woman|person|hand|hands)\b)/iu.test(plain)) return "who";
  if (/^(?:where|which way)\b/iu.test(plain)) return "where";
  if (/^(?:why|what for|how come)\b/iu.test(plain)) return "why";
  if (/^(?:when|how long ago)\b/iu.test(plain)) return "when";
  if (/^how\b/iu.test(plain)) return "how";
  return "what";
}

const QUOTES = /[“”"]|(?:^|[\s:,])['‘]\S.*['’](?:$|[\s.,;!?])/u;
/** An answer that tells what somebody says or does, and is no speech: "She heard a honk." "He says it was dark." */
function isNarration(turn: Turn, text: string, by: LoreEntry): boolean {
  if (
    QUOTES.test(text) ||
    /^(?:he|she|they|it is said|there (?:is|was))\b|\b(?:he|she) (?:says|answers|adds|whispers|admits|tells me)\b/iu.test(
      text,
    )
  )
    return true;
  const acts =
    /^(?:the )?[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+)* (?:walks|comes|goes|leaves|enters|sits|stands|laughs|applauds|nods|weeps|runs|steps|turns|looks|smiles|falls|opens|hands|gives|shows|points|pulls|shakes|drops|dies|rises|bows|puts|throws|pushes|writes)\b/u;
  const opens = entriesIn(turn.lore, text.split(" ").slice(0, 4).join(" "));
  if (acts.test(text) && opens.some(({ kind }) => kind === "person" || kind === "creature")) return true;
  return (
    entriesIn(turn.lore, text).some(({ name }) => name === by.name) &&
    [by.name, ...by.aliases, shortName(by)].some((name) => text.startsWith(`${name} `))
  );
}

/** An answer as it is told: in somebody's mouth, or as it stands. What the player put in quotation marks stays as it is typed. */
export function wordAnswer(turn: Turn, question: Question, answer: string): string {
  const text = answer.trim();
  if (question.by !== "") {
    const by = turn.entry(question.by);
    if (!isNarration(turn, text, by)) return spokenBy(shortName(by), text);
  }
  if (question.kind === "take" && /^\p{Ll}/u.test(text) && !/^(?:he|she|they)\b/u.test(text) && question.about !== "")
    return sentence(`${shortName(turn.entry(question.about))} ${text}`);
  return sentence(outsideQuotes(text));
}

/** "I", "my" told as "you", "your"; nothing within any quotation marks is changed. */
export function outsideQuotes(text: string): string {
  return text
    .split(/(“[^”]*”|"[^"]*"|(?<=^|[\s:,(])['‘][^'’]*(?:['’](?=\p{L})[^'’]*)*['’](?=$|[\s.,;:!?)]))/u)
    .map((part, at) => (at % 2 === 1 || part === "" ? part : keepCase(part, toSecondPerson(part))))
    .join("");
}
const keepCase = (before: string, after: string): string => (/^\p{Lu}/u.test(before) ? capitalise(after) : after);

/** New names in what the player establishes: they exist from now on. Answers a line that says so. */
export function noteNames(turn: Turn, text: string): string {
  const found: string[] = [];
  for (const { name, type } of properNames(text.replace(/^["“]/u, ""))) {
    const plain = name.replace(/['’]s$/u, "");
    if (findEntry(turn.lore, plain) !== undefined || entriesIn(turn.lore, plain).some(({ proper }) => proper)) continue;
    if (turn.lore.heroes.some((hero) => hero.split(" ").some((word) => plain.split(" ").includes(word)))) continue;
    // "York rope", "the Startled Goose's cook": part of another name, or a word that describes.
    if (new RegExp(`\\b${escaped(plain)} \\p{Ll}+`, "u").test(text) && describesOnly(text, plain)) continue;
    const at = text.indexOf(plain);
    const before = text.slice(0, at);
    const after = text.slice(at + plain.length);
    const kind: LoreKind | null = kindOfName(plain, before, after) ?? (type === "item" ? "thing" : type);
    const isSurelyNew = plain.includes(" ") || kind !== null;
    if (!isSurelyNew || /^(?:I|God|Lord|Christ|Sir|Madam|Madame|Yes|No|Mr|Mrs)$/u.test(plain)) continue;
    turn.memo.names.push({ name: plain, kind: kind ?? "person", sentence: "" });
    if ((kind ?? "person") === "person" || kind === "place") found.push(`${plain} (${kind ?? "person"})`);
  }
  return found.length === 0 ? "" : `New: ${found.join(", ")}.`;
}
const describesOnly = (text: string, name: string): boolean =>
  !name.includes(" ") &&
  new RegExp(
    `\\b${escaped(name)} (?:rope|wine|cloth|steel|tea|coat|hat|ham|cheese|bread|silk|wool|knife|boots?|accent|road|coach|train|paper)\\b`,
    "u",
  ).test(text);
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");

/** "What does Hannah say?", with proposals in the sort that was asked for. */
export function askForWords(turn: Turn, who: LoreEntry, asked: string): string {
  const sort = sortOf(asked);
  return askPlayer(turn, {
    asks: `What does ${shortName(who)} say${/^about /iu.test(asked) && asked.length < 60 ? ` ${asked.charAt(0).toLowerCase()}${asked.slice(1)}` : ""}?`,
    about: asked,
    by: who.name,
    sort: sort === "who" || sort === "where" || sort === "why" ? sort : "say",
    clue: true,
  });
}

/** The price of an answer or a favour, asked for after it. */
export function wants(turn: Turn, who: LoreEntry): void {
  askPlayer(turn, {
    kind: "price",
    asks: `And what does ${shortName(who)} want for it?`,
    about: `what ${shortName(who)} wants for it`,
    by: "",
    sort: "want",
  });
}
