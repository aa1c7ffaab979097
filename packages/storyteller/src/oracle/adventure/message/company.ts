import { pattern, storedPattern } from "../../patterns.ts";
import type { Person } from "#content/adventures/schema";
import type { Reading } from "../../understand/reading.ts";
import { comeAlong } from "../acts/take-along.ts";
import { destination, travel } from "../acts/travel.ts";
import { deedFor, type KnownDeed } from "../stage/deeds.ts";
import { staysOpen } from "../stage/effects.ts";
import { mentions, stemsOf } from "../stage/match-words.ts";
import { namesOf, shortName } from "../stage/prose.ts";
import { nameOf, present, type Stage, say } from "../stage/stage.ts";
import { stay } from "../talk/companions.ts";
import { absentPerson, notHere } from "../talk/conversation-partner.ts";

/** What is left of a message around the words that ask for company. */
export interface Around {
  readonly before: string;
  readonly play: () => Promise<void>;
  readonly after: string;
}

const SENTENCE = /(?<=[.!?;…]["”]?)\s+/u;
/** The words of which an invitation to come along consists, beside names. */
const ONLY = storedPattern("company only", "u");
/** "We", "with me", "follow", "my arm": the hero is one of those who go. */
const CUE = storedPattern("company cue");
const NO_CUE = storedPattern("company no cue");
const STAYS = storedPattern("company stays");
const STAYING = /\b(?:stay|wait|remain)\b/iu;
const GROUP = storedPattern("company group");
/** "To find Mrs Achard": she is where the way leads, and does not come. */
const GOAL = storedPattern("company goal");

/**
 * The words of a message that only say who goes with the hero, and where: "Leonie on my arm, I go to the Hall", "come on, both of you",
 * "wait here, Dilly". Null if there are none. Each who is addressed comes or stays, or says why not; then the hero goes.
 */
export function companyIn(
  stage: Stage,
  reading: Reading,
  text: string,
  doKnown: (stage: Stage, known: KnownDeed) => Promise<void>,
): Around | null {
  if (stage.progress.fight !== "" || stage.progress.ended !== "" || staysOpen(stage)) return null;
  const sentences = text.split(SENTENCE);
  const whole = sentences.length > 1 && !STAYS.test(text) ? playOf(stage, reading, text, doKnown) : null;
  if (whole !== null) return { before: "", play: whole, after: "" };
  for (const [at, sentence] of sentences.entries()) {
    const play = playOf(stage, reading, sentence, doKnown);
    if (play === null) continue;
    const before = sentences.slice(0, at).join(" ");
    const after = sentences
      .slice(at + 1)
      .join(" ")
      .replace(pattern("company going"), "I go");
    // A quotation that the sentence ends or begins goes on without it.
    return { before: inQuotes(before), play, after: inQuotes(after) };
  }
  return null;
}

function inQuotes(text: string): string {
  const marks = text.match(/["“”]/gu)?.length ?? 0;
  if (marks % 2 === 0) return text;
  return /^[^"“”]*["”](?:\s|$)/u.test(text) && !/^["“]/u.test(text) ? `"${text}` : `${text}"`;
}

function playOf(
  stage: Stage,
  reading: Reading,
  text: string,
  doKnown: (stage: Stage, known: KnownDeed) => Promise<void>,
): (() => Promise<void>) | null {
  const { companions, partner } = stage.progress;
  const stems = stemsOf(text);
  const stays = STAYS.test(text);
  if (
    NO_CUE.test(text) ||
    !(stays || (CUE.test(text) && !STAYING.test(text))) ||
    !isOnlyThat(stage, text.replace(/, \w+ing\b[^.!?]*/u, ""))
  )
    return null;
  const called = stemsOf(text.replaceAll(pattern(stays ? "company with" : "company goal", "giu"), " "));
  const here = present(stage);
  const byName = here.filter((each) => mentions(namesOf(each), called) >= 1);
  const pronoun = /\bhim\b/iu.test(text) ? "he" : pattern("company her").test(text) ? "she" : "";
  const named = byName.length > 0 ? byName : here.filter((each) => each.pronoun === pronoun && each.id === partner);
  const group = GROUP.test(text);
  const could = here.filter(({ id, follows }) => follows !== undefined || companions.includes(id));
  const meant = named.length > 0 ? named : group ? could : [];
  const to = stays ? null : wayOf(stage, text, stems);
  // "I go to the hall, Leonie on my arm", where she is not.
  const away = meant.length === 0 ? absentPerson(stage, called) : null;
  if (away !== null && stage.progress.seen[away.id] !== undefined && mentions(namesOf(away), called) >= 1)
    return async () => say(stage, notHere(stage, away));
  // A message that only asks one person along is an ordinary question to that person.
  if (meant.length === 0 || (!stays && !group && meant.length === 1 && to === null && !BRIEF.test(text))) return null;
  const known =
    (["talk", "travel", "use"] as const).map((act) => deedFor(stage, act, stems, 1.5)).find((each) => each !== null) ??
    null;
  const { joins, leaves, ...other } = known?.deed.effects ?? {};
  const isCompany = (joins ?? leaves) !== undefined && Object.keys(other).length === 0;
  if (known !== null && !isCompany) return null;
  const own = (person: Person) =>
    known?.deed.effects?.[stays ? "leaves" : "joins"]?.includes(person.id) ? known : null;
  return async () => {
    let along = 0;
    for (const person of meant) {
      const deed = own(person);
      const isWith = companions.includes(person.id);
      if (stays) {
        if (deed !== null) await doKnown(stage, deed);
        else stay(stage, person);
        continue;
      }
      if (isWith && to === null) say(stage, `${shortName(person)} is with you.`);
      else if (!isWith && deed !== null) await doKnown(stage, deed);
      else if (!isWith) comeAlong(stage, person);
      if (companions.includes(person.id)) along += 1;
    }
    stage.progress.partner = meant.find(({ id }) => id === partner)?.id ?? meant[0]!.id;
    if (to !== null && along > 0 && stage.progress.fight === "")
      await travel(stage, { ...reading, act: "travel", target: nameOf(stage, to) }, `go to ${nameOf(stage, to)}`);
  };
}

const BRIEF = storedPattern("company brief");

/** Whether the words consist of nothing but going, company, and names of people and places. */
function isOnlyThat({ adventure }: Stage, text: string): boolean {
  const words = (text.toLowerCase().match(/[\p{L}'’-]+/gu) ?? []).filter((word) => !ONLY.test(word));
  const names = new Set(
    stemsOf(
      [
        ...adventure.people.flatMap(namesOf),
        ...adventure.places.flatMap(({ name, aliases, exits }) => [
          name,
          ...aliases,
          ...exits.flatMap((exit) => [exit.how, ...(exit.aliases ?? [])]),
        ]),
      ].join(" "),
    ),
  );
  return words.every((word) => stemsOf(word).every((stem) => names.has(stem)));
}

/** The place to which the words lead, or where the one is whom they name and who is not here. */
function wayOf(stage: Stage, text: string, stems: readonly string[]): string | null {
  const goal = GOAL.exec(text)?.[0] ?? "";
  const away = absentPerson(stage, stemsOf(goal));
  const sought =
    away !== null && mentions(namesOf(away), stemsOf(goal)) >= 1 ? stage.progress.seen[away.id] : undefined;
  const to = sought ?? destination(stage, null, stems, text);
  return to === stage.progress.place ? null : to;
}
