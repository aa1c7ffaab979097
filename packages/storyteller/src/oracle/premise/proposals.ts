import { capitalise } from "#english/noun-phrase";
import { entriesIn, isHero, type LoreEntry, shortName } from "./lore.ts";
import { fateOf, HIM, pronounOf } from "./fates.ts";
import type { Sort } from "./memo.ts";
import type { Turn } from "./turn.ts";
import { placesOf } from "./whereabouts.ts";

/** Answers that the oracle proposes: in the sort that the question asks for, from what the player has said of late and from the texts. */

const MOST = 3;
/** A proposal does not come again for so many turns. */
const PAUSE = 6;

/** `{A}` and `{B}` are people, `{T}` and `{U}` things, `{P}` a place, `{M}` "him" or "her" for {A}. */
const FORMS: Readonly<Record<Sort, readonly string[]>> = {
  who: ["{A}", "{B}", "{A} and {B} together", "somebody who works for {A}"],
  spot: ["{P}"],
  where: ["{P}", "with {A}", "near {P}", "on the way to {P}", "where {A} hid {T}"],
  want: [
    "your silence",
    "{T}",
    "a word with {A}",
    "that you leave {A} alone",
    "your promise",
    "that {A} never hears of it",
    "help at {P}, and soon",
    "money, and not little",
    "to come with you",
    "the truth about {A}",
    "safe conduct to {P}",
  ],
  beast: [
    "leads you to {P}",
    "brings you {T}",
    "bites",
    "will not leave {A} alone",
    "hides behind you",
    "sits down on {T}",
    "makes a noise that carries to {P}",
    "runs off towards {P}",
    "sniffs at {T}, and growls",
  ],
  what: [
    "{T}",
    "something of {A}'s",
    "a letter to {A}",
    "a receipt with {A}'s name",
    "a torn page",
    "a footprint, and not yours",
    "mud from {P}",
    "{T}, broken",
    "half of {T}",
    "scratches, quite fresh",
    "ash, still warm",
    "a note: not before dark, at {P}",
    "an empty place where {T} should be",
    "{A}'s handwriting",
    "a drawing of {P}, with a cross on it",
    "blood, not much of it",
    "two names, {A}'s and {B}'s",
    "a key that fits nothing here",
  ],
  why: [
    "to protect {A}",
    "{A} owed money",
    "for {T}",
    "out of fear of {A}",
    "to keep {B} from {P}",
    "for love of {A}",
    "it was an accident, and then a lie",
    "{A} was promised {T}",
  ],
  when: [
    "last night, late",
    "before anybody was up",
    "a week ago, and again yesterday",
    "the day {A} came to {P}",
    "while everybody was at {P}",
  ],
  how: ["badly", "with {A}'s help", "by way of {P}", "with {T}", "better than anybody hoped", "in secret, with {B}"],
  say: [
    "It was {A}",
    "I saw {A} at {P}",
    "Ask {A} about {T}",
    "I gave {T} to {A}",
    "{A} made me promise to keep quiet",
    "Look behind {P}",
    "{A} and {B} have quarrelled over {T}",
    "You are the second to ask; {A} was the first",
    "I lied for {A}",
    "{T} was never at {P}",
    "I'm afraid of {A}",
    "Not here: come to {P} tonight",
    "{A} has been lying to both of us",
    "It was {A}'s idea, not mine",
    "There was a quarrel at {P}, about {T}",
    "{A} came back from {P} without {T}",
    "Whoever has {T} did it",
    "I only know what {A} told me",
    "I sold it to {A}, for less than it was worth",
    "Nobody goes to {P} any more, except {A}",
  ],
  trouble: [
    "{A} has seen it",
    "somebody cries out at {P}",
    "{T} is lost",
    "{A} is on the way here",
    "it makes a noise that carries",
    "{B} gets hurt",
    "it takes far too long",
    "the way back to {P} is shut",
    "{A} draws the wrong conclusion",
    "it leaves a trace that leads to you",
    "you owe {A} for this",
    "{T} breaks",
  ],
  reaction: [
    "laughs, and then does not",
    "asks for {T}",
    "denies it, and looks at {A}",
    "goes white and says nothing",
    "weeps",
    "walks out",
    "blames {A}",
    "owns up to all of it",
    "asks to speak with you alone",
    "thanks you, and means it",
    "sends for {A}",
    "wants it in writing",
    "shrugs it off",
    "sits down, suddenly tired",
    "tells you about {A} instead",
    "hands you {T}",
    "swears never to speak of it",
    "asks what {A} will say",
  ],
  fear: [
    "freeze where you stand",
    "turn and run",
    "drop {T}",
    "cry out",
    "strike about you",
    "lose sight of {A}",
    "shut your eyes until it is over",
    "call for {A}",
  ],
  event: [
    "{A} is hurt",
    "{A} wants to see you at {P}",
    "{T} turns up at {P}",
    "{A} and {B} are seen together",
    "a stranger asks for {A}",
    "there is a light at {P} where no light should be",
    "{A} has left, and took {T}",
    "somebody has broken in at {P}",
  ],
};

