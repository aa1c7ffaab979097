import type { Adventure, Condition, Prose } from "#content/adventures/schema";
import { shortName, stemsOf } from "#storyteller/oracle";

/** A text of an ending, its place in the adventure, and what is certain when its conditions are met. */
interface EndingText {
  readonly where: string;
  readonly says: string;
  readonly sure: Sure;
}

interface Sure {
  readonly clues: ReadonlySet<string>;
  readonly people: ReadonlySet<string>;
}

/** A text gives a clue away if it contains this many of the words that only the clue has. */
const GIVES_AWAY = 3;

/**
 * Finds endings that may mention what the player never found. Returns a sentence with the place for each. A part of an ending is reported
 * if it names a person, or gives away a clue, that none of its conditions requires. These are only warnings, because some things cannot be
 * missed although no condition names them.
 */
export function uncertainEndings(adventure: Adventure): string[] {
  const own = ownWords(adventure);
  return endingsOf(adventure).flatMap(({ where, says, sure }) => {
    const stems = new Set(stemsOf(says));
    const people = adventure.people
      .filter(
        (person) => !sure.people.has(person.id) && new RegExp(String.raw`\b${shortName(person)}\b`, "u").test(says),
      )
      .map(({ name }) => `${where}: names ${name}, who may not have been met`);
    const clues = adventure.clues
      .filter(
        ({ id }) => !sure.clues.has(id) && (own.get(id) ?? []).filter((word) => stems.has(word)).length >= GIVES_AWAY,
      )
      .map(({ id }) => {
        const words = (own.get(id) ?? []).filter((word) => stems.has(word)).join(", ");
        return `${where}: tells ${id} (${words}), which may not have been found`;
      });
    return [...people, ...clues];
  });
}

/**
 * The parts of every ending. A part about the fate of a person is shown only if the player met the person, so it is checked with its own
 * conditions only.
 */
function endingsOf(adventure: Adventure): EndingText[] {
  return adventure.endings.flatMap(({ id, text, when }) => {
    const parts = typeof text === "string" ? [{ says: text, when: undefined }] : text;
    return parts.map((part, at) => ({
      where: `ending ${id}, part ${at + 1}`,
      says: part.says,
      sure: sureOf(adventure, [when, part.when]),
    }));
  });
}

/** The clues that the player has found and the people that the player has met for certain when these conditions are met. */
function sureOf(adventure: Adventure, conditions: readonly (Condition | undefined)[]): Sure {
  const named = conditions.flatMap((condition) => (condition === undefined ? [] : namedIn(condition)));
  const clues = new Set(named.flatMap(({ clue, clues: some }) => [clue ?? "", ...(some?.of ?? [])]));
  const conclusions = new Set(named.map(({ conclusion }) => conclusion ?? ""));
  for (const { id, clues: of } of adventure.conclusions)
    if (conclusions.has(id)) for (const each of of) clues.add(each);
  const people = new Set([
    ...adventure.people.filter(({ at, hidden }) => at === adventure.start && hidden === undefined).map(({ id }) => id),
    ...named.map(({ person }) => person?.id ?? ""),
    ...adventure.clues
      .filter(({ id }) => clues.has(id))
      .flatMap(({ from }) => from.map((each) => each.replace(/^person:/u, ""))),
  ]);
  return { clues, people };
}

/** A condition and all conditions inside its `all` and `any`. Negated conditions are left out, because they make nothing certain. */
const namedIn = (condition: Condition): Condition[] => [
  condition,
  ...[...(condition.all ?? []), ...(condition.any ?? [])].flatMap(namedIn),
];

/** For each clue, the words that only this clue has. Words that the opening or the pitch already mentions are left out. */
function ownWords(adventure: Adventure): Map<string, string[]> {
  const known = new Set(
    stemsOf([...Object.values(adventure.opening), adventure.pitch, adventure.world.details].join(" ")),
  );
  const wordsOf = new Map(
    adventure.clues.map(({ id, says, found }) => {
      const opening = [
        ...adventure.people.flatMap(({ knows }) => knows.filter(({ gives }) => gives === id).map((each) => each.says)),
        ...adventure.places.flatMap(({ things }) =>
          things.filter(({ gives }) => gives === id).map(({ search }) => search),
        ),
      ].map(plain);
      return [id, new Set(stemsOf([says, found, ...opening].join(" ")))];
    }),
  );
  const own = (word: string) =>
    word.length > 3 && !known.has(word) && [...wordsOf].filter(([, words]) => words.has(word)).length === 1;
  return new Map([...wordsOf].map(([id, words]) => [id, [...words].filter((word) => own(word))]));
}

const plain = (prose: Prose): string =>
  typeof prose === "string" ? prose : Array.isArray(prose) ? prose.map(({ says }) => says).join(" ") : prose.standard;
