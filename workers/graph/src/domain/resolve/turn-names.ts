import type { MemoryDraft } from "#contracts/memory/items";
import type { TurnCompleted } from "#contracts/queue/messages";
import type { Named } from "./kinship.ts";
import { foldText, type ReadName, readName } from "./read-name.ts";

/** What the turn itself says about whether two names mean the same person: its texts, its speakers, and the relationships in it. */
export interface TurnNames {
  /** Whether the name occurs only in the player's words. Players often misspell. */
  isCareless(name: ReadName): boolean;
  isParty(name: ReadName): boolean;
  /** Whether the turn shows that the name means somebody else than that entity. */
  areDistinct(name: ReadName, other: Named): boolean;
  /** Whether one text of the turn contains both the name and a name of the other entity. */
  namesBoth(name: ReadName, other: Named): boolean;
}

export function readTurnNames(turn: TurnCompleted, items: readonly MemoryDraft[]): TurnNames {
  const player = foldText(turn.playerText);
  const reply = foldText(`${turn.reply} . ${turn.introduced.map(({ name }) => name).join(" . ")}`);
  const party = new Set(turn.characterNames.map((name) => readName(name).folded));
  const speakers = new Set(items.flatMap(({ speaker }) => (speaker === null ? [] : [readName(speaker).folded])));
  const related = items.flatMap(({ relationship }) =>
    relationship ? [[readName(relationship.from).folded, readName(relationship.to).folded] as const] : [],
  );
  const says = (text: string, { folded }: ReadName): boolean => folded !== "" && text.includes(` ${folded} `);

  return {
    isCareless: (name) => says(player, name) && !says(reply, name),
    isParty: ({ folded }) => party.has(folded),
    areDistinct: ({ folded }, { names }) => {
      const theirs = new Set(names.map((one) => one.folded));
      const bothSpeak = speakers.has(folded) && [...speakers].some((one) => one !== folded && theirs.has(one));
      return bothSpeak || related.some(([from, to]) => between(from, to, folded, theirs));
    },
    namesBoth: (name, { names }) =>
      [player, reply].some((text) => says(text, name) && names.some((one) => says(text, one))),
  };
}

const between = (from: string, to: string, mine: string, theirs: ReadonlySet<string>): boolean =>
  (from === mine && theirs.has(to)) || (to === mine && theirs.has(from));
