import type { StoryChanges } from "#contracts/play/story";
import type { GameMaster, GmEvent, TableRules, TurnBrief } from "#storyteller/ports";
import type { LeftOut, SentenceFilter } from "./sentence-filter.ts";
import type { TableSafety } from "./table-safety.ts";

/**
 * Wraps a game master so that its output is filtered by the player's lines and veils before anybody sees it. Text is filtered by whole
 * sentences. The words on rolls, sheet changes and introductions are filtered too. Everything that is left out is reported.
 */
export function withSafetyFilter(
  gameMaster: GameMaster,
  safety: TableSafety,
  leftOut: (one: LeftOut) => void,
): GameMaster {
  if (safety.isIdle) return gameMaster;
  const { lines, veils } = safety.lists;
  return {
    async quick(message, scene, signal) {
      const filter = safety.filter(leftOut);
      return filter.push(await gameMaster.quick(message, scene, signal)) + filter.end(true);
    },
    narrate(turn, signal) {
      const allows = (text: string) => safety.allows(text);
      const memoryContext = allows(turn.memoryContext) ? turn.memoryContext : "";
      const table = filteredTable(turn.table, safety);
      const brief: TurnBrief = { ...turn, lines, veils, allows, memoryContext, table };
      return filteredEvents(gameMaster.narrate(brief, signal), safety, safety.filter(leftOut));
    },
  };
}

async function* filteredEvents(
  story: AsyncIterable<GmEvent>,
  safety: TableSafety,
  filter: SentenceFilter,
): AsyncGenerator<GmEvent> {
  const rest = function* (complete: boolean): Generator<GmEvent> {
    const delta = filter.end(complete);
    if (delta !== "") yield { type: "text", delta };
  };
  try {
    for await (const event of story) {
      if (event.type === "text") {
        const delta = filter.push(event.delta);
        if (delta !== "") yield { type: "text", delta };
      } else if (event.type === "introduce") {
        if (safety.allows(event.name) && safety.allows(event.description)) yield event;
      } else if (event.type === "story") {
        if (safety.allows(JSON.stringify(event.event))) yield event;
      } else if (event.type === "done") {
        yield* rest(true);
        yield event.story ? { ...event, story: allowedIn(event.story, safety) } : event;
      } else {
        yield event;
      }
    }
  } catch (error) {
    yield* rest(false);
    throw error;
  }
}

/** Removes story changes that the player may not see, so that they are not stored either. */
const allowedIn = (story: StoryChanges, safety: TableSafety): StoryChanges => ({
  ...story,
  quests: story.quests.filter(({ title, sentence }) => safety.allows(`${title}. ${sentence}`)),
  states: story.states.filter(({ sentence }) => safety.allows(sentence)),
});

/** Wraps the table's rules so that the game master's words on rolls and changes are filtered. */
function filteredTable(table: TableRules, safety: TableSafety): TableRules {
  return {
    sheets: () => table.sheets(),
    check: (proposal) => table.check({ ...proposal, stakes: safety.shown(proposal.stakes) }),
    roll: (notation, label) => table.roll(notation, safety.shown(label)),
    act: (act, story) => table.act(act, story),
    encounter: (order, story) => table.encounter(order, story),
    allowed: (effect) => table.allowed(effect),
    waits: (effect, roll) => table.waits(effect, roll),
    change: (effect, roll) => table.change({ ...effect, reason: safety.shown(effect.reason) }, roll),
    deathSave: (characterId) => table.deathSave(characterId),
    rest: (kind, reason) => table.rest(kind, safety.shown(reason)),
  };
}
