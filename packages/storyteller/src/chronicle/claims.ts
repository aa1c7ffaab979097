import type { EntityDraft, MemoryDraft } from "#contracts/memory/items";

import type { GivenWord } from "#english/given-word";
import { asSentence, clip } from "#english/sentences";
import { bearingIn } from "./bearing.ts";
import type { Claim } from "./claim.ts";
import type { Line } from "./dialogue.ts";
import type { Drafting } from "./draft.ts";
import { holdersIn } from "./holders.ts";
import type { MarkedNames } from "./marked-names.ts";
import { relationshipsIn, relationshipsSpoken } from "./relationships.ts";
import { statesOf } from "./states.ts";
import { isRewritten, type ParsedTurn } from "./parsed-turn.ts";

const MOST = { states: 6, relationships: 4 };

/** A turn as claims are read out of it. */
export interface Reading {
  readonly parsed: ParsedTurn;
  /** The word that the player gives, where they give one. */
  readonly given: GivenWord | null;
  /** What the player did, with their character as the subject. */
  readonly deed: string;
  readonly lines: readonly Line[];
  readonly names: MarkedNames;
  readonly entities: readonly EntityDraft[];
  /** Who is meant by "you". */
  readonly hero: string;
  readonly present: readonly string[];
}

/** What the turn says has become of somebody, and what stands between two. What the game master keeps count of goes before prose. */
export function claimsIn(reading: Reading): {
  readonly states: readonly Claim[];
  readonly relationships: readonly Claim[];
  /** What the deed itself says: it stands with the deed. */
  readonly ofDeed: Pick<MemoryDraft, "state">;
} {
  const { parsed, deed, lines, names, hero } = reading;
  // What was tried and failed did not happen.
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
  // A reply that repeats the deed ("You hide the key in the well") says it with the deed, so that both end together.
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

/** "Hanne lives in Varrow" is where she is: as what stands between the two, it would hold after she has moved. */
const saysWhere = ({ sentence, relationship }: Claim, states: readonly Claim[]): boolean =>
  relationship?.type === "lives in" &&
  states.some(
    ({ sentence: said, state }) =>
      said === sentence && state?.relation === "place" && state.about === relationship.from,
  );

/** Who lives, who is dead, and who is where. */
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

/** Of several on one thing the last counts. */
function lastOfEach(claims: readonly Claim[]): Claim[] {
  const last = new Map<string, Claim>();
  for (const claim of claims) {
    const key = `${claim.state?.about}\n${claim.state?.relation}`;
    last.delete(key);
    last.set(key, claim);
  }
  return [...last.values()];
}

/** Of a reply that the player changed, only what it still speaks of counts. */
export function isStillSaid(sentence: string, { parsed, entities }: Pick<Reading, "parsed" | "entities">): boolean {
  if (!isRewritten(parsed.turn)) return true;
  const text = `${parsed.reply} ${parsed.player}`;
  const named = parsed.turn.characterNames;
  return entities.some(({ name, aliases, type }) => {
    // "Doctor Singh" is Doctor Amara Singh.
    const family = type === "person" ? (/ (\p{Lu}\p{L}+)$/u.exec(name)?.[1] ?? name) : name;
    const forms = [name, ...aliases, family];
    return !named.includes(name) && forms.some((each) => sentence.includes(each) && text.includes(each));
  });
}

/** The claims as items. A sentence that says two things stands in the first; the others say theirs in short. */
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

/** Things that are held or lie somewhere are things of the story from now on. */
export function heldThings(claims: readonly Claim[], known: readonly EntityDraft[]): EntityDraft[] {
  const names = new Set(known.flatMap(({ name, aliases }) => [name, ...aliases]).map((name) => name.toLowerCase()));
  return claims.flatMap(({ state }) => {
    if (state?.relation !== "holder" || names.has(state.about.toLowerCase())) return [];
    names.add(state.about.toLowerCase());
    return [{ name: state.about, type: "item" as const, aliases: [], description: "" }];
  });
}
