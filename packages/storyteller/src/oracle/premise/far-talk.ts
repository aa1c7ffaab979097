import { answersTo } from "./proposals.ts";
import { bears } from "./goal.ts";
import { askPlayer } from "./hand-over.ts";
import { entriesIn, type LoreEntry, shortName } from "./lore.ts";
import { deedOf } from "./person-words.ts";
import { trouble } from "./trouble.ts";
import type { Turn } from "./turn.ts";

/** Talks to people over a distance: by radio, telephone, letter or channel. Nobody travels for it. This pattern names the devices. */

const DEVICE =
  "(?:radio|comms?|com|phone|telephone|channel|intercom|screen|video|wireless|telegraph|walkie-talkie|line|speaker|loudhailer|megaphone|link)";
const REACHES = new RegExp(
  `^(?:then )?(?:i |we )?(?:try to )?(?:(?:call|hail|contact|raise|reach|ask|tell|get) (.+?) (?:up )?(?:on|over|by|via|through) (?:the |my |a |our )?(?:ship's )?${DEVICE}|(?:radio|phone|telephone|ring up|hail|text|email|dial|ping|wire|telegraph|signal|write (?:a letter )?to|send word to|send a (?:message|telegram|letter|text|wire) to) (?!for\\b)(.+?)|open (?:a|the|up a) (?:radio )?(?:channel|line|link) to (.+?))(?:(?:,| and|, and)(?: then)? (?:i )?(ask|tell|say|offer|demand|beg|warn|order|propose|promise|explain)\\b(.*))?[.!?]?$`,
  "iu",
);

/** Calls a person far away. False if the words call nobody over a distance. */
export async function callsFar(turn: Turn, text: string): Promise<boolean> {
  const found = REACHES.exec(text.replace(/[“"][^”"]*[”"]/gu, "").trim());
  if (found === null) return false;
  const whom = found[1] ?? found[2] ?? found[3] ?? "";
  const entry = entriesIn(turn.lore, whom)[0];
  if (whom === "" || whom.split(" ").length > 6 || (entry !== undefined && isHere(turn, entry))) return false;
  const name = entry === undefined ? whom : shortName(entry);
  const does = deedOf(text) ?? `call ${name}`;
  const asked = `${found[4] ?? ""}${found[5] ?? ""}`.trim();
  turn.log(`You ${does}.`);
  const { yes, verdict } = await turn.ask(`Does ${name} answer?`.slice(0, 100), "likely");
  if (!yes) {
    turn.say(
      `You ${does}. Nobody answers.`,
      verdict === "no, and" ? await trouble(turn, "A call that was heard by others") : "",
    );
    return true;
  }
  const thread = bears(turn, entry?.kind === "person" ? entry : null, text);
  turn.say(
    `You ${does}, and there is an answer.`,
    askPlayer(turn, {
      kind: "fact",
      asks: `What does ${name} say?`,
      about: asked === "" ? `what ${name} says` : asked,
      ...(entry?.kind === "person" ? { by: entry.name } : {}),
      ...(thread === undefined ? {} : { thread }),
      choices: /^(?:offer|demand|beg|order|propose)/u.test(asked)
        ? ["yes, but not for nothing", "no", "come here, and we will talk"]
        : answersTo(turn, asked === "" ? "what do they want" : asked, entry),
    }),
  );
  return true;
}

const isHere = (turn: Turn, { name }: LoreEntry): boolean => turn.present.some((here) => here.name === name);
