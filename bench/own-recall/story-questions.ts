import type { OwnQuestion } from "./question.ts";
import { idOf } from "./question.ts";
import type { PlayedTurn } from "./table.ts";

/** The largest number of questions of each kind. */
const MOST = 2;
/** How many of the last turns are left out of the questions, because they are still in the transcript. */
const LATELY = 10;

/** Makes questions about what the oracle wrote: who a person is, where they are, and how they feel about the player. */
export function storyQuestions(path: readonly PlayedTurn[]): OwnQuestion[] {
  const long = path.slice(0, -LATELY);
  return [...whoQuestions(long), ...stateQuestions(path, "place"), ...stateQuestions(path, "attitude")];
}

function whoQuestions(path: readonly PlayedTurn[]): OwnQuestion[] {
  const people = path.flatMap(({ completed }) =>
    completed.introduced.filter(({ type, description }) => type === "person" && description !== ""),
  );
  return spreadOut([...new Set(people.map(({ name }) => name))]).map((name) => ({
    kind: "who",
    question: `Who is ${name}?`,
    evidence: path
      .filter(
        ({ completed: { introduced, story } }) =>
          introduced.some((one) => one.name === name) ||
          story?.states.some(({ state }) => state.about === name && state.relation === "role"),
      )
      .map(idOf),
  }));
}

/** Makes questions about a person's current state, according to the story's own events. People whose state changed come first. */
function stateQuestions(path: readonly PlayedTurn[], relation: "place" | "attitude"): OwnQuestion[] {
  const said = path.flatMap((played) =>
    (played.completed.story?.states ?? [])
      .filter(({ state }) => state.relation === relation)
      .map(({ state }) => ({ turn: idOf(played), ...state })),
  );
  const by = [...Map.groupBy(said, ({ about }) => about)];
  const changed = by.filter(([, states]) => new Set(states.map(({ value }) => value)).size > 1);
  return spreadOut(relation === "place" && changed.length < MOST ? by : changed).map(([about, states]) => {
    const now = states.at(-1)?.value ?? "";
    const since = states.findLastIndex(({ value }) => value !== now) + 1;
    const before = states.slice(0, since).filter(({ value }) => value !== now);
    return {
      kind: relation === "place" ? "where" : "changed: now",
      question: relation === "place" ? `Where is ${about}?` : `How does ${about} feel about me?`,
      evidence: states.slice(since).map(({ turn }) => turn),
      stale: { turns: before.map(({ turn }) => turn), words: [...new Set(before.map(({ value }) => value))] },
    };
  });
}

/** Chooses a few entries that are spread over the list. */
const spreadOut = <T>(list: readonly T[]): T[] => {
  const every = Math.max(1, Math.floor(list.length / MOST));
  return list.filter((_, place) => place % every === 0).slice(0, MOST);
};
