import { pattern } from "../../../patterns.ts";
import { cases } from "../../case/case-content.ts";
import { lineOf } from "../../case/fill-in.ts";
import { sayLead } from "../../case/leads.ts";
import { aboutThing, thingNamed } from "../../case/thing-named.ts";
import { fateOf } from "../../lore/fates.ts";
import { isSamePlace } from "../../lore/where/whereabouts.ts";
import { shortName } from "../../lore/lore.ts";
import { canTalk } from "../../lore/voices.ts";
import type { Turn } from "../../turn.ts";
import { whoIn } from "../people/who.ts";

const NUMBERS = ["three", "four", "five", "six", "seven", "eight", "nine"] as const;

/** Whether the player's texts say of what is tried without a key, or of the place, that it is locked; who is inside gets out. */
const isLocked = (turn: Turn, text: string): boolean =>
  !pattern("deed with key").test(text) &&
  !turn.sharesWords(turn.place, text) &&
  turn.lore.written.some(
    (each) => pattern("deed locked").test(each.text) && turn.sharesWords(each.text, `${text} ${turn.place}`),
  );

/**
 * What is seen to come of a deed: a sentence that fits its kind and names what it was done with (`deeds` of the content); empty where nothing is
 * to be told. The last clause is answered: what comes before it only leads to it.
 */
export function resultOfDeed(turn: Turn, typed: string): string {
  const text = typed.replace(pattern("deed lead-in"), "");
  if (turn.memo.case === null) return "";
  for (const clause of text.split(pattern("deed next clause")).slice(1).toReversed()) {
    const said = resultOfClause(turn, clause);
    if (said !== "") return said;
  }
  return resultOfClause(turn, text);
}

function resultOfClause(turn: Turn, text: string): string {
  const { deeds } = cases();
  const who = whoIn(turn, text);
  const here = who !== undefined && turn.isHere(who) ? who : undefined;
  const place = turn.story.scene?.exits.find((each) => !turn.memo.visited.some((been) => isSamePlace(been, each)));
  const sought = pattern("deed sought").exec(text)?.[1]?.trim();
  const state = pattern("deed state").exec(text)?.[1];
  // Who stands by notices what makes a noise or a light.
  const near =
    who !== undefined && here === undefined
      ? undefined
      : turn.present.find((each) => canTalk(turn.lore, each) && fateOf(turn.lore, each) === null);
  const more = {
    ...aboutThing(turn, text),
    ...(here === undefined ? {} : { [canTalk(turn.lore, here) ? "next" : "beast"]: shortName(here) }),
    ...(near === undefined ? {} : { near: shortName(near) }),
    ...(place === undefined ? {} : { place }),
    ...(state === undefined ? {} : { state }),
    ...(sought === undefined ? {} : { sought: thingNamed(turn, sought) }),
    n: NUMBERS[turn.random.int(0, NUMBERS.length - 1)]!,
  };
  for (const kind of Object.keys(deeds)) {
    if (!pattern(`deed does ${kind}`).test(text) || (kind === "locked" && !isLocked(turn, text))) continue;
    const said = lineOf(turn, turn.memo.case!, deeds[kind], more, true);
    // Who looks for the same thing again learns whom to ask.
    const key = `sought ${sought ?? ""}`;
    const isAgain = kind === "look for" && turn.wasSaid(key);
    if (kind === "look for") turn.markSaid(key);
    if (said !== "") return isAgain ? `${said} ${sayLead(turn, "ask")}`.trim() : said;
    if (deeds[kind]!.length === 0) return "";
  }
  return "";
}
