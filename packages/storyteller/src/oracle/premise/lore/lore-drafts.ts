import { literal, filledPattern, pattern, storedPattern } from "../../patterns.ts";
import { lexicon } from "../../understand/lexicon/lexicon.ts";
import { bare } from "#english/noun-phrase";
import { type FoundName, properNames, TITLES } from "#english/names";
import { indexOfName, type LoreEntry, type LoreKind, type LoreSentence } from "./lore-entry.ts";
import { isPluralVerb, kindOfName, LORDLY, WISHES } from "./name-kinds.ts";
import { nounOf, roleOf, tradesOf } from "./roles.ts";
import { isBreak, kindOfNoun } from "./nouns.ts";
import type { Draft } from "./draft.ts";
import { placeOf } from "./where/home-of-texts.ts";
import { guessKind, knownKind } from "./guess-kind.ts";
import { isOfFirm, saidKind } from "./said-kinds.ts";
import { isNoName, wholeName } from "./whole-names.ts";
import { placesListed } from "./where/places-listed.ts";
import { openingNames } from "./whole-names.ts";

/** Days of the week, and how old somebody is: "Tuesday", "Twenty-nine". */
const NO_NAME = storedPattern("lore-drafts no name", "u");

export function properDrafts(
  sentences: readonly LoreSentence[],
  heroes: readonly string[],
  titles: readonly string[],
): Draft[] {
  const text = sentences.map((each) => each.text).join("\n\n");
  const skipped = new Set([...heroes, ...titles].map((name) => name.toLowerCase()));
  const heroWords = new Set(heroes.flatMap((name) => name.toLowerCase().split(" ")));
  const drafts: Draft[] = [];
  const plain = sentences
    .filter((each) => placesListed(each.text).length === 0)
    .map((each) => each.text)
    .join("\n\n");
  // "the Fox and Trumpet" is one house.
  const pairs = [...text.matchAll(pattern("lore-drafts proper drafts 3", "gu"))].filter(
    ([, a, b]) => !TITLES.has(a!) && !filledPattern("lore-drafts proper drafts 6", "u", a, b).test(text),
  );
  // "the house of Vask" is a house.
  const houses = new Set(
    [
      ...text.matchAll(pattern("lore-drafts proper drafts 4", "gu")),
      // "the Café du Pont".
      ...text.matchAll(pattern("lore-drafts proper drafts 5", "gu")),
    ].map((each) => each[1]!),
  );
  const inPair = new Set([
    ...pairs.flatMap(([, a, b]) => [a!, b!]),
    ...[...houses].flatMap((name) => (/ d/u.test(name) ? [name.split(" ")[0]!, name.split(" ").at(-1)!] : [])),
  ]);
  const lists = sentences.map((each) => placesListed(each.text));
  const places = lists.flat().filter((each) => /\p{Lu}/u.test(each));
  const isPlaceListed = (name: string) => places.some((each) => bare(each).toLowerCase() === name.toLowerCase());
  const listed = [
    ...properNames(text)
      .flatMap((found) => split(found, text))
      .filter(({ name }) => !inPair.has(name)),
    ...new Set(pairs.map(([, a, b]) => `${a} and ${b}`)),
    ...houses,
    ...places.map((each) => ({ name: bare(each), definite: each.startsWith("the "), type: "place" as const })),
  ].map((found) => (typeof found === "string" ? { name: found, definite: true, type: "place" as const } : found));
  const more = [...new Set(openingNames(sentences))].filter(
    (name) => !listed.some((found) => found.name.split(" ").includes(name)),
  );
  for (const { name: found, definite, type } of [
    ...listed,
    ...more.map((each) => ({ name: each, definite: false, type: "person" as const })),
  ]) {
    const name = found.replace(/['’]s$/u, "");
    const lower = name.toLowerCase();
    // A world's name becomes a place of the story only if the texts say what kind of place it is.
    if (
      skipped.has(lower) ||
      (titles[0]?.toLowerCase().endsWith(` ${lower}`) &&
        !text.split(name).some((before) => pattern("lore-drafts land of", "u").test(before))) ||
      lower.split(" ").every((word) => heroWords.has(word)) ||
      NO_NAME.test(lower) ||
      pattern("lore-drafts proper drafts 2", "u").test(name)
    )
      continue;
    // "A Chinese cook": what somebody is.
    if (
      knownKind(name) === "faction" &&
      [...text.matchAll(new RegExp(`\\b${literal(name)}\\b(?: (\\p{Ll}+))?`, "gu"))].every(
        ([, noun = ""]) =>
          kindOfNoun(noun) !== null || (noun !== "" && !isBreak(noun) && !isPluralVerb(noun) && !noun.endsWith("ed")),
      )
    )
      continue;
    if (isNoName(text, name) || isOfFirm(text, name) || isHerosTrade(sentences, name)) continue;
    const whole = wholeName(text, name);
    const draft: Draft = {
      name: whole,
      aliases: new Set(),
      kind: null,
      proper: true,
      definite: isPlaceListed(whole)
        ? places.includes(`the ${whole}`)
        : definite || new RegExp(`\\bthe ${literal(whole)}\\b`, "u").test(text),
      sentences: new Set(),
    };
    const votes = new Map<LoreKind, number>();
    if (type === "person" || type === "place" || type === "faction" || type === "item")
      votes.set(type === "item" ? "thing" : type, type === "faction" || type === "place" ? 1.5 : 1);
    for (const [at, sentence] of sentences.entries()) {
      const from = indexOfName(sentence.text, name);
      // "The town will be drowned" is not about Will.
      // "Sorrel's workshop" in a list of places says nothing of Sorrel.
      if (lists[at]!.length > 0 && !isPlaceListed(name)) continue;
      if (from < 0 || (lexicon().people.verbLike.includes(name) && !sentence.text.includes(name))) continue;
      draft.sentences.add(at);
      const start = Math.max(indexOfName(sentence.text, whole), 0);
      const known = sentence.text.slice(start).startsWith(whole) ? whole : name;
      const kind = kindOfName(
        known,
        sentence.text.slice(0, known === whole ? start : from),
        sentence.text.slice(from + name.length),
      );
      if (kind !== null)
        votes.set(
          kind,
          (votes.get(kind) ?? 0) +
            (pattern("lore-drafts proper drafts", "u").test(sentence.text.slice(0, from))
              ? 8
              : WISHES.test(sentence.text.slice(from + name.length)) || LORDLY.test(sentence.text.slice(0, from))
                ? 4
                : 2),
        );
    }
    if (draft.sentences.size === 0) continue;
    const noun = filledPattern("lore-drafts proper drafts 7", "u", name.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&")).exec(
      plain,
    )?.[1];
    if (noun !== undefined && kindOfNoun(noun) === "place" && !votes.has("person")) {
      draft.aliases.add(noun);
      votes.set("place", (votes.get("place") ?? 0) + 2);
    }
    // That a name looks like somebody's is a guess; what stands before it counts more.
    if (votes.size === 1 && votes.get("person") === 1) votes.clear();
    draft.kind =
      (isPlaceListed(name) ? "place" : knownKind(name)) ??
      saidKind(text, whole) ??
      [...votes].toSorted((a, b) => b[1] - a[1])[0]?.[0] ??
      null;
    drafts.push(draft);
  }
  for (const title of titles) {
    const wording = sentences.flatMap(({ text: each }, at) =>
      title !== "" &&
      each.includes(title) &&
      kindOfName(title, "", each.startsWith(title) ? each.slice(title.length) : "") === "place"
        ? [at]
        : [],
    );
    if (wording.length > 0)
      drafts.push({
        name: title,
        aliases: new Set(),
        kind: "place",
        proper: true,
        definite: /^the /iu.test(title),
        sentences: new Set(wording),
      });
  }
  // "Vasks" are the family of the Vasks.
  for (const draft of drafts)
    if (
      /^\p{Lu}\p{Ll}+s$/u.test(draft.name) &&
      drafts.some(({ name }) => name !== draft.name && name.split(" ").includes(draft.name.slice(0, -1)))
    )
      draft.kind = "faction";
  return merged(drafts);
}

/** "Surveyor of the Waterstaat, thirty-one, …" in the hero's own texts says what the hero is, and names nobody. */
const isHerosTrade = (sentences: readonly LoreSentence[], name: string): boolean => {
  const first = name.split(" ")[0]!;
  const own = sentences.filter(({ text }) => indexOfName(text, name) >= 0);
  return (
    pattern("lore-drafts trade", "u").test(first) &&
    own.length > 0 &&
    own.every(
      ({ source, text }) =>
        source === "hero" && text.startsWith(first) && pattern("lore-drafts heros trade", "u").test(text),
    )
  );
};

/** Splits names: "Sergeant Nettles of the Cheese Patrol" is two names. "The Glass Well" stays one, although "Well" alone would be no name. */
function split({ name, definite, type }: FoundName, text: string): Pick<FoundName, "name" | "definite" | "type">[] {
  // "Owes Madam Corvane a breath": the name begins after the verb.
  const [, after] = pattern("lore-drafts split", "u").exec(name) ?? [];
  if (after !== undefined) return [{ name: after.trim(), definite: false, type }];
  // "In the spa town of Umberley the Duke's birthday is marked": a place, and a rank after it.
  const [, town = "", rank = ""] = pattern("lore-drafts split 2", "u").exec(name) ?? [];
  if (TITLES.has(rank) && filledPattern("lore-drafts split 4", "u", town, rank).test(text))
    return [{ name: town, definite: false, type: "place" }];
  const [, who, group] = pattern("lore-drafts split 3", "u").exec(name) ?? [];
  if (who !== undefined && group !== undefined && TITLES.has(who.split(" ")[0]!) && who.includes(" "))
    return [
      { name: who, definite: false, type: "person" },
      { name: group, definite: name.includes(" of the "), type: null },
    ];
  const next = new RegExp(`${name.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&")} (\\p{Lu}\\p{Ll}+)`, "u").exec(text)?.[1];
  if (next !== undefined && kindOfNoun(next) !== null && !TITLES.has(next))
    return [{ name: `${name} ${next}`, definite, type: null }];
  return [{ name, definite, type }];
}

/** "Lord Thornby" is not Lady Beatrix Thornby, but Mother Quince is Old Mother Quince. */
const isOtherTitle = (one: string, other: string): boolean => {
  const [a, b] = [one, other].map(
    (name) => name.replace(pattern("lore-drafts is other title 2", "u"), "").split(" ")[0]!,
  );
  return (
    one.includes(" ") &&
    a !== b &&
    TITLES.has(a!) &&
    TITLES.has(b!) &&
    !pattern("lore-drafts is other title", "u").test(a!)
  );
};

/** Merges short names into long ones: "Ossa" and "Ossa Vel" are "Captain Ossa Vel", if only one person fits. */
function merged(drafts: readonly Draft[]): Draft[] {
  const kept: Draft[] = [];
  for (const draft of drafts.toSorted((a, b) => b.name.length - a.name.length)) {
    const parts = draft.name.split(" ").filter((word) => !TITLES.has(word));
    const whole = kept.filter((other) => {
      const words = other.name.split(" ");
      return (
        parts.length > 0 &&
        parts.every((part) => words.includes(part)) &&
        (other.kind === "person" || other.kind === null || other.kind === draft.kind || draft.kind === null) &&
        !isOtherTitle(draft.name, other.name)
      );
    });
    const [only] = whole;
    if (whole.length === 1 && only !== undefined && (only.kind !== "place" || draft.kind !== "person")) {
      only.aliases.add(draft.name);
      for (const at of draft.sentences) only.sentences.add(at);
      only.kind ??= draft.kind;
    } else if (
      whole.length < 2 ||
      parts.length > 1 ||
      whole.some(({ name, kind }) => kind === "place" || name.split(" ").at(-1) !== parts[0])
    )
      // The family name of several is none of them.
      kept.push(draft);
  }
  return kept;
}

/** "the Rat King", "the Dowager": a person whose name never stands without its article. */
const isAlwaysDefinite = ({ name, sentences: own }: Draft, sentences: readonly LoreSentence[]): boolean => {
  if (name.includes(" ") && !name.includes(" of ") && TITLES.has(name.split(" ")[0]!)) return false;
  const found = [...own].flatMap((at) => [
    ...(sentences[at]?.text ?? "").matchAll(new RegExp(`(\\b[Tt]he )?\\b${literal(name)}\\b`, "gu")),
  ]);
  return found.length > 0 && found.every((each) => each[1] !== undefined);
};

export function finish(drafts: readonly Draft[], sentences: readonly LoreSentence[]): LoreEntry[] {
  // "half the debts in town" puts nobody in a place of their own.
  const places = drafts
    .filter(({ kind, name }) => kind === "place" && !pattern("lore-drafts finish", "u").test(name))
    .toSorted((a, b) => Number(b.proper) - Number(a.proper));
  return drafts
    .flatMap((draft): LoreEntry[] => {
      const kind = draft.kind ?? guessKind(draft, sentences);
      const ordered = [...draft.sentences].toSorted((a, b) => a - b);
      // A name keeps its article if the texts use one: "the Singing Chain", but "Brackwell".
      const name =
        draft.proper && draft.definite && (kind !== "person" || isAlwaysDefinite(draft, sentences))
          ? `the ${bare(draft.name)}`
          : draft.proper || draft.name.startsWith("your ")
            ? draft.name
            : `the ${draft.name}`;
      const role =
        kind === "person"
          ? roleOf(
              draft.name,
              [...draft.aliases],
              ordered.map((at) => sentences[at]!.text),
            )
          : "";
      const at = kind === "place" ? "" : placeOf(draft, ordered, sentences, places);
      const texts = ordered.map((at) => sentences[at]!.text);
      const callings = pattern("lore-drafts finish 2", "u").exec(role)?.[1];
      const trades =
        kind === "person" && draft.proper
          ? [
              ...tradesOf([draft.name, ...draft.aliases], texts),
              ...(callings !== undefined && kindOfNoun(callings) === "person" ? [callings] : []),
            ]
          : [];
      return [
        {
          name,
          aliases: [
            ...draft.aliases,
            ...(draft.proper ? nounOf(draft.name, texts) : []),
            ...(draft.proper && kind === "place" ? houseOf(draft.name, texts) : []),
            ...(name === draft.name ? [] : [draft.name]),
            ...trades,
          ],
          kind,
          proper: draft.proper,
          role: draft.proper ? role : draft.name.replace(/^your /u, ""),
          sentences: ordered,
          at,
        },
      ];
    })
    .toSorted((a, b) => Number(b.proper) - Number(a.proper) || (a.sentences[0] ?? 999) - (b.sentences[0] ?? 999));
}

/** "The Fox and Trumpet is the pub", "the Barley Mow, a public house": the pub. */
const houseOf = (name: string, texts: readonly string[]): string[] =>
  texts.flatMap((text) => {
    if (placesListed(text).length > 0) return [];
    const noun = filledPattern("lore-drafts house of 2", "u", literal(name)).exec(text);
    const found = noun?.[1] ?? noun?.[2] ?? "";
    return found === "public house"
      ? ["pub", "public house"]
      : kindOfNoun(found) === "place" && !pattern("lore-drafts house of", "u").test(found)
        ? [found]
        : [];
  });
