import { bare } from "#english/noun-phrase";
import { type FoundName, isCommonWord, properNames, TITLES } from "#english/names";
import { indexOfName, type LoreEntry, type LoreKind, type LoreSentence } from "./lore-entry.ts";
import { kindOfName, nounOf, roleOf, tradesOf, WISHES } from "./name-kinds.ts";
import { ELSEWHERE, isBreak, kindOfNoun } from "./nouns.ts";

/** A draft of a lore entry, made from the lore's sentences. */
export interface Draft {
  name: string;
  aliases: Set<string>;
  kind: LoreKind | null;
  proper: boolean;
  sentences: Set<number>;
  definite: boolean;
}

/** Replaces pronouns by names: "She wants the chain to sing" after a sentence about Ossa Vel is a sentence about Ossa Vel. */
export function resolvePronouns<S extends { text: string; starts: boolean; source: string }>(
  sentences: readonly S[],
  hero = "",
): S[] {
  let last = "";
  return sentences.map((sentence, at) => {
    if (sentence.starts) last = sentence.source === "hero" && sentences[at - 1]?.source !== "hero" ? hero : "";
    const found = /^(?:She|He|They)(?= \p{Ll})/u.exec(sentence.text);
    const whose = /^(?:Her|His)(?= \p{Ll})/u.exec(sentence.text);
    const wording =
      last === "" || (found === null && whose === null)
        ? sentence.text
        : found !== null
          ? last + sentence.text.slice(found[0].length)
          : `${last}'s${sentence.text.slice(whose![0].length)}`;
    const subject = /^(?:The )?((?:\p{Lu}[\p{L}'’-]*)(?: (?:of the |of |de |von |van )?\p{Lu}[\p{L}'’-]*){0,3})/u.exec(
      wording,
    )?.[1];
    if (
      subject !== undefined &&
      (subject.includes(" ") || kindOfName(subject, "", wording.slice(subject.length)) === "person") &&
      !/^(?:The|A|An|I|It|She|He|They|My|Her|His)$|['’]s$/u.test(subject)
    )
      last = subject;
    return { ...sentence, text: wording };
  });
}

export function properDrafts(
  sentences: readonly LoreSentence[],
  heroes: readonly string[],
  titles: readonly string[],
): Draft[] {
  const text = sentences.map((each) => each.text).join("\n\n");
  const skipped = new Set([...heroes, ...titles].map((name) => name.toLowerCase()));
  const heroWords = new Set(heroes.flatMap((name) => name.toLowerCase().split(" ")));
  const drafts: Draft[] = [];
  const listed = properNames(text).flatMap((found) => split(found, text));
  const more = openingNames(sentences).filter((name) => !listed.some((found) => found.name.split(" ").includes(name)));
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
      /^(?:mon|tues|wednes|thurs|fri|satur|sun)days$/u.test(lower) ||
      /^(?:\p{L}{1,2}|Mrs\.?|Old|Young|Elder|Little|Poor)$/u.test(name)
    )
      continue;
    const draft: Draft = {
      name,
      aliases: new Set(),
      kind: null,
      proper: true,
      definite,
      sentences: new Set(),
    };
    const votes = new Map<LoreKind, number>();
    if (type === "person" || type === "place" || type === "faction" || type === "item")
      votes.set(type === "item" ? "thing" : type, type === "faction" || type === "place" ? 1.5 : 1);
    for (const [at, sentence] of sentences.entries()) {
      const from = indexOfName(sentence.text, name);
      if (from < 0) continue;
      draft.sentences.add(at);
      const kind = kindOfName(name, sentence.text.slice(0, from), sentence.text.slice(from + name.length));
      if (kind !== null)
        votes.set(kind, (votes.get(kind) ?? 0) + (WISHES.test(sentence.text.slice(from + name.length)) ? 4 : 2));
    }
    if (draft.sentences.size === 0) continue;
    const noun = new RegExp(
      `\\b(?:one|an?|the|its) (?:\\p{Ll}+ )?(\\p{Ll}+), (?:the )?${name.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&")}\\b`,
      "u",
    ).exec(text)?.[1];
    if (noun !== undefined && kindOfNoun(noun) === "place" && !votes.has("person")) {
      draft.aliases.add(noun);
      votes.set("place", (votes.get("place") ?? 0) + 2);
    }
    draft.kind = [...votes].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null;
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
  return merged(drafts);
}

