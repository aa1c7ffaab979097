import type { PROMISES } from "../pools.ts";
import { does, says } from "../deeds.ts";
import { idOf, type Plant } from "../question.ts";

type Promised = (typeof PROMISES)[number];

/** The player gives their word. */
export function promises([deed]: Promised): Plant {
  const evidence: string[] = [];
  let whom = "";
  return {
    steps: [
      async ({ table, here: [friend] }) => {
        if (friend === undefined) return false;
        whom = friend;
        const turn = await says(table, `I promise ${friend} to ${deed}.`);
        if (turn !== null) evidence.push(idOf(turn));
        return turn !== null;
      },
    ],
    questions: () => [
      { kind: "promise", question: `Whom did I promise to ${deed}?`, evidence },
      { kind: "promise", question: `What did I promise ${whom}?`, evidence },
    ],
  };
}

/** The player gives their word and keeps it. */
export function keepsAPromise([deed, done]: Promised): Plant {
  const given: string[] = [];
  const kept: string[] = [];
  let whom = "";
  return {
    steps: [
      async ({ table, here: [friend] }) => {
        if (friend === undefined) return false;
        whom = friend;
        const turn = await says(table, `I swear to ${friend} to ${deed}.`);
        if (turn !== null) given.push(idOf(turn));
        return turn !== null;
      },
      async ({ table, here }) => {
        if (!here.includes(whom)) return false;
        const turn = await does(table, `I keep my promise to ${whom}: I ${done}.`);
        if (turn !== null) kept.push(idOf(turn));
        return turn !== null;
      },
    ],
    questions: () => [
      {
        kind: "changed: now",
        question: `Have I kept my promise to ${whom} to ${deed}?`,
        evidence: kept,
        stale: { turns: given, words: [deed] },
      },
      {
        kind: "changed: before",
        question: `What had I sworn to ${whom}?`,
        evidence: given,
        lookUp: deed,
      },
    ],
  };
}
