import type { Person } from "#content/adventures/schema";
import { stemsOf } from "./match-words.ts";
import { shortName } from "./prose.ts";
import { add, next, present, type Stage, say } from "./stage.ts";

const SMALL = new Set(
  stemsOf(
    "the a an and of in on it is are was were has have had that this who she he her his they them their mr mrs miss captain out by to at been for not no with i you your my me there where what will would one two three from as all so but did do does get got up down here now when how why old man woman nobody every than then only",
  ),
);

/** How many of a clue's own words are in the player's. */
function fitOf(says: string, stems: ReadonlySet<string>): number {
  return new Set(stemsOf(says).filter((word) => !SMALL.has(word) && word.length > 2 && stems.has(word))).size;
}

/** At least this many words of a clue must be said, so that it is the clue that is meant. */
const MEANT = 2;

/** The found clue that the words lay before somebody. Null if there is none. */
export function clueNamed({ adventure, progress }: Stage, text: string): { id: string; says: string } | null {
  const stems = new Set(stemsOf(text));
  const [best] = adventure.clues
    .filter(({ id }) => progress.clues.includes(id))
    .map((clue) => ({ clue, fit: fitOf(clue.says, stems) }))
    .filter(({ fit }) => fit >= MEANT)
    .toSorted((a, b) => b.fit - a.fit);
  return best?.clue ?? null;
}

/** Shows how the person just spoken to takes a clue that the player's words name, once for each person and clue. */
export function reactToEvidence(stage: Stage, text: string): boolean {
  const person = present(stage).find(({ id }) => id === stage.dealtWith);
  const clue = clueNamed(
    stage,
    text
      .split(/(?<=[.!?…])\s+/u)
      .filter((each) => !each.endsWith("?"))
      .join(" "),
  );
  if (person === undefined || clue === null || stage.progress.ended !== "") return false;
  return takeEvidence(stage, person, clue);
}

/** A person's reaction to a clue. Returns false if they have reacted to it before. */
export function takeEvidence(stage: Stage, person: Person, clue: { id: string; says: string }): boolean {
  const key = `evidence/${person.id}/${clue.id}`;
  if (stage.progress.flags.includes(key)) return false;
  add(stage.progress.flags, key);
  const name = shortName(person);
  const attitude = stage.progress.attitudes[person.id] ?? 0;
  const object = { she: "her", he: "him", they: "them", it: "it" }[person.pronoun];
  const ways =
    attitude >= 1
      ? [
          `${name} goes through it with you a second time, and nods.`,
          `${name} lets out a breath. It seems to help ${object} that somebody else has it, too.`,
        ]
      : attitude < 0
        ? [
            `${name} does not deny it. ${name} looks to see who else heard.`,
            `Something in ${name}'s face is put away, like a paper into a drawer.`,
          ]
        : [
            `${name} turns that over, and looks at you differently when it has been turned.`,
            `${name} asks you nothing about it. It has gone in.`,
          ];
  say(stage, `${clue.says} ${next(stage, `evidence/${Math.sign(attitude)}`, ways)}`);
  return true;
}
