import { pattern, sourceOf, storedPattern } from "../../patterns.ts";
import { capitalise } from "#english/noun-phrase";
import { entriesIn, type LoreEntry, shortName } from "../lore/lore.ts";
import { fullAim } from "../moves/aim/full-aim.ts";
import { calledIn, personIn } from "../moves/people/who.ts";
import { BY, type Turn } from "../turn.ts";
import type { Part } from "../words/clauses.ts";
import { ofHero } from "./fill-in.ts";
import { isKnown } from "./climax/decided.ts";
import { piecesOf } from "./leads.ts";
import { isNobodys } from "./open/open-story.ts";
import { nameCulprit } from "./name-culprit.ts";
import { whatHolds } from "./charge/what-holds.ts";
import { beginHere } from "./climax/begin-here.ts";
import { begin, decide } from "./climax/showdown.ts";

/** Who is accused, in whatever form. Before an authority or a gathering, with enough found, it is the showdown itself. */

const NAMES = storedPattern("accuse names");
const GUILT = storedPattern("accuse guilt");
const AUDIENCE = storedPattern("accuse audience");

/** Plays a part of the message that accuses somebody; false where it accuses nobody, or only to their face. */
export async function accuses(turn: Turn, part: Part): Promise<boolean> {
  const kept = turn.memo.case;
  if (kept === null || kept.showdown !== null || turn.main === undefined) return false;
  if (isNobodys(kept)) return false;
  if (part.kind !== "do" && part.kind !== "say") return false;
  const faced = saidToFace(turn, part);
  if (faced !== undefined && !kept.announced && kept.said.includes("asked")) {
    nameCulprit(turn, faced, true);
    return true;
  }
  const isPublic = isBeforeAll(turn);
  const who = accusedIn(turn, part, isPublic);
  if (who === undefined) return false;
  if (isPublic) return beforeAll(turn, part, who);
  if (part.kind === "say" && !pattern("accuse accuses").test(part.to)) return false;
  if (part.kind === "say" && NAMES.exec(part.to) === null) return false;
  if (who.name === kept.who.opponent && isKnown(turn)) begin(turn);
  else if (kept.announced) return false;
  else if (kept.said.includes("asked")) nameCulprit(turn, who, turn.isHere(who));
  else turn.say(whatHolds(turn, kept, who));
  return true;
}

const YOU = storedPattern("accuse you");
/** "It is you. You did it.": to whom it is said. */
function saidToFace(turn: Turn, part: Part): LoreEntry | undefined {
  if (part.kind !== "say" || !part.direct || part.words.endsWith("?") || !YOU.test(part.words)) return undefined;
  const who =
    calledIn(turn, part.words) ?? personIn(turn, part.to) ?? turn.present.find(({ name }) => name === turn.memo.last);
  return who !== undefined && turn.isHere(who) && !turn.memo.companions.includes(who.name) ? who : undefined;
}

/** Whom a part of the message accuses. */
function accusedIn(turn: Turn, part: Part & { readonly kind: "do" | "say" }, isPublic: boolean): LoreEntry | undefined {
  const frame = part.kind === "say" ? part.to : part.text;
  const named = NAMES.exec(frame)?.[1];
  const who = named === undefined ? undefined : personIn(turn, named);
  if (who !== undefined) return who;
  if (!isPublic || part.kind !== "say" || !part.direct || part.words.endsWith("?") || !GUILT.test(part.words))
    return undefined;
  const { opponent } = turn.memo.case!.who;
  const people = entriesIn(turn.lore, part.words).filter(({ name }) => turn.people.some((each) => each.name === name));
  return (
    people.find(({ name }) => name === opponent) ??
    people.find((each) => wasBehind(turn, each)) ??
    people.find((each) => /\p{Lu}/u.test(each.name)) ??
    personIn(turn, part.words)
  );
}

