import { does, writes } from "../deeds.ts";
import { idOf, type Plant } from "../question.ts";

/** The player does something and takes it back; `late` where it is read only after that, as a slow queue does. */
export function takenBack(thing: string, spot: string, late: boolean): Plant {
  return {
    steps: [
      async ({ table }) => {
        const turn = await table.say(`I bury the ${thing} ${spot}.`, { digestLater: late });
        await table.takeBack(1);
        if (late) await table.digest(turn);
        return true;
      },
    ],
    questions: () => [{ kind: "undone", question: `Where did I bury the ${thing}?`, evidence: [], undone: thing }],
  };
}

/** Several turns are taken back at once, and the story goes elsewhere. */
export function eveningTakenBack(thing: string): Plant {
  return {
    steps: [
      async ({ table, here: [friend] }) => {
        if (friend === undefined) return false;
        await table.say(`I give the ${thing} to ${friend}.`);
        await writes(table, "I look around.", `${friend} breaks the ${thing} in two.`);
        await table.say("I wait");
        await table.takeBack(3);
        return true;
      },
    ],
    questions: () => [
      { kind: "undone", question: `What did I do with the ${thing}?`, evidence: [], undone: thing },
      { kind: "undone", question: `Who has the ${thing}?`, evidence: [], undone: thing },
    ],
  };
}

/** The player takes it back and does it otherwise. */
export function editedTurn(thing: string, undone: string, spot: string): Plant {
  const evidence: string[] = [];
  return {
    steps: [
      async ({ table }) => {
        await table.say(`I hide the ${thing} ${undone}.`);
        await table.takeBack(1);
        const turn = await does(table, `I hide the ${thing} ${spot}.`);
        if (turn !== null) evidence.push(idOf(turn));
        return turn !== null;
      },
    ],
    questions: () => [
      { kind: "undone", question: `Where did I hide the ${thing}?`, evidence, undone: `${thing} ${undone}` },
    ],
  };
}

/** A reply is edited: what it said before was never so. */
export function rewritten(thing: string, instead: string): Plant {
  const evidence: string[] = [];
  return {
    steps: [
      async ({ table, here: [friend] }) => {
        if (friend === undefined) return false;
        const first = await writes(table, `I ask ${friend} for a token`, `${friend} hands you the ${thing}.`);
        if (first === null) return false;
        const { reply } = first.completed;
        evidence.push(idOf(await table.edit(first, reply.replace(`the ${thing}`, `the ${instead}`))));
        return true;
      },
    ],
    questions: () => [{ kind: "undone", question: `Who handed me the ${instead}?`, evidence, undone: thing }],
  };
}

/** What was taken back comes back by redo: it is so again. */
export function broughtBack(thing: string, spot: string): Plant {
  const evidence: string[] = [];
  return {
    steps: [
      async ({ table }) => {
        const turn = await does(table, `I lock the ${thing} away ${spot}.`);
        if (turn === null) return false;
        await table.bringBack(await table.takeBack(1));
        evidence.push(idOf(turn));
        return true;
      },
    ],
    questions: () => [{ kind: "undone", question: `Where did I lock the ${thing} away?`, evidence }],
  };
}
