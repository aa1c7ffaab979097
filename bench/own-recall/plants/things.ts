import { does, writes } from "../deeds.ts";
import { idOf, type Plant } from "../question.ts";

/** The player puts a thing away. */
export function hides(thing: string, spot: string): Plant {
  const evidence: string[] = [];
  return {
    steps: [
      async ({ table }) => {
        const turn = await does(table, `I hide the ${thing} ${spot}.`);
        if (turn !== null) evidence.push(idOf(turn));
        return turn !== null;
      },
    ],
    questions: () => [{ kind: "item", question: `Where did I hide the ${thing}?`, evidence }],
  };
}

/** Somebody gives the player a thing. */
export function isGiven(thing: string): Plant {
  const evidence: string[] = [];
  return {
    steps: [
      async ({ table, here: [friend] }) => {
        if (friend === undefined) return false;
        const turn = await writes(table, `I talk to ${friend}`, `${friend} hands you the ${thing}.`);
        if (turn !== null) evidence.push(idOf(turn));
        return turn !== null;
      },
    ],
    questions: () => [{ kind: "item", question: `Who gave me the ${thing}?`, evidence }],
  };
}

/** The player gives a thing away. */
export function givesAway(thing: string): Plant {
  const evidence: string[] = [];
  return {
    steps: [
      async ({ table, here: [friend] }) => {
        if (friend === undefined) return false;
        const turn = await does(table, `I give the ${thing} to ${friend}.`);
        if (turn !== null) evidence.push(idOf(turn));
        return turn !== null;
      },
    ],
    questions: () => [{ kind: "item", question: `To whom did I give the ${thing}?`, evidence }],
  };
}

/** A thing goes from hand to hand: the player's friend has it, then another, and at last it lies somewhere. */
export function changesHands(thing: string, heir: string, spot: string): Plant {
  const turns: string[] = [];
  let friend = "";
  return {
    steps: [
      async ({ table, here: [first] }) => {
        if (first === undefined) return false;
        friend = first;
        const turn = await does(table, `I give the ${thing} to ${friend}.`);
        if (turn !== null) turns.push(idOf(turn));
        return turn !== null;
      },
      async ({ table }) => {
        const turn = await writes(table, "I look around.", `${friend} gives the ${thing} to ${heir}.`);
        if (turn !== null) turns.push(idOf(turn));
        return turn !== null;
      },
      async ({ table }) => {
        const turn = await writes(table, "I wait", `${heir} hides the ${thing} ${spot}.`);
        if (turn !== null) turns.push(idOf(turn));
        return turn !== null;
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

/** The player hides a thing and hides it better. */
export function movesItsPlace(thing: string, first: string, then: string): Plant {
  const turns: string[] = [];
  return {
    steps: [first, then].map((spot) => async ({ table }) => {
      const turn = await does(table, `I hide the ${thing} ${spot}.`);
      if (turn !== null) turns.push(idOf(turn));
      return turn !== null;
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
