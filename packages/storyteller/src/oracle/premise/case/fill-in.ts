import { pattern, storedPattern } from "../../patterns.ts";
import { capitalise } from "#english/noun-phrase";
import { createRandom } from "../../../random.ts";
import { shortName } from "../lore/lore.ts";
import { isBodiless } from "../lore/voices.ts";
import type { Turn } from "../turn.ts";
import { theThing } from "../moves/record/items.ts";
import { toneOf, worldOf } from "./aim/aim-of-case.ts";
import { choose } from "./choices.ts";
import { cases, type Line, type Role, ROLES, type Spot, SPOTS } from "./case-content.ts";
import type { KeptCase } from "./kept-case.ts";
import { clauseOf, isNobodys, isSearch } from "./open/open-story.ts";
import { dealersIn, deadlineOf, missedKin, motiveOf, relicOf, takenOf } from "./of-premise.ts";

/** The slots of the written texts, filled with the names and pronouns of a case. */

type Is = "he" | "she" | "they" | "it";
export const FORMS: Readonly<Record<string, Readonly<Record<Is, string>>>> = {
  he: { he: "he", she: "she", they: "they", it: "it" },
  him: { he: "him", she: "her", they: "them", it: "it" },
  his: { he: "his", she: "her", they: "their", it: "its" },
  himself: { he: "himself", she: "herself", they: "themselves", it: "itself" },
  is: { he: "is", she: "is", they: "are", it: "is" },
  was: { he: "was", she: "was", they: "were", it: "was" },
  has: { he: "has", she: "has", they: "have", it: "has" },
  does: { he: "does", she: "does", they: "do", it: "does" },
  s: { he: "s", she: "s", they: "", it: "s" },
  es: { he: "es", she: "es", they: "", it: "es" },
};
/** Forms that agree with a name, which is in the singular even where its pronoun is "they". */
const OF_NAME = new Set(["is", "was", "has", "does", "s", "es"]);

/** The slots that a text may have: who and where, with or without a form. */
export const SLOT = /\{(?:(\p{L}+):)?(\p{L}+)\}/gu;

const isRole = (slot: string): slot is Role => (ROLES as readonly string[]).includes(slot);
const isSpot = (slot: string): slot is Spot => (SPOTS as readonly string[]).includes(slot);

/** Slots whose words a caller gives: {next}, {nextplace}, {thing}; "is thing" is the pronoun of {thing}. */
export type More = Readonly<Record<string, string>>;

/**
 * Fills the slots of a text. Somebody whom the oracle made up is introduced with what they are, and is of the lore from then on.
 * @throws Error if a slot is none that a text may have: the content's test finds it first
 */
export function fillIn(turn: Turn, kept: KeptCase, text: string, more: More = {}): string {
  const of = premiseOf(turn, kept);
  const chosen = chosenOf(turn, kept, text, of);
  const filled = chosen.replace(SLOT, (whole: string, form: string | undefined, slot: string, at: number) => {
    const low = slot.charAt(0).toLowerCase() + slot.slice(1);
    const opens = pattern("fill-in fill in", "u").test(chosen.slice(0, at)) || at === 0;
    if (form !== undefined) {
      const key = form.charAt(0).toLowerCase() + form.slice(1);
      const forms = FORMS[key];
      const is = (more[`is ${low}`] as Is | undefined) ?? pronounIn(turn, kept, low);
      if (forms === undefined || is === null) throw new Error(`A written text has an unknown slot: ${whole}`);
      // "the lie is theirs", where nothing follows that is owned
      if (key === "his" && /^[.,;:!?]/u.test(chosen.slice(at + whole.length)))
        return { he: "his", she: "hers", they: "theirs", it: "its" }[is];
      const word =
        forms[
          OF_NAME.has(key) && more[low] === undefined && isAfterName(chosen, at, low) && is === "they"
            ? singular(turn, kept, low)
            : is
        ];
      return form !== key || (opens && /^\p{Lu}/u.test(form)) ? capitalise(word) : word;
    }
    const after = chosen.slice(at + whole.length);
    const word = nameIn(turn, kept, low, after, more) ?? of[low]?.() ?? null;
    if (word === null) throw new Error(`A written text has an unknown slot: ${whole}`);
    return slot !== low || opens ? capitalise(word) : word;
  });
  return quoted(`${filled.replace(/ {2,}/gu, " ").replace(/,(?=[.!?;:,])/gu, "")}${introduced(turn, kept, filled)}`);
}

/** A text with its choices made: before it is split into paragraphs or sentences, since a choice may be several of them. */
export const chosenOf = (turn: Turn, kept: KeptCase, text: string, of = premiseOf(turn, kept)): string =>
  choose(
    text,
    (label) => label === kept.tone || kept.world.includes(label) || (of[label]?.() ?? "") !== "",
    (count, words) => createRandom(`${Object.values(kept.who).join()}/${words}`).int(0, count - 1),
  );

