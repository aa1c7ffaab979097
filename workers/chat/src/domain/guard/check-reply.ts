import type { GuardFlag } from "#contracts/play/guard";
import { deadActs } from "./dead-acts.ts";
import { itemUnowned } from "./item-unowned.ts";
import { sentencesOf } from "./narration.ts";
import type { ReplyToCheck } from "./reply-to-check.ts";
import { twoPlaces } from "./two-places.ts";
import { unknownNames } from "./unknown-name.ts";

/** More than this is not read: what a player should look at is found well before. */
const MOST_READ = 12_000;
const MOST_FLAGS = 6;

/**
 * Checks a reply against what is known, without a model: a dead person acts, an item nobody has is used, someone is in
 * two places, a name comes from nowhere. Precise rather than complete: a false alarm costs more trust than a miss.
 */
export function checkReply(input: ReplyToCheck): GuardFlag[] {
  const read = input.reply.length > MOST_READ ? { ...input, reply: input.reply.slice(0, MOST_READ) } : input;
  const sentences = sentencesOf(read.reply);
  const found = [
    ...deadActs(read, sentences),
    ...itemUnowned(read, sentences),
    ...twoPlaces(read, sentences),
    // What a name is follows from English spelling and prepositions: elsewhere every noun may look like one.
    ...(read.scene.campaign.language === "en" ? unknownNames(read, sentences) : []),
  ];
  const each = new Map(found.map((flag) => [`${flag.kind} ${flag.about}`, flag]));
  return [...each.values()].slice(0, MOST_FLAGS).map((flag, index) => ({ id: `${flag.kind}:${index}`, ...flag }));
}
