import { type EntityDraft, type MemoryDraft, type MemoryKind, MemoryState } from "#contracts/memory/items";
import { importanceOf, isMemoryWorthy, toneOf } from "#contracts/memory/memory-worthiness";
import type { TurnCompleted } from "#contracts/queue/messages";
import type { Chronicle } from "../../ports.ts";
import type { Notes } from "./notes.ts";

/** Keys of items that the server knows by itself: the deed, dice, sheet changes, and who was introduced. They need no model. */
const KNOWN = /^(?:deed|outcome|change|introduced)\b/u;
/** Keys of items that are also certain if the game master records the story itself. */
const COUNTED = /^(?:deed|outcome|change|introduced|quest|state)\b/u;

/**
 * Turns a model's notes into a chronicle. It adds what is known for certain and drops what the turn does not mention. Importance and tone
 * come from #contracts/memory/worth, not from the model.
 */
export function chronicleFrom(notes: Notes, turn: TurnCompleted, known: Chronicle): Chronicle {
  // The model made a name up if the turn does not contain it.
  const text = `${turn.playerText}\n${turn.reply}\n${turn.introduced.map((one) => one.name).join("\n")}`;
  const before = new Set(turn.context?.cast.map(({ name }) => name));
  const met = (name: string) => text.includes(name) || turn.characterNames.includes(name) || before.has(name);
  const entities = mergeEntities(
    known.entities.filter(isBorneOut(notes, turn, known)),
    notes.entities.filter((entity) => text.includes(entity.name)),
  );
  const present = whoWasThere(notes, turn, known).filter(met);
  const item = (key: string, kind: MemoryKind, content: string, more: Partial<MemoryDraft> = {}): MemoryDraft => ({
    key,
    kind,
    content,
    entities: entities
      .filter((entity) => [entity.name, ...entity.aliases].some((one) => content.includes(one)))
      .map((entity) => entity.name),
    importance: importanceOf(kind === "quest" ? `Quest: ${content}` : content),
    tone: toneOf(content),
    speaker: null,
    secret: false,
    pinned: false,
    knowers: [...present],
    ...more,
  });
  const mayKnow = (name: string) => entities.some((entity) => entity.name === name && entity.type === "person");
  const knowing = (...also: readonly string[]) => ({ knowers: [...new Set([...present, ...also.filter(mayKnow)])] });

  const isCounted = turn.story !== undefined;
  const isNew = newBeside(turn);
  const certain = known.items
    .filter(({ key }) => (isCounted ? COUNTED : KNOWN).test(key))
    .flatMap((one) => (one.key === "deed" ? borneOut(one, notes.deed) : [one]));
  const deed = certain.find(({ key }) => key === "deed");
  const states = notes.states.flatMap(({ text: content, ...claimed }, i) => {
    const state = MemoryState.safeParse(claimed).data;
    return state !== undefined && met(state.about) && content !== "" && isNew.state(state)
      ? [item(`noted:${i}`, "fact", content, { state, ...knowing(state.about) })]
      : [];
  });
  const items = [
    // The item for a promise is taken from the player's deed, as the chronicler without a model reads it. The quest's title is taken from the model,
    // so that one title is used for the whole quest.
    ...certain.map((one) => (one.quest && !isCounted && notes.quests.length > 0 ? withoutQuest(one) : one)),
    item("episode", "episode", notes.episode, {
      importance: isMemoryWorthy(turn.reply) ? importanceOf(turn.reply) : 1,
    }),
    ...notes.quests.flatMap(({ title, status, text: content }, i) =>
      isNew.quest(title)
        ? [item(`${isCounted ? "noted-" : ""}quest:${i}`, "quest", content, { quest: { title, status } })]
        : [],
    ),
    ...states,
    ...notes.relationships.flatMap(({ from, to, type, text: content }, i) =>
      met(from) && met(to) && from !== to
        ? [
            item(`relationship:${i}`, "relationship", content, {
              relationship: { from, to, type: type.toLowerCase().slice(0, 60) },
              ...knowing(from, to),
            }),
          ]
        : [],
    ),
    ...notes.facts.map(({ text: content, secret }, i) =>
      item(`fact:${i}`, "fact", content, secret ? { secret, knowers: [] } : {}),
    ),
    ...notes.dialogue
      .filter(({ words }) => text.includes(words))
      .map(({ speaker, words, about }, i) => {
        const context = about ?? deed?.content;
        return item(`dialogue:${i}`, "dialogue", `${speaker}: “${words}”`, {
          speaker,
          ...(context === undefined ? {} : { context }),
        });
      }),
  ];
  return { items, entities, source: "llm" };
}

