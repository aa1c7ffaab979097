import { pattern, sourceOf, storedPattern, tableOf } from "../../patterns.ts";
import type { Reading } from "../../understand/reading.ts";
import { capital, inSentence, listed } from "../stage/prose.ts";
import { doSight } from "../acts/sights.ts";
import { stemsOf } from "../stage/match-words.ts";
import { lookRound, scenery, thingMeant } from "../stage/sight.ts";
import { exitsNamed, nameOf, placeOf, present, sheetOf, type Stage, say } from "../stage/stage.ts";
import { suggestions } from "../suggest.ts";
import { voiced } from "../stage/voice.ts";
import { sayWhatIsKnown } from "./story-so-far.ts";
import { bearingOn } from "./theory.ts";

const OF_ONE_THING = storedPattern("questions of one thing");
/** "Am I tied up?" asks for no summary of the story. */
const OF_ONESELF = storedPattern("questions of oneself");
const OF_ALL = storedPattern("questions of all");
/** "What spark? Where?" */
const OF_WHAT = storedPattern("questions of what");

/** A longer question asks for more than how something looks. */
const FEW = 6;

/** "Is it warm?", with nobody there: what the question names is looked at. Returns whether there is something to see. */
function isSeen(stage: Stage, reading: Reading): boolean {
  const asked = stage.brief.playerText.replaceAll("?", "");
  if (present(stage).length > 0) return false;
  if (doSight(stage, { ...reading, act: "look" }, asked)) return true;
  const stems = stemsOf(asked);
  const named = thingMeant(stage, null, stems)?.look ?? scenery(stage, stems);
  if (stems.length > FEW || named === "") return false;
  say(stage, named);
  return true;
}

/** Answers a question to the table that nothing else has answered. The story does not move on. */
export function answerFromStory(stage: Stage, reading: Reading): void {
  stage.still = true;
  switch (reading.act) {
    case "options":
      if (OF_WHAT.test(stage.brief.playerText) && isSeen(stage, reading)) return;
      if (pattern("questions answer from story").test(stage.brief.playerText)) {
        lookRound(stage);
        return;
      }
      say(
        stage,
        `You could ${listed(
          suggestions(stage).map((each) => asChoice(each).replace(/[?.!]+$/u, "")),
          "or",
        )}. Anything else you can think of may work too.`,
      );
      return;
    case "oracle": {
      const found = bearingOn(stage, stage.brief.playerText);
      if (found !== null) say(stage, found);
      else if (isSeen(stage, reading)) return;
      else if (present(stage).length === 0) say(stage, "There is nobody here to ask.");
      else if (OF_ONESELF.test(stage.brief.playerText)) say(stage, "Not so far as you can tell.");
      else sayWhatIsKnown(stage);
      return;
    }
    case "recall": {
      const asked = stage.brief.playerText;
      if (OF_ONESELF.test(asked)) {
        say(stage, "Not so far as you can tell.");
        return;
      }
      const whole = !OF_ONE_THING.test(asked) || OF_ALL.test(asked);
      if (whole) sayWhatIsKnown(stage);
      else say(stage, bearingOn(stage, asked) ?? "Nothing that you have found says that yet.");
      return;
    }
    case "rules":
      if (!reading.sure && !OF_SHEET.test(stage.brief.playerText)) {
        say(stage, bearingOn(stage, stage.brief.playerText) ?? "Nothing that you have found says that yet.");
        return;
      }
      say(stage, sheetLine(stage));
      return;
    case "plan":
      say(
        stage,
        BELIEVES.test(stage.brief.playerText)
          ? `It may be. ${bearingOn(stage, stage.brief.playerText) ?? "You have found nothing yet that bears on it."}`
          : voiced(stage, "considers"),
      );
      return;
    case "stop":
      say(stage, sourceOf("questions stopped"));
      return;
    case "meta":
      say(stage, sourceOf("questions keeper"));
      return;
    default:
      notUnderstood(stage);
  }
}

const OF_SHEET = storedPattern("act-once of rules");
const BELIEVES = storedPattern("questions believes");

const lowered = (text: string): string =>
  pattern("questions lowered", "u").test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** A suggestion in a list: an act, or words to say. */
const asChoice = (offer: string): string =>
  pattern("questions as choice").test(offer)
    ? `say “${offer.replaceAll(/^["“]|["”]$/gu, "")}”`
    : lowered(offer)
        .replaceAll(/\bmyself\b/gu, "yourself")
        .replaceAll(/\bmy\b/gu, "your");

function sheetLine(stage: Stage): string {
  const sheet = sheetOf(stage);
  if (sheet === null) return "There is no sheet at this table.";
  const items = sheet.inventory.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name));
  return `${sheet.name}: ${sheet.hp.current} of ${sheet.hp.max} hit points, armour class ${sheet.armorClass}, ${sheet.gold} gold. ${items.length === 0 ? "You carry nothing." : `You carry: ${items.join(", ").toLowerCase()}.`}`;
}

/** Says that the words were not understood, and what can be done here. */
export function notUnderstood(stage: Stage): void {
  stage.still = true;
  // Beside what the message has already done, it says nothing to the player.
  if (stage.paragraphs.length > 0) return;
  const ways = exitsNamed(stage).map(({ to }) => inSentence(nameOf(stage, to)));
  const people = present(stage).map(({ name }) => name);
  const things = placeOf(stage).things.filter(({ id }) => !stage.progress.taken.includes(id));
  const parts = [
    people.length === 0 ? "" : `talk to ${listed(people, "or")}`,
    things.length === 0
      ? ""
      : `look at ${listed(
          things.map(({ name }) => inSentence(name)),
          "or",
        )}`,
    ways.length === 0 ? "" : `go to ${listed(ways, "or")}`,
  ].filter((part) => part !== "");
  say(stage, `I did not understand that. ${capital(`you can ${listed(parts, "or")}.`)}`);
}

/** Asks which of two or three readings is meant. */
export function askBack(stage: Stage, reading: Reading): void {
  stage.still = true;
  const verbs = tableOf("questions verbs");
  const ways = [reading, ...reading.alternatives]
    .filter(({ act, target }) => act !== "nonsense" && act !== "compound" && fitsTarget(stage, act, target))
    .filter(({ act, target }) => target !== null || act !== "travel")
    .map(({ act, target }) => `${verbs.get(act) ?? act}${target === null ? "" : ` ${inSentence(target)}`}`);
  if (ways.length < 2) notUnderstood(stage);
  else say(stage, `How do you mean that: ${listed([...new Set(ways)], "or")}?`);
}

/** Acts that need a person as their target. Without a person, or with an item as the target, the reading is not offered as a choice. */
const AT_SOMEBODY: ReadonlySet<Reading["act"]> = new Set([
  "talk",
  "persuade",
  "deceive",
  "threaten",
  "accuse",
  "fight",
  "promise",
]);
const fitsTarget = (stage: Stage, act: Reading["act"], target: string | null): boolean =>
  !AT_SOMEBODY.has(act) ||
  (target !== null && !(sheetOf(stage)?.inventory.some(({ name }) => name === target) ?? false));
