import { storedPattern } from "../../../patterns.ts";
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

const SIGNS: readonly (readonly [Manner, RegExp])[] = [
  [
    "anxious",
    /\b(?:afraid|nervous|timid|frightened|shy|without his shadow|worries|anxious|scared|hides|young|boy|girl|child|guilty|seventeen|sixteen)\b/iu,
  ],
  [
    "curt",
    /\b(?:bully|gruff|hates|foreman|sergeant|soldier|miner|engineer|peat|smith|drinks|cruel|groom|pilot|bitter|cutter|watch|guard)\b/iu,
  ],
  [
    "sly",
    /\b(?:smuggl\p{L}*|spy|sells|cheats?|gambl\p{L}*|thief|everything|secretly|gossip|reads everyone|owes|trader|fixer|bartender|cash|rival)\b/iu,
  ],
  [
    "formal",
    /\b(?:administrator|auditor|captain|collector|doctor|colonel|judge|sheriff|procedure|council|lord|lady|computer|mind|professor|directs|sir|director|inspector|constable|officer|abbess)\b/iu,
  ],
  [
    "warm",
    /\b(?:mother|sister|father|bakes|kind|fond|nurse|pantry|soup|orphans|vicar|reverend|widow|keeps the|friend|beloved|loved|brother)\b/iu,
  ],
];

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
  return SIGNS.find(([, sign]) => sign.test(wording))?.[0] ?? ALL[hashOf(entry.name) % ALL.length]!;
}

const BODILY = storedPattern("replies bodily", "iu");

/** Whether a name stands for several: a group answers by one of them. */
export const isSeveral = ({ name, kind }: LoreEntry): boolean =>
  (kind === "faction" && /(?:[^s]s|ed|Ones|Folk|men|people|crew)$/u.test(name)) || isMany(name);

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
