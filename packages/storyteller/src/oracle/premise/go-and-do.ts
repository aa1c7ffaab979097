import type { Reading } from "../understand/reading.ts";
import { fateOf } from "./fates.ts";
import { entriesIn } from "./lore.ts";
import { pronounMeant } from "./narration.ts";
import { toSecondPerson } from "./person-words.ts";
import { travel } from "./places.ts";
import { findPerson } from "./search.ts";
import type { Turn } from "./turn.ts";

/** Plays a deed. It is a parameter because the turn's own module implements it. */
type Act = (turn: Turn, reading: Reading, text: string) => Promise<void>;

const GOES_AND =
  /^(?:then )?(?:i )?(?:go|walk|run|head|return|hurry|ride|drive|march|rush|stroll|climb|cross|sail|row|cycle|call|fetch|visit|find)(?: straight)?(?: back)?(?: over| down| up| home)?(?: the \p{Ll}+(?= (?:to|into)\b))?(?: out| off| away)?(?: to| into| onto| on)? ((?!and\b)[^,;.]+?)(?:,| and)(?: then)? (?:i )?((?:ask|tell|talk|say|show|give|look|search|hug|hold|kiss|comfort|kneel|knock|sit|find|buy|take|greet|thank|open|read|check|see if|offer|put|leave|hide|light|wash|write|fetch|bring|play|sing|make|call|wake|warn|beg|feed|pay|order|drink|eat|cook|clean|try|wait|listen|watch)\b.*)$/iu;

/** "I sit down beside Jory and ask him what happened": a small deed, and then words. */
const THEN_SAYS =
  /^(?:then )?(?:i )?((?:sit|kneel|walk|step|turn|lean|take off|put|pour|give|hand|offer|show|smile|nod|point|hold|wipe|shake|knock|bow|wave|order|buy|drink|eat|close|open|pull)\b[^,;.?!]{2,80}?)(?:,| and|, and)(?: then)? (?:i )?((?:ask|tell|say to|greet|thank)\b.+)$/iu;

/** "Go inside and make tea": the hero passes a door but goes to no other place. */
const INSIDE =
  /^(?:then )?(?:i )?(?:go|come|step|walk|run|head) (?:back )?(inside|outside|in|out|upstairs|downstairs)(?:,| and)(?: then)? (?:i )?((?!see\b|find\b|talk\b|ask\b)\p{L}+ .+)$/iu;

/**
 * "Go to the tower, ask him about the bells": first the travel is played, then the words are said there. False if the text is no such
 * pair.
 */
export async function goAndDo(turn: Turn, reading: Reading, text: string, act: Act): Promise<boolean> {
  const small = GOES_AND.test(text.trim()) ? null : THEN_SAYS.exec(text.trim());
  if (small !== null) {
    const to = entriesIn(turn.lore, small[1]!).find(
      ({ name, kind }) => (kind === "person" || kind === "creature") && turn.present.some((here) => here.name === name),
    );
    if (to !== undefined) turn.memo.last = to.name;
    turn.say(`You ${toSecondPerson(small[1]!.charAt(0).toLowerCase() + small[1]!.slice(1))}.`);
    await act(
      turn,
      {
        ...reading,
        act: "talk",
        target: null,
        topic: "",
        speech: "",
        parts: [],
        also: [],
        sure: true,
        alternatives: [],
      },
      `I ${small[2]!}`,
    );
    return true;
  }
  const [, where = "", then = ""] = GOES_AND.exec(text.trim()) ?? [];
  if (then === "") {
    const inside = INSIDE.exec(text.trim());
    if (inside === null) return false;
    turn.say(`You go ${inside[1]!.toLowerCase()}.`);
    await act(
      turn,
      { ...reading, act: "use", target: null, parts: [], also: [], sure: true, alternatives: [] },
      inside[2]!,
    );
    return true;
  }
  const found = /^(?:in|over|up|back|across|down)?(?: to)? ?(?:him|her|them)$/iu.test(where.trim())
    ? pronounMeant(turn, where)
    : entriesIn(turn.lore, where).find(({ kind }) => kind !== "faction" && kind !== "thing");
  const isSomebody = found?.kind === "person" || found?.kind === "creature";
  if (found !== undefined && isSomebody && fateOf(turn.lore, found) === "dead") return false;
  // "Mr Pym's shop" is a place and not Mr Pym.
  const isTheirs = isSomebody && /['’]s \p{Ll}+$/u.test(where.trim());
  if (isTheirs) await travel(turn, null, `go to ${where}`);
  else if (isSomebody && !turn.present.some(({ name }) => name === found.name)) await findPerson(turn, found);
  else if (!isSomebody && found?.name !== turn.place) await travel(turn, found?.name ?? null, `go to ${where}`);
  if (turn.still) return true;
  if (isSomebody) turn.memo.last = found.name;
  const verb = /^\p{L}+/u.exec(then)?.[0].toLowerCase() ?? "";
  const acts: Partial<Record<string, Reading["act"]>> = {
    look: "look",
    check: "look",
    search: "search",
    find: "search",
    give: "give",
    buy: "buy",
    take: "take",
    ask: "talk",
    tell: "talk",
    talk: "talk",
    say: "talk",
    greet: "talk",
    thank: "talk",
  };
  await act(
    turn,
    {
      ...reading,
      act: acts[verb] ?? "use",
      target: null,
      topic: "",
      speech: "",
      parts: [],
      also: [],
      sure: true,
      alternatives: [],
    },
    then,
  );
  return true;
}
