import { writes } from "../actions.ts";
import { idOf, type Plant, type Step } from "../question.ts";

/** Makes one step for each sentence. A step adds the sentence to a reply and records the id of the turn. */
function writeEach(sentences: readonly string[], turns: string[]): Step[] {
  return sentences.map((sentence) => async ({ table }) => {
    const written = await writes(table, "I listen to what people say.", sentence);
    if (written !== null) turns.push(idOf(written));
    return written !== null;
  });
}

/** A plant in which a person moves from one town to another. */
export function moves(name: string, [first, then]: readonly [string, string]): Plant {
  const turns: string[] = [];
  return {
    steps: writeEach([`${name} lives in ${first}.`, `${name} now lives in ${then}.`], turns),
    questions: () => {
      const [before = "", now = ""] = turns;
      return [
        {
          kind: "changed: now",
          question: `Where does ${name} live?`,
          evidence: [now],
          stale: { turns: [before], words: [first] },
        },
        {
          kind: "changed: before",
          question: `Where did ${name} live before ${then}?`,
          evidence: [before],
          lookUp: name,
        },
      ];
    },
  };
}

/** A plant in which a person lives and later dies. */
export function dies(name: string): Plant {
  const turns: string[] = [];
  return {
    steps: writeEach([`${name} is alive, though the fever was bad.`, `${name} dies before the first snow.`], turns),
    questions: () => {
      const [lived = "", died = ""] = turns;
      return [
        {
          kind: "changed: now",
          question: `Is ${name} still alive?`,
          evidence: [died],
          stale: { turns: [lived], words: [name] },
        },
      ];
    },
  };
}

/** A plant in which a person changes sides. */
export function changesSides(name: string): Plant {
  const turns: string[] = [];
  return {
    steps: writeEach(
      [`${name} swears fealty to the Salt Margravine.`, `${name} goes over to the Copper Brotherhood.`],
      turns,
    ),
    questions: () => {
      const [before = "", now = ""] = turns;
      return [
        {
          kind: "changed: now",
          question: `Whom does ${name} serve?`,
          evidence: [now],
          stale: { turns: [before], words: ["Salt Margravine"] },
        },
        {
          kind: "changed: before",
          question: `Whom did ${name} serve before the Copper Brotherhood?`,
          evidence: [before],
          lookUp: name,
        },
      ];
    },
  };
}
