import { pattern, storedPattern } from "../../../patterns.ts";
import type { StepSort } from "../case-kinds.ts";

/** What is so when something no longer stands in the way, in a sentence made of the player's own: "Tam will cross the Sound again." */

/** "Since his son drowned", "without a price": why it was so, and on what terms. */
const TERMS = storedPattern("what-changes terms");

/** "Has not gone up since": goes up again. */
const AGAIN: Readonly<Record<string, string>> = {
  gone: "go",
  been: "go",
  flown: "fly",
  driven: "drive",
  ridden: "ride",
  spoken: "speak",
};

/**
 * @param name whom it is about, by the short name; empty where it is about nobody
 * @param text the player's sentence, which begins with the person, where there is one
 */
export function whatChanges(sort: StepSort, name: string, thing: string, text: string): string {
  const the = thing === "" ? "" : /^\p{Lu}/u.test(thing) ? thing : `The ${thing.replace(/^(?:the|an?) /iu, "")}`;
  const are =
    /[^s]s\b(?! of)/u.test(thing.split(/ (?:over|across|through|up) /u)[0]!) && /^\p{Ll}/u.test(thing) ? "are" : "is";
  const doing = (key: string): string => (pattern(`task after ${key}`).exec(text)?.[1] ?? "").replace(TERMS, "").trim();
  switch (sort) {
    case "mended":
      return the === "" ? "" : `${the} can be used again.`;
    case "got":
      return "";
    case "coaxed":
      return `${name} is with you.`;
    case "danger":
      return the === "" ? "It need not be feared any more." : `${the} ${are} no danger to you now.`;
    case "way":
      return the === "" || name !== "" ? "The way is free." : `${the} ${are} no hindrance any more.`;
    default:
  }
  if (name === "") return sort === "rule" ? "You have leave to do it." : "";
  const never = doing("oath");
  if (never !== "") return `${name} will ${never} once more.`;
  const through = doing("lets");
  if (through !== "") return `${name} lets you ${through === "metal" ? "pass" : through}.`;
  if (pattern("task after lets no").test(text)) return `${name} lets you through with it.`;
  const not = doing("will not");
  if (not !== "") return `${name} will ${not} now.`;
  const banned = doing("bans");
  if (banned !== "") return `${name} allows you to ${banned}.`;
  const [verb = "", ...rest] = doing("has not").split(" ");
  if (verb !== "") return `${name} will ${[AGAIN[verb] ?? verb.replace(/ed$/u, ""), ...rest].join(" ")} again.`;
  if (thing !== "" && pattern("task owns only").test(text)) return `You may use the ${thing}.`;
  return sort === "rule" ? `${name} makes an exception for you.` : `${name} is on your side in this.`;
}
