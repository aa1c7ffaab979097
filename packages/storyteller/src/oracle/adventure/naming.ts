import type { Person } from "#content/adventures/schema";
import { count, type Stage } from "./stage.ts";

/** The words of somebody's name that nobody can see by looking at them: "Ambrose", "Tull", and names that are kept among what they are called. */
export const properNames = ({ name, aliases }: Person): string[] => [
  ...new Set(
    [name, ...aliases]
      .flatMap((each) => (/^the /iu.test(each) ? [] : each.split(/\s+/u)))
      .filter((word) => CAPITAL.test(word)),
  ),
];
const CAPITAL =
  /^(?!(?:Mrs|Mr|Miss|Advocate|Captain|Warden|Dame|Lord|Lady|Brother|Sister|Father|Mother|Doctor|Old|Keeper|Ma|The)$)\p{Lu}/u;

const named = (text: string, name: string): boolean => new RegExp(String.raw`\b${name}\b`, "u").test(text);

/** Keeps whose names were told in this turn, or said by the player. */
export function noteNames(stage: Stage): void {
  const heard = [...stage.told, stage.brief.playerText].join(" ");
  for (const person of stage.adventure.people) {
    if (stage.progress.said[`named/${person.id}`] !== undefined) continue;
    if (properNames(person).some((name) => named(heard, name))) count(stage, `named/${person.id}`);
  }
}

/** Whether the story has told somebody's name. */
export const isNamed = ({ progress }: Stage, { id }: Person): boolean => progress.said[`named/${id}`] !== undefined;
