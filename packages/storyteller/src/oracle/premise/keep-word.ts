import type { StoryThread } from "#contracts/story/state";
import { shortName } from "./lore.ts";
import { toSecondPerson } from "./person-words.ts";
import { pay } from "./reward.ts";
import type { Turn } from "./turn.ts";

const KEEPS =
  /\b(?:keep|kept|fulfil+(?:ed)?|honou?r(?:ed)?|ma(?:ke|de) good on)\b[^.!?:;]*?\b(?:promise|word|oath|vow)\b/iu;

/** "I keep my promise to Sarn: I planted the tree": the promise is kept and its thread ends. False if the words keep no open promise. */
export async function keepWord(turn: Turn, text: string): Promise<boolean> {
  if (!KEEPS.test(text) || text.includes("?")) return false;
  const given = turn.open.filter(({ kind }) => kind === "promise");
  const named = given.filter(({ title }) =>
    turn.story.cast.some(({ name, aliases }) => {
      const names = [name, ...aliases, shortName(turn.entry(name))];
      return names.some((each) => text.includes(each)) && names.some((each) => title.includes(each));
    }),
  );
  const said = stems(text);
  const shared = ({ title }: StoryThread) => [...stems(title)].filter((stem) => said.has(stem)).length;
  const promise = named.toSorted((a, b) => shared(b) - shared(a))[0] ?? (given.length === 1 ? given[0] : undefined);
  if (promise === undefined) return false;
  const did = /(?::|,| by) ?(.+)$/u.exec(text)?.[1];
  const deed = did === undefined ? "You keep your word." : sentence(toSecondPerson(did));
  turn.change({
    type: "thread_changed",
    by: "game_master",
    title: promise.title,
    step: deed.slice(0, 400),
    state: "resolved",
  });
  const whom = turn.story.cast.find(({ name }) => promise.title.includes(shortName(turn.entry(name))));
  if (whom !== undefined) turn.attitude(whom.name, 1);
  turn.say(`${deed} “${promise.title}” is kept.`, await pay(turn, true));
  turn.log(`You kept your word: ${promise.title}.`);
  return true;
}

/** Compares words by their first three letters, so that "buried" matches "bury". */
const stems = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) => word.slice(0, 3)));

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/[.!\s]+$/u, "")}.`;
