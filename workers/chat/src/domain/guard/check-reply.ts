import type { GuardFlag } from "#contracts/play/guard";
import { deadActs } from "./dead-acts.ts";
import { itemUnowned } from "./item-unowned.ts";
import { sentencesOf } from "./narration.ts";
import type { ReplyToCheck } from "./reply-to-check.ts";
import { twoPlaces } from "./two-places.ts";
import { unknownNames } from "./unknown-name.ts";

/** The most characters of a reply that are checked. */
const MOST_READ = 12_000;
const MOST_FLAGS = 6;

/**
 * Checks a reply against memory and ledger, without a model. It flags four things: a dead person acts, an item that nobody has is used,
 * somebody is in two places, or a name is unknown. It misses some rather than flag too many, because a false alarm costs more trust than
 * a miss.
 */
export function checkReply(input: ReplyToCheck): GuardFlag[] {
  const read = input.reply.length > MOST_READ ? { ...input, reply: input.reply.slice(0, MOST_READ) } : input;
  const sentences = sentencesOf(read.reply);
  const found = [
    ...deadActs(read, sentences),
    ...itemUnowned(read, sentences),
    ...twoPlaces(read, sentences),
    // Names are recognised by English spelling and prepositions. In other languages every noun may look like a name.
    ...(read.scene.campaign.language === "en" ? unknownNames(read, sentences) : []),
  ];
  const each = new Map(found.map((flag) => [`${flag.kind} ${flag.about}`, flag]));
  return [...each.values()].slice(0, MOST_FLAGS).map((flag, index) => ({ id: `${flag.kind}:${index}`, ...flag }));
}
