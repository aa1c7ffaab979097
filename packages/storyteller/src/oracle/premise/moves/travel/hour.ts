import { pattern, storedPattern } from "../../../patterns.ts";
import { BY, type Turn } from "../../turn.ts";

/** Time that the player says: "it's Saturday", "next morning", "at dusk". It moves the hour, and answers no question. */

const DAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;
const SAID = storedPattern("hour said");

/** Moves the time that a message begins with; answers what is left of the message, null where it says no time. */
export function timeSaid(turn: Turn, text: string): string | null {
  const found = SAID.exec(text);
  const { scene } = turn.story;
  if (found === null || scene === null || pattern("hour time said").test(text)) return null;
  const { hour, day, part, next, of, past } = found.groups ?? {};
  const isNext =
    next !== undefined || pattern("hour time said 2").test(found[0]) || pattern("hour time said 3").test(past ?? "");
  const ahead = day === undefined ? (isNext ? 1 : 0) : daysTo(turn, day.toLowerCase());
  const weekday = day === undefined ? "" : day.charAt(0).toUpperCase() + day.slice(1).toLowerCase();
  const time = [weekday, (part ?? of ?? hour ?? "").toLowerCase()].filter((each) => each !== "").join(" ");
  turn.change({
    type: "scene_changed",
    by: BY,
    day: scene.day + ahead,
    ...(time === "" ? {} : { time: time.slice(0, 60) }),
  });
  turn.memo.pending = null;
  turn.say(
    past !== undefined
      ? `${past.charAt(0).toUpperCase()}${past.slice(1).toLowerCase()}.`
      : `It is ${isNext && time !== "" && weekday === "" ? `the next day, ${time}` : time === "" ? "the next day" : time}.`,
  );
  return text.slice(found[0].length).trim();
}

/** Days from the weekday of the scene, or of the texts' beginning, to another one. */
function daysTo(turn: Turn, wanted: string): number {
  const { scene } = turn.story;
  const texts = `${scene?.time ?? ""} ${turn.brief.scene.campaign.notes}`.toLowerCase();
  const first = DAYS.map((day) => ({ day, at: texts.indexOf(day) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)[0]?.day;
  if (first === undefined) return 1;
  return (DAYS.indexOf(wanted as (typeof DAYS)[number]) - DAYS.indexOf(first) + 7) % 7;
}
