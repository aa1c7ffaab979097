import type { EntityDraft, MemoryDraft, MemoryKind } from "#contracts/memory/items";
import { importanceOf, isMemoryWorthy } from "#contracts/memory/memory-worthiness";
import type { TurnCompleted } from "#contracts/queue/messages";

import type { Chronicler } from "../ports.ts";
import { claimDrafts, claimsIn, heldThings, type Reading } from "../chronicle/claims.ts";
import { deedOf } from "../chronicle/deed.ts";
import { linesOf } from "../chronicle/dialogue.ts";
import { draftingOf } from "../chronicle/draft.ts";
import { entitiesOf, placeOf } from "../chronicle/entities.ts";
import { episodeOf } from "../chronicle/episode.ts";
import { dutiesOf, factsOf, isDuty } from "../chronicle/facts.ts";
import { introductionsOf } from "../chronicle/introductions.ts";
import { markNames } from "../chronicle/marked-names.ts";
import { effectOwners } from "../chronicle/effect-owners.ts";
import { changesOf, outcomeOf } from "../chronicle/outcomes.ts";
import { presentIn } from "../chronicle/presence.ts";
import { questDrafts } from "../chronicle/quest-drafts.ts";
import { isRewritten, readTurn } from "../chronicle/parsed-turn.ts";
import { parsePromise } from "#english/promise";
import { clip, plainLine } from "#english/sentences";

const MOST = { items: 20, lines: 4, facts: 3, duties: 2, outcomes: 3 };
/** The least importance with which a line of dialogue is stored. It is higher for mere talk, and highest if the speaker is unknown. */
const LEAST = { known: 1, talk: 3, anonymous: 5 };
/** Matches a reply that repeats the player's promise. */
const YOUR_WORD = /\byou(?:r)? (?:promis|word|oath|vow|sw[eo]|pledg)/u;
/** If a reply has at most this many characters and nothing else happened, only the player's deed is stored. */
const TRIVIAL = 50;

/**
 * The version of the chroniclers' output, 1 to 999. Raise it with every change that leads to another chronicle of the same turn. A
 * campaign that is read again then gets the new chronicles.
 */
export const CHRONICLE_VERSION = 10;

/** The chronicler without a model: it reads a finished turn and returns what to remember. It throws for no text. */
export function createOracleChronicler(): Chronicler {
  return {
    chronicle: async (turn, signal) => {
      signal.throwIfAborted();
      return { ...digest(turn), source: "oracle" };
    },
  };
}

