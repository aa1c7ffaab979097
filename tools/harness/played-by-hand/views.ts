import type { TableAnswer } from "#contracts/http/chat";
import type { GraphAnswer } from "#contracts/http/graph";
import type { QuestsAnswer } from "#contracts/http/memory-items";
import type { LedgerPageAnswer } from "#contracts/http/portability";
import type { ExportedTurn } from "#contracts/portability/ledger";
import { unsealStory } from "#contracts/portability/seal";
import { EMPTY_STORY, type StoryState } from "#contracts/story/state";
import { applyStoryEvents } from "#storyteller/story";
import type { Story } from "../story.ts";

/**
 * What every replay must end with: the panel beside the story, the whole story of the exported file, the sheets, and the quests, people and
 * things in memory. Ids, times and the results of dice are left out.
 */
export async function viewPlayed(story: Story) {
  const table = await story.read<TableAnswer>("/api/chat/table");
  const { quests } = await story.read<QuestsAnswer>("/api/memory/quests");
  const { nodes } = await story.read<GraphAnswer>("/api/graph");
  const named = (wanted: string) => nodes.flatMap(({ name, type }) => (type === wanted ? [name] : [])).toSorted();
  return {
    panel: table.story,
    story: await storyIn(story),
    sheets: table.sheets.map(({ characterId: _, ...sheet }) => sheet),
    memory: {
      quests: quests.map(({ title, status }) => ({ title, status })).toSorted((a, b) => (a.title < b.title ? -1 : 1)),
      people: [...named("person"), ...named("creature")],
      items: named("item"),
    },
  };
}

/** The state of the story, computed from the turns of the exported file along the active path. */
async function storyIn(story: Story): Promise<StoryState> {
  const { table, turns } = await story.read<LedgerPageAnswer>("/api/chat/export");
  const byId = new Map(turns.map((turn) => [turn.id, turn]));
  const path: ExportedTurn[] = [];
  for (let at = byId.get(table.headTurnId ?? ""); at; at = byId.get(at.parentId ?? "")) path.unshift(at);
  return path.reduce((state, { story: sealedStory = "", lateStory = "", number }) => {
    const events = [sealedStory, lateStory].flatMap((sealed) => (sealed === "" ? [] : (unsealStory(sealed) ?? [])));
    return applyStoryEvents(state, events, number);
  }, EMPTY_STORY);
}