/** What the player's texts have for a plot, each read where a text asks for it. */
const premiseOf = (turn: Turn, kept: KeptCase): Readonly<Record<string, () => string>> => ({
  motive: () => motiveOf(turn, kept.who.opponent),
  deadline: () => deadlineOf(turn, kept),
  dealers: () => dealersIn(turn),
  relic: () => relicOf(turn, kept),
  taken: () => takenOf(turn, kept),
  kin: () => missedKin(turn, kept)?.words ?? "",
  theory: () => clauseOf(turn, kept.theory),
  // A label only: whether the player's own texts have the suspect.
  suspect: () => (kept.invented.some(({ name }) => name === kept.who.suspect) ? "" : kept.who.suspect),
  secret: () => secretOf(kept),
  // A label: whether the player has named who does it.
  doer: () => (kept.doer ? kept.who.opponent : ""),
});

/** "Lily's mark": who was named in the genitive only is introduced with a sentence of their own. */
function introduced(turn: Turn, kept: KeptCase, filled: string): string {
  if (!/[.!?”]$/u.test(filled)) return "";
  const named = kept.invented.filter(({ name }) => new RegExp(`\\b${name}['’]s\\b`, "u").test(filled));
  return named
    .map((made) => {
      introduce(turn, kept, made);
      return ` ${made.name} is ${/^who\b/u.test(made.role) ? "the one " : ""}${made.role}.`;
    })
    .join("");
}

function introduce(turn: Turn, kept: KeptCase, made: KeptCase["invented"][number]): void {
  // Who was named is kept, also where nothing else has happened.
  turn.moved = true;
  kept.invented = kept.invented.filter((each) => each !== made);
  turn.memo.names.push({ name: made.name, kind: "person", role: made.role });
  turn.memo.pronouns[made.name] = made.is;
}

