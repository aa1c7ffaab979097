import { importanceOf } from "#contracts/memory/memory-worthiness";

import { clip, sentencesOf } from "#english/sentences";

const LONGEST = 700;

/**
 * Summarises a turn in a few sentences: what was done, how it ended, and the most important sentences of the reply in their own order.
 * @param place where it happened; empty if that is not known
 */
export function episodeOf(
  deed: string,
  outcomes: readonly string[],
  reply: string,
  place: string,
  names: readonly string[],
): string {
  const where = place === "" ? "" : `At ${place}: `;
  const head = `${where}${[deed, ...outcomes].filter(Boolean).join(" ")}`.trim();
  const room = Math.max(LONGEST - head.length, 160);
  const sentences = sentencesOf(reply);
  const weight = (sentence: string) =>
    importanceOf(sentence) * 2 +
    names.filter((name) => sentence.includes(name)).length * 2 +
    (/[“"]/u.test(sentence) ? -1 : 0);
  const ranked = sentences.map((sentence, i) => ({ sentence, i, weight: weight(sentence) + (i === 0 ? 1 : 0) }));
  const kept: typeof ranked = [];
  let length = 0;
  for (const candidate of ranked.toSorted((a, b) => b.weight - a.weight || a.i - b.i)) {
    if (length + candidate.sentence.length + 1 > room) continue;
    kept.push(candidate);
    length += candidate.sentence.length + 1;
  }
  const turn = kept.toSorted((a, b) => a.i - b.i).map(({ sentence }) => sentence);
  const body = turn.length > 0 ? turn.join(" ") : clip(reply, room);
  return [head, body].filter(Boolean).join(" ");
}
