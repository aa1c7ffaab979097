import { pattern, storedPattern } from "../../../patterns.ts";
import { HIM } from "../../lore/fates.ts";
import { type LoreEntry, shortName } from "../../lore/lore.ts";
import { capitalise } from "#english/noun-phrase";
import { lexicon } from "../../../understand/lexicon/lexicon.ts";
import { hashOf } from "../../memo.ts";
import { isBodiless } from "../../lore/voices.ts";
import type { Turn } from "../../turn.ts";
import { isMany } from "../danger/danger-words.ts";

/**
 * What people say to the hero, each in their own manner: by the words that the texts have for them, else one that stays theirs. `{N}` is
 * their name, `{his}` and `{him}` their pronouns. No line is said twice in a story, as long as there is another.
 */

export const REPLIES = [
  "answers",
  "half",
  "refuses",
  "denies",
  "says no",
  "gives way",
  "agrees",
  "agrees but",
  "warm",
  "cool",
  "ill",
  "well",
  "even",
] as const;
export type Reply = (typeof REPLIES)[number];

const ALL = ["curt", "warm", "sly", "anxious", "formal"] as const;
type Manner = (typeof ALL)[number];

/** In the order in which their signs count. */
const SIGNS = ["anxious", "curt", "sly", "formal", "warm"] as const;

/** How somebody speaks. */
function mannerOf(turn: Turn, entry: LoreEntry): Manner {
  const wording = [
    entry.name,
    entry.role,
    ...turn
      .about(entry)
      .filter(({ source }) => source !== "story")
      .map(({ text }) => text),
  ].join(" ");
  return SIGNS.find((manner) => pattern(`manner ${manner}`).test(wording)) ?? ALL[hashOf(entry.name) % ALL.length]!;
}

const BODILY = storedPattern("replies bodily", "iu");

/** Whether a name stands for several: a group answers by one of them. */
export const isSeveral = ({ name, kind }: LoreEntry): boolean =>
  (kind === "faction" && pattern("replies is several", "u").test(name)) || isMany(name);

/** Who speaks, inside a sentence: of a group, one of them. */
export const speakerName = (entry: LoreEntry): string =>
  isSeveral(entry) ? `one of ${shortName(entry)}` : shortName(entry);

/** What somebody says or does in answer. */
export function replies(turn: Turn, entry: LoreEntry, reply: Reply): string {
  const all = lexicon().manners[mannerOf(turn, entry)]![REPLIES.indexOf(reply)]!;
  // Who has no body nods to nobody, and several have not one hat.
  const isPlain = isBodiless(turn.lore, entry) || isSeveral(entry);
  const plain = isPlain ? all.filter((line) => !BODILY.test(line)) : all;
  const lines =
    plain.length > 0
      ? plain
      : [
          `“${reply === "says no" || reply === "refuses" || reply === "denies" ? "No" : reply === "cool" || reply === "ill" ? "Is that so" : "Very well"},” says {N}.`,
        ];
  const is = turn.pronoun(entry);
  return turn
    .oneOf(lines)
    .replace(/\{N\}/gu, speakerName(entry))
    .replaceAll("{his}", { he: "his", she: "her", they: "their" }[is])
    .replaceAll("{him}", HIM[is])
    .replace(/^\p{Ll}/u, capitalise);
}