/** Splits names: "Sergeant Nettles of the Cheese Patrol" is two names. "The Glass Well" stays one, although "Well" alone would be no name. */
function split({ name, definite, type }: FoundName, text: string): Pick<FoundName, "name" | "definite" | "type">[] {
  const [, who, group] = /^(.+?) of (?:the )?(.+)$/u.exec(name) ?? [];
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

/** Names that occur only at the start of a sentence. The next words show that they are names: "Kettil the smith", "Yrsa lives". */
function openingNames(sentences: readonly LoreSentence[]): string[] {
  return sentences.flatMap(({ text }) => {
    const called = [...text.matchAll(/\b(?:called|named) (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)/gu)].map((each) =>
      each[1]!.replace(/['’]s?$/u, ""),
    );
    if (called.length > 0) return called;
    const compound =
      /^((?:Little|Great|Greater|Lesser|Upper|Lower|Nether|Much|New|Old|West|East|North|South) \p{Lu}\p{Ll}+)(?= is an? (?:[\p{L}-]+ ){0,3}(?:town|village|city|hamlet|port|station|colony)\b)/u.exec(
        text,
      )?.[1];
    if (compound !== undefined) return [compound];
    const [, name = "", after = ""] = /^(\p{Lu}\p{Ll}[\p{L}'’-]+)((?: the \p{Ll}+)?(?: .*|,.*)?)$/u.exec(text) ?? [];
    if (name === "" || isCommonWord(name)) return [];
    const trade = /^ the (\p{Ll}+)/u.exec(after)?.[1];
    const kind = kindOfName(name, "", after);
    return (trade !== undefined && kindOfNoun(trade) === "person") || kind === "person" || kind === "place"
      ? [name]
      : [];
  });
}

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
        (other.kind === "person" || other.kind === null || other.kind === draft.kind || draft.kind === null)
      );
    });
    const [only] = whole;
    if (whole.length === 1 && only !== undefined && (only.kind !== "place" || draft.kind !== "person")) {
      only.aliases.add(draft.name);
      for (const at of draft.sentences) only.sentences.add(at);
      only.kind ??= draft.kind;
    } else kept.push(draft);
  }
  return kept;
}

