import type { MemoryState } from "#contracts/memory/items";

type Relation = MemoryState["relation"];

/** Patterns of questions about a current state, each with the relations that it asks for. */
const ASKS: readonly (readonly [RegExp, readonly Relation[]])[] = [
  [/\bwhere\b/iu, ["place", "holder"]],
  [
    /\bwho (?:now |still )?(?:has|holds|carries|keeps|owns|wears|got|took)\b|\bin whose (?:hands|keeping)\b/iu,
    ["holder"],
  ],
  [/\b(?:alive|dead|died?|dies|living|survived?|(?:become|became|happened) (?:of|to))\b/iu, ["status"]],
  [/\b(?:feels?|trusts?|likes?|hates?|fears?|loves?|thinks? of|angry with|friend|enemy|mood)\b/iu, ["attitude"]],
  [/\b(?:serves?|loyal|loyalt\w+|fealty|allegiance|sides?|sworn|joined|belongs? to|works? for)\b/iu, ["allegiance"]],
  [/\bwants?\b/iu, ["want"]],
  [/\bwho(?:['’]s| is| was)\b|\bwhat is .+ (?:here|by trade)\b/iu, ["role"]],
];

/** The relations that a text asks for, such as a person's place or the holder of a thing. */
export const askedRelations = (text: string): Relation[] => [
  ...new Set(ASKS.flatMap(([pattern, relations]) => (pattern.test(text) ? relations : []))),
];
