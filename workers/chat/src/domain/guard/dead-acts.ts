import type { Contradicted, GuardFlag } from "#contracts/play/guard";
import type { KnownEntity } from "#contracts/rpc/memory";
import { statesOf } from "#storyteller/story";
import { actsIn } from "./acting.ts";
import type { Sentence } from "./narration.ts";
import type { ReplyToCheck } from "./reply-to-check.ts";

/** Words for ghosts, undead and similar. If they occur, a dead person may act, or somebody else is meant. */
const BEYOND =
  /\b(?:ghost\w*|spirit\w*|spect(?:er|re|ral)s?|shades?|undead|undeath|zombies?|revenants?|wraiths?|lich\w*|vampir\w*|necroman\w*|resurrect\w*|phantoms?|phantasm\w*|apparitions?|haunt\w*|illusion\w*|disguis\w*|impost[eo]rs?|twins?|namesake|afterlife|underworld|dream\w*|visions?|memor(?:y|ies)|s[eé]ance|brought back|from the dead|raises? the dead|shapeshift\w*|doppelg\w+|possess\w*|reanimat\w*)\b/iu;
/** Words of a sentence that is about the past or about a possibility. */
const LOOKS_BACK =
  /\b(?:once|ago|remember\w*|recall\w*|used to|had|has|before|late|portrait|statue|grave|tomb|letter|note|journal|diary|as if|as though|imagin\w*|would|could|might|if|in life|in your mind|in your head|echo\w*|story|stories|song|always|never|whenever|still hear)\b/iu;
/** The number of latest turns that are read from the transcript, because memory may not have digested them yet. */
const FRESH_TURNS = 3;

/** Sentences in which a dead person speaks or acts. */
export function deadActs(input: ReplyToCheck, sentences: readonly Sentence[]): Omit<GuardFlag, "id">[] {
  if (BEYOND.test(input.reply) || BEYOND.test(input.playerText)) return [];
  // Finds the acting people first, because few act in a reply, and finding out whether a person is dead takes longer.
  const acting = new Map<string, Sentence>();
  for (const name of namesIn(input)) {
    const sentence = sentences.find(({ plain }) => actsIn(plain, name) && !LOOKS_BACK.test(plain));
    if (sentence) acting.set(name, sentence);
  }
  const dead = acting.size === 0 ? [] : [...theDead(input, [...acting.keys()])];
  return dead.flatMap(([about, contradicts]) => {
    const sentence = acting.get(about)?.text;
    return sentence === undefined ? [] : [{ kind: "dead_acts", sentence, about, contradicts, resolved: false }];
  });
}

/** The names of people whom the reply may mention, without the player's own characters. */
function namesIn({ known, introduced, sheets, reply }: ReplyToCheck): Set<string> {
  const names = new Set([
    ...known.filter(isSomebody).map(({ name }) => name),
    ...introduced.map(({ name }) => name),
    ...capitalised(reply),
  ]);
  for (const { name } of sheets) names.delete(name);
  return names;
}

const isSomebody = ({ type }: KnownEntity): boolean => type === "person" || type === "creature" || type === null;

/**
 * The people among them who are dead according to the latest source: memory, or the last turns, which memory may not have digested yet.
 */
function theDead({ known, transcript }: ReplyToCheck, names: readonly string[]): Map<string, Contradicted> {
  const latest = new Map<string, { value: string; contradicts: Contradicted }>();
  for (const { name, status } of known.filter(isSomebody)) {
    if (!status || !names.includes(name)) continue;
    const { value, itemId, turnId, turnNumber, content } = status;
    latest.set(name, { value, contradicts: { itemId, turnId, turnNumber, content } });
  }
  for (const turn of transcript.slice(-FRESH_TURNS)) {
    for (const { about, relation, value, sentence } of statesOf(turn.reply, names)) {
      if (relation !== "status" || (latest.get(about)?.contradicts.turnNumber ?? -1) >= turn.number) continue;
      const contradicts = { itemId: null, turnId: turn.turnId, turnNumber: turn.number, content: sentence };
      latest.set(about, { value, contradicts });
    }
  }
  return new Map(
    [...latest].flatMap(([name, { value, contradicts }]) => (value === "dead" ? [[name, contradicts]] : [])),
  );
}

/** Capitalised words, which may be names. */
const capitalised = (reply: string): string[] =>
  reply.match(/(?<=[\s“(])\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}{2,})?/gu) ?? [];
