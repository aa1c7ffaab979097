import type { MemoryDraft, MemoryQuest } from "#contracts/memory/items";

import type { Reading } from "./claims.ts";
import { isStillSaid } from "./claims.ts";
import type { Drafting } from "./draft.ts";
import { isTaken } from "./facts.ts";
import { questsIn } from "./quests.ts";
import type { ParsedPromise } from "#english/promise";
import { promiseTitle } from "#english/promise-title";
import { asSentence, clip } from "#english/sentences";

const MOST = 4;

/**
 * The quests of a turn: those that the game master recorded, or else those that its text and the player's words open and close. A promise
 * of the player is stored in the player's own words, so that a search for it finds the deed.
 */
export function questDrafts(reading: Reading, party: readonly string[], item: Drafting): MemoryDraft[] {
  const { parsed: turn, deed, lines, names, given } = reading;
  const kept = turn.turn.story?.quests;
  const quests =
    kept === undefined
      ? questsIn(given === null ? "" : deed, turn.narrated, lines, names, party)
      : kept
          .filter(({ sentence }) => isStillSaid(sentence, reading))
          .map(({ title, status, sentence }) => ({ sentence, quest: { title, status } }));
  const opened = quests.find(
    ({ quest, sentence }) =>
      given !== null &&
      quest.status === "active" &&
      (sentence === deed || / (?:promised|swore) /u.test(sentence) || sentence === `${quest.title} is open.`),
  );
  // A promise that names no thing counts too, if the game master records no quests.
  const promised = opened?.quest ?? (kept === undefined && given !== null ? questOf(given) : undefined);
  const speaker = party[0] ?? "The player";
  // In "I promise to help them" the game master's title says who "them" are.
  const whom = [deed, opened?.sentence ?? ""].join(" ");
  const about = reading.entities.filter(({ name, aliases }) => [name, ...aliases].some((each) => whom.includes(each)));
  const ownWord =
    promised !== undefined
      ? [item("deed", "quest", deed, { speaker, quest: promised, entities: about.map(({ name }) => name) })]
      : kept === undefined && isTaken(deed)
        ? [item("deed", "quest", deed, { speaker })]
        : [];
  return [
    ...ownWord,
    ...quests
      .filter((turn) => turn !== opened)
      .slice(0, MOST)
      .map(({ sentence, quest }, i) => item(`quest:${i}`, "quest", clip(asSentence(sentence), 600), { quest })),
  ];
}

const questOf = ({ to, what }: ParsedPromise): MemoryQuest | undefined => {
  const title = promiseTitle(to, what.replace(/\b(?:my|our)\b/gu, "your"));
  return title === "" || title.length > 120 ? undefined : { title, status: "active" };
};
