import type { TableAnswer } from "#contracts/http/chat";
import type { GraphAnswer } from "#contracts/http/graph";
import type { QuestsAnswer } from "#contracts/http/memory-items";
import type { LedgerPageAnswer } from "#contracts/http/portability";
import type { ExportedTurn } from "#contracts/portability/ledger";
import { unsealStory } from "#contracts/portability/seal";
import type { PanelTurn, StoryPanel } from "#contracts/story/panel";
import { EMPTY_STORY, type StoryState } from "#contracts/story/state";
import { applyStoryEvents, RUMOUR } from "#storyteller/story";
import type { Story } from "../player/story.ts";

/**
 * What every replay must end with: the panel beside the story, the whole story of the exported file, the sheets, and the quests, people and
 * things in memory. The id of a turn is replaced by its number on the active path. Other ids, times and the results of dice are left out.
 */
export async function viewPlayed(story: Story) {
  const table = await story.read<TableAnswer>("/api/chat/table");
  const path = activePath(await story.read<LedgerPageAnswer>("/api/chat/export"));
  const { quests } = await story.read<QuestsAnswer>("/api/memory/quests");
  const { nodes } = await story.read<GraphAnswer>("/api/graph");
  const named = (wanted: string) => nodes.flatMap(({ name, type }) => (type === wanted ? [name] : [])).toSorted();
  return {
    panel: withNumbers(table.story, path),
    story: withoutDice(storyOn(path)),
    sheets: table.sheets.map(({ characterId: _, ...sheet }) => sheet),
    memory: {
      quests: quests.map(({ title, status }) => ({ title, status })).toSorted((a, b) => (a.title < b.title ? -1 : 1)),
      people: [...named("person"), ...named("creature")],
      items: named("item"),
    },
  };
}

/** The turns of the exported file along the active path, the first one first. */
function activePath({ table, turns }: LedgerPageAnswer): ExportedTurn[] {
  const byId = new Map(turns.map((turn) => [turn.id, turn]));
  const path: ExportedTurn[] = [];
  for (let at = byId.get(table.headTurnId ?? ""); at; at = byId.get(at.parentId ?? "")) path.unshift(at);
  return path;
}

/** The state of the story, computed from the turns of a path. */
const storyOn = (path: readonly ExportedTurn[]): StoryState =>
  path.reduce((state, { story: sealedStory = "", lateStory = "", number }) => {
    const events = [sealedStory, lateStory].flatMap((sealed) => (sealed === "" ? [] : (unsealStory(sealed) ?? [])));
    return applyStoryEvents(state, events, number);
  }, EMPTY_STORY);

/**
 * The story without what the server's dice decide by themselves: when the world moves, and the rumours of those who act elsewhere. Who was
 * hurt and is well again is like somebody who was never hurt.
 */
const withoutDice = ({ pulse: _, secrets, cast, ...story }: StoryState) => ({
  ...story,
  cast: cast.map(({ wounds, ...member }) => (wounds ? { ...member, wounds } : member)),
  secrets: secrets.filter(({ id }) => !id.startsWith(RUMOUR)),
});

/** The panel with the place on the path instead of the id of each turn that it leads to. */
function withNumbers(panel: StoryPanel | undefined, path: readonly ExportedTurn[]) {
  const named = (turn: PanelTurn | null | undefined) =>
    turn && { id: `turn ${path.find(({ id }) => id === turn.id)?.number ?? "unknown"}`, number: turn.number };
  return (
    panel && {
      ...panel,
      people: panel.people.map(({ met, seen, ...person }) => ({
        ...person,
        met: named(met),
        seen: seen && { ...seen, turn: named(seen.turn) },
      })),
      threads: panel.threads.map(({ stepTurns, ...thread }) => ({ ...thread, stepTurns: stepTurns?.map(named) })),
    }
  );
}
