import type { MemoryDraft } from "#contracts/memory/items";
import { says, writes } from "../actions.ts";
import { idOf, type Plant } from "../question.ts";

const secret = (content: string, entities: readonly string[], more: Partial<MemoryDraft> = {}): MemoryDraft => ({
  key: "secret",
  kind: "fact",
  content,
  entities: [...entities],
  importance: 8,
  tone: "mysterious",
  speaker: null,
  secret: true,
  pinned: false,
  ...more,
});

/** A plant with a secret: only the game master knows which society a person serves. */
export function servesInSecret(society: string): Plant {
  const evidence: string[] = [];
  let who = "";
  return {
    steps: [
      async ({ table, here: [friend] }) => {
        if (friend === undefined) return false;
        who = friend;
        const state = { about: friend, relation: "allegiance", value: society } as const;
        const secrets = [secret(`${friend} serves the ${society} in secret.`, [friend, society], { state })];
        const played = await says(table, `I ask ${friend} about the winter before last`, { secrets });
        if (played !== null) evidence.push(idOf(played));
        return played !== null;
      },
    ],
    questions: () => [
      { kind: "secret", question: `Whom does ${who} serve in secret?`, evidence, shown: [], hidden: society },
      { kind: "secret", question: `What do I know of the ${society}?`, evidence, shown: [], hidden: society },
    ],
  };
}

/** A plant with a public and a secret allegiance of a person. For the player, the secret one must not supersede the public one. */
export function servesTwo(name: string, society: string): Plant {
  const open: string[] = [];
  const evidence: string[] = [];
  return {
    steps: [
      async ({ table }) => {
        const line = "I listen to what people say.";
        const played = await writes(table, line, `${name} swears fealty to the Vintners of Low Street.`);
        if (played !== null) open.push(idOf(played));
        return played !== null;
      },
      async ({ table }) => {
        const state = { about: name, relation: "allegiance", value: society } as const;
        const secrets = [secret(`${name} was bought by the ${society} long ago.`, [name, society], { state })];
        const played = await says(table, "I keep watch", { secrets });
        if (played !== null) evidence.push(idOf(played));
        return played !== null;
      },
    ],
    questions: () => [
      { kind: "secret", question: `Whom has ${name} sworn fealty to?`, evidence, shown: open, hidden: society },
    ],
  };
}