/** Names and things, those that were spoken of last first. */
function pool(turn: Turn, not: string) {
  const late = turn.memo.facts.slice(-12).toReversed();
  const recent = late.flatMap((fact) => entriesIn(turn.lore, fact));
  const ofTexts = turn.lore.entries;
  const order = [...recent, ...ofTexts].filter(
    ({ name }, at, all) => all.findIndex((each) => each.name === name) === at,
  );
  const isThing = (entry: LoreEntry) =>
    entry.kind === "thing" &&
    entry.name.length < 32 &&
    !/^(?:your (?:coat|boots|hat)|the (?:dice|body|door|stairs|gate|window|fire|wall|table|desk|tree)\b)|\b(?:door|gate|stairs|rooms?)$/u.test(
      entry.name,
    );
  return {
    people: order.filter(
      (entry) =>
        (entry.kind === "person" || (entry.kind === "creature" && entry.proper)) &&
        entry.proper &&
        entry.name !== not &&
        !isHero(turn.lore, entry) &&
        fateOf(turn.lore, entry) !== "dead" &&
        turn.member(entry.name)?.alive !== false,
    ),
    things: order
      .filter(isThing)
      .map((entry) => (entry.proper && !/^(?:the|your) /iu.test(entry.name) ? entry.name : entry.name)),
    places: [
      ...new Set([...recent.filter(({ kind }) => kind === "place").map(({ name }) => name), ...placesOf(turn)]),
    ].filter((name) => name !== turn.place),
  };
}

/** Three proposals for a question of a sort. @param by whose answer it is; they do not name themselves. */
export function proposalsFor(turn: Turn, sort: Sort, by = ""): string[] {
  const { people, things, places } = pool(turn, by);
  const { random, memo, brief } = turn;
  const late = new Set(
    memo.proposed.filter(({ turn: at }) => brief.number - at < PAUSE).map(({ text }) => text.toLowerCase()),
  );
  const shape = (text: string) => text.toLowerCase();
  // The nearest of each are drawn more often, but never only they.
  const draw = <T>(from: readonly T[], not?: T): T | undefined => {
    const rest = from.filter((each) => each !== not);
    return rest.length === 0
      ? undefined
      : rest[Math.min(random.int(0, rest.length - 1), random.int(0, Math.min(rest.length - 1, 5)))];
  };
  const chosen: string[] = [];
  const forms = FORMS[sort];
  const used = new Set<string>();
  const from = random.int(0, forms.length - 1);
  const turned =
    sort === "who" || sort === "where" || sort === "spot" ? forms : [...forms.slice(from), ...forms.slice(0, from)];
  const usedForms = new Set(memo.proposed.filter(({ turn: at }) => brief.number - at < PAUSE).map(({ text }) => text));
  for (let round = 0; round < 4 && chosen.length < MOST; round++)
    for (const form of turned) {
      if (chosen.length >= MOST) break;
      if (usedForms.has(`#${sort}${form}`) && form.length > 5 && round < 2) continue;
      const a = draw(people);
      const b = draw(people, a);
      const t = draw(things);
      const p = draw(places);
      if ((/\{[AM]\}/u.test(form) && a === undefined) || (form.includes("{B}") && b === undefined)) continue;
      if ((form.includes("{T}") && t === undefined) || (form.includes("{P}") && p === undefined)) continue;
      const values: Readonly<Record<string, string>> = {
        A: a === undefined ? "" : shortName(a),
        B: b === undefined ? "" : shortName(b),
        M: a === undefined ? "" : HIM[pronounOf(turn.lore, a)],
        T: t ?? "",
        P: p ?? "",
      };
      const text = form.replace(/\{(\w)\}/gu, (_, key: string) => values[key] ?? "");
      const names = [...form.matchAll(/\{(\w)\}/gu)].map((each) => values[each[1]!]!);
      if (late.has(shape(text)) || chosen.some((each) => shape(each) === shape(text))) continue;
      // Three proposals about the same person are one.
      if (round < 2 && names.some((name) => used.has(name))) continue;
      for (const name of names) used.add(name);
      memo.proposed.push(
        { text: shape(text), turn: brief.number },
        ...(form.length > 5 ? [{ text: `#${sort}${form}`, turn: brief.number }] : []),
      );
      chosen.push(text);
    }
  return chosen.map((text) => (sort === "say" ? capitalise(text) : text));
}
