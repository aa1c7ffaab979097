import type { Person } from "#content/adventures/schema";
import { storedPattern } from "../../patterns.ts";
import { nounKinds, verbIn } from "../../understand/lexicon/vocabulary.ts";
import { shortName } from "../stage/prose.ts";
import { type Stage, say } from "../stage/stage.ts";
import { calledHere, withoutCall } from "./conversation-partner.ts";
import { saySmall, smallSaid } from "./small-talk.ts";

/** "Annis, run down the road and hood every lamp": an order to the person by name, and no question. */
export function isOrder(stage: Stage, person: Person, text: string): boolean {
  if (text.includes("?") || calledHere(stage, text)?.id !== person.id) return false;
  const [first = "", second = ""] =
    withoutCall(text.replaceAll(/["“”]/gu, ""), person)
      .toLowerCase()
      .match(/[\p{L}’']+/gu) ?? [];
  const verb = first === "please" || first === "now" ? second : first;
  return verbIn(verb)?.form === "base" && nounKinds(verb) === "" ? !TALKING.test(verb) : DOING.test(verb);
}
const TALKING = storedPattern("adventure orders talking", "u");
const DOING = storedPattern("adventure orders doing", "u");

/** The person takes an order for which there is no deed: in their own words (`order` of their small talk), or by a look. */
export function takeOrder(stage: Stage, person: Person): void {
  const own = person.smalltalk.find((each) => each.about.includes("order") && smallSaid(stage, person, each) === 0);
  if (own !== undefined) return saySmall(stage, person, own);
  const stays = person.pronoun === "they" ? "stay as they are" : `stays as ${person.pronoun} is`;
  say(stage, `${shortName(person)} looks at you, to see whether it is meant, and ${stays}.`);
}