/** Whether the hero speaks before an authority or a gathering: one that is here, or that the player's own texts have. */
export function isBeforeAll(turn: Turn): boolean {
  const frame = turn.brief.playerText.replace(/[“"][^”"]*[”"]/gu, "");
  const [word] = AUDIENCE.exec(frame) ?? [];
  if (word !== undefined) {
    const low = word.toLowerCase();
    const isGroup = pattern("accuse is before all", "u").test(low);
    const isHere = turn.present.some(({ name, role }) => `${name} ${role}`.toLowerCase().includes(low));
    const isWritten = turn.lore.sentences.some(({ text }) => text.toLowerCase().includes(low));
    // "I ask the captain": somebody of that office whom the hero only speaks to.
    if (isGroup ? turn.present.length > 0 : isHere || (isWritten && pattern("accuse is before all 3").test(frame)))
      return true;
  }
  return pattern("accuse is before all 2").test(turn.brief.playerText);
}

/** Whether somebody was behind the story that ended last. */
const wasBehind = (turn: Turn, { name }: LoreEntry): boolean =>
  entriesIn(turn.lore, turn.memo.truth).some((each) => each.name === name);

/** A name is said before all. */
async function beforeAll(turn: Turn, part: Part & { readonly kind: "do" | "say" }, who: LoreEntry): Promise<boolean> {
  const kept = turn.memo.case!;
  const { found, enough } = piecesOf(kept);
  const isEnough = kept.announced || kept.enough || found * 2 >= enough;
  const words: Part & { readonly kind: "say" } = {
    kind: "say",
    words: part.kind === "say" ? part.words : `It was ${shortName(who)}.`,
    to: "",
    verb: "accuse",
    direct: true,
  };
  if (who.name === kept.who.opponent && isEnough) {
    const isFetched = !turn.isHere(who);
    beginHere(turn, 1);
    turn.say(
      `Everybody hears it. ${capitalise(shortName(who))} ${isFetched ? "is sent for, and comes" : "is here, and hears it, too"}.`,
    );
    turn.more = false;
    await decide(turn, words);
    turn.begun = true;
    return true;
  }
  // Who was behind the first half of the story is named in the second.
  if (
    turn.memo.end !== null &&
    turn.memo.truth !== "" &&
    wasBehind(turn, who) &&
    pattern("accuse before all").test(fullAim(turn.main!))
  ) {
    takesAccusation(turn, words.words);
    return true;
  }
  if (kept.announced || (isEnough && kept.said.includes("asked"))) {
    nameCulprit(turn, who, turn.isHere(who));
    return true;
  }
  turn.log(`You name ${shortName(who)} before all.`);
  turn.fact(`You accuse ${capitalise(shortName(who))}.`);
  turn.say(`Everybody hears it, and asks for proof. ${whatHolds(turn, kept, who)}`);
  return true;
}

/** What is known already is said where it counts, and the aim is reached. */
function takesAccusation(turn: Turn, words: string): void {
  const main = turn.main!;
  const aim = ofHero(fullAim(main));
  const answer = "Yes. You have said it before all, and it is done.";
  turn.say(`“${words.replace(/[“”"]/gu, "")}” You have said it.`);
  turn.say(`It is heard to the end, and nobody speaks against it. ${turn.memo.truth}`);
  turn.change({ type: "thread_changed", by: BY, title: main.title, step: turn.memo.truth.slice(0, 400) });
  turn.change({ type: "thread_changed", by: BY, title: main.title, state: "resolved" });
  turn.change({ type: "scene_closed", by: BY, result: turn.memo.truth.slice(0, 400) });
  turn.log(`You say it before all at ${turn.place}.`);
  turn.ended = main.title;
  turn.memo.case = null;
  turn.memo.danger = null;
  turn.memo.end = { ...turn.memo.end!, aim, answer, rests: true, parts: [{ part: aim.slice(0, 400), answer }] };
  turn.say(`You set out to ${aim}. It is done.`);
  turn.say(sourceOf("ending may rest"));
}
