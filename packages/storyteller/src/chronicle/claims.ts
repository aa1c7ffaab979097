import type { EntityDraft, MemoryDraft } from "#contracts/memory/items";

import type { ParsedPromise } from "#english/promise";
import { asSentence, clip } from "#english/sentences";
import { bearingIn } from "./person-claims.ts";
import type { Claim } from "./claim.ts";
import type { Line } from "./dialogue.ts";
import type { Drafting } from "./draft.ts";
import { holdersIn } from "./holders.ts";
import type { MarkedNames } from "./marked-names.ts";
import { relationshipsIn, relationshipsSpoken } from "./relationships.ts";
import { statesOf } from "./states.ts";
import { isRewritten, type ParsedTurn } from "./parsed-turn.ts";

const MOST = { states: 6, relationships: 4 };

/** A turn in the form from which claims are read. */
export interface Reading {
  readonly parsed: ParsedTurn;
  /** The promise that the player gives. Null if they give none. */
  readonly given: ParsedPromise | null;
  /** What the player did, with their character as the subject. */
  readonly deed: string;
  readonly lines: readonly Line[];
  readonly names: MarkedNames;
  readonly entities: readonly EntityDraft[];
  /** The character whom "you" means. */
  readonly hero: string;
  readonly present: readonly string[];
}

/** The states and relationships that a turn mentions. What the game master itself recorded takes precedence over prose. */
export function claimsIn(reading: Reading): {
  readonly states: readonly Claim[];
  readonly relationships: readonly Claim[];
  /** The state that the deed itself expresses. It is stored with the deed's item. */
  readonly ofDeed: Pick<MemoryDraft, "state">;
} {
  const { parsed, deed, lines, names, hero } = reading;
  // A failed attempt did not happen, so the deed is left out.
  const done = parsed.turn.rolls.some(({ check }) => check?.success === false) || deed.includes("?") ? [] : [deed];
  const sentences = parsed.narrated;
  const kept: Claim[] = (parsed.turn.story?.states ?? [])
    .filter(({ sentence }) => isStillSaid(sentence, reading))
    .map(({ state, sentence }) => ({ state, sentence }));
  const states = lastOfEach([
    ...fates(reading),
    ...holdersIn([...done, ...sentences], names, hero),
    ...bearingIn(sentences, names, hero),
    ...kept,
  ]);
  const relationships = [
    ...relationshipsIn(sentences, names, hero).filter((claim) => !saysWhere(claim, states)),
    ...lines.flatMap((line) => relationshipsSpoken(line, names)),
  ];
  // If the reply repeats the deed ("You hide the key in the well"), its state is stored with the deed, so that both become outdated together.
  const own = reading.given !== null || deed.includes("?") ? [] : holdersIn([deed], names, hero);
  const deedSays = states.find(({ state }) => own.some((claim) => isSame(claim.state, state)))?.state;
  return {
    ofDeed: deedSays === undefined ? {} : { state: deedSays },
    states: states.filter(({ state }) => state !== deedSays).slice(-MOST.states),
    relationships: relationships.slice(0, MOST.relationships),
  };
}

const isSame = (one: Claim["state"], other: Claim["state"]): boolean =>
  one !== undefined &&
  one.about === other?.about &&
  one.relation === other.relation &&
  one.value.toLowerCase() === other.value.toLowerCase();

/**
 * "Hanne lives in Varrow" says where Hanne is. Such a sentence is read as a state and not as a relationship, because the relationship
 * would still be valid after Hanne has moved.
 */
const saysWhere = ({ sentence, relationship }: Claim, states: readonly Claim[]): boolean =>
  relationship?.type === "lives in" &&
  states.some(
    ({ sentence: said, state }) =>
      said === sentence && state?.relation === "place" && state.about === relationship.from,
  );

/** The states of people and creatures: alive or dead, and where they are. */
function fates({ parsed, entities, hero }: Reading): Claim[] {
  const who = entities.filter(({ name, type }) => (type === "person" || type === "creature") && name !== hero);
  return statesOf(
    parsed.reply,
    who.flatMap(({ name, aliases }) => [name, ...aliases]),
  ).flatMap(({ sentence, ...state }) => {
    const about = who.find(({ name, aliases }) => [name, ...aliases].includes(state.about));
    return about === undefined ? [] : [{ sentence, state: { ...state, about: about.name } }];
  });
}

/** If several claims are about the same thing, the last one counts. */
function lastOfEach(claims: readonly Claim[]): Claim[] {
  const last = new Map<string, Claim>();
  for (const claim of claims) {
    const key = `${claim.state?.about}\n${claim.state?.relation}`;
    last.delete(key);
    last.set(key, claim);
  }
  return [...last.values()];
}

/** Whether a sentence still counts after the player edited the reply. It counts only if the edited reply still mentions somebody in it. */
export function isStillSaid(sentence: string, { parsed, entities }: Pick<Reading, "parsed" | "entities">): boolean {
  if (!isRewritten(parsed.turn)) return true;
  const text = `${parsed.reply} ${parsed.player}`;
  const named = parsed.turn.characterNames;
  return entities.some(({ name, aliases, type }) => {
    // "Doctor Singh" is the short form of "Doctor Amara Singh".
    const family = type === "person" ? (/ (\p{Lu}\p{L}+)$/u.exec(name)?.[1] ?? name) : name;
    const forms = [name, ...aliases, family];
    return !named.includes(name) && forms.some((each) => sentence.includes(each) && text.includes(each));
  });
}

/**
 * Turns the claims into items. If one sentence makes two claims, the first item has the sentence, and the other items have a short text.
 */
export function claimDrafts(
  { states, relationships }: Pick<ReturnType<typeof claimsIn>, "states" | "relationships">,
  item: Drafting,
  { present, entities }: Pick<Reading, "present" | "entities">,
): MemoryDraft[] {
  const mayKnow = (named: string) => entities.some(({ name, type }) => name === named && type === "person");

  const used = new Set<string>();
  const worded = ({ sentence, state, relationship }: Claim): string => {
    if (!used.has(sentence)) {
      used.add(sentence);
      return clip(asSentence(sentence), 400);
    }
    if (state) return `${state.about}: ${state.relation}, ${state.value}.`;
    return `${relationship?.from}: ${relationship?.type} ${relationship?.to}.`;
  };
  const knowing = (...also: readonly string[]) => [...new Set([...present, ...also.filter((name) => mayKnow(name))])];
  return [
    ...states.map((claim, i) =>
      item(`state:${i}`, "fact", worded(claim), { state: claim.state!, knowers: knowing(claim.state!.about) }),
    ),
    ...relationships.map((claim, i) => {
      const { from, to } = claim.relationship!;
      return item(`relationship:${i}`, "relationship", worded(claim), {
        relationship: claim.relationship!,
        knowers: knowing(from, to),
        speaker: claim.line?.speaker ?? null,
      });
    }),
  ];
}

/** New entities for things that a claim says are held by somebody or lie somewhere. */
export function heldThings(claims: readonly Claim[], known: readonly EntityDraft[]): EntityDraft[] {
  const names = new Set(known.flatMap(({ name, aliases }) => [name, ...aliases]).map((name) => name.toLowerCase()));
  return claims.flatMap(({ state }) => {
    if (state?.relation !== "holder" || names.has(state.about.toLowerCase())) return [];
    names.add(state.about.toLowerCase());
    return [{ name: state.about, type: "item" as const, aliases: [], description: "" }];
  });
}
