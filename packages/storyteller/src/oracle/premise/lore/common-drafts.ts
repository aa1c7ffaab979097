import { pattern } from "../../patterns.ts";
import { isKnownVerb } from "#english/past-tense";
import type { LoreKind, LoreSentence } from "./lore-entry.ts";
import type { Draft } from "./draft.ts";
import { placesListed } from "./where/places-listed.ts";
import { isBreak, isGroupNoun, kindOfNoun } from "./nouns.ts";

/** Entries of the lore that have no proper name. */

/** "the lighthouse keeper", "a brass key", "my mother": things of the lore that have no proper name. */
export function commonDrafts(sentences: readonly LoreSentence[]): Draft[] {
  const found = new Map<string, Draft>();
  for (const [at, { text, source }] of sentences.entries()) {
    for (const match of text.matchAll(pattern("common-drafts common drafts 7", "gu"))) {
      // "the night the lighthouse went dark" holds two phrases: the words of the first are only looked at.
      const phrase = nounPhrase((match[2] ?? "").replace(/^own /u, ""));
      if (phrase === null) continue;
      const determinerOf = match[1]!.toLowerCase();
      const isGroup = isGroupNoun(phrase.head) && determinerOf === "the";
      const kind: LoreKind | null = /\bdocking ring$/u.test(phrase.name)
        ? "place"
        : isGroup
          ? "faction"
          : kindOfNoun(phrase.head);
      if (kind === null || phrase.head === "falls" || pattern("common-drafts common drafts 2", "u").test(phrase.name))
        continue;
      // "before the dark of the moon": a time.
      if (phrase.head === "moon" && pattern("common-drafts common drafts 3", "u").test(text.slice(0, match.index)))
        continue;
      if (
        pattern("common-drafts common drafts", "u").test(phrase.name) &&
        sentences.some((each) => new RegExp(`\\b[Tt]he ${phrase.name} of \\p{Lu}`, "u").test(each.text))
      )
        continue;
      const after = text.slice(match.index + match[0].length + (match[2] ?? "").length);
      // "the baker Tomas", "a village called Orme": the name counts, not its noun.
      if (phrase.whole && pattern("common-drafts common drafts 4", "u").test(after) && kind === "person") continue;
      if (
        /^(?:called|named)$/u.test((match[2] ?? "").trim().split(/\s+/u)[phrase.place] ?? "") ||
        pattern("common-drafts common drafts 8", "u").test(after)
      )
        continue;
      const determiner = determinerOf;
      // "the village of Skarn", "the last hall is Emberhall": a name is what counts.
      if (
        kind === "place" &&
        pattern("common-drafts common drafts 5", "u").test(after.replace(/^of /u, "of ")) &&
        /\bof\s*$|^\s*$/u.test((match[2] ?? "").trim().split(" ").slice(phrase.place).join(" "))
      )
        continue;
      if (kind === "place" && match.index === 0 && /^[^,;.]* is \p{Lu}/u.test(text)) continue;
      if (kind === "place" && source === "hero" && determiner === "the") continue;
      // "Dax is the engineer", "the Shuttle, an inn": the noun says what a name is, and is nothing by itself.
      if (phrase.place <= 3 && pattern("common-drafts common drafts 6", "u").test(text.slice(0, match.index))) continue;
      if (
        kind === "person" &&
        (pattern("common-drafts common drafts 9", "u").test(text.slice(0, match.index)) ||
          (source === "hero" && /^an?$/u.test(determiner)))
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
  const listed = new Set<string>();
  for (const [at, { text }] of sentences.entries())
    for (const name of placesListed(text).map((each) => each.replace(/^the /u, "")))
      if (!/\p{Lu}/u.test(name)) {
        // "the locked toll house" is the toll house.
        const others = [...found.keys()].filter((each) => each === name || each.endsWith(` ${name}`));
        const known = others.flatMap((each) => [...found.get(each)!.sentences]);
        for (const each of others) found.delete(each);
        listed.add(name);
        found.set(name, {
          name,
          aliases: new Set(),
          kind: "place",
          proper: false,
          definite: true,
          sentences: new Set([...known, at]),
        });
      }
  // "the old bell" and "the bell" are one, where no other bell is there.
  const drafts = [...found.values()];
  return drafts.filter((draft) => {
    if (listed.has(draft.name)) return true;
    const longer = drafts.filter((other) => other !== draft && other.name.endsWith(` ${draft.name}`));
    if (longer.length !== 1) return true;
    longer[0]!.aliases.add(draft.name);
    for (const at of draft.sentences) longer[0]!.sentences.add(at);
    return false;
  });
}

/** The noun phrase at the start of some words: up to the last noun of a list before the phrase breaks. */
function nounPhrase(text: string): { name: string; head: string; whole: boolean; place: number } | null {
  const all = text.trim().split(/\s+/u);
  const until = all.findIndex((word) => isBreak(word) || word.endsWith("ly"));
  const first = until < 0 ? all : all.slice(0, until);
  // "the cloister brews beer": what it does is no part of it.
  const does = first.findIndex(
    (word, at) =>
      at > 0 &&
      /[^s]s$/u.test(word) &&
      isKnownVerb(word.slice(0, -1)) &&
      kindOfNoun(word) === null &&
      pattern("common-drafts noun phrase", "u").test(kindOfNoun(first[at - 1]!) ?? ""),
  );
  const phrase = does < 0 ? first : first.slice(0, does);
  for (let end = Math.min(phrase.length, 3); end > 0; end--) {
    const head = phrase[end - 1]!.replace(/[’']s$/u, "");
    if ((kindOfNoun(head) === null && !isGroupNoun(head)) || head !== phrase[end - 1]) continue;
    // "the hedgehog keeps the store": what it does.
    const before = kindOfNoun(phrase[end - 2] ?? "");
    if ((before === "creature" || before === "person") && head.endsWith("s") && isKnownVerb(head.slice(0, -1)))
      continue;
    // "the prefects guard the gate"
    if (isGroupNoun(phrase[end - 2] ?? "") && isKnownVerb(head)) continue;
    // "the shrine nurses three boys"
    if (
      before === "place" &&
      isKnownVerb(head.replace(/s$/u, "")) &&
      pattern("common-drafts noun phrase 2", "u").test(all[end] ?? "")
    )
      continue;
    return { name: phrase.slice(0, end).join(" "), head, whole: end === all.length, place: end };
  }
  return null;
}
