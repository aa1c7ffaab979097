import type { DONE_AT, PASTS } from "../pools.ts";
import { does, says } from "../actions.ts";
import { idOf, type Plant } from "../question.ts";

/** A plant in which the player tells a person about somebody in the player's past. */
export function describesThePast(name: string, [did, question]: (typeof PASTS)[number]): Plant {
  const evidence: string[] = [];
  return {
    steps: [
      async ({ table, here: [friend] }) => {
        if (friend === undefined) return false;
        const played = await says(table, `I tell ${friend} that ${name} ${did}.`);
        if (played !== null) evidence.push(idOf(played));
        return played !== null;
      },
    ],
    questions: () => [{ kind: "who", question, evidence }],
  };
}

/** A plant in which the player does something at a place. */
export function doesSomewhere([does_, question, where]: (typeof DONE_AT)[number]): Plant {
  const evidence: string[] = [];
  return {
    steps: [
      async ({ table }) => {
        const played = await does(table, `I ${does_} ${where}.`);
        if (played !== null) evidence.push(idOf(played));
        return played !== null;
      },
    ],
    questions: () => [{ kind: "where", question, evidence }],
  };
}
