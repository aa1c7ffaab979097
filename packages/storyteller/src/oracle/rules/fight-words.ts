import { capitalise } from "#english/noun-phrase";
import type { ActResult, Blow } from "../../ports.ts";

/** How the words of a fight name somebody: "the grey bitch", "you". */
type Naming = (name: string) => string;

const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

const isMany = (names: readonly string[]): boolean => names.length > 1;
const unique = (names: readonly string[]): string[] => [...new Set(names)];

/** "Osk hits the wolf, and it is enough." One sentence for each blow of a friend. */
function friendly({ by, on, hit, down }: Blow, named: Naming): string {
  const who = capitalise(named(by));
  if (!hit) return `${who} misses ${named(on)}.`;
  return down ? `${who} strikes ${named(on)} down.` : `${who} hits ${named(on)}.`;
}

/** Which of the blows are whose: the hero's own, those of friends, and those against the party. */
export const blowsBy = ({ blows }: Pick<ActResult, "blows">, party: readonly string[], hero: string) => ({
  own: blows.filter(({ by }) => by === hero),
  friends: blows.filter(({ by }) => by !== hero && party.includes(by)),
  foes: blows.filter(({ by }) => !party.includes(by)),
});

/**
 * The foes' answer in one or two sentences: who hits and who misses whom, and how the hero stands after it.
 * @param hero the hero's name, who is "you"
 */
export function answerInWords(foes: readonly Blow[], hero: string, named: Naming): string {
  const sentences: string[] = [];
  const targets = unique(foes.map(({ on }) => on));
  for (const on of targets) {
    const at = foes.filter((blow) => blow.on === on);
    const hits = unique(at.filter(({ hit }) => hit).map(({ by }) => by));
    const misses = unique(at.map(({ by }) => by)).filter((by) => !hits.includes(by));
    const damage = at.reduce((sum, blow) => sum + blow.damage, 0);
    const whom = on === hero ? "you" : named(on);
    if (hits.length > 0)
      sentences.push(
        `${capitalise(listed(hits.map(named)))} ${isMany(hits) ? "hit" : "hits"} ${whom}${on === hero && damage > 0 ? ` for ${damage}` : ""}.`,
      );
    if (misses.length > 0)
      sentences.push(`${capitalise(listed(misses.map(named)))} ${isMany(misses) ? "miss" : "misses"} ${whom}.`);
    if (on !== hero && at.some(({ down }) => down)) sentences.push(`${capitalise(named(on))} goes down.`);
  }
  return sentences.join(" ");
}

/** What friends of the party do. */
export const friendsInWords = (friends: readonly Blow[], named: Naming): string =>
  friends.map((blow) => friendly(blow, named)).join(" ");

/** Who has had enough: "The wolf runs." */
export const leaversInWords = ({ left }: Pick<ActResult, "left">, party: readonly string[], named: Naming): string =>
  left
    .filter(({ who }) => !party.includes(who))
    .map(({ who, how }) => `${capitalise(named(who))} ${how === "fled" ? "runs" : "gives up"}.`)
    .join(" ");
