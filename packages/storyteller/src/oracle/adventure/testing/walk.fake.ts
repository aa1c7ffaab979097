import type { Adventure } from "#content/adventures/schema";
import { createRandom } from "../../../random.ts";
import { playAdventure } from "./play.fake.ts";

/** The results of plays that only use suggestions. */
export interface Walks {
  readonly clues: ReadonlySet<string>;
  readonly endings: ReadonlySet<string>;
  readonly met: ReadonlySet<string>;
  readonly visited: ReadonlySet<string>;
  /** Suggestions that had no effect, each with its place. */
  readonly idle: ReadonlySet<string>;
}

/** Matches replies of turns without effect. */
const NOTHING =
  /did not understand|^You see no|is not here\.|nobody here to (?:answer|give)|^How do you mean|already\.$|^From here you can go/u;

/** Plays an adventure several times by its own suggestions. Each turn uses one of those used least so far, chosen by the seed. */
export async function walkAdventure(adventure: Adventure, plays: number, turns: number): Promise<Walks> {
  const clues = new Set<string>();
  const endings = new Set<string>();
  const met = new Set<string>();
  const visited = new Set<string>();
  const idle = new Set<string>();
  const pressed = new Map<string, number>();
  const missing = adventure.misses.missing.map((line) => line.split("{")[0]!);
  const random = createRandom("walk");
  for (let play = 0; play < plays; play += 1) {
    const { turns: played, progress } = await playAdventure(
      adventure,
      (before) => {
        const offers = before.at(-1)?.offers ?? [];
        if (before.length > turns || offers.length === 0) return null;
        const least = Math.min(...offers.map((offer) => pressed.get(offer) ?? 0));
        const rare = offers.filter((offer) => (pressed.get(offer) ?? 0) === least);
        const offer = rare[random.int(0, rare.length - 1)]!;
        pressed.set(offer, least + 1);
        return offer;
      },
      { seed: `walk ${play}`, luck: play % 2 === 0 ? 18 : 8 },
    );
    for (const { playerText, reply } of played.slice(1)) {
      if (NOTHING.test(reply) || reply.trim() === "" || missing.some((line) => reply.startsWith(line)))
        idle.add(`“${playerText}”: ${reply.slice(0, 80)}`);
    }
    for (const id of progress.clues) clues.add(id);
    for (const id of progress.met) met.add(id);
    for (const id of progress.visited) visited.add(id);
    if (progress.ended !== "") endings.add(progress.ended);
  }
  return { clues, endings, met, visited, idle };
}
