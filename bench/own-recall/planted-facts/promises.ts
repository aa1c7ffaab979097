import type { PROMISES } from "../pools.ts";
import { does, says } from "../actions.ts";
import { idOf, type Plant } from "../question.ts";

type Promised = (typeof PROMISES)[number];

/** A plant in which the player promises something. */
export function promises([deed]: Promised): Plant {
  const evidence: string[] = [];
  let whom = "";
  return {
    steps: [
      async ({ table, here: [friend] }) => {
        if (friend === undefined) return false;
        whom = friend;
        const played = await says(table, `I promise ${friend} to ${deed}.`);
        if (played !== null) evidence.push(idOf(played));
        return played !== null;
      },
    ],
    questions: () => [
      { kind: "promise", question: `Whom did I promise to ${deed}?`, evidence },
      { kind: "promise", question: `What did I promise ${whom}?`, evidence },
    ],
  };
}

/** A plant in which the player promises something and later does it. */
export function fulfilsAPromise([deed, done]: Promised): Plant {
  const promised: string[] = [];
  const fulfilled: string[] = [];
  let whom = "";
  return {
    steps: [
      async ({ table, here: [friend] }) => {
        if (friend === undefined) return false;
        whom = friend;
        const played = await says(table, `I swear to ${friend} to ${deed}.`);
        if (played !== null) promised.push(idOf(played));
        return played !== null;
      },
      async ({ table, here }) => {
        if (!here.includes(whom)) return false;
        const played = await does(table, `I keep my promise to ${whom}: I ${done}.`);
        if (played !== null) fulfilled.push(idOf(played));
        return played !== null;
      },
    ],
    questions: () => [
      {
        kind: "changed: now",
        question: `Have I kept my promise to ${whom} to ${deed}?`,
        evidence: fulfilled,
        stale: { turns: promised, words: [deed] },
      },
      {
        kind: "changed: before",
        question: `What had I sworn to ${whom}?`,
        evidence: promised,
        lookUp: deed,
      },
    ],
  };
}
