import type { TurnCompleted } from "#contracts/queue/messages";
import type { LedgerQuestion } from "./question.ts";

/** Names that are unlikely to occur in a story. A name that does occur is not used. */
const STRANGERS = [
  "Zephrine Aldwyck",
  "Quillon Harrowgate",
  "Ottoline Vexworth",
  "Balthren Ixmoor",
  "Wilhelmina Sturgepike",
  "Jaspertine Oxenholt",
];

const ASK: readonly ((name: string) => string)[] = [
  (name) => `Who is ${name}?`,
  (name) => `What did you promise ${name}?`,
];

/** Two questions about people who were never mentioned. Memory must not find an answer. */
export function neverSaid(turns: readonly TurnCompleted[]): LedgerQuestion[] {
  const texts = turns
    .map(({ playerText, reply, introduced, characterNames }) =>
      [
        playerText,
        reply,
        ...introduced.map(({ name, description }) => `${name} ${description}`),
        ...characterNames,
      ].join(" "),
    )
    .join(" ")
    .toLowerCase();
  const strangers = STRANGERS.filter(
    (name) =>
      !name
        .toLowerCase()
        .split(" ")
        .some((word) => texts.includes(word)),
  );
  return ASK.flatMap((question, place) => {
    const name = strangers[place];
    if (name === undefined) return [];
    return {
      question: question(name),
      expected: null,
      turnId: null,
      turnNumber: null,
      evidence: [],
      neverSaid: name,
    };
  });
}
