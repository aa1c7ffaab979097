import { pattern, storedPattern } from "../../patterns.ts";
import { lexicon } from "../../understand/lexicon/lexicon.ts";
import { bare } from "#english/noun-phrase";
import { type FoundName, properNames, TITLES } from "#english/names";
import { indexOfName, type LoreEntry, type LoreKind, type LoreSentence } from "./lore-entry.ts";
import { isPluralVerb, kindOfName, LORDLY, WISHES } from "./name-kinds.ts";
import { nounOf, roleOf, tradesOf } from "./roles.ts";
import { isBreak, kindOfNoun } from "./nouns.ts";
import type { Draft } from "./draft.ts";
import { placeOf } from "./home-of-texts.ts";
import { guessKind, knownKind } from "./guess-kind.ts";
import { isOfFirm, saidKind } from "./said-kinds.ts";
import { isNoName, literal, wholeName } from "./whole-names.ts";
import { placesListed } from "./places-listed.ts";
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
    ([, a, b]) => !TITLES.has(a!) && !new RegExp(`(?!The)\\p{Lu}\\p{Ll}+ (?:${a}|${b})\\b`, "u").test(text),
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
      titles[0]?.toLowerCase().endsWith(` ${lower}`) ||
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
    if (isNoName(text, name) || isOfFirm(text, name)) continue;
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
    const noun = new RegExp(
      `\\b(?:one|[Aa]n?|[Tt]he|[Ii]ts) (?:\\p{Ll}+ )?(\\p{Ll}+), (?:the )?${name.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&")}\\b`,
      "u",
    ).exec(plain)?.[1];
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

