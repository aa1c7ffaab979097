import type { EntityDraft, MemoryDraft, MemoryKind } from "#contracts/memory/items";
import { importanceOf, isMemoryWorthy, toneOf } from "#contracts/memory/worth";
import type { TurnCompleted } from "#contracts/queue/messages";

import type { Chronicler } from "../ports.ts";
import { asSentence, clip, plainLine } from "./craft/player-text.ts";
import { deedOf } from "./chronicle/deed.ts";
import { type Line, linesOf } from "./chronicle/dialogue.ts";
import { entitiesOf, placeOf } from "./chronicle/entities.ts";
import { episodeOf } from "./chronicle/episode.ts";
import { dutiesOf, factsOf, isDuty, isPromise } from "./chronicle/facts.ts";
import { statesOf } from "./chronicle/states.ts";
import { changeOf, outcomeOf } from "./chronicle/outcomes.ts";
import { readTurn } from "./chronicle/told.ts";

const MOST = { items: 14, lines: 4, facts: 3, states: 4, duties: 2, outcomes: 3, changes: 3, introduced: 3 };
/** What product.md §5 gives a text with one notable word. */
const NOTABLE = 3;
/** A reply no longer than this, with nothing else to it, leaves only the player's deed (product.md §5's length). */
const TRIVIAL = 50;

/** The chronicler that needs no model: reads a turn that ended, and says what to remember of it. Never throws on any text. */
export function createOracleChronicler(): Chronicler {
  return {
    chronicle: async (turn, signal) => {
      signal.throwIfAborted();
      return { ...digest(turn), source: "oracle" };
    },
  };
}

function digest(turn: TurnCompleted): { items: MemoryDraft[]; entities: EntityDraft[] } {
  const told = readTurn(turn);
  const { player, reply } = told;
  const party = turn.characterNames.map(plainLine).filter(Boolean);
  const actor = party[0] ?? "The player";
  const entities = entitiesOf(told);
  const names = entities.flatMap((entity) => [entity.name, ...entity.aliases]);
  const place = placeOf(reply, entities);

  const deed = clip(deedOf(player, party), 2_200);
  const outcomes = tidy(turn.rolls.map((roll) => outcomeOf(roll, actor))).slice(0, MOST.outcomes);
  // One change may be anyone's where several play: the message does not say whose id is whose.
  const changed = party.length > 1 ? "The party" : actor;
  const changes = tidy(turn.effects.map((effect) => changeOf(effect, changed))).slice(0, MOST.changes);
  const plain = reply.length <= TRIVIAL && turn.introduced.length === 0;
  const speakers = entities.flatMap(({ name, aliases, type }) =>
    (type === "person" || type === "creature") && !party.includes(name) ? [name, ...aliases] : [],
  );
  const said = plain ? [] : linesOf(reply, speakers);
  const lines = said.filter(({ words }) => !isDuty(words)).slice(0, MOST.lines);
  const duties = plain
    ? []
    : [...said.filter(({ words }) => isDuty(words)).map(quoted), ...dutiesOf(reply)].slice(0, MOST.duties);
  const states = statesOf(reply, speakers)
    .flatMap((state) => {
      const about = entities.find(({ name, aliases }) => [name, ...aliases].includes(state.about));
      return about ? [{ ...state, about: about.name }] : [];
    })
    .slice(-MOST.states);
  const facts = plain
    ? []
    : factsOf(reply)
        .filter((fact) => !duties.includes(fact) && !states.some(({ sentence }) => sentence === fact))
        .slice(0, MOST.facts);
  const introduced = turn.introduced
    .filter(({ description }) => description.trim() !== "")
    .slice(0, MOST.introduced)
    .map(({ name, description }) => asSentence(clip(`${plainLine(name)}: ${plainLine(description)}`, 600)));
  const episode = plain && outcomes.length === 0 ? "" : episodeOf(deed, outcomes, reply, place, names);

  const item = (key: string, kind: MemoryKind, content: string, speaker: string | null = null): MemoryDraft => ({
    key,
    kind,
    content,
    entities: entities
      .filter((entity) => [entity.name, ...entity.aliases].some((name) => content.includes(name)))
      .map(({ name }) => name),
    importance: weigh(kind, key, content),
    tone: toneOf(content),
    speaker,
    secret: false,
    pinned: false,
  });
  const several = (prefix: string, kind: MemoryKind, contents: readonly string[]) =>
    contents.map((content, i) => item(`${prefix}:${i}`, kind, content));

  const items = [
    ...(deed === "" ? [] : [item("deed", isPromise(deed) ? "quest" : "event", deed, actor)]),
    ...(episode === ""
      ? []
      : [{ ...item("episode", "episode", episode), importance: isMemoryWorthy(reply) ? importanceOf(reply) : 1 }]),
    ...states.map(({ sentence, ...state }, i): MemoryDraft => ({
      ...item(`state:${i}`, "fact", clip(sentence, 400)),
      state,
    })),
    ...several("change", "event", changes),
    ...several("introduced", "fact", introduced),
    ...several("quest", "quest", duties),
    ...several("fact", "fact", facts),
    ...lines.map((line, i) => item(`dialogue:${i}`, "dialogue", quoted(line), line.speaker?.slice(0, 120) ?? null)),
    ...several("outcome", "event", outcomes),
  ];
  return { items: items.slice(0, MOST.items), entities };
}

const quoted = ({ speaker, words }: Line): string => (speaker === null ? `“${words}”` : `${speaker}: “${words}”`);

/** By product.md §5; what is a quest counts as one whether or not it says the word, and a deed of the player's is notable. */
function weigh(kind: MemoryKind, key: string, content: string): number {
  const weight = importanceOf(kind === "quest" ? `Quest: ${content}` : content);
  return key === "deed" ? Math.max(weight, NOTABLE) : weight;
}

const tidy = (sentences: readonly (string | null)[]): string[] => [
  ...new Set(sentences.filter((sentence) => sentence !== null)),
];