/** Lore entries without a proper name: "the lighthouse keeper", "a brass key", "my mother". */
export function commonDrafts(sentences: readonly LoreSentence[]): Draft[] {
  const found = new Map<string, Draft>();
  for (const [at, { text, source }] of sentences.entries()) {
    for (const match of text.matchAll(
      /\b([Tt]he|[Aa]n?|[Mm]y|[Oo]ur|[Yy]our|[Hh]is|[Hh]er|[Tt]heir|[Ii]ts|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ome)\s+(?=((?:\p{Ll}[\p{Ll}'’-]*\s*){1,4}))/gu,
    )) {
      // The match consumes only the determiner and looks ahead for the rest, because "the night the lighthouse went dark" contains two phrases.
      const phrase = nounPhrase((match[2] ?? "").replace(/^own /u, ""));
      if (phrase === null) continue;
      const kind = /\bdocking ring$/u.test(phrase.name) ? "place" : kindOfNoun(phrase.head);
      if (kind === null) continue;
      const after = text.slice(match.index + match[0].length + (match[2] ?? "").length);
      // "the baker Tomas", "a village called Orme": the name becomes an entry, and the noun does not.
      if (phrase.whole && /^(?:(?:called|named)\s+)?\p{Lu}/u.test(after) && kind === "person") continue;
      if (/\b(?:called|named)\s*$/u.test(match[2] ?? "") || /^\s*(?:called|named)\b/u.test(after)) continue;
      const determiner = match[1]!.toLowerCase();
      if (
        kind === "place" &&
        /^(?:of )?(?:the )?\p{Lu}/u.test(after.replace(/^of /u, "of ")) &&
        /\bof\s*$|^\s*$/u.test((match[2] ?? "").trim().split(" ").slice(phrase.place).join(" "))
      )
        continue;
      if (kind === "place" && match.index === 0 && /^[^,;.]* is \p{Lu}/u.test(text)) continue;
      if (kind === "place" && source === "hero" && determiner === "the") continue;
      // "Dax is the engineer", "the Shuttle, an inn": the noun describes a name and is no entry of its own.
      if (phrase.place <= 3 && /\p{Lu}[\p{L}'’-]*(?:,| is| was) $/u.test(text.slice(0, match.index))) continue;
      if (
        kind === "person" &&
        (/\b(?:I'm|I am|I was) $/u.test(text.slice(0, match.index)) || (source === "hero" && /^an?$/u.test(determiner)))
      )
        continue;
      if (/\b[Ii]ts $/u.test(match[0].slice(0, 4)) || /^(?:its|their)$/u.test(determiner)) continue;
      const name =
        /^(?:my|our)$/u.test(determiner) || (source === "hero" && /^(?:her|his|their)$/u.test(determiner))
          ? `your ${phrase.name}`
          : phrase.name;
      const draft = found.get(name) ?? {
        name,
        aliases: new Set<string>(),
        kind,
        proper: false,
        definite: false,
        sentences: new Set<number>(),
      };
      draft.sentences.add(at);
      draft.definite ||= determiner === "the";
      found.set(name, draft);
    }
  }
  // "the old bell" and "the bell" are the same, if there is no other bell.
  const drafts = [...found.values()];
  return drafts.filter((draft) => {
    const longer = drafts.filter((other) => other !== draft && other.name.endsWith(` ${draft.name}`));
    if (longer.length !== 1) return true;
    longer[0]!.aliases.add(draft.name);
    for (const at of draft.sentences) longer[0]!.sentences.add(at);
    return false;
  });
}

/** Merges nouns into names: "the captain" is Captain Ossa Vel, and "the goose" is Bernard, if only one entry fits. */
export function withTitles(drafts: readonly Draft[], sentences: readonly LoreSentence[]): Draft[] {
  const proper = drafts.filter((draft) => draft.proper);
  return drafts.filter((draft) => {
    if (
      draft.proper ||
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
          return [`${head} called ${name}`, `${head} named ${name}`, `${name} the ${head}`].some((words) =>
            text.toLowerCase().includes(words.toLowerCase()),
          );
        }),
    );
    if (bearers.length !== 1) return true;
    bearers[0]!.aliases.add(draft.name);
    if (bearers[0]!.kind === null || bearers[0]!.kind === "thing") bearers[0]!.kind = draft.kind;
    for (const at of draft.sentences) bearers[0]!.sentences.add(at);
    return false;
  });
}

/** The noun phrase at the start of some words: up to the last known noun before the phrase ends. */
function nounPhrase(text: string): { name: string; head: string; whole: boolean; place: number } | null {
  const all = text.trim().split(/\s+/u);
  const until = all.findIndex((word) => isBreak(word) || word.endsWith("ly"));
  const phrase = until < 0 ? all : all.slice(0, until);
  for (let end = Math.min(phrase.length, 3); end > 0; end--) {
    const head = phrase[end - 1]!.replace(/[’']s$/u, "");
    if (kindOfNoun(head) === null || head !== phrase[end - 1]) continue;
    return { name: phrase.slice(0, end).join(" "), head, whole: end === all.length, place: end };
  }
  return null;
}

export function finish(drafts: readonly Draft[], sentences: readonly LoreSentence[]): LoreEntry[] {
  const places = drafts.filter(({ kind }) => kind === "place");
  return drafts
    .flatMap((draft): LoreEntry[] => {
      const kind = draft.kind ?? guessKind(draft, sentences);
      const ordered = [...draft.sentences].toSorted((a, b) => a - b);
      // A name keeps its article if the texts use one: "the Singing Chain", but "Brackwell".
      const name =
        draft.proper && draft.definite && kind !== "person"
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
      const callings = /^(?:the|an?) (\p{Ll}+)$/u.exec(role)?.[1];
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

/**
 * Guesses the kind of a name that no word around it explains. With an article, a plural is a group and anything else a thing. A single
 * word that always follows "since", "at", "in" or the like is a thing. Every other name is a person.
 */
function guessKind({ name, definite, proper }: Draft, sentences: readonly LoreSentence[]): LoreKind {
  if (!proper) return kindOfNoun(name.split(" ").at(-1) ?? "") ?? "thing";
  if (definite) return name.endsWith("s") ? "faction" : "thing";
  const befores = sentences.flatMap(({ text }) => {
    const from = indexOfName(text, name);
    return from < 0 ? [] : [text.slice(0, from)];
  });
  if (
    !name.includes(" ") &&
    befores.length > 0 &&
    befores.every((each) => /\b(?:since|until|All|at|in|under|across|towards?|answered|during) $/u.test(each))
  )
    return "thing";
  return "person";
}

/** The place of a person by one sentence: the nearest place after "in", "at" or "of". */
function placeOf(
  draft: Draft,
  ordered: readonly number[],
  sentences: readonly LoreSentence[],
  places: readonly Draft[],
): string {
  for (const at of ordered) {
    const { text } = sentences[at]!;
    for (const place of places) {
      const from = indexOfName(text, place.name);
      if (from < 0 || place === draft) continue;
      const who =
        [draft.name, ...draft.aliases].map((name) => indexOfName(text, name)).find((found) => found >= 0) ?? -1;
      // The place comes before the person who rules or owns it: "Emberhall, ruled by Jarl Torvald".
      if (
        /^,? (?:which is |is )?(?:(?:ruled|led|kept|run|guarded|owned|served) by|belongs to|is the home of) (?:the )?(?:[\p{Ll}'’-]+ )?$/u.test(
          text.slice(from + place.name.length, Math.max(who, 0)),
        )
      )
        return finalName(place);
      if (draft.kind === "creature" && who >= 0 && /\b(?:in|at|near) (?:the )?$/u.test(text.slice(0, from)))
        return finalName(place);
      if (
        who < 0 ||
        who > from ||
        from - who > 90 ||
        text.slice(who, from).includes(";") ||
        ELSEWHERE.test(text.slice(who, from))
      )
        continue;
      if (
        /\b(?:in|at|on|of|near|inside|outside|aboard|below|above|under|behind|over|runs|keeps|owns|rules|guards|leads) (?:the |a |an |our |my )?(?:[\p{Ll}'’-]+ )?$/iu.test(
          text.slice(0, from),
        )
      )
        return finalName(place);
    }
  }
  return "";
}

const finalName = ({ name, proper, definite }: Draft): string =>
  proper ? (definite ? `the ${bare(name)}` : name) : `the ${name}`;
