import type { CampaignQueries, CampaignEdits } from "./ports.ts";
import { changeEntity, storeEntity } from "./store/player-edits/entities.ts";
import { changeItem, forgetItem, noteItem } from "./store/player-edits/items.ts";
import { storeQuest } from "./store/player-edits/quests.ts";
import { changeRelationship } from "./store/player-edits/relationships.ts";
import type { MemoryStore } from "./store/memory-store.ts";
import { findEntities, findRow } from "./store/read/entities.ts";
import { relationshipsOf } from "./store/read/relationships.ts";

/** The most entities in a note's text to which the note is linked. */
const MOST_NAMED = 20;

/** The changes that a campaign's player may make to its memory. */
export function createEdits(store: MemoryStore, queries: CampaignQueries): CampaignEdits {
  const { sql } = store;
  const now = () => new Date().toISOString();

  return {
    note(draft) {
      // A note is linked to the entities that its words name, like an item of a turn.
      const named = store.lexicon.named(draft.content, MOST_NAMED).map(({ name }) => name);
      const entities = [...draft.entities, ...named];
      return store.change((change) => noteItem(change, { ...draft, entities }, now())).value;
    },

    storeEntity(id, draft, relationships) {
      store.change((change) => storeEntity(change, id, draft, relationships, now()));
      // The entities may have been renamed, so cached names are dropped.
      store.dropCaches();
    },

    updateEntity(id, entity) {
      const row = findRow(sql, id);
      if (row === null) return null;
      const [known] = findEntities(sql, [row]);
      if (!known) return null;
      const { name } = known.entity;
      store.change((change) => changeEntity(change, { id: row, name }, entity, now()));
      store.dropCaches();
      return findEntities(sql, [row])[0]?.entity ?? null;
    },

    storeQuest: (quest) => store.change((change) => storeQuest(change, quest, now())).value,

    updateRelationship(id, relationship) {
      const { value: found } = store.change((change) => changeRelationship(change, id, relationship, now()));
      return found && (relationshipsOf(sql, found.entityId, []).find(({ id: each }) => each === found.ref) ?? null);
    },

    changeItem(id, item) {
      const { value: found } = store.change((change) => changeItem(change, id, item, now()));
      return found ? queries.item(id) : null;
    },

    forgetItem: (id) => store.change((change) => forgetItem(change, id)).value,
  };
}
