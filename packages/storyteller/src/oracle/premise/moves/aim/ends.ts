import { capitalise } from "#english/noun-phrase";
import { entriesIn, type LoreEntry, shortName } from "../../lore/lore.ts";
import type { Turn } from "../../turn.ts";
import { isGone } from "../../lore/fates.ts";
import { isMany } from "../danger/danger-words.ts";
import { theThing } from "../record/items.ts";
import { rivalOf } from "../people/rival.ts";
import { aimOf, fullAim, shortAim } from "./vow.ts";

/** How the story may end: what is proposed for it, out of what was found and who is in it. */

/** Those to whom the traces lead, the most often named first. */
export function leadsOf(turn: Turn): { readonly who: LoreEntry; readonly times: number }[] {
  const times = new Map<string, number>();
  for (const text of new Set([...turn.memo.clues, ...turn.memo.facts]))
    if (!text.includes(" does not want you to "))
      for (const { name } of entriesIn(turn.lore, text))
        if (turn.people.some((each) => each.name === name && each.kind === "person" && !isGone(turn.lore, each)))
          times.set(name, (times.get(name) ?? 0) + 1);
  // Whom the player has accused comes before whom the traces only name.
  const accused = turn.memo.facts.findLast((text) => text.startsWith("You accuse "));
  const [who] = accused === undefined ? [] : entriesIn(turn.lore, accused);
  if (who !== undefined) times.set(who.name, (times.get(who.name) ?? 0) + 3);
  return [...times].toSorted(([, a], [, b]) => b - a).map(([name, count]) => ({ who: turn.entry(name), times: count }));
}

/** "who killed Wray" of somebody: "It was Storr who killed Wray"; a question of another sort is what they have done. */
export function blames(who: LoreEntry, question: string): string | null {
  const deed = /^who ((?:is|are|has)?.*?)(?: and (?:why|how|what)\b.*)?$/u.exec(question)?.[1];
  if (deed === undefined) return null;
  return `It ${/^(?:is|are|has)\b/u.test(deed) ? "is" : "was"} ${shortName(who)} who ${deed.replace(/^are\b/u, "is")}`;
}

/** At a strong hit the aim without a price, at a weak one with what it costs; a mystery ends with who it was. */
export function endings(turn: Turn, isStrong: boolean): string[] {
  const met = turn.people.filter(({ name, kind }) => {
    const member = turn.member(name);
    return kind === "person" && member?.alive === true && member.met !== null;
  });
  const attitude = ({ name }: LoreEntry) => turn.member(name)?.attitude ?? 0;
  const rival = rivalOf(turn);
  const foe = rival ?? met.find((each) => attitude(each) < 0);
  const friend = met.toSorted((a, b) => attitude(b) - attitude(a)).find((each) => attitude(each) >= 0 && each !== foe);
  // What the hero came for is the prize, and no price.
  const thing = turn.memo.held.findLast(
    (each) => turn.main === undefined || !fullAim(turn.main).includes(each.thing),
  )?.thing;
  const price = [
    foe === undefined ? "too late to matter" : `and ${shortName(foe)} ${isMany(foe.name) ? "get" : "gets"} away`,
    friend === undefined ? "and nobody believes me" : `and ${shortName(friend)} pays for it`,
    thing === undefined ? "and it costs me my good name" : `and it costs me ${theThing(thing)}`,
  ];
  const prize = [
    "and everybody hears it",
    foe === undefined ? "and nobody is hurt" : `and ${shortName(foe)} ${isMany(foe.name) ? "pay" : "pays"} for it`,
    friend === undefined ? "and I go home" : `and ${shortName(friend)} is there to see it`,
  ];
  const { question } = aimOf(turn);
  const blamed = [rival, ...leadsOf(turn).map(({ who }) => who)].filter(
    (each, at, all): each is LoreEntry => each !== undefined && all.indexOf(each) === at,
  );
  if (question !== null && blamed.length > 0) {
    const [first, second = first!, third = second] = blamed;
    const of = (who: LoreEntry) => blames(who, question);
    if (of(first!) !== null) {
      const witness = met.find((each) => each !== second && attitude(each) >= 0);
      const seen =
        witness === undefined
          ? isStrong
            ? "and I can prove it"
            : "and I cannot prove it"
          : `and ${shortName(witness)} ${isStrong ? "is there to hear it" : "pays for it"}`;
      return [
        `${of(first!)!}, ${isStrong ? "and everybody hears it" : "and gets away with it"}`,
        `${of(second)!}, ${seen}`,
        `${of(third)!}, ${third === second ? "and says why" : `on the word of ${shortName(first!)}`}`,
      ].filter((each, at, all) => all.indexOf(each) === at);
    }
    const end = isStrong ? "" : `, ${price[0]!}`;
    return [
      `${capitalise(shortName(first!))} knew ${question}, and hid it${end}`,
      `It was ${shortName(second)}'s doing, and ${shortName(first!)} paid for the silence`,
      `It was an accident, and ${shortName(first!)} hid it`,
    ];
  }
  // What was found is no end any more: what is left of the aim is.
  const rest =
    turn.main === undefined || !turn.wasSaid("reached any")
      ? []
      : fullAim(turn.main).split(/,? and (?:to )?|, (?:to )?/u);
  const aim = (rest.at(-1)?.replace(/ before .*$/u, "") ?? shortAim(turn))
    .replace(/\byour\b/gu, "my")
    .replace(/\byou\b/gu, "I");
  return (isStrong ? prize : price).map((each) => `I ${aim}, ${each}`);
}
