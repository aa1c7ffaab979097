import { filledPattern, pattern, storedPattern } from "../../patterns.ts";
import { isKnownVerb } from "#english/past-tense";
import type { Turn } from "../turn.ts";
import { type Part, readMessage } from "../words/clauses.ts";
import { ESCAPES } from "./danger/danger.ts";
import { isDangerous } from "./danger/danger-words.ts";
import { calledIn, personIn } from "./people/who.ts";

/** What is beside the deed in a busy sentence: what happens with it, and words that somebody hears. */

const LINK = /(?:,? (?:and|but|while|as|with|then)|[,!;:]+) (?=\p{L})/gu;

/** "run for the gate and two sailors come after me": the deed, and what happens. Who flees has seen first what comes. */
export function apart(part: Part): Part[] {
  if (part.kind !== "do") return [part];
  // "stand up before the coroner: “Sir, …”": the words after a colon are said, and be the verb what it is.
  const [, before = "", words = ""] = pattern("beside apart", "u").exec(part.text) ?? [];
  if (words !== "")
    return [
      ...readMessage(`I ${before}.`).parts.flatMap(apart),
      { kind: "say", words, to: "", verb: "say", direct: true },
    ];
  for (const link of part.text.matchAll(LINK)) {
    const deed: Part = { kind: "do", text: part.text.slice(0, link.index) };
    const after = part.text.slice(link.index + link[0].length);
    if (/[,!;:]/u.test(link[0]) && /^you\b/iu.test(after))
      return [deed, { kind: "say", words: after, to: "", verb: "say", direct: true }];
    const [first = ""] = after.split(" ");
    if (pattern("beside apart 2").test(first) || isKnownVerb(first)) continue;
    // "the guards after us" has no verb.
    const whole = isDangerous(after) ? after : after.replace(pattern("beside apart 3"), "$1are ");
    if (!isDangerous(whole)) continue;
    const happens: Part = { kind: "state", text: whole };
    return ESCAPES.test(deed.text) ? [happens, deed] : [deed, happens];
  }
  return [part];
}

const CALLS = storedPattern("beside calls");
/** "Who was on shift? I call Yuki on the comm and ask.": the question is for the one who is called. */
export function withCalls(turn: Turn, parts: readonly Part[]): readonly Part[] {
  const at = parts.findIndex((part) => {
    const text =
      part.kind === "do" ? part.text : part.kind === "say" && !part.direct ? `${part.verb} ${part.words}` : "";
    const whom = CALLS.exec(text)?.[1];
    return whom !== undefined && whom.split(" ").length < 7 && personIn(turn, whom) !== undefined;
  });
  const asked = parts[at - 1];
  const calls = parts[at];
  if (asked?.kind !== "ask" || calls === undefined || calledIn(turn, asked.text) !== undefined) return parts;
  const to = calls.kind === "do" ? calls.text : calls.kind === "say" ? `${calls.verb} ${calls.words}` : "";
  if (!pattern("beside with calls").test(to)) return parts;
  return [
    ...parts.slice(0, at - 1),
    {
      kind: "say",
      words: asked.text,
      to: to.replace(pattern("beside with calls 2"), "ask "),
      verb: "ask",
      direct: true,
    },
    ...parts.slice(at + 1),
  ];
}

const ADDRESSES = storedPattern("beside addresses");

/** "don't give me that", "come with me barnaby": said to somebody, where the player does not write "I". */
export function isSaidTo(turn: Turn, text: string): boolean {
  const [first = "", second = ""] = text.split(" ");
  const written = turn.brief.playerText.toLowerCase().replace(/[’']/gu, "");
  return (
    turn.present.length > 0 &&
    ADDRESSES.test(text) &&
    !filledPattern(
      "beside is said to",
      "u",
      first.toLowerCase().replace(/[’']/gu, ""),
      second.toLowerCase().replace(/[^\p{L}]/gu, ""),
    ).test(written)
  );
}

/** "ABACUS, please! Stop the winch!": a command after a call is for the one who is called, where the player writes no "I". */
export function withOrders(turn: Turn, parts: readonly Part[]): Part[] {
  const { playerText } = turn.brief;
  const all: Part[] = [];
  for (const part of parts) {
    const before = all.at(-1);
    const called = before === undefined || part.kind !== "do" ? undefined : calledIn(turn, playerText);
    if (
      part.kind === "do" &&
      called !== undefined &&
      (before?.kind === "say" || before?.kind === "state") &&
      !/[“"]/u.test(playerText) &&
      playerText.toLowerCase().includes(`${part.text.toLowerCase()}!`) &&
      !filledPattern("beside with orders", "iu", part.text.split(" ")[0]).test(playerText)
    )
      all[all.length - 1] = {
        kind: "say",
        verb: "ask",
        direct: true,
        to: called.name,
        words: `${part.text}! ${before.kind === "say" ? before.words : before.text}`,
      };
    // "Hesk, I have stopped the tide. You owe me the name.": all of it is said.
    else if (goesOn(turn, before, part))
      all[all.length - 1] = withWords(before!, part.kind === "do" ? `I ${part.text}.` : part.text);
    else all.push(part);
  }
  return all;
}

/** Whether a sentence goes on with what is said to who was called, where the player writes no quotation marks. */
const goesOn = (turn: Turn, before: Part | undefined, part: Part): part is Part & { readonly text: string } =>
  (before?.kind === "say" ? before.direct : before?.kind === "state" && calledIn(turn, before.text) !== undefined) &&
  (part.kind === "state" || part.kind === "do") &&
  pattern(part.kind === "do" ? "beside goes on 2" : "beside goes on").test(part.text) &&
  !/[“"]/u.test(turn.brief.playerText);

const withWords = (part: Part, words: string): Part =>
  part.kind === "say"
    ? { ...part, words: `${part.words} ${words}` }
    : part.kind === "state"
      ? { ...part, text: `${part.text} ${words}` }
      : part;
