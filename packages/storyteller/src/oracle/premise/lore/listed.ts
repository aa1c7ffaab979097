import { pattern, storedPattern } from "../../patterns.ts";
import { capitalise, withArticle } from "#english/noun-phrase";
import type { WrittenSentence } from "../../answers/written-texts.ts";
import { kindOfNoun } from "./nouns.ts";

/** Lists in the player's texts: "Suspects: the wizard …; Knut, a troll who …; and …". Each entry is a sentence of its own. */

const LABEL = storedPattern("listed label", "u");
/** "There are Dora Penney, who mends nets; Captain Haas, a bargeman; and …": the same without a colon. */
const THERE = storedPattern("listed there", "u");
/** An entry of a list begins with a name, perhaps after what it is: "the wizard Pimpernel Fudge". */
const NAMED = storedPattern("listed named", "u");

/** The sentences, with the entries of each list taken apart. */
export const takeListsApart = (sentences: readonly WrittenSentence[]): WrittenSentence[] =>
  sentences.flatMap((sentence) =>
    (sentence.own ? entriesOf(sentence.text) : [sentence.text]).map((text, at) => ({
      ...sentence,
      text,
      starts: sentence.starts && at === 0,
    })),
  );

/** "ship's mind: Abacus (talks too much)", "Anton Hirsch – caretaker, drinks", "Engineer Adeyemi: blames the reactor". */
function asLine(text: string): string | null {
  const [, role = "", name = "", rest = ""] = pattern("listed as line", "u").exec(text) ?? [];
  if (name !== "") return `${capitalise(name)} is the ${role}${rest}`;
  const [, who = "", what = ""] = pattern("listed as line 2", "u").exec(text) ?? [];
  if (who !== "") {
    const noun = what.replace(pattern("listed as line 4", "u"), "").split(/[ ,.;]/u)[0]!;
    return pattern("listed as line 4", "u").test(what)
      ? `${capitalise(who)} is ${what}`
      : kindOfNoun(noun) === "person"
        ? `${capitalise(who)} is ${withArticle(what)}`
        : null;
  }
  const [, one = "", does = ""] = pattern("listed as line 3", "u").exec(text) ?? [];
  return one === "" || one === "Goal" ? null : `${one} ${does}`;
}

function entriesOf(text: string): string[] {
  const line = asLine(text);
  if (line !== null) return [line];
  const there = THERE.exec(text)?.[0];
  const label = there ?? LABEL.exec(text)?.[0] ?? "";
  const list = text.slice(label.length);
  const stopped = list.split(/; (?:and )?/u);
  // "Ada Finch (baker), Tom Rudge (constable)"
  const bracketed = label === "" ? [] : list.split(pattern("listed entries of 2", "u"));
  const entries = stopped.length > 1 ? stopped : bracketed.length > 1 ? bracketed : [];
  if (entries.length > 0 && entries.every((each) => NAMED.test(each))) {
    // "The station is a wheel: the Orchard, …; the Cold Dock, …" says something before its list.
    const lead =
      there === undefined && pattern("listed entries of", "u").test(label) ? [label.replace(/: $/u, ".")] : [];
    return [...lead, ...entries.map((each) => asSentence(each.trim()))];
  }
  return [text];
}

/** "Knut, a troll who runs the bridge" → "Knut is a troll who runs the bridge." */
function asSentence(entry: string): string {
  const plain = capitalise(entry.replace(/[.;,]+$/u, "").replace(pattern("listed as sentence", "u"), ""));
  const [, name = "", role = ""] = pattern("listed as sentence 2", "u").exec(plain) ?? [];
  if (name !== "") {
    const noun = role.split(/[ ,]/u)[0]!;
    const isBare = kindOfNoun(noun) === "person" && /^\p{Ll}/u.test(role);
    return `${name} is ${isBare ? withArticle(role) : role}.`;
  }
  // "Dorcas Hale, landlady and moneylender"
  const [, who = "", trade = "", noun = ""] = pattern("listed as sentence 3", "u").exec(plain) ?? [];
  if (kindOfNoun(noun) === "person")
    return `${who} is ${pattern("listed as sentence 4", "u").test(trade) ? trade : withArticle(trade)}.`;
  return `${plain.replace(pattern("listed who", "u"), "$1 ").replace(pattern("listed as sentence 5", "u"), "$1 is ")}.`;
}