/** Splits names: "Sergeant Nettles of the Cheese Patrol" is two names. "The Glass Well" stays one, although "Well" alone would be no name. */
function split({ name, definite, type }: FoundName, text: string): Pick<FoundName, "name" | "definite" | "type">[] {
  // "Owes Madam Corvane a breath": the name begins after the verb.
  const [, after] = pattern("lore-drafts split", "u").exec(name) ?? [];
  if (after !== undefined) return [{ name: after.trim(), definite: false, type }];
  // "In the spa town of Umberley the Duke's birthday is marked": a place, and a rank after it.
  const [, town = "", rank = ""] = pattern("lore-drafts split 2", "u").exec(name) ?? [];
  if (TITLES.has(rank) && new RegExp(`\\b(?:of|in|at) ${town} the ${rank}['’]s`, "u").test(text))
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

/** "Lord Thornby" is not Lady Beatrix Thornby. */
const isOtherTitle = (one: string, other: string): boolean => {
  const [a, b] = [one, other].map((name) => name.split(" ")[0]!);
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

/** "Lord Mayor", "Chief Librarian": a name that is nothing but a title is no second person. */
const isTitle = ({ proper, name }: Draft): boolean =>
  proper && name.split(" ").every((word) => TITLES.has(word) || kindOfNoun(word.toLowerCase()) === "person");

/** "The Mistress of Ringers, Dame Ottilie Sark, swears", "Lady Orr, the Mistress of the Wardrobe": who bears an office. */
function bearerOf(draft: Draft, proper: readonly Draft[], sentences: readonly LoreSentence[]): Draft | undefined {
  if (!draft.proper) return undefined;
  // "Captain Static, real name Gary Wu": one person with two names.
  const also = proper.find(
    ({ name }) =>
      name !== draft.name &&
      [...draft.sentences].some(
        (at) =>
          ALSO.test(sentences[at]!.text) &&
          sentences[at]!.text.includes(name) &&
          new RegExp(
            `\\b${literal(name)},? \\(?(?:real name|(?:also )?known as|aka|a\\.k\\.a\\.|alias|born|n[ée]e|whose real name is|better known as)[: ]+${literal(draft.name)}\\b`,
            "u",
          ).test(sentences[at]!.text),
      ),
  );
  if (also !== undefined) return also;
  if (!OFFICE.test(draft.name)) return undefined;
  return proper.find(({ name, kind, definite }) => {
    if (name === draft.name || definite || !/^(?:person|null)$/u.test(String(kind))) return false;
    const named = [...draft.sentences].filter((at) => sentences[at]!.text.includes(name));
    if (named.length === 0) return false;
    const called = `(?:old |young |one )?${literal(name)}`;
    const office = `[Tt]he ${literal(draft.name)}(?: of (?:the )?\\p{Lu}\\p{L}+)?`;
    // "the Warden, Anna Vane and Tom" are three.
    const both = new RegExp(`\\b${office}, ${called}(?:[,.;:]|$)|\\b${called}, ${office}(?:[,.;:]|$)`, "u");
    return named.some((at) => both.test(sentences[at]!.text));
  });
}
/** What a sentence has that gives somebody a second name. */
const ALSO = storedPattern("lore-drafts also", "u");
const OFFICE = storedPattern("lore-drafts office", "u");

/** "Zelda the sword swallower" is no sword. */
const isFirstOfTrade = (text: string, name: string, head: string): boolean =>
  text.includes(`${name} the ${head} `) &&
  new RegExp(`\\b${literal(name)} the ${literal(head)} \\p{Ll}+(?:er|or|ist|man|woman|smith|keeper)\\b`, "u").test(
    text,
  );

/** "your dog Bosun", "your terrier, Crumb,", "Biscuit, your terrier", "the mill Stonemother": an animal, a machine or a house and its name. */
function isApposed(draft: Draft, name: string, head: string, text: string, kind: LoreKind | null): boolean {
  if (!text.includes(head) || draft.kind === "person" || (draft.kind === "place" && (kind ?? "place") !== "place"))
    return false;
  if (draft.kind === "thing" && !draft.name.startsWith("your ")) return false;
  // "the Mitre, the chapel" are two places.
  const comma = draft.kind === "place" ? "" : ",";
  const own = "(?:an?|the|one|my|our|his|her|their|your|its)";
  return new RegExp(
    `\\b${own} (?:[\\p{Ll}-]+ ){0,3}${literal(head)}${comma === "" ? "" : ",?"} (?:(?:called|named|the) )?${literal(name)}(?:[,.;:)]|$| (?!${own} )\\p{Ll})|\\b${literal(name)}${comma === "" ? " is" : ","} ${own} (?:[\\p{Ll}-]+ ){0,3}${literal(head)}\\b`,
    "iu",
  ).test(text);
}

/** "the captain" is Captain Ossa Vel, and "the goose" is Bernard, where only one can be meant. */
export function withTitles(drafts: readonly Draft[], sentences: readonly LoreSentence[]): Draft[] {
  const proper = drafts.filter((draft) => draft.proper && knownKind(draft.name) === null);
  return drafts.filter((draft) => {
    const bearer = bearerOf(draft, proper, sentences);
    if (bearer !== undefined) {
      bearer.aliases.add(draft.name);
      bearer.kind = "person";
      for (const at of draft.sentences) bearer.sentences.add(at);
      return false;
    }
    if (
      (draft.proper && !isTitle(draft)) ||
      !(draft.kind === "person" || draft.kind === "creature" || draft.kind === "thing" || draft.kind === "place")
    )
      return true;
    const head = draft.name.split(" ").at(-1)!;
    const bearers = proper.filter(
      ({ name, kind, sentences: own }) =>
        (draft.kind === "person" && name.split(" ")[0]!.toLowerCase() === head) ||
        (draft.kind === kind && draft.name === head && name.split(" ").at(-1)!.toLowerCase() === head) ||
        [...own].some((at) => {
          const { text } = sentences[at]!;
          const asTitle =
            draft.kind === "person"
              ? [`the ${draft.name}, ${name}`, `the ${draft.name}, the ${name}`, `${name}, the ${draft.name}`]
              : [];
          if (isApposed(draft, name, head, text, kind)) return true;
          return [
            `${head} called ${name}`,
            `${head} named ${name}`,
            ...(isFirstOfTrade(text, name, head) || (draft.kind === "thing" && kind === "place")
              ? []
              : [`${name} the ${head}`]),
            ...asTitle,
          ].some((words) => text.toLowerCase().includes(words.toLowerCase()));
        }),
    );
    if (bearers.length !== 1) return true;
    bearers[0]!.aliases.add(draft.name);
    if (bearers[0]!.kind === null || bearers[0]!.kind === "thing") bearers[0]!.kind = draft.kind;
    for (const at of draft.sentences) bearers[0]!.sentences.add(at);
    return false;
  });
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
    const noun = new RegExp(
      `${literal(name)}(?: is|,) (?:the|an?) (?:\\p{Ll}+ ){0,2}?(public house|\\p{Ll}+)(?=[,.;:)]|$| (?!town|village|city|station|island|port|house)(?:in|on|at|of|where|with|and|that|which|by|for|is|has)\\b)|\\b(inn|pub|tavern|hotel) (?:called |named |is |\\()(?:[Tt]he )?${literal(name)}`,
      "u",
    ).exec(text);
    const found = noun?.[1] ?? noun?.[2] ?? "";
    return found === "public house"
      ? ["pub", "public house"]
      : kindOfNoun(found) === "place" && !pattern("lore-drafts house of", "u").test(found)
        ? [found]
        : [];
  });
