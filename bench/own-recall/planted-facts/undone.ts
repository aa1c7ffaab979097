import { does, writes } from "../actions.ts";
import { idOf, type Plant } from "../question.ts";

/**
 * A plant in which the player does something and undoes it. With `late`, the turn is digested only after the undo, as with a slow queue.
 */
export function undoes(thing: string, spot: string, late: boolean): Plant {
  return {
    steps: [
      async ({ table }) => {
        const played = await table.play(`I bury the ${thing} ${spot}.`, { digestLater: late });
        await table.undo(1);
        if (late) await table.digest(played);
        return true;
      },
    ],
    questions: () => [{ kind: "undone", question: `Where did I bury the ${thing}?`, evidence: [], undone: thing }],
  };
}

/** A plant in which several turns are undone at once and the story continues differently. */
export function undoesSeveral(thing: string): Plant {
  return {
    steps: [
      async ({ table, here: [friend] }) => {
        if (friend === undefined) return false;
        await table.play(`I give the ${thing} to ${friend}.`);
        await writes(table, "I look around.", `${friend} breaks the ${thing} in two.`);
        await table.play("I wait");
        await table.undo(3);
        return true;
      },
    ],
    questions: () => [
      { kind: "undone", question: `What did I do with the ${thing}?`, evidence: [], undone: thing },
      { kind: "undone", question: `Who has the ${thing}?`, evidence: [], undone: thing },
    ],
  };
}

/** A plant in which the player undoes a turn and does something else instead. */
export function playedDifferently(thing: string, undone: string, spot: string): Plant {
  const evidence: string[] = [];
  return {
    steps: [
      async ({ table }) => {
        await table.play(`I hide the ${thing} ${undone}.`);
        await table.undo(1);
        const played = await does(table, `I hide the ${thing} ${spot}.`);
        if (played !== null) evidence.push(idOf(played));
        return played !== null;
      },
    ],
    questions: () => [
      { kind: "undone", question: `Where did I hide the ${thing}?`, evidence, undone: `${thing} ${undone}` },
    ],
  };
}

/** A plant in which a reply is edited. Its old text then counts as never written. */
export function editsReply(thing: string, instead: string): Plant {
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

/** A plant in which a turn is undone and redone. The turn counts again. */
export function redoes(thing: string, spot: string): Plant {
  const evidence: string[] = [];
  return {
    steps: [
      async ({ table }) => {
        const played = await does(table, `I lock the ${thing} away ${spot}.`);
        if (played === null) return false;
        await table.redo(await table.undo(1));
        evidence.push(idOf(played));
        return true;
      },
    ],
    questions: () => [{ kind: "undone", question: `Where did I lock the ${thing} away?`, evidence }],
  };
}
