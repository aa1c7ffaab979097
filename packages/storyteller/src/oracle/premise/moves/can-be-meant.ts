import { isNobodys } from "../case/open/open-story.ts";
import { fateOf } from "../lore/fates.ts";
import { entriesIn, type LoreEntry, shortName } from "../lore/lore.ts";
import { notYet } from "../lore/where/not-yet.ts";
import type { Turn } from "../turn.ts";

/**
 * Whom an answer can name that nobody has written: people of the premise who are about, in a drawn order. Never the one who is asked, whom the
 * question names, who goes with the hero or who is behind it; who stands by could be asked themselves, and is named only where few are left.
 */
export function canBeMeant(turn: Turn, by: LoreEntry | undefined, asked: string): LoreEntry[] {
  const named = new Set(entriesIn(turn.lore, turn.brief.playerText).map(({ name }) => name));
  const free = turn.random.shuffle(
    turn.people.filter(
      (entry) =>
        entry.kind === "person" &&
        entry.proper &&
        entry.name !== by?.name &&
        (entry.name !== turn.memo.case?.who.opponent || isNobodys(turn.memo.case)) &&
        !turn.memo.companions.includes(entry.name) &&
        notYet(turn.lore, entry) === "" &&
        fateOf(turn.lore, entry) === null &&
        turn.member(entry.name)?.alive !== false &&
        !asked.includes(shortName(entry)) &&
        !named.has(entry.name),
    ),
  );
  const absent = free.filter((entry) => !turn.isHere(entry));
  return absent.length > 2 ? absent : free;
}
