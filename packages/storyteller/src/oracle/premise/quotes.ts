import { capitalise } from "#english/noun-phrase";

/** Formats speech: “I saw nobody,” says Marl. “I heard the bolt.” The speaker's name comes after the first sentence. */
export function spokenBy(name: string, words: string): string {
  const said = sentence(words.trim());
  const first = /^[^.!?…]+[.!?…]+/u.exec(said)?.[0] ?? said;
  const rest = said.slice(first.length).trim();
  const opening = /[^.]\.$/u.test(first) ? `${first.slice(0, -1)},` : first;
  return `“${opening}” says ${name}.${rest === "" ? "" : ` “${rest}”`}`;
}

/** The text as a sentence, with a capital at the beginning and a full stop at the end. */
export const sentence = (text: string): string => capitalise(/[.!?…]["”*’)]*$/u.test(text) ? text : `${text}.`);

/** Joins texts with "or": "a", "a or b", "a, b, or c". */
export const either = (texts: readonly string[]): string =>
  texts.length < 2
    ? (texts[0] ?? "")
    : texts.length === 2
      ? `${texts[0]} or ${texts[1]}`
      : `${texts.slice(0, -1).join(", ")}, or ${texts.at(-1)}`;