/**
 * The player's deed as far as the reply confirms it. A player's claim ("I take ten gold from my purse") is not yet a fact. If the model
 * says nothing about the deed, the player's own words are used.
 */
function borneOut(deed: MemoryDraft, done: string | undefined): MemoryDraft[] {
  if (done === undefined) return [deed];
  if (done === "") return [];
  const { state: _, relationship: __, ...plain } = deed;
  return [{ ...plain, content: done }];
}

/**
 * Which quests and states a model may add to those that the game master recorded. The oracle records its whole story, so a model adds
 * none. With a language model, tool calls may have recorded only a part (then the turn has its context), and the chronicler adds the rest.
 */
function newBeside({ story, context }: TurnCompleted) {
  const isOpen = story === undefined || context !== undefined;
  return {
    quest: (title: string): boolean => isOpen && !(story?.quests ?? []).some((quest) => sameText(quest.title, title)),
    state: ({ about, relation }: MemoryState): boolean =>
      story === undefined ||
      !story.states.some(({ state }) => sameText(state.about, about) && state.relation === relation),
  };
}

const sameText = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Who was present: as the game master recorded it, else as the model noted it, else as the chronicler without a model found it. */
function whoWasThere(
  { present }: Notes,
  { story, context, characterNames }: TurnCompleted,
  known: Chronicle,
): string[] {
  if (story !== undefined && (context === undefined || story.present.length > 0)) return story.present;
  const found = known.items.find(({ key }) => key === "episode" || key === "deed")?.knowers ?? [];
  return (present.length > 0 ? present : found).filter((name) => !characterNames.includes(name));
}

function withoutQuest({ quest: _, ...one }: MemoryDraft): MemoryDraft {
  return one;
}

/**
 * Decides whether an entity that the chronicler without a model found is kept beside a model's notes. That chronicler reads names out of
 * prose and may mistake any capitalised word for a name. The entity is kept if the game master introduced it, if a certain item is about
 * it, or if the notes name it too. Notes that name nobody prove nothing, so then every entity is kept.
 */
function isBorneOut(notes: Notes, turn: TurnCompleted, known: Chronicle): (entity: EntityDraft) => boolean {
  if (notes.entities.length === 0 && notes.present.length === 0) return () => true;
  const certain = known.items.filter(({ key }) => ABOUT_SOMEBODY.test(key)).flatMap((item) => item.entities);
  const named = new Set([...certain, ...turn.characterNames, ...turn.introduced.map(({ name }) => name)]);
  const written = JSON.stringify(notes);
  return ({ name }) => named.has(name) || written.includes(JSON.stringify(name).slice(1, -1));
}

/** Keys of items whose people and things come from recorded data, not from prose. */
const ABOUT_SOMEBODY = /^(?:change|introduced|quest|state)\b/u;

/** Merges two lists: entities known for certain, with the model's descriptions added, and entities that only the model found. */
function mergeEntities(known: readonly EntityDraft[], found: readonly EntityDraft[]): EntityDraft[] {
  const named = new Map(found.map((entity) => [entity.name.toLowerCase(), entity]));
  const merged = known.map((entity) => {
    const note = named.get(entity.name.toLowerCase());
    named.delete(entity.name.toLowerCase());
    if (!note) return entity;
    return { ...note, ...entity, description: entity.description || note.description, type: note.type };
  });
  return [...merged, ...named.values()];
}
