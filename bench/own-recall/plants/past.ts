import type { DONE_AT, PASTS } from "../pools.ts";
import { does, says } from "../deeds.ts";
import { idOf, type Plant } from "../question.ts";

/** The player tells somebody of their past. */
export function tellsOfThePast(name: string, [did, question]: (typeof PASTS)[number]): Plant {
  const evidence: string[] = [];
  return {
    steps: [
      async ({ table, here: [friend] }) => {
        if (friend === undefined) return false;
        const turn = await says(table, `I tell ${friend} that ${name} ${did}.`);
        if (turn !== null) evidence.push(idOf(turn));
        return turn !== null;
      },
    ],
    questions: () => [{ kind: "who", question, evidence }],
  };
}

/** The player does something somewhere. */
export function doesSomewhere([does_, question, where]: (typeof DONE_AT)[number]): Plant {
  const evidence: string[] = [];
  return {
    steps: [
      async ({ table }) => {
        const turn = await does(table, `I ${does_} ${where}.`);
        if (turn !== null) evidence.push(idOf(turn));
        return turn !== null;
      },
    ],
    questions: () => [{ kind: "where", question, evidence }],
  };
}