function digest(turn: TurnCompleted): { items: MemoryDraft[]; entities: EntityDraft[] } {
  const parsed = readTurn(turn);
  const { player, reply, narrated, counted } = parsed;
  const party = turn.characterNames.map(plainLine).filter(Boolean);
  const hero = party[0] ?? "The player";
  const bearer = effectOwners(turn);
  const named = entitiesOf(parsed);
  const names = markNames(named);
  const deed = clip(deedOf(player, party), 2_200);
  const plain = reply.length <= TRIVIAL && turn.introduced.length === 0 && !isRewritten(turn);

  const here = counted ? turn.story?.present : undefined;
  const speakers = named.flatMap(({ name, aliases, type }) =>
    (type === "person" || type === "creature") && !party.includes(name) && (here === undefined || here.includes(name))
      ? [name, ...aliases]
      : [],
  );
  const lines = plain ? [] : linesOf(reply, { people: speakers, only: here !== undefined, others: otherNames(named) });
  const spoke = lines.flatMap(({ speaker }) => (speaker === null || !speakers.includes(speaker) ? [] : [speaker]));
  const seen = counted ? [] : presentIn(narrated, deed, spoke, party, names);
  const present = [...new Set([...(turn.story?.present ?? []), ...seen])];

  const reading = {
    parsed,
    given: player === "" ? null : parsePromise(player, party),
    deed,
    lines,
    names,
    entities: named,
    hero,
    present,
  };
  const { ofDeed, ...claims } = claimsIn(reading);
  const changes = changesOf(turn.effects, bearer);
  const entities = [...named, ...heldThings([...claims.states, { sentence: deed, ...ofDeed }, ...changes], named)];
  const item = draftingOf(entities, present);
  const several = (prefix: string, kind: MemoryKind, contents: readonly string[]) =>
    contents.map((content, i) => item(`${prefix}:${i}`, kind, content));

  const quests = questDrafts(reading, party, item);
  const came = turn.rolls.flatMap(
    (roll) => outcomeOf(roll, roll.characterId === null ? hero : bearer(roll.characterId)) ?? [],
  );
  const outcomes = [...new Set(came)].slice(0, MOST.outcomes);
  const claimed = claimDrafts(claims, item, reading);
  const said = new Set([...claimed, ...quests].map(({ content }) => content));
  // The deed's item already contains the promise, and becomes outdated when the promise is kept.
  const gaveWord = quests.some(({ key }) => key === "deed");
  // A game master that records the story also records its tasks, so promises in the people's dialogue are not read as tasks.
  const duties =
    plain || turn.story !== undefined
      ? []
      : [
          ...lines
            .filter(({ words }) => isDuty(words))
            .map(({ whole, speaker }) => ({ whole, speaker: shortened(speaker) })),
          ...dutiesOf(narrated).map((whole) => ({ whole, speaker: null })),
        ]
          .filter(({ whole }) => !said.has(whole) && !(gaveWord && YOUR_WORD.test(whole)))
          .slice(0, MOST.duties);
  const facts = plain
    ? []
    : factsOf(turn.story === undefined ? narrated : plainSaid(narrated, reading), names)
        .filter((fact) => !duties.some(({ whole }) => whole === fact) && !said.has(fact))
        .slice(0, MOST.facts);
  const talk = lines
    .filter(({ whole }) => !duties.some((duty) => duty.whole === whole) && !said.has(whole))
    .filter(
      ({ speaker, words }) =>
        words.split(" ").length >= (speaker === null ? LEAST.anonymous : here === undefined ? LEAST.known : LEAST.talk),
    )
    .slice(0, MOST.lines);
  const place = placeOf(reply, named);
  const episode = plain && outcomes.length === 0 ? "" : episodeOf(deed, outcomes, reply, place, names.all);

  const items = [
    ...(deed === "" || quests.some(({ key }) => key === "deed")
      ? []
      : [item("deed", "event", deed, { speaker: hero, ...ofDeed })]),
    ...quests,
    ...(episode === ""
      ? []
      : [item("episode", "episode", episode, { importance: isMemoryWorthy(reply) ? importanceOf(reply) : 1 })]),
    ...claimed,
    ...changes.map(({ sentence, ...more }, i) => item(`change:${i}`, "event", sentence, more)),
    ...introductionsOf(turn, present, item),
    ...duties.map(({ whole, speaker }, i) => item(`duty:${i}`, "quest", whole, { speaker })),
    ...several("fact", "fact", facts),
    ...talk.map(({ whole, speaker, before }, i) =>
      item(`dialogue:${i}`, "dialogue", whole, {
        speaker: shortened(speaker),
        ...contextOf(deed, before),
      }),
    ),
    ...several("outcome", "event", outcomes),
  ];
  return { items: items.slice(0, MOST.items), entities };
}

/**
 * Plain statements in the narration, for a game master that does not record the story: sentences about a named entity, except a newly
 * introduced one, and not about what "you" do.
 */
const plainSaid = (narrated: readonly string[], { parsed, names }: Reading): string[] => {
  const isNew = (sentence: string) => parsed.turn.introduced.some(({ name }) => sentence.includes(name));
  return narrated.filter(
    (sentence) =>
      !/\byour?\b/u.test(sentence) &&
      !isNew(sentence) &&
      names.all.some((name) => sentence.replace(/^The /u, "").startsWith(name)),
  );
};

const otherNames = (named: readonly EntityDraft[]): string[] =>
  named.flatMap(({ name, type }) => (type === "person" || type === "creature" ? [] : [name]));

const shortened = (speaker: string | null): string | null => speaker?.slice(0, 120) ?? null;

/** The context of a line of dialogue: what the player said or did, and the game master's sentence before it. */
function contextOf(deed: string, before: string): { context?: string } {
  const context = clip([deed, before].filter(Boolean).join(" "), 600);
  return context === "" ? {} : { context };
}
