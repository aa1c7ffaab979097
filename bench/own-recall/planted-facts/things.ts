import { does, writes } from "../actions.ts";
import { idOf, type Plant } from "../question.ts";

/** A plant in which the player puts a thing into a hiding place. */
export function hides(thing: string, spot: string): Plant {
  const evidence: string[] = [];
  return {
    steps: [
      async ({ table }) => {
        const played = await does(table, `I hide the ${thing} ${spot}.`);
        if (played !== null) evidence.push(idOf(played));
        return played !== null;
      },
    ],
    questions: () => [{ kind: "item", question: `Where did I hide the ${thing}?`, evidence }],
  };
}

/** A plant in which a person gives the player a thing. */
export function receives(thing: string): Plant {
  const evidence: string[] = [];
  return {
    steps: [
      async ({ table, here: [friend] }) => {
        if (friend === undefined) return false;
        const played = await writes(table, `I talk to ${friend}`, `${friend} hands you the ${thing}.`);
        if (played !== null) evidence.push(idOf(played));
        return played !== null;
      },
    ],
    questions: () => [{ kind: "item", question: `Who gave me the ${thing}?`, evidence }],
  };
}

/** A plant in which the player gives a thing away. */
export function givesAway(thing: string): Plant {
  const evidence: string[] = [];
  return {
    steps: [
      async ({ table, here: [friend] }) => {
        if (friend === undefined) return false;
        const played = await does(table, `I give the ${thing} to ${friend}.`);
        if (played !== null) evidence.push(idOf(played));
        return played !== null;
      },
    ],
    questions: () => [{ kind: "item", question: `To whom did I give the ${thing}?`, evidence }],
  };
}

/** A plant in which a thing changes owners: first the player's friend has it, then another person, and finally it is hidden somewhere. */
export function changesHands(thing: string, heir: string, spot: string): Plant {
  const turns: string[] = [];
  let friend = "";
  return {
    steps: [
      async ({ table, here: [first] }) => {
        if (first === undefined) return false;
        friend = first;
        const played = await does(table, `I give the ${thing} to ${friend}.`);
        if (played !== null) turns.push(idOf(played));
        return played !== null;
      },
      async ({ table }) => {
        const played = await writes(table, "I look around.", `${friend} gives the ${thing} to ${heir}.`);
        if (played !== null) turns.push(idOf(played));
        return played !== null;
      },
      async ({ table }) => {
        const played = await writes(table, "I wait", `${heir} hides the ${thing} ${spot}.`);
        if (played !== null) turns.push(idOf(played));
        return played !== null;
      },
    ],
    questions: () => {
      const [given = "", passed = "", hidden = ""] = turns;
      return [
        {
          kind: "changed: now",
          question: `Where is the ${thing} now?`,
          evidence: [hidden],
          stale: { turns: [given, passed], words: [thing] },
        },
        {
          kind: "changed: before",
          question: `Who had the ${thing} before ${heir}?`,
          evidence: [given],
          lookUp: thing,
        },
      ];
    },
  };
}

/** A plant in which the player hides a thing and later hides it at another place. */
export function movesItsPlace(thing: string, first: string, then: string): Plant {
  const turns: string[] = [];
  return {
    steps: [first, then].map((spot) => async ({ table }) => {
      const played = await does(table, `I hide the ${thing} ${spot}.`);
      if (played !== null) turns.push(idOf(played));
      return played !== null;
    }),
    questions: () => {
      const [hidden = "", again = ""] = turns;
      return [
        {
          kind: "changed: now",
          question: `Where is the ${thing}?`,
          evidence: [again],
          stale: { turns: [hidden], words: [thing] },
        },
        {
          kind: "changed: before",
          question: `Where did I hide the ${thing} first?`,
          evidence: [hidden],
          lookUp: thing,
        },
      ];
    },
  };
}
