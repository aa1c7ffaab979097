import { pattern, storedPattern } from "../patterns.ts";
import { plainLine, sentencesOf } from "#english/sentences";
import type { TurnBrief } from "../../ports.ts";

/** The most characters that are read of one field. */
const MOST_TEXT = 24_000;

/** The field in which a sentence was written. Fields earlier in this list are closer to the story. */
export type TextSource = "notes" | "hero" | "details" | "campaign" | "world";

export interface WrittenSentence {
  readonly text: string;
  readonly source: TextSource;
  /** Whether the player wrote the text. False for a generated description. */
  readonly own: boolean;
  /** The heading above the sentence. Empty if there is none. */
  readonly heading: string;
  /** True for the first sentence of a paragraph or list entry. */
  readonly starts: boolean;
}

/** All sentences in the texts of campaign, hero and world, without duplicates. Those closest to the story come first. */
export function writtenSentences({ campaign, world, characters }: TurnBrief["scene"]): WrittenSentence[] {
  const texts: (readonly [TextSource, string, boolean])[] = [
    ["notes", campaign.notes, true],
    ...characters.map(({ notes }) => ["hero", notes, true] as const),
    ["details", world?.worldPrompts.additionalDetails ?? "", true],
    ["details", world?.additionalDetails ?? "", true],
    ["campaign", campaign.description, campaign.description !== campaign.aiGeneratedDescription],
    ["world", world?.description ?? "", world?.description !== world?.aiGeneratedDescription],
    ["campaign", campaign.aiGeneratedDescription, false],
    ["world", world?.aiGeneratedDescription ?? "", false],
  ];
  const seen = new Set<string>();
  const found: WrittenSentence[] = [];
  for (const [source, text, own] of texts) {
    for (const each of sentencesIn(text.slice(0, MOST_TEXT))) {
      const key = each.text.toLowerCase();
      if (seen.has(key)) continue;
      seen.add(key);
      found.push({ ...each, source, own });
    }
  }
  return found;
}

/** The sentences of a Markdown text, without its markup. */
function sentencesIn(text: string): { text: string; heading: string; starts: boolean }[] {
  let heading = "";
  const found: { text: string; heading: string; starts: boolean }[] = [];
  for (const paragraph of paragraphsOf(text)) {
    const title = /^#{1,6}\s+(.*)$/u.exec(paragraph)?.[1];
    if (title !== undefined) {
      heading = plainLine(title);
      continue;
    }
    const line = plainLine(paragraph);
    for (const [at, sentence] of splitSentences(line).entries())
      if (/\p{L}/u.test(sentence)) found.push({ text: sentence, heading, starts: at === 0 });
  }
  return found;
}

/** Splits a text into paragraphs. A list entry or a heading is a paragraph by itself; other consecutive lines are one paragraph. */
function paragraphsOf(text: string): string[] {
  const found: string[] = [];
  let open = "";
  const close = () => {
    if (open.trim() !== "") found.push(open.trim());
    open = "";
  };
  for (const line of text.split(pattern("written-texts paragraphs of 2", "u"))) {
    const alone = pattern("written-texts paragraphs of", "u").test(line);
    if (alone || line.trim() === "") close();
    if (/^\s*#{1,6}\s/u.test(line)) found.push(line.trim());
    else open += ` ${line}`;
  }
  close();
  return found;
}

const ABBREVIATION = storedPattern("written-texts abbreviation", "u");

/** The sentences of a line. "Dr. Vane" and "St. Orme" do not end a sentence. */
export function splitSentences(line: string): string[] {
  const joined: string[] = [];
  for (const part of sentencesOf(line)) {
    const last = joined.at(-1);
    if (last !== undefined && ABBREVIATION.test(last)) joined[joined.length - 1] = `${last} ${part}`;
    else joined.push(part);
  }
  return joined;
}
