import { storedPattern } from "../../patterns.ts";
import { bare } from "#english/noun-phrase";
import type { WrittenSentence } from "../../answers/written-texts.ts";
import { indexOfName, type LoreEntry, type LoreKind, type LoreSentence } from "./lore-entry.ts";

/**
 * A name in a world's description that the app wrote (`oracle/world`). The lists there say what each name is, so that nothing must be
 * guessed: "Reefbight, known for its tavern" under The Land, "The Company of the Compass: a trading company …" and "Grania Drake, a
 * captain of Reefbight who …" under Powers and People.
 */
export interface DescribedName {
  readonly name: string;
  readonly kind: LoreKind;
  /** For a person, what they are, such as "a captain of Reefbight". Otherwise empty. */
  readonly role: string;
  /** For a person, where they live. Otherwise empty. */
  readonly home: string;
}

const LAND = storedPattern("described land", "u");
const POWER = storedPattern("described power", "u");
const SOMEBODY = storedPattern("described somebody", "u");

/** The names that the lists of a description introduce, without duplicates. */
export function describedNames(sentences: readonly WrittenSentence[]): DescribedName[] {
  const found = new Map<string, DescribedName>();
  const add = (described: DescribedName) => {
    const key = bare(described.name).toLowerCase();
    if (!found.has(key)) found.set(key, described);
  };
  for (const { text, heading, starts } of sentences) {
    if (!starts) continue;
    const place = heading === "The Land" ? LAND.exec(text)?.groups : undefined;
    if (place) add({ name: asInside(place["name"]!), kind: "place", role: "", home: "" });
    if (heading !== "Powers and People") continue;
    const power = POWER.exec(text)?.groups;
    const somebody = SOMEBODY.exec(text)?.groups;
    if (power) add({ name: asInside(power["name"]!), kind: "faction", role: "", home: "" });
    if (!somebody) continue;
    const { name = "", role = "", home = "" } = somebody;
    add({ name, kind: "person", role, home });
    add({ name: home, kind: "place", role: "", home: "" });
  }
  return [...found.values()];
}

/** A name as written inside a sentence: "The Laughing Shallows" becomes "the Laughing Shallows". */
const asInside = (name: string): string => name.replace(/^The /u, "the ");

/**
 * Adds to the lore entries what the description's lists say about them. Of the other generated text, only the hooks name parts of the
 * story. Ideas and challenges are only offers, so names in them are dropped until a story uses them.
 */
export function withDescribed(
  entries: readonly LoreEntry[],
  sentences: readonly LoreSentence[],
  described: readonly DescribedName[],
): LoreEntry[] {
  if (described.length === 0) return [...entries];
  const nameless = new Map(described.map((each) => [bare(each.name).toLowerCase(), each]));
  const isOfStory = ({ proper, sentences: own }: LoreEntry): boolean =>
    own.some((at) => {
      const sentence = sentences[at];
      return sentence !== undefined && (sentence.own || isHook(sentence) || (proper && isOverview(sentence)));
    });
  const isOwn = ({ sentences: own }: LoreEntry): boolean => own.some((at) => sentences[at]?.own === true);
  const kept = entries.flatMap((entry): LoreEntry[] => {
    const key = bare(entry.name).toLowerCase();
    const known = nameless.get(key);
    nameless.delete(key);
    if (known) return [asDescribed(entry, known)];
    if (!isOfStory(entry) || described.some(({ name }) => isPartOf(entry.name, name))) return [];
    // People in a hook have two names, so a single word ("over Hrafnhorn") is a place.
    const isPlace = entry.proper && entry.kind === "person" && !entry.name.includes(" ") && !isOwn(entry);
    return [isPlace ? { ...entry, kind: "place", role: "", at: "" } : entry];
  });
  const added = [...nameless.values()].map((each) =>
    asDescribed(
      {
        name: each.name,
        aliases: each.name === bare(each.name) ? [] : [bare(each.name)],
        kind: each.kind,
        proper: true,
        role: "",
        sentences: sentences.flatMap(({ text }, at) => (indexOfName(text, each.name) >= 0 ? [at] : [])),
        at: "",
      },
      each,
    ),
  );
  return [...added, ...kept].toSorted((a, b) => Number(b.proper) - Number(a.proper));
}

const asDescribed = (entry: LoreEntry, { kind, role, home, name }: DescribedName): LoreEntry => ({
  ...entry,
  name,
  kind,
  proper: true,
  role,
  at: home,
});

/** Whether a name is only a part of another: "Brotherhood" is part of "the Brotherhood of Reefbight" and no entry of its own. */
const isPartOf = (part: string, whole: string): boolean =>
  bare(part).toLowerCase() !== bare(whole).toLowerCase() && indexOfName(whole, part) >= 0;

const isHook = ({ own, heading }: LoreSentence): boolean => !own && /^story hooks$/iu.test(heading);
const isOverview = ({ own, heading }: LoreSentence): boolean => !own && /^campaign overview$/iu.test(heading);