/** Straight quotation marks as they are printed. */
export const quoted = (text: string): string =>
  text
    .replace(/"([^"]*)"/gu, "“$1”")
    .replace(/\.{3}/gu, "…")
    .replace(pattern("fill-in quoted", "gu"), "’")
    .replace(/(?<=s)'(?= )/gu, "’");

/** Whether the name itself stands before a verb's form: "{tool} walk{s:tool}". */
const isAfterName = (text: string, at: number, role: string): boolean => {
  const before =
    text
      .slice(0, at)
      .split(/(?<=[.!?;]) /u)
      .at(-1) ?? "";
  const name = before.toLowerCase().lastIndexOf(`{${role}}`);
  const pronoun = before.toLowerCase().lastIndexOf(`{he:${role}}`);
  return name > pronoun;
};

/** A single person is in the singular after the name, even where nobody knows the pronoun. */
const singular = (turn: Turn, kept: KeptCase, slot: string): Is => {
  if (isRole(slot)) return turn.entry(kept.who[slot]).kind === "faction" ? "they" : "he";
  return isPlural(slot === "prize" ? kept.prize.words : kept.threat) ? "they" : "he";
};

/** "The wolves", "your children": several, and not somebody of whom nobody knows whether it is a he or a she. */
const isPlural = (words: string): boolean => pattern("fill-in is plural", "u").test(words);

/** What the hero wants to know, as it stands after "know": "who came out of the ninth pod", "the truth about the killing of Rask". */
function secretOf({ goal, threat }: Pick<KeptCase, "goal" | "threat">): string {
  const asked = pattern("fill-in secret of").exec(goal)?.[0] ?? threat;
  return ofHero(pattern("fill-in secret of 2").test(asked) ? asked : `the truth about ${asked}`);
}

function pronounIn(turn: Turn, kept: KeptCase, slot: string): Is | null {
  if (slot === "prize") return kept.prize.is;
  if (slot === "next") return "they";
  if (slot === "threat" || slot === "deed") return isPlural(kept.threat) ? "they" : "it";
  if (slot === "kin") return missedKin(turn, kept)?.is ?? null;
  if (!isRole(slot)) return null;
  const made = kept.invented.find(({ name }) => name === kept.who[slot]);
  return made?.is ?? turn.pronoun(turn.entry(kept.who[slot]));
}

function nameIn(turn: Turn, kept: KeptCase, slot: string, after: string, more: More): string | null {
  if (more[slot] !== undefined) return more[slot];
  if (isRole(slot)) return named(turn, kept, kept.who[slot], after);
  if (isSpot(slot)) return ofHero(kept.where[slot]);
  if (slot === "prize") return ofHero(kept.prize.words);
  if (slot === "deed" && kept.found.length > 0) return ofHero(SHORT.exec(kept.threat)?.[1] ?? kept.threat);
  if (slot === "threat" || slot === "deed") return ofHero(kept.threat);
  if (slot === "goal") return ofHero(kept.goal);
  if (slot === "hero") return turn.sheet?.name.split(" ")[0] ?? "you";
  if (slot === "held") {
    const held = turn.memo.held.at(-1)?.thing;
    return held === undefined ? "what you carry" : theThing(held);
  }
  return null;
}

/** Who knows of it says "the theft", and not each time whose. */
const SHORT = storedPattern("fill-in short", "u");

/** What is the hero's is the player's: "the hero's garden", "find her brother Tom". */
export const ofHero = (words: string): string =>
  words.replace(pattern("fill-in of hero", "gu"), "your ").replace(
    // "Bring her home" is no home of hers.
    pattern("fill-in of hero 2", "gu"),
    "your ",
  );

/** A person's short name; with what they are where they were made up and never named before. */
export function named(turn: Turn, kept: KeptCase, name: string, after = ""): string {
  const made = kept.invented.find((each) => each.name === name);
  if (made === undefined) return shortName(turn.entry(name));
  if (/^['’]/u.test(after)) return name;
  introduce(turn, kept, made);
  return `${name}, ${made.role}${/^[,.!?;:]/u.test(after) ? "" : ","}`;
}

/** Whether a text belongs to the tone and the world of a story. */
export const suits = (
  kept: Pick<KeptCase, "tone" | "world">,
  each: { readonly tones?: readonly string[] | undefined; readonly needs?: string | null | undefined },
): boolean =>
  (each.tones === undefined || each.tones.includes(kept.tone)) &&
  (each.needs === undefined || each.needs === null || kept.world.includes(each.needs));

/** Whether a text names somebody made up whom nobody has met: a scene for any story brings in nobody. */
export const namesStranger = (kept: Pick<KeptCase, "who" | "invented">, text: string): boolean =>
  kept.invented.length > 0 &&
  ROLES.some(
    (role) =>
      kept.invented.some(({ name }) => name === kept.who[role]) && new RegExp(`[{:]${role}\\}`, "iu").test(text),
  );

/** The lines whose slots can be filled; those that name the most of what there is. */
function mostNamed(lines: readonly string[], more: More): string[] {
  const named = lines.flatMap((line) => {
    const slots = new Set(
      [...line.matchAll(pattern("fill-in of deed", "giu"))].map(([, slot = ""]) => slot.toLowerCase()),
    );
    return [...slots].every((slot) => more[slot] !== undefined) ? [{ line, count: slots.size }] : [];
  });
  const most = Math.max(...named.map(({ count }) => count));
  return named.flatMap(({ line, count }) => (count === most ? [line] : []));
}

/** A line of the lists that suits the story and was not told yet, filled in; empty where there is none. */
export function lineOf(
  turn: Turn,
  kept: KeptCase,
  lines: readonly Line[] | undefined,
  more: More = {},
  isNamed = false,
): string {
  const fits = (lines ?? []).flatMap((each) =>
    typeof each === "string" ? [each] : suits(kept, each) ? [each.text] : [],
  );
  const said = isNamed ? mostNamed(fits, more) : fits;
  return said.length === 0 ? "" : fillIn(turn, kept, turn.oneOf(said), more);
}

/** One of the sentences of the table for a purpose; {next} is somebody's name. */
export function lineFor(turn: Turn, purpose: string, name = "", word = ""): string {
  // Where nobody is behind it, nobody waits for what the hero does.
  const lines = [
    ...(isSearch(turn.memo.case) ? [`search ${purpose}`] : []),
    ...(isNobodys(turn.memo.case) && isSearch(turn.memo.case) ? [`search nobody ${purpose}`] : []),
    ...(isNobodys(turn.memo.case) ? [`nobody ${purpose}`] : []),
  ]
    .map((each) => cases().lines[each])
    .find((each) => each !== undefined);
  const form = turn
    .oneOf(
      forMind(turn, lines ?? cases().lines[purpose] ?? [], name).filter(
        (line) => word !== "" || !line.includes("{Word}"),
      ),
    )
    .replaceAll("{Word}", capitalise(word))
    .replaceAll("{next}", name)
    .replaceAll("{Next}", capitalise(name));
  const kept = turn.memo.case;
  return kept === null ? form : fillIn(turn, kept, form);
}

const BODILY = storedPattern("replies bodily");

/** Who has no body does nothing with a hand. */
function forMind(turn: Turn, lines: readonly string[], name: string): readonly string[] {
  const who = name === "" ? undefined : turn.people.find((each) => shortName(each) === name);
  if (who === undefined || !isBodiless(turn.lore, who)) return lines;
  const plain = lines.filter((line) => !BODILY.test(line));
  return plain.length === 0 ? lines : plain;
}

/** How a deed of a kind ends, in a sentence; empty where nothing is written for it. */
export const outcomeOf = (turn: Turn, kind: string, grade: "strong" | "weak"): string =>
  plainLineOf(turn, cases().outcomes[kind]?.[grade]);

/** A line that may be told in a story without a case, too: then one that names nobody. */
export function plainLineOf(turn: Turn, lines: readonly Line[] | undefined, more?: More): string {
  const kept = turn.memo.case;
  if (kept !== null) return lineOf(turn, kept, lines, more, more !== undefined);
  const story = { tone: toneOf(turn), world: worldOf(turn) };
  const fits = (lines ?? [])
    .flatMap((each) => (typeof each === "string" ? [each] : suits(story, each) ? [each.text] : []))
    .filter((each) => !/[{[]/u.test(each));
  return fits.length === 0 ? "" : quoted(turn.oneOf(fits));
}
