import { entriesIn, isHero, shortName } from "../lore/lore.ts";
import { fateOf, kinOf } from "../lore/fates.ts";
import { isGroupNoun, kindOfNoun } from "../lore/nouns.ts";
import type { Turn } from "../turn.ts";
import { literal, filledPattern, pattern } from "../../patterns.ts";
import type { KeptCase } from "./kept-case.ts";

/** What the player's own texts have for the slots of a plot: what drives somebody, until when there is time, a group, somebody who is missed. */

const written = (turn: Turn): string[] =>
  turn.lore.sentences.filter(({ source, text }) => source !== "story" && text !== "").map(({ text }) => text);

/** What drives somebody, by the player's texts, as a clause without its subject: "wants to sell the ferry dock". Empty where they say nothing. */
export function motiveOf(turn: Turn, name: string): string {
  const entry = turn.entry(name);
  const names = [entry.name, ...entry.aliases, shortName(entry)].map(literal).join("|");
  const found = filledPattern("of-premise motive of 3", "u", names, pattern("drives").source);
  for (const { text, source } of turn.about(entry)) {
    const clause = source === "story" ? undefined : found.exec(text)?.[1];
    const plain = clause?.replace(pattern("of-premise motive of 2", "u"), "").trim();
    if (plain !== undefined && plain.length < 90 && !pattern("of-premise motive of", "u").test(plain)) return plain;
  }
  return "";
}

/** Until when there is time, as it stands after "before" and "until": "midnight", "the ten hours are over". Empty where the texts do not say. */
export function deadlineOf(turn: Turn, { aim }: Pick<KeptCase, "aim">): string {
  for (const text of [
    aim,
    ...turn.lore.sentences.filter(({ source }) => source === "notes").map((each) => each.text),
  ]) {
    const [, by = ""] = pattern("deadline", "u").exec(text) ?? [];
    if (by !== "") return by;
    const [, count = "", unit = ""] = pattern("of-premise deadline of 2", "u").exec(text) ?? [];
    if (count !== "") return `the ${count} ${unit} are over`;
    const day = pattern("of-premise deadline of", "u").exec(text)?.[1];
    if (day !== undefined) return day;
  }
  return "";
}

interface Group {
  /** "the hedge priests", "the Ring Union". */
  readonly words: string;
  readonly isMany: boolean;
  /** The sentence that names it. */
  readonly text: string;
}

/** The groups of people in the player's texts, with a name and without. */
export function groupsOf(turn: Turn): Group[] {
  const texts = turn.lore.sentences
    .filter(
      ({ source, text }) =>
        (source === "world" || source === "details" || source === "campaign" || source === "notes") && text !== "",
    )
    .map(({ text }) => text);
  const named = turn.lore.entries
    .filter(({ kind, proper }) => kind === "faction" && proper)
    .map(({ name, sentences }) => ({
      words: /^(?:the|\p{Ll})/u.test(name) ? name : `the ${name}`,
      isMany: name.endsWith("s") && !pattern("of-premise groups of 2", "u").test(name),
      text: turn.lore.sentences[sentences[0] ?? -1]?.text ?? "",
    }));
  const common = texts.flatMap((text) =>
    [...text.matchAll(filledPattern("of-premise groups of 3", "gu"))].flatMap(
      ([whole, before = "", noun = "", of = ""]) => {
        const single = noun.toLowerCase().replace(/men$/u, "man").replace(/s$/u, "");
        const isFolk = isGroupNoun(noun) || pattern("folk", "u").test(single) || kindOfNoun(single) === "person";
        // "Sister Amity of the shrine nurses three boys": what she does.
        const isDeed =
          kindOfNoun(before.trim()) === "place" &&
          filledPattern("of-premise groups of 4", "u", before, noun).test(text);
        if (isDeed || !isFolk || pattern("of-premise groups of", "u").test(before)) return [];
        const count = /^[Tt]he /u.test(whole) ? "" : `${whole.split(" ")[0]!} `;
        return [{ words: `the ${count}${before}${noun}${of}`, isMany: true, text }];
      },
    ),
  );
  const all = [...common, ...named];
  return all.filter(({ words }, at) => all.findIndex((each) => each.words === words) === at);
}

/** Who would pay for what others have, by the texts. Empty where nobody would. */
export const dealersIn = (turn: Turn): string =>
  groupsOf(turn).find(
    ({ words, text, isMany }) => isMany && pattern("deals").test(text.slice(text.indexOf(words.split(" ").at(-1)!))),
  )?.words ?? "";

/** What was taken from somebody, by the aim or the campaign: "the Silver Bowl". Empty where nothing was. */
export function takenOf(turn: Turn, { aim }: Pick<KeptCase, "aim">): string {
  const found = pattern("taken", "u");
  return (found.exec(aim)?.[1] ?? found.exec(textsOf(turn, "notes"))?.[1] ?? "").trim();
}

/** A thing with a name and a power in the player's world: "the Tidestone". Empty where there is none. */
export function relicOf(turn: Turn, { prize }: Pick<KeptCase, "prize">): string {
  const entry = turn.lore.entries.find(
    ({ kind, proper, name, sentences }) =>
      kind === "thing" &&
      proper &&
      !prize.words.includes(name) &&
      sentences.some((at) => {
        const { text = "", source = "story" } = turn.lore.sentences[at] ?? {};
        return (
          source !== "story" &&
          source !== "hero" &&
          pattern("power").test(text) &&
          !pattern("of-premise relic of", "u").test(text)
        );
      }),
  );
  if (entry === undefined) return "";
  const hasArticle = turn.lore.sentences.some(({ text }) =>
    new RegExp(`\\b[Tt]he ${literal(entry.name)}\\b`, "u").test(text),
  );
  return hasArticle ? `the ${entry.name.replace(/^the /iu, "")}` : entry.name;
}

/** Somebody of the hero's own who is missing and is not what the aim is about: "your brother Pim". */
export function missedKin(
  turn: Turn,
  kept: KeptCase,
): { readonly words: string; readonly is: "he" | "she" | "they" | "it" } | null {
  const taken = new Set(entriesIn(turn.lore, kept.prize.words).map(({ name }) => name));
  const entry = turn.lore.entries.find(
    (each) =>
      each.kind === "person" &&
      !isHero(turn.lore, each) &&
      !taken.has(each.name) &&
      kinOf(turn.lore, each) !== undefined &&
      ["missing", "held"].includes(fateOf(turn.lore, each) ?? ""),
  );
  return entry === undefined
    ? null
    : { words: `your ${kinOf(turn.lore, entry)} ${shortName(entry)}`, is: turn.pronoun(entry) };
}

/** All that the player has written, for the words of a plot. */
export const textsOf = (turn: Turn, source: "notes" | "world"): string =>
  source === "notes"
    ? turn.lore.sentences
        .filter((each) => each.source === "notes")
        .map(({ text }) => text)
        .join(" ")
    : written(turn).join(" ");
