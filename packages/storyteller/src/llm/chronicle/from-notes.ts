import { type EntityDraft, type MemoryDraft, type MemoryKind, MemoryState } from "#contracts/memory/items";
import { importanceOf, isMemoryWorthy, toneOf } from "#contracts/memory/worth";
import type { TurnCompleted } from "#contracts/queue/messages";
import type { Chronicle } from "../../ports.ts";
import type { Notes } from "./notes.ts";

/** What the server itself knows of a turn (the deed, dice, sheet changes, who was introduced) needs no model. */
const KNOWN = /^(?:deed|outcome|change|introduced)\b/u;
/** Where the game master keeps count of the story, that is certain too. */
const COUNTED = /^(?:deed|outcome|change|introduced|quest|state)\b/u;

/**
 * A model's notes as a chronicle: with what is known for certain, and without what does not stand in the turn. Importance and tone
 * are product.md §5's, not the model's.
 */
export function chronicleFrom(notes: Notes, turn: TurnCompleted, known: Chronicle): Chronicle {
  // A name that does not stand in the turn was made up.
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
  const isNew = newsBeside(turn);
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
    // A promise stands in the deed as the chronicler without a model reads it; the model's title is one for the whole quest.
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
 * The player's deed as the reply bears it out: what a player claims ("I take ten gold from my purse") is no fact before. Without a word on
 * it from the model the player's own words stand.
 */
function borneOut(deed: MemoryDraft, done: string | undefined): MemoryDraft[] {
  if (done === undefined) return [deed];
  if (done === "") return [];
  const { state: _, relationship: __, ...plain } = deed;
  return [{ ...plain, content: done }];
}

/**
 * What a model may add to what the game master counted. The oracle counts all of its story; a model's tools may have set a part (then the
 * turn has its context), and what they left out the chronicler notes.
 */
function newsBeside({ story, context }: TurnCompleted) {
  const isOpen = story === undefined || context !== undefined;
  return {
    quest: (title: string): boolean => isOpen && !(story?.quests ?? []).some((quest) => sameText(quest.title, title)),
    state: ({ about, relation }: MemoryState): boolean =>
      story === undefined ||
      !story.states.some(({ state }) => sameText(state.about, about) && state.relation === relation),
  };
}

const sameText = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The game master's own count, or the model's, or else who the chronicler without a model found. */
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
 * Whether a find of the chronicler without a model counts beside a model's notes. It reads names out of prose and may take any word with a
 * capital for one: it is right where the game master introduced them, where something certain is about them, or where the notes name
 * them too. Notes that name nobody bear out nothing, and take nothing away.
 */
function isBorneOut(notes: Notes, turn: TurnCompleted, known: Chronicle): (entity: EntityDraft) => boolean {
  if (notes.entities.length === 0 && notes.present.length === 0) return () => true;
  const certain = known.items.filter(({ key }) => ABOUT_SOMEBODY.test(key)).flatMap((item) => item.entities);
  const named = new Set([...certain, ...turn.characterNames, ...turn.introduced.map(({ name }) => name)]);
  const written = JSON.stringify(notes);
  return ({ name }) => named.has(name) || written.includes(JSON.stringify(name).slice(1, -1));
}

/** Items whose people and things the table itself names, not prose. */
const ABOUT_SOMEBODY = /^(?:change|introduced|quest|state)\b/u;

/** Those known for certain, told more of by the model, and those only it has found. */
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
