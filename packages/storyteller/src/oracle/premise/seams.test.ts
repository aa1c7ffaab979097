import { describe, expect, it } from "vitest";

import { LARKMERE, PERIHELION } from "./open-questions.fake.ts";
import { BELL, PIE } from "./case/task/task.fake.ts";
import { RACE } from "./case/task/more-tasks.fake.ts";
import { AIR, SUGAR } from "./case/open/open.fake.ts";
import { played } from "./played.fake.ts";
import { BAKERY, HARBOUR, ISLAND, MARSH, STATION } from "./stories.fake.ts";

/** What shows that a reply was put together from parts which do not fit. */
const SEAMS: readonly (readonly [string, RegExp])[] = [
  ["a slot or a choice of the written texts", /[[\]{}|]/u],
  ["two verbs", /\b(?:are is|is are|was is|is was|is is|are are|has has|to took|to found|did was)\b/iu],
  ["two pronouns", /\b(?:you you|you I|I I|your your|the the|the an?|an? the|the your|the my|the In)\b/u],
  ["a word for no place", /\bat (?:upstairs|downstairs|outside|inside|home home|back)\b/iu],
  ["a name without its capital", /\b(?:that|says) \p{Ll}\S* is behind it\b/u],
  ["a capital in mid-sentence", /\p{Ll}, The \p{Ll}/u],
  ["a speaker twice", /” says ([^.“”,]+)\. “[^”]*,” says \1\.$/mu],
  ["a space too many", /\S {2,}\S/u],
  ["a mark too many", /[.!?]\.(?= |$)|,,| ,|\?”\.|“”/u],
  ["two arrivals", /\b(?:come|go|make your way) to ([^.\n]+)\.[^]*\b(?:come|go|make your way) to \1\./u],
  ["nobody, beside somebody", /\bNobody (?:answers|opens)\.\n\n“|” says [^]*\n\nNobody (?:answers|opens)\.$/u],
  ["a noun cut off", / (?:of|for|to|with) (?:an?|the)[,.]/u],
  ["somebody who helps against themselves", /\b(\p{Lu}\p{Ll}+) may help with \1['’]/u],
];

/** The same sentence twice in one reply: five words or more. */
function saidTwice(reply: string): string[] {
  const all = reply
    .replace(/\*[^*]*\*/gu, "")
    .split(/(?<=[.!?]”?)\s+/u)
    .filter((each) => each.split(" ").length > 4);
  return all.filter((each, at) => all.indexOf(each) !== at);
}

const MESSAGES = [
  "1",
  "I look around. Who is here?",
  "I ask {who} what happened.",
  "“{who}, who was it, and why?”",
  "I go to {place} and look for {who}.",
  "Is {who} here? I kneel down and listen.",
  "I think that {who} did it with a rope because of the money.",
  "I dare it",
  "I accuse {who} of having done it.",
  "“{who}, it was you. You hid it.”",
  "“Please, {who}, let me through. I give you my word.”",
  "“Please, {who}, let me through. I give you my word.”",
  "What stands in the way?",
  "What have I found so far?",
  "I go to {place}.",
  "I search the place for what I am after.",
  "I end it.",
  "I take it with both hands and put it where it belongs.",
  "Where is it?",
  "It is late. I climb down to {place}. Is {who} there?",
  "Not yet. The door was shut, {who}. What do you say to that?",
  "Is it over?",
];

describe("No reply shows a seam", () => {
  it.each([
    ["a bell to be delivered", BELL],
    ["a contest of pies", PIE],
    ["a race", RACE],
    ["air that thins", AIR],
    ["a vicar's sugar", SUGAR],
    ["a lake", LARKMERE],
    ["a ship", PERIHELION],
    ["a harbour", HARBOUR],
    ["a station", STATION],
    ["an island", ISLAND],
    ["a marsh", MARSH],
    ["a bakery", BAKERY],
  ] as const)("in a story of %s, whatever is typed", async (_name, premise) => {
    for (const luck of [4, 17]) {
      const { say, kept, state } = played(premise, `seams ${luck}`, luck, true);
      await say("");
      const found: string[] = [];
      for (const message of MESSAGES) {
        const { who } = kept().case ?? { who: undefined };
        const name = state().cast.find(({ met }) => met !== null)?.name ?? who?.opponent ?? "everybody";
        const place = state().scene?.exits[0] ?? "the door";
        const text = message.replace("{who}", name).replace("{place}", place);
        const reply = await say(text);
        for (const [what, seam] of SEAMS)
          if (seam.test(reply)) found.push(`${what}: ${seam.exec(reply)![0]} | ${text} | ${reply}`);
        for (const twice of saidTwice(reply)) found.push(`twice: ${twice} | ${text} | ${reply}`);
      }
      expect(found).toEqual([]);
    }
  });
});
