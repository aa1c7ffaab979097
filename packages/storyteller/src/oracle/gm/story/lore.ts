import { ELEMENTS } from "#contracts/options";

import type { Setting } from "../../craft/genres/lexicon.ts";
import type { TurnBrief } from "../../../ports.ts";

/** Somebody whom the description of a world or campaign names. */
export interface LorePerson {
  readonly name: string;
  readonly role: string;
  readonly pronoun: "she" | "he" | "they";
  readonly habit: string | null;
  /** Follows "wants": "to have an outlawry lifted". */
  readonly want: string | null;
}

export interface LorePlace {
  readonly name: string;
  readonly kind: string;
  readonly setting: Setting;
}

/** What the player's own world holds by name. */
export interface Lore {
  readonly people: readonly LorePerson[];
  readonly places: readonly LorePlace[];
  readonly factions: readonly string[];
}

const MOST_TEXT = 24_000;
const MOST_EACH = 24;
/** `**Name**, …` or `**Name**: …`, as the world builders write it. */
const NAMED = /\*\*([^*\n]{2,60})\*\*\s*[,:–—-]?\s*([^\n]{3,400})/gu;
const SETTLED =
  /\b(?:town|city|village|port|market|inn|tavern|hall|keep|castle|harbou?r|district|quarter|court|monastery|temple|school|settlement|known for)\b/iu;
const DEEP =
  /\b(?:ruins?|tomb|crypt|mine|dungeon|cave|cavern|vault|catacombs?|barrow|mound|said to hide|beneath|under)\b/iu;
const WILD =
  /\b(?:forest|wood|marsh|fen|swamp|desert|mountains?|hills?|river|lake|sea|coast|island|moor|waste|valley|pass|travellers come upon)\b/iu;
const POWER =
  /\b(?:order|guild|circle|cult|house|company|council|league|brotherhood|sisterhood|clan|faction|sworn|aim|syndicate|gang|church|union|society|consortium|coven)\b/iu;

/** People, places and powers that the world's and the campaign's descriptions name, where they name them in bold. */
export function readLore({ scene, include }: TurnBrief): Lore {
  const { world, campaign } = scene;
  const texts = [
    ...(include.campaignOverview ? [campaign.description || campaign.aiGeneratedDescription] : []),
    ...(include.worldInfo && world !== null
      ? [world.description || world.aiGeneratedDescription, world.additionalDetails]
      : []),
  ];
  const people: LorePerson[] = [];
  const places: LorePlace[] = [];
  const factions: string[] = [];
  for (const [, bold = "", rest = ""] of texts.join("\n").slice(0, MOST_TEXT).matchAll(NAMED)) {
    const name = plainName(bold);
    if (name === null || isHeading(name, rest)) continue;
    const person = /^(?:an?|the) ([\p{L}' -]{3,48}?)(?: (?:of|from|in|at) [^,.]*?)?(?: who ([^.]+))?[.,]/iu.exec(rest);
    const setting = WILD.test(rest) ? "wild" : DEEP.test(rest) ? "deep" : SETTLED.test(rest) ? "settled" : null;
    const kind = kindIn(rest);
    if (/^(?:known for|where travellers|said to hide)/u.test(rest) && kind !== null)
      places.push({ name: withSmallThe(name), kind, setting: settingBy(rest) });
    else if (isPower(name, rest.slice(0, 90))) factions.push(withSmallThe(name));
    else if (person !== null && setting === null) people.push(personOf(name, person, rest));
    else if (person !== null && /\bwho\b/u.test(person[0])) people.push(personOf(name, person, rest));
    else if (setting !== null && kind !== null) places.push({ name: withSmallThe(name), kind, setting });
  }
  return {
    people: once(people).slice(0, MOST_EACH),
    places: once(places).slice(0, MOST_EACH),
    factions: [...new Set(factions)].slice(0, MOST_EACH),
  };
}

/** By its name, "The Union of Low Street", or by what is said of it first. */
const isPower = (name: string, said: string): boolean =>
  (/^the /iu.test(name) && POWER.test(name)) || (POWER.test(said) && !/\bwho\b/u.test(said));

const LABELS = new Set(ELEMENTS.flatMap(({ label, value }) => [label, value]).map((label) => label.toLowerCase()));

/** "**Mystery**: The mystery begins with…" heads what it is about: an element of the campaign's, a word that the text goes on with, a sentence of its own. */
const isHeading = (name: string, rest: string): boolean =>
  LABELS.has(name.toLowerCase()) ||
  /^The (?![^.]*\bwho\b)/u.test(rest) ||
  new RegExp(`^(?:an?|the) (?:\\p{Ll}+ )?${name.toLowerCase().replace(/^the /u, "")}s?\\b`, "iu").test(rest);

const settingBy = (rest: string): Setting =>
  rest.startsWith("known") ? "settled" : rest.startsWith("where") ? "wild" : "deep";

function personOf(name: string, [, role = "", habit = ""]: RegExpExecArray, rest: string): LorePerson {
  const want =
    /(?:what (?:s?he|they) wants? is|would give much|hopes|wants|longs|needs|means) (to [a-z][^.;“”"]{4,70})[.;]/u.exec(
      rest,
    )?.[1] ?? null;
  const pronoun = /\b(?:she|her)\b/iu.test(rest) ? "she" : /\b(?:he|him|his)\b/iu.test(rest) ? "he" : "they";
  const plainHabit = /^[\p{Ll}][\p{L}' ,-]{4,70}$/u.test(habit) ? habit : null;
  return { name, role: role.toLowerCase().trim(), pronoun, habit: plainHabit, want };
}

/** The noun that a place is: "known for its salt market. …" is a salt market. */
function kindIn(rest: string): string | null {
  const kind =
    /^(?:known for its|where travellers come upon|said to hide)?\s*(?:an? |the )?([\p{Ll}][\p{L}' -]{2,40}?)(?=[.,;:]| (?:where|with|that|which|on|in|of|under|beneath)\b)/u.exec(
      rest,
    )?.[1];
  return kind === undefined || kind.split(" ").length > 5 || /[^s]s$/u.test(kind) ? null : kind;
}

const withSmallThe = (name: string): string => name.replace(/^The /u, "the ");

/** A name fit to stand in a sentence, else null: labels like "Story hooks:" are not names. */
function plainName(bold: string): string | null {
  const name = bold.normalize("NFC").trim();
  const fits =
    /^(?:[Tt]he )?\p{Lu}[\p{L}\p{M}'’-]*(?: (?:(?:of|the|de|von|al|ibn|bint|and)\b|\p{Lu}[\p{L}\p{M}'’-]*)){0,4}$/u.test(
      name,
    );
  return fits && !/,/u.test(name) ? name : null;
}

const once = <T extends { readonly name: string }>(list: readonly T[]): T[] =>
  list.filter(({ name }, i) => list.findIndex((other) => other.name === name) === i);
