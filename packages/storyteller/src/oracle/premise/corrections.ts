import { calledBy } from "#english/names";
import { entriesIn, findEntry, type LoreKind } from "./lore.ts";
import { kindOfNoun } from "./nouns.ts";
import { BY, type Turn } from "./turn.ts";

/** The player says how a name of their texts is meant: "Warmth is not a person", "York is a town", "Pell's first name is Josiah". */

const NAME = "(?:the )?(\\p{Lu}[\\p{L}'’-]*(?: (?:of |the )?\\p{Lu}[\\p{L}'’-]*)*)";
const NOT = new RegExp(
  `^(?:no,? )?${NAME} (?:is not|isn['’]t|is no|are not|was never) (?:an?|the|any)? ?(person|people|name|place|character|somebody|someone|thing|town|one|anybody)?\\b.*$`,
  "u",
);
const IS = new RegExp(
  `^(?:no,? )?${NAME} is (?:an?|the name of an?|really an?) ((?:[\\p{Ll}-]+ ){0,2}?)([\\p{Ll}-]+)(?:,? not an? [\\p{Ll} -]+)?[.!]?$`,
  "u",
);
const FIRST_NAME = new RegExp(`^${NAME}['’]s? (?:first|full|whole|given|real) name is ${NAME}[.!]?$`, "u");
const PLAIN: Readonly<Record<string, LoreKind>> = {
  person: "person",
  character: "person",
  man: "person",
  woman: "person",
  somebody: "person",
  place: "place",
  town: "place",
  thing: "thing",
  object: "thing",
  group: "faction",
  faction: "faction",
  animal: "creature",
  creature: "creature",
  ship: "place",
};

/** Takes a correction; false where the words are none. */
export function correct(turn: Turn, text: string): boolean {
  const plain = text.trim();
  const named = FIRST_NAME.exec(plain);
  if (named !== null) {
    const entry = entriesIn(turn.lore, named[1]!).find(({ kind }) => kind === "person");
    if (entry === undefined) return false;
    turn.fact(`${entry.name} is ${named[2]!} ${entry.name.split(" ").at(-1)!}.`);
    turn.say(`Noted: ${named[2]!} is ${entry.name}.`);
    return true;
  }
  const not = NOT.exec(plain);
  if (not !== null) {
    const entry = findEntry(turn.lore, not[1]!);
    if (entry === undefined || !(not[2] !== undefined || plain.split(" ").length < 7)) return false;
    turn.memo.struck.push(entry.name);
    const { scene } = turn.story;
    if (scene?.present.includes(entry.name) === true)
      turn.change({ type: "scene_changed", by: BY, present: scene.present.filter((name) => name !== entry.name) });
    if (scene !== null)
      turn.change({ type: "scene_changed", by: BY, exits: scene.exits.filter((name) => name !== entry.name) });
    turn.say(`Noted: ${calledBy(entry.name, entry.name)} is struck from the list.`);
    return true;
  }
  const is = IS.exec(plain);
  if (is === null) return false;
  const kind = PLAIN[is[3]!] ?? kindOfNoun(is[3]!);
  const entry = findEntry(turn.lore, is[1]!);
  if (kind === null || kind === undefined) return false;
  // A sentence of the story is no correction: it says the kind, and the texts have another or none.
  if (entry !== undefined && entry.kind === kind && PLAIN[is[3]!] === undefined) return false;
  if (entry === undefined && PLAIN[is[3]!] === undefined) return false;
  turn.memo.names.push({ name: entry?.name ?? is[1]!, kind, sentence: "" });
  turn.memo.struck = turn.memo.struck.filter((name) => name !== (entry?.name ?? is[1]!));
  const { scene } = turn.story;
  if (entry !== undefined && scene?.present.includes(entry.name) === true && kind !== "person" && kind !== "creature")
    turn.change({ type: "scene_changed", by: BY, present: scene.present.filter((name) => name !== entry.name) });
  turn.say(`Noted: ${is[1]!} is a ${kind === "faction" ? "group" : kind}.`);
  return true;
}
