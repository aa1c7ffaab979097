import type { LoreEntry } from "../../lore/lore.ts";
import { BY, type Turn } from "../../turn.ts";

/** Those who go with the hero. The memo says who they are; the cast keeps the stat block with which they fight. */

/** Companions whom another game master took along go on with the hero; the dead and those who were let go do not. */
export function gather(turn: Turn): void {
  const { memo, story } = turn;
  const isGone = (name: string): boolean => {
    const member = turn.member(name);
    return (
      member !== undefined && (!member.alive || (member.companion === null && !turn.lore.companions.includes(name)))
    );
  };
  const along = story.cast.filter(({ alive, companion }) => alive && companion).map(({ name }) => name);
  memo.companions = [...new Set([...memo.companions.filter((name) => !isGone(name)), ...along])];
}

/** Somebody has agreed to come along, and fights beside the hero from now on. Why they cannot; empty if they can. */
export async function takeAlong(turn: Turn, who: LoreEntry): Promise<string> {
  if (turn.member(who.name) === undefined) turn.bring(who);
  const member = turn.member(who.name);
  if (member === undefined) return "";
  if (member.attitude < 0) turn.change({ type: "cast_changed", by: BY, name: member.name, attitude: 0 });
  const joined = await turn.brief.table.encounter({ op: "join", foes: [], friends: [member.name] }, turn.story);
  if ("why" in joined) return joined.why;
  for (const event of joined.events) turn.change(event);
  if (!turn.memo.companions.includes(who.name)) turn.memo.companions.push(who.name);
  return "";
}

/** After a move, the cast agrees with the memo about who goes along. Who was forced to come does not fight. */
export async function keepCompany(turn: Turn): Promise<void> {
  const { memo, brief } = turn;
  if (turn.story.encounter !== null) return;
  const left = turn.story.cast.filter(({ name, companion }) => companion && !memo.companions.includes(name));
  const joining = memo.companions.flatMap((name) => {
    const member = turn.member(name);
    // A mouse in a pocket goes along, and does not fight.
    if (turn.entry(name).kind !== "person") return [];
    return member?.alive && !member.companion && member.attitude >= 0 ? [member.name] : [];
  });
  const orders = [
    ...(left.length > 0 ? [{ op: "leave", who: left.map(({ name }) => name), outcome: "flight" } as const] : []),
    ...joining.map((name) => ({ op: "join", foes: [], friends: [name] }) as const),
  ];
  for (const order of orders) {
    const done = await brief.table.encounter(order, turn.story);
    if (!("why" in done)) for (const event of done.events) turn.change(event);
  }
}
