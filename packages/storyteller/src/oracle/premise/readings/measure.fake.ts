import { played } from "../played.fake.ts";
import { isSamePlace } from "../lore/where/whereabouts.ts";
import type { Reading } from "./reading.fake.ts";

/** What the opening of a story read, against what a reader takes from the same texts. */
export interface Measured {
  readonly name: string;
  readonly reply: string;
  readonly missed: readonly string[];
  readonly wrong: readonly string[];
  readonly hits: Readonly<Record<"people" | "places", number>>;
  readonly expected: Readonly<Record<"people" | "places", number>>;
  readonly listed: Readonly<Record<"people" | "places", number>>;
  readonly start: boolean;
  readonly aim: boolean;
  readonly fates: boolean;
}

const namesIn = (text: string): string[] => (text === "" ? [] : text.split(", ").map((each) => each.trim()));
const plain = (name: string): string => name.replace(/ \([^)]*\)$/u, "");
const isSame = (a: string, b: string): boolean => {
  const [x, y] = [a, b].map((each) =>
    each
      .toLowerCase()
      .replace(/^(?:the|your|my|old|young|little) /u, "")
      .split(" "),
  ) as [string[], string[]];
  return x.every((word) => y.includes(word)) || y.every((word) => x.includes(word));
};

/** Opens a story and counts what was read rightly. */
export async function measure(name: string, { expected, ...premise }: Reading, seed = "read"): Promise<Measured> {
  const story = played(premise, seed);
  const reply = await story.say("");
  const list = (label: string) => namesIn(new RegExp(`\\b${label}: ([^.]*)\\.`, "u").exec(reply)?.[1] ?? "");
  const [people, places] = [list("People"), list("Places")];
  const [wantedPeople, wantedPlaces] = [namesIn(expected.people), namesIn(expected.places)];
  const also = [...namesIn(expected.also ?? ""), ...wantedPlaces];
  const foundPeople = wantedPeople.filter((each) => people.some((read) => isSame(plain(read), each)));
  const foundPlaces = wantedPlaces.filter((each) => places.some((read) => isSamePlace(read, each)));
  const wrongPeople = people.filter((read) => !wantedPeople.some((each) => isSame(plain(read), each)));
  const wrongPlaces = places.filter((read) => !also.some((each) => isSamePlace(read, each)));
  const aim =
    /What you are after is to ([^*]*?)\.\*/u.exec(reply)?.[1] ??
    /What it is about: ([^*]*?)\.\*/u.exec(reply)?.[1] ??
    "";
  const start = story.state().scene?.place ?? "";
  const gone = (names: readonly string[]) =>
    names
      .filter((each) => each.endsWith(")"))
      .toSorted()
      .join(", ");
  const gonePeople = people.filter((read) => read.endsWith(")"));
  const wantedGone = namesIn(expected.gone ?? "");
  const fates =
    gonePeople.length === wantedGone.length &&
    gonePeople.every((read) =>
      wantedGone.some(
        (each) => isSame(plain(read), plain(each)) && /\([^)]*\)$/u.exec(read)![0] === /\([^)]*\)$/u.exec(each)![0],
      ),
    );
  return {
    name,
    reply,
    missed: [
      ...wantedPeople.filter((each) => !foundPeople.includes(each)),
      ...wantedPlaces.filter((each) => !foundPlaces.includes(each)),
    ],
    wrong: [
      ...wrongPeople,
      ...wrongPlaces.map((each) => `at ${each}`),
      ...(isSamePlace(start, expected.start) ? [] : [`starts at ${start}`]),
      ...(fates ? [] : [`gone: ${gone(people)}`]),
      ...(aim === expected.aim ? [] : [`aim: ${aim}`]),
    ],
    hits: { people: foundPeople.length, places: foundPlaces.length },
    expected: { people: wantedPeople.length, places: wantedPlaces.length },
    listed: {
      people: foundPeople.length + wrongPeople.length,
      places: foundPlaces.length + wrongPlaces.length,
    },
    start: isSamePlace(start, expected.start),
    aim: aim === expected.aim,
    fates,
  };
}

/** Shares over many premises: how much of what there is was read, and how much of what was read is there. */
export function shares(all: readonly Measured[]) {
  const sum = (pick: (each: Measured) => number) => all.reduce((total, each) => total + pick(each), 0);
  const of = (part: number, whole: number) => Math.round((1000 * part) / Math.max(whole, 1)) / 10;
  const kinds = ["people", "places"] as const;
  const pairs = kinds.flatMap((kind) => {
    const hits = sum((each) => each.hits[kind]);
    return [
      [
        `${kind} precision`,
        of(
          hits,
          sum((each) => each.listed[kind]),
        ),
      ],
      [
        `${kind} recall`,
        of(
          hits,
          sum((each) => each.expected[kind]),
        ),
      ],
    ] as const;
  });
  return Object.fromEntries([
    ...pairs,
    ...(["start", "aim", "fates"] as const).map(
      (kind) => [kind, of(all.filter((each) => each[kind]).length, all.length)] as const,
    ),
  ]) as Record<string, number>;
}
